//! Greedy play of Gloria Mundi: every answer is worth a number of steps.
//!
//! A building is worth its steps and what it will yield in the turns that are left; a counter is
//! worth the part of a step that it buys, which fades when no purchase is left to be made.

use engine::Seat;
use gloria_mundi::bill::Due;
use gloria_mundi::card::{Card, CardId, Kind, Production, Resource, Symbol};
use gloria_mundi::deck::Icons;
use gloria_mundi::grammar::{Bundle, Power, Repeat};
use gloria_mundi::state::{Estate, Table};
use gloria_mundi::{Action, Decision, GloriaMundi, Outlook};

use crate::Insight;

/// What the bot believes, found by play against itself.
#[derive(Clone, Copy, Debug)]
struct Beliefs {
    /// What a counter is worth in steps while there is much to buy.
    counter: f32,
    /// How much dearer glory is.
    glory: f32,
    /// How much of the gain of all rivals together is felt as a loss.
    envy: f32,
    /// The part of its activations that a building lives to see.
    survival: f32,
    /// Own turns before the end in which counters lose their worth.
    last_turns: f32,
    /// A purchase must be worth more than this.
    reserve: f32,
}

impl Default for Beliefs {
    fn default() -> Self {
        Self { counter: 0.28, glory: 1.6, envy: 1.0, survival: 0.5, last_turns: 4.0, reserve: 0.3 }
    }
}

impl Insight for GloriaMundi {
    const FEATURES: &'static [&'static str] = &["steps", "counters", "glory", "cards", "buildings"];

    fn turn(outlook: Outlook<'_>) -> u32 {
        outlook.table.turn.into()
    }

    fn weigh(outlook: Outlook<'_>, actions: &[Action], scores: &mut [f32]) {
        let Some((_, decision)) = outlook.pending() else {
            return;
        };
        let mind = Mind::new(outlook, Beliefs::default());
        for (score, action) in scores.iter_mut().zip(actions) {
            *score = mind.score(decision, *action);
        }
    }

    fn measure(outlook: Outlook<'_>, features: &mut [f32]) {
        let estate = &outlook.table.estates[outlook.seat.index()];
        let glory = estate.stores.of(Resource::Glory);
        let n_cards: u8 = Production::ALL.into_iter().map(|of| estate.n_cards(of)).sum();
        features.copy_from_slice(&[
            f32::from(estate.steps),
            f32::from(u16::try_from(estate.stores.total()).unwrap_or(u16::MAX)),
            f32::from(glory),
            f32::from(n_cards),
            f32::from(estate.buildings().len()),
        ]);
    }
}

/// What the bot thinks of what it sees.
struct Mind<'a> {
    outlook: Outlook<'a>,
    me: Seat,
    beliefs: Beliefs,
    /// Turns to come, of all players.
    turns: f32,
    /// The part of them that each type will have.
    shares: [f32; 3],
    /// What a counter is worth now.
    counter: f32,
}

impl<'a> Mind<'a> {
    fn new(outlook: Outlook<'a>, beliefs: Beliefs) -> Self {
        let table = outlook.table;
        let turns = turns_left(outlook);
        let own_turns = turns / f32::from(table.n_players);
        let faded = (own_turns / beliefs.last_turns).clamp(0.05, 1.0);
        let counter = beliefs.counter * faded;
        Self { outlook, me: outlook.seat, beliefs, turns, shares: shares(table), counter }
    }

    fn table(&self) -> &Table {
        self.outlook.table
    }

    fn own(&self) -> &Estate {
        &self.table().estates[self.me.index()]
    }

    fn card(&self, id: CardId) -> &Card {
        self.outlook.edition.card(id)
    }

