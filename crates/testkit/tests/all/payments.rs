//! Gloria Mundi: what can be bought, and what can be paid for it, against every way to pay.

use std::collections::BTreeSet;
use std::iter;

use engine::{Game, Rng, Seat};
use games::gloria_mundi::card::{Card, Price, Production, Resource, Symbol};
use games::gloria_mundi::deck::Deck;
use games::gloria_mundi::grammar::{Bundle, Power, Repeat};
use games::gloria_mundi::{Action, Event, GloriaMundi, Options, Position};
use games::{GameKind, options};

use crate::decks;

type Counters = [u16; 4];

/// One purchase: who builds with what, and at what price.
struct Case {
    options: Options,
    stores: Counters,
    slot: u8,
}

/// An architect of any kind, or of one that replaces one resource at a time.
fn architect(rng: &mut Rng, is_plain: bool) -> Card {
    let line = |rng: &mut Rng| format!("A | red | food | 0 | {}", decks::architect(rng));
    let cards = iter::repeat_with(|| line(rng).parse::<Card>().ok()).flatten();
    let mut fitting = cards.filter(|card| !is_plain || card.power.swap().is_some());
    fitting.next().expect("an architect")
}

fn case(rng: &mut Rng, standard: &Options) -> Case {
    let mut cost = String::from("free");
    for (of, most) in Resource::ALL.into_iter().zip([3, 3, 3, 2]) {
        let n = rng.below(most);
        if n > 0 {
            let term = format!("{n} {of}");
            cost = if cost == "free" { term } else { format!("{cost} + {term}") };
        }
    }
    let mut cards: Vec<Card> =
        vec![format!("Villa | farm | {cost} | 0 | food").parse().expect("a card")];
    let is_plain = rng.below(2) == 0;
    for _ in 0..rng.below(5) {
        cards.push(architect(rng, is_plain));
    }
    let few = |rng: &mut Rng, most| u16::try_from(rng.below(most)).expect("few");
    let stores = [few(rng, 5), few(rng, 5), few(rng, 5), few(rng, 3)];
    let options = Options { deck: Deck { placeholder: false, cards }, ..standard.clone() };
    Case { options, stores, slot: u8::try_from(rng.below(3)).expect("few") }
}

impl Case {
    fn about(&self) -> String {
        let cards: Vec<String> = self.options.deck.cards.iter().map(ToString::to_string).collect();
        format!("{cards:?} {:?} +{}", self.stores, self.slot)
    }

    fn start(&self) -> GloriaMundi {
        let [food, gold, peace, glory] = self.stores;
        let architects: Vec<usize> = (2..=self.options.deck.cards.len()).collect();
        let table = format!(
            "phase = 'buy'\nforum = {{ {} = 1 }}\ndeck = []\n[seats.0]\n\
             food = {food}\ngold = {gold}\npeace = {peace}\nglory = {glory}\n\
             free = {{ farm = 1 }}\nbuilt = {{ city = {architects:?} }}",
            self.slot
        );
        let position: Position = toml::from_str(&table).expect("a position");
        GloriaMundi::arrange(&self.options, &position).expect("a table")
    }

    /// Every payment there is: architects in any order, then each printed symbol by itself or by
    /// glory, then the surcharge. GLM 5.2, 5.3, 9.10.
    fn defined(&self) -> BTreeSet<Counters> {
        let start = Way { stores: self.stores, need: self.options.deck.cards[0].cost, used: 0 };
        let (mut ways, mut new) = (BTreeSet::from([start]), vec![start]);
        while let Some(way) = new.pop() {
            let next = self.helped(way).into_iter().filter(|way| ways.insert(*way));
            new.extend(next.collect::<Vec<_>>());
        }
        let mut left: BTreeSet<Counters> = ways.into_iter().flat_map(printed).collect();
        for _ in 0..self.slot {
            left = left.into_iter().flat_map(|stores| paid(stores, 1, &Resource::ALL)).collect();
        }
        left.into_iter().map(|stores| difference(self.stores, stores)).collect()
    }

    /// What each architect makes of it, in each of its ways; it must be of use. R-M22.
    fn helped(&self, way: Way) -> Vec<Way> {
        let mut ways = Vec::new();
        for (nth, card) in self.options.deck.cards.iter().enumerate() {
            let Power::Replace { price, gain, repeat } = card.power else {
                continue;
            };
            if way.used >> nth & 1 != 0 {
                continue;
            }
            let used = if repeat == Repeat::Once { way.used | 1 << nth } else { way.used };
            for stores in taken(way.stores, price) {
                for need in covered(way.need, gain) {
                    ways.push(Way { stores, need, used });
                }
            }
        }
        ways.retain(|next| next.need != way.need);
        ways
    }

