//! One of everything that can be said.

use engine::Seat;
use fortuna::card::{ActionCard, Building, Cube, Favour, FavourSet, Helper, Privilege};
use fortuna::sets::Dice;
use fortuna::{Decision, Event, Refusal};

pub(super) fn decisions() -> Vec<Decision> {
    let mut all = vec![
        Decision::Draft,
        Decision::TurnDown,
        Decision::ChooseCard,
        Decision::Family,
        Decision::Build,
        Decision::Corruption,
        Decision::Swap,
        Decision::Military,
        Decision::Roll,
        Decision::Die,
        Decision::Favour,
        Decision::ExtraFlip,
        Decision::Keep { second: false },
        Decision::Keep { second: true },
        Decision::KeepPalace,
        Decision::EndTurn,
    ];
    all.extend(Cube::ALL.map(|into| Decision::Convert { into }));
    all.extend(Cube::ALL.map(|goods| Decision::Sell { goods }));
    all.extend(Helper::ALL.map(|helper| Decision::Hire { helper }));
    all
}

pub(super) fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::TooFew { asked: Decision::Favour },
        Refusal::AlreadyCommanded,
        Refusal::NoRollAtThePalace { asked: Decision::Family },
        Refusal::NoRollAtThePalace { asked: Decision::Military },
        Refusal::NoRoomToBuild,
        Refusal::NoDieLeft,
        Refusal::PalaceNeedsMarriage,
        Refusal::NoCenturion,
        Refusal::AlreadyRolled,
        Refusal::NotMarried,
        Refusal::NoVestal,
        Refusal::TaxNotAllowed,
        Refusal::AlreadyAdvanced,
        Refusal::AtThePalace,
        Refusal::NoSuchDie { value: 3 },
    ];
    for asked in decisions() {
        all.push(Refusal::NotTheQuestion { asked });
        all.push(Refusal::MayNotDecline { asked });
    }
    for card in ActionCard::ALL {
        all.push(Refusal::NotInThePool { card });
        all.push(Refusal::NotOnYourEdge { card, asked: Decision::ChooseCard });
        all.push(Refusal::OnYourEdge { card, asked: Decision::Swap });
        all.push(Refusal::FaceDown { card });
        all.push(Refusal::NoEffect { card });
        all.push(Refusal::BribeTooDear { card });
    }
    for building in Building::ALL {
        all.push(Refusal::PileEmpty { building });
        all.push(Refusal::AlreadyBuilt { building });
        all.push(Refusal::TooDear { building, price: 4 });
    }
    for favour in Favour::ALL {
        all.push(Refusal::FavourClosed { favour, asked: Decision::Favour });
        all.push(Refusal::NothingGiven { favour });
        all.extend([1, 2].map(|most| Refusal::TooFewSpaces { favour, most }));
        all.push(Refusal::DieTooLow { favour, die: 1 });
        all.push(Refusal::FavourHasTokens { favour });
        all.extend([0, 1, 2].map(|most| Refusal::NotEnoughGoods { favour, most }));
    }
    for card in Privilege::ALL {
        all.push(Refusal::NotOffered { card, asked: Decision::KeepPalace });
        all.push(Refusal::NotHeld { card });
    }
    all.extend([0, 1, 5].map(|most| Refusal::TooMany { most, asked: Decision::Swap }));
    for cube in Cube::ALL {
        all.extend([false, true].map(|gift| Refusal::SupplyEmpty { cube, gift }));
        all.extend([0, 1, 5].map(|most| Refusal::SupplyShort { cube, most }));
    }
    all.extend(Helper::ALL.map(|helper| Refusal::HelpersFull { helper }));
    all
}

