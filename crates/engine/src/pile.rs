//! A pile of cards in a state.

use std::fmt;

use crate::Listed;

/// At most `N` cards in order, in place. Slots beyond the top are ignored when piles are compared.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u8,
}

impl<T: Listed, const N: usize> Pile<T, N> {
    /// A pile of these cards, the last one on top. They must fit.
    #[inline]
    pub fn new(cards: impl IntoIterator<Item = T>) -> Self {
        let mut pile = Self { cards: [T::nth(0); N], len: 0 };
        let mut len = 0;
        for card in cards {
            pile.cards[usize::from(len)] = card;
            len += 1;
        }
        pile.len = len;
        pile
    }

    /// Puts `n` cards of each kind on top. They must fit.
    #[inline]
    pub fn lay(&mut self, kinds: impl IntoIterator<Item = (T, u8)>) {
        let mut len = self.len;
        for (card, n) in kinds {
            let rest = &mut self.cards[usize::from(len)..];
            // Slots beyond the top are ignored, and a fixed number of them is written at once.
            match rest.first_chunk_mut::<8>() {
                Some(places) if n <= 8 => *places = [card; 8],
                _ => rest[..usize::from(n)].fill(card),
            }
            len += n;
        }
        self.len = len;
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Takes the uppermost card that satisfies `wanted`, or else the top card.
    pub fn draw_where(&mut self, wanted: impl Fn(T) -> bool) -> Option<T> {
        let found = self.cards().iter().rposition(|card| wanted(*card));
        if let Some(place) = found {
            self.cards.swap(place, usize::from(self.len) - 1);
        }
        self.draw()
    }

    /// Takes the card with this index among those that satisfy `wanted`.
    pub fn draw_nth_where(&mut self, number: usize, wanted: impl Fn(T) -> bool) -> Option<T> {
        let mut found = self.cards().iter().enumerate().filter(|(_, card)| wanted(**card));
        let (place, _) = found.nth(number)?;
        self.cards.swap(place, usize::from(self.len) - 1);
        self.draw()
    }
}

impl<T, const N: usize> Pile<T, N> {
    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the pile is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the last one on top.
    #[inline]
    pub fn cards(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, to be shuffled.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Few = Pile<u8, 4>;

    #[test]
    fn equal_cards_fill_their_slots_and_no_more() {
        let mut pile: Pile<u8, 20> = Pile::new([1]);
        pile.lay([(2, 3), (3, 0), (4, 8), (5, 1), (6, 2), (7, 5)]);
        assert_eq!(pile.cards(), [1, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 6, 7, 7, 7, 7, 7]);
        let mut many: Pile<u8, 20> = Pile::new([]);
        many.lay([(1, 12)]);
        assert_eq!(many, Pile::new([1; 12]));
    }

    #[test]
    fn a_pile_is_what_can_still_be_drawn() {
        let mut pile = Few::new([3, 1, 2]);
        assert_eq!(pile.draw(), Some(2));
        assert_eq!(pile, Few::new([3, 1]));
        assert_eq!((pile.draw(), pile.draw(), pile.draw()), (Some(1), Some(3), None));
        assert!(pile.is_empty());
    }

    #[test]
    fn a_wanted_card_swaps_with_the_top() {
        let mut pile = Few::new([4, 5, 6, 7]);
        assert_eq!(pile.draw_where(|card| card < 6), Some(5));
        assert_eq!(pile.cards(), [4, 7, 6]);
        assert_eq!(pile.draw_where(|card| card > 7), Some(6));
        assert_eq!(pile.draw_nth_where(1, |_| true), Some(7));
        assert_eq!(pile.draw_nth_where(1, |_| true), None);
        assert_eq!(pile.cards(), [4]);
    }
}
