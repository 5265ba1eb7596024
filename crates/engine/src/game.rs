//! The one interface between the rules of a game and everything else.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::notation::UnknownWord;
use crate::{
    ActionList, Clause, Event, EventSink, GameOption, IllegalAction, Listed, Mend, Outcome, Rng,
    Rules, Seat, Seed, SetupError,
};

/// The rules of one game and a state of it.
///
/// After every action the game asks exactly one seat one question, or it is over. An action is
/// legal if and only if [`Game::legal_actions_into`] lists it. Options, which name the version of the
/// rules, seed and actions determine the state, on every machine, for ever.
///
/// Nobody is shown a state. A person, a bot, a log gets a [`Game::View`] and events as
/// [`Event::seen_by`] gives them; [`Game::position`] is for tools that judge finished games and
/// for scenarios.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// Name in records, options and command lines.
    const SLUG: &'static str;
    /// The newest version of the rules, which is dealt unless another is agreed. Every version that
    /// was ever released is still played.
    const RULES: Rules;
    /// Every rule that was mended since the first version.
    const MENDS: &'static [Mend];
    /// The letters by which clauses of its rules are cited: [`Clause::book`].
    const BOOK: &'static str;
    /// What can be agreed before the deal, in the order in which it is asked.
    const OPTIONS: &'static [GameOption];
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// No legal list is longer; checked by the laws.
    const MAX_LEGAL: usize;

    /// Everything agreed before the deal.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One answer to one question.
    type Action: Action;
    /// The question a seat is asked. Everybody may know it.
    type Decision: Clone + Debug + PartialEq + Serialize;
    /// Something that happened.
    type Event: Event;
    /// Everything one observer may know, and nothing else.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The part of a view that a quick judgement needs, borrowed: what lies open and what the
    /// seat holds. A search looks at millions of states, and a view is too dear to make for each.
    type Outlook<'a>: Copy + Debug + PartialEq;
    /// Why an action is not legal.
    type Refusal: Refusal;
    /// Why the game ended and what decided it.
    type Ending: Copy + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A whole state spelled out for people and tools.
    type Position: Debug + Serialize + DeserializeOwned;

    // Required: the rules.

    /// The version of the rules that was agreed.
    fn rules(options: &Self::Options) -> Rules;
    /// A new game, at its first question.
    fn new(options: &Self::Options, seed: Seed) -> Result<Self, SetupError>;
    /// How many seats there are.
    fn n_players(&self) -> u8;
    /// Whose answer the game waits for, and the question; `None` when it is over.
    fn pending(&self) -> Option<(Seat, &Self::Decision)>;
    /// Writes the legal actions of the pending question into `out`, which is cleared first:
    /// ascending, each once, at least one unless the game is over.
    fn legal_actions_into(&self, out: &mut ActionList<Self::Action>);
    /// Plays a legal action. With any other action the state becomes meaningless.
    fn apply_unchecked(&mut self, action: Self::Action, events: &mut impl EventSink<Self::Event>);
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;
    /// What an observer may know; `None` is a spectator.
    fn view(&self, observer: Option<Seat>) -> Self::View;
    /// What `seat` sees of this state, at a glance: never more than its view, as a law checks.
    fn outlook(&self, seat: Seat) -> Self::Outlook<'_>;
    /// The outlook of the observer of a view; a spectator has none.
    fn outlook_of(view: &Self::View) -> Option<Self::Outlook<'_>>;
    /// A state in which the observer would see exactly this view, at random.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
    /// Why `action` is not legal for the observer of `view`. Told from the view, so that the
    /// reason cannot give away what the observer may not know.
    fn refuse(view: &Self::View, action: Self::Action) -> Self::Refusal;

    // Required: for tools and tests.

    /// The whole state, spelled out.
    fn position(&self) -> Self::Position;
    /// A state made to order, at its first question. What the position leaves out is empty.
    fn arrange(options: &Self::Options, position: &Self::Position) -> Result<Self, SetupError>;
    /// Counts every card and counter. An error names what is missing or too many.
    fn audit(&self) -> Result<(), String>;

    // Provided: never overridden.

    /// The legal actions in a list of its own.
    fn legal_actions(&self) -> ActionList<Self::Action> {
        let mut list = Self::action_list();
        self.legal_actions_into(&mut list);
        list
    }

    /// An empty list with room for every position of the game.
    fn action_list() -> ActionList<Self::Action> {
        ActionList::with_capacity(Self::MAX_LEGAL)
    }

    /// Whether `action` is in the legal list.
    fn is_legal(&self, action: Self::Action) -> bool {
        self.legal_actions().binary_search(&action).is_ok()
    }

    /// Plays an action if it is legal; otherwise says why not and changes nothing.
    fn apply(
        &mut self,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), IllegalAction<Self::Refusal>> {
        if self.is_legal(action) {
            self.apply_unchecked(action, events);
            return Ok(());
        }
        let decider = self.pending().map(|(seat, _)| seat);
        let reason = Self::refuse(&self.view(decider), action);
        Err(IllegalAction { action: action.to_string(), clause: reason.clause(), reason })
    }
}

/// One answer to one question: small, ordered, with a text form and a number that both keep their
/// meaning in every state.
pub trait Action:
    Listed + Debug + Ord + Hash + Display + FromStr<Err = UnknownWord> + Send + Sync + 'static
{
    /// Whether its text names what only the seat that plays it may know, such as a card kept in
    /// hand.
    fn is_secret(self) -> bool;
    /// Whether it is said beside the question, which still stands afterwards unless the game is over.
    /// Such actions are the last of a legal list and never all of it: [`crate::answers`] are the
    /// others.
    #[inline]
    fn is_aside(self) -> bool {
        false
    }
    /// Its place in the list of all actions of the game, [`Listed::N`] of them: dense, ascending as
    /// actions do, and the same in every state of a version of the rules.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "no game has as many; checked by the laws")]
    fn number(self) -> u16 {
        self.place() as u16
    }
}

/// Why an action is not legal.
pub trait Refusal: Copy + Debug + PartialEq + Eq + Serialize {
    /// The clause of the rules that says so.
    fn clause(self) -> Clause;

    /// The ruling that decides it, such as `R-F12`, where the printed rules leave it open.
    fn ruling(self) -> Option<&'static str> {
        None
    }
}
