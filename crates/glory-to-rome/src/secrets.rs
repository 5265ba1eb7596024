//! What actions and events give away.

use engine::{Seat, Secrets};

use crate::action::Unit;
use crate::card::{Building, Card};
use crate::event::Zone;
use crate::{Action, Decision, Event, GloryToRome, View};

impl Secrets for GloryToRome {
    fn is_list_open(open: &View) -> bool {
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

    /// A petition says that its player holds the cards for it. GTR 8.3.
    fn is_telling(action: Action) -> bool {
        matches!(
            action,
            Action::Lead(_, Unit::Petition | Unit::Pair)
                | Action::Follow(Unit::Petition | Unit::Pair)
                | Action::Also(Unit::Petition | Unit::Pair)
        )
    }

    fn is_news(event: &Event) -> bool {
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

    fn concerns(event: &Event, seat: Seat) -> bool {
        matches!(
            event,
            Event::Seized { victim, .. } | Event::Stole { victim, .. } if *victim == seat
        ) || matches!(event, Event::TookPlayedJack { from, .. } if *from == seat)
            || matches!(event, Event::Demanded { .. } | Event::Proposed { .. })
    }
}
