//! Measures of a seat's position.

use engine::Seat;
use fortuna::card::{ActionCard, Building, Cube, GATE, PALACE, Privilege};
use fortuna::state::{Province, Table};

use super::mind::Mind;
use super::worth::{expectation, points};

const N_FEATURES: usize = 44;

/// *Late* ones grow with the leading pawn's progress; *last* ones count only in the last round.
pub(super) const NAMES: [&str; N_FEATURES] = [
    "road",
    "road-late",
    "road-last",
    "to-gate-late",
    "in-rome",
    "in-rome-late",
    "shut-out-last",
    "at-palace",
    "first-at-palace",
    "points",
    "points-late",
    "points-last",
    "point-cards",
    "advance-cards",
    "other-play-cards",
    "money",
    "money-late",
    "water",
    "wheat",
    "wheat-beyond-two",
    "wine",
    "wine-beyond-two",
    "goods-late",
    "second-die",
    "third-die",
    "dice-late",
    "vestals",
    "vestals-dice",
    "vestals-late",
    "centurions",
    "centurions-late",
    "married",
    "married-dice",
    "married-late",
    "palace",
    "market",
    "aqueduct",
    "basilica",
    "fortuna-card",
    "harvest-cards",
    "to-move",
    "to-move-late",
    "favour",
    "worth",
];

/// Measures the observer's seat; each number is between about -3 and 3.
pub(super) fn measure(mind: &Mind<'_>, features: &mut [f32]) {
    let outlook = mind.outlook;
    let (table, own) = (outlook.table, mind.own());
    let time = GameProgress::of(table);
    let (late, last) = (time.late, time.last);
    let road = f32::from(own.road) / 5.0;
    let in_rome = one_if(own.road >= GATE);
    let points = points(outlook.hand, own) / 6.0;
    let money = f32::from(own.money) / 6.0;
    let n = |cube| f32::from(own.cube(cube));
    let (water, wheat, wine) = (n(Cube::Water), n(Cube::Wheat), n(Cube::Wine));
    let more_dice = f32::from(own.dice) - 1.0;
    let vestals = f32::from(own.vestals) / 2.0;
    let centurions = f32::from(own.centurions) / 2.0;
    let married = one_if(own.married);
    let has = |building| one_if(own.buildings.has(building));
    let count = |card| f32::from(outlook.hand.count(card));
    let advances = count(Privilege::Advance);
    let plays: f32 =
        Privilege::ALL[..Privilege::Advance.index()].iter().map(|card| count(*card)).sum();
    let edge = table.edges[table.edge_of(outlook.seat)];
    let on_edge = |card| one_if(edge.has(card));
    let to_move = one_if(is_to_move(table, outlook.seat));
    features.copy_from_slice(&[
        road,
        road * late,
        road * last,
        f32::from(GATE.saturating_sub(own.road)) / 5.0 * late,
        in_rome,
        in_rome * late,
        (1.0 - in_rome) * last,
        one_if(own.road == PALACE),
        one_if(table.arrivals.first() == Some(&outlook.seat)),
        points,
        points * late,
        points * last,
        (f32::from(outlook.hand.len()) - advances - plays) / 2.0,
        advances,
        plays,
        money,
        money * late,
        water / 3.0,
        wheat.min(2.0) / 2.0,
        (wheat - 2.0).max(0.0) / 4.0,
        wine.min(2.0) / 2.0,
        (wine - 2.0).max(0.0) / 4.0,
        (water + wheat + wine) / 6.0 * late,
        one_if(own.dice > 1),
        one_if(own.dice > 2),
        more_dice * late,
        vestals,
        vestals * more_dice,
        vestals * late,
        centurions,
        centurions * late,
        married,
        married * more_dice / 2.0,
        married * late,
        has(Building::Palace),
        has(Building::Market),
        has(Building::Aqueduct),
        has(Building::Basilica),
        on_edge(ActionCard::Fortuna),
        on_edge(ActionCard::Harvest) + on_edge(ActionCard::Vintage),
        to_move,
        to_move * late,
        favour(mind, own),
        mind.lasting(own) / 16.0,
    ]);
}

struct GameProgress {
    /// The progress of the leading pawn, from 0 to 1.
    late: f32,
    /// 1 in the last round, else 0.
    last: f32,
}

impl GameProgress {
    fn of(table: &Table) -> Self {
        let lead = table.provinces.iter().map(|province| province.road).max().unwrap_or(0);
        let is_last = !table.arrivals.is_empty() || table.round == table.options.max_rounds;
        Self { late: f32::from(lead) / f32::from(PALACE), last: one_if(is_last) }
    }
}

fn one_if(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Whether the seat has a turn in this round, now or later.
fn is_to_move(table: &Table, seat: Seat) -> bool {
    table.podium.iter().skip(usize::from(table.n_played)).any(|later| *later == seat)
}

/// The worth of the next favour.
fn favour(mind: &Mind<'_>, own: &Province) -> f32 {
    if own.road == PALACE { 0.0 } else { expectation(&mind.gains(own), own.dice) / 4.0 }
}