    fn score(&self, decision: Decision, action: Action) -> f32 {
        match action {
            Action::Play(of) => self.play(of),
            Action::Use(card) if decision == Decision::Instead => {
                self.power(self.own(), card) - self.harvest(self.own(), self.turn_type())
            }
            Action::Use(card) => self.power(self.own(), card),
            Action::Produce(_) => self.worth(self.own(), self.turn_type().resource()),
            Action::Times(n) => self.times(decision, n),
            Action::Take(symbol, n) => self.take(decision, symbol, n),
            Action::PullDown(card) => self.pull_down(card),
            Action::Buy(slot, on) => self.buy(slot, on),
            Action::Replace(..) => 0.05,
            Action::Pay(of, n) => self.pay(decision, of, n),
            Action::Tribute => self.tribute(),
            Action::Lose(of) => -self.land(of),
            Action::LoseBuilt(card) => -self.held(self.own(), card),
            Action::Defend(_) => -0.2,
            Action::Decline => self.decline(decision),
        }
    }

    fn decline(&self, decision: Decision) -> f32 {
        if decision == Decision::Buy {
            self.beliefs.reserve
        } else if decision == Decision::Tribute {
            self.refuse_tribute()
        } else {
            0.0
        }
    }

    /// How much of one rival's gain is felt as a loss.
    fn envy(&self) -> f32 {
        self.beliefs.envy / (f32::from(self.table().n_players) - 1.0)
    }

    fn turn_type(&self) -> Production {
        self.table().turn_type.unwrap_or(Production::Farm)
    }

    /// What one more counter is worth to a player: less, the more there are.
    fn worth(&self, estate: &Estate, resource: Resource) -> f32 {
        if resource == Resource::Glory {
            return self.counter * self.beliefs.glory;
        }
        let stock = f32::from(estate.stores.of(resource));
        self.counter * (1.5 - 0.12 * stock).clamp(0.6, 1.4)
    }

    fn bundle(&self, estate: &Estate, bundle: Bundle) -> f32 {
        let fixed = Symbol::ALL.into_iter().zip(bundle.fixed);
        let fixed: f32 = fixed.map(|(of, n)| self.symbol(estate, of) * f32::from(n)).sum();
        let best = bundle.chosen.iter().map(|of| self.symbol(estate, of)).fold(0.0, f32::max);
        fixed + best * f32::from(bundle.n_chosen)
    }

    fn price(&self, estate: &Estate, bundle: Bundle) -> f32 {
        let fixed = Symbol::ALL.into_iter().zip(bundle.fixed);
        let fixed: f32 = fixed.map(|(of, n)| self.symbol(estate, of) * f32::from(n)).sum();
        let least = bundle.chosen.iter().map(|of| self.symbol(estate, of)).fold(1.0, f32::min);
        fixed + least * f32::from(bundle.n_chosen)
    }

    fn symbol(&self, estate: &Estate, symbol: Symbol) -> f32 {
        symbol.resource().map_or(1.0, |resource| self.worth(estate, resource))
    }

    /// What using a building now gives.
    fn power(&self, estate: &Estate, card: CardId) -> f32 {
        match self.card(card).power {
            Power::Produce(gain) => self.bundle(estate, gain),
            Power::Spend { price, gain, repeat } => {
                let net = self.bundle(estate, gain) - self.price(estate, price);
                let times = if repeat == Repeat::Any { 2.0 } else { 1.0 };
                if can_spend(estate, price) { net * times } else { 0.0 }
            }
            Power::Count { of, gain } | Power::Condition { of, gain } => {
                self.bundle(estate, gain) * f32::from(estate.n_cards(of))
            }
            Power::Barbarian { on, gain } if self.barbarian_is_on(on) => self.bundle(estate, gain),
            Power::PullDown { .. } => self.pullable(estate, card),
            Power::Barbarian { .. } | Power::Replace { .. } | Power::Wall => 0.0,
        }
    }

    fn barbarian_is_on(&self, icon: Production) -> bool {
        self.outlook.edition.board().icons(self.table().barbarian).of(icon) > 0
    }

