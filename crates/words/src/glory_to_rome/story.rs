//! What happened, a line an event.

use engine::Seat;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::event::Zone;
use glory_to_rome::{Decision, Event};

use super::{buildings, end, things};
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};

/// The line of the log; none for what goes without saying.
pub(super) fn line(to: &Reader<'_>, event: Event) -> Option<String> {
    let is_silent = if let Event::Cleared { orders, jacks } = event {
        orders.0.is_empty() && jacks == 0
    } else if let Event::VaultOpened { basilica, atrium, .. } = event {
        basilica.0.is_empty() && atrium.0.is_empty()
    } else {
        false
    };
    (!is_silent).then(|| sentence(to, event))
}

/// Whom the line is about.
pub(super) const fn subject(event: Event) -> Option<Seat> {
    use Event as E;
    match event {
        E::Chose { seat, .. }
        | E::Drawn { seat, .. }
        | E::TurnBegan { leader: seat, .. }
        | E::Led { seat, .. }
        | E::Declined { seat, .. }
        | E::Followed { seat, .. }
        | E::Played { seat, .. }
        | E::Discarded { seat, .. }
        | E::DiscardedHand { seat }
        | E::TookJack { seat }
        | E::Drew { seat, .. }
        | E::Acts { seat, .. }
        | E::Hired { seat, .. }
        | E::Turned { seat, .. }
        | E::Bathed { seat, .. }
        | E::Took { seat, .. }
        | E::Founded { seat, .. }
        | E::Added { seat, .. }
        | E::Completed { seat, .. }
        | E::Published { seat, .. }
        | E::Kept { seat }
        | E::Sold { seat, .. }
        | E::SoldUnseen { seat, .. }
        | E::Demanded { seat, .. }
        | E::Gave { seat, .. }
        | E::GaveStock { seat, .. }
        | E::Glory { seat, .. }
        | E::Seized { seat, .. }
        | E::Stole { seat, .. }
        | E::TookPlayedJack { seat, .. }
        | E::Drained { seat, .. }
        | E::Proposed { seat, .. }
        | E::Voted { seat, .. }
        | E::VaultOpened { seat, .. } => Some(seat),
        E::Cleared { .. } | E::Ended { .. } => None,
    }
}

fn sentence(to: &Reader<'_>, event: Event) -> String {
    use Event as E;
    match event {
        E::Chose { seat, card } => named(to, seat, card, id::gtr_log_chose),
        E::Drawn { seat, card } => drawn(to, seat, card),
        E::TurnBegan { turn, leader } => {
            say!(to, gtr_log_turn, turn = turn, who = to.who(leader))
        }
        E::Led { seat, role } => led(to, seat, role),
        E::Followed { seat, role } => followed(to, seat, role),
        E::Declined { seat, question } => declined(to, seat, question),
        E::Played { seat, card } => to.with(seat, things::card(to.words, card), id::gtr_log_played),
        E::Discarded { seat, card } => {
            to.with(seat, things::card(to.words, card), id::gtr_log_discarded)
        }
        E::DiscardedHand { seat } => to.of(seat, id::gtr_log_discarded_hand),
        E::TookJack { seat } => to.of(seat, id::gtr_log_took_jack),
        E::Drew { seat, card } => named(to, seat, card, id::gtr_log_drew),
        E::Acts { seat, actions } => {
            to.with(seat, things::actions(to.words, actions), id::gtr_log_acts)
        }
        E::Hired { seat, role, from } => hired(to, seat, role, from),
        E::Turned { seat, card } => named(to, seat, Some(card), id::gtr_log_turned),
        E::Bathed { seat, client, role } => bathed(to, seat, client, role),
        E::Took { seat, material, from } => took(to, seat, material, from),
        E::Founded { seat, building, site, outside } => founded(to, seat, building, site, outside),
        E::Added { seat, building, material, from } => added(to, seat, building, material, from),
        E::Completed { seat, building, gain, influence } => {
            completed(to, seat, building, (gain, influence))
        }
        E::Published { seat, building, material } => published(to, seat, building, material),
        E::Kept { seat } => to.of(seat, id::gtr_log_kept),
        E::Sold { seat, material } => {
            to.with(seat, things::so_much(to.words, material, 1), id::gtr_log_sold)
        }
        E::SoldUnseen { seat, card, from } => sold_unseen(to, seat, card, from),
        E::Demanded { seat, card } => demanded(to, seat, card),
        E::Gave { seat, to: receiver, card } => {
            between(to, seat, receiver, things::as_material(to.words, card), id::gtr_log_gave)
        }
        E::GaveStock { seat, to: receiver, material, n } => {
            let what = things::so_much(to.words, material, n);
            between(to, seat, receiver, what, id::gtr_log_gave_stock)
        }
        E::Glory { seat, material, gave, protected } => {
            glory(to, seat, material, [gave, protected])
        }
        E::Seized { seat, victim, role } => seized(to, seat, victim, role),
        E::Stole { seat, victim, building } => stole(to, seat, victim, building),
        E::TookPlayedJack { seat, from } => {
            say!(to, gtr_log_took_played_jack, who = to.who(seat), other = to.whom(from))
        }
        E::Drained { seat, material } => {
            to.with(seat, things::material(to.words, material), id::gtr_log_drained)
        }
        E::Cleared { orders, jacks } => cleared(to, orders.0, jacks),
        E::Proposed { seat, to: winner } => proposed(to, seat, winner),
        E::Voted { seat, agreed: true } => to.of(seat, id::gtr_log_agreed),
        E::Voted { seat, agreed: false } => to.of(seat, id::gtr_log_refused),
        E::VaultOpened { seat, basilica, atrium } => {
            let unseen = things::materials(to.words, basilica.0.plus(atrium.0));
            say!(to, gtr_log_vault, who = to.who(seat), what = unseen)
        }
        E::Ended { by } => say!(to, gtr_log_ended, reason = end::reason(to.words, by)),
    }
}

