//! Everything that Gloria Mundi can say is said without a gap. A missing message or variable
//! panics.

mod flavour;
mod samples;
mod sentences;

use std::collections::BTreeSet;

use crate::common::*;
use engine::{Game, Rng, Seat, Seed};
use gloria_mundi::card::{Card, CardId};
use gloria_mundi::score::{DecidedBy, EndedBy};
use gloria_mundi::{Ending, GloriaMundi, Options};
use samples::{decisions, events, refusals};
use words::gloria_mundi::cards;
use words::{Locale, Names, Reader, Speak, Words};

const DECK: &str = include_str!("../../../../../data/gloria-mundi/deck.toml");
const BOARD: &str = include_str!("../../../../../data/gloria-mundi/board.toml");

/// A deck with every form of a power.
const FORMS: &str = include_str!("../../../../testkit/tests/forms.toml");

fn options(players: u8, more: &str) -> Options {
    with_deck(players, more, DECK)
}

fn with_deck(players: u8, more: &str, deck: &str) -> Options {
    let mut table: toml::Table = toml::from_str(more).expect("options");
    table.insert("players".into(), i64::from(players).into());
    table.insert("deck".into(), toml::from_str::<toml::Table>(deck).expect("a deck").into());
    table.insert("board".into(), toml::from_str::<toml::Table>(BOARD).expect("a board").into());
    table.try_into().expect("options")
}

#[test]
fn a_player_may_be_called_anything() {
    a_name_is_only_a_name::<GloriaMundi>(&options(2, ""), &events(), |to, view| {
        EndedBy::ALL.map(|by| words::gloria_mundi::board::end(to, view, by).1).to_vec()
    });
}

#[test]
fn random_games_are_told_to_everybody() {
    let tables = [
        (2, ""),
        (3, "screens = \"open\""),
        (4, "refill = \"slide\""),
        (5, ""),
        (6, "screens = \"open\"\nrefill = \"slide\""),
    ];
    each_locale(|words| {
        for (players, more) in tables {
            for seed in 0..3 {
                tell_game::<GloriaMundi>(words, &options(players, more), seed);
            }
            tell_game::<GloriaMundi>(words, &with_deck(players, more, FORMS), 0);
        }
    });
}

/// The answer that ends a game says so before, and the questions of all games are told.
#[test]
fn the_end_is_announced() {
    let words = Words::new(Locale::En);
    let mut asked = BTreeSet::new();
    for seed in 0..300 {
        let players = 2 + u8::try_from(seed % 5).expect("a few");
        let mut options = options(players, "");
        options.board.africa = if seed % 2 == 0 { 38 } else { 12 };
        options.deck.cards.truncate(if seed % 3 == 0 { 12 } else { 57 });
        let names = Names::seats(&words, players);
        let mut game = GloriaMundi::new(&options, Seed::from_number(seed)).expect("a game");
        let mut rng = Rng::new(seed);
        while let Some((seat, decision)) = game.pending() {
            asked.insert(decision.clause().to_string());
            let to = Reader { words: &words, names: &names, seat: Some(seat) };
            let legal = game.legal_actions();
            let action = legal[rng.below(legal.len())];
            let label = GloriaMundi::action(&to, &game.view(Some(seat)), action);
            game.apply_unchecked(action, &mut engine::NoEvents);
            let ends = label.contains("ends the game") || label.contains("the game ends");
            assert!(ends || game.outcome().is_none(), "{label}");
        }
    }
    assert_eq!(asked.len(), 14, "{asked:?}");
}

#[test]
fn every_action_has_a_label_and_a_refusal_in_any_state() {
    label_every_action::<GloriaMundi>(&options(3, ""), 17);
    label_every_action::<GloriaMundi>(&with_deck(3, "", FORMS), 17);
}

#[test]
fn every_question_can_be_asked() {
    ask_every_question::<GloriaMundi>(&options(2, ""), &decisions());
}

