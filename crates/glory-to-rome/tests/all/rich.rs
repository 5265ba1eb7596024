//! Games that start from tables full of buildings, so that all functions interact.

use engine::{Event as _, Game, NoEvents, Rng, Seat};
use glory_to_rome::card::{Building, Card, Material};
use glory_to_rome::options::{CircusMaximusRule, Edition, ScriptoriumRule, StairwayRule};
use glory_to_rome::position::{BuildingPosition, SeatPosition};
use glory_to_rome::{Action, Event, GloryToRome, Options, Position};

/// Sites of a material that buildings take up; the others stay open.
const SITES_USED: u8 = 4;

pub(crate) struct Dealer {
    cards: Vec<Building>,
    sites: [u8; Material::ALL.len()],
    pub(crate) rng: Rng,
}

impl Dealer {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let copies = |b: Building| std::iter::repeat_n(b, usize::from(b.copies()));
        let mut cards: Vec<Building> = Building::ALL.into_iter().flat_map(copies).collect();
        rng.shuffle(&mut cards);
        Self { cards, sites: [SITES_USED; Material::ALL.len()], rng }
    }

    fn cards(&mut self, below: usize) -> Vec<Building> {
        let n = self.rng.below(below).min(self.cards.len());
        self.cards.split_off(self.cards.len() - n)
    }

    fn materials(&mut self, below: usize) -> Vec<Material> {
        self.cards(below).into_iter().map(Building::material).collect()
    }

    fn buildings(&mut self) -> Vec<BuildingPosition> {
        let mut names = self.cards(13);
        names.sort_unstable();
        names.dedup();
        let built = |name: Building, dealer: &mut Self| {
            let is_statue = name == Building::Statue;
            let site = Material::ALL[dealer.rng.below(6)];
            let site = if is_statue { site } else { name.material() };
            let stolen = dealer.sites[site as usize] == 0;
            let complete = stolen || dealer.rng.below(3) > 0 && name != Building::Catacomb;
            if !stolen {
                dealer.sites[site as usize] -= 1;
            }
            let mut materials = Vec::new();
            if !complete {
                materials = dealer.materials(usize::from(site.value()));
            }
            BuildingPosition { name, site: Some(site), materials, complete, stolen, from: None }
        };
        names.into_iter().map(|name| built(name, self)).collect()
    }

    fn seat(&mut self) -> SeatPosition {
        let orders = self.cards(8).into_iter().map(Card::Order);
        let jacks = std::iter::repeat_n(Card::Jack, self.rng.below(2));
        SeatPosition {
            hand: Some(orders.chain(jacks).collect()),
            buildings: self.buildings(),
            clients: self.materials(6).into_iter().map(Material::role).collect(),
            stockpile: self.materials(5),
            vault: self.materials(3),
            ..SeatPosition::default()
        }
    }

    pub(crate) fn table(&mut self, options: &Options) -> GloryToRome {
        let seats = Seat::all(options.players).map(|seat| (seat.to_string(), self.seat()));
        let seats = seats.collect();
        let position = Position {
            pool: self.materials(9),
            public: self
                .rng
                .below(40)
                .checked_sub(30)
                .map(|n| Building::ALL[n * 4])
                .into_iter()
                .collect(),
            deck: Some(self.cards.clone()),
            seats,
            ..Position::default()
        };
        GloryToRome::arrange(options, &position).expect("the box holds all of it")
    }
}

pub(crate) fn options(seed: u64) -> Options {
    let players = u8::try_from(2 + seed % 4).expect("few players");
    let edition = Edition::ALL[usize::try_from((seed >> 2) % 4).expect("four editions")];
    let odd = seed.is_multiple_of(5);
    Options {
        circus_maximus: CircusMaximusRule::ALL[usize::from(odd)],
        stairway: StairwayRule::ALL[usize::from(odd)],
        scriptorium: ScriptoriumRule::ALL[usize::from(odd)],
        ask_voluntary_give: odd,
        latrine_jack: odd,
        concession: odd && seed.is_multiple_of(2),
        ..Options::of_edition(edition, players)
    }
}