/// One of each kind, with the values that make a difference.
pub(super) fn events() -> Vec<Event> {
    let seat = Seat(0);
    let dice: Dice = [1, 6].into_iter().collect();
    let mut all = vec![
        Event::TurnedDown { seat, card: None },
        Event::RoundBegan { round: 2 },
        Event::TurnBegan { seat },
        Event::AqueductFilled { seat },
        Event::GainedDie { seat },
        Event::Married { seat },
        Event::Gained { seat, money: 3 },
        Event::Rolled { seat, dice },
        Event::ChoseDie { seat, value: 6 },
        Event::NoFavour { seat, value: 1 },
        Event::Moved { seat, from: 2, to: 3 },
        Event::Moved { seat, from: 9, to: 11 },
        Event::Moved { seat, from: 13, to: 15 },
        Event::Taxed { seat },
        Event::Declined { seat, question: Decision::Military },
        Event::Declined { seat, question: Decision::ExtraFlip },
        Event::Declined { seat, question: Decision::Convert { into: Cube::Wine } },
        Event::SteppedBack { seat, from: 0, to: 0 },
        Event::SteppedBack { seat, from: 1, to: 0 },
        Event::Drew { seat, card: None },
        Event::Kept { seat, card: None, old: false },
        Event::Looked { seat, card: None },
        Event::PutAside { seat, card: None },
        Event::Reshuffled { n: 1 },
        Event::Reshuffled { n: 7 },
        Event::TokensLaid { favours: FavourSet::ALL },
        Event::Podium { order: [Seat(1), Seat(0)].into_iter().collect() },
        Event::Ended,
    ];
    all.extend((1..=4).map(|place| Event::Arrived { seat, place }));
    all.extend(ActionCard::ALL.into_iter().flat_map(|card| events_of_card(seat, card)));
    all.extend(Privilege::ALL.into_iter().flat_map(|card| events_of_privilege(seat, card)));
    all.extend(events_of_goods(seat));
    all.extend(events_of_favours(seat));
    all
}

fn events_of_goods(seat: Seat) -> Vec<Event> {
    let mut all = Vec::new();
    for cube in Cube::ALL {
        all.push(Event::Took { seat, cube, n: 2 });
        all.push(Event::Converted { seat, into: cube, n: 1 });
        all.push(Event::Sold { seat, goods: cube, n: 2, money: 4 });
    }
    for helper in Helper::ALL {
        all.extend([0, 3].map(|money| Event::Hired { seat, helper, n: 1, money }));
    }
    all.extend(Building::ALL.map(|building| Event::Built { seat, building, money: 3 }));
    all
}

fn events_of_favours(seat: Seat) -> Vec<Event> {
    let mut all = Vec::new();
    for favour in Favour::ALL {
        all.push(Event::Flipped { seat, favour });
        for (goods, tokens) in [(0, 0), (1, 1), (2, 3)] {
            all.push(Event::Fulfilled { seat, favour, goods, tokens });
        }
    }
    all
}

fn events_of_card(seat: Seat, card: ActionCard) -> [Event; 10] {
    let took = ActionCard::Fortuna;
    [
        Event::Drafted { seat, card },
        Event::Dealt { edge: 1, card },
        Event::TurnedDown { seat, card: Some(card) },
        Event::Revealed { seat, card },
        Event::Chose { seat, card, carried_out: true },
        Event::Chose { seat, card, carried_out: false },
        Event::Bribed { seat, payee: None, card },
        Event::Bribed { seat, payee: Some(Seat(1)), card },
        Event::Swapped { seat, gave: card, took, edge: 3 },
        Event::Commanded { seat, card },
    ]
}

fn events_of_privilege(seat: Seat, card: Privilege) -> [Event; 7] {
    [
        Event::Drew { seat, card: Some(card) },
        Event::Kept { seat, card: Some(card), old: true },
        Event::Looked { seat, card: Some(card) },
        Event::Showed { seat, card, palace: false },
        Event::PutAside { seat, card: Some(card) },
        Event::Discarded { seat, card },
        Event::Played { seat, card, old: false, palace: true },
    ]
}
