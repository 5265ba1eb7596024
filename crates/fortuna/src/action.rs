//! Answers, their notation and their numbers.

use engine::{Listed, spelled};

use crate::card::{ActionCard, Building, Cube, FamilyGift, Favour, Helper, Privilege};

spelled! {
    /// One answer to one question. The order is the order of the legal list.
    pub enum Action {
        /// Take a card to your own edge in the expert set-up. FOR 1.8.
        Draft(card: ActionCard) = "draft {card}",
        /// Turn a card of your own edge face down before the first round. FOR 1.9.
        TurnDown(card: ActionCard) = "turn-down {card}",
        /// Choose a card of your own edge and carry it out. FOR 4.1.
        Use(card: ActionCard) = "use {card}",
        /// Choose a card of your own edge for the swap alone. FOR 4.2.
        Pass(card: ActionCard) = "pass {card}",
        /// Turn this much water into wheat or wine. FOR 5.2, 5.3.
        Convert(n: u8) = "convert {n}",
        /// Sell this many. FOR 5.4, 5.5.
        Sell(n: u8) = "sell {n}",
        /// Hire this many. FOR 5.6, 5.7.
        Hire(n: u8 in 0..=63) = "hire {n}",
        /// Take what the family gives. FOR 5.9.
        Gain(gift: FamilyGift) = "gain {gift}",
        /// Build. FOR 5.10.
        Build(building: Building) = "build {building}",
        /// Take two money by corruption. FOR 5.11.
        Collect = "collect",
        /// Pay a bribe and carry out a card of another edge. FOR 5.11.
        Copy(card: ActionCard) = "copy {card}",
        /// Swap the chosen card for this one. FOR 4.3.
        Swap(card: ActionCard) = "swap {card}",
        /// Send a centurion to carry out a card of your own edge. FOR 6.1.
        Command(card: ActionCard) = "command {card}",
        /// Roll the dice that are not rolled yet. FOR 7.1.
        Roll = "roll",
        /// Choose a die by its value. FOR 7.1.
        Die(value: u8 in 0..=63) = "die {value}",
        /// Fulfil a favour with this many goods. FOR 7.4.
        Fulfil(favour: Favour, n: u8 in 1..=3) = "fulfil {favour} {n}",
        /// Fulfil a favour for which nothing is given. FOR 7.4.
        Please(favour: Favour) = "fulfil {favour}",
        /// Disappoint the emperor. FOR 7.6, 7.7.
        Tax = "tax",
        /// Turn one more favour card face down. FOR 14.1.
        Flip(favour: Favour) = "flip {favour}",
        /// Keep a privilege card. FOR 9.2, 13.2.
        Keep(card: Privilege) = "keep {card}",
        /// Say no to an offer.
        Decline = "decline",
        /// End the turn. FOR 2.3.
        End = "end",
        /// Play a privilege card, which every question of your own turn allows. FOR 2.2.
        Play(play: PrivilegePlay) = "play {play}",
    }
}

spelled! {
    /// How a privilege card is played.
    pub enum PrivilegePlay {
        /// A recruit card for this helper. FOR 10.1.
        Recruit(helper: Helper) = "recruit {helper}",
        /// The gift card that shows the first cube, choosing the second. FOR 10.2.
        Gift(printed: Cube, chosen: Cube) = "{printed}-gift {chosen}",
        /// An advance card. FOR 10.3.
        Advance = "advance",
    }
}

/// Ways to play privilege cards: either helper, three gifts with three choices each, an advance.
pub(crate) const MAX_PLAYS: usize = 2 + 3 * 3 + 1;

impl PrivilegePlay {
    /// The card being played.
    pub const fn card(self) -> Privilege {
        match self {
            Self::Recruit(_) => Privilege::Recruit,
            Self::Gift(printed, _) => Privilege::gift(printed),
            Self::Advance => Privilege::Advance,
        }
    }
}

/// How many actions there are: each has a number below it.
pub const N_ACTIONS: usize = <Action as Listed>::N;

impl engine::Action for Action {
    fn is_secret(self) -> bool {
        matches!(self, Self::TurnDown(_) | Self::Keep(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_amount_can_be_converted_and_sold() {
        for n in 0..=u8::MAX {
            for action in [Action::Convert(n), Action::Sell(n)] {
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
