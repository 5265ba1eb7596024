//! Answers, with what follows from them.

use engine::Seat;
use glory_to_rome::action::{Foundation, Source, Thought, Unit};
use glory_to_rome::card::{Building, Role};
use glory_to_rome::{Action, Decision, View};

use super::{building, buildings, effect, end, things};
use crate::Reader;
use crate::reader::yes;
use crate::words::say;

/// What the answer means for the player who is asked; first of all, whether it ends the game.
pub(super) fn label(to: &Reader<'_>, view: &View, action: Action) -> String {
    let label = plain(to, view, action);
    match effect::ends(view, action) {
        None => label,
        Some(by) => say!(to, "gtr-do-ends", label = label, reason = end::reason(to.words, by)),
    }
}

/// The seat that is asked.
fn asked(view: &View) -> Seat {
    view.pending().map_or(view.table.turn.performer, |(seat, _)| seat)
}

fn plain(to: &Reader<'_>, view: &View, action: Action) -> String {
    let words = to.words;
    match action {
        Action::Start(card) => say!(to, "gtr-do-start", card = things::order(words, card)),
        Action::Lead(role, unit) => lead(to, view, role, unit),
        Action::Follow(unit) => follow(to, view, unit),
        Action::Also(unit) => say!(to, "gtr-do-also", unit = a_unit(to, view, unit)),
        Action::Pay(card) => say!(to, "gtr-do-pay", card = things::order(words, card)),
        Action::Latrine(card) => say!(to, "gtr-do-latrine", card = things::card(words, card)),
        Action::Vomitorium => {
            let n = view.table.player(asked(view)).hand_size();
            say!(to, "gtr-do-vomitorium", cards = things::cards(words, n))
        }
        Action::Think(thought) => think(to, view, thought),
        Action::Hire(source) => hire(to, view, source),
        Action::Act(role) => say!(to, "gtr-do-act", role = things::role(words, role)),
        Action::Take(source) => say!(to, "gtr-do-take", what = things::source(words, source)),
        Action::Found(Foundation { card, plot }) => building::found(to, view, card, plot),
        Action::Add(source, target) => building::add(to, view, source, target),
        Action::Complete(source, target) => building::complete(to, view, source, target),
        Action::Publish(source, target) => building::publish(to, view, source, target),
        Action::Fountain => say!(to, "gtr-do-fountain"),
        Action::Keep => keep(to, view),
        Action::Sell(source) => sell(to, view, source),
        Action::Demand(card) => demand(to, card),
        Action::Give(card) => give(to, view, card),
        Action::Glory => glory(to, view),
        Action::Seize(role) => seize(to, view, role),
        Action::Steal(seat, target) => steal(to, view, seat, target),
        Action::TakeJack(seat) => say!(to, "gtr-do-take-jack", from = to.whom(seat)),
        Action::Drain(m) => say!(to, "gtr-do-drain", material = things::material(words, m)),
        Action::Grant(seat) => grant(to, view, seat),
        Action::Agree => say!(to, "gtr-do-agree"),
        Action::Refuse => say!(to, "gtr-do-refuse"),
        Action::Done => say!(to, done(view)),
    }
}

fn a_unit(to: &Reader<'_>, view: &View, unit: Unit) -> String {
    let petition = view.table.options.petition;
    match unit {
        Unit::Order(card) => buildings::name(to.words, card),
        Unit::Jack => say!(to, "gtr-unit-jack"),
        Unit::Petition => say!(to, "gtr-unit-petition", n = petition),
        Unit::Pair => say!(to, "gtr-unit-pair"),
    }
}

fn lead(to: &Reader<'_>, view: &View, role: Role, unit: Unit) -> String {
    let actions = effect::actions(view, asked(view), role, 1);
    let unit = a_unit(to, view, unit);
    let actions = things::actions(to.words, actions);
    let role = things::role(to.words, role);
    say!(to, "gtr-do-lead", role = role, unit = unit, actions = actions)
}

fn follow(to: &Reader<'_>, view: &View, unit: Unit) -> String {
    let role = view.table.turn.role.unwrap_or(Role::Patron);
    let actions = effect::actions(view, asked(view), role, 1);
    let unit = a_unit(to, view, unit);
    say!(to, "gtr-do-follow", unit = unit, actions = things::actions(to.words, actions))
}

/// With two players, granting the other the victory gives up the game. Ruling R-G43.
fn grant(to: &Reader<'_>, view: &View, winner: Seat) -> String {
    let (whom, you) = (to.whom(winner), to.you(winner));
    let duel = yes(view.table.n_players() == 2);
    say!(to, "gtr-do-grant", winner = whom, you = you, duel = duel)
}

