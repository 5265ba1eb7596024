//! Answers, questions and the texts of cards can be read at a glance.

use engine::Game;
use fortuna::card::{ActionCard, Building, Favour, Privilege};
use fortuna::{Fortuna, Options};
use words::fortuna::{board, help};
use words::{Names, Reader, Speak, Words};

use super::options;
use crate::common::{each_locale, walk};

const ANSWER: usize = 12;
const QUESTION: usize = 15;
const CARD: usize = 15;

/// Where a question goes on with what the reader has, as long as that may be.
const YOU_HAVE: [&str; 3] = [" You have ", " Tu as ", " Tienes "];

fn assert_short(text: &str, most: usize) {
    let words = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
    let n = words.count();
    assert!(n <= most, "{n} words: {text}");
}

fn question(text: &str) -> &str {
    let parts = YOU_HAVE.iter().find_map(|have| text.split_once(have));
    parts.map_or(text, |(question, _)| question)
}

fn check_game(words: &Words, options: &Options, seed: u64) {
    let names = Names::new(["Livia", "Gaius", "Titus"].map(String::from));
    walk::<Fortuna>(options, seed, |game, _| {
        let Some((asked, decision)) = game.pending() else { return };
        let to = Reader { words, names: &names, seat: Some(asked) };
        let view = game.view(to.seat);
        assert_short(question(&Fortuna::decision(&to, &view, decision)), QUESTION);
        assert_short(&Fortuna::prompt(&to, &view, decision), QUESTION);
        for action in game.legal_actions().iter() {
            assert_short(&Fortuna::action(&to, &view, *action), ANSWER);
        }
    });
}

#[test]
fn answers_and_questions_are_short() {
    each_locale(|words| {
        for seed in 0..6 {
            check_game(words, &options(2, ""), seed);
            check_game(words, &options(3, "deal = \"expert\""), seed);
        }
    });
}

#[test]
fn texts_of_cards_are_short() {
    each_locale(|words| {
        let cards = ActionCard::ALL.map(|card| help::action_card(words, card));
        let favours = Favour::ALL.map(|favour| help::favour(words, favour));
        let buildings = Building::ALL.map(|building| help::building(words, building));
        let privileges = Privilege::ALL.map(|card| help::privilege(words, card));
        let asks = Favour::ALL.map(|favour| board::favour_asks(words, favour));
        let all = cards.iter().chain(&favours).chain(&buildings).chain(&privileges).chain(&asks);
        all.for_each(|text| assert_short(text, CARD));
    });
}
