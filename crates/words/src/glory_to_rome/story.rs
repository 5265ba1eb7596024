//! What happened, a line an event.

use engine::Seat;
use glory_to_rome::Event;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::event::Zone;

use super::{buildings, end, things};
use crate::Reader;
use crate::reader::yes;
use crate::words::say;

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
        E::Chose { seat, card } => named(to, seat, card, "gtr-log-chose"),
        E::Drawn { seat, card } => named(to, seat, Some(card), "gtr-log-drawn"),
        E::TurnBegan { turn, leader } => turn_began(to, turn, leader),
        E::Led { seat, role } => of_role(to, seat, role, "gtr-log-led"),
        E::Followed { seat, role } => of_role(to, seat, role, "gtr-log-followed"),
        E::Played { seat, card } => with(to, seat, things::card(to.words, card), "gtr-log-played"),
        E::Discarded { seat, card } => {
            with(to, seat, things::card(to.words, card), "gtr-log-discarded")
        }
        E::DiscardedHand { seat } => of(to, seat, "gtr-log-discarded-hand"),
        E::TookJack { seat } => of(to, seat, "gtr-log-took-jack"),
        E::Drew { seat, card } => named(to, seat, card, "gtr-log-drew"),
        E::Acts { seat, actions } => {
            with(to, seat, things::actions(to.words, actions), "gtr-log-acts")
        }
        E::Hired { seat, role, from } => hired(to, seat, role, from),
        E::Turned { seat, card } => named(to, seat, Some(card), "gtr-log-turned"),
        E::Bathed { seat, client, role } => bathed(to, seat, client, role),
        E::Took { seat, material, from } => took(to, seat, material, from),
        E::Founded { seat, building, site, outside } => founded(to, seat, building, site, outside),
        E::Added { seat, building, material, from } => added(to, seat, building, material, from),
        E::Completed { seat, building, influence } => completed(to, seat, building, influence),
        E::Published { seat, building, material } => published(to, seat, building, material),
        E::Kept { seat } => of(to, seat, "gtr-log-kept"),
        E::Sold { seat, material } => {
            with(to, seat, things::material(to.words, material), "gtr-log-sold")
        }
        E::SoldUnseen { seat, card, from } => sold_unseen(to, seat, card, from),
        E::Demanded { seat, card } => demanded(to, seat, card),
        E::Gave { seat, to: receiver, card } => gave(to, seat, receiver, card),
        E::GaveStock { seat, to: receiver, material, n } => {
            let what = things::so_much(to.words, material, n);
            between(to, seat, receiver, what, "gtr-log-gave-stock")
        }
        E::Glory { seat, material } => {
            with(to, seat, things::material(to.words, material), "gtr-log-glory")
        }
        E::Seized { seat, victim, role } => {
            between(to, seat, victim, things::a_client(to.words, role), "gtr-log-seized")
        }
        E::Stole { seat, victim, building } => {
            between(to, seat, victim, buildings::name(to.words, building), "gtr-log-stole")
        }
        E::TookPlayedJack { seat, from } => {
            between(to, seat, from, say!(to, "gtr-jack"), "gtr-log-took-played-jack")
        }
        E::Drained { seat, material } => {
            with(to, seat, things::material(to.words, material), "gtr-log-drained")
        }
        E::Cleared { orders, jacks } => cleared(to, orders.0, jacks),
        E::Proposed { seat, to: winner } => proposed(to, seat, winner),
        E::Voted { seat, agreed: true } => of(to, seat, "gtr-log-agreed"),
        E::Voted { seat, agreed: false } => of(to, seat, "gtr-log-refused"),
        E::VaultOpened { seat, basilica, atrium } => {
            let unseen = things::materials(to.words, basilica.0.plus(atrium.0));
            with(to, seat, unseen, "gtr-log-vault")
        }
        E::Ended { by } => say!(to, "gtr-log-ended", reason = end::reason(to.words, by)),
    }
}

fn of(to: &Reader<'_>, seat: Seat, id: &str) -> String {
    say!(to, id, who = to.who(seat), you = to.you(seat))
}

fn with(to: &Reader<'_>, seat: Seat, what: String, id: &str) -> String {
    say!(to, id, who = to.who(seat), you = to.you(seat), what = what)
}

fn between(to: &Reader<'_>, seat: Seat, other: Seat, what: String, id: &str) -> String {
    let (who, you) = (to.who(seat), to.you(seat));
    say!(to, id, who = who, you = you, other = to.whom(other), yours = to.you(other), what = what)
}