fn think(to: &Reader<'_>, view: &View, thought: Thought) -> String {
    match thought {
        Thought::Jack => say!(to, "gtr-do-think-jack", jacks = view.table.jacks),
        Thought::Draw => {
            let seat = asked(view);
            let (n, hand) = (effect::drawn(view, seat), view.table.player(seat).hand_size());
            let cards = things::cards(to.words, n);
            say!(to, "gtr-do-think-draw", cards = cards, n = n, hand = hand.saturating_add(n))
        }
    }
}

fn hire(to: &Reader<'_>, view: &View, source: Source) -> String {
    let seat = asked(view);
    let has_bath = view.table.powers(seat).has(Building::Bath);
    let bath = if has_bath { say!(to, "gtr-acts-at-once") } else { String::new() };
    match (source, source.material()) {
        (Source::Hand(card), _) => {
            let card = things::order(to.words, card);
            say!(to, "gtr-do-hire-hand", card = card, bath = bath)
        }
        (_, Some(material)) => {
            let role = things::a_client(to.words, material.role());
            let material = things::material(to.words, material);
            let is_pool = yes(matches!(source, Source::Pool(_)));
            say!(to, "gtr-do-hire", role = role, material = material, pool = is_pool, bath = bath)
        }
        (_, None) => say!(to, "gtr-do-hire-deck", bath = bath),
    }
}

fn keep(to: &Reader<'_>, view: &View) -> String {
    let card = view.drawn.map(|card| things::order(to.words, card));
    let card = card.unwrap_or_else(|| say!(to, "gtr-a-card"));
    say!(to, "gtr-do-keep", card = card)
}

fn sell(to: &Reader<'_>, view: &View, source: Source) -> String {
    let seat = asked(view);
    let place = view.table.player(seat).vault_size() + 1;
    let limit = view.table.vault_limit(seat);
    let unseen = yes(matches!(source, Source::Hand(_)));
    let what = things::source(to.words, source);
    match source.material() {
        Some(material) => say!(
            to,
            "gtr-do-sell",
            what = what,
            points = material.value(),
            unseen = unseen,
            place = place,
            limit = limit,
        ),
        None => say!(to, "gtr-do-sell-deck", place = place, limit = limit),
    }
}

fn demand(to: &Reader<'_>, card: Building) -> String {
    let material = things::material(to.words, card.material());
    say!(to, "gtr-do-demand", card = buildings::name(to.words, card), material = material)
}

fn give(to: &Reader<'_>, view: &View, card: Building) -> String {
    let receiver = to.whom(view.table.turn.performer);
    say!(to, "gtr-do-give", card = things::as_material(to.words, card), to = receiver)
}

fn glory(to: &Reader<'_>, view: &View) -> String {
    match view.pending() {
        Some((_, Decision::Give { material, protected: false })) => {
            say!(to, "gtr-do-glory", material = things::material(to.words, material))
        }
        _ => say!(to, "gtr-do-give-nothing"),
    }
}

fn seize(to: &Reader<'_>, view: &View, role: Role) -> String {
    let victim = match view.pending() {
        Some((_, Decision::Coliseum { victim })) => victim,
        _ => asked(view),
    };
    let points = role.material().value();
    let role = things::a_client(to.words, role);
    say!(to, "gtr-do-seize", role = role, victim = to.whom(victim), points = points)
}

fn steal(to: &Reader<'_>, view: &View, victim: Seat, building: Building) -> String {
    say!(
        to,
        "gtr-do-steal",
        building = buildings::name(to.words, building),
        victim = to.whom(victim),
        function = buildings::function(to.words, &view.table.options, building),
    )
}

fn done(view: &View) -> &'static str {
    match view.pending().map(|(_, decision)| decision) {
        Some(Decision::Palace { .. }) => "gtr-do-done-palace",
        Some(Decision::Thinker { .. }) => "gtr-do-done-thinker",
        Some(Decision::Legionary { .. }) if view.table.turn.demand.is_empty() => {
            "gtr-do-done-no-demand"
        }
        Some(Decision::Legionary { .. }) => "gtr-do-done-demands",
        Some(Decision::Plunder) => "gtr-do-done-plunder",
        Some(Decision::Coliseum { .. }) => "gtr-do-done-coliseum",
        Some(Decision::Prison) => "gtr-do-done-prison",
        Some(Decision::Senate) => "gtr-do-done-senate",
        Some(Decision::Sewer) => "gtr-do-done-sewer",
        _ if view.table.may_hold() => "gtr-do-hold",
        _ if effect::budget(view) > 1 => "gtr-do-done-actions",
        _ => "gtr-do-done",
    }
}
