//! Standing orders: how to follow each role. GTR 2.3.

use glory_to_rome::action::{ThinkResult, Unit};
use glory_to_rome::card::Role;
use glory_to_rome::{Action, Decision, GloryToRome, View};

use super::{buildings, things};
use crate::message::say;
use crate::{OrderPlan, Reader};

/// A plan for each role that may be led: with a card of the hand, with a Jack, or by thinking.
pub(super) fn plans(to: &Reader<'_>, view: &View) -> Vec<OrderPlan<GloryToRome>> {
    Role::ALL.map(|role| follow(to, view, role)).to_vec()
}

fn follow(to: &Reader<'_>, view: &View, role: Role) -> OrderPlan<GloryToRome> {
    let cards = view.hand.kinds_of(role.material()).map(|card| {
        let label = say!(to, gtr_plan_follow, card = buildings::name(to.words, card));
        (Action::Follow(Unit::Order(card)), label)
    });
    let always = [
        (Action::Follow(Unit::Jack), say!(to, gtr_plan_jack)),
        (Action::Think(ThinkResult::Draw), say!(to, gtr_plan_draw)),
        (Action::Think(ThinkResult::Jack), say!(to, gtr_plan_think_jack)),
    ];
    OrderPlan {
        question: Decision::Follow { role },
        when: say!(to, gtr_plan_when, role = things::role(to.words, role)),
        answers: cards.chain(always).collect(),
    }
}
