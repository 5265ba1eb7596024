//! The table of Fortuna, at every question of random games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use boards::{Draw, SHEETS, SeatInfo, Sight};
use engine::{ActionList, Game, Rng, Seat, Seed};
use fortuna::card::{ActionCard, Building, Favour, Privilege};
use fortuna::setup::{CubeSupply, Deal, FortunaUnheld, Prices};
use fortuna::{Action, Fortuna, Options};
use maud::html;
use words::{Locale, Names, Reader, Words};

const N_GAMES: u64 = 6;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Locale::En));

const fn options(players: u8, deal: Deal) -> Options {
    Options {
        rules: Fortuna::RULES,
        players,
        deal,
        fortuna_unheld: FortunaUnheld::Stay,
        cubes: CubeSupply::Finite,
        max_rounds: 60,
        prices: Prices { placeholder: true, market: 3, aqueduct: 3, palace: 4, basilica: 4 },
    }
}

/// Plays games to their end and passes every question to `look`, with the legal list.
fn every_question(mut look: impl FnMut(&Fortuna, &[Action])) {
    for number in 0..N_GAMES {
        let players = 2 + u8::try_from(number % 3).expect("few players");
        let deal = if number % 2 == 0 { Deal::Expert } else { Deal::Beginner };
        let mut game = Fortuna::new(&options(players, deal), Seed::from_number(number))
            .expect("the options are good");
        let mut rng = Rng::new(number);
        let mut legal = ActionList::with_capacity(Fortuna::MAX_LEGAL);
        while game.pending().is_some() {
            game.legal_actions_into(&mut legal);
            look(&game, &legal);
            let action = legal[rng.below(legal.len())];
            game.apply_unchecked(action, &mut engine::NoEvents);
        }
        look(&game, &[]);
    }
}

/// The table as an observer sees it.
fn drawn(
    game: &Fortuna,
    seat: Option<Seat>,
    legal: &[Action],
) -> (String, Vec<(String, Vec<String>)>) {
    let names = Names::seats(&WORDS, game.n_players());
    let view = game.view(seat);
    let players = Seat::all(game.n_players()).map(|_| SeatInfo {
        is_asked: false,
        notes: html! {},
        held: html! {},
    });
    let question = game.pending().map(|(_, decision)| decision);
    let to = Reader { words: &WORDS, names: &names, seat };
    let at = Sight::<Fortuna>::new(to, &view, question, legal, players.collect());
    let html = html! { (Fortuna::steps(&at)) (Fortuna::board(&at)) (Fortuna::hand(&at)) };
    let answers = at.answers.iter();
    let answers = answers.map(|answer| (answer.notation.clone(), answer.spots.clone()));
    (html.into_string(), answers.collect())
}

/// The values of an attribute, in page order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_answer_has_its_spot_and_every_id_is_used_once() {
    every_question(|game, legal| {
        let asked = game.pending().map(|(seat, _)| seat);
        let (html, answers) = drawn(game, asked, legal);
        let ids = values(&html, "id");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "an id twice: {ids:?}");
        let spots: BTreeSet<&str> = values(&html, "data-spot").into_iter().collect();
        for (notation, wanted) in &answers {
            let is_drawn = wanted.iter().all(|spot| spots.contains(spot.as_str()));
            assert!(is_drawn, "no place for `{notation}`: {wanted:?}");
        }
    });
}

/// A spot shared by several answers offers them in a list, which must be short.
#[test]
fn a_spot_offers_few_answers() {
    every_question(|game, legal| {
        let view = game.view(None);
        let mut at_spot: BTreeMap<Vec<String>, usize> = BTreeMap::new();
        for action in legal {
            let spots = Fortuna::spots(&view, *action);
            *at_spot.entry(spots).or_default() += 1;
        }
        let free = at_spot.remove(&Vec::new()).unwrap_or(0);
        assert!(free <= 4, "{free} buttons");
        assert!(at_spot.values().all(|n| *n <= 3), "{at_spot:?}");
    });
}

#[test]
fn a_spectator_sees_the_table_and_can_touch_nothing() {
    every_question(|game, _| {
        let (html, _) = drawn(game, None, &[]);
        assert!(!html.contains(" lit\""), "something is lit for a spectator");
        assert_eq!(html.matches("class=\"pawn\"").count(), usize::from(game.n_players()));
    });
}

/// The drawings that a page refers to.
fn drawings(html: &str) -> BTreeSet<&str> {
    html.split("/fortuna.svg#d-").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_card_has_a_drawing_of_its_own() {
    let game = Fortuna::new(&options(2, Deal::Beginner), Seed::from_number(0));
    let view = game.expect("the options are good").view(None);
    let names = Names::seats(&WORDS, 2);
    let to = Reader { words: &WORDS, names: &names, seat: None };
    let at = Sight::<Fortuna>::new(to, &view, None, &[], Vec::new());
    let cards = ActionCard::ALL.map(|card| format!("card-{card}")).into_iter();
    let cards = cards.chain(Favour::ALL.map(|favour| format!("favour-{favour}")));
    let cards = cards.chain(Building::ALL.map(|building| format!("building-{building}")));
    let cards = cards.chain(Privilege::ALL.map(|card| format!("privilege-{card}")));
    let mut drawn = BTreeSet::new();
    for name in cards {
        let html = Fortuna::card(&at, &name).expect("a card").into_string();
        let found = drawings(&html);
        assert_eq!(found.len(), 1, "{name}: {found:?}");
        assert!(drawn.insert(found.into_iter().collect::<String>()), "{name} looks like another");
    }
}

#[test]
fn a_table_refers_to_drawings_of_the_sheet() {
    let sheet = SHEETS.iter().find(|sheet| sheet.name == "fortuna").expect("a sheet");
    every_question(|game, legal| {
        let (html, _) = drawn(game, game.pending().map(|(seat, _)| seat), legal);
        for name in drawings(&html) {
            assert!(sheet.text.contains(&format!("id=\"d-{name}\"")), "{name} is not drawn");
        }
    });
}

#[test]
fn nobody_else_sees_the_drawing_of_a_privilege() {
    every_question(|game, legal| {
        let (html, _) = drawn(game, None, legal);
        let secret = drawings(&html).into_iter().find(|name| name.starts_with("privilege"));
        assert_eq!(secret, None);
    });
}
