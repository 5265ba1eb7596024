//! The future yield of cards.

use gloria_mundi::card::{CardId, Kind, Production, Resource};
use gloria_mundi::grammar::{Bundle, Counted, Power, Repeat};
use gloria_mundi::state::Estate;

use super::mind::Mind;

impl Mind<'_> {
    /// How often a card of a type will still be activated before it is lost.
    fn activations(&self, of: Production) -> f32 {
        let habit = 1.0 + self.beliefs.habit / self.n_players;
        self.horizon.shares[of.index()] * habit * self.lifetime(of)
    }

    /// The turns that a card survives: fewer, the more icons of its type are ahead.
    fn lifetime(&self, of: Production) -> f32 {
        let life = self.beliefs.life / (0.3 + self.horizon.icons[of.index()]);
        let turns = self.horizon.turns;
        turns * life / (turns + life)
    }

    /// The worth of a bundle at average prices.
    fn plain(&self, bundle: Bundle) -> f32 {
        let [food, gold, peace, glory, step] = bundle.fixed.map(f32::from);
        let counters =
            food + gold + peace + f32::from(bundle.n_chosen) * 1.1 + glory * self.beliefs.glory;
        counters * self.counter + step
    }

    /// The average yield of activating a building beyond the production card under it.
    pub(super) fn surplus(&self, estate: &Estate, id: CardId) -> f32 {
        let card = self.card(id);
        let under = self.counter;
        let n = |of| f32::from(self.count(estate, of)).clamp(1.5, 4.0);
        match card.power {
            Power::Produce(gain) => self.plain(gain) - under,
            Power::Spend { price, gain, repeat } => {
                let counters = price.price().iter().sum::<u8>() + price.n_chosen;
                let eager = 1.0 + self.beliefs.eagerness * f32::from(counters);
                let times = if repeat == Repeat::Any { often(estate, price) } else { 1.0 };
                let net = self.plain(gain) - self.plain(price);
                (has_glory(estate, price) * eager * (times * net - under)).max(0.15 * under)
            }
            Power::Count { of, gain } => self.plain(gain) * n(of) - under,
            Power::Condition { of, gain } => {
                let given_up = under * n(Counted::Cards(home(card.kind)));
                (self.plain(gain) * n(Counted::Cards(of)) - given_up).max(0.1 * under)
            }
            Power::Barbarian { on, gain } => {
                let chance = self.horizon.icons[on.index()].min(1.0);
                (self.plain(gain) - under) * chance
            }
            Power::PullDown { .. } => (0.2 * self.dearest(estate, id) - 1.0).max(0.2) * under,
            Power::Replace { .. } | Power::Wall | Power::None => 0.0,
        }
    }

    /// The printed cost of the most expensive other building, in counters.
    fn dearest(&self, estate: &Estate, but: CardId) -> f32 {
        let others = estate.buildings().into_iter().filter(|card| *card != but);
        let cost = |card: CardId| self.card(card).cost.iter().sum::<u8>();
        others.map(|card| f32::from(cost(card))).fold(0.0, f32::max)
    }

    /// The yield of a building until it is lost.
    pub(super) fn future(&self, estate: &Estate, id: CardId) -> f32 {
        let card = self.card(id);
        match card.power {
            Power::Wall => {
                let at_risk = f32::from(estate.buildings().len());
                (self.counter * self.horizon.turns * (0.06 + 0.03 * at_risk)).min(1.2)
            }
            Power::Replace { price, .. } => {
                let from = price.kinds();
                let spare =
                    |of: Resource| if from.has(of.symbol()) { spare(estate, of) } else { 0.0 };
                let most = Resource::COLOURS.into_iter().map(spare).fold(0.0, f32::max);
                (self.horizon.own_turns * self.counter * (0.3 + 0.1 * most)).min(1.6)
            }
            Power::None => 0.0,
            Power::Produce(_)
            | Power::Spend { .. }
            | Power::PullDown { .. }
            | Power::Count { .. }
            | Power::Condition { .. }
            | Power::Barbarian { .. } => {
                self.surplus(estate, id).max(0.0) * self.activations(home(card.kind))
            }
        }
    }

    /// The yield of a production card until it is lost.
    pub(super) fn land(&self, of: Production) -> f32 {
        self.counter * self.activations(of) * 0.5 + 0.05
    }

    /// The yield of a building with its production card.
    pub(super) fn held(&self, estate: &Estate, card: CardId) -> f32 {
        let of = estate.under(card).unwrap_or(Production::Farm);
        self.land(of) + self.future(estate, card)
    }
}

/// The production type that a building covers.
const fn home(kind: Kind) -> Production {
    match kind {
        Kind::Farm | Kind::Red => Production::Farm,
        Kind::City => Production::City,
        Kind::Legion => Production::Legion,
    }
}

/// How often a price can be paid at once, from the cards that make it and a part of the stores.
fn often(estate: &Estate, price: Bundle) -> f32 {
    let mut times = 4.0_f32;
    for (of, n) in Production::ALL.into_iter().zip(price.price()).filter(|(_, n)| *n > 0) {
        let stock = f32::from(estate.stores.of(of.resource()));
        times = times.min((f32::from(estate.n_cards(of)) + 0.3 * stock) / f32::from(n));
    }
    times.max(1.0)
}

/// How much of a price in glory can be paid. Glory is too rare to count on more than is there.
fn has_glory(estate: &Estate, price: Bundle) -> f32 {
    match price.price()[Resource::Glory.index()] {
        0 => 1.0,
        n => (f32::from(estate.stores.of(Resource::Glory)) / f32::from(2 * n)).min(1.0),
    }
}

/// How many more counters of a kind there are than of the others.
fn spare(estate: &Estate, of: Resource) -> f32 {
    let own = f32::from(estate.stores.of(of));
    let all = f32::from(u16::try_from(estate.stores.total()).unwrap_or(u16::MAX));
    (own * 1.5 - all * 0.5).clamp(0.0, 6.0)
}