fn proposed(to: &Reader<'_>, seat: Seat, winner: Seat) -> String {
    let (who, you, own) = (to.who(seat), to.you(seat), yes(seat == winner));
    let (other, yours) = (to.whom(winner), to.you(winner));
    say!(to, "gtr-log-proposed", who = who, you = you, own = own, other = other, yours = yours)
}

/// A card that the reader may or may not know.
fn named(to: &Reader<'_>, seat: Seat, card: Option<Building>, id: &str) -> String {
    let card = card.map_or_else(|| say!(to, "gtr-a-card"), |card| things::order(to.words, card));
    with(to, seat, card, id)
}

fn of_role(to: &Reader<'_>, seat: Seat, role: Role, id: &str) -> String {
    with(to, seat, things::role(to.words, role), id)
}

fn zone(to: &Reader<'_>, zone: Zone) -> String {
    let id = match zone {
        Zone::Hand => "gtr-zone-hand",
        Zone::Stockpile => "gtr-zone-stockpile",
        Zone::Pool => "gtr-zone-pool",
        Zone::Deck => "gtr-zone-deck",
    };
    say!(to, id)
}

fn turn_began(to: &Reader<'_>, turn: u16, leader: Seat) -> String {
    say!(to, "gtr-log-turn", turn = turn, who = to.who(leader), you = to.you(leader))
}

fn hired(to: &Reader<'_>, seat: Seat, role: Role, from: Zone) -> String {
    let role = things::a_client(to.words, role);
    let (who, you, from) = (to.who(seat), to.you(seat), zone(to, from));
    say!(to, "gtr-log-hired", who = who, you = you, role = role, from = from)
}

fn bathed(to: &Reader<'_>, seat: Seat, client: Role, role: Role) -> String {
    let client = things::a_client(to.words, client);
    let role = things::role(to.words, role);
    let (who, you) = (to.who(seat), to.you(seat));
    say!(to, "gtr-log-bathed", who = who, you = you, client = client, role = role)
}

fn took(to: &Reader<'_>, seat: Seat, material: Material, from: Zone) -> String {
    let material = things::material(to.words, material);
    let (who, you, from) = (to.who(seat), to.you(seat), zone(to, from));
    say!(to, "gtr-log-took", who = who, you = you, material = material, from = from)
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
        "gtr-log-founded",
        who = to.who(seat),
        you = to.you(seat),
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        site = things::material(to.words, site),
        outside = yes(outside),
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
        "gtr-log-added",
        who = to.who(seat),
        you = to.you(seat),
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        material = things::material(to.words, material),
        from = zone(to, from),
    )
}

fn completed(to: &Reader<'_>, seat: Seat, building: Building, influence: u8) -> String {
    say!(
        to,
        "gtr-log-completed",
        who = to.who(seat),
        you = to.you(seat),
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        influence = influence,
    )
}

fn published(to: &Reader<'_>, seat: Seat, building: Building, material: Material) -> String {
    say!(
        to,
        "gtr-log-published",
        who = to.who(seat),
        you = to.you(seat),
        building = buildings::name(to.words, building),
        gender = buildings::gender(to.words, building),
        material = things::material(to.words, material),
    )
}

fn sold_unseen(to: &Reader<'_>, seat: Seat, card: Option<Building>, from: Zone) -> String {
    let card = card.map_or_else(|| say!(to, "gtr-a-card"), |card| things::order(to.words, card));
    let (who, you, from) = (to.who(seat), to.you(seat), zone(to, from));
    say!(to, "gtr-log-sold-unseen", who = who, you = you, card = card, from = from)
}

fn demanded(to: &Reader<'_>, seat: Seat, card: Building) -> String {
    let material = things::material(to.words, card.material());
    let card = buildings::name(to.words, card);
    let (who, you) = (to.who(seat), to.you(seat));
    say!(to, "gtr-log-demanded", who = who, you = you, card = card, material = material)
}

fn gave(to: &Reader<'_>, seat: Seat, receiver: Seat, card: Building) -> String {
    between(to, seat, receiver, things::as_material(to.words, card), "gtr-log-gave")
}

fn cleared(to: &Reader<'_>, orders: Counts, jacks: u8) -> String {
    say!(
        to,
        "gtr-log-cleared",
        orders = things::materials(to.words, orders),
        n_orders = orders.sum(),
        n_jacks = jacks,
        jacks = things::jacks(to.words, jacks),
    )
}
