//! What can end the game, and what ended it.

use engine::Seat;
use glory_to_rome::View;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::options::ForumRule;
use glory_to_rome::state::{EndedBy, Table};

use super::things;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};
use crate::{Reader, Words};

pub(super) fn reason(words: &Words, by: EndedBy) -> String {
    say!(words, gtr_ended[EndedBy: by])
}

#[derive(Clone, Debug)]
pub struct Way {
    pub by: EndedBy,
    /// A number, perhaps with a name.
    pub short: String,
    pub full: String,
    /// Whether it may happen in the next round.
    pub is_near: bool,
}

/// What can end the game, the nearest first.
pub fn ways(to: &Reader<'_>, view: &View) -> Vec<Way> {
    let table = &view.table;
    let (deck, sites, n_players) = (view.n_deck, table.town.sum(), table.n_players());
    let by_sites = Way {
        by: EndedBy::Sites,
        short: say!(to, gtr_board_left, n = sites),
        full: say!(to, gtr_end_sites, n = sites),
        is_near: sites <= n_players,
    };
    let by_deck = Way {
        by: EndedBy::Deck,
        short: say!(to, gtr_board_left, n = deck),
        full: say!(to, gtr_end_deck, n = deck),
        is_near: deck <= DRAWN_IN_A_ROUND * n_players,
    };
    let mut ways = vec![by_sites, by_deck];
    if table.options.has_functions() {
        for seat in Seat::all(n_players) {
            ways.extend(catacomb_way(to, table, seat));
            ways.extend(forum_way(to, table, seat));
        }
    }
    ways.sort_by_key(|way| !way.is_near);
    ways
}

/// Cards that a player draws in a round, or less.
const DRAWN_IN_A_ROUND: u8 = 4;

fn catacomb_way(to: &Reader<'_>, table: &Table, seat: Seat) -> Option<Way> {
    let full = catacomb(to, table, seat)?;
    let missing = table.missing(seat, Building::Catacomb);
    let short = begun_by(to, table, seat, Building::Catacomb);
    Some(Way { by: EndedBy::Catacomb, short, full, is_near: missing == 1 })
}

/// A Forum that works, or will.
fn forum_way(to: &Reader<'_>, table: &Table, seat: Seat) -> Option<Way> {
    let full = forum(to, table, seat)?;
    let (short, is_near) = if table.powers(seat).has(Building::Forum) {
        let lacking = lacking(table, seat);
        let n = 6_usize.saturating_sub(lacking.0.len());
        let short = say!(to, gtr_board_begun_by, who = to.who(seat), n = n, of = 6);
        (short, lacking.0.len() + lacking.1.len() < 3)
    } else {
        (begun_by(to, table, seat, Building::Forum), false)
    };
    Some(Way { by: EndedBy::Forum, short, full, is_near })
}

/// How near the end is, in one line: cards, sites, Catacombs, Forums.
pub(super) fn in_sight(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let (deck, sites) = (view.n_deck, table.town.sum());
    let mut ways = vec![say!(to, gtr_end_deck, n = deck), say!(to, gtr_end_sites, n = sites)];
    if table.options.has_functions() {
        for seat in Seat::all(table.n_players()) {
            ways.extend(catacomb(to, table, seat));
            ways.extend(forum(to, table, seat));
        }
    }
    if table.n_turn + LAST_TURNS > table.options.max_turns {
        ways.push(say!(to, gtr_end_turns, n = table.options.max_turns));
    }
    say!(to, gtr_end, ways = to.words.notes(ways))
}

/// A last turn this near is worth a word.
const LAST_TURNS: u16 = 20;

fn catacomb(to: &Reader<'_>, table: &Table, seat: Seat) -> Option<String> {
    let (name, id) = (Building::Catacomb, id::gtr_end_catacomb);
    table.player(seat).founded.has(name).then(|| begun(to, table, (seat, name), id))
}

/// A Forum that works, with what its owner lacks; or one that is begun.
fn forum(to: &Reader<'_>, table: &Table, seat: Seat) -> Option<String> {
    let name = Building::Forum;
    if table.powers(seat).has(name) {
        return Some(progress(to, table, seat));
    }
    let is_begun = table.player(seat).founded.has(name);
    is_begun.then(|| begun(to, table, (seat, name), id::gtr_end_forum_begun))
}

fn begun(
    to: &Reader<'_>,
    table: &Table,
    (seat, building): (Seat, Building),
    id: Id<with::n_of_who_of<'_>>,
) -> String {
    let (n, of) = built(table, seat, building);
    say!(to, id as n_of_who_of, who = to.whom(seat), n = n, of = of)
}

fn begun_by(to: &Reader<'_>, table: &Table, seat: Seat, building: Building) -> String {
    let (n, of) = built(table, seat, building);
    say!(to, gtr_board_begun_by, who = to.whom(seat), n = n, of = of)
}

/// The materials that a building has, and all that it needs.
fn built(table: &Table, seat: Seat, building: Building) -> (u8, u8) {
    let value = table.player(seat).site_of(building).value();
    (value - table.missing(seat, building), value)
}

fn progress(to: &Reader<'_>, table: &Table, seat: Seat) -> String {
    let (roles, materials) = lacking(table, seat);
    let roles = roles.into_iter().map(|role| things::role(to.words, role));
    let lacking = roles.chain(materials.into_iter().map(|m| things::material(to.words, m)));
    let who = to.whom(seat);
    say!(to, gtr_end_forum, who = who, lacking = to.words.list(lacking))
}

/// What a player with a Forum lacks: roles, and in one edition materials.
fn lacking(table: &Table, seat: Seat) -> (Vec<Role>, Vec<Material>) {
    let stockpile = table.player(seat).stockpile;
    let asks_materials = table.options.forum == ForumRule::ClientsMaterials;
    let is_lacking = |m: &Material| asks_materials && stockpile.of(*m) == 0;
    (lacking_roles(table, seat), Material::ALL.into_iter().filter(is_lacking).collect())
}

/// Roles for which no client can stand: a merchant may with Ludus Magna, anybody who is left over
/// for a laborer with a Storeroom.
fn lacking_roles(table: &Table, seat: Seat) -> Vec<Role> {
    let (clients, powers) = (table.player(seat).clients, table.powers(seat));
    let is_missing = |role: &Role| clients.of_role(*role) == 0;
    let mut missing: Vec<Role> = Role::ALL.into_iter().filter(is_missing).collect();
    let mut spare: usize = Role::ALL
        .map(|role| usize::from(clients.of_role(role).saturating_sub(1)))
        .into_iter()
        .sum();
    if powers.has(Building::Storeroom) && spare > 0 && missing.contains(&Role::Laborer) {
        missing.retain(|role| *role != Role::Laborer);
        spare -= 1;
    }
    if powers.has(Building::LudusMagna) {
        let merchants = usize::from(clients.of_role(Role::Merchant).saturating_sub(1));
        missing.truncate(missing.len().saturating_sub(merchants.min(spare)));
    }
    missing
}
