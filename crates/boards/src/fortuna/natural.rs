//! The natural answer of each question.

use ::fortuna::card::ActionCard;
use ::fortuna::{Action, Decision, View};

/// Whether an answer does nothing, or less than the card allows.
pub(super) const fn declines(action: Action) -> bool {
    matches!(
        action,
        Action::Pass(_)
            | Action::Convert(0)
            | Action::Sell(0)
            | Action::Hire(0)
            | Action::Tax
            | Action::Decline
    )
}

/// Rolling, the highest die, ending the turn, and all that can be had of one thing.
pub(super) fn natural(view: &View, legal: &[Action]) -> Option<Action> {
    let (_, decision) = view.pending()?;
    let last = |is_meant: fn(&Action) -> bool| legal.iter().copied().rfind(is_meant);
    match decision {
        Decision::Military | Decision::Roll => last(|action| matches!(action, Action::Roll)),
        Decision::Convert { .. } => last(|action| matches!(action, Action::Convert(1..))),
        Decision::Sell { .. } => last(|action| matches!(action, Action::Sell(1..))),
        Decision::Hire { .. } => last(|action| matches!(action, Action::Hire(1..))),
        // The highest reaches the most favours, and only one is used.
        Decision::Die => last(|action| matches!(action, Action::Die(_))),
        Decision::EndTurn => last(|action| matches!(action, Action::End)),
        Decision::Favour => whole(legal),
        Decision::Draft
        | Decision::TurnDown
        | Decision::ChooseCard
        | Decision::Family
        | Decision::Build
        | Decision::Corruption
        | Decision::Swap
        | Decision::ExtraFlip
        | Decision::Keep { .. }
        | Decision::KeepPalace => None,
    }
}

/// Whether it gives all that a favour takes, of several amounts.
pub(super) fn is_whole(legal: &[Action], action: Action) -> bool {
    let Action::Fulfil(favour, n) = action else {
        return false;
    };
    let is_more =
        |other: &Action| matches!(other, Action::Fulfil(of, more) if *of == favour && *more > n);
    n > 1 && !legal.iter().any(is_more)
}

/// What is on the way to the next answer: the highest die to a favour, since it reaches every one
/// that another reaches; Build to a building, Corruption to a card to copy.
pub(super) fn implied(view: &View, legal: &[Action]) -> Vec<Action> {
    match view.pending() {
        Some((_, Decision::Die)) => natural(view, legal).into_iter().collect(),
        Some((_, Decision::ChooseCard)) => {
            let ways = [ActionCard::Build, ActionCard::Corruption].map(Action::Use);
            ways.into_iter().filter(|way| legal.contains(way)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether an answer chooses a card, which can be carried to the one that it is swapped for.
pub(super) const fn carries(action: Action) -> bool {
    matches!(action, Action::Use(_) | Action::Pass(_))
}

/// Whether a card that is carried does all it can: it gives what this question asks for.
pub(super) const fn goes_on(question: Decision) -> bool {
    matches!(question, Decision::Convert { .. } | Decision::Sell { .. } | Decision::Hire { .. })
}

/// The first favour, with all that it takes.
fn whole(legal: &[Action]) -> Option<Action> {
    let favour = |action: &Action| {
        if let Action::Fulfil(favour, _) | Action::Please(favour) = action {
            return Some(*favour);
        }
        None
    };
    let first = legal.iter().find_map(favour)?;
    legal.iter().copied().rfind(|action| favour(action) == Some(first))
}
