//! Answers, their notation and their numbers.

use std::fmt;
use std::str::FromStr;

use engine::notation::UnknownWord;
use engine::{ParseActionError, Seat, slugs};

use crate::card::{Building, Card, Material, Role};
use crate::state::N_SEATS;

/// One answer to one question. The order is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put a card into the pool before the first turn. GTR 1.5.
    Start(Building),
    /// Lead a role with a unit. GTR 2.2.
    Lead(Role, Unit),
    /// Follow with a unit. GTR 2.3.
    Follow(Unit),
    /// Play another unit. GTR 7.37.
    Also(Unit),
    /// Add a card to a petition. GTR 3.3.
    Pay(Building),
    /// Discard a card before thinking. GTR 7.3.
    Latrine(Card),
    /// Discard the hand before thinking. GTR 7.15.
    Vomitorium,
    /// Think. GTR 4.1.
    Think(Thought),
    /// Hire a client. GTR 4.2.
    Hire(Source),
    /// Have a new client act in this role. GTR 7.20.
    Act(Role),
    /// Take a material into the stockpile. GTR 4.3, 4.8.
    Take(Source),
    /// Lay a foundation. GTR 5.1.
    Found(Building, Plot),
    /// Add a material to a building. GTR 5.5.
    Add(Source, Building),
    /// Complete a building with one marble. GTR 7.30.
    Complete(Source, Building),
    /// Make the function of a building public. GTR 7.38.
    Publish(Source, Building),
    /// Look at the top card of the deck. GTR 7.35.
    Fountain,
    /// Keep the card from the Fountain in hand. GTR 7.35.
    Keep,
    /// Sell a material. GTR 4.6.
    Sell(Source),
    /// Show a card and demand its material. GTR 4.7.
    Demand(Building),
    /// Give a card to a Legionary. GTR 4.9.
    Give(Building),
    /// Say "Glory to Rome". GTR 4.9.
    Glory,
    /// Send a client to the Coliseum. GTR 7.27.
    Seize(Role),
    /// Steal a building. GTR 7.29.
    Steal(Seat, Building),
    /// Take a Jack that another player played. GTR 7.12.
    TakeJack(Seat),
    /// Keep a played card as a material. GTR 7.31.
    Drain(Material),
    /// Propose a victory for a player. GTR 9.5.
    Grant(Seat),
    /// Agree to a proposed victory. GTR 9.5.
    Agree,
    /// Refuse a proposed victory. GTR 9.5.
    Refuse,
    /// Do nothing, or nothing more.
    Done,
}

/// What gives one action of the led role. GTR 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    /// An order card. GTR 3.1.
    Order(Building),
    /// A Jack. GTR 3.2.
    #[default]
    Jack,
    /// A petition. GTR 3.3.
    Petition,
    /// Two cards of one role, with the Circus of the original edition. GTR 7.5.
    Pair,
}

slugs! {
    /// The result of thinking. GTR 4.1.
    pub enum Thought {
        /// A Jack.
        Jack = "jack",
        /// Order cards.
        Draw = "draw",
    }
}

/// The origin of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// This card in hand; with the Fountain, the card drawn.
    Hand(Building),
    /// The player's own stockpile.
    Stockpile(Material),
    /// The pool.
    Pool(Material),
    /// The top of the deck.
    Deck,
}

impl Source {
    /// The material of the card, if it is known in advance.
    pub const fn material(self) -> Option<Material> {
        match self {
            Self::Hand(card) => Some(card.material()),
            Self::Stockpile(material) | Self::Pool(material) => Some(material),
            Self::Deck => None,
        }
    }
}

/// A site for a foundation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot {
    /// Its material.
    pub site: Material,
    /// Whether it is out of town. GTR 5.4.
    pub outside: bool,
}

// Numbers. A number is the kind of the action times STRIDE, plus its payload.

const N_BUILDINGS: u16 = 40;
const STRIDE: u16 = 53 * N_BUILDINGS;

impl Unit {
    const fn number(self) -> u16 {
        match self {
            Self::Order(building) => building as u16,
            Self::Jack => 40,
            Self::Petition => 41,
            Self::Pair => 42,
        }
    }

    fn from_number(number: u16) -> Option<Self> {
        match number {
            40 => Some(Self::Jack),
            41 => Some(Self::Petition),
            42 => Some(Self::Pair),
            _ => building(number).map(Self::Order),
        }
    }
}

