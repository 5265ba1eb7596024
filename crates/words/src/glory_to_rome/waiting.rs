//! What somebody else is asked, in one sentence.

use engine::Seat;
use glory_to_rome::card::{Material, Role};
use glory_to_rome::decision::Because;
use glory_to_rome::{Decision, View};

use super::things;
use crate::Reader;
use crate::words::say;

/// What the game waits for.
pub(super) fn line(to: &Reader<'_>, view: &View, asked: Seat, decision: Decision) -> String {
    match decision {
        Decision::Start => plain(to, asked, "gtr-wait-start"),
        Decision::Lead => plain(to, asked, "gtr-wait-lead"),
        Decision::Follow { role } => with_role(to, asked, role, "gtr-wait-follow"),
        Decision::Palace { role } => with_role(to, asked, role, "gtr-wait-palace"),
        Decision::Petition { .. } => plain(to, asked, "gtr-wait-petition"),
        Decision::Thinker { because, .. } => plain(to, asked, thinker(because)),
        Decision::Patron { .. } => plain(to, asked, "gtr-wait-patron"),
        Decision::Laborer { .. } => plain(to, asked, "gtr-wait-laborer"),
        Decision::Craftsman => plain(to, asked, "gtr-wait-craftsman"),
        Decision::Fountain { .. } => plain(to, asked, "gtr-wait-fountain"),
        Decision::Architect { .. } => plain(to, asked, "gtr-wait-architect"),
        Decision::Merchant { .. } => plain(to, asked, "gtr-wait-merchant"),
        Decision::Legionary { .. } => plain(to, asked, "gtr-wait-legionary"),
        Decision::Plunder => plain(to, asked, "gtr-wait-plunder"),
        Decision::Give { material, .. } => give(to, view, asked, material),
        Decision::Coliseum { victim } => {
            let (who, whom) = (to.who(asked), to.whom(victim));
            say!(to, "gtr-wait-coliseum", who = who, victim = whom, you = to.you(victim))
        }
        Decision::Bath { client } => {
            let client = things::role(to.words, client);
            say!(to, "gtr-wait-bath", who = to.who(asked), client = client)
        }
        Decision::Prison => plain(to, asked, "gtr-wait-prison"),
        Decision::Senate => plain(to, asked, "gtr-wait-senate"),
        Decision::Sewer => plain(to, asked, "gtr-wait-sewer"),
        Decision::Grant { to: winner } => {
            let (who, whom) = (to.who(asked), to.whom(winner));
            say!(to, "gtr-wait-grant", who = who, winner = whom, you = to.you(winner))
        }
    }
}

fn plain(to: &Reader<'_>, asked: Seat, id: &str) -> String {
    say!(to, id, who = to.who(asked))
}

fn with_role(to: &Reader<'_>, asked: Seat, role: Role, id: &str) -> String {
    say!(to, id, who = to.who(asked), role = things::role(to.words, role))
}

const fn thinker(because: Because) -> &'static str {
    match because {
        Because::Turn => "gtr-wait-thinker",
        Because::School => "gtr-wait-school",
        Because::Academy => "gtr-wait-academy",
    }
}

fn give(to: &Reader<'_>, view: &View, asked: Seat, material: Material) -> String {
    let demand = things::so_much(to.words, material, view.table.turn.quota.of(material));
    say!(to, "gtr-wait-give", who = to.who(asked), demand = demand)
}