    /// What the best building to pull down gives.
    fn pullable(&self, estate: &Estate, but: CardId) -> f32 {
        let others = estate.buildings().into_iter().filter(|card| *card != but);
        others.map(|card| self.pull_down(card)).fold(0.0, f32::max)
    }

    fn pull_down(&self, card: CardId) -> f32 {
        self.cost(card) - self.future(self.own(), card)
    }

    fn cost(&self, card: CardId) -> f32 {
        let cost = Resource::ALL.into_iter().zip(self.card(card).cost);
        cost.map(|(of, n)| self.worth(self.own(), of) * f32::from(n)).sum()
    }

    /// What all cards of a type give a player.
    fn harvest(&self, estate: &Estate, of: Production) -> f32 {
        let produced = self.worth(estate, of.resource());
        let built = estate.built[of.index()].into_iter();
        let (mut sum, mut instead) = (produced * f32::from(estate.free[of.index()]), 0.0_f32);
        for card in built {
            if let Power::Condition { .. } = self.card(card).power {
                sum += produced;
                instead = instead.max(self.power(estate, card));
            } else {
                sum += produced.max(self.power(estate, card));
            }
        }
        sum.max(instead)
    }

    /// A type that gives much to oneself and little to others, and of which cards are at hand.
    fn play(&self, of: Production) -> f32 {
        let table = self.table();
        let own = self.harvest(self.own(), of) + self.worth(self.own(), of.resource());
        let rivals = Seat::all(table.n_players).filter(|seat| *seat != self.me);
        let best = rivals.map(|seat| self.harvest(&table.estates[seat.index()], of));
        let rival = best.fold(0.0, f32::max);
        let few = f32::from(self.own().n_cards(of)) * 0.1;
        own - self.envy() * rival + f32::from(self.own().hand[of.index()]) * 0.05 - few
    }

    /// How often cards of a type will still be activated.
    fn activations(&self, of: Production) -> f32 {
        self.turns * self.shares[of.index()]
    }

    /// What an activation of a building gives on average beyond the production card under it.
    fn surplus(&self, estate: &Estate, id: CardId) -> f32 {
        let card = self.card(id);
        let under = self.counter;
        let own = match card.kind {
            Kind::Farm | Kind::Red => Production::Farm,
            Kind::City => Production::City,
            Kind::Legion => Production::Legion,
        };
        let n = |of| f32::from(estate.n_cards(of)).clamp(1.5, 4.0);
        match card.power {
            Power::Produce(gain) => self.plain(gain) - under,
            Power::Spend { price, gain, repeat } => {
                let times = if repeat == Repeat::Any { 1.5 } else { 1.0 };
                let net = self.plain(gain) - self.plain(price);
                (0.8 * times * net - under).max(0.15 * under)
            }
            Power::Count { of, gain } => self.plain(gain) * n(of) - under,
            Power::Condition { of, gain } => {
                (self.plain(gain) * n(of) - under * n(own)).max(0.1 * under)
            }
            Power::Barbarian { on, gain } => (self.plain(gain) - under) * self.chance(on),
            Power::PullDown { .. } => 0.3 * under,
            Power::Replace { .. } | Power::Wall => 0.0,
        }
    }

    /// A bundle at average prices.
    fn plain(&self, bundle: Bundle) -> f32 {
        let [food, gold, peace, glory, step] = bundle.fixed.map(f32::from);
        let counters =
            food + gold + peace + f32::from(bundle.n_chosen) * 1.1 + glory * self.beliefs.glory;
        counters * self.counter + step
    }

    /// The part of the spaces ahead of the barbarian that show an icon.
    fn chance(&self, icon: Production) -> f32 {
        let board = self.outlook.edition.board();
        let ahead = board.barbarian.iter().skip(usize::from(self.table().barbarian));
        let (all, some) = ahead.fold((0.5, 0.0), |(all, some), icons| {
            (all + 1.0, if icons.of(icon) > 0 { some + 1.0 } else { some })
        });
        some / all
    }

