//! What can end the game, and what ended it.

use engine::Seat;
use glory_to_rome::View;
use glory_to_rome::card::Building;
use glory_to_rome::state::{EndedBy, Table};
use glory_to_rome::threat::{Lack, Threat};

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
    /// How far it has come, and how far it goes.
    pub come: (u8, u8),
    /// Whether one action can bring it.
    pub is_threat: bool,
}

/// What one action of a player could end, as a sentence.
pub fn threat(to: &Reader<'_>, threat: &Threat) -> String {
    let Some(seat) = threat.seat else {
        let is_sites = threat.by == EndedBy::Sites;
        return if is_sites { say!(to, gtr_threat_sites) } else { say!(to, gtr_threat_deck) };
    };
    let what = match threat.lack {
        Some(Lack::Role(role)) => things::role(to.words, role),
        Some(Lack::Material(material)) => things::material(to.words, material),
        None => String::new(),
    };
    let who = to.who(seat);
    match threat.by {
        EndedBy::Catacomb => say!(to, gtr_threat_catacomb, who = who, what = what),
        EndedBy::Forum | EndedBy::Sites | EndedBy::Deck | EndedBy::Granted | EndedBy::TurnLimit => {
            say!(to, gtr_threat_forum, who = who, what = what)
        }
    }
}

/// What can end the game, the nearest first.
pub fn ways(to: &Reader<'_>, view: &View) -> Vec<Way> {
    let table = &view.table;
    let (deck, sites, n_players) = (view.n_deck, table.town.sum(), table.n_players());
    let threats = view.threats();
    let is_threat = |by, seat| threats.iter().any(|other| other.by == by && other.seat == seat);
    let all_sites = SITES_A_PLAYER * n_players;
    let by_sites = Way {
        by: EndedBy::Sites,
        short: say!(to, gtr_board_left, n = sites),
        full: say!(to, gtr_end_sites, n = sites),
        come: (all_sites.saturating_sub(sites), all_sites),
        is_threat: is_threat(EndedBy::Sites, None),
    };
    let by_deck = Way {
        by: EndedBy::Deck,
        short: say!(to, gtr_board_left, n = deck),
        full: say!(to, gtr_end_deck, n = deck),
        come: (DECK.saturating_sub(deck), DECK),
        is_threat: is_threat(EndedBy::Deck, None),
    };
    let mut ways = vec![by_sites, by_deck];
    if table.options.has_functions() {
        for seat in Seat::all(n_players) {
            let threat = |by| is_threat(by, Some(seat));
            ways.extend(catacomb_way(to, table, seat, threat(EndedBy::Catacomb)));
            ways.extend(forum_way(to, table, seat, threat(EndedBy::Forum)));
        }
    }
    ways.sort_by_key(|way| !way.is_threat);
    ways
}

/// Sites in town for each player. GTR 1.3.
const SITES_A_PLAYER: u8 = 6;
/// Order cards in the box.
const DECK: u8 = 144;

fn catacomb_way(to: &Reader<'_>, table: &Table, seat: Seat, is_threat: bool) -> Option<Way> {
    let full = catacomb(to, table, seat)?;
    let short = begun_by(to, table, seat, Building::Catacomb);
    let come = built(table, seat, Building::Catacomb);
    Some(Way { by: EndedBy::Catacomb, short, full, come, is_threat })
}

/// A Forum that works, or will.
fn forum_way(to: &Reader<'_>, table: &Table, seat: Seat, is_threat: bool) -> Option<Way> {
    let full = forum(to, table, seat)?;
    let come = if table.powers(seat).has(Building::Forum) {
        let (roles, _) = table.forum_lacks(seat);
        (6_u8.saturating_sub(u8::try_from(roles.len()).unwrap_or(6)), 6)
    } else {
        built(table, seat, Building::Forum)
    };
    let short = say!(to, gtr_board_begun_by, who = to.who(seat), n = come.0, of = come.1);
    Some(Way { by: EndedBy::Forum, short, full, come, is_threat })
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
    let (roles, materials) = table.forum_lacks(seat);
    let roles = roles.into_iter().map(|role| things::role(to.words, role));
    let lacking = roles.chain(materials.into_iter().map(|m| things::material(to.words, m)));
    let who = to.whom(seat);
    say!(to, gtr_end_forum, who = who, lacking = to.words.list(lacking))
}
