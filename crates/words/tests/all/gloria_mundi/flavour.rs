//! Every building of our deck has a line of flavour, and no other card has one.

use std::collections::BTreeSet;

use engine::Rules;
use gloria_mundi::{GloriaMundi, Options};
use words::{Speak, Words};

use super::options;
use crate::common::*;

/// What fits under a card.
const LONGEST: usize = 70;

fn flavour(words: &Words, options: &Options, name: &str) -> Option<String> {
    GloriaMundi::flavour(words, options, name)
}

#[test]
fn every_building_of_the_standard_deck_has_a_line() {
    let options = options(2, "rules = 3");
    each_locale(|words| {
        let mut lines = BTreeSet::new();
        for (number, card) in (1_u8..).zip(&options.deck.cards) {
            let line = flavour(words, &options, &number.to_string());
            let line = line.unwrap_or_else(|| panic!("no flavour for {}", card.name));
            check_text(&line);
            assert!(line.chars().count() <= LONGEST, "{line}");
            assert_eq!(flavour(words, &options, &card.name.to_uppercase()).as_ref(), Some(&line));
            assert!(lines.insert(line), "{} has the line of another card", card.name);
        }
    });
}

#[test]
fn cards_of_other_decks_have_none() {
    let ours = options(2, "rules = 3");
    let mut renamed = ours.clone();
    renamed.deck.cards[0] = "My Barn | farm | food | 1 | food".parse().expect("a card");
    let mut printed = ours.clone();
    printed.deck.placeholder = false;
    let mut old = ours.clone();
    old.rules = Rules(2);
    let endless = "n".repeat(10_000);
    each_locale(|words| {
        for (options, name) in [
            (&ours, "58"),
            (&ours, "0"),
            (&ours, "farm"),
            (&ours, ""),
            (&ours, &*endless),
            (&renamed, "1"),
            (&printed, "1"),
            (&old, "1"),
        ] {
            assert_eq!(flavour(words, options, name), None, "{name}");
        }
        assert!(flavour(words, &ours, "1").is_some());
    });
}
