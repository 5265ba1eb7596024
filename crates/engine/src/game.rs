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

/// The rules of one game, and a state in it.
///
/// After every action the game asks exactly one seat one question, or it is over. An action is
/// legal if and only if [`Game::legal_actions_into`] lists it. Options, which include the version
/// of the rules, seed and actions determine the state, on every machine, for ever.
///
/// A state is never shown. People, bots and logs get a [`Game::View`] and events as
/// [`Event::seen_by`] gives them; [`Game::position`] is for scenarios and for tools that judge
/// finished games.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The name in records, options and command lines.
    const SLUG: &'static str;
    /// The newest version of the rules, the default. Every released version can still be played.
    const RULES: Rules;
    /// Every rule mended since the first version.
    const MENDS: &'static [Mend];
    /// The letters by which clauses of its rules are cited: [`Clause::book`].
    const BOOK: &'static str;
    /// What can be agreed before the deal, in the order in which it is asked.
    const OPTIONS: &'static [GameOption];
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// The length of the longest legal list; checked by the laws.
    const MAX_LEGAL: usize;

    /// Everything agreed before the deal.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One answer to one question.
    type Action: Action;
    /// The question put to a seat. It is public.
    type Decision: Clone + Debug + PartialEq + Serialize;
    /// An event in the game.
    type Event: Event;
    /// Everything one observer may know, and nothing else.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The part of a view needed for quick judgement, borrowed: what is public and what the seat
    /// holds. A search visits millions of states, and creating a view for each is too expensive.
    type Outlook<'a>: Copy + Debug + PartialEq;
    /// Why an action is not legal.
    type Refusal: Refusal;
    /// Why the game ended and what decided it.
    type Ending: Copy + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A whole state in a readable form, for people and tools.
    type Position: Debug + Serialize + DeserializeOwned;

    // Required: the rules.

    /// The agreed version of the rules.
    fn rules(options: &Self::Options) -> Rules;
    /// A new game, at its first question.
    fn new(options: &Self::Options, seed: Seed) -> Result<Self, SetupError>;
    /// The number of seats.
    fn n_players(&self) -> u8;
    /// The seat that is asked, and the question; `None` once the game is over.
    fn pending(&self) -> Option<(Seat, &Self::Decision)>;
    /// Writes the legal actions of the pending question into `out`, which is cleared first:
    /// ascending, each once, at least one unless the game is over.
    fn legal_actions_into(&self, out: &mut ActionList<Self::Action>);
    /// Plays a legal action. With any other action the state becomes meaningless.
    fn apply_unchecked(&mut self, action: Self::Action, events: &mut impl EventSink<Self::Event>);
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;
    /// An observer's view; `None` is a spectator.
    fn view(&self, observer: Option<Seat>) -> Self::View;
    /// The outlook of `seat`: never more than its view, as a law checks.
    fn outlook(&self, seat: Seat) -> Self::Outlook<'_>;
    /// The outlook of the observer of a view; a spectator has none.
    fn outlook_of(view: &Self::View) -> Option<Self::Outlook<'_>>;
    /// A random state in which the observer would have exactly this view.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
    /// Why `action` is not legal for the observer of `view`. Computed from the view, so that the
    /// reason cannot reveal what the observer may not know.
    fn refuse(view: &Self::View, action: Self::Action) -> Self::Refusal;

    // Required: for tools and tests.

    /// The whole state, spelled out.
    fn position(&self) -> Self::Position;
    /// A state built from a position, at its first question. Anything left out is empty.
    fn arrange(options: &Self::Options, position: &Self::Position) -> Result<Self, SetupError>;
    /// Counts every card and counter. An error names what is missing or in excess.
    fn audit(&self) -> Result<(), String>;

    // Provided: never overridden.

    /// The legal actions in a new list.
    fn legal_actions(&self) -> ActionList<Self::Action> {
        let mut list = Self::action_list();
        self.legal_actions_into(&mut list);
        list
    }

    /// An empty list with room for any legal list of the game.
    fn action_list() -> ActionList<Self::Action> {
        ActionList::with_capacity(Self::MAX_LEGAL)
    }

    /// Whether `action` is in the legal list.
    fn is_legal(&self, action: Self::Action) -> bool {
        self.legal_actions().binary_search(&action).is_ok()
    }

    /// Plays an action if it is legal; otherwise returns why not and changes nothing.
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

/// One answer to one question: small, ordered, with a text and a number of one meaning everywhere.
pub trait Action:
    Listed + Debug + Ord + Hash + Display + FromStr<Err = UnknownWord> + Send + Sync + 'static
{
    /// Whether its text reveals what only its player may know, such as a card kept in hand.
    fn is_secret(self) -> bool;
    /// Whether it is possible besides an answer: the question stands afterwards unless the game is
    /// over. Such actions are the last in a legal list and never all of it; the others are
    /// [`crate::answers`].
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
    /// The clause of the rules that forbids it.
    fn clause(self) -> Clause;

    /// The ruling that decides it, such as `R-F12`, if the printed rules leave it open.
    fn ruling(self) -> Option<&'static str> {
        None
    }
}
