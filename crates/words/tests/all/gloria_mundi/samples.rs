//! One of everything that can be said.

use engine::Seat;
use gloria_mundi::bill::Due;
use gloria_mundi::card::{CardId, Production, Resource, Symbol};
use gloria_mundi::score::EndedBy;
use gloria_mundi::{Decision, Event, Refusal};

const CARD: CardId = CardId(3);

fn dues() -> Vec<Due> {
    let buildings = Production::ALL.into_iter().zip([0, 1, 5]);
    let mut all: Vec<Due> = buildings.map(|(on, slot)| Due::Building { slot, on }).collect();
    all.push(Due::Tribute);
    all.extend([1, 3].map(|times| Due::Power { card: CARD, times }));
    all
}

fn pairs() -> impl Iterator<Item = (Resource, Resource)> {
    Resource::ALL.into_iter().flat_map(|from| Resource::ALL.map(|to| (from, to)))
}

pub(super) fn decisions() -> Vec<Decision> {
    let mut all = vec![
        Decision::Play,
        Decision::Instead,
        Decision::Activate,
        Decision::Times { card: CARD },
        Decision::PullDown { card: CARD, more: false },
        Decision::PullDown { card: CARD, more: true },
        Decision::Buy,
        Decision::Replace { card: CARD },
        Decision::Tribute,
        Decision::Lose,
        Decision::Recover,
    ];
    all.extend(pairs().map(|(from, to)| Decision::Architect { from, to }));
    for of in Symbol::ALL {
        all.extend([1, 3].map(|left| Decision::Take { card: CARD, of, left }));
    }
    for due in dues() {
        all.extend(Resource::ALL.map(|of| Decision::Pay { due, of }));
    }
    all
}

pub(super) fn refusals() -> Vec<Refusal> {
    let card = CARD;
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::NotReady { card },
        Refusal::OtherType { card },
        Refusal::Red { card },
        Refusal::NoPower { card },
        Refusal::InsteadFirst { card },
        Refusal::PassedOver { card },
        Refusal::CannotSpend { card },
        Refusal::NoJoker { card },
        Refusal::NothingToCount { card },
        Refusal::NotItself { card },
        Refusal::NotServing { card },
        Refusal::MustReplace,
        Refusal::TributeTooDear,
        Refusal::PartOfTribute,
        Refusal::NoWall { card },
        // A card that a user's deck does not have.
        Refusal::NoWall { card: CardId(63) },
    ];
    for asked in decisions() {
        all.push(Refusal::NotTheQuestion { asked });
        all.push(Refusal::MayNotDecline { asked });
        all.push(Refusal::NotYours { card, asked });
        all.push(Refusal::NotThisKind { asked });
        all.extend([1, 4].map(|most| Refusal::Amount { least: 1, most, asked }));
    }
    for icon in Production::ALL {
        all.push(Refusal::NotInHand { card: icon });
        all.push(Refusal::BarbarianElsewhere { card, icon });
        all.push(Refusal::WrongPlace { card, on: icon });
        all.push(Refusal::NoPlace { card, on: icon });
        all.push(Refusal::NotDemanded { production: icon });
        all.push(Refusal::NoneFree { production: icon });
    }
    for slot in 0..6 {
        all.push(Refusal::EmptySlot { slot });
        all.push(Refusal::TooDear { slot });
        all.push(Refusal::GloryMissing { slot });
    }
    for (from, to) in pairs() {
        all.push(Refusal::NoArchitect { from, to });
        all.push(Refusal::NotReplaceable { from, to });
        all.push(Refusal::OtherArchitect { card, from, to });
    }
    all.extend([0, 1, 5].map(|most| Refusal::Times { most }));
    all.extend(Symbol::ALL.map(|symbol| Refusal::NotLying { symbol }));
    all
}

/// One of each kind, with the values that make a difference.
pub(super) fn events() -> Vec<Event> {
    let (seat, card) = (Seat(0), CARD);
    let mut all = vec![
        Event::TurnBegan { seat, turn: 3 },
        Event::Added { card },
        Event::Burnt { card },
        Event::Used { seat, card },
        Event::Declined { seat, question: Decision::Buy },
        Event::Declined { seat, question: Decision::Tribute },
        Event::Declined { seat, question: Decision::PullDown { card, more: true } },
        Event::Served { seat, card, paid: [0; 4] },
        Event::Served { seat, card, paid: [1, 2, 0, 0] },
        Event::PulledDown { seat, card },
        Event::Moved { seat, from: 2, to: 3 },
        Event::Moved { seat, from: 2, to: 5 },
        Event::Moved { seat, from: 36, to: 38 },
        Event::LaidTribute { seat, space: 4 },
        Event::BarbarianMoved { from: 0, to: 1 },
        Event::BarbarianMoved { from: 3, to: 6 },
        Event::BarbarianMoved { from: 37, to: 38 },
    ];
    for production in Production::ALL {
        all.push(Event::Played { seat, card: production });
        all.push(Event::Bought { seat, card, slot: 2, on: production });
        all.extend([None, Some(card)].map(|card| Event::Lost { seat, production, card }));
        all.push(Event::Defended { seat, production, card });
    }
    for resource in Resource::ALL {
        all.extend([0, 1, 2].map(|n| Event::Produced { seat, resource, n }));
        all.push(Event::Recovered { seat, resource });
    }
    for symbol in Symbol::ALL {
        all.extend([1, 2].map(|n| Event::Gained { seat, card, symbol, n }));
    }
    for due in dues() {
        all.extend([[0; 4], [1, 0, 2, 1]].map(|paid| Event::Paid { seat, due, paid }));
    }
    all.extend(pairs().map(|(from, to)| Event::Replaced { seat, card, from, n: 2, to }));
    all.extend(EndedBy::ALL.map(|by| Event::Ended { by }));
    all
}