#[test]
fn every_refusal_names_its_clause() {
    cite_every_refusal::<GloriaMundi>(&options(2, ""), &refusals());
}

#[test]
fn every_event_is_told_to_the_player_and_to_others() {
    tell_every_event::<GloriaMundi>(&options(2, ""), &events());
}

#[test]
fn every_ending_is_explained() {
    let endings: Vec<_> = EndedBy::ALL
        .into_iter()
        .flat_map(|by| DecidedBy::ALL.map(|decided| Ending { by, decided }))
        .collect();
    explain_every_ending::<GloriaMundi>(&options(2, ""), &endings);
}

#[test]
fn options_and_help_are_told() {
    each_locale(|words| {
        for more in ["", "refill = \"slide\"\nscreens = \"open\""] {
            check_all(&GloriaMundi::options(words, &options(4, more)));
            let help = GloriaMundi::help(words, &options(4, more)).lines(words);
            check_all(&help);
            for card in options(4, more).deck.cards {
                assert!(help.iter().any(|line| line.contains(&*card.name)), "{}", card.name);
            }
        }
        let forms = with_deck(4, "", FORMS);
        check_all(&GloriaMundi::help(words, &forms).lines(words));
        for number in 1..=forms.deck.cards.len() {
            let about = GloriaMundi::about(words, &forms, &number.to_string()).expect("a card");
            check_all(&[about.text, about.notes].concat());
        }
        check_text(&GloriaMundi::title(words));
        check_text(&GloriaMundi::tagline(words));
    });
}

/// Options, table and help say which part is not the printed one.
#[test]
fn what_is_ours_is_marked() {
    let words = Words::new(Locale::En);
    let names = Names::seats(&words, 2);
    for (deck, board, sign) in [
        (true, true, Some("cards and the board icons are our placeholders")),
        (true, false, Some("The building cards are our placeholders")),
        (false, true, Some("The board icons are our placeholders")),
        (false, false, None),
    ] {
        let mut options = options(2, "");
        (options.deck.placeholder, options.board.placeholder) = (deck, board);
        let game = GloriaMundi::new(&options, Seed::from_number(1)).unwrap();
        let to = Reader { words: &words, names: &names, seat: None };
        let texts = [
            GloriaMundi::options(&words, &options),
            GloriaMundi::help(&words, &options).lines(&words),
            GloriaMundi::table(&to, &game.view(None)),
        ];
        for text in texts.map(|lines| lines.join("\n")) {
            assert_eq!(text.contains("placeholder"), sign.is_some(), "{text}");
            assert!(text.contains(sign.unwrap_or_default()), "{text}");
        }
    }
}

/// The screens hide what others have, and nobody is told through a question.
#[test]
fn screens_hide_resources() {
    let words = Words::new(Locale::En);
    let names = Names::seats(&words, 2);
    for (more, is_open) in [("", false), ("screens = \"open\"", true)] {
        let game = GloriaMundi::new(&options(2, more), Seed::from_number(1)).unwrap();
        let (asked, _) = game.pending().unwrap();
        let seat = Some(Seat(1 - asked.0));
        let to = Reader { words: &words, names: &names, seat };
        let table = GloriaMundi::table(&to, &game.view(seat)).join("\n");
        assert_eq!(table.contains("behind a screen"), !is_open, "{table}");
    }
}

/// Copies of a card are told apart wherever they are named; the only card of a name needs no number.
#[test]
fn copies_are_numbered() {
    let words = Words::new(Locale::En);
    let mut options = options(2, "");
    let villa: Card = "Villa | farm | food + 2 gold | 2 | 3 food".parse().expect("a card");
    options.deck.cards = vec![villa.clone(), options.deck.cards[0].clone(), villa];
    let printed = "farm; costs 1 food and 2 gold; +2 steps when bought; gain 3 food";
    assert_eq!(cards::whole(&words, &options, CardId(0)), format!("Villa (1): {printed}"));
    assert_eq!(cards::whole(&words, &options, CardId(2)), format!("Villa (2): {printed}"));
    assert_eq!(cards::name(&words, &options, CardId(1)), *options.deck.cards[1].name);
    let game = GloriaMundi::new(&options, Seed::from_number(1)).expect("a game");
    let names = Names::seats(&words, 2);
    let to = Reader { words: &words, names: &names, seat: None };
    let told = GloriaMundi::table(&to, &game.view(None)).join("\n");
    assert!(!told.contains("Villa:"), "{told}");
}