    /// Every payment that answers lead to.
    fn reached(&self) -> BTreeSet<Counters> {
        let mut reached = BTreeSet::new();
        let (start, buy) = (self.start(), Action::Buy(self.slot, Production::Farm));
        if start.is_legal(buy) {
            self.follow(&start, buy, &mut reached, &mut Vec::new());
        }
        reached
    }

    fn follow(
        &self,
        state: &GloriaMundi,
        action: Action,
        reached: &mut BTreeSet<Counters>,
        visited: &mut Vec<GloriaMundi>,
    ) {
        let (mut state, mut events) = (state.clone(), Vec::new());
        state.apply(action, &mut events).expect("a legal answer");
        if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
            let stores = state.outlook(Seat(0)).table.estates[0].stores.0;
            reached.insert(difference(self.stores, stores));
            return;
        }
        let legal = state.legal_actions();
        assert!(!legal.is_empty(), "{} gets stuck", self.about());
        if visited.contains(&state) {
            return;
        }
        for next in legal.iter() {
            self.follow(&state, *next, reached, visited);
        }
        visited.push(state);
    }
}

fn less(mut stores: Counters, of: Resource, n: u8) -> Option<Counters> {
    stores[of.index()] = stores[of.index()].checked_sub(n.into())?;
    Some(stores)
}

fn difference(before: Counters, after: Counters) -> Counters {
    std::array::from_fn(|place| before[place] - after[place])
}

/// What is left of the stores and of the printed cost, and which architects serve no more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    stores: Counters,
    need: Price,
    used: u32,
}

fn kinds(bundle: Bundle) -> Vec<Resource> {
    bundle.chosen.iter().filter_map(Symbol::resource).collect()
}

/// The ways to pay a number of counters of these kinds.
fn paid(stores: Counters, n: u8, kinds: &[Resource]) -> BTreeSet<Counters> {
    let mut left = BTreeSet::from([stores]);
    for _ in 0..n {
        let one = |stores: Counters| kinds.iter().filter_map(move |of| less(stores, *of, 1));
        left = left.into_iter().flat_map(one).collect();
    }
    left
}

/// The ways to pay what an architect takes.
fn taken(stores: Counters, price: Bundle) -> BTreeSet<Counters> {
    let mut fixed = Resource::ALL.into_iter().zip(price.price());
    let left = fixed.try_fold(stores, |stores, (of, n)| less(stores, of, n));
    left.map_or_else(BTreeSet::new, |stores| paid(stores, price.n_chosen, &kinds(price)))
}

/// What an architect leaves of a cost; what goes beyond it is lost.
fn covered(need: Price, gain: Bundle) -> BTreeSet<Price> {
    let fixed = gain.price();
    let mut left = BTreeSet::from([std::array::from_fn(|of| need[of].saturating_sub(fixed[of]))]);
    for _ in 0..gain.n_chosen {
        let one = |need: Price| {
            kinds(gain).into_iter().map(move |of| {
                let mut need = need;
                need[of.index()] = need[of.index()].saturating_sub(1);
                need
            })
        };
        left = left.into_iter().flat_map(one).collect();
    }
    left
}

/// The ways to pay for the printed symbols that are left.
fn printed(way: Way) -> BTreeSet<Counters> {
    let mut left = BTreeSet::from([way.stores]);
    for (of, n) in Resource::ALL.into_iter().zip(way.need) {
        let one = |stores| paid(stores, n, &[of, Resource::Glory]);
        left = left.into_iter().flat_map(one).collect();
    }
    left
}

/// A building can be bought if and only if some way pays for it; no question is a dead end; and
/// nothing is left out but payments that give more away than another one. GLM 9.10; R-M16, R-M22.
#[test]
fn whatever_pays_can_be_paid() {
    let players = toml::from_str("players = 2").expect("options");
    let standard = options::<GloriaMundi>(GameKind::GloriaMundi, players).expect("options");
    let (mut rng, mut n_bought, mut n_refused) = (Rng::new(16), 0, 0);
    for _ in 0..N_CASES {
        let case = case(&mut rng, &standard);
        let (defined, reached) = (case.defined(), case.reached());
        let about = case.about();
        assert_eq!(reached.is_empty(), defined.is_empty(), "{about}");
        assert!(reached.is_subset(&defined), "{about}: {reached:?} {defined:?}");
        for payment in &defined {
            let is_no_more = |other: &Counters| (0..4).all(|of| other[of] <= payment[of]);
            assert!(reached.iter().any(is_no_more), "{about}: {payment:?} {reached:?}");
        }
        if defined.is_empty() { n_refused += 1 } else { n_bought += 1 }
    }
    assert!(5 * n_bought > N_CASES && 5 * n_refused > N_CASES, "{n_bought} {n_refused}");
}

const N_CASES: u32 = 20_000;