fn between(
    to: &Reader<'_>,
    seat: Seat,
    other: Seat,
    what: String,
    id: Id<with::other_what_who<'_>>,
) -> String {
    let who = to.who(seat);
    say!(to, id as other_what_who, who = who, other = to.whom(other), what = what)
}

fn drawn(to: &Reader<'_>, seat: Seat, card: Building) -> String {
    let what = things::the_order(to.words, card);
    say!(to, gtr_log_drawn, who = to.who(seat), what = what)
}

fn led(to: &Reader<'_>, seat: Seat, role: Role) -> String {
    say!(to, gtr_log_led, who = to.who(seat), role = things::role_noun(to.words, role))
}

fn followed(to: &Reader<'_>, seat: Seat, role: Role) -> String {
    say!(to, gtr_log_followed, who = to.who(seat), role = things::role_noun(to.words, role))
}

/// What a player did not do who did nothing, or nothing more.
fn declined(to: &Reader<'_>, seat: Seat, question: Decision) -> String {
    match question {
        Decision::Follow { role } => {
            let role = things::role_noun(to.words, role);
            say!(to, gtr_log_declined_follow, who = to.who(seat), role = role)
        }
        Decision::Patron { .. } => declined_act(to, seat, Role::Patron),
        Decision::Laborer { .. } => declined_act(to, seat, Role::Laborer),
        Decision::Craftsman => declined_act(to, seat, Role::Craftsman),
        Decision::Architect { .. } => declined_act(to, seat, Role::Architect),
        Decision::Merchant { .. } => declined_act(to, seat, Role::Merchant),
        Decision::Legionary { .. } => declined_act(to, seat, Role::Legionary),
        Decision::Bath { client } => {
            let role = things::role(to.words, client);
            say!(to, gtr_log_declined_bath, who = to.who(seat), role = role)
        }
        Decision::Coliseum { victim } => {
            let other = to.whom(victim);
            say!(to, gtr_log_declined_coliseum, who = to.who(seat), other = other)
        }
        Decision::Palace { .. } => to.of(seat, id::gtr_log_declined_palace),
        Decision::Plunder => to.of(seat, id::gtr_log_declined_plunder),
        Decision::Prison => to.of(seat, id::gtr_log_declined_prison),
        Decision::Senate => to.of(seat, id::gtr_log_declined_senate),
        Decision::Sewer => to.of(seat, id::gtr_log_declined_sewer),
        Decision::Thinker { .. } => to.of(seat, id::gtr_log_declined_thinker),
        Decision::Start
        | Decision::Lead
        | Decision::Petition { .. }
        | Decision::Fountain { .. }
        | Decision::Give { .. }
        | Decision::Grant { .. } => to.of(seat, id::gtr_log_refused),
    }
}

fn declined_act(to: &Reader<'_>, seat: Seat, role: Role) -> String {
    let role = things::role(to.words, role);
    say!(to, gtr_log_declined_act, who = to.who(seat), role = role)
}

fn glory(to: &Reader<'_>, seat: Seat, material: Material, [gave, protected]: [bool; 2]) -> String {
    let (who, what) = (to.who(seat), things::material(to.words, material));
    say!(to, gtr_log_glory, who = who, what = what, gave = gave, protected = protected)
}