fn is_sound(game: &GloryToRome, rng: &mut Rng) {
    game.audit().expect("every piece is there");
    let legal = game.legal_actions();
    assert!(legal.is_sorted() && legal.len() <= GloryToRome::MAX_LEGAL);
    assert!(legal.windows(2).all(|pair| pair[0] != pair[1]));
    assert_eq!(legal.is_empty(), game.outcome().is_some());
    for observer in Seat::all(game.n_players()).map(Some).chain([None]) {
        let view = game.view(observer);
        let world = GloryToRome::imagine(&view, rng);
        assert_eq!(world.view(observer), view);
        world.audit().expect("an imagined table is whole");
        let asked = game.pending().map(|(seat, _)| seat);
        assert_eq!(
            world.legal_actions().is_empty(),
            legal.is_empty(),
            "{:?} seen by {observer:?}: {:?}",
            game.pending(),
            game.view(observer).table.players
        );
        if asked.is_some() && asked == observer {
            assert_eq!(*world.legal_actions(), *legal);
        }
    }
}

/// Whether an event may tell an observer something they could not foresee.
fn teaches(event: &Event, observer: Option<Seat>) -> bool {
    if let Event::Drew { seat, .. } = event {
        return observer == Some(*seat);
    }
    matches!(
        event,
        Event::Turned { .. }
            | Event::Drawn { .. }
            | Event::Discarded { .. }
            | Event::VaultOpened { .. }
    )
}

/// Two worlds that look the same to an observer look the same after the same action, unless an
/// event told them something.
fn nothing_hidden_shows(game: &GloryToRome, rng: &mut Rng) {
    for observer in Seat::all(game.n_players()).map(Some).chain([None]) {
        let mut there = GloryToRome::imagine(&game.view(observer), rng);
        let mut here = game.clone();
        let also = there.legal_actions();
        let common = |action: &&Action| also.binary_search(action).is_ok();
        let legal = here.legal_actions();
        let common: Vec<&Action> = legal.iter().filter(common).collect();
        if common.is_empty() {
            continue;
        }
        let action = *common[rng.below(common.len())];
        let (mut events, mut others) = (Vec::new(), Vec::new());
        here.apply_unchecked(action, &mut events);
        there.apply_unchecked(action, &mut others);
        let seen = |events: &[Event]| -> Vec<Event> {
            let seen = events.iter().filter_map(|event| event.seen_by(observer));
            seen.collect()
        };
        let (events, others) = (seen(&events), seen(&others));
        let mut pairs = events.iter().zip(&others);
        if let Some((left, right)) = pairs.find(|(left, right)| left != right) {
            let taught = teaches(left, observer) && teaches(right, observer);
            assert!(taught, "{action}: {left:?}, {right:?}");
            continue;
        }
        assert_eq!(events, others, "{action} seen by {observer:?}");
        assert_eq!(here.pending(), there.pending(), "{action}");
        assert_eq!(here.view(observer), there.view(observer), "{action}");
    }
}

#[test]
fn rich_tables_play_to_the_end() {
    for seed in 0..n_tables() {
        let mut dealer = Dealer::new(seed);
        let mut game = dealer.table(&options(seed));
        for n in 0.. {
            assert!(n < 20_000, "seed {seed} does not end");
            if n % 7 == 0 || game.outcome().is_some() {
                is_sound(&game, &mut dealer.rng);
            }
            if n % 5 == 0 {
                nothing_hidden_shows(&game, &mut dealer.rng);
            }
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            let action = legal[dealer.rng.below(legal.len())];
            game.apply_unchecked(action, &mut NoEvents);
        }
    }
}

fn n_tables() -> u64 {
    let given = std::env::var("TRIVIUM_TABLES").ok();
    given.and_then(|n| n.parse().ok()).unwrap_or(300)
}
