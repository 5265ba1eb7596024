//! Answers, questions and card texts are short: 12, 15 and 15 words.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use engine::Game;
use glory_to_rome::card::Building;
use glory_to_rome::{GloryToRome, Options};
use words::glory_to_rome::buildings;
use words::{Names, Reader, Speak, Words};

use super::samples::tables;
use crate::common::{each_locale, walk};

/// Words of a text: what has a letter or a digit.
fn n_words(text: &str) -> usize {
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    text.split([' ', '\u{a0}', '\u{202f}']).filter(is_word).count()
}

/// Articles, which belong to the name after them.
const ARTICLES: [&str; 13] =
    ["the", "el", "la", "las", "los", "al", "del", "le", "les", "au", "aux", "du", "des"];

/// An answer without the text of a card and the end of the game, which count by themselves. The
/// name of a building is one word, with its article.
fn bare(words: &Words, options: &Options, label: &str) -> String {
    let label = label.split(" – ").next().unwrap_or_default();
    let texts = Building::ALL.map(|building| buildings::function(words, options, building));
    let label = texts.iter().fold(label.to_owned(), |label, text| label.replace(text, ""));
    let mut names = Building::ALL.map(|building| buildings::name(words, building));
    names.sort_by_key(|name| Reverse(name.len()));
    let label = names.iter().fold(label, |label, name| label.replace(name, "Name"));
    let without = |label: String, article| label.replace(&format!(" {article} Name"), " Name");
    ARTICLES.into_iter().fold(label, without)
}

#[test]
fn card_texts_have_at_most_15_words() {
    each_locale(|words| {
        for options in tables(3) {
            let words = words.at::<GloryToRome>(&options);
            for building in Building::ALL {
                let text = buildings::function(words, &options, building);
                assert!(n_words(&text) <= 15, "{}: {text}", n_words(&text));
            }
        }
    });
}

/// What is said too long in a random game.
fn long_texts(words: &Words, options: &Options, seed: u64) -> BTreeSet<String> {
    let names = Names::new(["Anna", "Ben", "Carla"].map(String::from));
    let mut long = BTreeSet::new();
    walk::<GloryToRome>(options, seed, |game, _| {
        let Some((seat, decision)) = game.pending() else { return };
        let to = Reader { words, names: &names, seat: Some(seat) };
        let view = game.view(to.seat);
        let question = GloryToRome::decision(&to, &view, decision);
        long.extend((n_words(&question) > 15).then_some(question));
        let labels = game.legal_actions();
        let labels = labels.iter().map(|action| GloryToRome::action(&to, &view, *action));
        long.extend(labels.filter(|label| n_words(&bare(words, options, label)) > 12));
    });
    long
}

#[test]
fn answers_and_questions_are_short() {
    each_locale(|words| {
        for (seed, options) in (0..).zip(tables(3)) {
            let long = long_texts(words.at::<GloryToRome>(&options), &options, seed);
            assert!(long.is_empty(), "{long:#?}");
        }
    });
}
