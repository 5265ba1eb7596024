//! Sentences as they are meant to be read, in three languages.

use engine::{Game, Seat};
use gloria_mundi::card::{CardId, Production, Symbol};
use gloria_mundi::grammar::Power;
use gloria_mundi::{Action, Event, GloriaMundi, Options, Refusal};
use words::gloria_mundi::board::{self, Label};
use words::gloria_mundi::cards;
use words::{Locale, Names, Reader, Speak, Words};

use super::options;
use crate::common::each_locale;

/// The most words of a power. A price such as "2 food and 3 gold" counts as it is read.
const POWER: usize = 15;

fn n_words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

fn names() -> Names {
    Names::new(["Anna", "Éric"].map(String::from))
}

/// The number of a card of our deck.
fn card(options: &Options, name: &str) -> CardId {
    let place = options.deck.cards.iter().position(|card| *card.name == *name);
    CardId(place.and_then(|place| u8::try_from(place).ok()).expect("a card of the deck"))
}

#[track_caller]
fn says(locale: Locale, reader: u8, event: Event, wanted: &str) {
    let (words, names, options) = (Words::new(locale), names(), options(2, ""));
    let to = Reader { words: &words, names: &names, seat: Some(Seat(reader)) };
    let told = GloriaMundi::event(&to, &options, &event).expect("a line");
    assert_eq!(told.replace('\u{a0}', " "), wanted);
}

#[test]
fn the_log_reads_well() {
    let options = options(2, "");
    let (rome, africa) = (options.board.rome(), options.board.africa);
    let (you, seat) = (Seat(0), Seat(1));
    let turn = Event::TurnBegan { seat, turn: 2 };
    says(Locale::En, 0, turn, "Turn 2: Éric plays.");
    says(Locale::Fr, 0, turn, "Tour 2 : Éric.");
    says(Locale::Es, 0, turn, "Turno 2: Éric.");
    says(Locale::En, 1, turn, "Turn 2: you play.");
    let lost = Event::Lost { seat, production: Production::Farm, card: Some(CardId(0)) };
    says(Locale::En, 0, lost, "Éric lost a farm and its building, Horreum.");
    let fallen = Event::BarbarianMoved { from: rome - 1, to: rome };
    says(Locale::En, 0, fallen, "The barbarian moved 1 space and entered Rome.");
    let moved = Event::Moved { seat: you, from: africa - 2, to: africa };
    says(Locale::En, 0, moved, "You moved 2 steps and reached Africa.");
    says(Locale::Es, 0, moved, "Avanzas 2 pasos y llegas a África.");
    let on = Production::Legion;
    let bought = Event::Bought { seat, card: card(&options, "Mensor"), slot: 2, on };
    says(Locale::Fr, 0, bought, "Éric a acheté Mensor et l’a posé sur une légion.");
    says(Locale::Fr, 1, bought, "Tu as acheté Mensor et l’as posé sur une légion.");
}

/// French elides before a vowel: "d’Ovile", "de Mensor", "d’Éric".
#[test]
fn french_elides() {
    let options = options(2, "");
    let paid = |name: &str| {
        let due = gloria_mundi::bill::Due::Power { card: card(&options, name), times: 1 };
        Event::Paid { seat: Seat(0), due, paid: [3, 0, 0, 0] }
    };
    says(Locale::Fr, 0, paid("Ovile"), "Tu as payé 3 nourritures pour le pouvoir d’Ovile.");
    says(Locale::Fr, 0, paid("Mensor"), "Tu as payé 3 nourritures pour le pouvoir de Mensor.");
    let (words, names) = (Words::new(Locale::Fr), names());
    let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
    assert_eq!(board::tableau(&to, Seat(1)), "Les cartes d’Éric");
}

