//! Buying now, later, or something better; and what to pay with.

use gloria_mundi::Decision;
use gloria_mundi::bill::Due;
use gloria_mundi::card::{CardId, Kind, Price, Production, Resource};
use gloria_mundi::grammar::Power;
use gloria_mundi::state::Estate;

use super::mind::Mind;
use super::worth::VICTORY;

/// A card in the forum that will be affordable in the next own turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    slot: u8,
    worth: f32,
    cost: Price,
    surcharge: u8,
}

impl Mind<'_> {
    /// The worth of a purchase, less what else the card or the counters could yield later.
    pub(super) fn buy(&self, slot: u8, on: Production, target: Option<Prospect>) -> f32 {
        let Some(id) = self.table().forum[usize::from(slot)] else {
            return f32::MIN;
        };
        let card = self.card(id);
        if card.steps >= self.to_africa(self.own()) {
            return VICTORY;
        }
        let spread =
            if card.kind == Kind::Red { 0.1 - 0.1 * self.horizon.icons[on.index()] } else { 0.0 };
        let now = self.bought(id, 1.0) + spread - self.price(id, slot);
        let later = self.beliefs.patience * self.later(id, slot).max(0.0);
        let forgone =
            target.filter(|target| target.slot != slot && !self.leaves(id, slot, *target));
        let first = if self.own().buildings().is_empty() { self.beliefs.first } else { 0.0 };
        now + first - later - forgone.map_or(0.0, |target| self.beliefs.saving * target.worth)
    }

    /// The steps of a card and its yield in a share of the remaining turns.
    fn bought(&self, id: CardId, part: f32) -> f32 {
        f32::from(self.card(id).steps) + self.future(self.own(), id) * part
    }

    fn price(&self, id: CardId, slot: u8) -> f32 {
        self.cost(id) + f32::from(slot) * self.counter * 0.9
    }

    /// The worth of a card in the next own turn, if it is still there.
    fn later(&self, id: CardId, slot: u8) -> f32 {
        if self.horizon.own_turns < 1.0 {
            return 0.0;
        }
        let Some(slot_later) = self.slid(slot) else {
            return 0.0;
        };
        let part = 1.0 - 1.0 / self.horizon.own_turns;
        self.is_left(id, slot) * (self.bought(id, part) - self.price(id, slot_later))
    }

    /// The slot of a card in the next own turn: it moves down every turn unless a gap stops it.
    fn slid(&self, slot: u8) -> Option<u8> {
        let above = self.table().forum.iter().skip(usize::from(slot) + 1);
        let gaps = u8::try_from(above.filter(|card| card.is_none()).count()).unwrap_or(0);
        slot.checked_sub(self.table().n_players.saturating_sub(gaps))
    }

    /// The probability that no rival buys a card before the next own turn.
    fn is_left(&self, id: CardId, slot: u8) -> f32 {
        let cost = self.card(id).cost;
        let able = self.rivals().filter(|seat| can_pay(self.estate(*seat), cost, slot));
        able.fold(1.0, |left, _| left * (1.0 - self.beliefs.rush))
    }

    /// The best card that is not affordable now but probably in the next own turn.
    pub(super) fn target(&self) -> Option<Prospect> {
        let mut best: Option<Prospect> = None;
        for (slot, id) in (0..).zip(self.table().forum) {
            let Some(id) = id else {
                continue;
            };
            let cost = self.card(id).cost;
            if can_pay(self.own(), cost, slot) {
                continue;
            }
            let Some(surcharge) = self.slid(slot) else {
                continue;
            };
            let target = Prospect { slot, worth: self.later(id, slot), cost, surcharge };
            let is_better = best.is_none_or(|best| target.worth > best.worth);
            if target.worth > 0.0 && is_better && self.is_within_reach([0; 4], 0, target) {
                best = Some(target);
            }
        }
        best
    }

    /// Whether a target stays affordable after a purchase.
    fn leaves(&self, id: CardId, slot: u8, target: Prospect) -> bool {
        self.is_within_reach(self.card(id).cost, slot, target)
    }

    /// Whether the rest after a payment, with the income of a round, pays for the target.
    fn is_within_reach(&self, spent: Price, surcharge: u8, target: Prospect) -> bool {
        let own = self.own();
        let glory =
            f32::from(own.stores.of(Resource::Glory)) - f32::from(spent[Resource::Glory.index()]);
        let mut jokers = glory - f32::from(target.cost[Resource::Glory.index()]);
        let mut rest = -f32::from(surcharge) - f32::from(target.surcharge);
        for of in Production::ALL {
            let kind = of.resource().index();
            let turns = self.horizon.shares[of.index()] * self.n_players;
            let income = f32::from(own.n_cards(of)) * turns;
            let left = f32::from(own.stores.0[kind]) - f32::from(spent[kind]) + income;
            let spare = left - f32::from(target.cost[kind]);
            rest += spare.max(0.0);
            jokers += spare.min(0.0);
        }
        jokers >= 0.0 && rest + jokers >= 0.0
    }

    /// What replacing one resource by another saves.
    pub(super) fn replace(&self, from: Resource, to: Resource) -> f32 {
        self.worth(self.own(), to) - self.worth(self.own(), from)
    }

    /// What an architect's help saves, if all of it can be used.
    pub(super) fn serve(&self, card: CardId) -> f32 {
        let Power::Replace { price, gain, .. } = self.card(card).power else {
            return 0.0;
        };
        self.paid(self.own(), gain) - self.paid(self.own(), price)
    }

    /// The worth of a payment: best if it leaves the stores even.
    pub(super) fn pay(&self, decision: Decision, of: Resource, n: u8) -> f32 {
        let is_power = matches!(decision, Decision::Pay { due: Due::Power { .. }, .. });
        let stock = |of: Resource| f32::from(self.own().stores.of(of));
        let mean = match of {
            Resource::Food => (stock(Resource::Gold) + stock(Resource::Peace)) * 0.5,
            Resource::Gold => stock(Resource::Peace),
            Resource::Peace | Resource::Glory => return f32::from(n),
        };
        if is_power {
            return f32::from(n);
        }
        -(stock(of) - f32::from(n) - (mean - 1.0).max(0.0)).abs()
    }
}

/// Whether a player can pay a cost with its surcharge, without architects.
fn can_pay(estate: &Estate, cost: Price, surcharge: u8) -> bool {
    let stores = estate.stores.0;
    let glory = Resource::Glory.index();
    let mut missing = 0;
    for kind in Resource::COLOURS {
        missing += u16::from(cost[kind.index()]).saturating_sub(stores[kind.index()]);
    }
    let total: u16 = cost.iter().copied().map(u16::from).sum();
    let have: u16 = stores.iter().sum();
    stores[glory] >= missing + u16::from(cost[glory]) && have >= total + u16::from(surcharge)
}