impl Source {
    const fn number(self) -> u16 {
        match self {
            Self::Hand(building) => building as u16,
            Self::Stockpile(material) => 40 + material as u16,
            Self::Pool(material) => 46 + material as u16,
            Self::Deck => 52,
        }
    }

    fn from_number(number: u16) -> Option<Self> {
        match number {
            0..40 => building(number).map(Self::Hand),
            40..46 => material(number - 40).map(Self::Stockpile),
            46..52 => material(number - 46).map(Self::Pool),
            52 => Some(Self::Deck),
            _ => None,
        }
    }
}

fn building(number: u16) -> Option<Building> {
    Building::ALL.get(usize::from(number)).copied()
}

fn material(number: u16) -> Option<Material> {
    Material::ALL.get(usize::from(number)).copied()
}

fn role(number: u16) -> Option<Role> {
    Role::ALL.get(usize::from(number)).copied()
}

fn seat(number: u16) -> Option<Seat> {
    let seat = u8::try_from(number).ok()?;
    (usize::from(seat) < N_SEATS).then_some(Seat(seat))
}

impl Action {
    /// The number of the variant and that of the payload.
    const fn parts(self) -> (u16, u16) {
        match self {
            Self::Start(card) => (0, card as u16),
            Self::Lead(role, unit) => (1, role as u16 * N_BUILDINGS * 2 + unit.number()),
            Self::Follow(unit) => (2, unit.number()),
            Self::Also(unit) => (3, unit.number()),
            Self::Pay(card) => (4, card as u16),
            Self::Latrine(Card::Order(card)) => (5, card as u16),
            Self::Latrine(Card::Jack) => (5, N_BUILDINGS),
            Self::Vomitorium => (6, 0),
            Self::Think(thought) => (7, thought as u16),
            Self::Hire(source) => (8, source.number()),
            Self::Act(role) => (9, role as u16),
            Self::Take(source) => (10, source.number()),
            Self::Found(card, plot) => {
                let plot = plot.site as u16 * 2 + plot.outside as u16;
                (11, plot * N_BUILDINGS + card as u16)
            }
            Self::Add(source, to) => (12, source.number() * N_BUILDINGS + to as u16),
            Self::Complete(source, to) => (13, source.number() * N_BUILDINGS + to as u16),
            Self::Publish(source, to) => (14, source.number() * N_BUILDINGS + to as u16),
            Self::Fountain => (15, 0),
            Self::Keep => (16, 0),
            Self::Sell(source) => (17, source.number()),
            Self::Demand(card) => (18, card as u16),
            Self::Give(card) => (19, card as u16),
            Self::Glory => (20, 0),
            Self::Seize(role) => (21, role as u16),
            Self::Steal(seat, building) => (22, seat.0 as u16 * N_BUILDINGS + building as u16),
            Self::TakeJack(seat) => (23, seat.0 as u16),
            Self::Drain(material) => (24, material as u16),
            Self::Grant(seat) => (25, seat.0 as u16),
            Self::Agree => (26, 0),
            Self::Refuse => (27, 0),
            Self::Done => (28, 0),
        }
    }

    #[expect(clippy::integer_division, reason = "the number has two digits")]
    fn from_parts(kind: u16, payload: u16) -> Option<Self> {
        let (first, second) = (payload / N_BUILDINGS, payload % N_BUILDINGS);
        let target = || building(second);
        Some(match kind {
            0 => Self::Start(building(payload)?),
            1 => Self::Lead(
                role(payload / (2 * N_BUILDINGS))?,
                Unit::from_number(payload % (2 * N_BUILDINGS))?,
            ),
            2 => Self::Follow(Unit::from_number(payload)?),
            3 => Self::Also(Unit::from_number(payload)?),
            4 => Self::Pay(building(payload)?),
            5 if payload == N_BUILDINGS => Self::Latrine(Card::Jack),
            5 => Self::Latrine(Card::Order(building(payload)?)),
            6 => Self::Vomitorium,
            7 => Self::Think(*Thought::ALL.get(usize::from(payload))?),
            8 => Self::Hire(Source::from_number(payload)?),
            9 => Self::Act(role(payload)?),
            10 => Self::Take(Source::from_number(payload)?),
            11 => {
                let plot = Plot { site: material(first >> 1)?, outside: first & 1 == 1 };
                Self::Found(target()?, plot)
            }
            12 => Self::Add(Source::from_number(first)?, target()?),
            13 => Self::Complete(Source::from_number(first)?, target()?),
            14 => Self::Publish(Source::from_number(first)?, target()?),
            15 => Self::Fountain,
            16 => Self::Keep,
            17 => Self::Sell(Source::from_number(payload)?),
            18 => Self::Demand(building(payload)?),
            19 => Self::Give(building(payload)?),
            20 => Self::Glory,
            21 => Self::Seize(role(payload)?),
            22 => Self::Steal(seat(first)?, target()?),
            23 => Self::TakeJack(seat(payload)?),
            24 => Self::Drain(material(payload)?),
            25 => Self::Grant(seat(payload)?),
            26 => Self::Agree,
            27 => Self::Refuse,
            28 => Self::Done,
            _ => return None,
        })
    }
}

