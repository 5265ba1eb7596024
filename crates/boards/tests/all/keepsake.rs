//! What is left of a game can be drawn, and is counted to the last point.

use boards::{Draw, Monument, drawing};
use engine::{Action, NoEvents, Seat};
use fortuna::Fortuna;
use games::{GameKind, Plain};
use gloria_mundi::GloriaMundi;
use glory_to_rome::GloryToRome;
use words::{Locale, Names, Reader, Words};

use crate::random::dealt;

/// Some random games, to their ends.
fn ends<G: Plain>(kind: GameKind, n_games: u64, mut check: impl FnMut(&G)) {
    for number in 0..n_games {
        let (mut game, mut rng): (G, _) = dealt(kind, number);
        while game.pending().is_some() {
            // Nobody proposes an end.
            let mut legal = game.legal_actions().to_vec();
            legal.retain(|action| !action.is_aside());
            game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
        }
        check(&game);
    }
}

fn is_drawn<G: Plain + Draw>(kind: GameKind) {
    let mut n_built = 0;
    ends::<G>(kind, 12, |game| {
        let view = game.view(None);
        for seat in (0..2).map(Seat) {
            let own = G::keepsake(&view, seat);
            n_built += own.built.len();
            let ways = own.road.iter().flat_map(|way| [way.from, way.to]);
            let names =
                own.built.iter().copied().chain(ways).map(|Monument { drawing, .. }| drawing);
            for name in names.chain(own.backdrop.iter().copied()) {
                assert!(drawing(own.sheet, name).is_some(), "{kind}: {name}");
            }
            assert!(own.road.is_none_or(|way| way.walked <= way.length), "{kind}: {:?}", own.road);
        }
    });
    assert!(n_built > 0, "{kind}: nothing was built");
}

/// The sum of each column is the score; cards give at least what their row says.
fn is_counted<G: Plain + Draw>(kind: GameKind) {
    let mut n_cards = 0;
    ends::<G>(kind, 12, |game| {
        let (view, outcome) = (game.view(None), game.outcome().expect("it is over"));
        let names = Names::new(["A", "B", "C", "D"].map(String::from));
        let to = Reader { words: Words::of(Locale::En), names: &names, seat: None };
        let rows = G::breakdown(&to, &view, &outcome).rows;
        for (seat, standing) in outcome.standings().iter().enumerate() {
            let sum: i32 = rows.iter().map(|row| row.points[seat].0).sum();
            assert_eq!(sum, i32::from(standing.score), "{kind}");
            for row in rows.iter().filter(|row| !row.cards.is_empty()) {
                let cards: i32 = row.cards[seat].iter().map(|card| card.points).sum();
                assert!(cards >= row.points[seat].0, "{kind}, {}: {cards}", row.label);
                n_cards += row.cards[seat].len();
            }
        }
    });
    assert!(n_cards > 0, "{kind}: no card was counted");
}

#[test]
fn what_is_left_of_a_game_can_be_drawn() {
    is_drawn::<GloryToRome>(GameKind::GloryToRome);
    is_drawn::<Fortuna>(GameKind::Fortuna);
    is_drawn::<GloriaMundi>(GameKind::GloriaMundi);
}

#[test]
fn cards_are_counted_to_the_last_point() {
    is_counted::<GloryToRome>(GameKind::GloryToRome);
    is_counted::<Fortuna>(GameKind::Fortuna);
    is_counted::<GloriaMundi>(GameKind::GloriaMundi);
}
