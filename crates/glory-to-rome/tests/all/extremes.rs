//! The fullest tables that can be arranged, and tables beyond the box.

use std::collections::BTreeMap;

use engine::{Game, NoEvents, Refusal as _, Seat, SetupError, SetupProblem};
use glory_to_rome::card::{Building, Card, Material, Role};
use glory_to_rome::options::{Edition, ScriptoriumRule, StairwayRule};
use glory_to_rome::position::{BuildingPosition, SeatPosition};
use glory_to_rome::{Action, GloryToRome, Options, Position, Refusal};

/// All functions that allow a material where it does not fit, made public.
const PUBLIC: [Building; 4] =
    [Building::Tower, Building::Road, Building::Scriptorium, Building::Archway];

fn foundation(name: Building, site: Material) -> BuildingPosition {
    let (materials, complete, stolen, from) = (Vec::new(), false, false, None);
    BuildingPosition { name, site: Some(site), materials, complete, stolen, from }
}

fn stolen(name: Building) -> BuildingPosition {
    BuildingPosition { complete: true, stolen: true, ..foundation(name, name.material()) }
}

/// A foundation on each site, as far as there are names.
fn foundations() -> Vec<BuildingPosition> {
    let of = |material: Material| {
        let names = material.buildings().into_iter().filter(|name| *name != Building::Statue);
        names.take(6).map(move |name| foundation(name, material))
    };
    let statue = foundation(Building::Statue, Material::Wood);
    Material::ALL.into_iter().flat_map(of).chain([statue]).collect()
}

/// The leader has every foundation, every kind of card and every material; the opponent has every
/// building.
fn fullest() -> Position {
    let hand = Building::ALL.map(Card::Order).into_iter().chain([Card::Jack]);
    let leader = SeatPosition {
        hand: Some(hand.collect()),
        buildings: foundations(),
        stockpile: Material::ALL.to_vec(),
        ..SeatPosition::default()
    };
    let everything = Building::ALL.map(stolen).to_vec();
    let opponent = SeatPosition { buildings: everything, ..SeatPosition::default() };
    Position {
        // The last marble in the box is in the stockpile.
        pool: Material::ALL.into_iter().filter(|of| *of != Material::Marble).collect(),
        public: PUBLIC.to_vec(),
        deck: Some(vec![Building::Road, Building::Road]),
        seats: BTreeMap::from([("0".to_owned(), leader), ("1".to_owned(), opponent)]),
        ..Position::default()
    }
}

fn options(scriptorium: ScriptoriumRule) -> Options {
    let stairway = StairwayRule::Extra;
    Options { scriptorium, stairway, ..Options::of_edition(Edition::Original, 2) }
}

/// The number of answers the leader has after leading a role with the Jack.
fn answers(options: &Options, position: &Position, role: Role) -> usize {
    let mut game = GloryToRome::arrange(options, position).expect("a table");
    for action in [format!("lead {role} jack"), "think jack".to_owned()] {
        let action: Action = action.parse().expect("an action");
        game.apply(action, &mut NoEvents).expect("legal");
    }
    assert_eq!(game.pending().map(|(seat, _)| seat), Some(Seat(0)));
    game.legal_actions().len()
}

#[test]
fn the_longest_lists_have_room() {
    let mut position = fullest();
    let mut longest = 0;
    for scriptorium in ScriptoriumRule::ALL {
        for with_stairway in [false, true] {
            if with_stairway {
                position.public.push(Building::Stairway);
            }
            for role in Role::ALL {
                longest = longest.max(answers(&options(scriptorium), &position, role));
            }
        }
        position.public = PUBLIC.to_vec();
    }
    assert!((700..=GloryToRome::MAX_LEGAL).contains(&longest), "{longest} answers");
}

