//! What everybody agrees to before the deal.

use std::collections::BTreeMap;

use engine::{Rules, Seed, slugs};
use games::outside::{MAX_OPTIONS, Unfit, check_name, check_options};
use games::{Chapter, GameKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Keeper, Millis, Refused, Time, UserId};

/// The version of the stored forms, [`Head`] and [`crate::Entry`].
pub const FORMAT: u32 = 1;

/// Most tables of data that have a name.
const MAX_DATA: usize = 8;

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "pace", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// As much as one likes.
    Untimed,
    /// A bank for the whole game, and an increment whenever the question passes on to another
    /// seat.
    Live {
        /// At the deal.
        bank: Millis,
        /// Added when a seat has answered all it was asked in a row.
        increment: Millis,
    },
    /// So many days for all that a seat is asked in a row.
    Days {
        /// From 1 to 60.
        days: u16,
    },
}

impl Pace {
    /// What is added to a bank.
    pub const fn increment(self) -> Millis {
        match self {
            Self::Live { increment, .. } => increment,
            Self::Untimed | Self::Days { .. } => Millis(0),
        }
    }
}

slugs! {
    /// What may be taken back.
    #[derive(Default)]
    pub enum TakeBackMode {
        /// Freely while nobody else acted and nothing hidden was shown; else the others are asked.
        #[default]
        Computed = "computed",
        /// The others are always asked.
        Ask = "ask",
        /// Nothing.
        Never = "never",
    }
}

slugs! {
    /// What becomes of a seat whose person ran out of time.
    #[derive(Default)]
    pub enum Absentee {
        /// A bot keeps it until the person is back.
        #[default]
        Caretaker = "caretaker",
        /// The person has lost; a bot plays on for the sake of the others.
        Forfeit = "forfeit",
    }
}

slugs! {
    /// Who finds the table.
    pub enum Visibility {
        /// Everybody.
        Public = "public",
        /// All who have the link.
        Private = "private",
    }
}

/// One card that everybody accepts before the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// The options of the game.
    pub options: Value,
    /// How much time there is.
    pub pace: Pace,
    /// What may be taken back.
    pub take_back: TakeBackMode,
    /// What becomes of absentees.
    pub absentee: Absentee,
    /// The level of the bot that plays for absentees and for who left.
    pub caretaker: String,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether people are shown what was open once: in words beside the table, and by a log that goes
    /// back to the deal. A view has perfect recall in any case, and programs read views.
    pub memory_aid: bool,
    /// Whether everybody at the table is shown what the others hold, to teach or to learn. Spectators
    /// and bots are not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_hands: bool,
    /// Who finds the table.
    pub visibility: Visibility,
    /// What the decks, boards and prices of the options are called, by the name of the option: `house`
    /// for one of the house, else the name that the host gave it. What has no name here is the
    /// standard one or has none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub data_names: BTreeMap<String, String>,
}

impl Contract {
    /// A table without hurry: nothing is timed, take-back is computed, others may watch.
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

    /// What holds for a contract that is offered now. Older ones may be longer.
    pub fn check_new(&self) -> Result<(), Refused> {
        if self.data_names.len() > MAX_DATA {
            return Err(Refused::Unfit(Unfit::Long { most: MAX_OPTIONS }));
        }
        let names = self.data_names.iter().flat_map(|(data, name)| [data, name]);
        names.into_iter().try_for_each(|name| check_name(name)).map_err(Refused::Unfit)?;
        check_options(&self.options).map_err(Refused::Unfit)
    }
}

/// How a table begins. With the log of entries it is all that is stored.
///
/// It holds the seed: it is given to nobody. [`crate::Desk`] says what may be told of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// [`FORMAT`] of the writer.
    pub format: u32,
    /// Which game.
    pub game: GameKind,
    /// The version of the rules that a contract means which names none: the first program wrote
    /// contracts without one. The game is dealt and replayed under what the contract agrees to,
    /// whatever the program knows besides.
    pub rules: Rules,
    /// The seed of the deal. Only its hash is shown before the end.
    pub seed: Seed,
    /// Who opened the table, changes the contract and starts the game.
    pub host: UserId,
    /// When it was opened.
    pub opened: Time,
    /// The contract, which may still change.
    pub contract: Contract,
    /// Who has a seat from the start, clockwise; the others are open. The people of a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keepers: Vec<Keeper>,
    /// Whether the answers follow the course of the game, from its seed or its position.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
    /// The position that the game starts from, where nothing is dealt: the seed then proves nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
}

impl Head {
    /// A table of which every seat is open.
    pub fn new(game: GameKind, contract: Contract, host: UserId, seed: Seed, opened: Time) -> Self {
        let rules = games::dispatch!(game, G => <G as engine::Game>::RULES);
        let (keepers, lesson, position) = (Vec::new(), false, None);
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
        }
    }

    /// A lesson of a game. The contract agrees to the options of the course.
    pub fn lesson(
        (game, chapter): (GameKind, Chapter),
        contract: Contract,
        host: UserId,
        opened: Time,
    ) -> Self {
        let course = games::course(game, chapter);
        let head = Self::new(game, contract, host, course.seed(), opened);
        let position = course.position.as_ref().map(|position| serde_json::json!(position));
        Self { lesson: true, position, ..head }
    }

    /// Which chapter of the course is taught. The one of the end alone begins with a position.
    pub fn chapter(&self) -> Option<Chapter> {
        let chapter = if self.position.is_some() { Chapter::End } else { Chapter::Game };
        self.lesson.then_some(chapter)
    }

    /// The same table with a position, as [`engine::Game::arrange`] takes it, in the place of a deal.
    #[must_use]
    pub fn from_position(self, position: Value) -> Self {
        Self { position: Some(position), ..self }
    }
}
