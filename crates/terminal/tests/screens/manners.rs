//! Behaviour of the screen: covers, pages, mistakes, leaving.

use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use ratatui::style::Modifier;

use super::*;

const SIZE: (u16, u16) = (80, 24);

/// Calls `then` with a screen of Fortuna with these sitters.
fn at_fortuna(seats: &str, then: impl FnOnce(&mut Screen<'_, '_, Fortuna>)) {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse(seats).expect("seats");
    let mut session = session::<Fortuna>((GameKind::Fortuna, 5), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    app.settle();
    then(&mut app);
}

#[test]
fn people_hand_the_keyboard_over() {
    at_fortuna("human:Anna,human:Ben", |app| {
        let cover = picture(app, SIZE);
        assert!(cover.contains("Anna, press Enter when nobody else"), "{cover}");
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
    at_fortuna("human,random", |app| {
        press(app, KeyCode::Char('q'));
        assert!(picture(app, SIZE).contains("Quit? Your game is saved."));
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
    at_fortuna("human,random", |app| {
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
        assert!(picture(app, SIZE).contains("Try this: "));
    });
}

#[test]
fn a_building_has_a_line_of_flavour_in_italics() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,random").expect("seats");
    let mut session = session::<GloriaMundi>((GameKind::GloriaMundi, 5), &words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    app.settle();
    for name in ["1", "Horreum"] {
        press(&mut app, KeyCode::Char('i'));
        type_in(&mut app, name);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
        terminal.draw(|frame| app.draw(frame)).expect("a picture");
        let cells = &terminal.backend().buffer().content;
        let italic = cells.iter().filter(|cell| cell.modifier.contains(Modifier::ITALIC));
        let italic: String = italic.map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(italic, "Every granary has a cat. The cat has the mice.", "{name}");
        press(&mut app, KeyCode::Esc);
    }
}

#[test]
fn wrong_answers_are_explained() {
    at_fortuna("human,random", |app| {
        for (typed, told) in [
            ("sell 3", "[FOR 1.9]"),
            ("99", "There’s no answer 99."),
            ("jump", "“jump” isn’t an answer."),
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
    at_fortuna("human,random", |app| {
        for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
            assert!(!picture(app, size).contains("Your answer"));
        }
        assert!(picture(app, (60, 10)).contains("needs 80 × 24"));
    });
}

#[test]
fn without_colours_there_are_none() {
    assert_eq!(ColourScheme::of(Some("1")), ColourScheme::Plain);
    assert_eq!(
        (ColourScheme::of(None), ColourScheme::of(Some(""))),
        (ColourScheme::Colours, ColourScheme::Colours)
    );
    at_fortuna("human,random", |app| {
        let mut terminal = Terminal::new(TestBackend::new(160, 50)).expect("a screen");
        terminal.draw(|frame| app.draw(frame)).expect("a picture");
        let buffer = terminal.backend().buffer();
        let reset = ratatui::style::Color::Reset;
        assert!(buffer.content.iter().all(|cell| cell.fg == reset && cell.bg == reset));
    });
}

/// Against bots every answer can be taken back, one after another, with all its consequences in
/// game and log; the game then takes another course.
#[test]
fn answers_are_taken_back_against_bots() {
    at_fortuna("human,random", |app| {
        let (first, log) = (picture(app, SIZE), app.session().log(None).lines().to_vec());
        for _ in 0..6 {
            press(app, KeyCode::Char('1'));
            app.settle();
        }
        let n_played = app.session().actions().len();
        for n_left in (0..6).rev() {
            press(app, KeyCode::Char('u'));
            assert!(picture(app, SIZE).contains("Your last answer is undone"), "{n_left}");
        }
        assert!(n_played >= 6 && app.session().actions().is_empty());
        assert_eq!(app.session().log(None).lines(), log);
        press(app, KeyCode::Char('u'));
        assert!(picture(app, SIZE).contains("There’s nothing to undo"));
        press(app, KeyCode::Up);
        assert_eq!(picture(app, SIZE), first);
        press(app, KeyCode::Char('2'));
        app.settle();
        assert!(!app.session().actions().is_empty(), "another answer is given");
    });
}

/// A mistake is taken back before the next person looks, or after.
#[test]
fn people_at_one_keyboard_take_back_unseen_answers() {
    for presses_enter in [false, true] {
        at_fortuna("human:Anna,human:Ben", |app| {
            press(app, KeyCode::Enter);
            press(app, KeyCode::Char('1'));
            if presses_enter {
                press(app, KeyCode::Enter);
            }
            press(app, KeyCode::Char('u'));
            assert!(app.session().actions().is_empty());
            let seen = picture(app, SIZE);
            assert!(seen.contains("Your last answer is undone"), "{seen}");
            assert_eq!(seen.contains("Anna, press Enter"), presses_enter, "{seen}");
        });
    }
}

#[test]
fn a_second_key_says_that_everyone_agrees() {
    at_fortuna("human:Anna,human:Ben", |app| {
        while !picture(app, SIZE).contains("Roll 1 die") {
            press(app, if app.n_answers() == 0 { KeyCode::Enter } else { KeyCode::Char('1') });
        }
        press(app, KeyCode::Char('1'));
        let n_played = app.session().actions().len();
        press(app, KeyCode::Char('u'));
        let seen = picture(app, SIZE);
        assert!(seen.contains("Others have played since"), "{seen}");
        assert_eq!(app.session().actions().len(), n_played);
        press(app, KeyCode::Char('u'));
        assert!(app.session().actions().len() < n_played);
        assert!(picture(app, SIZE).contains("Roll 1 die"));
    });
}

#[test]
fn orders_are_given_by_their_signs() {
    at_fortuna("human,random", |app| {
        press(app, KeyCode::Char('o'));
        let page = picture(app, SIZE);
        assert!(page.contains("Standing orders") && page.contains("1 · When"), "{page}");
        press(app, KeyCode::Char('1'));
        assert!(picture(app, SIZE).contains("1 ✓ When"));
        press(app, KeyCode::Char('x'));
        press(app, KeyCode::Esc);
        assert!(picture(app, SIZE).contains("Your answer"));
        assert!(app.session().actions().is_empty(), "no question was answered");
        press(app, KeyCode::Char('o'));
        press(app, KeyCode::Char('1'));
        assert!(picture(app, SIZE).contains("1 · When"));
    });
}

#[test]
fn the_result_is_one_key_away() {
    at_fortuna("human,random", |app| {
        play(app, &mut Rng::new(1), usize::MAX);
        let result = app.session().result()[0].clone();
        assert!(picture(app, SIZE).contains(&result));
        press(app, KeyCode::Esc);
        let table = picture(app, SIZE);
        assert!(!table.contains(&result) && table.contains("Enter result"), "{table}");
        press(app, KeyCode::Enter);
        assert!(picture(app, SIZE).contains(&result));
    });
}
