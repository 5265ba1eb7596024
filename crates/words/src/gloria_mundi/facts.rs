//! What decides in a turn: the phase, what was paid and used, and what is still to come.

use engine::Seat;
use gloria_mundi::{Frame, View};

use super::phase::TurnPhase;
use super::{cards, things};
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let mut lines = Vec::new();
    if let Some((seat, decision)) = view.pending() {
        let phase = TurnPhase::of(decision).name(to.words);
        lines.push(say!(to, gm_fact_phase, phase = phase, who = to.whom(seat)));
    }
    if !table.ready.is_empty() {
        let names = cards::names(to.words, &view.edition.options, table.ready);
        lines.push(say!(to, gm_fact_ready, who = to.who(table.actor), cards = names));
    }
    if let Some(bill) = view.bill() {
        let paid = things::price(to.words, bill.paid());
        lines.push(say!(to, gm_fact_paid, who = to.who(table.actor), paid = paid));
    }
    if table.icons.sum() > 0 {
        lines.push(say!(to, gm_fact_icons, icons = things::icons(to.words, table.icons)));
    }
    let due: Vec<String> = table.due().filter_map(|frame| due(to, view, frame)).collect();
    if !due.is_empty() {
        lines.push(say!(to, facts_due, things = to.words.notes(due)));
    }
    lines
}

fn due(to: &Reader<'_>, view: &View, frame: Frame) -> Option<String> {
    let table = &view.table;
    let from = |id: Id<with::who<'_>>, n: u8| {
        let n_players = table.n_players;
        let seats: Vec<Seat> =
            (n..n_players).map(|n| Seat((table.active.0 + n) % n_players)).collect();
        (!seats.is_empty()).then(|| say!(to, id as who, who = to.all(&seats)))
    };
    match frame {
        Frame::BeginTurn => Some(say!(to, gm_due_turn)),
        Frame::Play => Some(say!(to, gm_due_play)),
        Frame::Activate(n) => from(id::gm_due_activate, n),
        Frame::Ready => Some(say!(to, gm_due_ready)),
        Frame::Take => Some(say!(to, gm_due_take)),
        Frame::Buy => Some(say!(to, gm_due_buy)),
        Frame::Replace => Some(say!(to, gm_due_replace)),
        Frame::Pay => Some(say!(to, gm_due_pay)),
        Frame::Tribute => Some(say!(to, gm_due_tribute)),
        Frame::Destroy(_) => Some(say!(to, gm_due_destroy)),
        Frame::Recover(_) => Some(say!(to, gm_due_recover)),
        Frame::EndTurn => Some(say!(to, gm_due_end_turn)),
    }
}