/// No elision is needed where the name stands alone.
#[test]
fn refusals_say_what_is_wrong() {
    let (options, names) = (options(2, ""), names());
    let ovile = card(&options, "Ovile");
    let refused = |locale, refusal| {
        let words = Words::new(locale);
        let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
        let text = GloriaMundi::refusal(&to, &options, refusal).replace('\u{a0}', " ");
        text.split(" [").next().expect("a reason").to_owned()
    };
    for (refusal, locale, wanted) in [
        (Refusal::CannotSpend { card: ovile }, Locale::En, "Ovile: you can’t afford this power."),
        (
            Refusal::CannotSpend { card: ovile },
            Locale::Fr,
            "Ovile : tu ne peux pas payer ce pouvoir.",
        ),
        (Refusal::CannotSpend { card: ovile }, Locale::Es, "Ovile: no puedes pagar este poder."),
        (Refusal::NothingToCount { card: ovile }, Locale::Fr, "Ovile : tu n’as rien à compter."),
        (Refusal::NotYourTurn, Locale::En, "It isn’t your turn."),
        (
            Refusal::NotItself { card: ovile },
            Locale::Es,
            "Ovile no puede derribarse. Elige otro edificio.",
        ),
    ] {
        assert_eq!(refused(locale, refusal), wanted);
    }
}

/// A position of our deck, the question in it, and some of the answers.
fn asked(locale: Locale, position: &str, answers: &[Action]) -> (String, Vec<String>) {
    let position = toml::from_str(position).expect("a position");
    let game = GloriaMundi::arrange(&options(2, ""), &position).expect("a game");
    let (words, names) = (Words::new(locale), names());
    let (seat, decision) = game.pending().expect("a question");
    let to = Reader { words: &words, names: &names, seat: Some(seat) };
    let view = game.view(Some(seat));
    let label = |action: &Action| GloriaMundi::action(&to, &view, *action).replace('\u{a0}', " ");
    (GloriaMundi::decision(&to, &view, decision), answers.iter().map(label).collect())
}

const TRIBUTE: &str = "phase = 'tribute'\n[seats.0]\nfood = 3\ngold = 3\npeace = 3";

#[test]
fn tribute_reads_well() {
    let said = |locale| asked(locale, TRIBUTE, &[Action::Tribute, Action::Decline]);
    let (question, answers) = said(Locale::En);
    assert!(question.starts_with("Do you pay a tribute of 1 "), "{question}");
    assert!(answers[0].contains(": the barbarian stays"), "{answers:?}");
    assert!(
        answers[1].starts_with("Don’t pay: the barbarian moves 1 space and destroys 1 "),
        "{answers:?}"
    );
    let (question, _) = said(Locale::Es);
    assert!(question.starts_with("¿Pagas un tributo de 1 "), "{question}");
    assert!(!question.contains("1 de "), "{question}");
}

/// What is left is counted after a heading, so that one and several read alike.
#[test]
fn losses_and_recovery_read_well() {
    let mut options = options(2, "");
    let board = "africa = 20\nbarbarian = ['city', 'city+legion', 'farm', 'city', 'legion']";
    options.board = toml::from_str(board).expect("a board");
    let position = "phase = 'tribute'\nbarbarian = 2\ncovered = 2\ntribute = { food = 1, gold = 1 }
        [seats.0]\nfree = { farm = 1, city = 1 }\n[seats.1]\nfree = { legion = 1 }";
    let position = toml::from_str(position).expect("a position");
    let mut game = GloriaMundi::arrange(&options, &position).expect("a game");
    let names = names();
    let questions = |game: &GloriaMundi| {
        [Locale::En, Locale::Fr, Locale::Es].map(|locale| {
            let words = Words::new(locale);
            let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
            let (_, decision) = game.pending().expect("a question");
            let told = GloriaMundi::decision(&to, &game.view(Some(Seat(0))), decision);
            told.replace(['\u{a0}', '\u{202f}'], " ")
        })
    };
    game.apply_unchecked(Action::Decline, &mut engine::NoEvents);
    let lose = [
        "Which card do you lose? Icons left: 1 farm and 1 city.",
        "Quelle carte perds-tu ? Icônes restantes : 1 ferme et 1 cité.",
        "¿Qué carta pierdes? Iconos pendientes: 1 granja y 1 ciudad.",
    ];
    assert_eq!(questions(&game), lose);
    game.apply_unchecked(Action::Lose(Production::Farm), &mut engine::NoEvents);
    let recover = [
        "Which resource do you take? Tribute: 1 food and 1 gold.",
        "Quelle ressource prends-tu ? Tribut : 1 nourriture et 1 or.",
        "¿Qué recurso tomas? Tributo: 1 alimento y 1 oro.",
    ];
    assert_eq!(questions(&game), recover);
}

