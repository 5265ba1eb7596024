//! The inscriptional letters of the headings: from strokes written down to two fonts, one for what is
//! large and a heavier one for what is small.

mod alphabet;
mod brush;
mod glyph;
mod point;
mod serif;
mod side;
mod stroke;
mod ttf;

use std::fs;

use crate::Result;
use crate::shell::root;
use alphabet::Alphabet;

const WRITTEN: &str = "crates/web/letters/alphabet.txt";
/// The files, how heavy a browser thinks they are, and how much wider than written their strokes.
const FONTS: [(&str, u16, f64); 2] = [
    ("crates/web/src/assets/capitals.ttf", 400, 0.0),
    ("crates/web/src/assets/capitals-bold.ttf", 600, 46.0),
];

pub(crate) fn write() -> Result<()> {
    for (path, font) in fonts()? {
        fs::write(root().join(path), &font)?;
        println!("{path}: {} bytes", font.len());
    }
    Ok(())
}

/// The files and what should be in them.
fn fonts() -> Result<Vec<(&'static str, Vec<u8>)>> {
    let text = fs::read_to_string(root().join(WRITTEN))?;
    let font = |(path, heaviness, weight)| {
        let read = Alphabet::read(&text, weight);
        let alphabet = read.map_err(|error| format!("{WRITTEN}: {error}"))?;
        Ok((path, ttf::file(&alphabet, heaviness)))
    };
    FONTS.into_iter().map(font).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What Fluent writes with, and signs that stand in no heading.
    const NOT_SET: &str = "\"#$*>[\\]_`{|}~↑↓✓";

    #[test]
    fn the_fonts_are_what_the_alphabet_says() {
        for (path, font) in fonts().expect("the alphabet reads") {
            let kept = fs::read(root().join(path)).expect("the font is kept");
            assert!(kept == font, "{path}: `cargo xtask letters` makes another");
        }
    }

    #[test]
    fn no_language_has_a_letter_that_the_alphabet_misses() {
        let text = fs::read_to_string(root().join(WRITTEN)).expect("it is there");
        let alphabet = Alphabet::read(&text, 0.0).expect("it reads");
        let known: BTreeSet<char> =
            alphabet.letters.iter().filter_map(alphabet::Letter::character).collect();
        let missing: BTreeSet<char> = messages()
            .chars()
            .flat_map(char::to_uppercase)
            .filter(|c| !c.is_control() && !NOT_SET.contains(*c) && !known.contains(c))
            .collect();
        assert!(missing.is_empty(), "the alphabet misses {missing:?}");
    }

    #[test]
    fn letters_keep_to_their_lines() {
        let text = fs::read_to_string(root().join(WRITTEN)).expect("it is there");
        for (path, _, weight) in FONTS {
            for letter in Alphabet::read(&text, weight).expect("it reads").letters {
                let points = letter.contours.iter().flat_map(|contour| &contour.points);
                for (point, _) in points {
                    let is_in = (-250.0..letter.width + 150.0).contains(&point.x)
                        && (-260.0..960.0).contains(&point.y);
                    assert!(
                        is_in || letter.width <= weight,
                        "{path}: {} at {point:?}",
                        letter.name
                    );
                }
            }
        }
    }

    /// Everything that can be said in any language.
    fn messages() -> String {
        let mut said = String::new();
        let locales =
            fs::read_dir(root().join("crates/words/locales")).expect("there are languages");
        for language in locales {
            let language = language.expect("a folder").path();
            for file in fs::read_dir(language).expect("there are messages") {
                let path = file.expect("a file").path();
                if path.extension().is_some_and(|extension| extension == "ftl") {
                    said += &fs::read_to_string(path).expect("it reads");
                }
            }
        }
        assert!(said.len() > 100_000, "few messages: {} bytes", said.len());
        said
    }
}
