//! What the bot concludes from its view.

use engine::Seat;
use fortuna::card::{Building, Favour, GATE, PALACE};
use fortuna::state::{Province, Table};
use fortuna::{Decision, Outlook};

use super::beliefs::Beliefs;
use super::worth::{Gains, NEVER, points};

/// A judge of answers.
pub(super) struct Mind<'a> {
    pub(super) outlook: Outlook<'a>,
    pub(super) beliefs: &'a Beliefs,
    /// Whether this is the seat's last turn.
    pub(super) is_last_turn: bool,
    /// Whether this turn's favour is still to come.
    pub(super) is_favour_ahead: bool,
    pub(super) point: f32,
    pub(super) gate: f32,
    pub(super) palace: f32,
    pub(super) goods_fade: f32,
    pub(super) asset_fade: f32,
    pub(super) card_fade: f32,
    pub(super) buildings: [f32; Building::ALL.len()],
    pub(super) palace_die: f32,
    /// What each favour brings besides spaces.
    pub(super) bonus: Gains,
}

impl<'a> Mind<'a> {
    /// The mind of a seat with this outlook.
    #[inline]
    pub(super) fn new(outlook: Outlook<'a>, beliefs: &'a Beliefs) -> Self {
        let table = outlook.table;
        let is_last_turn = !table.arrivals.is_empty() || table.round == table.options.max_rounds;
        let stage = stage(table);
        let lasting = if is_last_turn { 0.0 } else { 1.0 };
        let crowd = beliefs.crowd[usize::from(table.n_players() - 2)] * lasting;
        let point = if is_last_turn { 1.0 } else { beliefs.point[stage] };
        Self {
            outlook,
            beliefs,
            is_last_turn,
            is_favour_ahead: is_favour_ahead(table),
            point,
            gate: if is_last_turn { LAST_GATE } else { beliefs.gate[stage] },
            palace: arrival(outlook, beliefs),
            goods_fade: beliefs.goods_fade[stage] * lasting,
            asset_fade: beliefs.asset_fade[stage] * lasting,
            card_fade: beliefs.card_fade[stage] * lasting,
            buildings: beliefs.buildings.map(|by_stage| by_stage[stage] * crowd),
            palace_die: beliefs.palace_die * lasting,
            bonus: Favour::ALL.map(|favour| {
                let n_tokens = usize::from(table.tokens[favour.index()] & 3);
                if table.open.has(favour) { beliefs.tokens[n_tokens] * point } else { NEVER }
            }),
        }
    }

    #[inline]
    pub(super) fn own(&self) -> &'a Province {
        &self.outlook.table.provinces[self.outlook.seat.index()]
    }
}

/// The worth of passing the gate in the last turn: a player outside it has lost. FOR 13.4.
const LAST_GATE: f32 = 8.0;

/// The stage of the game, by the leading pawn.
#[inline]
fn stage(table: &Table) -> usize {
    let lead = table.provinces.iter().map(|province| province.road).max().unwrap_or(0);
    match lead {
        0..=4 => 0,
        5..=8 => 1,
        9..=11 => 2,
        _ => 3,
    }
}

/// Whether the current turn's favour is still to come.
#[inline]
const fn is_favour_ahead(table: &Table) -> bool {
    !matches!(
        table.pending(),
        Some((
            _,
            Decision::ExtraFlip | Decision::Keep { .. } | Decision::KeepPalace | Decision::EndTurn
        ))
    )
}

/// The worth of ending the game: the greater the lead, the more.
#[inline]
fn arrival(outlook: Outlook<'_>, beliefs: &Beliefs) -> f32 {
    let table = outlook.table;
    let own = &table.provinces[outlook.seat.index()];
    if own.road < GATE - 1 {
        return 0.0;
    }
    let rivals = Seat::all(table.n_players()).filter(|seat| *seat != outlook.seat);
    let best = rivals.map(|seat| reach(table, seat)).fold(0.0, f32::max);
    let [base, lead] = beliefs.palace;
    base + lead * (f32::from(PALACE) + points(outlook.hand, own) - best)
}

/// The most a rival may score this round: nothing outside the gate.
#[inline]
fn reach(table: &Table, seat: Seat) -> f32 {
    let road = table.provinces[seat.index()].road + 2;
    if road < GATE { 0.0 } else { f32::from(road) }
}
