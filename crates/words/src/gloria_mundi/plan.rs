//! Standing orders: questions that many answer in the same way every time.

use gloria_mundi::{Action, Decision, GloriaMundi, View};

use crate::message::messages;
use crate::{OrderPlan, Reader};

/// Tribute, purchases, and the building that acts instead of all others.
pub(super) fn plans(to: &Reader<'_>, _view: &View) -> Vec<OrderPlan<GloriaMundi>> {
    let answer = |action, id| (action, to.plain(id));
    let plan = |question, id, answers| OrderPlan { question, when: to.plain(id), answers };
    let tribute = vec![
        answer(Action::Tribute, messages::gm_plan_do_tribute),
        answer(Action::Decline, messages::gm_plan_no_tribute),
    ];
    let (buy, instead) = (messages::gm_plan_no_buy, messages::gm_plan_no_instead);
    vec![
        plan(Decision::Buy, messages::gm_plan_buy, vec![answer(Action::Decline, buy)]),
        plan(Decision::Tribute, messages::gm_plan_tribute, tribute),
        plan(Decision::Instead, messages::gm_plan_instead, vec![answer(Action::Decline, instead)]),
    ]
}
