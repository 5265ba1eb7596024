//! The spots where answers are given, and their names.

use ::glory_to_rome::action::{Foundation, Plot, Source, Unit};
use ::glory_to_rome::card::{Building, Card, Material, Role};
use ::glory_to_rome::{Action, Decision, View};
use engine::Seat;

/// The spots of an answer. Thinking and similar answers are buttons, always at hand.
pub(super) fn of(view: &View, action: Action) -> Vec<String> {
    let asked = asked(view);
    match action {
        Action::Start(card) | Action::Pay(card) | Action::Demand(card) | Action::Give(card) => {
            vec![hand(card)]
        }
        Action::Lead(_, unit) | Action::Follow(unit) | Action::Also(unit) => vec![of_unit(unit)],
        Action::Latrine(Card::Order(card)) => vec![hand(card)],
        Action::Latrine(Card::Jack) => vec![JACK.into()],
        Action::Hire(source) | Action::Take(source) | Action::Sell(source) => {
            vec![of_source(view, source)]
        }
        Action::Found(Foundation { card, plot: at }) => {
            vec![of_source(view, Source::Hand(card)), plot(at)]
        }
        Action::Add(source, to) | Action::Complete(source, to) => {
            vec![of_source(view, source), building(asked, to)]
        }
        Action::Publish(source, to) => {
            let owner = owner_besides(view, asked, to).unwrap_or(asked);
            vec![of_source(view, source), building(owner, to)]
        }
        Action::Fountain => vec![DECK.into()],
        Action::Seize(role) => vec![client(victim(view), role)],
        Action::Steal(seat, taken) => vec![building(seat, taken)],
        Action::TakeJack(seat) => vec![played_jack(seat)],
        Action::Drain(material) => vec![played(asked, material)],
        Action::Vomitorium
        | Action::Think(_)
        | Action::Act(_)
        | Action::Keep
        | Action::Glory
        | Action::Grant(_)
        | Action::Agree
        | Action::Refuse
        | Action::Done => Vec::new(),
    }
}

pub(super) const DECK: &str = "deck";
pub(super) const JACKS: &str = "jacks";
pub(super) const JACK: &str = "hand-jack";
/// Cards of one role that count as a Jack.
pub(super) const PETITION: &str = "petition";
/// Two cards that count as a Jack, by the Circus.
pub(super) const PAIR: &str = "pair";
pub(super) const DRAWN: &str = "drawn";

pub(super) fn hand(card: Building) -> String {
    format!("hand-{card}")
}

pub(super) fn pool(material: Material) -> String {
    format!("pool-{material}")
}

pub(super) fn stock(seat: Seat, material: Material) -> String {
    format!("stock-{seat}-{material}")
}

/// The sites of a material in one place.
pub(super) fn plot(plot: Plot) -> String {
    let place = if plot.outside { "outside" } else { "town" };
    format!("{place}-{}", plot.site)
}

pub(super) fn building(seat: Seat, building: Building) -> String {
    format!("building-{seat}-{building}")
}

pub(super) fn client(seat: Seat, role: Role) -> String {
    format!("client-{seat}-{role}")
}

/// A player's order cards of a material in play.
pub(super) fn played(seat: Seat, material: Material) -> String {
    format!("played-{seat}-{material}")
}

pub(super) fn played_jack(seat: Seat) -> String {
    format!("played-{seat}-jack")
}

pub(super) fn head(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The seat that is asked, or that acted last.
pub(super) fn asked(view: &View) -> Seat {
    view.pending().map_or(view.table.turn.performer, |(seat, _)| seat)
}

/// Another owner of this building, completed.
pub(super) fn owner_besides(view: &View, seat: Seat, building: Building) -> Option<Seat> {
    let mut others = view.table.opponents(seat);
    others.find(|other| view.table.player(*other).complete.has(building))
}

fn victim(view: &View) -> Seat {
    match view.pending() {
        Some((_, Decision::Coliseum { victim })) => victim,
        _ => asked(view),
    }
}

fn of_unit(unit: Unit) -> String {
    match unit {
        Unit::Order(card) => hand(card),
        Unit::Jack => JACK.into(),
        Unit::Petition => PETITION.into(),
        Unit::Pair => PAIR.into(),
    }
}

/// The spot of a source. With the Fountain, the card in hand is the one drawn.
fn of_source(view: &View, source: Source) -> String {
    match source {
        Source::Hand(_) if matches!(view.pending(), Some((_, Decision::Fountain { .. }))) => {
            DRAWN.into()
        }
        Source::Hand(card) => hand(card),
        Source::Stockpile(material) => stock(asked(view), material),
        Source::Pool(material) => pool(material),
        Source::Deck => DECK.into(),
    }
}
