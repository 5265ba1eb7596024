//! What decides in a turn: the phase, what was paid and used, and what is still to come.

use engine::Seat;
use gloria_mundi::{Frame, View};

use super::phase::Phase;
use super::{cards, things};
use crate::Reader;
use crate::words::say;

/// The facts, a line for each.
pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let mut lines = Vec::new();
    if let Some((seat, decision)) = view.pending() {
        let phase = Phase::of(decision).name(to.words);
        lines.push(say!(to, "gm-fact-phase", phase = phase, who = to.whom(seat)));
    }
    if !table.ready.is_empty() {
        let names = cards::names(to.words, &view.edition.options, table.ready);
        lines.push(say!(to, "gm-fact-ready", who = to.who(table.actor), cards = names));
    }
    if let Some(bill) = view.bill() {
        let paid = things::price(to.words, bill.paid());
        lines.push(say!(to, "gm-fact-paid", who = to.who(table.actor), paid = paid));
    }
    if table.icons.sum() > 0 {
        lines.push(say!(to, "gm-fact-icons", icons = things::icons(to.words, table.icons)));
    }
    let due: Vec<String> = table.due().filter_map(|frame| due(to, view, frame)).collect();
    if !due.is_empty() {
        lines.push(say!(to, "facts-due", things = to.words.notes(due)));
    }
    lines
}

fn due(to: &Reader<'_>, view: &View, frame: Frame) -> Option<String> {
    let table = &view.table;
    let from = |id: &str, n: u8| {
        let n_players = table.n_players;
        let seats: Vec<Seat> =
            (n..n_players).map(|n| Seat((table.active.0 + n) % n_players)).collect();
        (!seats.is_empty()).then(|| say!(to, id, who = to.all(&seats)))
    };
    match frame {
        Frame::BeginTurn => Some(say!(to, "gm-due-turn")),
        Frame::Play => Some(say!(to, "gm-due-play")),
        Frame::Activate(n) => from("gm-due-activate", n),
        Frame::Ready => Some(say!(to, "gm-due-ready")),
        Frame::Take => Some(say!(to, "gm-due-take")),
        Frame::Buy => Some(say!(to, "gm-due-buy")),
        Frame::Replace => Some(say!(to, "gm-due-replace")),
        Frame::Pay => Some(say!(to, "gm-due-pay")),
        Frame::Tribute => Some(say!(to, "gm-due-tribute")),
        Frame::Destroy(_) => Some(say!(to, "gm-due-destroy")),
        Frame::Recover(_) => Some(say!(to, "gm-due-recover")),
        Frame::EndTurn => Some(say!(to, "gm-due-end-turn")),
    }
}
