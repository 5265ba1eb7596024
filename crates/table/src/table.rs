//! A table: its parts, its changes, and its replay from a log.

use engine::{
    Game, IllegalAction, Outcome, Record, Refusal, Rules, Seat, Seed, SetupError, SetupProblem,
    Standing,
};
use games::options::StoredError;
use games::{GameKind, Plain};

use serde_json::Value;

use crate::contract::FORMAT;
use crate::lobby::check_level;
use crate::play::{PendingAnswer, Play, start};
use crate::{
    Contract, Damaged, Desk, Entry, Fact, Flaw, Head, Keeper, Moment, Pace, Refused, Secrets,
    Stage, Time, Who,
};

const MAX_DAYS: u16 = 60;
const MAX_BANK: i64 = 86_400_000;

/// A table of one game.
///
/// [`Table::propose`] turns a command into entries and returns the table after them, which is shown
/// once they are stored; [`Table::commit`] applies a stored entry. A table is determined by its
/// [`Head`] and its entries.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<G: Secrets> {
    pub(crate) desk: Desk,
    pub(crate) options: G::Options,
    pub(crate) play: Option<Play<G>>,
}

impl<G: Plain + Secrets> Table<G> {
    /// A table before its first entry.
    pub fn new(head: Head) -> Result<Self, Damaged> {
        let damaged = |flaw| Damaged { number: 0, flaw };
        if head.format != FORMAT {
            return Err(damaged(Flaw::Format { found: head.format }));
        }
        if head.game.slug() != G::SLUG {
            return Err(damaged(Flaw::Game));
        }
        if head.rules > G::RULES {
            return Err(damaged(Flaw::Rules { found: head.rules }));
        }
        let refused = |refused: Refused| damaged(Flaw::Refused(Box::new(refused)));
        let (options, n_players) = read_contract::<G>(&head, &head.contract).map_err(refused)?;
        if head.keepers.len() > usize::from(n_players) {
            return Err(refused(Refused::NoSuchSeat { seat: Seat(n_players) }));
        }
        if head.position.is_some() {
            start::<G>(&head, &options).map_err(refused)?;
        }
        Ok(Self { desk: Desk::new(head, n_players), options, play: None })
    }

    /// Rebuilds a table from its log. A log the table would not have written is an error that names
    /// the entry.
    pub fn replay<'a>(
        head: Head,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, Damaged> {
        let mut table = Self::new(head)?;
        entries.into_iter().try_for_each(|entry| table.commit(entry))?;
        Ok(table)
    }

    /// Applies an entry; if it does not belong here, returns why and changes nothing.
    pub fn commit(&mut self, entry: &Entry) -> Result<(), Damaged> {
        let number = self.desk.n_entries + 1;
        let flawed = |flaw| Err(Damaged { number, flaw });
        if entry.format != FORMAT {
            return flawed(Flaw::Format { found: entry.format });
        }
        if entry.number != number {
            return flawed(Flaw::Number { found: entry.number });
        }
        if entry.at < self.desk.last {
            return flawed(Flaw::Time);
        }
        self.enter(entry.at, &entry.by, &entry.fact)
            .map_err(|refused| Damaged { number, flaw: Flaw::Refused(Box::new(refused)) })?;
        self.desk.n_entries = number;
        self.desk.spent.add(entry);
        self.desk.last = entry.at;
        if entry.fact.is_public() {
            self.desk.version += 1;
            self.desk.last_public = entry.at;
        }
        Ok(())
    }

    fn enter(&mut self, at: Time, by: &Who, fact: &Fact) -> Result<(), Refused> {
        match fact {
            Fact::Sat { seat } => self.desk.sit(by, *seat),
            Fact::BotSeated { seat, level } => self.desk.seat_bot(by, *seat, level),
            Fact::Vacated { seat } => self.desk.vacate(by, *seat),
            Fact::Amended { contract } => self.amend(by, contract),
            Fact::Accepted => self.desk.accept(by),
            Fact::Dealt => self.deal(at, by),
            Fact::Aborted => self.abort(by),
            Fact::Acted { seat, action, why, key } => {
                self.may_answer(at, by, *seat, *why)?;
                let (seat, why, action) = (*seat, *why, self.answer(*seat, action, *why)?);
                self.act(PendingAnswer { seat, action, by: by.clone(), why, at });
                if let Some(key) = key {
                    self.desk.remember_key(by, key);
                }
                Ok(())
            }
            Fact::TakenBack { to } => self.take_back_freely(at, by, *to),
            Fact::TakeBackAsked { to } => self.ask_to_take_back(by, *to),
            Fact::TakeBackAnswered { agree } => self.answer_take_back(at, by, *agree),
            Fact::Ordered { seat, orders } => self.order(by, *seat, orders),
            Fact::TimedOut { seat } => self.time_out(at, by, *seat),
            Fact::Returned => self.come_back(at, by),
            Fact::Resigned => self.resign(at, by),
            Fact::LessonLeft => self.leave_lesson(by),
            Fact::Said { room, text } => self.desk.say(at, by, *room, text),
        }
    }

