//! Laws for every game at every size.

use engine::{Seat, answers};
use terminal::LEAST;

use super::*;

/// At any window size the table is drawn and the marked answer is visible.
#[test]
fn every_question_can_be_drawn_at_every_size() {
    for kind in GameKind::ALL {
        for seed in 0..3 {
            dispatch!(kind, G => draw_everywhere::<G>(kind, seed));
        }
    }
}

fn draw_everywhere<G: Panels>(kind: GameKind, seed: u64) {
    let words = Words::new(Locale::ALL[usize::try_from(seed).expect("small") % 3]);
    let n_players = *G::PLAYERS.end();
    let list = vec!["human"].into_iter().chain((1..n_players).map(|_| "random"));
    let seats = Sitters::parse(&list.collect::<Vec<_>>().join(",")).expect("seats");
    let mut session = session::<G>((kind, seed), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    let mut rng = Rng::new(seed);
    app.settle();
    while app.n_answers() > 0 {
        let place = rng.below(app.n_answers());
        for _ in 0..place {
            press(&mut app, KeyCode::Down);
        }
        let size = (rng.below(121) + 80, rng.below(37) + 24);
        let size = (u16::try_from(size.0).expect("small"), u16::try_from(size.1).expect("small"));
        let seen = picture(&mut app, size);
        let mark = seen.lines().filter(|line| line.starts_with('▸')).count();
        assert!(mark >= 1, "{kind}, answer {place} at {size:?}:\n{seen}");
        press(&mut app, KeyCode::Enter);
        app.settle();
    }
}

/// In the smallest window, with the most players, something of each player is visible.
#[test]
fn something_of_every_player_is_visible() {
    for kind in GameKind::ALL {
        for locale in Locale::ALL {
            dispatch!(kind, G => see_everybody::<G>(kind, locale));
        }
    }
}

fn see_everybody<G: Panels>(kind: GameKind, locale: Locale) {
    let words = Words::new(locale);
    let seats = Sitters::usual(*G::PLAYERS.end());
    let mut session = session::<G>((kind, 2), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    let mut rng = Rng::new(2);
    while play(&mut app, &mut rng, 3) == 3 && app.session().outcome().is_none() {
        let seen = picture(&mut app, LEAST);
        for seat in Seat::all(*G::PLAYERS.end()) {
            let name = app.session().reader(Some(Seat(0))).who(seat).to_string();
            let is_title = |line: &str| {
                let folded = line.trim_start_matches("▸ ").trim_start_matches("★ ");
                folded.starts_with(&name) || line.contains(&format!("{name}─"))
            };
            assert!(seen.lines().any(is_title), "{kind}: no {name} in\n{seen}");
        }
    }
}

/// Every legal answer can be given by its sign, by the mark and in notation, and in no other way.
#[test]
fn every_answer_is_reached_by_keys() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => reach_answers::<G>(kind));
    }
}

fn reach_answers<G: Panels>(kind: GameKind) {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,human").expect("two seats");
    let mut session = session::<G>((kind, 5), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    let mut rng = Rng::new(5);
    while app.session().outcome().is_none() {
        if app.n_answers() == 0 {
            press(&mut app, KeyCode::Enter);
        }
        let legal = answers(&app.session().legal()).to_vec();
        assert_eq!(legal.len(), app.n_answers());
        let (place, before) = (rng.below(legal.len()), app.session().actions().len());
        give(&mut app, (place, legal[place].to_string()), rng.below(3));
        assert_eq!(app.session().actions().get(before), Some(&legal[place]));
    }
}

/// Gives an answer in one of three ways.
fn give<G: Panels>(app: &mut Screen<'_, '_, G>, answer: (usize, String), way: usize) {
    let (place, notation) = answer;
    let sign = (b'1'..=b'9').nth(place).map(char::from);
    match (way, sign) {
        (0, Some(sign)) => press(app, KeyCode::Char(sign)),
        (1, _) => {
            press(app, KeyCode::Char('/'));
            type_in(app, &notation);
        }
        _ => {
            (0..place).for_each(|_| press(app, KeyCode::Down));
            press(app, KeyCode::Enter);
        }
    }
}

/// A whole game against a bot by signs, up to the result.
#[test]
fn a_whole_game_is_played_by_keys() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => whole_game::<G>(kind));
    }
}

fn whole_game<G: Panels>(kind: GameKind) {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human:Anna,greedy").expect("two seats");
    let mut session = session::<G>((kind, 11), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Colours, vec!["Salve.".to_owned()]);
    assert!(picture(&mut app, (80, 24)).contains("Salve."));
    press(&mut app, KeyCode::Enter);
    app.settle();
    while app.n_answers() > 0 {
        press(&mut app, KeyCode::Char('1'));
        app.settle();
    }
    assert!(app.session().outcome().is_some());
    let result = app.session().result();
    let end = picture(&mut app, (120, 60));
    assert!(end.contains(&result[0]), "{kind}: {end}");
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('q'));
    assert!(app.has_left());
}

/// Symbols alone tell things apart, and each takes one column.
#[test]
fn every_symbol_means_one_thing() {
    let words = Words::new(Locale::En);
    for kind in GameKind::ALL {
        let legend = dispatch!(kind, G => <G as Panels>::legend(&words));
        let symbols: Vec<char> = legend.iter().map(|(mark, _)| mark.symbol).collect();
        for (place, symbol) in symbols.iter().enumerate() {
            assert!(!symbols[..place].contains(symbol), "{kind}: {symbol} twice");
            assert_eq!(ratatui::text::Span::raw(symbol.to_string()).width(), 1, "{symbol}");
        }
    }
}
