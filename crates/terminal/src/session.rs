//! A game that is being played at one keyboard, whatever the screen looks like.

use bots::{Insight, Thought};
use engine::{Action, Event, Outcome, Rng, Seat, answers};
use words::{Names, Reader, Speak, Words, folded};

use crate::answer::{self, Answer};
use crate::hint;
use crate::log::Log;
use crate::seats::{BoxedBot, Seats};
use crate::take_back::Past;
use crate::turn::{BotAnswer, BotTurn, Puzzle};

/// In so many imagined worlds a question must have one answer before it answers itself where
/// others could draw conclusions.
const WORLDS: usize = 64;

/// A game that is being played, and what was told of it to whom.
#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub struct Session<'a, G: Speak + Insight> {
    words: &'a Words,
    seats: &'a Seats,
    names: Names,
    options: G::Options,
    pub(crate) state: G,
    pub(crate) actions: Vec<G::Action>,
    /// What can be taken back, the last answer last.
    pub(crate) past: Vec<Past<G>>,
    /// One for each seat, the last one for spectators.
    pub(crate) logs: Vec<Log>,
    /// One for each seat; none where people sit, and while a bot thinks.
    bots: Vec<Option<BoxedBot<G>>>,
    rng: Rng,
}

/// Whose move it is.
#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub enum Next<G: Speak + Insight> {
    /// A person is asked.
    Person(Seat),
    /// A bot is asked; its answer is to be given to [`Session::play`].
    Bot(BotTurn<G>),
    /// Nobody: the game is over.
    Over,
}

impl<'a, G: Speak + Insight> Session<'a, G> {
    /// A game before its first answer. What bots draw follows from `number`.
    pub fn new(
        words: &'a Words,
        seats: &'a Seats,
        (options, state): (G::Options, G),
        number: u64,
    ) -> Self {
        let log = Log { is_stale: true, ..Log::default() };
        Self {
            words,
            seats,
            names: seats.all_names(words),
            options,
            logs: vec![log; seats.len() + 1],
            state,
            actions: Vec::new(),
            past: Vec::new(),
            bots: seats.bots(number),
            rng: Rng::new(number),
        }
    }

