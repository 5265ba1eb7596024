//! A game that is being played.

use bots::{Insight, make};
use engine::{Event, Rng, Seat, Seed};
use words::{Names, Reader, Speak, Words};

use super::Console;
use super::answer::{self, Answer};
use super::hint::{self, STRONGEST};
use super::seats::{BoxedBot, Seats};
use crate::fault::Fault;
use crate::setup::small_number;

/// In so many imagined worlds a question must have one answer before it answers itself where
/// others could draw conclusions.
const WORLDS: usize = 64;

/// What one observer was told, and how much of it he has read.
#[derive(Clone, Debug, Default)]
struct Log {
    lines: Vec<String>,
    n_read: usize,
    /// Whether others have acted since he last saw the table.
    is_stale: bool,
}

/// A game that is being played.
pub(super) struct Session<'a, G: Speak + Insight> {
    words: &'a Words,
    seats: &'a Seats,
    names: Names,
    options: G::Options,
    state: G,
    actions: Vec<G::Action>,
    /// One for each seat, the last one for spectators.
    logs: Vec<Log>,
    last_asked: Option<Seat>,
    /// One for each seat; none where people sit.
    bots: Vec<Option<BoxedBot<G>>>,
    rng: Rng,
}

impl<'a, G: Speak + Insight> Session<'a, G> {
    pub(super) fn new(
        words: &'a Words,
        seats: &'a Seats,
        (options, state): (G::Options, G),
        seed: Seed,
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
            last_asked: None,
            bots: seats.bots(small_number(seed)),
            rng: Rng::new(small_number(seed)),
        }
    }

    pub(super) fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Plays until the game is over or somebody stops; tells whether it is over.
    pub(super) fn run(&mut self, console: &mut Console<'_>) -> Result<bool, Fault> {
        while let Some((seat, _)) = self.state.pending() {
            let Some(action) = self.choose(seat, console)? else {
                return Ok(false);
            };
            self.apply(seat, action);
        }
        Ok(true)
    }

    fn choose(
        &mut self,
        seat: Seat,
        console: &mut Console<'_>,
    ) -> Result<Option<G::Action>, Fault> {
        let legal = self.state.legal_actions();
        if let Some(bot) = &mut self.bots[seat.index()] {
            return Ok(Some(bot.choose(&self.state.view(Some(seat)), &legal)));
        }
        if let [only] = *legal
            && self.answers_itself()
        {
            let label = G::action(&self.reader(Some(seat)), &self.state.view(Some(seat)), only);
            let line = self.words.cli().only_answer(&label);
            self.logs[seat.index()].lines.push(line);
            return Ok(Some(only));
        }
        self.brief(seat, console)?;
        self.ask(seat, &legal, console)
    }

    /// Whether a question with one answer may pass without a word: not if that tells the others
    /// at the keyboard what the player holds.
    fn answers_itself(&mut self) -> bool {
        if self.seats.humans().len() < 2 {
            return true;
        }
        let view = self.state.view(None);
        let mut imagine = || G::imagine(&view, &mut self.rng).legal_actions().len();
        (0..WORLDS).all(|_| imagine() == 1)
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

    fn reader(&self, seat: Option<Seat>) -> Reader<'_> {
        Reader { words: self.words, names: &self.names, seat }
    }

    /// What somebody must know before he is asked: that it is him, what happened, the table.
    fn brief(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        console.say("")?;
        if self.seats.humans().len() > 1 && self.last_asked != Some(seat) {
            self.hand_over(seat, console)?;
        }
        self.last_asked = Some(seat);
        let watcher = self.seats.len();
        self.logs[watcher].n_read = self.logs[watcher].lines.len();
        self.say_news(seat.index(), console)?;
        let is_stale = std::mem::take(&mut self.logs[seat.index()].is_stale);
        let begins_turn = self.state.pending().is_some_and(|(_, asked)| G::begins_turn(asked));
        if begins_turn || is_stale {
            console.say("")?;
        }
        if begins_turn {
            self.say_table(seat, console)?;
        } else if is_stale {
            let view = self.state.view(Some(seat));
            console.say_all(&G::glance(&self.reader(Some(seat)), &view))?;
        }
        Ok(())
    }

    fn hand_over(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let name = self.names.of(seat);
        if console.is_screen && self.last_asked.is_some() {
            console.scroll_away()?;
            console.say(&self.words.cli().handover(name))?;
            console.read()?;
        }
        console.say(&self.words.cli().your_turn(name))
    }

    fn say_news(&mut self, index: usize, console: &mut Console<'_>) -> Result<(), Fault> {
        let log = &mut self.logs[index];
        let news = log.lines.get(log.n_read..).unwrap_or_default();
        console.say_all(news)?;
        log.n_read = log.lines.len();
        Ok(())
    }

    fn say_table(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let view = self.state.view(Some(seat));
        let to = self.reader(Some(seat));
        console.say_all(&G::table(&to, &view))?;
        console.say_all(&G::remembered(&to, &view))
    }

    /// Asks until there is an answer; none when the player stops.
    fn ask(
        &self,
        seat: Seat,
        legal: &[G::Action],
        console: &mut Console<'_>,
    ) -> Result<Option<G::Action>, Fault> {
        loop {
            self.say_question(seat, legal, console)?;
            let Some(text) = console.read()? else {
                return Ok(None);
            };
            match answer::read::<G>(&text, legal) {
                Answer::Action(action) => return Ok(Some(action)),
                Answer::Quit => return Ok(None),
                Answer::Help => self.say_help(text.trim_start_matches('?').trim(), console)?,
                Answer::Table => self.say_table(seat, console)?,
                Answer::Log => self.say_log(seat, console)?,
                Answer::Hint => self.say_hint(seat, legal, console)?,
                Answer::NoSuchNumber => {
                    let problem = self.words.cli().no_such_number(&text, legal.len());
                    console.say(&problem)?;
                }
                Answer::Illegal(action) => {
                    let reason = G::refuse(&self.state.view(Some(seat)), action);
                    console.say(&G::refusal(&self.reader(Some(seat)), &self.options, reason))?;
                }
                Answer::Unreadable => {
                    let problem = self.words.cli().not_understood(&text, legal.len());
                    console.say(&problem)?;
                }
            }
        }
    }

    fn say_question(
        &self,
        seat: Seat,
        legal: &[G::Action],
        console: &mut Console<'_>,
    ) -> Result<(), Fault> {
        let to = self.reader(Some(seat));
        let view = self.state.view(Some(seat));
        if let Some((_, decision)) = self.state.pending() {
            console.say(&format!("\n{}", G::decision(&to, &view, decision)))?;
        }
        for (number, action) in (1..).zip(legal) {
            let label = G::action(&to, &view, *action);
            console.say(&self.words.cli().answer(number, &label))?;
        }
        console.prompt(&self.words.cli().prompt())
    }

    /// The whole help, or the lines that have a word in them.
    fn say_help(&self, word: &str, console: &mut Console<'_>) -> Result<(), Fault> {
        let mut lines = G::help(self.words, &self.options);
        lines.retain(|line| line.to_lowercase().contains(&word.to_lowercase()));
        if lines.is_empty() {
            return console.say(&self.words.cli().no_help(word));
        }
        console.say_all(&lines)
    }

    fn say_log(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Fault> {
        let lines = &self.logs[seat.index()].lines;
        if lines.is_empty() {
            return console.say(&self.words.cli().empty_log());
        }
        console.say_all(lines)
    }

    /// What the strongest bot would answer in this seat, from what the seat may know.
    fn say_hint(
        &self,
        seat: Seat,
        legal: &[G::Action],
        console: &mut Console<'_>,
    ) -> Result<(), Fault> {
        let number = u64::try_from(self.actions.len()).unwrap_or(0);
        let mut bot = make::<G>(&STRONGEST.spec(), number);
        let view = self.state.view(Some(seat));
        let thought = bot.consider(&view, legal);
        console.say_all(&hint::lines::<G>(&self.reader(Some(seat)), &view, &thought))
    }

    /// The last news and the result, for the one person or for all of them.
    pub(super) fn say_result(&mut self, console: &mut Console<'_>) -> Result<(), Fault> {
        let observer = match *self.seats.humans() {
            [only] => Some(only),
            _ => None,
        };
        console.say("")?;
        let index = observer.map_or(self.seats.len(), Seat::index);
        self.say_news(index, console)?;
        let view = self.state.view(observer);
        if let Some(outcome) = self.state.outcome() {
            console.say("")?;
            console.say_all(&G::result(&self.reader(observer), &view, &outcome))?;
        }
        Ok(())
    }
}
