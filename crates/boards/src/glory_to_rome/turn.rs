//! The progress of the turn, and each player's part in it.

use ::glory_to_rome::card::Role;
use ::glory_to_rome::decision::Because;
use ::glory_to_rome::{Decision, GloryToRome, View};
use engine::Seat;
use maud::{Markup, html};
use words::Words;
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::things;

use super::spots;
use crate::{Sight, icon};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnStep {
    Lead,
    Follow,
    Act,
    /// Before the first turn, after the last action of a turn, and after the end.
    Between,
}

fn step(view: &View) -> TurnStep {
    let led = view.table.turn.role.is_some();
    match view.pending() {
        None => TurnStep::Between,
        Some((_, decision)) if is_between(decision) => TurnStep::Between,
        Some((_, Decision::Lead)) => TurnStep::Lead,
        Some((seat, decision)) if is_ordering(decision) => {
            if led && seat != view.table.leader {
                TurnStep::Follow
            } else {
                TurnStep::Lead
            }
        }
        Some(_) => TurnStep::Act,
    }
}

const fn is_between(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Start
            | Decision::Senate
            | Decision::Sewer
            | Decision::Thinker { because: Because::Academy, .. }
    )
}

const fn is_ordering(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Follow { .. }
            | Decision::Palace { .. }
            | Decision::Petition { .. }
            | Decision::Grant { .. }
            | Decision::Thinker { because: Because::Turn, .. }
    )
}

/// The steps with the current one marked, the led role, and the actions left.
pub(super) fn steps(at: &Sight<'_, GloryToRome>) -> Markup {
    let now = step(at.view);
    if now == TurnStep::Between {
        return html! {};
    }
    let words = at.to.words;
    html! {
        ol .stages {
            @for (step, label) in [(TurnStep::Lead, Label::Lead), (TurnStep::Follow, Label::Follow), (TurnStep::Act, Label::Act)] {
                li aria-current=[(step == now).then_some("step")] { (board::label(words, label)) }
            }
            @if let Some(role) = at.view.table.turn.role {
                li class={ "led tint m-" (role.material()) } { (icon(role.slug())) (things::role(words, role)) }
            }
            @if let (TurnStep::Act, n @ 1..) = (now, board::actions_left(at.view)) {
                li .left { (board::has_actions(words, n, true)) }
            }
        }
    }
}

/// What a player did in this turn: led a role, or thought.
pub(super) fn doing(words: &Words, view: &View, seat: Seat) -> Option<String> {
    let role = view.table.turn.role?;
    if view.table.leader == seat {
        let leader = board::label(words, Label::Leader);
        return Some(format!("{leader} · {}", things::role(words, role)));
    }
    has_thought(view, seat).then(|| board::label(words, Label::Thinks))
}

/// A player's part in this turn, as tags beside the name.
pub(super) fn tags(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let words = at.to.words;
    let table = &at.view.table;
    html! {
        @if table.leader == seat && table.end.is_none() {
            span .tag .rub { (icon("leader")) span .w { (board::label(words, Label::Leader)) } }
        }
        (part(at, seat))
        @if says_glory(at.view, seat) {
            span .tag .cry { (board::label(words, Label::Glory)) }
        }
        @if demands(at.view, seat) {
            span .tag .cry { (board::demand(words, table.turn.demand)) }
        }
        @if at.view.pending().is_some_and(|(asked, _)| asked == seat) && !at.to.is(seat) {
            span .tag .asked { (icon("clock")) span .w { (board::label(words, Label::Asked)) } }
        }
    }
}

/// A player's part in the led role: thinking, or a number of actions.
fn part(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let (view, words) = (at.view, at.to.words);
    let Some(role) = view.table.turn.role else {
        return html! {};
    };
    html! {
        @if has_thought(view, seat) {
            @let thinks = board::label(words, Label::Thinks);
            span .tag .thinks title=(thinks) { (icon("think")) span .w { (thinks) } }
        }
        @if let Some((n, is_acting)) = actions(view, seat, role) {
            @let has = board::has_actions(words, n, is_acting);
            span class={ "tag tint m-" (role.material()) } title=(has) {
                (icon(role.slug())) span .few aria-hidden="true" { (n) } span .w { (has) }
            }
        }
    }
}

fn has_thought(view: &View, seat: Seat) -> bool {
    let table = &view.table;
    let from_leader = |seat: Seat| table.leader.steps_to(seat, table.n_players());
    let is_over = match step(view) {
        TurnStep::Act => true,
        TurnStep::Follow => {
            let is_grant = matches!(view.pending(), Some((_, Decision::Grant { .. })));
            !is_grant && from_leader(seat) < from_leader(spots::asked(view))
        }
        TurnStep::Lead | TurnStep::Between => false,
    };
    is_over && table.player(seat).units == 0
}

/// The actions a player will have, or has left; `None` if they have acted.
fn actions(view: &View, seat: Seat, role: Role) -> Option<(u8, bool)> {
    let table = &view.table;
    let from_leader = |seat: Seat| table.leader.steps_to(seat, table.n_players());
    let units = table.player(seat).units;
    let will_have = board::actions(view, seat, role, units);
    let (n, is_acting) = match step(view) {
        TurnStep::Act if seat == table.turn.performer => (board::actions_left(view), true),
        TurnStep::Act if from_leader(seat) < from_leader(table.turn.performer) => return None,
        TurnStep::Act => (will_have, false),
        TurnStep::Follow | TurnStep::Lead if units > 0 => (will_have, false),
        TurnStep::Follow | TurnStep::Lead | TurnStep::Between => return None,
    };
    (n > 0).then_some((n, is_acting))
}

fn demands(view: &View, seat: Seat) -> bool {
    let turn = &view.table.turn;
    step(view) == TurnStep::Act && turn.performer == seat && !turn.demand.is_empty()
}

/// Whether a player has declared that they have none of the demanded material.
fn says_glory(view: &View, seat: Seat) -> bool {
    let (table, performer) = (&view.table, view.table.turn.performer);
    let lacks = table.player(seat).lacks;
    seat != performer
        && demands(view, performer)
        && table.demands_of(performer, seat)
        && table.turn.demand.materials().any(|material| lacks.has(material))
}