/// A payment in several answers says what was already answered. GLM 5.2, 9.10.
#[test]
fn architects_that_serve_are_told() {
    let words = Words::new(Locale::En);
    let mut options = options(2, "");
    let cards = ["Villa | farm | 3 gold | 2 | 3 food", "Faber | red | food | 0 | food => 2 gold X"];
    options.deck.cards = cards.map(|card| card.parse().expect("a card")).into();
    let position = "phase = 'buy'\nforum = { 2 = 1 }
        [seats.0]\nfood = 3\ngold = 3\npeace = 3\nfree = { farm = 1 }\nbuilt = { city = [2] }";
    let position = toml::from_str(position).expect("a position");
    let mut game = GloriaMundi::arrange(&options, &position).expect("a game");
    let names = Names::seats(&words, 2);
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    let mut play = |answer: &str| {
        let action = answer.parse().expect("an answer");
        let label = GloriaMundi::action(&to, &game.view(Some(Seat(0))), action);
        let mut events = Vec::new();
        game.apply(action, &mut events).expect("legal");
        let (seat, decision) = game.pending().expect("a question");
        let question = GloriaMundi::decision(&to, &game.view(Some(seat)), decision);
        let told = events.iter().filter_map(|event| GloriaMundi::event(&to, &options, event));
        (label, told.collect::<Vec<_>>().join(" "), question)
    };
    play("buy +2 on farm");
    let (label, told, question) = play("use 2");
    assert_eq!(label, "Use Faber: 1 food instead of 2 gold");
    assert_eq!(told, "You paid 1 food using Faber.");
    assert!(question.contains("You’ve used Faber."), "{question}");
}

#[test]
fn a_running_payment_tells_what_is_decided() {
    let words = Words::new(Locale::En);
    let mut options = options(2, "");
    let cards = ["Villa | farm | 2 gold | 2 | 3 food", "Faber | red | food | 0 | peace => gold X"];
    options.deck.cards = cards.map(|card| card.parse().expect("a card")).into();
    let position = "phase = 'buy'\nturn_type = 'farm'\nforum = { 2 = 1 }
        [seats.0]\nfood = 3\ngold = 3\npeace = 3\nfree = { farm = 1 }\nbuilt = { city = [2] }";
    let position = toml::from_str(position).expect("a position");
    let replaced = "You’ve replaced 1 gold.";
    let paid = "You’ve paid 1 food.";
    for (answers, decided) in [
        (&["buy +2 on farm"][..], None),
        (&["buy +2 on farm", "replace peace by gold"], Some(replaced)),
        (&["buy +2 on farm", "decline"], None),
        (&["buy +2 on farm", "decline", "pay 1 food"], Some(paid)),
    ] {
        let mut game = GloriaMundi::arrange(&options, &position).expect("a game");
        for answer in answers {
            game.apply(answer.parse().expect("an answer"), &mut engine::NoEvents).expect("legal");
        }
        let (seat, decision) = game.pending().expect("a question");
        let names = Names::seats(&words, 2);
        let to = Reader { words: &words, names: &names, seat: Some(seat) };
        let question = GloriaMundi::decision(&to, &game.view(Some(seat)), decision);
        assert_eq!(question.contains("You’ve"), decided.is_some(), "{question}");
        assert!(question.contains(decided.unwrap_or("")), "{question}");
    }
}
