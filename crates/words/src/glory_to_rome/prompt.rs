//! Questions, as short as they can be said.

use glory_to_rome::card::Material;
use glory_to_rome::decision::{Because, Parts};
use glory_to_rome::{Decision, View};

use super::{things, waiting};
use crate::Reader;
use crate::reader::yes;
use crate::words::say;

/// The question alone: the reader's own, or somebody else's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.pending().map_or(view.table.turn.performer, |(seat, _)| seat);
    if to.is(asked) { ask(to, view, decision) } else { waiting::line(to, view, asked, decision) }
}

fn ask(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let words = to.words;
    match decision {
        Decision::Start => say!(to, "gtr-prompt-start"),
        Decision::Lead => say!(to, "gtr-prompt-lead"),
        Decision::Follow { role } => {
            let (who, role) = (to.who(view.table.leader), things::role(words, role));
            say!(to, "gtr-prompt-follow", who = who, role = role)
        }
        Decision::Palace { role } => {
            say!(to, "gtr-prompt-palace", role = things::role(words, role))
        }
        Decision::Petition { left, of } => petition(to, left, of),
        Decision::Thinker { because, .. } => say!(to, thinker(because)),
        Decision::Patron { done } => more(to, done, "gtr-prompt-patron"),
        Decision::Laborer { done } => more(to, done, "gtr-prompt-laborer"),
        Decision::Craftsman => say!(to, "gtr-prompt-craftsman"),
        Decision::Fountain { .. } => say!(to, "gtr-prompt-fountain"),
        Decision::Architect { done } => more(to, done, "gtr-prompt-architect"),
        Decision::Merchant { done } => more(to, done, "gtr-prompt-merchant"),
        Decision::Legionary { left } => say!(to, "gtr-prompt-legionary", n = left),
        Decision::Plunder => say!(to, "gtr-prompt-plunder"),
        Decision::Give { material, .. } => give(to, view, material),
        Decision::Coliseum { victim } => {
            say!(to, "gtr-prompt-coliseum", victim = to.whom(victim))
        }
        Decision::Bath { client } => {
            say!(to, "gtr-prompt-bath", client = things::role(words, client))
        }
        Decision::Prison => say!(to, "gtr-prompt-prison"),
        Decision::Senate => say!(to, "gtr-prompt-senate"),
        Decision::Sewer => say!(to, "gtr-prompt-sewer"),
        Decision::Grant { to: winner } => {
            say!(to, "gtr-prompt-grant", winner = to.whom(winner))
        }
    }
}

fn more(to: &Reader<'_>, done: Parts, id: &str) -> String {
    say!(to, id, more = yes(!done.is_none()))
}

const fn thinker(because: Because) -> &'static str {
    match because {
        Because::Turn => "gtr-prompt-thinker",
        Because::School => "gtr-prompt-school",
        Because::Academy => "gtr-prompt-academy",
    }
}

fn petition(to: &Reader<'_>, left: u8, of: Option<Material>) -> String {
    let role = of.map_or_else(String::new, |of| things::role(to.words, of.role()));
    say!(to, "gtr-prompt-petition", n = left, begun = yes(of.is_some()), role = role)
}

fn give(to: &Reader<'_>, view: &View, material: Material) -> String {
    let performer = view.table.turn.performer;
    let demand = things::so_much(to.words, material, view.table.turn.quota.of(material));
    say!(to, "gtr-prompt-give", who = to.who(performer), demand = demand)
}
