//! The whole table, line by line, and the short form of it.

use engine::Seat;
use glory_to_rome::View;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material};
use glory_to_rome::options::VaultView;
use glory_to_rome::works::Work;

use super::{buildings, end, things};
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
        lines.extend(player(to, view, table.after_leader(n)));
    }
    lines
}

/// What matters for an answer in the middle of a turn.
pub(super) fn glance(to: &Reader<'_>, view: &View) -> Vec<String> {
    let Some(seat) = to.seat else {
        return lines(to, view);
    };
    let mut lines = vec![end::in_sight(to, view), pool(to, view)];
    lines.extend(own(to, view, seat));
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

/// Everything that lies before a player, and their hand as far as the reader knows it.
fn player(to: &Reader<'_>, view: &View, seat: Seat) -> Vec<String> {
    let mut lines = vec![head(to, view, seat), hand(to, view, seat)];
    lines.extend(played(to, view, seat));
    lines.push(goods(to, view, seat));
    lines.extend(built(to, view, seat));
    lines.extend(unfinished(to, view, seat));
    lines.extend(borrowed(to, view, seat));
    lines
}

/// What the reader needs at every question: hand, clients, stockpile, vault, unfinished buildings.
fn own(to: &Reader<'_>, view: &View, seat: Seat) -> Vec<String> {
    let mut lines = vec![hand(to, view, seat), goods(to, view, seat)];
    lines.extend(unfinished(to, view, seat));
    lines
}

fn head(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let table = &view.table;
    let (who, leads) = (to.who(seat), table.leader == seat);
    say!(to, gtr_table_player, who = who, leads = leads, influence = table.player(seat).influence)
}

/// The reader's own cards; of others, how many.
fn hand(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let player = view.table.player(seat);
    if view.observer == Some(seat) {
        let cards = things::hand(to.words, &view.hand, player.jacks);
        return say!(to, gtr_table_own_hand, cards = cards, n = player.hand_size());
    }
    say!(
        to,
        gtr_table_hand,
        cards = things::cards(to.words, player.hand_size()),
        n_jacks = player.jacks,
        jacks = things::jacks(to.words, player.jacks),
    )
}

fn played(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let player = view.table.player(seat);
    let orders = (!player.camp.is_empty()).then(|| things::materials(to.words, player.camp));
    let jacks = (player.camp_jacks > 0).then(|| things::jacks(to.words, player.camp_jacks));
    let cards: Vec<String> = orders.into_iter().chain(jacks).collect();
    (!cards.is_empty()).then(|| say!(to, gtr_table_camp, cards = to.words.list(cards)))
}

/// Clients, stockpile and vault, with their limits.
fn goods(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let (table, player) = (&view.table, view.table.player(seat));
    say!(
        to,
        gtr_table_goods,
        n_clients = player.clients.sum(),
        client_limit = table.clientele_limit(seat),
        clients = things::clients(to.words, player.clients),
        n_fresh = player.fresh.sum(),
        stockpile = things::materials(to.words, player.stockpile),
        n_stockpile = player.stockpile.sum(),
        n_vault = player.vault_size(),
        vault_limit = table.vault_limit(seat),
        vault = vault(to, view, seat),
    )
}

/// What may be seen of a vault: cards of this turn, or all of it when the game is over.
fn vault(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let player = view.table.player(seat);
    if view.opened.is_some() {
        let cards = view.known_vaults()[seat.index()];
        return say!(to, gtr_vault_open, cards = things::materials(to.words, cards));
    }
    let shown = match view.table.options.vault_view {
        VaultView::Turn => player.vault_turn,
        VaultView::Placement => Counts::EMPTY,
    };
    if shown.is_empty() {
        return String::new();
    }
    say!(to, gtr_vault_turn, cards = things::materials(to.words, shown))
}

fn built(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let complete = view.table.player(seat).complete;
    let names = complete.into_iter().map(|building| {
        let name = buildings::name(to.words, building);
        let public = view.table.public.has(building);
        say!(to, gtr_table_building, building = name, public = public)
    });
    (!complete.is_empty()).then(|| say!(to, gtr_table_built, buildings = to.words.list(names)))
}

fn unfinished(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let works: Vec<String> = view
        .table
        .works
        .all()
        .iter()
        .filter(|work| work.owner() == seat)
        .map(|work| a_work(to, view, *work))
        .collect();
    (!works.is_empty()).then(|| say!(to, gtr_table_unfinished, buildings = to.words.notes(works)))
}

fn a_work(to: &Reader<'_>, view: &View, work: Work) -> String {
    let building = work.building();
    let site = view.table.player(work.owner()).site_of(building);
    let n_needs = view.table.missing(work.owner(), building);
    let materials: Counts = work.materials().collect();
    say!(
        to,
        gtr_table_work,
        building = buildings::name(to.words, building),
        needs = things::so_much(to.words, site, n_needs),
        n_needs = n_needs,
        n = materials.sum(),
        has = things::materials(to.words, materials),
    )
}

/// Functions that work although their building isn't completed or belongs to another player.
fn borrowed(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let own = view.table.player(seat).complete;
    let others = view.table.powers(seat).all().minus(own);
    let names = others.into_iter().filter(|building| !building.works_once());
    let names: Vec<Building> = names.collect();
    (!names.is_empty())
        .then(|| say!(to, gtr_table_borrowed, buildings = things::names(to.words, names)))
}