#[test]
fn removing_a_foundation_adds_no_answers() {
    let options = options(ScriptoriumRule::Completes);
    let whole = answers(&options, &fullest(), Role::Craftsman);
    for place in 0..foundations().len() {
        let mut position = fullest();
        position.seats.get_mut("0").expect("a leader").buildings.remove(place);
        let without = answers(&options, &position, Role::Craftsman);
        assert!(without <= whole, "{without} answers without {:?}", foundations()[place].name);
    }
}

fn refused(position: &Position) -> SetupError {
    let options = options(ScriptoriumRule::Completes);
    GloryToRome::arrange(&options, position).expect_err("more than the box holds")
}

fn of_leader(seat: SeatPosition) -> Position {
    Position { seats: BTreeMap::from([("0".to_owned(), seat)]), ..Position::default() }
}

fn assert_refused(position: &Position, at: &str, what: &'static str, most: u32) {
    assert_eq!(refused(position), SetupError::new(at, SetupProblem::BoxHolds { what, most }));
}

#[test]
fn no_card_is_there_more_often_than_in_the_box() {
    let deck = Some(vec![Building::Forum; 4]);
    assert_refused(&Position { deck, ..Position::default() }, "deck", "forum", 3);
    let hand = Some(vec![Card::Order(Building::Bar); 7]);
    let seat = SeatPosition { hand, ..SeatPosition::default() };
    assert_refused(&of_leader(seat), "seats.0.hand", "bar", 6);
    let stockpile = vec![Material::Brick; 25];
    let seat = SeatPosition { stockpile, ..SeatPosition::default() };
    assert_refused(&of_leader(seat), "seats.0.stockpile", "brick", 24);
    let clients = vec![Role::Patron; 25];
    let seat = SeatPosition { clients, ..SeatPosition::default() };
    assert_refused(&of_leader(seat), "seats.0.clients", "marble", 24);
}

#[test]
fn no_jack_or_site_is_there_more_often_than_in_the_box() {
    let jacks = Some(7);
    assert_refused(&Position { jacks, ..Position::default() }, "jacks", "jack", 6);
    let hand = Some(vec![Card::Jack; 300]);
    let seat = SeatPosition { hand, ..SeatPosition::default() };
    assert_refused(&of_leader(seat), "seats.0.hand", "jack", 6);
    let town = BTreeMap::from([(Material::Stone, 7)]);
    assert_refused(&Position { town, ..Position::default() }, "town.stone", "stone", 6);
    let sites = vec![Material::Wood; 7];
    let seat = SeatPosition { sites, ..SeatPosition::default() };
    assert_refused(&of_leader(seat), "seats.0.sites", "wood", 6);
    let names = Material::Brick.buildings().into_iter();
    let buildings = names.map(|name| foundation(name, Material::Brick)).collect();
    let seat = SeatPosition { buildings, ..SeatPosition::default() };
    assert_refused(&of_leader(seat), "seats.0.buildings", "brick", 6);
}

#[test]
fn no_turn_comes_after_the_last_one() {
    let most = options(ScriptoriumRule::Completes).max_turns;
    for turn in [0, most + 1] {
        let found = turn.into();
        let problem = SetupProblem::OutOfRange { found, least: 1, most: most.into() };
        let position = Position { turn: Some(turn), ..Position::default() };
        assert_eq!(refused(&position), SetupError::new("turn", problem));
    }
    let position = Position { leader: Some(Seat(2)), ..Position::default() };
    assert_eq!(refused(&position), SetupError::new("leader", SetupProblem::NoSuchSeat));
}

#[test]
fn a_player_who_is_not_asked_is_told_so() {
    let options = options(ScriptoriumRule::Completes);
    let game = GloryToRome::arrange(&options, &fullest()).expect("a table");
    for observer in [Some(Seat(1)), None] {
        let action: Action = "think draw".parse().expect("an action");
        let refusal = GloryToRome::refuse(&game.view(observer), action);
        assert_eq!(refusal, Refusal::NotYourTurn);
        assert_eq!(refusal.clause().to_string(), "GTR 2.1");
    }
}
