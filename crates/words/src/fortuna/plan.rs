//! Standing orders: questions of one's own turn that many answer in the same way every time.

use fortuna::{Action, Decision, Fortuna, View};

use crate::message::messages as id;
use crate::{OrderPlan, Reader};

/// Military power, the dice, the second favour card with two players, the end of the turn.
pub(super) fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<Fortuna>> {
    let plan = |question, when, action, answer| OrderPlan {
        question,
        when: to.plain(when),
        answers: vec![(action, to.plain(answer))],
    };
    let flip = (view.table.n_players() == 2).then(|| {
        let (when, answer) = (id::fortuna_plan_flip, id::fortuna_plan_no_flip);
        plan(Decision::ExtraFlip, when, Action::Decline, answer)
    });
    let (when, answer) = (id::fortuna_plan_military, id::fortuna_plan_no_military);
    let military = plan(Decision::Military, when, Action::Roll, answer);
    let roll = plan(Decision::Roll, id::fortuna_plan_roll, Action::Roll, id::fortuna_plan_do_roll);
    let end = plan(Decision::EndTurn, id::fortuna_plan_end, Action::End, id::fortuna_plan_do_end);
    [Some(military), Some(roll), flip, Some(end)].into_iter().flatten().collect()
}