/// One left is "of another kind", several are "of other kinds".
#[test]
fn the_rest_of_a_choice_is_counted() {
    let position = "phase = 'activate'\nturn_type = 'farm'
        [seats.0]\nglory = 1\nbuilt = { farm = [10] }";
    let position = toml::from_str(position).expect("a position");
    let mut game = GloriaMundi::arrange(&options(2, ""), &position).expect("a game");
    while !matches!(game.pending(), Some((_, gloria_mundi::Decision::Take { .. }))) {
        let legal = game.legal_actions();
        let used = legal.iter().find(|action| matches!(action, Action::Use(_)));
        let action = *used.unwrap_or(&legal[0]);
        game.apply_unchecked(action, &mut engine::NoEvents);
    }
    let names = names();
    let labels = |locale| {
        let words = Words::new(locale);
        let to = Reader { words: &words, names: &names, seat: Some(Seat(0)) };
        let view = game.view(Some(Seat(0)));
        [1, 2].map(|n| GloriaMundi::action(&to, &view, Action::Take(Symbol::Food, n)))
    };
    let english = ["Take 1 food and 2 of other kinds", "Take 2 food and 1 of another kind"];
    assert_eq!(labels(Locale::En), english);
    let french = [
        "Prendre 1 nourriture et 2 d’autres sortes",
        "Prendre 2 nourritures et 1 d’une autre sorte",
    ];
    assert_eq!(labels(Locale::Fr), french);
    let spanish = ["Tomar 1 alimento y 2 de otros tipos", "Tomar 2 alimentos y 1 de otro tipo"];
    assert_eq!(labels(Locale::Es), spanish);
}

/// The road leads to Africa, as in the rules.
#[test]
fn the_goal_is_africa() {
    let told = |locale| board::label(&Words::new(locale), Label::Africa);
    assert_eq!([Locale::En, Locale::Fr, Locale::Es].map(told), ["Africa", "Afrique", "África"]);
}

/// Names of other players are theirs alone: nobody else's question says "you".
#[test]
fn the_question_of_another_is_about_them() {
    let position = toml::from_str(TRIBUTE).expect("a position");
    let game = GloriaMundi::arrange(&options(2, ""), &position).expect("a game");
    let (words, names) = (Words::new(Locale::En), names());
    let (_, decision) = game.pending().expect("a question");
    let to = Reader { words: &words, names: &names, seat: Some(Seat(1)) };
    let told = GloriaMundi::decision(&to, &game.view(Some(Seat(1))), decision);
    assert_eq!(told, "Anna may pay tribute");
}

#[test]
fn powers_read_well() {
    let words = Words::new(Locale::En);
    for (text, wanted) in [
        ("3 gold", "gain 3 gold"),
        ("food + step", "gain 1 food and 1 step"),
        ("glory -> 3 food/gold/peace", "pay 1 glory to gain any 3 (food, gold or peace)"),
        ("food -> gold/peace X", "pay 1 food to gain 1 gold or peace, any number of times"),
        ("food/gold -> food/gold X", "swap 1 food or gold for another kind, any number of times"),
        ("farm = food", "gain 1 food for each of your farms"),
        ("glory = step", "gain 1 step for each glory you have"),
        ("peace = 2 gold", "gain 2 gold for each peace you have"),
        ("building = gold", "gain 1 gold for each of your buildings"),
        ("wall = 9 food", "gain 9 food for each of your walls"),
        ("farm : glory", "gain 1 glory for each of your farms instead of activating them"),
        ("none", "no power"),
        ("food => 2 gold", "when you buy, 1 food replaces 2 gold"),
        (
            "food + gold => peace + glory X",
            "when you buy, 1 food and 1 gold replace 1 peace and 1 glory, any number of times",
        ),
        ("barbarian city : 2 step", "gain 2 steps if the barbarian is on a city space"),
        ("2 peace => glory X", "when you buy, 2 peace replace 1 glory, any number of times"),
    ] {
        let power: Power = text.parse().expect("a power");
        assert_eq!(cards::power(&words, &power), wanted);
    }
}

#[test]
fn powers_are_short() {
    each_locale(|words| {
        for card in options(2, "").deck.cards {
            let power = cards::power(words, &card.power);
            assert!(n_words(&power) <= POWER, "{}: {power}", card.name);
        }
    });
}
