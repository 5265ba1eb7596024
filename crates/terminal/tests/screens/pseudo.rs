//! No text on the screen is hard-coded: it is drawn in a test language whose messages have brackets
//! and accents on most vowels. Windows cut messages, so brackets prove little here; a word without
//! accents did not come from a message.

use super::*;

/// Letters that the test language always replaces.
const ACCENTED: &str = "aceinouyACEINOUY";

/// Proper names, the same in every language: people, and the cards of a deck that is data.
fn names() -> Vec<String> {
    let decks = games::data_files(GameKind::GloriaMundi).iter().map(games::DataFile::standard);
    let rows = decks.flat_map(str::lines).filter_map(|line| line.trim().strip_prefix('"'));
    let cards = rows.filter_map(|row| row.split('|').next());
    let bots = Roman::ALL.map(Roman::name);
    let cards = cards.flat_map(str::split_whitespace).map(str::to_owned);
    cards.chain(["Anna".to_owned()]).chain(bots).collect()
}

/// The words in a picture that no message contains. An overlay may hide the start or the end of a
/// name.
fn strays(picture: &str, names: &[String]) -> Vec<String> {
    let words = picture.split(|letter: char| !letter.is_alphabetic());
    let is_said = |word: &&str| {
        word.chars().count() < 3
            || !word.contains(|letter| ACCENTED.contains(letter))
            || ["FOR", "GLM", "GTR"].contains(word)
            || names.iter().any(|name| name.starts_with(*word) || name.ends_with(*word))
    };
    words.filter(|word| !is_said(word)).map(str::to_owned).collect()
}

#[test]
fn every_screen_is_made_of_messages() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => look::<G>(kind));
    }
}

fn look<G: Panels>(kind: GameKind) {
    let words = Words::new("qps".parse().expect("the feature `pseudo`"));
    let seats = Sitters::parse("human:Anna,miles,miles").expect("three seats");
    let mut session = session::<G>((kind, 7), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Colours, Vec::new());
    let (mut rng, names) = (Rng::new(7), names());
    let mut pictures = vec![];
    while play(&mut app, &mut rng, 12) == 12 {
        // A hint takes long: one is enough.
        let keys = if pictures.is_empty() { "?ilto/qh" } else { "?ilto/q" };
        for key in keys.chars() {
            press(&mut app, KeyCode::Char(key));
            app.settle();
            pictures.push((key, picture(&mut app, (160, 50))));
            press(&mut app, KeyCode::Esc);
        }
        press(&mut app, KeyCode::Char('/'));
        type_in(&mut app, "kkk");
        pictures.push(('!', picture(&mut app, (80, 24))));
        press(&mut app, KeyCode::Esc);
    }
    pictures.push(('.', picture(&mut app, (160, 50))));
    assert!(pictures.len() > 8, "{kind}: {} pictures", pictures.len());
    for (key, picture) in pictures {
        let strays = strays(&picture, &names);
        assert!(picture.contains('⟦') && strays.is_empty(), "{kind} {key}: {strays:?}\n{picture}");
    }
}
