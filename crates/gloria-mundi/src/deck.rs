//! The deck and the board: data that people may replace. GLM 1.3, 1.4, 9.

use std::fmt;
use std::str::FromStr;

use engine::{SetupError, SetupProblem};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::architect::ArchitectOffer;
use crate::card::{Card, CardId, Kind, MAX_CARDS, MAX_ROAD, Production};
use crate::grammar::{Counted, Power};
use crate::parse::type_word;
use crate::sets::CardSet;
use crate::setup::Options;
use crate::state::Estate;

/// The building cards, one per line: in the file, in options and in records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Whether these are our own cards, since we do not know the printed ones.
    #[serde(default)]
    pub placeholder: bool,
    /// The cards, numbered from 1 in this order.
    #[serde(deserialize_with = "at_most_64")]
    pub cards: Vec<Card>,
}

/// The two roads that meet in Rome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Whether these are our own icons, since we do not know the printed ones.
    #[serde(default)]
    pub placeholder: bool,
    /// Steps from Rome to Africa.
    pub africa: u8,
    /// The icons of the barbarian's first space.
    #[serde(default)]
    pub start: Icons,
    /// The icons of the spaces between the first and Rome.
    #[serde(deserialize_with = "spaces")]
    pub barbarian: Vec<Icons>,
}

/// The number of icons of each type on a space: `city`, `city+legion`, or nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Icons(pub [u8; Production::ALL.len()]);

impl Icons {
    /// The number of icons of a type.
    #[inline]
    pub const fn of(self, icon: Production) -> u8 {
        self.0[icon as usize]
    }

    /// The number of icons.
    #[inline]
    pub const fn sum(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] + b[0], a[1] + b[1], a[2] + b[2]])
    }
}

impl fmt::Display for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let icons = Production::ALL
            .into_iter()
            .flat_map(|icon| (0..self.of(icon)).map(move |_| icon.slug()));
        f.write_str(&icons.collect::<Vec<_>>().join("+"))
    }
}

/// What is wrong with a space on a road.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum SpaceError {
    /// A word that is no icon.
    Icon(String),
    /// It has more icons than allowed.
    TooMany { text: String, most: u8 },
    /// It needs at least one icon.
    NoIcon,
}

/// For logs and tests: `words` has the text for people.
impl fmt::Display for SpaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for SpaceError {}

impl FromStr for Icons {
    type Err = SpaceError;

    fn from_str(text: &str) -> Result<Self, SpaceError> {
        let mut icons = Self::default();
        for word in text.split('+').map(str::trim).filter(|word| !word.is_empty()) {
            let icon: Production =
                type_word(word).parse().ok().ok_or_else(|| SpaceError::Icon(word.to_owned()))?;
            icons.0[icon.index()] += 1;
            if icons.sum() > MAX_ICONS {
                return Err(SpaceError::TooMany { text: text.to_owned(), most: MAX_ICONS });
            }
        }
        Ok(icons)
    }
}

impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The most icons on a space.
pub(crate) const MAX_ICONS: u8 = 3;

/// The most different architects in a deck where one replaces several resources at once.
const MAX_ARCHITECTS: usize = 8;

/// A space between the barbarian's first and Rome, which has at least one icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space(pub Icons);

impl FromStr for Space {
    type Err = SpaceError;

    fn from_str(text: &str) -> Result<Self, SpaceError> {
        let icons: Icons = text.parse()?;
        if icons.sum() == 0 {
            return Err(SpaceError::NoIcon);
        }
        Ok(Self(icons))
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

fn spaces<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Icons>, D::Error> {
    let spaces = Vec::<Space>::deserialize(deserializer)?;
    Ok(spaces.into_iter().map(|Space(icons)| icons).collect())
}

fn at_most_64<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Card>, D::Error> {
    let cards = Vec::<Card>::deserialize(deserializer)?;
    if (1..=usize::from(MAX_CARDS)).contains(&cards.len()) {
        return Ok(cards);
    }
    Err(serde::de::Error::invalid_length(cards.len(), &&*format!("1..={MAX_CARDS}")))
}

impl Deck {
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        let n = u32::try_from(self.cards.len()).unwrap_or(u32::MAX);
        SetupError::check_range("deck.cards", n, 1..=MAX_CARDS)?;
        self.check_architects()
    }

    /// Whether an architect replaces several resources at once. Ruling R-M22.
    fn names_architects(&self) -> bool {
        self.architects().any(|(_, power)| power.swap().is_none())
    }

    fn architects(&self) -> impl Iterator<Item = (usize, &Power)> {
        let powers = self.cards.iter().map(|card| &card.power).enumerate();
        powers.filter(|(_, power)| matches!(power, Power::Replace { .. }))
    }

    /// Bounds the architects of a deck that names them, since all combinations are tried.
    fn check_architects(&self) -> Result<(), SetupError> {
        if !self.names_architects() {
            return Ok(());
        }
        let is_new = |(nth, power): &(usize, &Power)| {
            self.architects().take_while(|(other, _)| other < nth).all(|(_, other)| other != *power)
        };
        let mut different = self.architects().filter(is_new);
        let most = u32::try_from(MAX_ARCHITECTS).unwrap_or(u32::MAX);
        let problem = SetupProblem::TooManyKinds { what: "=>", most };
        different
            .nth(MAX_ARCHITECTS)
            .map_or(Ok(()), |(nth, _)| Err(SetupError::new(format!("deck.cards.{nth}"), problem)))
    }
}

impl Board {
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        SetupError::check_range("board.africa", self.africa, 1..=MAX_ROAD)?;
        let n = u32::try_from(self.barbarian.len()).unwrap_or(u32::MAX);
        SetupError::check_range("board.barbarian", n, 1..=MAX_ROAD)?;
        let empty = self.barbarian.iter().position(|icons| icons.sum() == 0);
        empty.map_or(Ok(()), |nth| {
            Err(SetupError::new(format!("board.barbarian.{nth}"), SetupProblem::Missing("farm")))
        })
    }