impl Action {
    /// Only a Statue has a choice of sites, and only known cards can be built with.
    fn is_possible(self) -> bool {
        match (self, self.source()) {
            (Self::Found(card, plot), _) => {
                card == Building::Statue || plot.site == card.material()
            }
            (_, Some(source)) => source != Source::Deck,
            _ => true,
        }
    }

    /// The origin of the material to build with.
    const fn source(self) -> Option<Source> {
        if let Self::Add(source, _) | Self::Complete(source, _) | Self::Publish(source, _) = self {
            return Some(source);
        }
        None
    }
}

impl engine::Action for Action {
    fn is_secret(self) -> bool {
        matches!(self, Self::Start(_) | Self::Sell(Source::Hand(_)))
    }

    /// A victory can be proposed besides leading or following. Ruling R-G43.
    #[inline]
    fn is_aside(self) -> bool {
        matches!(self, Self::Grant(_))
    }

    fn pack(self) -> u16 {
        let (kind, payload) = self.parts();
        kind * STRIDE + payload
    }

    #[expect(clippy::integer_division, reason = "the number has two digits")]
    fn unpack(number: u16) -> Option<Self> {
        let action = Self::from_parts(number / STRIDE, number % STRIDE)?;
        (action.is_possible() && action.pack() == number).then_some(action)
    }
}

// Notation.

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(card) => card.fmt(f),
            Self::Jack => f.write_str("jack"),
            Self::Petition => f.write_str("petition"),
            Self::Pair => f.write_str("pair"),
        }
    }
}

impl FromStr for Unit {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        match text {
            "jack" => Ok(Self::Jack),
            "petition" => Ok(Self::Petition),
            "pair" => Ok(Self::Pair),
            _ => text.parse().map(Self::Order),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(card) => card.fmt(f),
            Self::Stockpile(material) => material.fmt(f),
            Self::Pool(material) => write!(f, "pool-{material}"),
            Self::Deck => f.write_str("deck"),
        }
    }
}