    /// What a building will give until the end.
    fn future(&self, estate: &Estate, id: CardId) -> f32 {
        let card = self.card(id);
        if let Power::Wall = card.power {
            let at_risk = f32::from(estate.buildings().len());
            return (self.counter * self.turns * (0.06 + 0.03 * at_risk)).min(1.2);
        }
        if let Power::Replace { from, .. } = card.power {
            let own_turns = self.turns / f32::from(self.table().n_players);
            let spare = from.iter().map(|of| spare(estate, of)).fold(0.0, f32::max);
            return (own_turns * self.counter * (0.3 + 0.1 * spare)).min(1.6);
        }
        let of = Production::ALL.into_iter().find(|of| card.kind.fits(*of));
        let activations = self.activations(of.unwrap_or(Production::Farm));
        self.surplus(estate, id).max(0.0) * activations * self.beliefs.survival
    }

    /// What a production card will give until the end.
    fn land(&self, of: Production) -> f32 {
        self.counter * self.activations(of) * self.beliefs.survival + 0.05
    }

    /// A building with its production card.
    fn held(&self, estate: &Estate, card: CardId) -> f32 {
        let of = estate.under(card).unwrap_or(Production::Farm);
        self.land(of) + self.future(estate, card)
    }

    fn buy(&self, slot: u8, on: Production) -> f32 {
        let Some(id) = self.table().forum[usize::from(slot)] else {
            return f32::MIN;
        };
        let card = self.card(id);
        let to_africa = self.outlook.edition.board().africa - self.own().steps;
        if card.steps >= to_africa {
            return 1000.0;
        }
        let surcharge = f32::from(slot) * self.counter * 0.9;
        let spread = if card.kind == Kind::Red { self.activations(on) * 0.01 } else { 0.0 };
        let gain = f32::from(card.steps) + self.future(self.own(), id) + spread;
        gain - self.cost(id) - surcharge
    }

    /// Amounts that leave the stores even.
    fn pay(&self, decision: Decision, of: Resource, n: u8) -> f32 {
        let left = f32::from(self.own().stores.of(of)) - f32::from(n);
        let later = Resource::COLOURS.into_iter().filter(|other| *other > of);
        let stocks: Vec<f32> = later.map(|other| f32::from(self.own().stores.of(other))).collect();
        let is_purchase =
            matches!(decision, Decision::Pay { due: Due::Building { .. } | Due::Tribute, .. });
        if stocks.is_empty() || !is_purchase {
            return f32::from(n);
        }
        let mean = stocks.iter().sum::<f32>() * if stocks.len() == 2 { 0.5 } else { 1.0 };
        -(left - (mean - 1.0).max(0.0)).abs()
    }

    fn times(&self, decision: Decision, n: u8) -> f32 {
        let Decision::Times { card } = decision else {
            return 0.0;
        };
        let Power::Spend { price, gain, .. } = self.card(card).power else {
            return 0.0;
        };
        let net = self.bundle(self.own(), gain) - self.price(self.own(), price);
        let n = f32::from(n);
        net * n - 0.012 * n * n
    }

    fn take(&self, decision: Decision, symbol: Symbol, n: u8) -> f32 {
        let Decision::Take { left, .. } = decision else {
            return self.symbol(self.own(), symbol);
        };
        let wants = self.symbol(self.own(), symbol) / (self.counter * 1.5).max(0.001);
        -(f32::from(n) - (wants * f32::from(left) * 0.7).round()).abs()
    }

    /// Counters laid out, of which some come back.
    fn tribute(&self) -> f32 {
        let table = self.table();
        let space = table.barbarian + table.covered + 1;
        let Icons(icons) = self.outlook.edition.board().icons(space);
        let demanded = Production::ALL.into_iter().zip(icons);
        let cost: f32 =
            demanded.map(|(of, n)| self.worth(self.own(), of.resource()) * f32::from(n)).sum();
        let lying = f32::from(table.tribute.iter().sum::<u8>());
        let back = (lying + 1.0) / f32::from(table.n_players) * self.counter * 0.8;
        back - cost
    }

