//! Questions.

use engine::Seat;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::decision::{Because, Parts};
use glory_to_rome::{Decision, View};

use super::{buildings, effect, prompt, things};
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};

/// The question as the reader hears it: their own, or another player's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.pending().map_or(view.table.turn.performer, |(seat, _)| seat);
    if to.is(asked) {
        return ask(to, view, asked, decision);
    }
    say!(to, gtr_asked, what = prompt::waiting(to, view, asked, decision))
}

fn ask(to: &Reader<'_>, view: &View, seat: Seat, decision: Decision) -> String {
    match decision {
        Decision::Start => say!(to, gtr_ask_start),
        Decision::Lead => say!(to, gtr_ask_lead),
        Decision::Follow { role } => follow(to, view, seat, role),
        Decision::Palace { role } => palace(to, view, seat, role),
        Decision::Petition { left, of } => petition(to, left, of),
        Decision::Thinker { because, done } => thinker(to, view, because, done),
        Decision::Patron { done } => patron(to, view, seat, done),
        Decision::Laborer { done } => with_left(to, view, done, id::gtr_ask_laborer),
        Decision::Craftsman => {
            say!(to, gtr_ask_craftsman, left = left(to, view, Parts::NONE))
        }
        Decision::Fountain { more } => fountain(to, view, more),
        Decision::Architect { done } => with_left(to, view, done, id::gtr_ask_architect),
        Decision::Merchant { done } => merchant(to, view, seat, done),
        Decision::Legionary { left } => legionary(to, view, left),
        Decision::Plunder => {
            let quota = things::materials(to.words, view.table.turn.quota);
            say!(to, gtr_ask_plunder, quota = quota)
        }
        Decision::Give { material, protected } => give(to, view, material, protected),
        Decision::Coliseum { victim } => coliseum(to, view, seat, victim),
        Decision::Bath { client } => {
            say!(to, gtr_ask_bath, client = things::role(to.words, client))
        }
        Decision::Prison => say!(to, gtr_ask_prison),
        Decision::Senate => say!(to, gtr_ask_senate),
        Decision::Sewer => say!(to, gtr_ask_sewer),
        Decision::Grant { to: winner } => grant(to, winner),
    }
}

/// How many actions there are, and by which building; how many follow, once the action has begun.
fn left(to: &Reader<'_>, view: &View, done: Parts) -> String {
    let n = effect::budget(view);
    match view.table.granted() {
        _ if !done.is_none() => say!(to, gtr_left_after, n = n),
        None => say!(to, gtr_left, n = n),
        Some((Building::Bath, 2)) => say!(to, gtr_left_joined),
        Some((by, _)) => say!(to, gtr_left_by, n = n, by = buildings::noun(to.words, by)),
    }
}

fn with_left(to: &Reader<'_>, view: &View, done: Parts, id: Id<with::left_more<'_>>) -> String {
    say!(to, id as left_more, left = left(to, view, done), more = !done.is_none())
}

fn follow(to: &Reader<'_>, view: &View, seat: Seat, role: Role) -> String {
    let leader = view.table.leader;
    let n_clients = view.table.acting_clients(seat, role);
    say!(
        to,
        gtr_ask_follow,
        leader = to.who(leader),
        role = things::role_noun(to.words, role),
        n = n_clients,
        clients = things::actions(to.words, n_clients),
    )
}

fn palace(to: &Reader<'_>, view: &View, seat: Seat, role: Role) -> String {
    let actions = effect::actions(view, seat, role, view.table.player(seat).units);
    let actions = things::actions(to.words, actions);
    say!(to, gtr_ask_palace, role = things::role_noun(to.words, role), actions = actions)
}

fn petition(to: &Reader<'_>, left: u8, of: Option<Material>) -> String {
    let role = of.map_or_else(String::new, |of| things::role(to.words, of.role()));
    say!(to, gtr_ask_petition, n = left, begun = of.is_some(), role = role)
}

fn thinker(to: &Reader<'_>, view: &View, because: Because, done: Parts) -> String {
    if !done.is_none() {
        return say!(to, gtr_ask_thinker);
    }
    match because {
        Because::Turn => say!(to, gtr_ask_thinker),
        Because::School => {
            let left = view.table.granted().map_or(0, |(_, left)| left);
            say!(to, gtr_ask_school, n = left)
        }
        Because::Academy => say!(to, gtr_ask_academy),
    }
}

fn patron(to: &Reader<'_>, view: &View, seat: Seat, done: Parts) -> String {
    let clients = view.table.player(seat).clients.sum();
    let limit = view.table.clientele_limit(seat);
    let (left, more) = (left(to, view, done), !done.is_none());
    say!(to, gtr_ask_patron, left = left, more = more, clients = clients, limit = limit)
}

fn merchant(to: &Reader<'_>, view: &View, seat: Seat, done: Parts) -> String {
    let vault = view.table.player(seat).vault_size();
    let limit = view.table.vault_limit(seat);
    let (left, more) = (left(to, view, done), !done.is_none());
    say!(to, gtr_ask_merchant, left = left, more = more, vault = vault, limit = limit)
}

/// The card is named to the player who drew it.
fn fountain(to: &Reader<'_>, view: &View, more: bool) -> String {
    let card = view.drawn.map(|card| things::the_order(to.words, card));
    let card = card.unwrap_or_else(|| say!(to, gtr_a_card));
    say!(to, gtr_ask_fountain, card = card, more = more)
}

fn legionary(to: &Reader<'_>, view: &View, left: u8) -> String {
    let demand = view.table.turn.demand;
    let (begun, demand) = (!demand.is_empty(), things::materials(to.words, demand));
    say!(to, gtr_ask_legionary, n = left, begun = begun, demand = demand)
}

fn give(to: &Reader<'_>, view: &View, material: Material, protected: bool) -> String {
    let quota = view.table.turn.quota.of(material);
    say!(
        to,
        gtr_ask_give,
        who = to.who(view.table.turn.performer),
        demand = things::so_much(to.words, material, quota),
        protected = protected,
    )
}

fn coliseum(to: &Reader<'_>, view: &View, seat: Seat, victim: Seat) -> String {
    let room = view.table.vault_room(seat);
    say!(to, gtr_ask_coliseum, victim = to.whom(victim), room = room)
}

fn grant(to: &Reader<'_>, winner: Seat) -> String {
    say!(to, gtr_ask_grant, winner = to.whom(winner))
}
