//! Answers, with what follows from them.

use engine::Seat;
use glory_to_rome::action::{Foundation, Source, ThinkResult, Unit};
use glory_to_rome::card::{Building, Role};
use glory_to_rome::{Action, Decision, View};

use super::{building, buildings, effect, end, things};
use crate::Reader;
use crate::message::say;

/// What the answer means for the player who is asked; first of all, whether it ends the game.
pub(super) fn label(to: &Reader<'_>, view: &View, action: Action) -> String {
    let label = deed(to, view, action);
    match effect::ends(view, action) {
        None => label,
        Some(by) => say!(to, gtr_do_ends, label = label, reason = end::reason(to.words, by)),
    }
}

fn asked(view: &View) -> Seat {
    view.pending().map_or(view.table.turn.performer, |(seat, _)| seat)
}

/// The same without an end.
pub(super) fn deed(to: &Reader<'_>, view: &View, action: Action) -> String {
    let words = to.words;
    match action {
        Action::Start(card) => say!(to, gtr_do_start, card = things::the_order(words, card)),
        Action::Lead(role, unit) => lead(to, view, role, unit),
        Action::Follow(unit) => follow(to, view, unit),
        Action::Also(unit) => say!(to, gtr_do_also, unit = a_unit(to, view, unit)),
        Action::Pay(card) => say!(to, gtr_do_pay, card = things::the_order(words, card)),
        Action::Latrine(card) => say!(to, gtr_do_latrine, card = things::card(words, card)),
        Action::Vomitorium => {
            let n = view.table.player(asked(view)).hand_size();
            say!(to, gtr_do_vomitorium, cards = things::cards(words, n))
        }
        Action::Think(thought) => think(to, view, thought),
        Action::Hire(source) => hire(to, view, source),
        Action::Act(role) => say!(to, gtr_do_act, role = things::role(words, role)),
        Action::Take(source) => say!(to, gtr_do_take, what = things::source(words, source)),
        Action::Found(Foundation { card, plot }) => building::found(to, view, card, plot),
        Action::Add(source, target) => building::add(to, view, source, target),
        Action::Complete(source, target) => building::complete(to, view, source, target),
        Action::Publish(source, target) => building::publish(to, view, source, target),
        Action::Fountain => say!(to, gtr_do_fountain),
        Action::Keep => keep(to, view),
        Action::Sell(source) => sell(to, view, source),
        Action::Demand(card) => demand(to, card),
        Action::Give(card) => give(to, view, card),
        Action::Glory => glory(to, view),
        Action::Seize(role) => seize(to, view, role),
        Action::Steal(seat, target) => steal(to, view, seat, target),
        Action::TakeJack(seat) => say!(to, gtr_do_take_jack, from = to.whom(seat)),
        Action::Drain(m) => say!(to, gtr_do_drain, material = things::material(words, m)),
        Action::Grant(seat) => grant(to, view, seat),
        Action::Agree => say!(to, gtr_do_agree),
        Action::Refuse => say!(to, gtr_do_refuse),
        Action::Done => done(to, view),
    }
}

fn a_unit(to: &Reader<'_>, view: &View, unit: Unit) -> String {
    let petition = view.table.options.petition;
    match unit {
        Unit::Order(card) => things::named(to.words, card),
        Unit::Jack => say!(to, gtr_unit_jack),
        Unit::Petition => say!(to, gtr_unit_petition, n = petition),
        Unit::Pair => say!(to, gtr_unit_pair),
    }
}

fn lead(to: &Reader<'_>, view: &View, role: Role, unit: Unit) -> String {
    let actions = effect::actions(view, asked(view), role, 1);
    let unit = a_unit(to, view, unit);
    let actions = things::actions(to.words, actions);
    let role = things::role_noun(to.words, role);
    say!(to, gtr_do_lead, role = role, unit = unit, actions = actions)
}

fn follow(to: &Reader<'_>, view: &View, unit: Unit) -> String {
    let role = view.table.turn.role.unwrap_or(Role::Patron);
    let actions = effect::actions(view, asked(view), role, 1);
    let unit = a_unit(to, view, unit);
    say!(to, gtr_do_follow, unit = unit, actions = things::actions(to.words, actions))
}

/// With two players, granting the other the victory gives up the game. Ruling R-G43.
fn grant(to: &Reader<'_>, view: &View, winner: Seat) -> String {
    let duel = view.table.n_players() == 2;
    say!(to, gtr_do_grant, winner = to.whom(winner), duel = duel)
}

fn think(to: &Reader<'_>, view: &View, thought: ThinkResult) -> String {
    match thought {
        ThinkResult::Jack => say!(to, gtr_do_think_jack, jacks = view.table.jacks),
        ThinkResult::Draw => {
            let seat = asked(view);
            let (n, hand) = (effect::drawn(view, seat), view.table.player(seat).hand_size());
            let cards = things::cards(to.words, n);
            say!(to, gtr_do_think_draw, cards = cards, hand = hand.saturating_add(n))
        }
    }
}

