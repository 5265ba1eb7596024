//! What one observer may know, and worlds imagined from it.
//!
//! Counters are taken and paid openly, and everybody starts with the same cards, so whoever counts
//! along knows all stores and hands; a view has perfect recall and holds them. Only the order of
//! the draw pile is hidden. Ruling R-M13.

use std::sync::Arc;

use engine::{Rng, Seat};

use crate::bill::{Bill, Due};
use crate::card::Price;
use crate::decision::Decision;
use crate::deck::Edition;
use crate::sets::{CardSet, Pile};
use crate::setup::Screens;
use crate::state::{Facts, GloriaMundi, Secret, Table};

/// All that one observer may know, with perfect recall.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub observer: Option<Seat>,
    /// What is printed and what was agreed.
    pub edition: Arc<Edition>,
    /// What lies on the table.
    pub table: Table,
}

impl View {
    /// Whose answer the game waits for, and the question.
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        self.table.pending()
    }

    /// The payment about which a question is asked.
    pub const fn bill(&self) -> Option<&Bill> {
        match self.pending() {
            Some((
                _,
                Decision::Pay { .. } | Decision::Replace { .. } | Decision::Architect { .. },
            )) => Some(&self.table.bill),
            _ => None,
        }
    }

    /// The printed resources of a purchase that architects replaced so far. GLM 9.10.
    pub fn replaced(&self) -> Price {
        let Some(Bill { due: Due::Building { slot, .. }, .. }) = self.bill() else {
            return Price::default();
        };
        let Some(card) = self.table.forum[usize::from(*slot)] else {
            return Price::default();
        };
        let mut replaced = self.edition.card(card).cost;
        for (n, left) in replaced.iter_mut().zip(self.table.bill.printed()) {
            *n -= left;
        }
        replaced
    }

    /// Building cards in the draw pile, in no order.
    pub fn unseen(&self) -> CardSet {
        self.table.unseen()
    }

    /// Whether a page may show the observer the counters and the hand of a seat: his own, all when
    /// the screens are open or the game is over. Ruling R-M13.
    pub fn is_open(&self, seat: Seat) -> bool {
        let no_screens = self.edition.options.screens == Screens::Open;
        no_screens || self.observer == Some(seat) || self.table.ended.is_some()
    }

    pub(crate) fn facts(&self) -> Facts<'_> {
        Facts { table: &self.table, edition: &self.edition }
    }
}

impl GloriaMundi {
    pub(crate) fn seen_by(&self, observer: Option<Seat>) -> View {
        View { observer, edition: Arc::clone(&self.edition), table: self.table }
    }
}

/// A world that looks like this to the observer, each with equal chance.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> GloriaMundi {
    let mut pile = Pile::new(view.unseen());
    rng.shuffle(pile.cards_mut());
    GloriaMundi { edition: Arc::clone(&view.edition), table: view.table, secret: Secret { pile } }
}
