//! Why a card or a material cannot come from a source.

use engine::Seat;

use super::Asker;
use crate::action::Source;
use crate::card::{Building, Material};
use crate::decision::{Decision, Parts};
use crate::refusal::Refusal;

impl Asker<'_> {
    /// Cards in a camp look as if they could be taken. GTR 2.9.
    pub(super) fn not_in_pool(&self, material: Material) -> Refusal {
        let table = self.table();
        let is_played = |seat| table.player(seat).camp.of(material) > 0;
        if Seat::all(table.n_players()).any(is_played) {
            return Refusal::StillPlayed { material };
        }
        Refusal::NotInPool { material }
    }

    /// Patron, Laborer, Merchant: the functions that allow the hand and the deck.
    pub(super) fn source(&self, source: Source, done: Parts, by: [Building; 2]) -> Refusal {
        let [hand, deck] = by;
        let asked = self.asked;
        let is_merchant = matches!(asked, Decision::Merchant { .. });
        let again = |part| done.has(part).then_some(Refusal::DoneAlready { asked });
        match source {
            Source::Hand(card) => self
                .no_function(hand)
                .or_else(|| again(Parts::HAND))
                .unwrap_or(Refusal::NotHeld { card }),
            Source::Pool(_) if !is_merchant && done.has(Parts::EXTRA) => Refusal::PoolAfterDeck,
            Source::Pool(material) if !is_merchant => {
                again(Parts::MAIN).unwrap_or_else(|| self.not_in_pool(material))
            }
            Source::Stockpile(_) if is_merchant && done.has(Parts::EXTRA) => {
                Refusal::StockpileOrDeck
            }
            Source::Stockpile(material) if is_merchant => {
                again(Parts::MAIN).unwrap_or(Refusal::NotInStockpile { material })
            }
            Source::Deck if !matches!(asked, Decision::Laborer { .. }) => self
                .no_function(deck)
                .or_else(|| again(Parts::EXTRA))
                .or((is_merchant && done.has(Parts::MAIN)).then_some(Refusal::StockpileOrDeck))
                .unwrap_or(Refusal::DeckEmpty),
            Source::Pool(_) | Source::Stockpile(_) | Source::Deck => Refusal::WrongSource { asked },
        }
    }
}
