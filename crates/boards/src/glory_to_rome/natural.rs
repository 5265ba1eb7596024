//! The natural answer of each question.

use ::glory_to_rome::action::{ThinkResult, Unit};
use ::glory_to_rome::{Action, Decision, View};
use words::glory_to_rome::board;

/// Whether an answer does nothing. Who is protected says "Glory to Rome" by right.
pub(super) fn declines(view: &View, action: Action) -> bool {
    let is_glory = matches!(action, Action::Glory);
    matches!(action, Action::Done | Action::Refuse) || is_glory && !is_protected(view)
}

fn is_protected(view: &View) -> bool {
    matches!(view.pending(), Some((_, Decision::Give { protected: true, .. })))
}

/// The first lead that brings the most actions, with a card rather than with a Jack.
fn most_actions(view: &View, legal: &[Action]) -> Option<Action> {
    let (seat, _) = view.pending()?;
    let worth = |action: &Action| {
        let Action::Lead(role, unit) = action else {
            return None;
        };
        Some((board::actions(view, seat, *role, 1), matches!(unit, Unit::Order(_))))
    };
    legal.iter().copied().rev().filter(|action| worth(action).is_some()).max_by_key(worth)
}

/// Leading what brings most, following, drawing, and going on with what is being built.
pub(super) fn natural(view: &View, legal: &[Action]) -> Option<Action> {
    let (_, decision) = view.pending()?;
    let first = |is_meant: fn(&Action) -> bool| legal.iter().copied().find(is_meant);
    let drawn = || first(|action| matches!(action, Action::Think(ThinkResult::Draw)));
    let thought = || drawn().or_else(|| first(|action| matches!(action, Action::Think(_))));
    match decision {
        Decision::Lead => most_actions(view, legal).or_else(thought),
        Decision::Follow { .. } => {
            first(|action| matches!(action, Action::Follow(_))).or_else(thought)
        }
        Decision::Thinker { .. } => thought(),
        Decision::Craftsman | Decision::Fountain { .. } | Decision::Architect { .. } => {
            first(|action| matches!(action, Action::Add(..) | Action::Complete(..)))
        }
        Decision::Give { protected: true, .. } => first(|action| matches!(action, Action::Glory)),
        Decision::Start
        | Decision::Palace { .. }
        | Decision::Petition { .. }
        | Decision::Patron { .. }
        | Decision::Laborer { .. }
        | Decision::Merchant { .. }
        | Decision::Legionary { .. }
        | Decision::Plunder
        | Decision::Give { .. }
        | Decision::Coliseum { .. }
        | Decision::Bath { .. }
        | Decision::Prison
        | Decision::Senate
        | Decision::Sewer
        | Decision::Grant { .. } => None,
    }
}
