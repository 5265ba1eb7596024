//! What a touch on an unlit thing asks for.
#![expect(clippy::wildcard_enum_match_arm, reason = "most questions leave nothing to want")]

use ::glory_to_rome::action::{Foundation, Plot, Source};
use ::glory_to_rome::card::{Building, Material};
use ::glory_to_rome::{Action, Decision, GloryToRome};

use crate::Sight;

fn question(at: &Sight<'_, GloryToRome>) -> Option<Decision> {
    let (seat, decision) = at.view.pending()?;
    (at.to.is(seat) && !at.answers.is_empty()).then_some(decision)
}

pub(super) fn of_card(at: &Sight<'_, GloryToRome>, card: Building) -> Option<Action> {
    use ::glory_to_rome::action::Unit::Order;
    let own = Source::Hand(card);
    Some(match question(at)? {
        Decision::Follow { .. } => Action::Follow(Order(card)),
        Decision::Palace { .. } => Action::Also(Order(card)),
        Decision::Petition { .. } => Action::Pay(card),
        Decision::Patron { .. } => Action::Hire(own),
        Decision::Laborer { .. } => Action::Take(own),
        Decision::Merchant { .. } => Action::Sell(own),
        Decision::Craftsman | Decision::Architect { .. } => {
            let plot = Plot { site: card.material(), outside: false };
            Action::Found(Foundation { card, plot })
        }
        Decision::Legionary { .. } => Action::Demand(card),
        Decision::Give { .. } => Action::Give(card),
        _ => return None,
    })
}

pub(super) fn of_pile(at: &Sight<'_, GloryToRome>, material: Material) -> Option<Action> {
    let pile = Source::Pool(material);
    Some(match question(at)? {
        Decision::Patron { .. } => Action::Hire(pile),
        Decision::Laborer { .. } | Decision::Plunder | Decision::Legionary { .. } => {
            Action::Take(pile)
        }
        Decision::Merchant { .. } => Action::Sell(pile),
        Decision::Craftsman | Decision::Architect { .. } => Action::Add(pile, foundation(at)?),
        _ => return None,
    })
}

fn foundation(at: &Sight<'_, GloryToRome>) -> Option<Building> {
    at.view.table.player(at.to.seat?).founded.into_iter().next()
}

pub(super) fn of_stock(at: &Sight<'_, GloryToRome>, material: Material) -> Option<Action> {
    let stock = Source::Stockpile(material);
    Some(match question(at)? {
        Decision::Patron { .. } => Action::Hire(stock),
        Decision::Merchant { .. } => Action::Sell(stock),
        Decision::Craftsman => Action::Add(stock, foundation(at)?),
        _ => return None,
    })
}

pub(super) fn of_deck(at: &Sight<'_, GloryToRome>) -> Option<Action> {
    Some(match question(at)? {
        Decision::Craftsman => Action::Fountain,
        Decision::Patron { .. } => Action::Hire(Source::Deck),
        Decision::Merchant { .. } => Action::Sell(Source::Deck),
        _ => return None,
    })
}

/// The wish for an own foundation: adding the material of its site.
pub(super) fn of_foundation(
    at: &Sight<'_, GloryToRome>,
    building: Building,
    site: Material,
) -> Option<Action> {
    match question(at)? {
        Decision::Architect { .. } => Some(Action::Add(Source::Stockpile(site), building)),
        Decision::Craftsman => {
            let card = Building::ALL.into_iter().find(|card| card.material() == site)?;
            let held = at.view.hand.kinds_of(site).next();
            Some(Action::Add(Source::Hand(held.unwrap_or(card)), building))
        }
        _ => None,
    }
}
