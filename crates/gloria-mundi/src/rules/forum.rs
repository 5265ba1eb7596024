//! Phases 1 and 2: a new building, and a production card. GLM 3, 4.1.

use crate::card::{CardId, Production};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::score::EndedBy;
use crate::setup::Refill;
use crate::state::{GloriaMundi, N_SLOTS};

impl GloriaMundi {
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink) {
        self.table.turn += 1;
        self.table.actor = self.table.active;
        events.push(Event::TurnBegan { seat: self.table.active, turn: self.table.turn });
        // GLM 3.3.
        let Some(card) = self.secret.pile.draw() else {
            return self.end(EndedBy::Deck, events);
        };
        self.make_room(events);
        self.table.forum[N_SLOTS - 1] = Some(card);
        events.push(Event::Added { card });
        self.offer_hand(events);
    }

    /// GLM 4.1, 4.3.
    pub(crate) fn offer_hand(&mut self, events: &mut impl Sink) {
        self.table.actor = self.table.active;
        if self.table.own().has_empty_hand() {
            return self.end(EndedBy::Hand, events);
        }
        self.ask(Decision::Play);
    }

    /// Empties the most expensive slot. GLM 3.2; ruling R-M02.
    fn make_room(&mut self, events: &mut impl Sink) {
        let forum = &mut self.table.forum;
        let gap = match self.edition.options.refill {
            Refill::Literal => forum.iter().rposition(Option::is_none).unwrap_or(0),
            Refill::Slide => 0,
        };
        let burnt = forum[gap].take();
        forum[gap..].rotate_left(1);
        if let Some(card) = burnt {
            self.burn(card);
            events.push(Event::Burnt { card });
        }
    }

    #[inline]
    pub(super) const fn burn(&mut self, card: CardId) {
        self.table.fire.insert(card);
    }

    /// Phase 2, and the phases that follow. GLM 4.1.
    pub(super) fn play_production(&mut self, card: Production, events: &mut impl Sink) {
        let own = self.table.own_mut();
        own.hand[card.index()] -= 1;
        own.free[card.index()] += 1;
        self.table.turn_type = Some(card);
        events.push(Event::Played { seat: self.table.active, card });
        self.push_rest_of_turn(Frame::Activate(0));
    }
}
