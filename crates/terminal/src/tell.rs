//! Texts at the keyboard: the question, the answers, the table, the help, the orders, the result.

use bots::Thought;
use engine::{Action, Event, Outcome, Seat};
use games::ToJson;
use table::{Offer, Order, Why};
use words::{Hint, folded};

use crate::answer::{self, Typed};
use crate::panels::Panels;
use crate::save::SaveError;
use crate::session::LocalSession;
use crate::turn::{Puzzle, STRONGEST};

impl<G: Panels> LocalSession<'_, G> {
    pub const fn options(&self) -> &G::Options {
        self.table.options()
    }

    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        self.table.outcome()
    }

    pub fn view(&self, observer: Option<Seat>) -> G::View {
        self.table.view(observer).expect("a session begins with the deal")
    }

    /// The lines about one action for an observer. Equal lines are merged.
    pub(crate) fn told(&self, observer: Option<Seat>, n: usize) -> Vec<String> {
        let Some(moment) = self.table.moments().nth(n) else {
            return Vec::new();
        };
        let (to, words) = (self.reader(observer), self.words());
        let seen = moment.events.iter().filter_map(|event| event.seen_by(observer));
        let lines = seen.filter_map(|event| G::event(&to, self.options(), &event));
        let mut lines = words.folded(lines);
        if let Some(first) = lines.first_mut().filter(|_| moment.why == Why::Forced) {
            *first = words.site().forced(first.as_str());
        }
        lines
    }

    pub fn begins_turn(&self) -> bool {
        self.table.pending().is_some_and(|(_, asked)| G::begins_turn(asked))
    }

    pub fn legal(&self) -> Vec<G::Action> {
        self.table.asked().map(|seat| self.table.legal(seat).to_vec()).unwrap_or_default()
    }

    /// The question with its details, for a reader.
    pub fn question(&self, seat: Seat) -> Option<String> {
        let (_, decision) = self.table.pending()?;
        Some(G::decision(&self.reader(Some(seat)), &self.view(Some(seat)), decision))
    }

    pub fn prompt(&self, seat: Seat) -> Option<String> {
        let (_, decision) = self.table.pending()?;
        Some(G::prompt(&self.reader(Some(seat)), &self.view(Some(seat)), decision))
    }

    /// Each answer with its consequences.
    pub fn labels(&self, seat: Seat) -> Vec<String> {
        let (to, view) = (self.reader(Some(seat)), self.view(Some(seat)));
        self.legal().into_iter().map(|action| G::action(&to, &view, action)).collect()
    }

    /// The signs before the answers in plain lines: a number, or the notation for actions besides
    /// an answer, so that none is given by mistake.
    pub fn signs(&self) -> Vec<String> {
        let sign = |(number, action): (usize, G::Action)| {
            if action.is_aside() { action.to_string() } else { number.to_string() }
        };
        (1..).zip(self.legal()).map(sign).collect()
    }

    pub fn read(&self, text: &str) -> Typed<G::Action> {
        answer::read::<G>(text, &self.legal())
    }

    pub fn refusal(&self, seat: Seat, action: G::Action) -> String {
        let reason = G::refuse(&self.view(Some(seat)), action);
        G::refusal(&self.reader(Some(seat)), self.options(), reason)
    }

    /// The whole table in words, with the memory aid.
    pub fn table_lines(&self, observer: Option<Seat>) -> Vec<String> {
        let (view, to) = (self.view(observer), self.reader(observer));
        let mut lines = G::table(&to, &view);
        lines.extend(G::remembered(&to, &view));
        lines
    }

    /// The whole help, or the lines that contain a word. A term from a printed rulebook leads to
    /// ours.
    pub fn help(&self, word: &str) -> Vec<String> {
        let words = self.words();
        let printed = words::printed::<G>(words, word);
        let wanted = folded(printed.as_ref().map_or(word, |term| &term.ours));
        let mut lines = G::help(words, self.options()).lines(words);
        lines.retain(|line| folded(line).contains(&wanted));
        lines.extend(G::flavour(words, self.options(), word));
        match printed {
            Some(term) => lines.insert(0, term.note),
            None if lines.is_empty() => lines.push(words.cli().no_help(word)),
            None => {}
        }
        lines
    }

    /// The question, for a bot to give a hint.
    pub fn puzzle(&self, seat: Seat) -> Puzzle<G> {
        let number = u64::try_from(self.table.moments().len()).unwrap_or(0);
        Puzzle { number, view: self.view(Some(seat)), legal: self.legal() }
    }

    pub fn hint(&self, seat: Seat, thought: &Thought<G::Action>) -> Vec<String> {
        let (to, view) = (self.reader(Some(seat)), self.view(Some(seat)));
        Hint::new::<G>(&to, &view, STRONGEST, thought).lines()
    }

    /// The orders that a seat can give, each with its text.
    fn plans(&self, seat: Seat) -> Vec<(Order, String)> {
        let (to, cli) = (self.reader(Some(seat)), self.words().cli());
        let mut plans = Vec::new();
        for plan in G::plans(&to, &self.view(Some(seat))) {
            let when = plan.question.to_json();
            plans.extend(plan.answers.iter().map(|(action, answer)| {
                let play = vec![action.to_string()];
                let order = Order { when: when.clone(), play, repeat: true, brief: false };
                (order, cli.order(&plan.when, answer))
            }));
        }
        plans
    }

    /// The orders that a seat can give, with a mark at those given.
    pub fn order_lines(&self, seat: Seat) -> Vec<String> {
        let given = self.table.desk().orders(seat);
        let line = |(order, text): (Order, String)| {
            let mark = if given.contains(&order) { '✓' } else { '·' };
            format!("{mark} {text}")
        };
        self.plans(seat).into_iter().map(line).collect()
    }

    /// Gives the order at an index of that list, or cancels it. Returns whether there is one.
    pub fn switch_order(&mut self, seat: Seat, place: usize) -> Result<bool, SaveError> {
        let Some((order, _)) = self.plans(seat).into_iter().nth(place) else {
            return Ok(false);
        };
        let mut orders = self.table.desk().orders(seat).to_vec();
        let is_given = orders.contains(&order);
        orders.retain(|other| other.when != order.when);
        orders.extend((!is_given).then_some(order));
        self.order(seat, orders)
    }

    /// The message about a take-back.
    pub fn taken_back(&self, offer: Offer) -> String {
        let cli = self.words().cli();
        match offer {
            Offer::Free { .. } => cli.taken_back(),
            Offer::Ask { .. } => cli.must_agree(),
            Offer::Nothing => cli.nothing_to_take_back(),
        }
    }

    /// The reader of the result: the only person, or `None` if there are several.
    pub fn witness(&self) -> Option<Seat> {
        self.seats().only_human()
    }

    /// The winner and the reason, once the game is over, or a note that the table called it off.
    pub fn result(&self) -> Vec<String> {
        let observer = self.witness();
        let view = self.view(observer);
        match self.outcome() {
            Some(outcome) => G::result(&self.reader(observer), &view, &outcome),
            None => vec![self.words().cli().called_off()],
        }
    }
}
