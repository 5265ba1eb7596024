//! One of everything that can be said.

use engine::Seat;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Card, Material, Role};
use glory_to_rome::decision::{Because, Parts};
use glory_to_rome::event::{CountsShown, Zone};
use glory_to_rome::options::{
    Beginner, CircusMaximusRule, Edition, ScriptoriumRule, StairwayRule, Start, VaultView,
};
use glory_to_rome::state::EndedBy;
use glory_to_rome::{Decision, Event, Options, Refusal};

const ZONES: [Zone; 4] = [Zone::Hand, Zone::Stockpile, Zone::Pool, Zone::Deck];

/// The editions, and tables that turn every switch.
pub(super) fn tables(players: u8) -> Vec<Options> {
    // Random games are longer where nobody can propose a victory.
    let long = |edition| Options { concession: false, ..Options::of_edition(edition, players) };
    let mut all: Vec<Options> = Edition::ALL.map(long).into();
    let original = all[0];
    all.push(Options {
        start: Start::Chosen,
        vault_view: VaultView::Placement,
        latrine_jack: true,
        scriptorium: ScriptoriumRule::Wildcard,
        circus_maximus: CircusMaximusRule::Rest,
        gate_statue: false,
        stairway: StairwayRule::Extra,
        ask_voluntary_give: true,
        concession: true,
        max_turns: 60,
        ..original
    });
    all.extend(Beginner::ALL.map(|beginner| Options { beginner, ..original }));
    let collation = all[1].collation;
    all.push(Options { collation, ..original });
    all
}

pub(super) fn decisions() -> Vec<Decision> {
    let seat = Seat(1);
    let mut all = vec![
        Decision::Start,
        Decision::Lead,
        Decision::Petition { left: 3, of: None },
        Decision::Craftsman,
        Decision::Fountain { more: false },
        Decision::Fountain { more: true },
        Decision::Legionary { left: 1 },
        Decision::Legionary { left: 3 },
        Decision::Plunder,
        Decision::Coliseum { victim: seat },
        Decision::Prison,
        Decision::Senate,
        Decision::Sewer,
        Decision::Grant { to: seat },
    ];
    for role in Role::ALL {
        all.extend([Decision::Follow { role }, Decision::Palace { role }]);
        all.push(Decision::Bath { client: role });
    }
    for material in Material::ALL {
        all.extend([1, 2].map(|left| Decision::Petition { left, of: Some(material) }));
        all.extend([false, true].map(|protected| Decision::Give { material, protected }));
    }
    for done in [Parts::NONE, Parts::MAIN, Parts::HAND] {
        all.extend([Decision::Patron { done }, Decision::Laborer { done }]);
        all.extend([Decision::Architect { done }, Decision::Merchant { done }]);
        let because = [Because::Turn, Because::School, Because::Academy];
        all.extend(because.map(|because| Decision::Thinker { because, done }));
    }
    all
}

pub(super) fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::NoJack,
        Refusal::NoJackInPile,
        Refusal::NotForTheLatrine,
        Refusal::NoPetition { size: 3 },
        Refusal::DeckEmpty,
        Refusal::DemandByHand,
        Refusal::OutsideNeedsTwo,
        Refusal::BathIsAlone,
        Refusal::StairwayCameFirst,
        Refusal::PairsDoNotCount,
        Refusal::PoolAfterDeck,
        Refusal::StockpileOrDeck,
        Refusal::NoPlayedJack { seat: Seat(1) },
        Refusal::EmptyHand,
        Refusal::NoGrant,
        Refusal::OfferedAlready,
    ];
    for asked in decisions() {
        all.extend([Refusal::NotTheQuestion { asked }, Refusal::MayNotDecline { asked }]);
        all.extend([Refusal::DoneAlready { asked }, Refusal::WrongSource { asked }]);
    }
    all.extend(Building::ALL.into_iter().flat_map(refusals_of));
    all.extend(Material::ALL.into_iter().flat_map(refusals_of_material));
    for role in Role::ALL {
        all.extend([Refusal::NoSuchClient { role }, Refusal::CannotActAs { role }]);
    }
    all
}

fn refusals_of(building: Building) -> [Refusal; 14] {
    let card = building;
    let material = Material::Wood;
    [
        Refusal::NotHeld { card },
        Refusal::NotDrawn { card },
        Refusal::NotOfTheRole { card, role: Role::Patron },
        Refusal::NotInThePetition { card },
        Refusal::NoFunction { building },
        Refusal::NameTaken { building },
        Refusal::WrongSite { card, site: material },
        Refusal::NotFounded { building },
        Refusal::DoesNotFit { material, building },
        Refusal::NotCompleted { building },
        Refusal::NobodyHasIt { building },
        Refusal::AlreadyPublic { building },
        Refusal::AlreadyShown { card },
        Refusal::NotStealable { building },
    ]
}

fn refusals_of_material(material: Material) -> [Refusal; 10] {
    let site = material;
    [
        Refusal::NotInPool { material },
        Refusal::StillPlayed { material },
        Refusal::NotInStockpile { material },
        Refusal::NoSite { site },
        Refusal::NoSiteOutside { site },
        Refusal::TownFirst { site },
        Refusal::NotDemanded { material },
        Refusal::GiveFirst { material },
        Refusal::MustGive { material },
        Refusal::NotInCamp { material },
    ]
}

