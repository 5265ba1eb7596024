//! The whole table, line by line, and the short form of it.

use glory_to_rome::View;
use glory_to_rome::card::Material;

use super::{end, player, things};
use crate::Reader;
use crate::message::say;

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let mut lines = vec![turn(to, view), end::in_sight(to, view), pool(to, view), sites(to, view)];
    if !table.public.is_empty() {
        let names = things::names(to.words, table.public);
        lines.push(say!(to, gtr_table_public, buildings = names));
    }
    for n in 0..table.n_players() {
        lines.extend(player::lines(to, view, table.after_leader(n)));
    }
    lines
}

/// What matters for an answer in the middle of a turn.
pub(super) fn glance(to: &Reader<'_>, view: &View) -> Vec<String> {
    let Some(seat) = to.seat else {
        return lines(to, view);
    };
    let mut lines = vec![end::in_sight(to, view), pool(to, view)];
    lines.extend(player::glance(to, view, seat));
    lines
}

fn turn(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let role = table.turn.role;
    say!(
        to,
        gtr_table_turn,
        turn = table.n_turn,
        leader = to.whom(table.leader),
        led = role.is_some(),
        role = role.map_or_else(String::new, |role| things::role(to.words, role)),
    )
}

fn pool(to: &Reader<'_>, view: &View) -> String {
    say!(
        to,
        gtr_table_pool,
        pool = things::materials(to.words, view.table.pool),
        n = view.table.pool.sum(),
        jacks = view.table.jacks,
    )
}

fn sites(to: &Reader<'_>, view: &View) -> String {
    let of = |m: Material| {
        say!(
            to,
            gtr_table_site,
            material = things::material(to.words, m),
            town = view.table.town.of(m),
            outside = view.table.outside.of(m),
        )
    };
    say!(to, gtr_table_sites, sites = to.words.list(Material::ALL.map(of)))
}
