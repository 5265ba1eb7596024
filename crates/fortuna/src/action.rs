//! Answers, their notation and their numbers.

use std::fmt;
use std::str::FromStr;

use engine::ParseActionError;

use crate::card::{ActionCard, Building, Cube, FamilyGift, Favour, Helper, Privilege};

/// One answer to one question. The order is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draft a card to the player's own edge in the expert set-up. FOR 1.8.
    Draft(ActionCard),
    /// Turn a card on the own edge face down before the first round. FOR 1.9.
    TurnDown(ActionCard),
    /// Choose a card on the own edge and carry it out. FOR 4.1.
    Use(ActionCard),
    /// Choose a card on the own edge only to swap it. FOR 4.2.
    Pass(ActionCard),
    /// Turn this much water into wheat or wine. FOR 5.2, 5.3.
    Convert(u8),
    /// Sell this many. FOR 5.4, 5.5.
    Sell(u8),
    /// Hire this many. FOR 5.6, 5.7.
    Hire(u8),
    /// Take a gift from the family. FOR 5.9.
    Gain(FamilyGift),
    /// Build. FOR 5.10.
    Build(Building),
    /// Take two money by corruption. FOR 5.11.
    Collect,
    /// Pay a bribe and carry out a card on another edge. FOR 5.11.
    Copy(ActionCard),
    /// Swap the chosen card for this one. FOR 4.3.
    Swap(ActionCard),
    /// Send a centurion to carry out a card on the own edge. FOR 6.1.
    Command(ActionCard),
    /// Roll the dice not rolled yet. FOR 7.1.
    Roll,
    /// Choose a die by its value. FOR 7.1.
    Die(u8),
    /// Fulfil a favour with this many goods; 0 if it takes none. FOR 7.4.
    Fulfil(Favour, u8),
    /// Disappoint the emperor. FOR 7.6, 7.7.
    Tax,
    /// Turn one more favour card face down. FOR 14.1.
    Flip(Favour),
    /// Keep a privilege card. FOR 9.2, 13.2.
    Keep(Privilege),
    /// Decline an offer.
    Decline,
    /// End the turn. FOR 2.3.
    End,
    /// Play a privilege card, which is possible at every question in the player's own turn.
    /// FOR 2.2.
    Play(Play),
}

/// A way to play a privilege card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Play {
    /// A recruit card for this helper. FOR 10.1.
    Recruit(Helper),
    /// The gift card that shows the first cube, choosing the second. FOR 10.2.
    Gift(Cube, Cube),
    /// An advance card. FOR 10.3.
    Advance,
}

/// Ways to play privilege cards: a recruit for either helper, three gifts with three choices each,
/// an advance.
pub(crate) const MAX_PLAYS: usize = 2 + 3 * 3 + 1;

impl Play {
    /// The card being played.
    pub const fn card(self) -> Privilege {
        match self {
            Self::Recruit(_) => Privilege::Recruit,
            Self::Gift(printed, _) => Privilege::gift(printed),
            Self::Advance => Privilege::Advance,
        }
    }
}

impl Action {
    /// The number of the variant and its one or two payloads: six bits and two. An amount to
    /// convert or sell may need both.
    const fn parts(self) -> (u16, u16, u16) {
        match self {
            Self::Draft(card) => (0, card as u16, 0),
            Self::TurnDown(card) => (1, card as u16, 0),
            Self::Use(card) => (2, card as u16, 0),
            Self::Pass(card) => (3, card as u16, 0),
            Self::Convert(n) => (4, n as u16 & 63, n as u16 >> 6),
            Self::Sell(n) => (5, n as u16 & 63, n as u16 >> 6),
            Self::Hire(n) => (6, n as u16, 0),
            Self::Gain(gift) => (7, gift as u16, 0),
            Self::Build(building) => (8, building as u16, 0),
            Self::Collect => (9, 0, 0),
            Self::Copy(card) => (10, card as u16, 0),
            Self::Swap(card) => (11, card as u16, 0),
            Self::Command(card) => (12, card as u16, 0),
            Self::Roll => (13, 0, 0),
            Self::Die(value) => (14, value as u16, 0),
            Self::Fulfil(favour, n) => (15, favour as u16, n as u16),
            Self::Tax => (16, 0, 0),
            Self::Flip(favour) => (17, favour as u16, 0),
            Self::Keep(card) => (18, card as u16, 0),
            Self::Decline => (19, 0, 0),
            Self::End => (20, 0, 0),
            Self::Play(Play::Recruit(helper)) => (21, helper as u16, 0),
            Self::Play(Play::Gift(printed, chosen)) => (22, printed as u16, chosen as u16),
            Self::Play(Play::Advance) => (23, 0, 0),
        }
    }