    /// The number of the space that is Rome; the barbarian's first space is 0.
    #[inline]
    pub fn rome(&self) -> u8 {
        u8::try_from(self.barbarian.len()).map_or(u8::MAX, |n| n + 1)
    }

    /// The icons on a space of the barbarian's road; Rome has none.
    #[inline]
    pub fn icons(&self, space: u8) -> Icons {
        match space.checked_sub(1) {
            None => self.start,
            Some(index) => self.barbarian.get(usize::from(index)).copied().unwrap_or_default(),
        }
    }
}

/// Everything printed, with the options: shared by all states of a game and never changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The options agreed before the deal.
    pub options: Options,
    pub(crate) red: CardSet,
    /// The cards not activated in phase 3: red ones, and those without a power. GLM 9.1, 9.12.
    pub(crate) idle: CardSet,
    /// The walls among them.
    pub(crate) walls: CardSet,
    /// The architects among them.
    pub(crate) architects: CardSet,
    /// Whether architects are named, because one replaces several resources at once. Ruling R-M22.
    pub(crate) by_name: bool,
    /// The architects without an X.
    pub(crate) once: CardSet,
    /// The offer of each card as an architect.
    pub(crate) offers: Vec<ArchitectOffer>,
    /// For each type, the cards used instead of all others of that type. GLM 9.8.
    pub(crate) instead: [CardSet; Production::ALL.len()],
}

impl Edition {
    pub(crate) fn new(options: &Options) -> Result<Self, SetupError> {
        options.validate()?;
        let cards = &options.deck.cards;
        let mut edition = Self {
            options: options.clone(),
            red: CardSet::EMPTY,
            idle: CardSet::EMPTY,
            walls: CardSet::EMPTY,
            architects: CardSet::EMPTY,
            by_name: options.deck.names_architects(),
            once: CardSet::EMPTY,
            offers: cards.iter().map(|card| ArchitectOffer::of(&card.power)).collect(),
            instead: [CardSet::EMPTY; Production::ALL.len()],
        };
        (0..).map(CardId).zip(cards).for_each(|(id, card)| edition.note(id, card));
        Ok(edition)
    }

    /// Adds a card to the sets it belongs to.
    fn note(&mut self, id: CardId, card: &Card) {
        if card.kind == Kind::Red {
            self.red.insert(id);
            self.idle.insert(id);
        }
        match card.power {
            Power::Wall => self.walls.insert(id),
            Power::Replace { .. } => self.architects.insert(id),
            Power::None => self.idle.insert(id),
            Power::Condition { of, .. } if card.kind.fits(of) => {
                self.instead[of.index()].insert(id);
            }
            Power::Condition { .. }
            | Power::Produce(_)
            | Power::Spend { .. }
            | Power::PullDown { .. }
            | Power::Count { .. }
            | Power::Barbarian { .. } => {}
        }
        if self.offers[id.index()].is_once {
            self.once.insert(id);
        }
    }

    /// The card with this id.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.options.deck.cards[id.index()]
    }

    /// The number of things a player has that a power counts. GLM 9.7.
    #[inline]
    pub fn count(&self, estate: &Estate, of: Counted) -> u16 {
        match of {
            Counted::Cards(of) => estate.n_cards(of).into(),
            Counted::Counters(of) => estate.stores.of(of),
            Counted::Buildings => estate.buildings().len().into(),
            Counted::Walls => estate.buildings().both(self.walls).len().into(),
        }
    }

    /// The two roads.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.options.board
    }
}
