//! Search asks for legal lists and plays actions millions of times: neither may allocate.

use engine::{Game, NoEvents, Rng, Seed};
use games::gloria_mundi::{GloriaMundi, Options};
use games::{GameKind, dispatch};

#[path = "all/decks.rs"]
mod decks;

/// Allocations of `legal_actions_into` and `apply_unchecked` in whole random games.
fn allocations<G: Game>(options: &G::Options, seeds: std::ops::Range<u64>) -> u64 {
    let mut legal = G::action_list();
    let mut rng = Rng::new(1);
    let mut count = 0;
    for seed in seeds {
        let mut state = G::new(options, Seed::from_number(seed)).expect("standard options");
        let info = allocation_counter::measure(|| {
            loop {
                state.legal_actions_into(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.below(legal.len())];
                state.apply_unchecked(action, &mut NoEvents);
            }
        });
        count += info.count_total;
    }
    count
}

#[test]
fn the_hot_path_does_not_allocate() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => for n_players in G::PLAYERS {
            let players = ("players".into(), i64::from(n_players).into());
            let overrides = toml::Table::from_iter([players]);
            let options = games::options::for_bots::<G>(kind, overrides).expect("standard options");
            assert_eq!(allocations::<G>(&options, 0..100), 0, "{kind}, {n_players} players");
        });
    }
}

/// Any deck that people may write.
#[test]
fn no_deck_of_the_grammar_allocates() {
    let players = toml::from_str("players = 3").expect("options");
    let standard = games::options::<GloriaMundi>(GameKind::GloriaMundi, players).expect("options");
    for number in 0..100 {
        let deck = decks::deck(&mut Rng::new(number), 57);
        let options = Options { deck, ..standard.clone() };
        assert_eq!(allocations::<GloriaMundi>(&options, 0..2), 0, "deck {number}");
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(info.count_total, 1);
}
