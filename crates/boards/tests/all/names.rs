//! The visible text of a button is in its accessible name, so that voice control understands it.

use boards::{Draw, SeatInfo, Sight};
use engine::{Rng, Seat, Seed};
use games::{GameKind, dispatch};
use maud::html;
use words::{Locale, Names, Reader, Words};

#[test]
fn the_visible_text_of_a_button_is_in_its_name() {
    for kind in GameKind::ALL {
        for locale in Locale::ALL {
            dispatch!(kind, G => check_game::<G>(kind, &Words::new(locale)));
        }
    }
}

/// Checks every third question of a game.
fn check_game<G: Draw>(kind: GameKind, words: &Words) {
    let n_players = *G::PLAYERS.end();
    let n = toml::Value::Integer(n_players.into());
    let changes = toml::Table::from_iter([("players".to_owned(), n)]);
    let options = games::options::for_bots::<G>(kind, changes).expect("the standard options");
    let mut game = G::new(&options, Seed::from_number(1)).expect("a game");
    let names = Names::seats(words, n_players);
    let mut rng = Rng::new(1);
    while let Some((seat, question)) = game.pending() {
        let legal = game.legal_actions();
        if rng.below(3) == 0 {
            let view = game.view(Some(seat));
            let to = Reader { words, names: &names, seat: Some(seat) };
            let player = |_| SeatInfo { is_asked: false, notes: html! {}, held: html! {} };
            let players = Seat::all(game.n_players()).map(player).collect();
            let at = Sight::<G>::new(to, &view, Some(question), &legal, players);
            check(&(G::board(&at).into_string() + &G::hand(&at).into_string()));
        }
        game.apply_unchecked(legal[rng.below(legal.len())], &mut engine::NoEvents);
    }
}

fn check(page: &str) {
    for button in page.split("<button").skip(1) {
        let button = button.split("</button>").next().expect("the first of a split");
        let (tag, contents) = button.split_once('>').expect("a tag ends");
        assert!(!tag.contains("aria-label"), "a label instead of what is seen: {tag}");
        let (heard, hidden) = texts(contents);
        let name = heard.join(" ").to_lowercase();
        assert!(!name.trim().is_empty(), "nothing is said of {button}");
        let words = hidden.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
        // Initials only repeat a colour.
        for word in words.filter(|word| word.len() > 1 || word.parse::<u8>().is_ok()) {
            assert!(name.contains(&word.to_lowercase()), "{word:?} is not in {name:?}");
        }
    }
}

/// The texts that are read aloud, and those that are only visible.
fn texts(html: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut heard, mut hidden) = (Vec::new(), Vec::new());
    let mut open: Vec<bool> = Vec::new();
    for part in html.split_inclusive('>') {
        let (text, tag) = part.rsplit_once('<').unwrap_or((part, "/>"));
        let is_hidden = open.last().copied().unwrap_or(false);
        if !text.trim().is_empty() {
            if is_hidden { &mut hidden } else { &mut heard }.push(text.trim());
        }
        if tag.starts_with('/') {
            open.pop();
        } else if !tag.ends_with("/>") {
            open.push(is_hidden || tag.contains("aria-hidden=\"true\""));
        }
    }
    (heard, hidden)
}
