//! What decides in a turn: who has played, what was used, and what is still to come.

use engine::Seat;
use fortuna::state::Table;
use fortuna::{Decision, Frame, View};

use super::{things, waiting};
use crate::Reader;
use crate::words::say;

/// The facts, a line for each.
pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let played: Vec<Seat> =
        table.podium.iter().take(usize::from(table.n_played)).copied().collect();
    let mut lines = Vec::new();
    if !played.is_empty() {
        lines.push(say!(to, "fortuna-fact-played", who = to.all(&played)));
    }
    lines.extend(of_turn(to, table));
    // FOR 14.1.
    let is_due = |frame: &Frame| *frame != Frame::ExtraFlip || table.n_players() == 2;
    let due: Vec<String> = table.due().filter(is_due).map(|frame| due(to, view, frame)).collect();
    if !due.is_empty() {
        lines.push(say!(to, "facts-due", things = to.words.notes(due)));
    }
    lines
}

/// What the active player has done in this turn.
fn of_turn(to: &Reader<'_>, table: &Table) -> Option<String> {
    let turn = &table.turn;
    let mut facts = Vec::new();
    if let Some(card) = turn.chosen {
        let card = things::action_card(to.words, card);
        facts.push(say!(to, "fortuna-fact-chosen", card = card));
    }
    if turn.rolled.count() > 0 {
        let dice = things::values(to.words, &turn.rolled);
        facts.push(say!(to, "fortuna-fact-rolled", dice = dice));
    }
    if turn.die > 0 {
        facts.push(say!(to, "fortuna-fact-die", die = turn.die));
    }
    if turn.tokens > 0 {
        facts.push(say!(to, "fortuna-fact-tokens", n = turn.tokens));
    }
    if turn.arrived {
        facts.push(say!(to, "fortuna-fact-arrived"));
    }
    (!facts.is_empty()).then(|| {
        say!(to, "facts-player", who = to.who(table.active), facts = to.words.notes(facts))
    })
}

fn due(to: &Reader<'_>, view: &View, frame: Frame) -> String {
    let id = match frame {
        Frame::Ask(Decision::Swap) => "fortuna-due-swap",
        Frame::Ask(decision) => return waiting::line(to, view, view.table.active, decision),
        Frame::NextDraft => "fortuna-due-draft",
        Frame::NextTurnDown => "fortuna-due-turn-down",
        Frame::BeginTurn => "fortuna-due-turn",
        Frame::Military => "fortuna-due-military",
        Frame::Roll => "fortuna-due-roll",
        Frame::Die => "fortuna-due-die",
        Frame::Favour => "fortuna-due-favour",
        Frame::ExtraFlip => "fortuna-due-extra-flip",
        Frame::Privileges => "fortuna-due-privileges",
        Frame::Window => "fortuna-due-window",
        Frame::EndTurn => "fortuna-due-end-turn",
    };
    say!(to, id)
}
