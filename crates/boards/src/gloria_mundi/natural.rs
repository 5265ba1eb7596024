//! The natural answer of each question.

use ::gloria_mundi::{Action, Decision, View};

/// Whether an answer does nothing. To use nothing instead, or to pay as printed, is the usual way.
pub(super) fn declines(view: &View, action: Action) -> bool {
    matches!(action, Action::Decline) && !is_usual(view)
}

fn is_usual(view: &View) -> bool {
    let question = view.pending().map(|(_, decision)| decision);
    matches!(question, Some(Decision::Instead | Decision::Replace { .. }))
}

/// Every card to play, on the way to the buildings over it: each lies on cards of one kind.
pub(super) fn implied(view: &View, legal: &[Action]) -> Vec<Action> {
    let is_play = matches!(view.pending(), Some((_, Decision::Play)));
    if is_play { legal.to_vec() } else { Vec::new() }
}

/// The usual way, and all that can be had or paid of one kind: what comes first is worth least.
pub(super) fn natural(view: &View, legal: &[Action]) -> Option<Action> {
    let (_, decision) = view.pending()?;
    match decision {
        Decision::Instead
        | Decision::Replace { .. }
        | Decision::Times { .. }
        | Decision::Take { .. }
        | Decision::Pay { .. } => legal.last().copied(),
        Decision::Tribute => legal.first().copied(),
        Decision::Play
        | Decision::Activate
        | Decision::PullDown { .. }
        | Decision::Buy
        | Decision::Architect { .. }
        | Decision::Lose
        | Decision::Recover => None,
    }
}
