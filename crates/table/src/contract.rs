//! The terms agreed before the deal.

use std::collections::BTreeMap;

use engine::{Rules, Seed, slugs};
use games::outside::{MAX_OPTIONS, Unfit, check_name, check_options};
use games::{Chapter, GameKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Keeper, Millis, Refused, Time, UserId};

/// The version of the stored formats, [`Head`] and [`crate::Entry`].
pub const FORMAT: u32 = 1;

/// The most named decks, boards and prices in one contract.
const MAX_DATA: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "pace", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    Untimed,
    /// A bank for the whole game, and an increment whenever the question passes to another seat.
    Live {
        bank: Millis,
        /// The time added when a seat has answered all consecutive questions.
        increment: Millis,
    },
    /// A number of days for all consecutive questions to a seat.
    Days {
        /// The days, from 1 to 60.
        days: u16,
    },
}

impl Pace {
    pub const fn increment(self) -> Millis {
        match self {
            Self::Live { increment, .. } => increment,
            Self::Untimed | Self::Days { .. } => Millis(0),
        }
    }
}

slugs! {
    #[derive(Default)]
    pub enum TakeBackMode {
        /// Free while nobody else acted and nothing hidden was revealed; otherwise the others are
        /// asked.
        #[default]
        Computed = "computed",
        /// The others are always asked.
        Ask = "ask",
        Never = "never",
    }
}

slugs! {
    /// What happens to the seat of a person who ran out of time.
    #[derive(Default)]
    pub enum Absentee {
        /// A bot keeps it until the person returns.
        #[default]
        Caretaker = "caretaker",
        /// The person has lost; a bot plays on for the others.
        Forfeit = "forfeit",
    }
}

slugs! {
    pub enum Visibility {
        Public = "public",
        /// Only people with the link.
        Private = "private",
    }
}

/// The terms that everyone accepts before the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// The options of the game, in JSON.
    pub options: Value,
    pub pace: Pace,
    pub take_back: TakeBackMode,
    pub absentee: Absentee,
    /// The level of the bot that plays for people who are away or have left.
    pub caretaker: String,
    pub spectators: bool,
    /// Whether people are shown what was once visible: in words beside the table, and by a log that
    /// goes back to the deal. A view has perfect recall in any case, and programs read views.
    pub memory_aid: bool,
    /// Whether everyone at the table sees the others' hands, to teach or to learn. Spectators and
    /// bots do not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_hands: bool,
    pub visibility: Visibility,
    /// Names of the decks, boards and prices in the options, by option: `house` for one supplied by
    /// the site, else the host's own name for it. Anything not named here is standard or unnamed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub data_names: BTreeMap<String, String>,
}

impl Contract {
    /// An untimed table with computed take-back, open to spectators.
    pub fn friendly(options: Value) -> Self {
        Self {
            options,
            pace: Pace::Untimed,
            take_back: TakeBackMode::Computed,
            absentee: Absentee::Caretaker,
            caretaker: "random".to_owned(),
            spectators: true,
            memory_aid: true,
            open_hands: false,
            visibility: Visibility::Private,
            data_names: BTreeMap::new(),
        }
    }

    /// Checks the limits of a new contract. Older ones may be longer.
    pub fn check_new(&self) -> Result<(), Refused> {
        if self.data_names.len() > MAX_DATA {
            return Err(Refused::Unfit(Unfit::Long { most: MAX_OPTIONS }));
        }
        let names = self.data_names.iter().flat_map(|(data, name)| [data, name]);
        names.into_iter().try_for_each(|name| check_name(name)).map_err(Refused::Unfit)?;
        check_options(&self.options).map_err(Refused::Unfit)
    }
}

/// The start of a table. Head and log are all that is stored.
///
/// It holds the seed, so it is never shown. [`crate::Desk`] gives out what may be known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The [`FORMAT`] it was written in.
    pub format: u32,
    pub game: GameKind,
    /// The version of the rules for contracts that name none, as the first program wrote them. The
    /// game is dealt and replayed under the agreed version, whatever other versions the program
    /// knows.
    pub rules: Rules,
    /// The seed of the deal. Only its hash is shown before the end.
    pub seed: Seed,
    /// The person who opened the table, changes the contract and starts the game.
    pub host: UserId,
    pub opened: Time,
    /// The first contract, which may still change.
    pub contract: Contract,
    /// The holders of seats from the start, clockwise, as in a rematch; the other seats are open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keepers: Vec<Keeper>,
    /// Whether the answers follow the game's course, from its seed or its position.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
    /// The position the game starts from instead of a deal. The seed then proves nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The chapter of a lesson that neither is the first nor teaches the end: those two, which were
    /// all there were, are told apart by the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<Chapter>,
}

impl Head {
    pub fn new(game: GameKind, contract: Contract, host: UserId, seed: Seed, opened: Time) -> Self {
        let rules = games::dispatch!(game, G => <G as engine::Game>::RULES);
        let (keepers, lesson, position, chapter) = (Vec::new(), false, None, None);
        Self {
            format: FORMAT,
            game,
            rules,
            seed,
            host,
            opened,
            contract,
            keepers,
            lesson,
            position,
            chapter,
        }
    }

    /// A lesson of a game, with the options of the course.
    pub fn lesson(
        (game, taught): (GameKind, Chapter),
        contract: Contract,
        host: UserId,
        opened: Time,
    ) -> Self {
        let course = games::course(game, taught);
        let head = Self::new(game, contract, host, course.seed(), opened);
        let position = course.position.as_ref().map(|position| serde_json::json!(position));
        let chapter = (!matches!(taught, Chapter::Game | Chapter::End)).then_some(taught);
        Self { lesson: true, position, chapter, ..head }
    }

    /// The chapter taught.
    pub fn chapter(&self) -> Option<Chapter> {
        let by_position = if self.position.is_some() { Chapter::End } else { Chapter::Game };
        self.lesson.then(|| self.chapter.unwrap_or(by_position))
    }

    /// The same table, starting from a position as in [`engine::Game::arrange`] instead of a deal.
    #[must_use]
    pub fn from_position(self, position: Value) -> Self {
        Self { position: Some(position), ..self }
    }
}
