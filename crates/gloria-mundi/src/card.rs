//! Cards, resources and icons, and the one-line notation of a card. GLM 1, 9.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Listed, slugs};
use serde::de::Unexpected;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grammar::{Bundle, Power};
use crate::parse::{GrammarError, Target, parse_kind};

slugs! {
    /// The three types of production cards, and the icons on the barbarian's road. GLM 1.2.
    pub enum Production in ProductionSet(u8) {
        /// Makes food.
        Farm = "farm",
        /// Makes gold.
        City = "city",
        /// Makes peace.
        Legion = "legion",
    }
}

impl Production {
    /// The resource it makes, which its icon demands as tribute. GLM 4.2, 6.2.
    pub const fn resource(self) -> Resource {
        match self {
            Self::Farm => Resource::Food,
            Self::City => Resource::Gold,
            Self::Legion => Resource::Peace,
        }
    }
}

slugs! {
    /// The resources that players collect and pay. GLM 1.1.
    pub enum Resource {
        /// Green.
        Food = "food",
        /// Yellow.
        Gold = "gold",
        /// White.
        Peace = "peace",
        /// Purple: replaces any other in a purchase or a tribute. GLM 5.3.
        Glory = "glory",
    }
}

impl Resource {
    /// The three resources made by production cards.
    pub const COLOURS: [Self; 3] = [Self::Food, Self::Gold, Self::Peace];

    /// The symbol of this resource in powers.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self as usize]
    }
}

slugs! {
    /// The symbols that powers of buildings give. GLM 9.2.
    pub enum Symbol in SymbolSet(u8) {
        /// One food.
        Food = "food",
        /// One gold.
        Gold = "gold",
        /// One peace.
        Peace = "peace",
        /// One glory.
        Glory = "glory",
        /// One step towards Africa.
        Step = "step",
    }
}

impl Symbol {
    /// The resource; `None` for a step.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Food => Some(Resource::Food),
            Self::Gold => Some(Resource::Gold),
            Self::Peace => Some(Resource::Peace),
            Self::Glory => Some(Resource::Glory),
            Self::Step => None,
        }
    }
}

slugs! {
    /// The types of building cards. GLM 1.3.
    pub enum Kind {
        /// Green: on a farm, in a farm turn.
        Farm = "farm",
        /// Yellow: on a city, in a city turn.
        City = "city",
        /// White: on a legion, in a legion turn.
        Legion = "legion",
        /// Red: on any production card, outside phase 3.
        Red = "red",
    }
}

impl Kind {
    /// Whether such a building can be put on such a production card. GLM 5.4.
    #[inline]
    pub const fn fits(self, on: Production) -> bool {
        self.places().has(on)
    }

    /// The production cards such a building can be put on. GLM 5.4.
    #[inline]
    pub const fn places(self) -> ProductionSet {
        match self {
            Self::Farm => ProductionSet::only(Production::Farm),
            Self::City => ProductionSet::only(Production::City),
            Self::Legion => ProductionSet::only(Production::Legion),
            Self::Red => ProductionSet::ALL,
        }
    }
}

/// A building card by its index in the deck's list; written from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// Its index in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Listed for CardId {
    const N: usize = MAX_CARDS as usize;

    #[inline]
    fn nth(place: usize) -> Self {
        Self(u8::nth(place))
    }

    #[inline]
    fn place(self) -> usize {
        self.index()
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for CardId {
    type Err = engine::notation::UnknownWord;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number: Option<u8> = text.parse().ok();
        let in_range = number.filter(|number| (1..=MAX_CARDS).contains(number));
        in_range.map(|number| Self(number - 1)).ok_or(engine::notation::UnknownWord)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=MAX_CARDS).contains(&number) {
            return Ok(Self(number - 1));
        }
        let found = Unexpected::Unsigned(number.into());
        Err(serde::de::Error::invalid_value(found, &&*format!("1..={MAX_CARDS}")))
    }
}

/// Counters by [`Resource`]: a price, a payment, a tribute.
pub type Price = [u8; Resource::ALL.len()];

/// A building card as printed, and its notation. GLM 1.3.
///
/// ```
/// use gloria_mundi::card::Card;
/// let text = "Horreum | farm | 2 gold + peace | 1 | farm = food";
/// let card: Card = text.parse().unwrap();
/// assert_eq!((card.steps, card.cost), (1, [0, 2, 1, 0]));
/// assert_eq!(card.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The name, shared by all copies of a deck; it has no effect.
    pub name: Arc<str>,
    /// Its type, which determines where it can be put.
    pub kind: Kind,
    /// The printed cost.
    pub cost: Price,
    /// Steps gained when it is bought.
    pub steps: u8,
    /// Its power.
    pub power: Power,
}

/// `name | type | cost | steps | power`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, kind, steps, power, .. } = self;
        let cost = Bundle::of(self.cost);
        write!(f, "{name} | {kind} | {cost} | {steps} | {power}")
    }
}

impl FromStr for Card {
    type Err = GrammarError;

    fn from_str(text: &str) -> Result<Self, GrammarError> {
        let columns: Vec<&str> = text.split('|').map(str::trim).collect();
        let [name, kind, cost, steps, power] = columns[..] else {
            return Err(GrammarError::Columns(columns.len()));
        };
        if name.is_empty() {
            return Err(GrammarError::NoName);
        }
        let kind = parse_kind(kind)?;
        let power: Power = power.parse()?;
        if !power.suits(kind) {
            return Err(GrammarError::WrongKind { is_red: power.is_red() });
        }
        let steps_read = steps.parse().ok().filter(|steps| *steps <= MAX_STEPS);
        Ok(Self {
            name: name.into(),
            kind,
            cost: Bundle::parse(cost, Target::Price)?.price(),
            steps: steps_read.ok_or_else(|| GrammarError::Steps(steps.to_owned()))?,
            power,
        })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The most cards in a deck: a set of cards is 64 bits.
pub const MAX_CARDS: u8 = 64;
/// The most steps printed on a card.
pub(crate) const MAX_STEPS: u8 = 9;
/// The most spaces on a road.
pub(crate) const MAX_ROAD: u8 = 100;
