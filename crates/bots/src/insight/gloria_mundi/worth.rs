//! The present worth of counters, powers and turns.

use gloria_mundi::Decision;
use gloria_mundi::card::{CardId, Production, Resource, Symbol};
use gloria_mundi::grammar::{Bundle, Counted, Power, Repeat};
use gloria_mundi::state::Estate;

use super::mind::Mind;

/// The worth of winning at once: more than anything else.
pub(super) const VICTORY: f32 = 1000.0;
/// The most uses of a power at a time that are considered.
const MOST_TIMES: u16 = 8;

impl Mind<'_> {
    /// The worth of one more counter to a player: less, the more there are.
    pub(super) fn worth(&self, estate: &Estate, resource: Resource) -> f32 {
        if resource == Resource::Glory {
            return self.counter * self.beliefs.glory;
        }
        let kind = resource.index();
        let stock = f32::from(estate.stores.of(resource));
        let wanted = 1.4 + self.demand[kind] + self.appetite[kind] - self.beliefs.glut * stock;
        self.counter * wanted.clamp(0.5, 1.8)
    }

    pub(super) fn symbol(&self, estate: &Estate, symbol: Symbol) -> f32 {
        symbol.resource().map_or(1.0, |resource| self.worth(estate, resource))
    }

    fn fixed(&self, estate: &Estate, bundle: Bundle) -> f32 {
        let fixed = Symbol::ALL.into_iter().zip(bundle.fixed).filter(|(_, n)| *n > 0);
        fixed.map(|(of, n)| self.symbol(estate, of) * f32::from(n)).sum()
    }

    fn gained(&self, estate: &Estate, bundle: Bundle) -> f32 {
        let best = bundle.chosen.iter().map(|of| self.symbol(estate, of)).fold(0.0, f32::max);
        self.fixed(estate, bundle) + best * f32::from(bundle.n_chosen)
    }

    pub(super) fn paid(&self, estate: &Estate, bundle: Bundle) -> f32 {
        let least = bundle.chosen.iter().map(|of| self.symbol(estate, of)).fold(1.0, f32::min);
        self.fixed(estate, bundle) + least * f32::from(bundle.n_chosen)
    }

    /// The worth of using a building now.
    pub(super) fn power(&self, estate: &Estate, card: CardId) -> f32 {
        match self.card(card).power {
            Power::Produce(gain) => self.gained(estate, gain),
            Power::Spend { price, gain, repeat } => {
                let net = self.gained(estate, gain) - self.paid(estate, price);
                net * f32::from(n_times(estate, price, repeat))
            }
            Power::Count { of, gain } => {
                self.gained(estate, gain) * f32::from(self.count(estate, of))
            }
            Power::Condition { of, gain } => {
                self.gained(estate, gain) * f32::from(estate.n_cards(of))
            }
            Power::Barbarian { on, gain } if self.barbarian_is_on(on) => self.gained(estate, gain),
            Power::PullDown { .. } => self.pullable(estate, card),
            Power::Barbarian { .. } | Power::Replace { .. } | Power::Wall | Power::None => 0.0,
        }
    }

    /// How many of what a power counts a player has.
    pub(super) fn count(&self, estate: &Estate, of: Counted) -> u8 {
        u8::try_from(self.outlook.edition.count(estate, of)).unwrap_or(u8::MAX)
    }

    fn barbarian_is_on(&self, icon: Production) -> bool {
        self.outlook.edition.board().icons(self.table().barbarian).of(icon) > 0
    }

    /// The worth of the best building to pull down.
    fn pullable(&self, estate: &Estate, but: CardId) -> f32 {
        let others = estate.buildings().into_iter().filter(|card| *card != but);
        others.map(|card| self.pull_down(card)).fold(0.0, f32::max)
    }

    pub(super) fn pull_down(&self, card: CardId) -> f32 {
        self.cost(card) - self.future(self.own(), card)
    }

    /// The worth of a card's printed cost.
    pub(super) fn cost(&self, card: CardId) -> f32 {
        let cost = Resource::ALL.into_iter().zip(self.card(card).cost).filter(|(_, n)| *n > 0);
        cost.map(|(of, n)| self.worth(self.own(), of) * f32::from(n)).sum()
    }

    /// The worth of activating all cards of a type to a player.
    pub(super) fn harvest(&self, estate: &Estate, of: Production) -> f32 {
        let produced = self.worth(estate, of.resource());
        let (mut sum, mut instead) = (produced * f32::from(estate.free[of.index()]), 0.0_f32);
        for card in estate.built[of.index()] {
            if let Power::Condition { .. } = self.card(card).power {
                sum += produced;
                instead = instead.max(self.power(estate, card));
            } else {
                sum += produced.max(self.power(estate, card));
            }
        }
        sum.max(instead)
    }

    /// The steps that all cards of a type can give a player at once.
    fn stride(&self, estate: &Estate, of: Production) -> u8 {
        let steps = |card: CardId| match self.card(card).power {
            Power::Produce(gain) => walked(gain),
            Power::Spend { price, gain, repeat } => {
                walked(gain).saturating_mul(n_times(estate, price, repeat))
            }
            Power::Count { of, gain } => walked(gain.times(self.count(estate, of))),
            Power::Barbarian { on, gain } if self.barbarian_is_on(on) => walked(gain),
            Power::Barbarian { .. }
            | Power::Condition { .. }
            | Power::PullDown { .. }
            | Power::Replace { .. }
            | Power::Wall
            | Power::None => 0,
        };
        estate.built[of.index()].into_iter().map(steps).fold(0, u8::saturating_add)
    }

    /// The worth of playing a type: much for this seat, little for others, and cards at hand.
    pub(super) fn play(&self, of: Production) -> f32 {
        let own = self.own();
        if self.stride(own, of) >= self.to_africa(own) {
            return VICTORY;
        }
        let mut score = self.harvest(own, of) + self.worth(own, of.resource());
        for seat in self.rivals() {
            let rival = self.estate(seat);
            score -= self.envy() * self.harvest(rival, of);
            if self.stride(rival, of) >= self.to_africa(rival) {
                score -= VICTORY;
            }
        }
        let room = if own.free[of.index()] == 0 { self.beliefs.room } else { 0.0 };
        score + room + f32::from(own.hand[of.index()]) * self.beliefs.hand + self.land(of)
    }

    /// The worth of using a power with an X `n` times.
    pub(super) fn times(&self, decision: Decision, n: u8) -> f32 {
        let Decision::Times { card } = decision else {
            return 0.0;
        };
        let Power::Spend { price, gain, .. } = self.card(card).power else {
            return 0.0;
        };
        let net = self.gained(self.own(), gain) - self.paid(self.own(), price);
        let n = f32::from(n);
        net * n - 0.012 * n * n
    }

    /// The worth of symbols of a free choice, or of a counter from the tribute.
    pub(super) fn take(&self, decision: Decision, symbol: Symbol, n: u8) -> f32 {
        let Decision::Take { left, .. } = decision else {
            return self.symbol(self.own(), symbol);
        };
        let wants = self.symbol(self.own(), symbol) / (self.counter * 1.5).max(0.001);
        -(f32::from(n) - (wants * f32::from(left) * 0.7).round()).abs()
    }
}

/// The steps among the gains.
fn walked(gain: Bundle) -> u8 {
    gain.fixed[Symbol::Step.index()]
}

/// How often a player can pay a price now.
fn n_times(estate: &Estate, price: Bundle, repeat: Repeat) -> u8 {
    let most = if repeat == Repeat::Any { MOST_TIMES } else { 1 };
    let mut times = most;
    for (stock, n) in estate.stores.0.into_iter().zip(price.price()) {
        if n > 0 {
            times = times.min(stock.div_euclid(n.into()));
        }
    }
    if price.n_chosen > 0 {
        let stock: u16 = price
            .chosen
            .iter()
            .filter_map(Symbol::resource)
            .map(|of| estate.stores.of(of).saturating_sub(price.fixed[of.index()].into()))
            .sum();
        times = times.min(stock.div_euclid(price.n_chosen.into()));
    }
    u8::try_from(times).unwrap_or(u8::MAX)
}