fn seized(to: &Reader<'_>, seat: Seat, victim: Seat, role: Role) -> String {
    let (who, other) = (to.who(seat), to.whom(victim));
    say!(to, gtr_log_seized, who = who, other = other, role = things::role_noun(to.words, role))
}

fn stole(to: &Reader<'_>, seat: Seat, victim: Seat, building: Building) -> String {
    let (who, other) = (to.who(seat), to.whom(victim));
    let building = buildings::noun(to.words, building);
    say!(to, gtr_log_stole, who = who, other = other, building = building)
}

fn proposed(to: &Reader<'_>, seat: Seat, winner: Seat) -> String {
    let (who, own) = (to.who(seat), seat == winner);
    say!(to, gtr_log_proposed, who = who, own = own, other = to.whom(winner))
}

/// A card that the reader may or may not know.
fn named(
    to: &Reader<'_>,
    seat: Seat,
    card: Option<Building>,
    id: Id<with::what_who<'_>>,
) -> String {
    to.with(seat, card_or_unknown(to, card), id)
}

fn card_or_unknown(to: &Reader<'_>, card: Option<Building>) -> String {
    card.map_or_else(|| say!(to, gtr_a_card), |card| things::the_order(to.words, card))
}

/// Where a card came from; hands and stockpiles are the player's own.
fn zone(to: &Reader<'_>, seat: Seat, zone: Zone) -> String {
    let own = to.is(seat);
    match zone {
        Zone::Hand => say!(to, gtr_zone_hand, own = own),
        Zone::Stockpile => say!(to, gtr_zone_stockpile, own = own),
        Zone::Pool => say!(to, gtr_zone_pool),
        Zone::Deck => say!(to, gtr_zone_deck),
    }
}

fn hired(to: &Reader<'_>, seat: Seat, role: Role, from: Zone) -> String {
    let role = things::role_noun(to.words, role);
    let (who, from) = (to.who(seat), zone(to, seat, from));
    say!(to, gtr_log_hired, who = who, role = role, from = from)
}

fn bathed(to: &Reader<'_>, seat: Seat, client: Role, role: Role) -> String {
    let client = things::role(to.words, client);
    let role = things::role(to.words, role);
    let who = to.who(seat);
    say!(to, gtr_log_bathed, who = who, client = client, role = role)
}

fn took(to: &Reader<'_>, seat: Seat, material: Material, from: Zone) -> String {
    let id = if from == Zone::Hand { id::gtr_log_stored } else { id::gtr_log_took };
    to.with(seat, things::so_much(to.words, material, 1), id)
}

fn founded(
    to: &Reader<'_>,
    seat: Seat,
    building: Building,
    site: Material,
    outside: bool,
) -> String {
    say!(
        to,
        gtr_log_founded,
        who = to.who(seat),
        building = buildings::noun(to.words, building),
        site = things::material(to.words, site),
        outside = outside,
    )
}

fn added(
    to: &Reader<'_>,
    seat: Seat,
    building: Building,
    material: Material,
    from: Zone,
) -> String {
    say!(
        to,
        gtr_log_added,
        who = to.who(seat),
        building = buildings::noun(to.words, building),
        what = things::so_much(to.words, material, 1),
        from = zone(to, seat, from),
    )
}

fn completed(
    to: &Reader<'_>,
    seat: Seat,
    building: Building,
    (gain, influence): (u8, u8),
) -> String {
    say!(
        to,
        gtr_log_completed,
        who = to.who(seat),
        building = buildings::noun(to.words, building),
        gain = gain,
        influence = influence,
    )
}

fn published(to: &Reader<'_>, seat: Seat, building: Building, material: Material) -> String {
    say!(
        to,
        gtr_log_published,
        who = to.who(seat),
        building = buildings::noun(to.words, building),
        what = things::so_much(to.words, material, 1),
    )
}

fn sold_unseen(to: &Reader<'_>, seat: Seat, card: Option<Building>, from: Zone) -> String {
    let card = card_or_unknown(to, card);
    let (who, from) = (to.who(seat), zone(to, seat, from));
    say!(to, gtr_log_sold_unseen, who = who, card = card, from = from)
}

fn demanded(to: &Reader<'_>, seat: Seat, card: Building) -> String {
    let material = things::material(to.words, card.material());
    let card = buildings::noun(to.words, card);
    let who = to.who(seat);
    say!(to, gtr_log_demanded, who = who, card = card, material = material)
}

fn cleared(to: &Reader<'_>, orders: Counts, jacks: u8) -> String {
    say!(
        to,
        gtr_log_cleared,
        orders = things::materials(to.words, orders),
        n_orders = orders.sum(),
        n_jacks = jacks,
        jacks = things::jacks(to.words, jacks),
    )
}
