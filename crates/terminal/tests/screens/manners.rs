//! How the screen behaves: covers, pages, mistakes, leaving.

use games::fortuna::Fortuna;

use super::*;

const SIZE: (u16, u16) = (80, 24);

/// Runs something on a table of Fortuna with these seats.
fn at_table(seats: &str, then: impl FnOnce(&mut App<'_, '_, Fortuna>)) {
    let words = Words::new(Locale::En);
    let seats = Seats::parse(seats).expect("seats");
    let mut session = session::<Fortuna>((GameKind::Fortuna, 5), &words, &seats);
    let mut app = App::new(&mut session, Theme::Plain, Vec::new());
    app.settle();
    then(&mut app);
}

#[test]
fn people_hand_the_keyboard_over() {
    at_table("human:Anna,human:Ben", |app| {
        let cover = picture(app, SIZE);
        assert!(cover.contains("Anna, press Enter when only you look"), "{cover}");
        assert!(!cover.contains("Harvest"), "{cover}");
        press(app, KeyCode::Char('1'));
        assert_eq!(app.n_answers(), 0, "a covered question has no answers");
        press(app, KeyCode::Enter);
        assert!(picture(app, SIZE).contains("Harvest"));
        press(app, KeyCode::Char('1'));
        let cover = picture(app, SIZE);
        assert!(cover.contains("Ben, press Enter") && !cover.contains("Harvest"), "{cover}");
    });
}

#[test]
fn leaving_asks_first() {
    at_table("human,random", |app| {
        press(app, KeyCode::Char('q'));
        assert!(picture(app, SIZE).contains("Save the game and leave?"));
        press(app, KeyCode::Esc);
        assert!(!app.has_left());
        let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        app.press(interrupt);
        assert!(!app.has_left());
        app.press(interrupt);
        assert!(app.has_left());
    });
}

#[test]
fn texts_open_over_the_table_and_close_again() {
    at_table("human,random", |app| {
        for (key, text) in [('?', "h: what a strong bot"), ('t', "Round 1."), ('l', "Log")] {
            press(app, KeyCode::Char(key));
            let page = picture(app, (120, 50));
            assert!(page.contains(text), "{key}: {page}");
            press(app, KeyCode::Esc);
            assert!(picture(app, SIZE).contains("Your answer"));
        }
        press(app, KeyCode::Char('i'));
        type_in(app, "harvest");
        assert!(picture(app, SIZE).contains("Harvest"));
        press(app, KeyCode::Esc);
        press(app, KeyCode::Char('h'));
        assert!(picture(app, SIZE).contains("Legatus is thinking about your question"));
        app.settle();
        assert!(picture(app, SIZE).contains("Legatus would answer"));
    });
}

#[test]
fn wrong_answers_are_explained() {
    at_table("human,random", |app| {
        for (typed, told) in [
            ("sell 3", "[FOR 1.9]"),
            ("99", "There is no answer 99."),
            ("jump", "“jump” is no answer."),
        ] {
            press(app, KeyCode::Char('/'));
            type_in(app, typed);
            let seen = picture(app, SIZE);
            assert!(seen.contains(told), "{typed}: {seen}");
        }
        assert!(app.session().actions().is_empty());
    });
}

#[test]
fn a_small_window_says_so() {
    at_table("human,random", |app| {
        for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
            assert!(!picture(app, size).contains("Your answer"));
        }
        assert!(picture(app, (60, 10)).contains("needs 80 × 24"));
    });
}

#[test]
fn without_colours_there_are_none() {
    assert_eq!(Theme::of(Some("1")), Theme::Plain);
    assert_eq!((Theme::of(None), Theme::of(Some(""))), (Theme::Colours, Theme::Colours));
    at_table("human,random", |app| {
        let mut terminal = Terminal::new(TestBackend::new(160, 50)).expect("a screen");
        terminal.draw(|frame| app.draw(frame)).expect("a picture");
        let buffer = terminal.backend().buffer();
        let reset = ratatui::style::Color::Reset;
        assert!(buffer.content.iter().all(|cell| cell.fg == reset && cell.bg == reset));
    });
}
