//! Imagined worlds fit the view, and all possible ones are equally likely.

use std::collections::BTreeMap;

use super::common::{options_with, walk};
use bots::Insight;
use engine::{Rng, Seat};
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use games::{GameKind, Plain, dispatch};

const N_VIEWS: u32 = 100_000;

fn worlds_look_like_the_view<G: Insight + Plain>() {
    let mut rng = Rng::new(1);
    let mut n_views = 0;
    for number in 0.. {
        for players in G::PLAYERS {
            walk::<G>(players, number, |game| {
                let seat = game.pending().map(|(seat, _)| seat);
                let view = game.view(seat);
                let world = G::imagine(&view, &mut rng);
                assert!(world.view(seat) == view, "game {number} of {players}: {view:?}");
                n_views += 1;
                n_views < N_VIEWS
            });
        }
        if n_views >= N_VIEWS {
            break;
        }
    }
}

#[test]
fn an_imagined_world_looks_like_its_view() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => worlds_look_like_the_view::<G>());
    }
}

const N_WORLDS: u32 = 60_000;

/// Imagines worlds from seat 0's view of a position: each of `n_possible` must occur equally often,
/// within the limits of chance.
fn is_even<G: Insight + Plain>(players: u8, position: &str, n_possible: u32) {
    let options = options_with::<G>(&format!("players = {players}"));
    let position = toml::from_str(position).expect("a position");
    let view = G::arrange(&options, &position).expect("a state").view(Some(Seat(0)));
    let mut rng = Rng::new(2);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..N_WORLDS {
        let world = G::imagine(&view, &mut rng).position();
        *counts.entry(format!("{world:?}")).or_default() += 1;
    }
    assert_eq!(counts.len(), n_possible as usize, "worlds");
    let expected = f64::from(N_WORLDS) / f64::from(n_possible);
    let chi_square: f64 =
        counts.values().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
    // The mean and four standard deviations of the distribution.
    let free = f64::from(n_possible - 1);
    let most = free + 4.0 * (2.0 * free).sqrt();
    assert!(chi_square < most, "{chi_square:.1}, at most {most:.1}");
}

#[test]
fn fortuna_deals_evenly() {
    // Two of five cards in a hand, the others in any order.
    let position = r#"
        deck = ["score-wine", "score-wheat", "advance"]
        [seats.1]
        hand = ["score-water", "recruit"]
    "#;
    is_even::<Fortuna>(2, position, 60);
}

#[test]
fn gloria_mundi_deals_evenly() {
    is_even::<GloriaMundi>(2, "deck = [1, 2, 3, 4, 5]", 120);
}

#[test]
fn glory_to_rome_deals_evenly() {
    let position = r#"
        deck = ["road", "wall"]
        [seats.0]
        hand = ["temple"]
        [seats.1]
        hand = ["dock", "bath"]
        [seats.2]
        hand = ["bar"]
    "#;
    is_even::<GloryToRome>(3, position, 60);
}

#[test]
fn a_hand_that_lacks_a_material_is_dealt_evenly() {
    // A pair of dock, wall, bath and garden, any of the others, and the rest in any order.
    let position = r#"
        deck = ["road", "wall", "garden"]
        [seats.1]
        hand = ["dock", "bath"]
        lacks = ["rubble"]
        [seats.2]
        hand = ["bar"]
    "#;
    is_even::<GloryToRome>(3, position, 6 * 4 * 6);
}

#[test]
fn hands_that_lack_different_materials_are_dealt_evenly() {
    // With dock and wall or dock and bath in one hand, three cards may be in the other; with wall
    // and bath, two.
    let position = r#"
        deck = ["road", "wall"]
        [seats.1]
        hand = ["dock", "bath"]
        lacks = ["rubble"]
        [seats.2]
        hand = ["bar"]
        lacks = ["wood"]
    "#;
    is_even::<GloryToRome>(3, position, (3 + 3 + 2) * 2);
}

#[test]
fn a_revealed_card_stays_where_it_is() {
    // The dock is known; one of four others is beside it.
    let position = r#"
        deck = ["road", "wall"]
        [seats.1]
        hand = ["dock", "bath"]
        shown = ["dock"]
        [seats.2]
        hand = ["bar"]
        lacks = ["wood"]
    "#;
    is_even::<GloryToRome>(3, position, 4 * 3 * 2);
}
