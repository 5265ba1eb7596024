//! What the actions and events of each game reveal.
//!
//! Take-back and forced answers need to know when nothing hidden is revealed. A table could sample
//! imagined worlds, but then it would be right only almost always. So each game states it, in the
//! few lines below, and the tests compare these statements with imagined worlds.

use engine::{Game, Seat};
use games::fortuna::{self, Fortuna};
use games::gloria_mundi::{self, GloriaMundi};
use games::glory_to_rome::action::Unit;
use games::glory_to_rome::card::{Building, Card};
use games::glory_to_rome::event::Zone;
use games::glory_to_rome::{self, GloryToRome};

/// A game that states what its actions and events reveal.
pub trait Secrets: Game<Event: Send + Sync> {
    /// Whether the legal list of the pending question follows from what a spectator sees.
    fn is_list_open(open: &Self::View) -> bool;

    /// Whether playing this action reveals something about a hand, beyond its events.
    fn is_telling(action: Self::Action) -> bool;

    /// Whether this event shows any observer what they could not have foreseen from what they knew
    /// and from a legal action that names nothing hidden: a draw, a roll, a revealed card.
    fn is_news(event: &Self::Event) -> bool;

    /// Whether this event, caused by another seat, changes what `seat` may have planned.
    fn concerns(event: &Self::Event, seat: Seat) -> bool;
}

impl Secrets for Fortuna {
    /// Privilege cards can be played at every question, so the list is open only with an empty
    /// hand.
    fn is_list_open(open: &fortuna::View) -> bool {
        use fortuna::Decision;
        open.pending().is_some_and(|(seat, decision)| {
            open.hands[seat.index()].is_empty()
                && !matches!(decision, Decision::Keep { .. } | Decision::KeepPalace)
        })
    }

    fn is_telling(_action: fortuna::Action) -> bool {
        false
    }

    fn is_news(event: &fortuna::Event) -> bool {
        use fortuna::Event;
        matches!(
            event,
            Event::Drew { .. }
                | Event::Looked { .. }
                | Event::Kept { .. }
                | Event::Discarded { .. }
                | Event::Played { .. }
                | Event::Showed { .. }
                | Event::Dealt { .. }
                | Event::Revealed { .. }
                | Event::Rolled { .. }
        )
    }

    fn concerns(event: &fortuna::Event, seat: Seat) -> bool {
        matches!(event, fortuna::Event::Bribed { payee, .. } if *payee == Some(seat))
    }
}

impl Secrets for GloryToRome {
    fn is_list_open(open: &glory_to_rome::View) -> bool {
        use glory_to_rome::Decision;
        let Some((seat, decision)) = open.pending() else {
            return false;
        };
        let powers = open.table.powers(seat);
        let has_cards = open.table.player(seat).n_orders > 0;
        match decision {
            Decision::Plunder
            | Decision::Coliseum { .. }
            | Decision::Bath { .. }
            | Decision::Prison
            | Decision::Senate
            | Decision::Sewer
            | Decision::Grant { .. } => true,
            Decision::Patron { .. } => !has_cards || !powers.has(Building::Aqueduct),
            Decision::Laborer { .. } => !has_cards || !powers.has(Building::Dock),
            Decision::Merchant { .. } => !has_cards || !powers.has(Building::Basilica),
            Decision::Lead
            | Decision::Follow { .. }
            | Decision::Palace { .. }
            | Decision::Thinker { .. }
            | Decision::Craftsman
            | Decision::Architect { .. }
            | Decision::Legionary { .. }
            | Decision::Give { .. } => !has_cards,
            Decision::Start | Decision::Petition { .. } | Decision::Fountain { .. } => false,
        }
    }

    /// A petition reveals that the player holds the cards for it. GTR 8.3.
    fn is_telling(action: glory_to_rome::Action) -> bool {
        use glory_to_rome::Action;
        matches!(
            action,
            Action::Lead(_, Unit::Petition | Unit::Pair)
                | Action::Follow(Unit::Petition | Unit::Pair)
                | Action::Also(Unit::Petition | Unit::Pair)
        )
    }

    fn is_news(event: &glory_to_rome::Event) -> bool {
        use glory_to_rome::Event;
        matches!(
            event,
            Event::Drawn { .. }
                | Event::Drew { .. }
                | Event::Turned { .. }
                | Event::Played { card: Card::Order(_), .. }
                | Event::Discarded { .. }
                | Event::DiscardedHand { .. }
                | Event::Hired { from: Zone::Hand | Zone::Deck, .. }
                | Event::Took { from: Zone::Hand | Zone::Deck, .. }
                | Event::Founded { .. }
                | Event::Added { from: Zone::Hand, .. }
                | Event::SoldUnseen { from: Zone::Deck, .. }
                | Event::Demanded { .. }
                | Event::Gave { .. }
                | Event::Glory { .. }
                | Event::VaultOpened { .. }
        )
    }

    fn concerns(event: &glory_to_rome::Event, seat: Seat) -> bool {
        use glory_to_rome::Event;
        matches!(
            event,
            Event::Seized { victim, .. } | Event::Stole { victim, .. } if *victim == seat
        ) || matches!(event, Event::TookPlayedJack { from, .. } if *from == seat)
            || matches!(event, Event::Demanded { .. } | Event::Proposed { .. })
    }
}

/// Only the order of the draw pile is hidden. Ruling R-M13.
impl Secrets for GloriaMundi {
    fn is_list_open(_open: &gloria_mundi::View) -> bool {
        true
    }

    fn is_telling(_action: gloria_mundi::Action) -> bool {
        false
    }

    fn is_news(event: &gloria_mundi::Event) -> bool {
        matches!(event, gloria_mundi::Event::Added { .. })
    }

    /// No player can affect another.
    fn concerns(_event: &gloria_mundi::Event, _seat: Seat) -> bool {
        false
    }
}
