//! What happened, a line an event.

use engine::Seat;
use glory_to_rome::Event;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::event::Zone;

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

fn sentence(to: &Reader<'_>, event: Event) -> String {
    use Event as E;
    match event {
        E::Chose { seat, card } => named(to, seat, card, id::gtr_log_chose),
        E::Drawn { seat, card } => named(to, seat, Some(card), id::gtr_log_drawn),
        E::TurnBegan { turn, leader } => {
            say!(to, gtr_log_turn, turn = turn, who = to.who(leader))
        }
        E::Led { seat, role } => of_role(to, seat, role, id::gtr_log_led),
        E::Followed { seat, role } => of_role(to, seat, role, id::gtr_log_followed),
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
        E::Completed { seat, building, influence } => completed(to, seat, building, influence),
        E::Published { seat, building, material } => published(to, seat, building, material),
        E::Kept { seat } => to.of(seat, id::gtr_log_kept),
        E::Sold { seat, material } => {
            to.with(seat, things::material(to.words, material), id::gtr_log_sold)
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
        E::Glory { seat, material } => {
            to.with(seat, things::material(to.words, material), id::gtr_log_glory)
        }
        E::Seized { seat, victim, role } => {
            between(to, seat, victim, things::a_client(to.words, role), id::gtr_log_seized)
        }
        E::Stole { seat, victim, building } => {
            between(to, seat, victim, buildings::name(to.words, building), id::gtr_log_stole)
        }
        E::TookPlayedJack { seat, from } => {
            between(to, seat, from, say!(to, gtr_jack), id::gtr_log_took_played_jack)
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
            to.with(seat, unseen, id::gtr_log_vault)
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
    let card = card.map_or_else(|| say!(to, gtr_a_card), |card| things::order(to.words, card));
    to.with(seat, card, id)
}

fn of_role(to: &Reader<'_>, seat: Seat, role: Role, id: Id<with::what_who<'_>>) -> String {
    to.with(seat, things::role(to.words, role), id)
}

fn zone(to: &Reader<'_>, zone: Zone) -> String {
    let id = match zone {
        Zone::Hand => id::gtr_zone_hand,
        Zone::Stockpile => id::gtr_zone_stockpile,
        Zone::Pool => id::gtr_zone_pool,
        Zone::Deck => id::gtr_zone_deck,
    };
    to.plain(id)
}

fn hired(to: &Reader<'_>, seat: Seat, role: Role, from: Zone) -> String {
    let role = things::a_client(to.words, role);
    let (who, from) = (to.who(seat), zone(to, from));
    say!(to, gtr_log_hired, who = who, role = role, from = from)
}

fn bathed(to: &Reader<'_>, seat: Seat, client: Role, role: Role) -> String {
    let client = things::a_client(to.words, client);
    let role = things::role(to.words, role);
    let who = to.who(seat);
    say!(to, gtr_log_bathed, who = who, client = client, role = role)
}

fn took(to: &Reader<'_>, seat: Seat, material: Material, from: Zone) -> String {
    let material = things::material(to.words, material);
    let (who, from) = (to.who(seat), zone(to, from));
    say!(to, gtr_log_took, who = who, material = material, from = from)
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
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
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
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        material = things::material(to.words, material),
        from = zone(to, from),
    )
}

fn completed(to: &Reader<'_>, seat: Seat, building: Building, influence: u8) -> String {
    say!(
        to,
        gtr_log_completed,
        who = to.who(seat),
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        influence = influence,
    )
}

fn published(to: &Reader<'_>, seat: Seat, building: Building, material: Material) -> String {
    say!(
        to,
        gtr_log_published,
        who = to.who(seat),
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        material = things::material(to.words, material),
    )
}

fn sold_unseen(to: &Reader<'_>, seat: Seat, card: Option<Building>, from: Zone) -> String {
    let card = card.map_or_else(|| say!(to, gtr_a_card), |card| things::order(to.words, card));
    let (who, from) = (to.who(seat), zone(to, from));
    say!(to, gtr_log_sold_unseen, who = who, card = card, from = from)
}

fn demanded(to: &Reader<'_>, seat: Seat, card: Building) -> String {
    let material = things::material(to.words, card.material());
    let card = buildings::name(to.words, card);
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
