//! Gloria Mundi at its limits: what `arrange` refuses, and what it accepts with any deck.

use engine::{Game, NoEvents, Rng, Seed};
use games::gloria_mundi::card::{Card, Kind};
use games::gloria_mundi::deck::Deck;
use games::gloria_mundi::{GloriaMundi, Options, Position};
use games::{GameKind, options};

use crate::decks;

fn standard(players: u8) -> Options {
    let overrides = toml::from_str(&format!("players = {players}")).expect("options");
    options::<GloriaMundi>(GameKind::GloriaMundi, overrides).expect("options")
}

fn arrange(options: &Options, table: &str) -> Result<GloriaMundi, String> {
    let position: Position = toml::from_str(table).expect("a position");
    GloriaMundi::arrange(options, &position).map_err(|error| error.to_string())
}

/// The zone, the card or counter, and what is possible there.
#[test]
fn what_the_box_does_not_hold_is_refused() {
    let farm = standard(2).deck.cards.iter().position(|card| card.kind == Kind::Farm);
    let farm = farm.expect("a farm building") + 1;
    let city = format!("[seats.0.built]\ncity = [{farm}]");
    for (table, refusal) in [
        ("deck = [58]", "deck: OutOfRange { found: 58, least: 1, most: 57 }"),
        ("deck = [3, 4, 3]", "deck.3: Twice(\"card\")"),
        ("fire = [3]\nforum = { 2 = 3 }", "fire.3: Twice(\"card\")"),
        ("forum = { 6 = 3 }", "forum.6: TooMany { most: 5 }"),
        ("forum = { 0 = 64 }", "forum.0: OutOfRange { found: 64, least: 1, most: 57 }"),
        (&city, &format!("seats.0.built.city.{farm}: Missing(\"farm\")")),
        ("[seats.2]\nfood = 1", "seats.2: NoSuchSeat"),
        ("active = 2", "active: NoSuchSeat"),
        ("turn = 56", "turn: OutOfRange { found: 56, least: 0, most: 55 }"),
        ("[seats.0]\nsteps = 200", "seats.0.steps: OutOfRange { found: 200, least: 0, most: 27 }"),
        (
            "[seats.0]\nglory = 10000",
            "seats.0.glory: OutOfRange { found: 10000, least: 0, most: 9999 }",
        ),
        (
            "[seats.0]\nhand = { city = 10 }",
            "seats.0.hand.city: OutOfRange { found: 10, least: 0, most: 9 }",
        ),
        (
            "[seats.1]\nhand = { farm = 7 }\nfree = { farm = 6 }",
            "seats.1.farm: OutOfRange { found: 13, least: 0, most: 12 }",
        ),
        (
            "lost = { legion = 10 }\n[seats.0]\nhand = { legion = 9 }",
            "lost.legion: OutOfRange { found: 10, least: 0, most: 9 }",
        ),
        ("barbarian = 99", "barbarian: OutOfRange { found: 99, least: 0, most: 37 }"),
        ("tribute = { food = 1 }", "tribute: OutOfRange { found: 1, least: 0, most: 0 }"),
        (
            "covered = 1\ntribute = { food = 200, gold = 200 }",
            "tribute: OutOfRange { found: 400, least: 2, most: 2 }",
        ),
    ] {
        assert_eq!(arrange(&standard(2), table).err().as_deref(), Some(refusal), "{table}");
    }
}

/// A long road of three icons a space holds more tribute than can be counted.
#[test]
fn tribute_that_could_not_be_counted_is_refused() {
    let mut options = standard(2);
    options.board.barbarian = vec!["farm+farm+farm".parse().expect("icons"); 100];
    let table = "covered = 81\ntribute = { food = 243 }\n[seats.0]\nhand = { farm = 5 }";
    let refusal = "tribute: TooMany { most: 240 }".to_owned();
    assert_eq!(arrange(&options, table).err(), Some(refusal));
    let table = table.replace("81", "80").replace("243", "240");
    assert!(arrange(&options, &table).is_ok());
}