impl FromStr for Source {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        if text == "deck" {
            return Ok(Self::Deck);
        }
        if let Some(material) = text.strip_prefix("pool-") {
            return material.parse().map(Self::Pool);
        }
        let stockpile = text.parse().map(Self::Stockpile);
        stockpile.or_else(|UnknownWord| text.parse().map(Self::Hand))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(card) => write!(f, "start {card}"),
            Self::Lead(role, unit) => write!(f, "lead {role} {unit}"),
            Self::Follow(unit) => write!(f, "follow {unit}"),
            Self::Also(unit) => write!(f, "also {unit}"),
            Self::Pay(card) => write!(f, "pay {card}"),
            Self::Latrine(card) => write!(f, "latrine {card}"),
            Self::Vomitorium => f.write_str("vomitorium"),
            Self::Think(thought) => write!(f, "think {thought}"),
            Self::Hire(source) => write!(f, "hire {source}"),
            Self::Act(role) => write!(f, "act {role}"),
            Self::Take(source) => write!(f, "take {source}"),
            Self::Found(card, plot) => write_foundation(f, *card, *plot),
            Self::Add(source, to) => write!(f, "add {source} to {to}"),
            Self::Complete(source, to) => write!(f, "complete {to} with {source}"),
            Self::Publish(source, to) => write!(f, "publish {to} with {source}"),
            Self::Fountain => f.write_str("fountain"),
            Self::Keep => f.write_str("keep"),
            Self::Sell(source) => write!(f, "sell {source}"),
            Self::Demand(card) => write!(f, "demand {card}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Glory => f.write_str("glory"),
            Self::Seize(role) => write!(f, "seize {role}"),
            Self::Steal(seat, building) => write!(f, "steal {building} from {seat}"),
            Self::TakeJack(seat) => write!(f, "take-jack {seat}"),
            Self::Drain(material) => write!(f, "drain {material}"),
            Self::Grant(seat) => write!(f, "grant {seat}"),
            Self::Agree => f.write_str("agree"),
            Self::Refuse => f.write_str("refuse"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// The site is named if the card leaves a choice.
fn write_foundation(f: &mut fmt::Formatter<'_>, card: Building, plot: Plot) -> fmt::Result {
    write!(f, "found {card}")?;
    if card == Building::Statue {
        write!(f, " on {}", plot.site)?;
    }
    f.write_str(if plot.outside { " outside" } else { "" })
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        parse(text)
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| ParseActionError { text: text.to_owned() })
    }
}

fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    let word = |n: usize| words.get(n).copied().unwrap_or_default();
    let first = word(1);
    let card = || first.parse().ok();
    let a_seat = |text: &str| text.parse().ok().and_then(seat);
    Some(match word(0) {
        "start" => Action::Start(card()?),
        "lead" => Action::Lead(first.parse().ok()?, word(2).parse().ok()?),
        "follow" => Action::Follow(first.parse().ok()?),
        "also" => Action::Also(first.parse().ok()?),
        "pay" => Action::Pay(card()?),
        "latrine" => Action::Latrine(first.parse().ok()?),
        "vomitorium" => Action::Vomitorium,
        "think" => Action::Think(first.parse().ok()?),
        "hire" => Action::Hire(first.parse().ok()?),
        "act" => Action::Act(first.parse().ok()?),
        "take" => Action::Take(first.parse().ok()?),
        "found" => parse_foundation(card()?, &words[2..])?,
        "add" => Action::Add(known(first)?, word(3).parse().ok()?),
        "complete" => Action::Complete(known(word(3))?, card()?),
        "publish" => Action::Publish(known(word(3))?, card()?),
        "fountain" => Action::Fountain,
        "keep" => Action::Keep,
        "sell" => Action::Sell(first.parse().ok()?),
        "demand" => Action::Demand(card()?),
        "give" => Action::Give(card()?),
        "glory" => Action::Glory,
        "seize" => Action::Seize(first.parse().ok()?),
        "steal" => Action::Steal(a_seat(word(3))?, card()?),
        "take-jack" => Action::TakeJack(a_seat(first)?),
        "drain" => Action::Drain(first.parse().ok()?),
        "grant" => Action::Grant(a_seat(first)?),
        "agree" => Action::Agree,
        "refuse" => Action::Refuse,
        "done" => Action::Done,
        _ => return None,
    })
}

/// A source whose card is known.
fn known(text: &str) -> Option<Source> {
    text.parse().ok().filter(|source| *source != Source::Deck)
}

fn parse_foundation(card: Building, rest: &[&str]) -> Option<Action> {
    let (site, rest) = match rest {
        ["on", site, rest @ ..] => (site.parse().ok()?, rest),
        _ => (card.material(), rest),
    };
    let outside = match rest {
        [] => false,
        ["outside"] => true,
        _ => return None,
    };
    Some(Action::Found(card, Plot { site, outside }))
}

#[cfg(test)]
mod tests {
    use engine::Action as _;

    use super::*;

    #[test]
    fn every_number_is_one_action_and_one_text() {
        let actions: Vec<Action> = (0..=u16::MAX).filter_map(Action::unpack).collect();
        assert!(actions.len() > 6_000, "{}", actions.len());
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(Action::unpack(action.pack()), Some(action));
        }
    }

    #[test]
    fn sloppy_texts_are_refused() {
        for text in [
            "",
            "lead patron",
            "lead road",
            "found",
            "found statue",
            "found road on brick",
            "add deck to road",
            "steal road from 5",
            "done ",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn texts_read_like_sentences() {
        for text in [
            "lead craftsman jack",
            "follow petition",
            "add academy to school",
            "complete wall with pool-marble",
            "found statue on brick outside",
            "steal tower from 3",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }
}
