//! Pictures of the three tables, early and late, small and large, in three languages.

use std::path::PathBuf;

use super::*;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];
/// Answers before the early picture, and left before the end at the late one.
const EARLY: usize = 3;
const LATE: usize = 4;
const SEED: u64 = 7;

#[test]
fn the_tables_look_as_they_should() {
    let mut problems = Vec::new();
    for kind in GameKind::ALL {
        for locale in Locale::ALL {
            let text = dispatch!(kind, G => pictures::<G>(kind, locale));
            let name = format!("{kind}-{locale}.txt");
            let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens/pictures");
            problems.extend(testkit::golden::compare(&folder.join(name), &text).err());
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// No English word appears in French or Spanish.
#[test]
fn no_language_borrows_from_english() {
    let english = ["the", "and", "you", "your", "with", "turn", "end", "deck", "is", "to"];
    for kind in GameKind::ALL {
        for locale in [Locale::Fr, Locale::Es] {
            let text = dispatch!(kind, G => pictures::<G>(kind, locale));
            let is_english = |word: &&str| english.contains(word);
            let found: Vec<&str> =
                text.split(|c: char| !c.is_alphabetic()).filter(is_english).collect();
            assert!(found.is_empty(), "{kind} in {locale}: {found:?}");
        }
    }
}

fn pictures<G: Panels>(kind: GameKind, locale: Locale) -> String {
    let words = Words::new(locale);
    let seats = Sitters::parse("human,miles,miles").expect("three seats");
    let length = {
        let mut session = session::<G>((kind, SEED), &words, &seats);
        let mut app = Screen::new(&mut session, ColourScheme::Colours, Vec::new());
        play(&mut app, &mut Rng::new(SEED), usize::MAX)
    };
    let mut session = session::<G>((kind, SEED), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Colours, Vec::new());
    let mut rng = Rng::new(SEED);
    let mut pictures = Vec::new();
    for n_answers in [EARLY, length - LATE - EARLY] {
        play(&mut app, &mut rng, n_answers);
        for size in SIZES {
            pictures.push(format!("{} × {}\n{}\n", size.0, size.1, picture(&mut app, size)));
        }
    }
    pictures.concat()
}