    /// Cards lost by oneself and by others, and the first pick of the tribute.
    fn refuse_tribute(&self) -> f32 {
        let table = self.table();
        let board = self.outlook.edition.board();
        let spaces = table.barbarian + 1..=table.barbarian + table.covered.max(1);
        let icons = spaces.map(|space| board.icons(space)).fold(Icons::default(), Icons::plus);
        let n_players = f32::from(table.n_players);
        let lying = f32::from(table.tribute.iter().sum::<u8>());
        let picks = (lying / n_players).ceil() * self.counter * 1.2;
        let mut rivals = 0.0;
        let losses = Seat::all(table.n_players).map(|seat| (seat, self.losses(seat, icons)));
        let mut own = 0.0;
        for (seat, loss) in losses {
            if seat == self.me { own = loss } else { rivals += loss }
        }
        picks - own + self.envy() * rivals / (n_players - 1.0)
    }

    /// What a player will lose to these icons, roughly.
    fn losses(&self, seat: Seat, icons: Icons) -> f32 {
        let table = self.table();
        let estate = &table.estates[seat.index()];
        let place = self.me.steps_to(seat, table.n_players);
        let rounds = icons.sum().saturating_sub(place).div_ceil(table.n_players);
        let demanded = Production::ALL.into_iter().filter(|of| icons.of(*of) > 0);
        let least = demanded.filter_map(|of| self.cheapest(estate, of)).fold(f32::MAX, f32::min);
        if least < f32::MAX { least * f32::from(rounds) } else { 0.0 }
    }

    fn cheapest(&self, estate: &Estate, of: Production) -> Option<f32> {
        if estate.free[of.index()] > 0 {
            return Some(self.land(of));
        }
        let built = estate.built[of.index()].into_iter();
        built.map(|card| self.held(estate, card)).reduce(f32::min)
    }
}

fn can_spend(estate: &Estate, price: Bundle) -> bool {
    let has = |of: Resource| estate.stores.of(of) >= u16::from(price.fixed[of.index()]);
    let chosen = Resource::COLOURS.into_iter().any(|of| estate.stores.of(of) > 0);
    Resource::ALL.into_iter().all(has) && (price.n_chosen == 0 || chosen)
}

/// How many more counters of a kind there are than of the others.
fn spare(estate: &Estate, of: Symbol) -> f32 {
    let own = of.resource().map_or(0, |resource| estate.stores.of(resource));
    let all = estate.stores.total();
    (f32::from(own) * 1.5 - f32::from(u16::try_from(all).unwrap_or(0)) * 0.5).clamp(0.0, 6.0)
}

/// Turns to come until the barbarian, the hands or the leader end the game.
fn turns_left(outlook: Outlook<'_>) -> f32 {
    let table = outlook.table;
    let rome = outlook.edition.board().rome().saturating_sub(table.barbarian + table.covered);
    let hands = Seat::all(table.n_players).map(|seat| {
        let [farms, cities, legions] = table.estates[seat.index()].hand;
        farms + cities + legions
    });
    let hands: u8 = hands.sum();
    let leader = Seat::all(table.n_players).map(|seat| table.estates[seat.index()].steps).max();
    let to_africa = outlook.edition.board().africa.saturating_sub(leader.unwrap_or(0));
    let africa = f32::from(to_africa) * 1.1 + 1.0;
    (f32::from(rome) * 1.2 + 1.0).min(f32::from(hands)).min(africa)
}

/// The part of the cards in all hands that each type is.
fn shares(table: &Table) -> [f32; 3] {
    let mut all = [0.1_f32; 3];
    for seat in Seat::all(table.n_players) {
        for (sum, n) in all.iter_mut().zip(table.estates[seat.index()].hand) {
            *sum += f32::from(n);
        }
    }
    let total: f32 = all.iter().sum();
    all.map(|n| n / total)
}
