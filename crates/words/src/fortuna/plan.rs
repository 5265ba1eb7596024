//! Standing orders: questions of one's own turn that many answer in the same way every time.

use fortuna::{Action, Decision, Fortuna, View};

use crate::words::say;
use crate::{Plan, Reader};

/// Military power, the dice, the second favour card with two players, the end of the turn.
pub(super) fn plans(to: &Reader<'_>, view: &View) -> Vec<Plan<Fortuna>> {
    let plan = |question, when, action, answer| Plan {
        question,
        when: say!(to, when),
        answers: vec![(action, say!(to, answer))],
    };
    let flip = (view.table.n_players() == 2).then(|| {
        let (when, answer) = ("fortuna-plan-flip", "fortuna-plan-no-flip");
        plan(Decision::ExtraFlip, when, Action::Decline, answer)
    });
    let (when, answer) = ("fortuna-plan-military", "fortuna-plan-no-military");
    let military = plan(Decision::Military, when, Action::Roll, answer);
    let roll = plan(Decision::Roll, "fortuna-plan-roll", Action::Roll, "fortuna-plan-do-roll");
    let end = plan(Decision::EndTurn, "fortuna-plan-end", Action::End, "fortuna-plan-do-end");
    [Some(military), Some(roll), flip, Some(end)].into_iter().flatten().collect()
}
