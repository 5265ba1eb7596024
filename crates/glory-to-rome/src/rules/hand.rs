//! Cards entering and leaving a hand, or drawn from the deck. GTR 8.

use engine::Seat;

use crate::card::{Building, BuildingSet, Material, MaterialSet};
use crate::event::{Event, Sink, Zone};
use crate::mends;
use crate::state::{End, EndedBy, GloryToRome};

impl GloryToRome {
    /// Takes the top card of the deck.
    #[inline]
    pub(crate) fn draw_top(&mut self) -> Option<Building> {
        if self.secret.deck.len() > self.table.removed { self.secret.deck.draw() } else { None }
    }

    /// Whether a card can be drawn.
    #[inline]
    pub(crate) const fn has_deck(&self) -> bool {
        self.secret.deck.len() > self.table.removed
    }

    /// The game is over once the last card is drawn. GTR 9.1; rulings R-G01, R-G02.
    #[inline]
    pub(crate) fn end_with_deck(&mut self) {
        if !self.has_deck() {
            self.end_by(EndedBy::Deck);
        }
    }

    /// Ends the game unless it is over already.
    pub(crate) fn end_by(&mut self, by: EndedBy) {
        self.table.end.get_or_insert(End::scored(by));
    }

    /// Draws cards into a hand.
    pub(crate) fn draw_cards(&mut self, seat: Seat, n: u8, events: &mut impl Sink) {
        for _ in 0..n {
            let Some(card) = self.draw_top() else {
                break;
            };
            self.gain_unseen(seat, card);
            events.push(Event::Drew { seat, card: Some(card) });
        }
        self.end_with_deck();
    }

    /// Adds a card to a hand, unseen by others. GTR 8.3.
    #[inline]
    pub(crate) fn gain_unseen(&mut self, seat: Seat, card: Building) {
        self.secret.hands[seat.index()].add(card);
        let player = self.table.player_mut(seat);
        player.n_orders += 1;
        player.lacks = MaterialSet::EMPTY;
    }

    /// Removes a card from a hand, seen by everyone.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Building) {
        self.remove_card(seat, card);
        if seat == self.table.turn.performer && self.table.turn.revealed.count(card) > 0 {
            self.forget_shown(card);
        }
    }

    /// Forgets a shown card of the performer that has left the hand. Ruling R-G20.
    fn forget_shown(&mut self, card: Building) {
        let (turn, slipped) = (&mut self.table.turn, &mut self.secret.slipped);
        turn.revealed.take(card);
        turn.n_slipped = turn.n_slipped.min(turn.revealed.len());
        if slipped.count(card) > turn.revealed.count(card) {
            slipped.take(card);
        }
    }

    #[inline]
    fn remove_card(&mut self, seat: Seat, card: Building) {
        self.secret.hands[seat.index()].take(card);
        let player = self.table.player_mut(seat);
        player.n_orders -= 1;
        player.shown.remove(card);
    }

    /// Removes a card unseen by others: what was known of the hand may be wrong now. GTR 8.3.
    pub(crate) fn hide_from_hand(&mut self, seat: Seat, card: Building) {
        self.remove_card(seat, card);
        self.table.player_mut(seat).shown = BuildingSet::EMPTY;
        if self.table.options.rules.has(&mends::UNSEEN_DEMANDS) {
            self.slip(card);
        }
    }

    /// A card that leaves unseen may have backed a demand: its owner knows, and others see that one
    /// more card may be free. Ruling R-G20.
    fn slip(&mut self, card: Building) {
        let (turn, slipped) = (&mut self.table.turn, &mut self.secret.slipped);
        if turn.n_slipped < turn.revealed.len() {
            turn.n_slipped += 1;
        }
        if slipped.count(card) < turn.revealed.count(card) {
            slipped.add(card);
        }
    }

    /// Adds a card to a stockpile.
    #[inline]
    pub(crate) fn stock(
        &mut self,
        seat: Seat,
        material: Material,
        from: Zone,
        events: &mut impl Sink,
    ) {
        self.table.player_mut(seat).stockpile.add(material, 1);
        events.push(Event::Took { seat, material, from });
    }
}
