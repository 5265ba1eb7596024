//! An observer's knowledge, and worlds imagined from it.
//!
//! Counters are taken and paid in the open, and all players start with the same cards, so a player
//! who keeps count knows all stores and hands; a view has perfect recall and contains them. Only
//! the order of the draw pile is hidden. Ruling R-M13.

use std::sync::Arc;

use engine::{Rng, Seat};

use crate::bill::{Bill, Due};
use crate::card::Price;
use crate::decision::Decision;
use crate::deck::Edition;
use crate::sets::{CardSet, DrawPile};
use crate::setup::Screens;
use crate::state::{Facts, GloriaMundi, Secret, Table};

/// Everything one observer may know, with perfect recall.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The observer; `None` is a spectator.
    pub observer: Option<Seat>,
    /// Everything printed, with the options.
    pub edition: Arc<Edition>,
    /// The public table.
    pub table: Table,
}

impl View {
    /// The seat that is asked, and the question.
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        self.table.pending()
    }

    /// The bill that the question is about.
    pub const fn bill(&self) -> Option<&Bill> {
        match self.pending() {
            Some((
                _,
                Decision::Pay { .. } | Decision::Replace { .. } | Decision::Architect { .. },
            )) => Some(&self.table.bill),
            _ => None,
        }
    }

    /// The printed resources of a purchase that architects have replaced so far. GLM 9.10.
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

    /// Whether a page may show the observer the counters and the hand of a seat: their own, or all
    /// if the screens are open or the game is over. Ruling R-M13.
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

/// A random world with this view, each with equal probability.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> GloriaMundi {
    let mut pile = DrawPile::new(view.unseen());
    rng.shuffle(pile.cards_mut());
    GloriaMundi { edition: Arc::clone(&view.edition), table: view.table, secret: Secret { pile } }
}
