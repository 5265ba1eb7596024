//! A victory can be proposed besides every lead and follow, and is never in the way. Ruling R-G43.

use engine::Seat;
use games::glory_to_rome::{Action, GloryToRome};

use super::*;

/// Seat 0 leads. Seat 1 has an empty hand and no Jack is left: it can only think.
const BARE: &str = r#"
    leader = 0
    jacks = 0
    deck = ["road", "bar", "dock", "market", "insula", "latrine", "palisade", "circus"]
    [seats.0]
    hand = ["wall", "stairway"]
"#;

fn arranged<'a>(words: &'a Words, seats: &Sitters) -> LocalSession<'a, GloryToRome> {
    let position: toml::Value = toml::from_str(BARE).expect("a position");
    let position = serde_json::to_value(position).expect("plain data");
    let head = head::<GloryToRome>((GameKind::GloryToRome, 1), seats).from_position(position);
    at_table(words, head, 1)
}

#[test]
fn no_key_proposes_a_victory() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,random").expect("two seats");
    let mut session = arranged(&words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    let (legal, n_answers) = (app.session().legal(), app.n_answers());
    assert_eq!(legal[n_answers..], [Action::Grant(Seat(0)), Action::Grant(Seat(1))]);
    let seen = picture(&mut app, (100, 40));
    for place in n_answers + 1..=legal.len() {
        assert!(!seen.contains(&format!(" {place}  ")), "{seen}");
        let digit = u32::try_from(place).ok().and_then(|place| char::from_digit(place, 10));
        press(&mut app, KeyCode::Char(digit.expect("a digit")));
        press(&mut app, KeyCode::Char('/'));
        type_in(&mut app, &place.to_string());
    }
    assert!(app.session().actions().is_empty());
}

/// The mark moves on from the last answer to the proposals, and each asks for confirmation.
#[test]
fn a_proposal_takes_a_second_key() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,random").expect("two seats");
    let mut session = arranged(&words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    let proposal = "Give up";
    assert!(!picture(&mut app, (100, 40)).contains(proposal));
    press(&mut app, KeyCode::End);
    assert!(picture(&mut app, (100, 40)).contains(proposal));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Esc);
    assert!(app.session().actions().is_empty());
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert!(app.session().outcome().is_some(), "with two it is a resignation");
}

#[test]
fn a_proposal_can_be_typed() {
    let words = Words::new(Locale::En);
    let seats = Sitters::parse("human,random").expect("two seats");
    let mut session = arranged(&words, &seats);
    let mut app = Screen::new(&mut session, ColourScheme::Plain, Vec::new());
    press(&mut app, KeyCode::Char('/'));
    type_in(&mut app, "grant 1");
    assert!(app.session().outcome().is_some());
}
