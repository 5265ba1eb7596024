//! Terms of the printed rulebooks lead to ours.

use glory_to_rome::GloryToRome;
use words::{Locale, Speak, Words, folded, printed};

use super::original;
use crate::common::each_locale;

/// What the English rulebook of 2007 says, and we say otherwise.
const ENGLISH: [(&str, &str, &str); 19] = [
    ("structure", "building", "GTR 5.1"),
    ("draw pile", "deck", "GTR 9.1"),
    ("Draw Deck", "deck", "GTR 9.1"),
    ("pass", "think", "GTR 4.1"),
    ("maximum hand size", "fill your hand", "GTR 1.7"),
    ("lay a foundation", "foundation", "GTR 5.1"),
    ("surrender", "grant", "GTR 9.5"),
    ("Training Game", "beginner game", "GTR 1.8"),
    ("Petitioning", "petition", "GTR 3.3"),
    ("Upon Completion", "when completed", "GTR 6.5"),
    ("Hire Client", "Patron", "GTR 4.2"),
    ("Gather Material", "Laborer", "GTR 4.3"),
    ("Lay Foundation", "foundation", "GTR 5.1"),
    ("Build Structure", "add a material", "GTR 5.5"),
    ("Demand Material", "Legionary", "GTR 4.7"),
    ("Sell Material", "Merchant", "GTR 4.6"),
    (" structures ", "building", "GTR 5.1"),
    ("passing", "think", "GTR 4.1"),
    ("hand size", "fill your hand", "GTR 1.7"),
];

#[test]
fn terms_of_the_english_rulebook_lead_to_ours() {
    let words = Words::new(Locale::En);
    for (theirs, ours, clause) in ENGLISH {
        let term = printed::<GloryToRome>(&words, theirs).expect(theirs);
        assert_eq!(term.ours, ours);
        assert!(term.note.contains(ours) && term.note.contains(clause), "{}", term.note);
    }
    assert_eq!(printed::<GloryToRome>(&words, "building"), None);
}

/// In every language the English terms are known, and the help speaks of ours, but for what only
/// some tables play.
#[test]
fn the_help_has_what_the_terms_lead_to() {
    each_locale(|words| {
        let help = GloryToRome::help(words, &original()).lines(words);
        for (theirs, _, clause) in ENGLISH {
            let term = printed::<GloryToRome>(words, theirs).expect(theirs);
            assert!(term.note.contains(clause), "{}", term.note);
            let is_told = help.iter().any(|line| folded(line).contains(&folded(&term.ours)));
            let is_rare = ["surrender", "Training Game"].contains(&theirs);
            assert!(is_told || is_rare, "{theirs}: the help has no {}", term.ours);
        }
    });
}

/// In French each edition has words of its own, and finds those of the other, with and without accents.
#[test]
fn words_of_another_edition_lead_to_ours() {
    let pairs = [
        ("Travailleur", "Ouvrier"),
        ("réserve commune", "lot commun"),
        ("réserve", "stock"),
        ("emplacement", "chantier"),
        ("leader", "meneur"),
        ("Jack", "Sénateur"),
        ("Mur", "Muraille"),
    ];
    let original = Words::of(Locale::Fr);
    let of_2011 = Words::of_edition(Locale::Fr, "gloria2011");
    for (first, second) in pairs {
        let found = |words: &Words, asked: &str| {
            printed::<GloryToRome>(words, asked).map(|own| folded(&own.ours))
        };
        for asked in [second.to_owned(), folded(second)] {
            assert_eq!(found(original, &asked), Some(folded(first)), "{asked}");
        }
        for asked in [first.to_owned(), folded(first)] {
            assert_eq!(found(of_2011, &asked), Some(folded(second)), "{asked}");
        }
        assert_eq!(found(original, first), None, "{first}");
        assert_eq!(found(of_2011, second), None, "{second}");
    }
}
