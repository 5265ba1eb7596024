//! What somebody else is asked, in one sentence.

use engine::Seat;
use glory_to_rome::card::{Material, Role};
use glory_to_rome::decision::Because;
use glory_to_rome::{Decision, View};

use super::things;
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};

pub(super) fn line(to: &Reader<'_>, view: &View, asked: Seat, decision: Decision) -> String {
    match decision {
        Decision::Start => to.of(asked, id::gtr_wait_start),
        Decision::Lead => to.of(asked, id::gtr_wait_lead),
        Decision::Follow { role } => with_role(to, asked, role, id::gtr_wait_follow),
        Decision::Palace { role } => with_role(to, asked, role, id::gtr_wait_palace),
        Decision::Petition { .. } => to.of(asked, id::gtr_wait_petition),
        Decision::Thinker { because, .. } => to.of(asked, thinker(because)),
        Decision::Patron { .. } => to.of(asked, id::gtr_wait_patron),
        Decision::Laborer { .. } => to.of(asked, id::gtr_wait_laborer),
        Decision::Craftsman => to.of(asked, id::gtr_wait_craftsman),
        Decision::Fountain { .. } => to.of(asked, id::gtr_wait_fountain),
        Decision::Architect { .. } => to.of(asked, id::gtr_wait_architect),
        Decision::Merchant { .. } => to.of(asked, id::gtr_wait_merchant),
        Decision::Legionary { .. } => to.of(asked, id::gtr_wait_legionary),
        Decision::Plunder => to.of(asked, id::gtr_wait_plunder),
        Decision::Give { material, .. } => give(to, view, asked, material),
        Decision::Coliseum { victim } => {
            let (who, whom) = (to.who(asked), to.whom(victim));
            say!(to, gtr_wait_coliseum, who = who, victim = whom)
        }
        Decision::Bath { client } => {
            let client = things::role(to.words, client);
            say!(to, gtr_wait_bath, who = to.who(asked), client = client)
        }
        Decision::Prison => to.of(asked, id::gtr_wait_prison),
        Decision::Senate => to.of(asked, id::gtr_wait_senate),
        Decision::Sewer => to.of(asked, id::gtr_wait_sewer),
        Decision::Grant { to: winner } => {
            let (who, whom) = (to.who(asked), to.whom(winner));
            say!(to, gtr_wait_grant, who = who, winner = whom)
        }
    }
}

fn with_role(to: &Reader<'_>, asked: Seat, role: Role, id: Id<with::role_who<'_>>) -> String {
    say!(to, id as role_who, who = to.who(asked), role = things::role(to.words, role))
}

const fn thinker(because: Because) -> Id<with::who<'static>> {
    match because {
        Because::Turn => id::gtr_wait_thinker,
        Because::School => id::gtr_wait_school,
        Because::Academy => id::gtr_wait_academy,
    }
}

fn give(to: &Reader<'_>, view: &View, asked: Seat, material: Material) -> String {
    let demand = things::so_much(to.words, material, view.table.turn.quota.of(material));
    say!(to, gtr_wait_give, who = to.who(asked), demand = demand)
}
