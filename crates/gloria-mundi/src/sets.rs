//! Small containers of fixed size: a set of building cards, the draw pile, the stores.

use crate::card::{CardId, MAX_CARDS, Price, Resource};

engine::set! {
    /// A set of building cards.
    pub struct CardSet(u64) of CardId;
}

/// The draw pile, the next card last.
pub(crate) type DrawPile = engine::Pile<CardId, { MAX_CARDS as usize }>;

/// The counters behind a screen. The stock is unlimited. GLM 1.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stores(pub [u16; Resource::ALL.len()]);

impl Stores {
    /// The number of a resource.
    #[inline]
    pub const fn of(&self, resource: Resource) -> u16 {
        self.0[resource as usize]
    }

    /// The number of all counters.
    pub const fn total(&self) -> u32 {
        let [food, gold, peace, glory] = self.0;
        food as u32 + gold as u32 + peace as u32 + glory as u32
    }

    /// Adds counters.
    #[inline]
    pub const fn add(&mut self, resource: Resource, n: u8) {
        let place = &mut self.0[resource as usize];
        *place = place.saturating_add(n as u16);
    }

    /// Removes counters, which must be there.
    #[inline]
    pub fn pay(&mut self, price: Price) {
        for (place, n) in self.0.iter_mut().zip(price) {
            *place -= u16::from(n);
        }
    }
}
