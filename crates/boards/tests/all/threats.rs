//! Whatever ends a game with one answer was told before, from what everyone sees.

use boards::Draw;
use engine::{Game, NoEvents, Seat};
use fortuna::card::PALACE;
use fortuna::{Fortuna, View};
use games::{GameKind, Plain};
use gloria_mundi::GloriaMundi;
use gloria_mundi::score::EndedBy;
use words::{Locale, Names, Reader, Words};

use crate::random::dealt;

/// Every question of some random games, with one of its answers and what that leads to.
fn visit<G: Plain>(kind: GameKind, n_games: u64, mut check: impl FnMut(&G, G::Action, &G)) {
    for number in 0..n_games {
        let (mut game, mut rng): (G, _) = dealt(kind, number);
        while game.pending().is_some() {
            let legal = game.legal_actions();
            for &action in &*legal {
                let mut after = game.clone();
                after.apply_unchecked(action, &mut NoEvents);
                check(&game, action, &after);
            }
            game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
        }
    }
}

#[test]
fn an_arrival_at_the_palace_was_told_before() {
    let mut n_arrivals = 0;
    visit::<Fortuna>(GameKind::Fortuna, 40, |before, action, after| {
        let [view, then] = [before, after].map(|game| game.view(None));
        let active = view.table.active;
        let arrived = |view: &View| view.table.provinces[active.index()].at_palace();
        if view.table.arrivals.is_empty() && !arrived(&view) && arrived(&then) {
            n_arrivals += 1;
            let told: Vec<Seat> = view.threats().collect();
            assert!(told.contains(&active), "{action}: {told:?}");
        }
    });
    assert!(n_arrivals > 20, "{n_arrivals}");
}

#[test]
fn an_end_of_gloria_mundi_was_told_before() {
    let mut n_ends = [0; EndedBy::ALL.len()];
    visit::<GloriaMundi>(GameKind::GloriaMundi, 60, |before, action, after| {
        let Some(outcome) = after.outcome() else { return };
        let (by, told) = (outcome.ending.by, before.view(None).threats());
        n_ends[by as usize] += 1;
        assert!(told.iter().any(|(_, own)| *own == by), "{action}, {by:?}: {told:?}");
    });
    assert!(n_ends.iter().filter(|n| **n > 0).count() > 1, "{n_ends:?}");
}

/// What a player knows besides has no say in it.
#[test]
fn everyone_is_told_the_same() {
    fn sentences<G: Draw>(game: &G, observer: Option<Seat>) -> Vec<(Option<Seat>, String)> {
        let words = Words::of(Locale::En);
        let names = Names::seats(words, game.n_players());
        G::threats(&Reader { words, names: &names, seat: None }, &game.view(observer))
    }
    fn check<G: Draw>(before: &G, _: G::Action, _: &G) {
        let public = sentences(before, None);
        for seat in Seat::all(before.n_players()) {
            assert_eq!(sentences(before, Some(seat)), public);
        }
    }
    visit::<Fortuna>(GameKind::Fortuna, 1, check);
    visit::<GloriaMundi>(GameKind::GloriaMundi, 1, check);
    visit::<glory_to_rome::GloryToRome>(GameKind::GloryToRome, 1, check);
}

/// Goods that no favour takes at once bring nobody to the Palace.
#[test]
fn a_heap_of_goods_alone_is_no_threat() {
    let mut n_near = 0;
    visit::<Fortuna>(GameKind::Fortuna, 20, |before, _, _| {
        let view = before.view(None);
        for seat in Seat::all(before.n_players()) {
            let own = &view.table.provinces[seat.index()];
            let most = own.vestals.max(own.centurions).max(2);
            let is_far = PALACE.saturating_sub(own.road) > most;
            let is_told = view.threats().any(|other| other == seat);
            assert!(!(is_far && is_told), "{own:?}");
            n_near += usize::from(is_told);
        }
    });
    assert!(n_near > 20, "{n_near}");
}
