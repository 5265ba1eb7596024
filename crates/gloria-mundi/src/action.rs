//! Answers, their notation and their numbers.

use std::fmt;
use std::str::FromStr;

use engine::ParseActionError;

use crate::card::{CardId, MAX_CARDS, Production, Resource, Symbol};
use crate::state::N_SLOTS;

/// One answer to one question. The order is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a production card. GLM 4.1.
    Play(Production),
    /// Activate a building. GLM 4.5.
    Use(CardId),
    /// Activate the production card under a building. GLM 4.5.
    Produce(CardId),
    /// Use a power with an X this many times. GLM 9.5.
    Times(u8),
    /// Take this many of a symbol. GLM 9.2, 7.5.
    Take(Symbol, u8),
    /// Pull a building down. GLM 9.6.
    PullDown(CardId),
    /// Buy the building with this surcharge and put it on a card of this type. GLM 5.1.
    Buy(u8, Production),
    /// Pay the first resource for one printed symbol of the second. GLM 9.10.
    Replace(Resource, Resource),
    /// Pay this many of a resource. GLM 5.2.
    Pay(Resource, u8),
    /// Pay tribute. GLM 6.1.
    Tribute,
    /// Lose a production card without a building. GLM 7.2.
    Lose(Production),
    /// Lose a production card together with its building. GLM 7.2.
    LoseBuilt(CardId),
    /// Discard a wall instead. GLM 9.11.
    Defend(CardId),
    /// Decline, or stop.
    Decline,
}

/// The largest payload.
const MAX_AMOUNT: u8 = 63;

impl Action {
    /// The number of the variant and its one or two payloads, of six and three bits.
    const fn parts(self) -> (u16, u16, u16) {
        match self {
            Self::Play(card) => (0, card as u16, 0),
            Self::Use(card) => (1, card.0 as u16, 0),
            Self::Produce(card) => (2, card.0 as u16, 0),
            Self::Times(n) => (3, n as u16, 0),
            Self::Take(symbol, n) => (4, n as u16, symbol as u16),
            Self::PullDown(card) => (5, card.0 as u16, 0),
            Self::Buy(slot, on) => (6, slot as u16, on as u16),
            Self::Replace(from, to) => (7, from as u16, to as u16),
            Self::Pay(resource, n) => (8, n as u16, resource as u16),
            Self::Tribute => (9, 0, 0),
            Self::Lose(card) => (10, card as u16, 0),
            Self::LoseBuilt(card) => (11, card.0 as u16, 0),
            Self::Defend(card) => (12, card.0 as u16, 0),
            Self::Decline => (13, 0, 0),
        }
    }

    fn from_parts(kind: u16, first: u16, second: u16) -> Option<Self> {
        let number = u8::try_from(first).ok()?;
        let card = CardId(number);
        let production = |index: u16| Production::ALL.get(usize::from(index)).copied();
        let resource = |index: u16| Resource::ALL.get(usize::from(index)).copied();
        Some(match kind {
            0 => Self::Play(production(first)?),
            1 => Self::Use(card),
            2 => Self::Produce(card),
            3 => Self::Times(number),
            4 => Self::Take(*Symbol::ALL.get(usize::from(second))?, number),
            5 => Self::PullDown(card),
            6 if usize::from(first) < N_SLOTS => Self::Buy(number, production(second)?),
            7 => Self::Replace(resource(first)?, resource(second)?),
            8 => Self::Pay(resource(second)?, number),
            9 => Self::Tribute,
            10 => Self::Lose(production(first)?),
            11 => Self::LoseBuilt(card),
            12 => Self::Defend(card),
            13 => Self::Decline,
            _ => return None,
        })
    }
}

impl engine::Action for Action {
    /// No action is secret. Ruling R-M13.
    fn is_secret(self) -> bool {
        false
    }

    /// Bits 9 to 12 hold the kind, 3 to 8 the first payload, 0 to 2 the second.
    fn pack(self) -> u16 {
        let (kind, first, second) = self.parts();
        kind << 9 | first << 3 | second
    }

    fn unpack(number: u16) -> Option<Self> {
        let action = Self::from_parts(number >> 9, number >> 3 & 63, number & 7)?;
        (action.pack() == number).then_some(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::Produce(card) => write!(f, "produce {card}"),
            Self::Times(n) => write!(f, "times {n}"),
            Self::Take(symbol, n) => write!(f, "take {n} {symbol}"),
            Self::PullDown(card) => write!(f, "pull-down {card}"),
            Self::Buy(slot, on) => write!(f, "buy +{slot} on {on}"),
            Self::Replace(from, to) => write!(f, "replace {from} by {to}"),
            Self::Pay(resource, n) => write!(f, "pay {n} {resource}"),
            Self::Tribute => f.write_str("tribute"),
            Self::Lose(card) => write!(f, "lose {card}"),
            Self::LoseBuilt(card) => write!(f, "lose {card}"),
            Self::Defend(card) => write!(f, "defend {card}"),
            Self::Decline => f.write_str("decline"),
        }
    }
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
    let amount = |word: &str| word.parse().ok().filter(|n| *n <= MAX_AMOUNT);
    let card = |word: &str| word.parse().ok();
    Some(match words[..] {
        ["play", card] => Action::Play(card.parse().ok()?),
        ["use", id] => Action::Use(card(id)?),
        ["produce", id] => Action::Produce(card(id)?),
        ["times", n] => Action::Times(amount(n)?),
        ["take", n, symbol] => Action::Take(symbol.parse().ok()?, amount(n)?),
        ["pull-down", id] => Action::PullDown(card(id)?),
        ["buy", slot, "on", production] => {
            let slot = slot.strip_prefix('+')?.parse().ok()?;
            let on = production.parse().ok()?;
            (usize::from(slot) < N_SLOTS).then_some(Action::Buy(slot, on))?
        }
        ["replace", from, "by", to] => Action::Replace(from.parse().ok()?, to.parse().ok()?),
        ["pay", n, resource] => Action::Pay(resource.parse().ok()?, amount(n)?),
        ["tribute"] => Action::Tribute,
        ["lose", what] => match what.parse() {
            Ok(production) => Action::Lose(production),
            Err(_) => Action::LoseBuilt(card(what)?),
        },
        ["defend", id] => Action::Defend(card(id)?),
        ["decline"] => Action::Decline,
        _ => return None,
    })
}

const _: () = assert!(MAX_CARDS == MAX_AMOUNT + 1, "card numbers and amounts share six bits");

#[cfg(test)]
mod tests {
    use engine::Action as _;

    use super::*;

    #[test]
    fn every_number_is_one_action_and_one_text() {
        let actions: Vec<Action> = (0..=u16::MAX).filter_map(Action::unpack).collect();
        assert!(actions.len() > 900);
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(Action::unpack(action.pack()), Some(action));
        }
    }

    #[test]
    fn sloppy_texts_are_refused() {
        for text in [
            "",
            "use",
            "use 0",
            "use 65",
            "use 01",
            "pay food",
            "pay 64 food",
            " tribute",
            "buy 3 on farm",
            "buy +6 on farm",
            "take 1",
            "lose red",
            "replace food gold",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
