//! The full screen without a terminal: golden pictures, whole games, laws.

mod agreement;
mod golden;
mod laws;
mod manners;
mod pseudo;
mod sessions;

use engine::{Rng, Seed};
use games::{GameKind, dispatch};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::{Head, Table, Time};
use terminal::{ColourScheme, LocalSession, Panels, Screen, Sitters};
use words::{Locale, Roman, Words};

/// The head of a table with these sitters.
fn head<G: Panels>((kind, seed): (GameKind, u64), seats: &Sitters) -> Head {
    let mut changes = toml::Table::new();
    let players = i64::try_from(seats.len()).expect("a few players");
    changes.insert("players".into(), players.into());
    let options = games::options::<G>(kind, changes).expect("the standard options");
    let options = games::options::agreed::<G>(&options);
    seats.head(kind, options, Seed::from_number(seed), Time(0))
}

/// A game with these sitters, ready to be shown.
fn session<'a, G: Panels>(
    (kind, seed): (GameKind, u64),
    words: &'a Words,
    seats: &Sitters,
) -> LocalSession<'a, G> {
    at_table(words, head::<G>((kind, seed), seats), seed)
}

fn at_table<G: Panels>(words: &Words, head: Head, number: u64) -> LocalSession<'_, G> {
    let table = Table::new(head).expect("a table");
    LocalSession::new(words, table, None, number).expect("no file, no fault")
}

fn press<G: Panels>(app: &mut Screen<'_, '_, G>, code: KeyCode) {
    app.press(KeyEvent::new(code, KeyModifiers::NONE));
}

fn type_in<G: Panels>(app: &mut Screen<'_, '_, G>, text: &str) {
    text.chars().for_each(|letter| press(app, KeyCode::Char(letter)));
    press(app, KeyCode::Enter);
}

/// The screen as text, without trailing spaces.
fn picture<G: Panels>(app: &mut Screen<'_, '_, G>, (columns, rows): (u16, u16)) -> String {
    let backend = TestBackend::new(columns, rows);
    let mut terminal = Terminal::new(backend).expect("a screen");
    terminal.draw(|frame| app.draw(frame)).expect("a picture");
    let buffer = terminal.backend().buffer();
    let lines = buffer.content.chunks(columns.into()).map(|cells| {
        let line: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        format!("{}\n", line.trim_end())
    });
    lines.collect()
}

/// Gives at most `most` random answers; returns the number given.
fn play<G: Panels>(app: &mut Screen<'_, '_, G>, rng: &mut Rng, most: usize) -> usize {
    for n_answers in 0..most {
        app.settle();
        if app.n_answers() == 0 {
            return n_answers;
        }
        let place = rng.below(app.n_answers());
        for _ in 0..place {
            press(app, KeyCode::Down);
        }
        press(app, KeyCode::Enter);
    }
    app.settle();
    most
}