/// One of each kind, with the values that make a difference.
pub(super) fn events() -> Vec<Event> {
    let (seat, other) = (Seat(0), Seat(1));
    let (none, some) = (CountsShown(Counts::EMPTY), CountsShown(Counts::each(1)));
    let mut all = vec![
        Event::Chose { seat, card: None },
        Event::TurnBegan { turn: 1, leader: seat },
        Event::DiscardedHand { seat },
        Event::TookJack { seat },
        Event::Drew { seat, card: None },
        Event::Acts { seat, actions: 1 },
        Event::Acts { seat, actions: 2 },
        Event::Kept { seat },
        Event::Declined { seat, question: Decision::Prison },
        Event::Declined { seat, question: Decision::Senate },
        Event::Declined { seat, question: Decision::Sewer },
        Event::Declined { seat, question: Decision::Plunder },
        Event::Declined { seat, question: Decision::Coliseum { victim: other } },
        Event::Declined {
            seat,
            question: Decision::Thinker { because: Because::School, done: Parts::NONE },
        },
        Event::SoldUnseen { seat, card: None, from: Zone::Deck },
        Event::Played { seat, card: Card::Jack },
        Event::Discarded { seat, card: Card::Jack },
        Event::TookPlayedJack { seat, from: other },
        Event::Cleared { orders: none, jacks: 0 },
        Event::Cleared { orders: none, jacks: 1 },
        Event::Cleared { orders: some, jacks: 0 },
        Event::Cleared { orders: some, jacks: 2 },
        Event::Proposed { seat, to: other },
        Event::Proposed { seat: other, to: seat },
        Event::Proposed { seat, to: seat },
        Event::Voted { seat, agreed: true },
        Event::Voted { seat, agreed: false },
        Event::VaultOpened { seat, basilica: none, atrium: none },
        Event::VaultOpened { seat, basilica: some, atrium: some },
    ];
    all.extend(EndedBy::ALL.map(|by| Event::Ended { by }));
    all.extend(Role::ALL.into_iter().flat_map(|role| events_of_role(seat, role)));
    all.extend(Building::ALL.into_iter().flat_map(|card| events_of_building(seat, card)));
    all.extend(Material::ALL.into_iter().flat_map(|material| events_of_material(seat, material)));
    all
}

const fn acting(role: Role) -> Decision {
    let done = Parts::NONE;
    match role {
        Role::Patron => Decision::Patron { done },
        Role::Laborer => Decision::Laborer { done },
        Role::Craftsman => Decision::Craftsman,
        Role::Architect => Decision::Architect { done },
        Role::Merchant => Decision::Merchant { done },
        Role::Legionary => Decision::Legionary { left: 1 },
    }
}

fn events_of_role(seat: Seat, role: Role) -> Vec<Event> {
    let mut all = vec![
        Event::Led { seat, role },
        Event::Followed { seat, role },
        Event::Declined { seat, question: Decision::Follow { role } },
        Event::Declined { seat, question: Decision::Palace { role } },
        Event::Declined { seat, question: Decision::Bath { client: role } },
        Event::Declined { seat, question: acting(role) },
        Event::Bathed { seat, client: Role::Merchant, role },
        Event::Seized { seat, victim: Seat(1), role },
    ];
    all.extend(ZONES.map(|from| Event::Hired { seat, role, from }));
    all
}

fn events_of_building(seat: Seat, building: Building) -> [Event; 16] {
    let (card, victim, material) = (building, Seat(1), Material::Marble);
    [
        Event::Chose { seat, card: Some(card) },
        Event::Drawn { seat, card },
        Event::Played { seat, card: Card::Order(card) },
        Event::Discarded { seat, card: Card::Order(card) },
        Event::Drew { seat, card: Some(card) },
        Event::Turned { seat, card },
        Event::Founded { seat, building, site: material, outside: false },
        Event::Founded { seat, building, site: material, outside: true },
        Event::Added { seat, building, material, from: Zone::Hand },
        Event::Completed { seat, building, gain: 2, influence: 5 },
        Event::Published { seat, building, material },
        Event::SoldUnseen { seat, card: Some(card), from: Zone::Hand },
        Event::Demanded { seat, card },
        Event::Gave { seat, to: victim, card },
        Event::Stole { seat, victim, building },
        Event::Stole { seat: victim, victim: seat, building },
    ]
}

fn events_of_material(seat: Seat, material: Material) -> Vec<Event> {
    let mut all = vec![
        Event::Sold { seat, material },
        Event::GaveStock { seat, to: Seat(1), material, n: 2 },
        Event::Glory { seat, material, gave: false, protected: false },
        Event::Glory { seat, material, gave: true, protected: false },
        Event::Glory { seat, material, gave: false, protected: true },
        Event::Drained { seat, material },
    ];
    all.extend(ZONES.map(|from| Event::Took { seat, material, from }));
    all
}
