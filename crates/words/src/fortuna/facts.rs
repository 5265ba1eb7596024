//! What decides in a turn: who has played, what was used, and what is still to come.

use engine::Seat;
use fortuna::state::Table;
use fortuna::{Decision, Frame, View};

use super::{prompt, things};
use crate::Reader;
use crate::message::{messages as id, say};

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let played: Vec<Seat> =
        table.podium.iter().take(usize::from(table.n_played)).copied().collect();
    let mut lines = Vec::new();
    if !played.is_empty() {
        lines.push(say!(to, fortuna_fact_played, who = to.all(&played)));
    }
    lines.extend(of_turn(to, table));
    // FOR 14.1.
    let is_due = |frame: &Frame| *frame != Frame::ExtraFlip || table.n_players() == 2;
    let due: Vec<String> = table.due().filter(is_due).map(|frame| due(to, view, frame)).collect();
    if !due.is_empty() {
        lines.push(say!(to, facts_due, things = to.words.notes(due)));
    }
    lines
}

fn of_turn(to: &Reader<'_>, table: &Table) -> Option<String> {
    let turn = &table.turn;
    let mut facts = Vec::new();
    if let Some(card) = turn.chosen {
        let card = things::action_card(to.words, card);
        facts.push(say!(to, fortuna_fact_chosen, card = card));
    }
    if turn.rolled.count() > 0 {
        let dice = things::values(to.words, &turn.rolled);
        facts.push(say!(to, fortuna_fact_rolled, dice = dice));
    }
    if turn.die > 0 {
        facts.push(say!(to, fortuna_fact_die, die = turn.die));
    }
    if turn.tokens > 0 {
        facts.push(say!(to, fortuna_fact_tokens, n = turn.tokens));
    }
    if turn.arrived {
        facts.push(say!(to, fortuna_fact_arrived));
    }
    (!facts.is_empty())
        .then(|| say!(to, facts_player, who = to.who(table.active), facts = to.words.notes(facts)))
}

fn due(to: &Reader<'_>, view: &View, frame: Frame) -> String {
    let id = match frame {
        Frame::Ask(Decision::Swap) => id::fortuna_due_swap,
        Frame::Ask(decision) => return prompt::waiting(to, view, view.table.active, decision),
        Frame::NextDraft => id::fortuna_due_draft,
        Frame::NextTurnDown => id::fortuna_due_turn_down,
        Frame::BeginTurn => id::fortuna_due_turn,
        Frame::Military => id::fortuna_due_military,
        Frame::Roll => id::fortuna_due_roll,
        Frame::Die => id::fortuna_due_die,
        Frame::Favour => id::fortuna_due_favour,
        Frame::ExtraFlip => id::fortuna_due_extra_flip,
        Frame::Privileges => id::fortuna_due_privileges,
        Frame::Window => id::fortuna_due_window,
        Frame::EndTurn => id::fortuna_due_end_turn,
    };
    to.plain(id)
}
