//! Questions, as short as they can be said.

use engine::Seat;
use glory_to_rome::card::Material;
use glory_to_rome::decision::{Because, Parts};
use glory_to_rome::{Decision, View};

use super::things;
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, Plain, say};

/// The question alone: the reader's own, or another player's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.pending().map_or(view.table.turn.performer, |(seat, _)| seat);
    if to.is(asked) { ask(to, view, decision) } else { waiting(to, view, asked, decision) }
}

fn ask(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let words = to.words;
    match decision {
        Decision::Start => say!(to, gtr_prompt_start),
        Decision::Lead => say!(to, gtr_prompt_lead),
        Decision::Follow { role } => {
            let (who, role) = (to.who(view.table.leader), things::role_noun(words, role));
            say!(to, gtr_prompt_follow, who = who, role = role)
        }
        Decision::Palace { role } => {
            say!(to, gtr_prompt_palace, role = things::role_noun(words, role))
        }
        Decision::Petition { left, of } => petition(to, left, of),
        Decision::Thinker { because, .. } => to.plain(thinker(because)),
        Decision::Patron { done } => more(to, done, id::gtr_prompt_patron),
        Decision::Laborer { done } => more(to, done, id::gtr_prompt_laborer),
        Decision::Craftsman => say!(to, gtr_prompt_craftsman),
        Decision::Fountain { .. } => say!(to, gtr_prompt_fountain),
        Decision::Architect { done } => more(to, done, id::gtr_prompt_architect),
        Decision::Merchant { done } => more(to, done, id::gtr_prompt_merchant),
        Decision::Legionary { left } => say!(to, gtr_prompt_legionary, n = left),
        Decision::Plunder => say!(to, gtr_prompt_plunder),
        Decision::Give { material, .. } => give(to, view, material),
        Decision::Coliseum { victim } => {
            say!(to, gtr_prompt_coliseum, victim = to.whom(victim))
        }
        Decision::Bath { client } => {
            say!(to, gtr_prompt_bath, client = things::role(words, client))
        }
        Decision::Prison => say!(to, gtr_prompt_prison),
        Decision::Senate => say!(to, gtr_prompt_senate),
        Decision::Sewer => say!(to, gtr_prompt_sewer),
        Decision::Grant { to: winner } => {
            say!(to, gtr_prompt_grant, winner = to.whom(winner))
        }
    }
}

fn more(to: &Reader<'_>, done: Parts, id: Id<with::more>) -> String {
    say!(to, id as more, more = !done.is_none())
}

const fn thinker(because: Because) -> Plain {
    match because {
        Because::Turn => id::gtr_prompt_thinker,
        Because::School => id::gtr_prompt_school,
        Because::Academy => id::gtr_prompt_academy,
    }
}

fn petition(to: &Reader<'_>, left: u8, of: Option<Material>) -> String {
    let role = of.map_or_else(String::new, |of| things::role(to.words, of.role()));
    say!(to, gtr_prompt_petition, n = left, begun = of.is_some(), role = role)
}

fn give(to: &Reader<'_>, view: &View, material: Material) -> String {
    let performer = view.table.turn.performer;
    let demand = things::so_much(to.words, material, view.table.turn.quota.of(material));
    say!(to, gtr_prompt_give, who = to.who(performer), demand = demand)
}

/// What another player is asked, in one sentence.
pub(super) fn waiting(to: &Reader<'_>, view: &View, asked: Seat, decision: Decision) -> String {
    match decision {
        Decision::Start => to.of(asked, id::gtr_wait_start),
        Decision::Lead => to.of(asked, id::gtr_wait_lead),
        Decision::Follow { role } => {
            let role = things::role_noun(to.words, role);
            say!(to, gtr_wait_follow, who = to.who(asked), role = role)
        }
        Decision::Palace { role } => {
            let role = things::role_noun(to.words, role);
            say!(to, gtr_wait_palace, who = to.who(asked), role = role)
        }
        Decision::Petition { .. } => to.of(asked, id::gtr_wait_petition),
        Decision::Thinker { because, .. } => to.of(asked, awaited_thinker(because)),
        Decision::Patron { .. } => to.of(asked, id::gtr_wait_patron),
        Decision::Laborer { .. } => to.of(asked, id::gtr_wait_laborer),
        Decision::Craftsman => to.of(asked, id::gtr_wait_craftsman),
        Decision::Fountain { .. } => to.of(asked, id::gtr_wait_fountain),
        Decision::Architect { .. } => to.of(asked, id::gtr_wait_architect),
        Decision::Merchant { .. } => to.of(asked, id::gtr_wait_merchant),
        Decision::Legionary { .. } => to.of(asked, id::gtr_wait_legionary),
        Decision::Plunder => to.of(asked, id::gtr_wait_plunder),
        Decision::Give { material, .. } => awaited_gift(to, view, asked, material),
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

const fn awaited_thinker(because: Because) -> Id<with::who<'static>> {
    match because {
        Because::Turn => id::gtr_wait_thinker,
        Because::School => id::gtr_wait_school,
        Because::Academy => id::gtr_wait_academy,
    }
}

fn awaited_gift(to: &Reader<'_>, view: &View, asked: Seat, material: Material) -> String {
    let demand = things::so_much(to.words, material, view.table.turn.quota.of(material));
    say!(to, gtr_wait_give, who = to.who(asked), demand = demand)
}