/// As much as the box holds in the play area of the first player, of buildings that fit.
fn full(options: &Options, phase: &str, stores: u16) -> String {
    let mut left = options.production();
    let mut built = [vec![], vec![], vec![]];
    let mut rest = Vec::new();
    for (card, id) in options.deck.cards.iter().zip(1..) {
        let on = match card.kind {
            Kind::Farm => Some(0),
            Kind::City => Some(1),
            Kind::Legion => Some(2),
            Kind::Red => (0..3).max_by_key(|on| left[*on]),
        };
        match on.filter(|on| left[*on] > 0) {
            Some(on) => {
                left[on] -= 1;
                built[on].push(id);
            }
            None => rest.push(id),
        }
    }
    let n_forum = rest.len().min(6);
    let deck = rest.split_off(n_forum);
    let forum: Vec<String> =
        rest.iter().zip(0..).map(|(card, slot)| format!("{slot} = {card}")).collect();
    let [farm, city, legion] = built;
    format!(
        "phase = '{phase}'\nturn_type = 'farm'\ndeck = {deck:?}\nforum = {{ {} }}\n\
         [seats.0]\nfood = {stores}\ngold = {stores}\npeace = {stores}\nglory = {stores}\n\
         free = {{ farm = {}, city = {}, legion = {} }}\n\
         built = {{ farm = {farm:?}, city = {city:?}, legion = {legion:?} }}\n\
         [seats.1]\nhand = {{ farm = 12, city = 9, legion = 9 }}",
        forum.join(", "),
        left[0],
        left[1],
        left[2],
    )
}

/// No list is longer than it may be, no number is too large, and every piece stays in the game.
#[test]
fn every_deck_of_the_grammar_can_be_played_to_its_limits() {
    let (mut rng, mut longest) = (Rng::new(64), 0);
    for number in 0_u16..300 {
        let mut options = standard(2);
        options.deck = decks::deck(&mut rng, 64);
        options.board.africa = 100;
        options.board.barbarian = vec!["farm+city+legion".parse().expect("icons"); 100];
        let phase = ["activate", "buy", "tribute"][usize::from(number % 3)];
        let stores = [0, 12, 9_999][rng.below(3)];
        let mut game = arrange(&options, &full(&options, phase, stores)).expect("a table");
        for _ in 0..300 {
            let legal = game.legal_actions();
            longest = longest.max(legal.len());
            if legal.is_empty() {
                break;
            }
            game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
            game.audit().expect("every piece in its place");
        }
    }
    assert!((61..=GloriaMundi::MAX_LEGAL).contains(&longest), "{longest}");
}

/// Walls on all cards, and an icon of each type: the longest list of losses.
#[test]
fn thirty_walls_fit_a_list() {
    let mut options = standard(2);
    let wall: Card = "Murus | red | free | 0 | wall".parse().expect("a wall");
    options.deck = Deck { placeholder: false, cards: vec![wall; 64] };
    options.board.barbarian = vec!["farm+city+legion".parse().expect("icons"); 5];
    let mut game = arrange(&options, &full(&options, "tribute", 0)).expect("a table");
    game.apply("decline".parse().expect("an answer"), &mut NoEvents).expect("legal");
    assert_eq!(game.legal_actions().len(), 60);
}

/// A deck in which an architect replaces several resources has few different ones, copies apart;
/// others have as many as they like. R-M22.
#[test]
fn many_different_architects_are_refused_where_they_are_named() {
    let deck = |n: u8, more: &str| {
        let line = |n| format!("A | red | free | 0 | {n} food => gold");
        let cards = (1..=n).map(line).chain([more.to_owned(), line(1)]);
        cards.map(|line| line.parse().expect("a card")).collect()
    };
    let several = "B | red | free | 0 | food => 2 gold";
    let one = "B | red | free | 0 | gold => food";
    for (n, more, refusal) in [
        (7, several, None),
        (8, several, Some("deck.cards.8: TooManyKinds { what: \"=>\", most: 8 }")),
        (9, one, None),
    ] {
        let mut options = standard(2);
        options.deck = Deck { placeholder: false, cards: deck(n, more) };
        let game = GloriaMundi::new(&options, Seed::from_number(1));
        assert_eq!(game.err().map(|error| error.to_string()).as_deref(), refusal, "{n} {more}");
    }
}