fn hire(to: &Reader<'_>, view: &View, source: Source) -> String {
    let seat = asked(view);
    let has_bath = view.table.powers(seat).has(Building::Bath);
    let bath = if has_bath { say!(to, gtr_acts_at_once) } else { String::new() };
    match (source, source.material()) {
        (Source::Hand(card), _) => {
            let card = things::the_order(to.words, card);
            say!(to, gtr_do_hire_hand, card = card, bath = bath)
        }
        (_, Some(material)) => {
            let role = things::role_noun(to.words, material.role());
            let material = things::material(to.words, material);
            let is_pool = matches!(source, Source::Pool(_));
            say!(to, gtr_do_hire, role = role, material = material, pool = is_pool, bath = bath)
        }
        (_, None) => say!(to, gtr_do_hire_deck, bath = bath),
    }
}

fn keep(to: &Reader<'_>, view: &View) -> String {
    let card = view.drawn.map(|card| things::the_order(to.words, card));
    let card = card.unwrap_or_else(|| say!(to, gtr_a_card));
    say!(to, gtr_do_keep, card = card)
}

fn sell(to: &Reader<'_>, view: &View, source: Source) -> String {
    let seat = asked(view);
    let place = view.table.player(seat).vault_size() + 1;
    let limit = view.table.vault_limit(seat);
    let unseen = matches!(source, Source::Hand(_));
    let what = things::source(to.words, source);
    match source.material() {
        Some(material) => say!(
            to,
            gtr_do_sell,
            what = what,
            points = material.value(),
            unseen = unseen,
            place = place,
            limit = limit,
        ),
        None => say!(to, gtr_do_sell_deck, place = place, limit = limit),
    }
}

fn demand(to: &Reader<'_>, card: Building) -> String {
    let material = things::material(to.words, card.material());
    say!(to, gtr_do_demand, card = buildings::noun(to.words, card), material = material)
}

fn give(to: &Reader<'_>, view: &View, card: Building) -> String {
    let receiver = to.whom(view.table.turn.performer);
    say!(to, gtr_do_give, card = things::as_material(to.words, card), to = receiver)
}

fn glory(to: &Reader<'_>, view: &View) -> String {
    match view.pending() {
        Some((_, Decision::Give { material, protected: false })) => {
            say!(to, gtr_do_glory, material = things::material(to.words, material))
        }
        _ => say!(to, gtr_do_give_nothing),
    }
}

fn seize(to: &Reader<'_>, view: &View, role: Role) -> String {
    let victim = match view.pending() {
        Some((_, Decision::Coliseum { victim })) => victim,
        _ => asked(view),
    };
    let points = role.material().value();
    let role = things::role_noun(to.words, role);
    say!(to, gtr_do_seize, role = role, victim = to.whom(victim), points = points)
}

fn steal(to: &Reader<'_>, view: &View, victim: Seat, building: Building) -> String {
    say!(
        to,
        gtr_do_steal,
        building = buildings::noun(to.words, building),
        victim = to.whom(victim),
        function = buildings::function(to.words, &view.table.options, building),
    )
}

/// Declining: the present action, or all that are left; or what has been begun.
fn done(to: &Reader<'_>, view: &View) -> String {
    let (table, turn) = (&view.table, &view.table.turn);
    let begun = turn.quota != turn.demand;
    match view.pending().map(|(_, decision)| decision) {
        Some(Decision::Palace { .. }) => say!(to, gtr_do_done_palace),
        Some(Decision::Thinker { .. }) => say!(to, gtr_do_done_thinker),
        Some(Decision::Legionary { .. }) if turn.demand.is_empty() => {
            say!(to, gtr_do_done_no_demand)
        }
        Some(Decision::Legionary { .. }) => say!(to, gtr_do_done_demands),
        Some(Decision::Plunder) => say!(to, gtr_do_done_plunder, begun = begun),
        Some(Decision::Coliseum { .. }) => say!(to, gtr_do_done_coliseum, begun = begun),
        Some(Decision::Prison) => say!(to, gtr_do_done_prison),
        Some(Decision::Senate) => say!(to, gtr_do_done_senate),
        Some(Decision::Sewer) => say!(to, gtr_do_done_sewer),
        Some(Decision::Bath { .. }) => say!(to, gtr_do_done_bath),
        Some(decision) if is_rest(decision) => say!(to, gtr_do_done_rest),
        _ if table.may_hold() => say!(to, gtr_do_hold),
        _ => say!(to, gtr_do_done, n = effect::budget(view)),
    }
}

/// Whether part of the action is done: declining leaves the next actions as they are.
const fn is_rest(decision: Decision) -> bool {
    use Decision::{Architect, Laborer, Merchant, Patron};
    matches!(
        decision,
        Patron { done } | Laborer { done } | Architect { done } | Merchant { done }
            if !done.is_none()
    )
}
