//! Answers, their notation and their numbers.

use std::cmp::Ordering;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::notation::UnknownWord;
use engine::{Listed, Seat, slugs, spelled};

use crate::card::{Building, Card, Material, Role};
use crate::state::N_SEATS;

/// The sources of a card that is known before: all but the deck.
const KNOWN: RangeInclusive<usize> = 0..=Source::N - 2;

spelled! {
    /// One answer to one question. The order is the order of the legal list.
    pub enum Action {
        /// Lay a card into the pool before the first turn. GTR 1.5.
        Start(card: Building) = "start {card}",
        /// Lead a role with a unit. GTR 2.2.
        Lead(role: Role, unit: Unit) = "lead {role} {unit}",
        /// Follow with a unit. GTR 2.3.
        Follow(unit: Unit) = "follow {unit}",
        /// Play another unit. GTR 7.37.
        Also(unit: Unit) = "also {unit}",
        /// Put a card into a petition. GTR 3.3.
        Pay(card: Building) = "pay {card}",
        /// Discard a card before thinking. GTR 7.3.
        Latrine(card: Card) = "latrine {card}",
        /// Discard the hand before thinking. GTR 7.15.
        Vomitorium = "vomitorium",
        /// Think. GTR 4.1.
        Think(thought: ThinkResult) = "think {thought}",
        /// Hire a client. GTR 4.2.
        Hire(source: Source) = "hire {source}",
        /// Let a new client act in this role. GTR 7.20.
        Act(role: Role) = "act {role}",
        /// Take a material into the stockpile. GTR 4.3, 4.8.
        Take(source: Source) = "take {source}",
        /// Lay a foundation. GTR 5.1.
        Found(foundation: Foundation) = "found {foundation}",
        /// Add a material to a building. GTR 5.5.
        Add(source: Source in KNOWN, to: Building) = "add {source} to {to}",
        /// Complete a building with one marble. GTR 7.30.
        Complete(source: Source in KNOWN, to: Building) = "complete {to} with {source}",
        /// Make the function of a building public. GTR 7.38.
        Publish(source: Source in KNOWN, to: Building) = "publish {to} with {source}",
        /// Look at the top card of the deck. GTR 7.35.
        Fountain = "fountain",
        /// Keep that card in hand. GTR 7.35.
        Keep = "keep",
        /// Sell a material. GTR 4.6.
        Sell(source: Source) = "sell {source}",
        /// Show a card and demand its material. GTR 4.7.
        Demand(card: Building) = "demand {card}",
        /// Give a card to a Legionary. GTR 4.9.
        Give(card: Building) = "give {card}",
        /// Say "Glory to Rome". GTR 4.9.
        Glory = "glory",
        /// Lead a client into the Coliseum. GTR 7.27.
        Seize(role: Role) = "seize {role}",
        /// Steal a building. GTR 7.29.
        Steal(seat: Seat in 0..=N_SEATS - 1, building: Building) = "steal {building} from {seat}",
        /// Take a Jack that a player played. GTR 7.12.
        TakeJack(seat: Seat in 0..=N_SEATS - 1) = "take-jack {seat}",
        /// Keep a card that one played. GTR 7.31.
        Drain(material: Material) = "drain {material}",
        /// Offer a player the victory. GTR 9.5.
        Grant(seat: Seat in 0..=N_SEATS - 1) = "grant {seat}",
        /// Say yes to that. GTR 9.5.
        Agree = "agree",
        /// Say no to that. GTR 9.5.
        Refuse = "refuse",
        /// Do nothing more.
        Done = "done",
    }
}

/// How many actions there are: each has a number below it.
pub const N_ACTIONS: usize = <Action as Listed>::N;

impl engine::Action for Action {
    fn is_secret(self) -> bool {
        matches!(self, Self::Start(_) | Self::Sell(Source::Hand(_)))
    }

    /// A victory can be proposed beside what is led or followed. Ruling R-G43.
    #[inline]
    fn is_aside(self) -> bool {
        matches!(self, Self::Grant(_))
    }
}

spelled! {
    /// What gives one action of the led role. GTR 3.
    #[derive(Default)]
    pub enum Unit {
        /// An order card. GTR 3.1.
        Order(card: Building) = "{card}",
        /// A Jack. GTR 3.2.
        #[default]
        Jack = "jack",
        /// A petition. GTR 3.3.
        Petition = "petition",
        /// Two cards of one role, with the Circus of the original edition. GTR 7.5.
        Pair = "pair",
    }
}

slugs! {
    /// The result of thinking. GTR 4.1.
    pub enum ThinkResult {
        /// A Jack.
        Jack = "jack",
        /// Order cards.
        Draw = "draw",
    }
}

spelled! {
    /// Where a card comes from.
    pub enum Source {
        /// This card of the hand; with the Fountain, the card that was drawn.
        Hand(card: Building) = "{card}",
        /// Your own stockpile.
        Stockpile(material: Material) = "{material}",
        /// The pool.
        Pool(material: Material) = "pool-{material}",
        /// The top of the deck.
        Deck = "deck",
    }
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

/// A card that is laid as a foundation, and where. GTR 5.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Foundation {
    /// What will be built.
    pub card: Building,
    /// On which site.
    pub plot: Plot,
}

/// A Statue may lie on a site of any material, every other building on one of its own. GTR 7.39.
impl Listed for Foundation {
    const N: usize = 2 * (Building::N + Material::N - 1);

    fn nth(place: usize) -> Self {
        let (lot, outside) = (place >> 1, place & 1 == 1);
        let beyond = lot.saturating_sub(Building::Statue.index());
        let card = Building::nth(lot - beyond.min(Material::N - 1));
        let is_free = card == Building::Statue;
        let site = if is_free { Material::nth(beyond) } else { card.material() };
        Self { card, plot: Plot { site, outside } }
    }

    fn place(self) -> usize {
        let Self { card, plot: Plot { site, outside } } = self;
        let beyond = match card.cmp(&Building::Statue) {
            Ordering::Less => 0,
            Ordering::Equal => site.index(),
            Ordering::Greater => Material::N - 1,
        };
        2 * (card.index() + beyond) + usize::from(outside)
    }
}

/// The site is named where the card leaves a choice.
impl fmt::Display for Foundation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { card, plot: Plot { site, outside } } = self;
        write!(f, "{card}")?;
        if *card == Building::Statue {
            write!(f, " on {site}")?;
        }
        f.write_str(if *outside { " outside" } else { "" })
    }
}

impl FromStr for Foundation {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let inside = text.strip_suffix(" outside");
        let (lot, outside) = (inside.unwrap_or(text), inside.is_some());
        let (card, site) = match lot.split_once(" on ") {
            Some((card, site)) => (card.parse()?, site.parse()?),
            None => lot.parse().map(|card: Building| (card, card.material()))?,
        };
        Ok(Self { card, plot: Plot { site, outside } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