    fn from_parts(kind: u16, first: u16, second: u16) -> Option<Self> {
        let index = usize::from(first);
        let number = u8::try_from(first).ok()?;
        let card = || ActionCard::ALL.get(index).copied();
        let amount = || u8::try_from(second << 6 | first).ok();
        Some(match kind {
            0 => Self::Draft(card()?),
            1 => Self::TurnDown(card()?),
            2 => Self::Use(card()?),
            3 => Self::Pass(card()?),
            4 => Self::Convert(amount()?),
            5 => Self::Sell(amount()?),
            6 => Self::Hire(number),
            7 => Self::Gain(*FamilyGift::ALL.get(index)?),
            8 => Self::Build(*Building::ALL.get(index)?),
            9 => Self::Collect,
            10 => Self::Copy(card()?),
            11 => Self::Swap(card()?),
            12 => Self::Command(card()?),
            13 => Self::Roll,
            14 => Self::Die(number),
            15 => Self::Fulfil(*Favour::ALL.get(index)?, u8::try_from(second).ok()?),
            16 => Self::Tax,
            17 => Self::Flip(*Favour::ALL.get(index)?),
            18 => Self::Keep(*Privilege::ALL.get(index)?),
            19 => Self::Decline,
            20 => Self::End,
            21 => Self::Play(Play::Recruit(*Helper::ALL.get(index)?)),
            22 => {
                let chosen = *Cube::ALL.get(usize::from(second))?;
                Self::Play(Play::Gift(*Cube::ALL.get(index)?, chosen))
            }
            23 => Self::Play(Play::Advance),
            _ => return None,
        })
    }
}

impl engine::Action for Action {
    fn is_secret(self) -> bool {
        matches!(self, Self::TurnDown(_) | Self::Keep(_))
    }

    /// Bits 8 to 12 hold the kind, 2 to 7 the first payload, 0 and 1 the second.
    fn pack(self) -> u16 {
        let (kind, first, second) = self.parts();
        kind << 8 | first << 2 | second
    }

    fn unpack(number: u16) -> Option<Self> {
        let action = Self::from_parts(number >> 8, number >> 2 & 63, number & 3)?;
        (action.pack() == number).then_some(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draft(card) => write!(f, "draft {card}"),
            Self::TurnDown(card) => write!(f, "turn-down {card}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::Pass(card) => write!(f, "pass {card}"),
            Self::Convert(n) => write!(f, "convert {n}"),
            Self::Sell(n) => write!(f, "sell {n}"),
            Self::Hire(n) => write!(f, "hire {n}"),
            Self::Gain(gift) => write!(f, "gain {gift}"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::Collect => f.write_str("collect"),
            Self::Copy(card) => write!(f, "copy {card}"),
            Self::Swap(card) => write!(f, "swap {card}"),
            Self::Command(card) => write!(f, "command {card}"),
            Self::Roll => f.write_str("roll"),
            Self::Die(value) => write!(f, "die {value}"),
            Self::Fulfil(favour, 0) => write!(f, "fulfil {favour}"),
            Self::Fulfil(favour, n) => write!(f, "fulfil {favour} {n}"),
            Self::Tax => f.write_str("tax"),
            Self::Flip(favour) => write!(f, "flip {favour}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Decline => f.write_str("decline"),
            Self::End => f.write_str("end"),
            Self::Play(play) => write!(f, "play {play}"),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recruit(helper) => write!(f, "recruit {helper}"),
            Self::Gift(printed, chosen) => write!(f, "{printed}-gift {chosen}"),
            Self::Advance => f.write_str("advance"),
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
    let mut words = text.split(' ');
    let verb = words.next()?;
    let first = words.next().unwrap_or_default();
    let second = words.next().unwrap_or_default();
    let card = || first.parse().ok();
    let number = || first.parse().ok().filter(|n: &u8| *n < 64);
    Some(match verb {
        "draft" => Action::Draft(card()?),
        "turn-down" => Action::TurnDown(card()?),
        "use" => Action::Use(card()?),
        "pass" => Action::Pass(card()?),
        "convert" => Action::Convert(first.parse().ok()?),
        "sell" => Action::Sell(first.parse().ok()?),
        "hire" => Action::Hire(number()?),
        "gain" => Action::Gain(first.parse().ok()?),
        "build" => Action::Build(first.parse().ok()?),
        "collect" => Action::Collect,
        "copy" => Action::Copy(card()?),
        "swap" => Action::Swap(card()?),
        "command" => Action::Command(card()?),
        "roll" => Action::Roll,
        "die" => Action::Die(number()?),
        "fulfil" if second.is_empty() => Action::Fulfil(first.parse().ok()?, 0),
        "fulfil" => Action::Fulfil(first.parse().ok()?, second.parse().ok().filter(|n| *n < 4)?),
        "tax" => Action::Tax,
        "flip" => Action::Flip(first.parse().ok()?),
        "keep" => Action::Keep(first.parse().ok()?),
        "decline" => Action::Decline,
        "end" => Action::End,
        "play" => Action::Play(parse_play(first, second)?),
        _ => return None,
    })
}

fn parse_play(card: &str, choice: &str) -> Option<Play> {
    match card {
        "recruit" => Some(Play::Recruit(choice.parse().ok()?)),
        "advance" => Some(Play::Advance),
        _ => Some(Play::Gift(card.strip_suffix("-gift")?.parse().ok()?, choice.parse().ok()?)),
    }
}

#[cfg(test)]
mod tests {
    use engine::Action as _;

    use super::*;

    #[test]
    fn every_number_is_one_action_and_one_text() {
        let actions: Vec<Action> = (0..=u16::MAX).filter_map(Action::unpack).collect();
        assert!(actions.len() > 300);
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(Action::unpack(action.pack()), Some(action));
        }
    }

    #[test]
    fn any_amount_can_be_converted_and_sold() {
        for n in 0..=u8::MAX {
            for action in [Action::Convert(n), Action::Sell(n)] {
                assert_eq!(Action::unpack(action.pack()), Some(action));
                assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }

    #[test]
    fn sloppy_texts_are_refused() {
        for text in
            ["", "sell", "sell 03", "sell 1 1", " roll", "roll ", "use rome", "fulfil food 0"]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
