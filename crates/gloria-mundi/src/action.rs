//! Answers, their notation and their numbers.

use engine::{Listed, spelled};

use crate::card::{CardId, Production, Resource, Symbol};
use crate::state::N_SLOTS;

/// No amount is larger.
const MAX_AMOUNT: usize = 63;

spelled! {
    /// One answer to one question. The order is the order of the legal list.
    pub enum Action {
        /// Play a production card. GLM 4.1.
        Play(card: Production) = "play {card}",
        /// Activate a building. GLM 4.5.
        Use(card: CardId) = "use {card}",
        /// Activate the production card under a building. GLM 4.5.
        Produce(card: CardId) = "produce {card}",
        /// Use a power with an X this many times. GLM 9.5.
        Times(n: u8 in 0..=MAX_AMOUNT) = "times {n}",
        /// Take this many of a symbol. GLM 9.2, 7.5.
        Take(symbol: Symbol, n: u8 in 0..=MAX_AMOUNT) = "take {n} {symbol}",
        /// Pull a building down. GLM 9.6.
        PullDown(card: CardId) = "pull-down {card}",
        /// Buy the building with this surcharge and lay it on such a card. GLM 5.1.
        Buy(slot: u8 in 0..=N_SLOTS - 1, on: Production) = "buy +{slot} on {on}",
        /// Pay the first for one printed symbol of the second. GLM 9.10.
        Replace(from: Resource, to: Resource) = "replace {from} by {to}",
        /// Pay this many of a resource. GLM 5.2.
        Pay(resource: Resource, n: u8 in 0..=MAX_AMOUNT) = "pay {n} {resource}",
        /// Pay tribute. GLM 6.1.
        Tribute = "tribute",
        /// Lose a production card without building. GLM 7.2.
        Lose(card: Production) = "lose {card}",
        /// Lose a production card together with its building. GLM 7.2.
        LoseBuilt(card: CardId) = "lose {card}",
        /// Discard a wall instead. GLM 9.11.
        Defend(card: CardId) = "defend {card}",
        /// Say no, or no more.
        Decline = "decline",
    }
}

/// How many actions there are: each has a number below it.
pub const N_ACTIONS: usize = <Action as Listed>::N;

impl engine::Action for Action {
    /// No action is secret. Ruling R-M13.
    fn is_secret(self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
