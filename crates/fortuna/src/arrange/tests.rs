use engine::{Game, NoEvents};

use super::*;
use crate::action::Action;
use crate::card::ActionCard;
use crate::position::SupplyPosition;
use crate::setup::{CubeSupply, Deal, FortunaUnheld, Prices};

fn options(players: u8, cubes: CubeSupply) -> Options {
    Options {
        rules: Fortuna::RULES,
        players,
        deal: Deal::Beginner,
        fortuna_unheld: FortunaUnheld::Stay,
        cubes,
        max_rounds: 60,
        prices: Prices { placeholder: true, market: 3, aqueduct: 3, palace: 4, basilica: 4 },
    }
}

fn with_seats<const N: usize>(seats: [SeatPosition; N]) -> Position {
    let seats = (0..).zip(seats).map(|(seat, given)| (Seat(seat).to_string(), given)).collect();
    Position { seats, ..Position::default() }
}

/// The most goods a seat can have, and every privilege card that can be played.
fn richest(card: ActionCard) -> SeatPosition {
    let playable = [
        Privilege::Recruit,
        Privilege::WaterGift,
        Privilege::WheatGift,
        Privilege::WineGift,
        Privilege::Advance,
    ];
    SeatPosition {
        water: u8::MAX,
        wheat: u8::MAX,
        wine: u8::MAX,
        money: MAX_MONEY,
        vestals: 1,
        centurions: 1,
        married: true,
        cards: vec![card],
        hand: Some(playable.into()),
        ..SeatPosition::default()
    }
}

#[test]
fn no_legal_list_is_longer_than_promised() {
    let mut longest = 0;
    for card in ActionCard::ALL {
        let mut game = arrange(&options(2, CubeSupply::Infinite), &with_seats([richest(card)]))
            .expect("a table without limits");
        longest = longest.max(game.legal_actions().len());
        game.apply(Action::Use(card), &mut NoEvents).expect("a card that does something");
        longest = longest.max(game.legal_actions().len());
    }
    assert_eq!(longest, Fortuna::MAX_LEGAL);
}

fn refused(players: u8, position: &Position) -> (String, SetupProblem) {
    let error = arrange(&options(players, CubeSupply::Finite), position);
    let SetupError { at, problem } = error.expect_err("more than the box holds");
    (at, problem)
}

const fn box_holds(what: &'static str, most: u32) -> SetupProblem {
    SetupProblem::BoxHolds { what, most }
}

#[test]
fn goods_beyond_the_box_are_refused_where_they_are() {
    let water = |water| SeatPosition { water, ..SeatPosition::default() };
    let position = with_seats([water(15), water(1)]);
    assert_eq!(refused(2, &position), ("seats.1.water".to_owned(), box_holds("water", 15)));

    let position = with_seats([water(255), water(255)]);
    assert_eq!(refused(2, &position), ("seats.0.water".to_owned(), box_holds("water", 15)));

    let supply = SupplyPosition { water: Some(15), ..SupplyPosition::default() };
    let position = Position { supply, ..with_seats([water(1)]) };
    assert_eq!(refused(2, &position), ("supply.water".to_owned(), box_holds("water", 15)));

    let full = SeatPosition {
        water: 15,
        buildings: vec![Building::Aqueduct],
        aqueduct_full: true,
        ..SeatPosition::default()
    };
    let at = "seats.0.aqueduct_full".to_owned();
    assert_eq!(refused(2, &with_seats([full])), (at, box_holds("water", 15)));
}

