//! What an answer gains, and what the others get: from what everyone sees, and the reader's own
//! cards.
#![expect(clippy::wildcard_enum_match_arm, reason = "most answers and events tell no gain")]

use engine::Seat;
use glory_to_rome::action::{Foundation, Source, ThinkResult};
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::{Action, Decision, View};

use super::{effect, things};
use crate::Reader;
use crate::message::say;

/// In a sentence; none where the answer says it all.
pub(super) fn line(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
    let (seat, decision) = view.pending()?;
    match action {
        Action::Lead(role, _) => Some(lead(to, view, seat, role)),
        Action::Follow(_) => Some(follow(to, view, seat)),
        Action::Think(thought) => think(to, view, (seat, decision), thought),
        Action::Hire(source) => Some(hire(to, view, seat, source.material()?.role())),
        Action::Take(Source::Pool(material)) => Some(take(to, view, seat, material)),
        Action::Found(foundation) => Some(found(to, view, foundation)),
        Action::Add(_, building) => Some(add(to, view, seat, building)),
        Action::Complete(_, building) => Some(complete(to, view, seat, building)),
        Action::Sell(source) => Some(sell(to, view, seat, source.material()?)),
        Action::Demand(card) => Some(demand(to, view, seat, card.material())),
        _ => None,
    }
}

fn lead(to: &Reader<'_>, view: &View, seat: Seat, role: Role) -> String {
    let actions = things::actions(to.words, effect::actions(view, seat, role, 1));
    let acts = |other: &Seat| view.table.acting_clients(*other, role) > 0;
    let others: Vec<Seat> = view.table.opponents(seat).filter(acts).collect();
    say!(to, gtr_hint_lead, actions = actions, n = others.len(), others = to.all(&others))
}

fn follow(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let role = view.table.turn.role.unwrap_or(Role::Patron);
    let [actions, fewer] =
        [1, 0].map(|units| things::actions(to.words, effect::actions(view, seat, role, units)));
    let leader = to.whom(view.table.leader);
    say!(to, gtr_hint_follow, actions = actions, fewer = fewer, leader = leader)
}

/// Who leads and thinks leaves the others nothing to follow; who thinks later keeps their clients.
fn think(
    to: &Reader<'_>,
    view: &View,
    (seat, decision): (Seat, Decision),
    thought: ThinkResult,
) -> Option<String> {
    let cards = things::cards(to.words, effect::drawn(view, seat));
    match (decision, thought) {
        (Decision::Lead, ThinkResult::Draw) => Some(say!(to, gtr_hint_think_lead, cards = cards)),
        (Decision::Lead, ThinkResult::Jack) => Some(say!(to, gtr_hint_jack_lead)),
        (Decision::Follow { role }, _) => {
            let n = effect::actions(view, seat, role, 0);
            let actions = things::actions(to.words, n);
            Some(match thought {
                ThinkResult::Draw => {
                    say!(to, gtr_hint_think_follow, cards = cards, n = n, actions = actions)
                }
                ThinkResult::Jack => say!(to, gtr_hint_jack_follow, n = n, actions = actions),
            })
        }
        _ => None,
    }
}

fn hire(to: &Reader<'_>, view: &View, seat: Seat, role: Role) -> String {
    let n = view.table.player(seat).clients.sum() + 1;
    let limit = view.table.clientele_limit(seat);
    let role = things::role_noun(to.words, role);
    say!(to, gtr_hint_hire, role = role, clients = n, limit = limit)
}

fn take(to: &Reader<'_>, view: &View, seat: Seat, material: Material) -> String {
    let stored = view.table.player(seat).stockpile.of(material).saturating_add(1);
    let left = view.table.pool.of(material).saturating_sub(1);
    say!(to, gtr_hint_take, what = things::so_much(to.words, material, stored), n = left)
}

fn found(to: &Reader<'_>, view: &View, foundation: Foundation) -> String {
    let plot = foundation.plot;
    let sites = if plot.outside { view.table.outside } else { view.table.town };
    let left = sites.of(plot.site).saturating_sub(1);
    say!(to, gtr_hint_found, gain = plot.site.value(), n = left)
}

fn add(to: &Reader<'_>, view: &View, seat: Seat, building: Building) -> String {
    if effect::completes(view, building) || !view.table.player(seat).founded.has(building) {
        return complete(to, view, seat, building);
    }
    let site = things::site_of(view, building);
    let lacks = view.table.missing(seat, building).saturating_sub(1);
    say!(to, gtr_hint_add, what = things::so_much(to.words, site, lacks), gain = site.value())
}

/// Influence is points, and room for clients and for the vault. GTR 4.2, 4.6.
fn complete(to: &Reader<'_>, view: &View, seat: Seat, building: Building) -> String {
    let gain = things::site_of(view, building).value();
    let influence = view.table.player(seat).influence.saturating_add(gain);
    say!(to, gtr_hint_complete, influence = influence, gain = gain)
}

fn sell(to: &Reader<'_>, view: &View, seat: Seat, material: Material) -> String {
    let full = view.table.player(seat).vault_size().saturating_add(1);
    let room = view.table.vault_limit(seat).saturating_sub(full);
    say!(to, gtr_hint_sell, points = material.value(), n = room)
}

/// Who has to answer a demand. GTR 4.8, 7.8.
fn demand(to: &Reader<'_>, view: &View, seat: Seat, material: Material) -> String {
    let table = &view.table;
    let answers =
        |other: &Seat| table.demands_of(seat, *other) && !table.is_protected(seat, *other);
    let others: Vec<Seat> = table.opponents(seat).filter(answers).collect();
    say!(
        to,
        gtr_hint_demand,
        material = things::material(to.words, material),
        n = others.len(),
        others = to.all(&others),
    )
}