    /// The part that does not depend on the game.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    pub fn kind(&self) -> GameKind {
        self.desk.head.game
    }

    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The agreed version of the rules.
    pub fn rules(&self) -> Rules {
        G::rules(&self.options)
    }

    /// The pending question and its seat, during the game.
    pub fn pending(&self) -> Option<(Seat, &G::Decision)> {
        let play = self.play.as_ref().filter(|_| self.desk.stage == Stage::Playing)?;
        play.game().pending()
    }

    pub fn asked(&self) -> Option<Seat> {
        self.pending().map(|(seat, _)| seat)
    }

    /// The legal answers of `seat`; empty if it is not asked. Only its holder may see them.
    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        match &self.play {
            Some(play) if self.asked() == Some(seat) => play.now().legal(),
            _ => &[],
        }
    }

    /// An observer's view of the game; `None` before the deal.
    pub fn view(&self, observer: Option<Seat>) -> Option<G::View> {
        self.play.as_ref().map(|play| play.game().view(observer))
    }

    /// An observer's view after `n` actions, or as far back as they may look
    /// ([`Table::looks_back_to`]).
    pub fn view_at(&self, n: usize, observer: Option<Seat>) -> Option<G::View> {
        let n = n.max(self.looks_back_to(observer));
        self.play.as_ref().map(|play| play.at(n).view(observer))
    }

    /// Every state of a finished game, from the deal to the end, computed in one pass. Nothing is
    /// hidden any more; during the game it is empty.
    pub fn states(&self) -> impl Iterator<Item = G> {
        let play = self.play.as_ref().filter(|_| self.desk.is_over());
        play.into_iter().flat_map(|play| play.states(0))
    }

    /// The public view after `n` actions and after each later one, computed in one pass.
    pub fn public_views(&self, n: usize) -> impl Iterator<Item = G::View> {
        let states = self.play.iter().flat_map(move |play| play.states(n));
        states.map(|game| game.view(None))
    }

    /// The actions played, without those taken back.
    pub fn moments(
        &self,
    ) -> impl ExactSizeIterator<Item = &Moment<G>> + DoubleEndedIterator + Clone {
        let moments = self.play.as_ref().map_or(&[][..], |play| play.moments());
        moments.iter().map(|moment| &**moment)
    }

    pub fn n_moments(&self) -> usize {
        self.moments().len()
    }

    /// The final standings of a game that was played out.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        self.outcome().map(|outcome| outcome.standings().to_vec())
    }

    /// The result of a game that was played out.
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        self.play.as_ref()?.game().outcome()
    }

    /// Why an action is not legal for `seat`, as the game's own type.
    pub fn illegal(&self, seat: Seat, action: &str) -> Option<IllegalAction<G::Refusal>> {
        let play = self.play.as_ref().filter(|_| self.asked() == Some(seat))?;
        let action: G::Action = action.parse().ok()?;
        if play.now().legal().contains(&action) {
            return None;
        }
        let reason = G::refuse(&play.game().view(Some(seat)), action);
        Some(IllegalAction { action: action.to_string(), clause: reason.clause(), reason })
    }

    /// The record of the game with its seed, once the table is over. A game from a position has
    /// none: a record is a deal and its actions.
    pub fn record(&self) -> Option<Record<G>> {
        let seed = self.desk.seed().filter(|_| !self.desk.is_arranged())?;
        self.play.as_ref()?;
        let actions: Vec<_> = self.moments().map(|moment| moment.action).collect();
        games::records::record(self.options.clone(), seed, &actions).ok()
    }

    /// A new table for the same people and bots, with a new seed or from the same position. It uses
    /// the newest rules, whatever this one was played under.
    pub fn rematch(&self, host: crate::UserId, seed: Seed, opened: Time) -> Result<Head, Refused> {
        if !self.desk.is_over() {
            return Err(Refused::NotPlaying);
        }
        let mut contract = self.desk.contract().clone();
        if let Value::Object(options) = &mut contract.options {
            options.remove(games::options::RULES);
        }
        let keepers: Vec<Keeper> =
            self.desk.places.iter().map(|place| place.keeper.clone()).collect();
        if !keepers.contains(&Keeper::Person(host.clone())) {
            return Err(Refused::NotPlayer);
        }
        let position = self.desk.head.position.clone();
        Ok(Head { keepers, position, ..Head::new(self.kind(), contract, host, seed, opened) })
    }
}

/// The options in a contract, and the number of players.
pub(crate) fn read_contract<G: Plain>(
    head: &Head,
    contract: &Contract,
) -> Result<(G::Options, u8), Refused> {
    let is_possible = match contract.pace {
        Pace::Untimed => true,
        Pace::Live { bank, increment } => {
            (1..=MAX_BANK).contains(&bank.0) && (0..=MAX_BANK).contains(&increment.0)
        }
        Pace::Days { days } => (1..=MAX_DAYS).contains(&days),
    };
    if !is_possible {
        return Err(Refused::Pace);
    }
    check_level(&contract.caretaker)?;
    let agreed = contract.options.clone();
    let options = games::options::stored::<G>(head.rules, agreed);
    let options = options.map_err(|error| match error {
        StoredError::Newer(found) => newer::<G>(found),
        StoredError::Unreadable(error) => Refused::Options { problem: error.to_string() },
    })?;
    let n_players = G::new(&options, Seed::from_number(0))?.n_players();
    Ok((options, n_players))
}

fn newer<G: Game>(Rules(found): Rules) -> Refused {
    let problem = SetupProblem::OutOfRange { found, least: Rules::FIRST.0, most: G::RULES.0 };
    SetupError::new(games::options::RULES, problem).into()
}
