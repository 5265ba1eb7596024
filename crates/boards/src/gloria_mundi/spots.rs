//! The spots where answers are given.

use ::gloria_mundi::card::{CardId, Production, Resource};
use ::gloria_mundi::grammar::Power;
use ::gloria_mundi::{Action, Decision, View};

/// The place where tribute is paid.
pub(super) const TRIBUTE: &str = "tribute";

/// The place where counters are put for a payment.
pub(super) const PURSE: &str = "purse";

pub(super) fn of(view: &View, action: Action) -> Vec<String> {
    let question = view.pending().map(|(_, decision)| decision);
    match action {
        Action::Play(card) => vec![hand(card)],
        Action::Produce(card) => vec![under(card)],
        Action::Times(n) => vec![format!("times-{n}")],
        Action::Take(kind, _) if question == Some(Decision::Recover) => {
            vec![format!("tribute-{kind}")]
        }
        Action::Take(kind, n) => vec![format!("take-{n}-{kind}")],
        Action::Buy(slot, on) => buy(view, slot, on),
        Action::Replace(from, to) => vec![format!("replace-{from}-{to}")],
        Action::Pay(kind, n) => pay(kind, n),
        Action::Tribute => vec![TRIBUTE.to_owned()],
        Action::Lose(card) => vec![free(card)],
        // A wall defends by itself: to lose it, the card under it is touched.
        Action::LoseBuilt(card) if is_wall(view, card) => vec![under(card)],
        Action::Use(card)
        | Action::PullDown(card)
        | Action::Defend(card)
        | Action::LoseBuilt(card) => vec![building(card)],
        Action::Decline => Vec::new(),
    }
}

/// The card, and its place if there is more than one.
fn buy(view: &View, slot: u8, on: Production) -> Vec<String> {
    let Some(card) = view.table.forum.get(usize::from(slot)).copied().flatten() else {
        return Vec::new();
    };
    let (own, kind) = (view.table.own(), view.edition.card(card).kind);
    let places =
        Production::ALL.into_iter().filter(|on| own.free[on.index()] > 0 && kind.fits(*on));
    if places.count() > 1 { vec![building(card), free(on)] } else { vec![building(card)] }
}

/// Counters of a kind to pay; paying none is a touch on the purse.
fn pay(kind: Resource, n: u8) -> Vec<String> {
    if n == 0 { vec![PURSE.to_owned()] } else { (0..n).map(|_| coin(kind)).collect() }
}

fn is_wall(view: &View, card: CardId) -> bool {
    view.edition.options.deck.cards.get(card.index()).is_some_and(|card| card.power == Power::Wall)
}

pub(super) fn building(card: CardId) -> String {
    format!("card-{card}")
}

pub(super) fn under(card: CardId) -> String {
    format!("under-{card}")
}

/// The asked player's production cards without a building.
pub(super) fn free(card: Production) -> String {
    format!("free-{card}")
}

/// One of the payer's counters.
pub(super) fn coin(kind: Resource) -> String {
    format!("coin-{kind}")
}

/// The asked player's production cards in hand.
pub(super) fn hand(card: Production) -> String {
    format!("hand-{card}")
}