    /// The language.
    pub const fn words(&self) -> &'a Words {
        self.words
    }

    /// Who sits where.
    pub const fn seats(&self) -> &'a Seats {
        self.seats
    }

    /// What was agreed.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// Everything that was answered.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// What the player at a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        self.state.outcome()
    }

    /// What somebody sees.
    pub fn view(&self, observer: Option<Seat>) -> G::View {
        self.state.view(observer)
    }

    /// Somebody who reads.
    pub fn reader(&self, seat: Option<Seat>) -> Reader<'_> {
        Reader { words: self.words, names: &self.names, seat }
    }

    /// Whose move it is. A question with one answer answers itself, whatever else can be said beside
    /// it, unless that tells others what the player holds.
    pub fn advance(&mut self) -> Next<G> {
        while let Some((seat, _)) = self.state.pending() {
            let legal = self.legal();
            if let Some(bot) = self.bots[seat.index()].take() {
                return Next::Bot(BotTurn { seat, bot, view: self.view(Some(seat)), legal });
            }
            match *answers(&legal) {
                [only] if self.answers_itself() => self.force(seat, only),
                _ => return Next::Person(seat),
            }
        }
        Next::Over
    }

    fn force(&mut self, seat: Seat, only: G::Action) {
        let label = G::action(&self.reader(Some(seat)), &self.view(Some(seat)), only);
        let line = self.words.cli().only_answer(&label);
        self.logs[seat.index()].lines.push(line);
        self.apply(seat, only);
    }

    /// Whether a question with one answer may pass without a word: not if that tells the others
    /// at the keyboard what the player holds.
    fn answers_itself(&mut self) -> bool {
        if self.seats.humans().len() < 2 {
            return true;
        }
        let view = self.state.view(None);
        let mut imagine = || answers(&G::imagine(&view, &mut self.rng).legal_actions()).len();
        (0..WORLDS).all(|_| imagine() == 1)
    }

    /// Plays what a bot answered.
    pub fn play(&mut self, answer: BotAnswer<G>) {
        self.bots[answer.seat.index()] = Some(answer.bot);
        self.apply(answer.seat, answer.action);
    }

    /// Plays a legal answer of the person who is asked.
    pub fn answer(&mut self, action: G::Action) {
        if let Some((seat, _)) = self.state.pending() {
            self.remember();
            self.apply(seat, action);
        }
    }

    fn apply(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        self.state.apply_unchecked(action, &mut events);
        self.actions.push(action);
        let players = Seat::all(self.state.n_players()).map(Some);
        for (index, observer) in players.chain([None]).enumerate() {
            let lines = self.told(observer, &events);
            let log = &mut self.logs[index];
            log.lines.extend(lines);
            log.is_stale |= observer != Some(seat);
        }
    }

    fn told(&self, observer: Option<Seat>, events: &[G::Event]) -> Vec<String> {
        let to = self.reader(observer);
        let seen = events.iter().filter_map(|event| event.seen_by(observer));
        self.words.folded(seen.filter_map(|event| G::event(&to, &self.options, &event)))
    }

    /// What somebody was told.
    pub fn log(&self, observer: Option<Seat>) -> &Log {
        &self.logs[self.log_index(observer)]
    }

    /// Somebody has read everything.
    pub fn mark_read(&mut self, observer: Option<Seat>) {
        let index = self.log_index(observer);
        self.logs[index].n_read = self.logs[index].lines.len();
    }

    /// Whether others have acted since the last time that somebody was asked this.
    pub fn take_stale(&mut self, seat: Seat) -> bool {
        std::mem::take(&mut self.logs[seat.index()].is_stale)
    }

    fn log_index(&self, observer: Option<Seat>) -> usize {
        observer.map_or(self.seats.len(), Seat::index)
    }

    /// Whether the question begins a turn.
    pub fn begins_turn(&self) -> bool {
        self.state.pending().is_some_and(|(_, asked)| G::begins_turn(asked))
    }

    /// The legal answers.
    pub fn legal(&self) -> Vec<G::Action> {
        self.state.legal_actions().to_vec()
    }

    /// The question with what matters for the answer, as somebody reads it.
    pub fn question(&self, seat: Seat) -> Option<String> {
        let (_, decision) = self.state.pending()?;
        Some(G::decision(&self.reader(Some(seat)), &self.view(Some(seat)), decision))
    }

    /// The question alone.
    pub fn prompt(&self, seat: Seat) -> Option<String> {
        let (_, decision) = self.state.pending()?;
        Some(G::prompt(&self.reader(Some(seat)), &self.view(Some(seat)), decision))
    }

    /// Each answer with what follows from it.
    pub fn labels(&self, seat: Seat) -> Vec<String> {
        let (to, view) = (self.reader(Some(seat)), self.view(Some(seat)));
        self.legal().into_iter().map(|action| G::action(&to, &view, action)).collect()
    }

    /// The signs before the answers in a list of lines: a number, and of what is said beside the
    /// question its notation, so that nobody gives it by a slip.
    pub fn signs(&self) -> Vec<String> {
        let sign = |(number, action): (usize, G::Action)| {
            if action.is_aside() { action.to_string() } else { number.to_string() }
        };
        (1..).zip(self.legal()).map(sign).collect()
    }

    /// Reads what was typed.
    pub fn read(&self, text: &str) -> Answer<G::Action> {
        answer::read::<G>(text, &self.legal())
    }

    /// Why an action is not legal.
    pub fn refusal(&self, seat: Seat, action: G::Action) -> String {
        let reason = G::refuse(&self.view(Some(seat)), action);
        G::refusal(&self.reader(Some(seat)), &self.options, reason)
    }

    /// The whole table in words, and what was open once.
    pub fn table(&self, observer: Option<Seat>) -> Vec<String> {
        let (view, to) = (self.view(observer), self.reader(observer));
        let mut lines = G::table(&to, &view);
        lines.extend(G::remembered(&to, &view));
        lines
    }

    /// The whole help, or the lines that have a word in them. A term of a printed rulebook leads to
    /// the lines of ours.
    pub fn help(&self, word: &str) -> Vec<String> {
        let printed = words::printed::<G>(self.words, word);
        let wanted = folded(printed.as_ref().map_or(word, |term| &term.ours));
        let mut lines = G::help(self.words, &self.options);
        lines.retain(|line| folded(line).contains(&wanted));
        match printed {
            Some(term) => lines.insert(0, term.note),
            None if lines.is_empty() => lines.push(self.words.cli().no_help(word)),
            None => {}
        }
        lines
    }

    /// The question, for a bot to give a hint.
    pub fn puzzle(&self, seat: Seat) -> Puzzle<G> {
        let number = u64::try_from(self.actions.len()).unwrap_or(0);
        Puzzle { number, view: self.view(Some(seat)), legal: self.legal() }
    }

    /// A hint in words.
    pub fn hint(&self, seat: Seat, thought: &Thought<G::Action>) -> Vec<String> {
        hint::lines::<G>(&self.reader(Some(seat)), &self.view(Some(seat)), thought)
    }

    /// Who reads the result: the one person, or all of them together.
    pub fn witness(&self) -> Option<Seat> {
        match *self.seats.humans() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Who won and why, once the game is over.
    pub fn result(&self) -> Vec<String> {
        let observer = self.witness();
        let view = self.view(observer);
        let told = |outcome| G::result(&self.reader(observer), &view, &outcome);
        self.outcome().map(told).unwrap_or_default()
    }
}
