//! Standing orders: questions that many answer in the same way every time.

use gloria_mundi::{Action, Decision, GloriaMundi, View};

use crate::message::messages as id;
use crate::{OrderPlan, Reader};

/// Tribute, purchases, and the building that acts instead of all others.
pub(super) fn plans(to: &Reader<'_>, _view: &View) -> Vec<OrderPlan<GloriaMundi>> {
    let answer = |action, id| (action, to.plain(id));
    let plan = |question, id, answers| OrderPlan { question, when: to.plain(id), answers };
    let tribute = vec![
        answer(Action::Tribute, id::gm_plan_do_tribute),
        answer(Action::Decline, id::gm_plan_no_tribute),
    ];
    let (buy, instead) = (id::gm_plan_no_buy, id::gm_plan_no_instead);
    vec![
        plan(Decision::Buy, id::gm_plan_buy, vec![answer(Action::Decline, buy)]),
        plan(Decision::Tribute, id::gm_plan_tribute, tribute),
        plan(Decision::Instead, id::gm_plan_instead, vec![answer(Action::Decline, instead)]),
    ]
}
