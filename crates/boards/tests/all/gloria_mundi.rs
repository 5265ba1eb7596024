//! Whole games of Gloria Mundi can be played by touching what is drawn.

use std::collections::{BTreeMap, BTreeSet};

use boards::{Draw, SeatInfo, Sight};
use engine::{Game, Rng, Seat, Seed};
use games::GameKind;
use gloria_mundi::card::CardId;
use gloria_mundi::{Action, GloriaMundi};
use maud::html;
use words::{Locale, Names, Reader, Speak, Words};

/// A deck with every form of a power.
const FORMS: &str = include_str!("../../../testkit/tests/forms.toml");

#[test]
fn every_answer_can_be_given_on_the_table() {
    for n_players in GloriaMundi::PLAYERS {
        let players = format!("players = {n_players}");
        play(n_players, &players);
        play(n_players, &format!("{players}\n[deck]\n{FORMS}"));
    }
}

/// A random game, drawn at every question.
fn play(n_players: u8, changes: &str) {
    let words = Words::new(Locale::default());
    let names = Names::seats(&words, n_players);
    let changes = toml::from_str(changes).expect("a table");
    let options = games::options::<GloriaMundi>(GameKind::GloriaMundi, changes);
    let seed = Seed::from_number(n_players.into());
    let mut game = GloriaMundi::new(&options.expect("the options"), seed).expect("a game");
    let mut rng = Rng::new(n_players.into());
    let look = |game: &GloriaMundi, seat: Option<Seat>| {
        check(game, Reader { words: &words, names: &names, seat });
    };
    while let Some((seat, _)) = game.pending() {
        look(&game, Some(seat));
        let legal = game.legal_actions();
        game.apply_unchecked(legal[rng.below(legal.len())], &mut engine::NoEvents);
        if rng.below(10) == 0 {
            look(&game, Some(Seat(0)));
            look(&game, None);
        }
    }
    look(&game, Some(Seat(0)));
    look(&game, None);
}

/// Ids are unique, things explain themselves, and the spots of answers are drawn and distinct.
fn check(game: &GloriaMundi, to: Reader<'_>) {
    let view = game.view(to.seat);
    let pending = game.pending();
    let is_asked = |seat: Seat| pending.is_some_and(|(asked, _)| asked == seat);
    let legal =
        if to.seat.is_some_and(is_asked) { game.legal_actions().to_vec() } else { Vec::new() };
    let player = |seat| SeatInfo { is_asked: is_asked(seat), notes: html! {}, held: html! {} };
    let players = Seat::all(game.n_players()).map(player).collect();
    let question = pending.map(|(_, decision)| decision);
    let at = Sight::new(to, &view, question, &legal, players);
    let page = GloriaMundi::board(&at).0 + &GloriaMundi::hand(&at).0 + &GloriaMundi::steps(&at).0;

    let ids: Vec<&str> = values(&page, " id=\"").collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "an id is drawn twice: {ids:?}");

    for name in values(&page, " data-about=\"") {
        let about = GloriaMundi::about(to.words, &view.edition.options, name);
        assert!(about.is_some(), "nothing is said about {name}");
    }
    for wish in values(&page, " data-wish=\"") {
        assert!(wish.parse::<Action>().is_ok(), "{wish} is no action");
    }

    let drawn: BTreeSet<&str> = values(&page, " data-spot=\"").collect();
    let mut places = BTreeMap::new();
    for answer in &at.answers {
        for spot in &answer.spots {
            assert!(drawn.contains(spot.as_str()), "{} has no {spot}", answer.notation);
        }
        let spots: Vec<&String> = answer.spots.iter().collect();
        if let Some(other) = places.insert(spots, &answer.notation) {
            panic!("{other} and {} are given at one place", answer.notation);
        }
    }
}

/// The values of an attribute.
fn values<'a>(page: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

/// A building of a deck, as pages show it alone.
fn card(options: &<GloriaMundi as Game>::Options, id: u8) -> String {
    let words = Words::new(Locale::default());
    let game = GloriaMundi::new(options, Seed::from_number(0)).expect("a game");
    let names = Names::seats(&words, game.n_players());
    let view = game.view(None);
    let to = Reader { words: &words, names: &names, seat: None };
    let at = Sight::<GloriaMundi>::new(to, &view, None, &[], Vec::new());
    GloriaMundi::card(&at, &CardId(id).to_string()).expect("a card").into_string()
}

fn options(changes: &str) -> <GloriaMundi as Game>::Options {
    let changes = toml::from_str(changes).expect("a table");
    games::options::<GloriaMundi>(GameKind::GloriaMundi, changes).expect("the options")
}

#[test]
fn every_building_of_our_decks_has_a_drawing_of_its_own() {
    for rules in ["rules = 1", "rules = 3"] {
        let options = options(&format!("players = 2\n{rules}"));
        for (id, printed) in (0..).zip(&options.deck.cards) {
            let drawing = format!("#d-{}\"", printed.name.to_lowercase());
            assert!(card(&options, id).contains(&drawing), "{} has no drawing", printed.name);
        }
    }
}

#[test]
fn a_building_that_nobody_drew_has_the_drawing_of_its_type() {
    let mut options = options("players = 2");
    for (name, kind) in [("My own", "farm"), ("My own", "red"), ("Map-Rome", "legion")] {
        options.deck.cards[0].name = name.into();
        options.deck.cards[0].kind = kind.parse().expect("a type");
        assert!(card(&options, 0).contains(&format!("#d-{kind}\"")), "{name}, {kind}");
    }
}
