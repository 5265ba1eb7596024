//! Gloria Mundi: what can be bought, and what can be paid for it, against every way to pay.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat};
use games::gloria_mundi::card::{Production, Resource};
use games::gloria_mundi::deck::Deck;
use games::gloria_mundi::grammar::{Power, Repeat};
use games::gloria_mundi::{Action, Event, GloriaMundi, Options, Position};
use games::{GameKind, options};

type Counters = [u16; 4];

/// One purchase: who builds with what, and at what price.
struct Case {
    options: Options,
    stores: Counters,
    slot: u8,
}

fn kinds(rng: &mut Rng) -> String {
    let set = 1 + rng.below(15);
    let named = Resource::ALL.into_iter().filter(|of| set >> of.index() & 1 != 0);
    named.map(Resource::slug).collect::<Vec<_>>().join("/")
}

/// Any power of the grammar that an architect can have.
fn architect(rng: &mut Rng) -> String {
    let (n, to) = ([1, 1, 1, 2, 3][rng.below(5)], kinds(rng));
    let from = match n {
        1 => kinds(rng),
        _ => format!("{n} {}", Resource::ALL[rng.below(4)]),
    };
    let repeat = if rng.below(4) == 0 { " X" } else { "" };
    format!("{from} => {to}{repeat}")
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
    let mut deck = vec![format!("Villa | farm | {cost} | 0 | food")];
    for nth in 0..rng.below(5) {
        deck.push(format!("A{nth} | red | food | 0 | {}", architect(rng)));
    }
    let few = |rng: &mut Rng, most| u16::try_from(rng.below(most)).expect("few");
    let stores = [few(rng, 5), few(rng, 5), few(rng, 5), few(rng, 3)];
    let cards = deck.iter().map(|line| line.parse().expect("a card")).collect();
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

    /// Every payment there is: each printed symbol by itself, by glory or by any architect, then
    /// the surcharge. GLM 5.2, 5.3, 9.10.
    fn defined(&self) -> BTreeSet<Counters> {
        let mut left = BTreeSet::from([(self.stores, 0_u32)]);
        for (of, n) in Resource::ALL.into_iter().zip(self.options.deck.cards[0].cost) {
            for _ in 0..n {
                left = left.iter().flat_map(|way| one_printed(&self.options, *way, of)).collect();
            }
        }
        for _ in 0..self.slot {
            let any = |(stores, used)| {
                Resource::ALL.into_iter().filter_map(move |of| Some((less(stores, of, 1)?, used)))
            };
            left = left.into_iter().flat_map(any).collect();
        }
        left.into_iter().map(|(stores, _)| difference(self.stores, stores)).collect()
    }

    /// Every payment that answers lead to.
    fn reached(&self) -> BTreeSet<Counters> {
        let mut reached = BTreeSet::new();
        let (start, buy) = (self.start(), Action::Buy(self.slot, Production::Farm));
        if start.is_legal(buy) {
            self.follow(&start, buy, &mut reached);
        }
        reached
    }

    fn follow(&self, state: &GloriaMundi, action: Action, reached: &mut BTreeSet<Counters>) {
        let (mut state, mut events) = (state.clone(), Vec::new());
        state.apply(action, &mut events).expect("a legal answer");
        if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
            let stores = state.outlook(Seat(0)).table.estates[0].stores.0;
            reached.insert(difference(self.stores, stores));
            return;
        }
        let legal = state.legal_actions();
        assert!(!legal.is_empty(), "{} gets stuck", self.about());
        for next in legal.iter() {
            self.follow(&state, *next, reached);
        }
    }
}

fn less(mut stores: Counters, of: Resource, n: u8) -> Option<Counters> {
    stores[of.index()] = stores[of.index()].checked_sub(n.into())?;
    Some(stores)
}

fn difference(before: Counters, after: Counters) -> Counters {
    std::array::from_fn(|place| before[place] - after[place])
}

/// The ways to pay for one printed symbol.
fn one_printed(
    options: &Options,
    (stores, used): (Counters, u32),
    of: Resource,
) -> Vec<(Counters, u32)> {
    let direct = [of, Resource::Glory].into_iter().filter_map(|paid| less(stores, paid, 1));
    let mut ways: Vec<_> = direct.map(|stores| (stores, used)).collect();
    for (nth, card) in options.deck.cards.iter().enumerate() {
        let Power::Replace { n, from, to, repeat } = card.power else {
            continue;
        };
        let is_used = used >> nth & 1 != 0;
        if is_used || !to.has(of.symbol()) {
            continue;
        }
        let used = if repeat == Repeat::Once { used | 1 << nth } else { used };
        let paid = Resource::ALL.into_iter().filter(|paid| from.has(paid.symbol()));
        ways.extend(paid.filter_map(|paid| Some((less(stores, paid, n)?, used))));
    }
    ways
}

/// A building can be bought if and only if some way pays for it; no question is a dead end; and
/// nothing is left out but payments that give more away than another one. GLM 9.10; R-M16.
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
