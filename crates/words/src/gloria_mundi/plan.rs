//! Standing orders: questions that many answer in the same way every time.

use gloria_mundi::{Action, Decision, GloriaMundi, View};

use crate::words::say;
use crate::{Plan, Reader};

/// Tribute, purchases, and the building that acts instead of all others.
pub(super) fn plans(to: &Reader<'_>, _view: &View) -> Vec<Plan<GloriaMundi>> {
    let answer = |action, id| (action, say!(to, id));
    let plan = |question, id, answers| Plan { question, when: say!(to, id), answers };
    let tribute = vec![
        answer(Action::Tribute, "gm-plan-do-tribute"),
        answer(Action::Decline, "gm-plan-no-tribute"),
    ];
    let (buy, instead) = ("gm-plan-no-buy", "gm-plan-no-instead");
    vec![
        plan(Decision::Buy, "gm-plan-buy", vec![answer(Action::Decline, buy)]),
        plan(Decision::Tribute, "gm-plan-tribute", tribute),
        plan(Decision::Instead, "gm-plan-instead", vec![answer(Action::Decline, instead)]),
    ]
}