#[test]
fn dice_and_buildings_beyond_the_box_are_refused_where_they_are() {
    let dice = |dice| SeatPosition { dice, ..SeatPosition::default() };
    let position = with_seats([dice(3), dice(3), dice(3), dice(1)]);
    assert_eq!(refused(4, &position), ("seats.3.dice".to_owned(), box_holds("dice", 9)));

    let supply = SupplyPosition { dice: Some(8), ..SupplyPosition::default() };
    let position = Position { supply, ..Position::default() };
    assert_eq!(refused(2, &position), ("supply.dice".to_owned(), box_holds("dice", 9)));

    let built = |buildings: &[Building]| SeatPosition {
        buildings: buildings.to_vec(),
        ..SeatPosition::default()
    };
    let market = || built(&[Building::Market]);
    let position = with_seats([market(), market(), market()]);
    assert_eq!(refused(3, &position), ("seats.2.buildings".to_owned(), box_holds("market", 2)));

    let piles = [(Building::Market, 2)].into();
    let position = Position { piles, ..with_seats([market()]) };
    assert_eq!(refused(3, &position), ("piles.market".to_owned(), box_holds("market", 2)));

    let position = with_seats([built(&Building::ALL)]);
    let problem = SetupProblem::TooMany { most: 3 };
    assert_eq!(refused(4, &position), ("seats.0.buildings".to_owned(), problem));
}

#[test]
fn privilege_cards_beyond_the_box_are_refused_where_they_are() {
    let hand =
        |n| SeatPosition { hand: Some(vec![Privilege::Advance; n]), ..SeatPosition::default() };
    let position = with_seats([hand(4), hand(1)]);
    assert_eq!(refused(3, &position), ("seats.1.hand".to_owned(), box_holds("advance", 4)));
    assert_eq!(arrange(&options(4, CubeSupply::Finite), &position).err(), None);

    let discards = vec![Privilege::Advance; 40];
    let position = Position { discards, ..Position::default() };
    assert_eq!(refused(4, &position), ("discards".to_owned(), box_holds("advance", 8)));

    let deck = Some(vec![Privilege::Recruit; 30]);
    let position = Position { deck, ..Position::default() };
    assert_eq!(refused(4, &position), ("deck".to_owned(), box_holds("recruit", 2)));

    let position = Position { aside: Some(vec![Privilege::Recruit]), ..Position::default() };
    assert_eq!(refused(4, &position), ("aside".to_owned(), SetupProblem::TooMany { most: 0 }));
}

#[test]
fn a_card_placed_twice_is_refused_where_it_is() {
    let seat = SeatPosition { cards: vec![ActionCard::Water], ..SeatPosition::default() };
    let pool = vec![ActionCard::Water];
    let position = Position { pool, phase: Phase::Draft, ..with_seats([seat]) };
    assert_eq!(refused(2, &position), ("pool".to_owned(), SetupProblem::Twice("water")));
}

#[test]
fn no_turns_are_played_before_the_first_round() {
    for phase in [Phase::Draft, Phase::TurnDown] {
        let position = Position { phase, active: Some(Seat(1)), ..Position::default() };
        let game = arrange(&options(3, CubeSupply::Finite), &position).expect("a set-up");
        assert_eq!(game.table.n_played, 0);
    }
}

#[test]
fn a_round_beyond_the_last_is_refused() {
    for (round, found) in [(0, 0), (61, 61)] {
        let position = Position { round: Some(round), ..Position::default() };
        let problem = SetupProblem::OutOfRange { found, least: 1, most: 60 };
        assert_eq!(refused(2, &position), ("round".to_owned(), problem));
    }
}

#[test]
fn unlimited_goods_are_counted_up_to_255() {
    let infinite = options(2, CubeSupply::Infinite);
    let position = with_seats([richest(ActionCard::Water), richest(ActionCard::Harvest)]);
    let at = arrange(&infinite, &position).expect_err("cards are limited all the same").at;
    assert_eq!(at, "seats.1.hand");

    let position = with_seats([richest(ActionCard::Water)]);
    let mut game = arrange(&infinite, &position).expect("a table without limits");
    game.apply(Action::Use(ActionCard::Water), &mut NoEvents).expect("there is water");
    assert_eq!(game.table.own().water(), u8::MAX);

    let supply = SupplyPosition { wine: Some(16), ..SupplyPosition::default() };
    let error = arrange(&infinite, &Position { supply, ..Position::default() });
    assert_eq!(error.expect_err("a supply out of bounds").at, "supply.wine");
}
