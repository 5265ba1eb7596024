//! What decides in a turn: who acts and acted, what was used, and what is still to come.

use engine::Seat;
use glory_to_rome::card::{Building, Role};
use glory_to_rome::state::Table;
use glory_to_rome::{Decision, Frame, View};

use super::{buildings, things};
use crate::Reader;
use crate::message::{messages as id, say};

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let mut lines: Vec<String> = acting(to, table).into_iter().collect();
    lines.extend(demands(to, table));
    for n in 0..table.n_players() {
        lines.extend(of_player(to, table, table.after_leader(n)));
    }
    let frames = table.due().enumerate();
    let due = frames.filter_map(|(n, frame)| due(to, table, frame, n == 0 && begins(table)));
    let due: Vec<String> = due.collect();
    if !due.is_empty() {
        lines.push(say!(to, facts_due, things = to.words.notes(due)));
    }
    lines
}

/// The seats from the nth after a seat on, as long as they come before it again.
fn later(table: &Table, seat: Seat, n: u8) -> Vec<Seat> {
    (n..table.n_players()).map(|n| table.after(seat, n)).collect()
}

/// Who acts, with how many actions, and who acted before.
fn acting(to: &Reader<'_>, table: &Table) -> Vec<String> {
    let next =
        table.due().find_map(|frame| if let Frame::Slot(next) = frame { Some(next) } else { None });
    let (Some(next), Some(role)) = (next, table.turn.role) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    let before: Vec<Seat> = (0..next)
        .map(|n| table.after_leader(n))
        .filter(|seat| *seat != table.turn.performer)
        .collect();
    if !before.is_empty() {
        lines.push(say!(to, gtr_fact_acted, who = to.all(&before)));
    }
    lines.push(say!(
        to,
        gtr_fact_acts,
        who = to.who(table.turn.performer),
        role = things::role(to.words, role),
        used = table.turn.used,
        left = table.actions_left(),
    ));
    lines
}

/// The cards that were shown, and what is left of the demands. GTR 4.7, ruling R-G20.
fn demands(to: &Reader<'_>, table: &Table) -> Vec<String> {
    let turn = &table.turn;
    if turn.revealed.is_empty() {
        return Vec::new();
    }
    let shown = turn.revealed.cards().map(|card| things::as_material(to.words, card));
    let (who, cards) = (to.who(turn.performer), to.words.list(shown));
    let mut lines = vec![say!(to, gtr_fact_shown, who = who, cards = cards)];
    if !turn.demand.is_empty() {
        let demand = things::materials(to.words, turn.demand);
        let left = things::materials(to.words, turn.quota);
        lines.push(say!(to, gtr_fact_demand, demand = demand, left = left));
    }
    lines
}

fn of_player(to: &Reader<'_>, table: &Table, seat: Seat) -> Option<String> {
    let player = table.player(seat);
    let mut facts = Vec::new();
    if player.units > 0 {
        let actions = things::actions(to.words, player.units);
        facts.push(say!(to, gtr_fact_units, actions = actions));
    }
    if !player.fresh.is_empty() {
        let clients = things::clients(to.words, player.fresh);
        facts.push(say!(to, gtr_fact_hired, clients = clients));
    }
    if !player.vault_turn.is_empty() {
        let cards = things::materials(to.words, player.vault_turn);
        facts.push(say!(to, gtr_fact_vault, cards = cards));
    }
    if player.crafted {
        facts.push(say!(to, gtr_fact_crafted, role = things::role(to.words, Role::Craftsman)));
    }
    if player.proposed {
        facts.push(say!(to, gtr_fact_proposed));
    }
    (!facts.is_empty())
        .then(|| say!(to, facts_player, who = to.who(seat), facts = to.words.notes(facts)))
}

/// What is still to come; nothing for what concerns nobody.
fn due(to: &Reader<'_>, table: &Table, frame: Frame, is_asked: bool) -> Option<String> {
    let who =
        |id, seats: &[Seat]| (!seats.is_empty()).then(|| say!(to, id as who, who = to.all(seats)));
    let by = |id, building, seats: &[Seat]| {
        let name = buildings::name(to.words, building);
        (!seats.is_empty())
            .then(|| say!(to, id as building_who, building = name, who = to.all(seats)))
    };
    let role = |id, role| Some(say!(to, id as role, role = things::role(to.words, role)));
    let after = |n| later(table, table.turn.performer, n);
    let led = |n| later(table, table.leader, n);
    match frame {
        Frame::Start(seat) => who(id::gtr_due_start, &later(table, Seat(0), seat)),
        Frame::BeginTurn => Some(say!(to, gtr_due_turn)),
        Frame::Lead => who(id::gtr_due_lead, &[table.leader]),
        Frame::Follow(n) if n == table.n_players() => who(id::gtr_due_slot, &led(0)),
        Frame::Follow(n) => who(id::gtr_due_follow, &led(n)),
        Frame::Palace(seat) => by(id::gtr_due_palace, Building::Palace, &[seat]),
        Frame::Slot(n) => who(id::gtr_due_slot, &led(n)),
        Frame::Actions => {
            let n = table.actions_left();
            (n > 0).then(|| say!(to, gtr_due_actions, n = n, asked = is_asked))
        }
        Frame::Granted(by, n) => {
            let by = buildings::name(to.words, by);
            Some(say!(to, gtr_due_granted, building = by, n = n, asked = is_asked))
        }
        Frame::Bathing(client, _) | Frame::Bath(client) => role(id::gtr_due_bath, client),
        Frame::Rest(of, _) => role(id::gtr_due_rest, of),
        Frame::School(n) => {
            let by = buildings::name(to.words, Building::School);
            Some(say!(to, gtr_due_school, building = by, n = n))
        }
        Frame::Prison => {
            let name = buildings::name(to.words, Building::Prison);
            Some(say!(to, gtr_due_prison, building = name))
        }
        Frame::Victim(n) => who(id::gtr_due_give, &after(n)),
        Frame::Coliseum(n) => by(id::gtr_due_coliseum, Building::Coliseum, &after(n)),
        Frame::Senate(n) => by(id::gtr_due_senate, Building::Senate, &led(n)),
        Frame::Sewer(n) => by(id::gtr_due_sewer, Building::Sewer, &led(n)),
        Frame::Clear => Some(say!(to, gtr_due_clear)),
        Frame::Academy(n) => by(id::gtr_due_academy, Building::Academy, &led(n)),
        Frame::EndTurn => Some(say!(to, gtr_due_end_turn)),
        Frame::Vote(_, n) => Some(say!(to, gtr_due_vote, n = table.n_players().saturating_sub(n))),
    }
}

/// Whether the question begins an action, which counts among those that are left.
fn begins(table: &Table) -> bool {
    match table.pending() {
        Some((_, Decision::Craftsman)) => true,
        Some((
            _,
            Decision::Patron { done }
            | Decision::Laborer { done }
            | Decision::Architect { done }
            | Decision::Merchant { done },
        )) => done.is_none(),
        _ => false,
    }
}
