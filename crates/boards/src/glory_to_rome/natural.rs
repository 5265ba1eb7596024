//! The natural answer of each question.

use ::glory_to_rome::action::ThinkResult;
use ::glory_to_rome::{Action, Decision, View};

/// Whether an answer does nothing. Who is protected says "Glory to Rome" by right.
pub(super) fn declines(view: &View, action: Action) -> bool {
    let is_glory = matches!(action, Action::Glory);
    matches!(action, Action::Done | Action::Refuse) || is_glory && !is_protected(view)
}

fn is_protected(view: &View) -> bool {
    matches!(view.pending(), Some((_, Decision::Give { protected: true, .. })))
}

/// Following, drawing, and going on with what is being built.
pub(super) fn natural(view: &View, legal: &[Action]) -> Option<Action> {
    let (_, decision) = view.pending()?;
    let first = |is_meant: fn(&Action) -> bool| legal.iter().copied().find(is_meant);
    let drawn = || first(|action| matches!(action, Action::Think(ThinkResult::Draw)));
    let thought = || drawn().or_else(|| first(|action| matches!(action, Action::Think(_))));
    match decision {
        Decision::Lead => first(|action| matches!(action, Action::Lead(..))).or_else(thought),
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
