//! Glory to Rome in panels.

use engine::Seat;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material};
use glory_to_rome::{GloryToRome, View};
use ratatui::style::Color;
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::{buildings, things};
use words::{Reader, Words};

use super::{Panels, in_order};
use crate::panel::{Item, Mark, Panel, PanelRow};

impl Panels for GloryToRome {
    fn moment(to: &Reader<'_>, view: &View) -> String {
        to.words.terminal().turn(view.table.n_turn)
    }

    fn ends(to: &Reader<'_>, view: &View) -> Vec<String> {
        let terminal = to.words.terminal();
        let mut ends =
            vec![terminal.end_deck(view.n_deck), terminal.end_sites(view.table.town.sum())];
        for seat in Seat::all(view.table.n_players()) {
            let founded = view.table.player(seat).names();
            let near = [Building::Catacomb, Building::Forum];
            let near = near.into_iter().filter(|building| founded.has(*building));
            ends.extend(near.map(|building| building_of(to, seat, building)));
        }
        ends
    }

    fn panels(to: &Reader<'_>, view: &View) -> Vec<Panel> {
        let players = in_order(to, view.table.n_players());
        [commons(to.words, view)]
            .into_iter()
            .chain(players.map(|seat| player(to, view, seat)))
            .collect()
    }

    fn legend(words: &Words) -> Vec<(Mark, String)> {
        let pile = |m: Material| {
            format!("{} / {}", things::material(words, m), things::role(words, m.role()))
        };
        let leader = (LEADER, board::label(words, Label::Leader));
        let jack = (JACK, board::label(words, Label::Jack));
        Material::ALL.map(|m| (mark(m), pile(m))).into_iter().chain([leader, jack]).collect()
    }
}

const LEADER: Mark = Mark::new('★', Color::Yellow);
const JACK: Mark = Mark::new('✦', Color::Reset);

/// The printed colours, each with its own symbol.
const fn mark(material: Material) -> Mark {
    match material {
        Material::Rubble => Mark::new('▲', Color::Yellow),
        Material::Wood => Mark::new('◆', Color::Green),
        Material::Concrete => Mark::new('●', Color::Gray),
        Material::Brick => Mark::new('■', Color::Red),
        Material::Stone => Mark::new('▼', Color::Blue),
        Material::Marble => Mark::new('○', Color::Magenta),
    }
}

fn building_of(to: &Reader<'_>, seat: Seat, building: Building) -> String {
    format!("{} {}", buildings::name(to.words, building), to.whom(seat))
}

fn counts(words: &Words, counts: Counts) -> Vec<Item> {
    let item = |m| Item::count(mark(m), counts.of(m), things::so_much(words, m, counts.of(m)));
    counts.materials().map(item).collect()
}

/// The count of every material, including zeros.
fn every(words: &Words, counts: Counts) -> [Item; 6] {
    Material::ALL
        .map(|m| Item::count(mark(m), counts.of(m), things::so_much(words, m, counts.of(m))))
}

fn commons(words: &Words, view: &View) -> Panel {
    let table = &view.table;
    let label = |which| board::label(words, which);
    let piles = |which, n: u8| Item::text(format!("{} {n}", label(which)));
    let mut rows = vec![
        PanelRow::new(label(Label::Pool), counts(words, table.pool)),
        PanelRow::new(label(Label::InTown), every(words, table.town)),
        PanelRow::new(label(Label::Outside), every(words, table.outside)),
        PanelRow::new("", [piles(Label::Deck, view.n_deck), piles(Label::Jacks, table.jacks)]),
    ];
    if let Some(role) = table.turn.role {
        rows.push(PanelRow::new(label(Label::Lead), [Item::text(things::role(words, role))]));
    }
    if !table.turn.demand.is_empty() {
        rows.push(PanelRow::new("", [Item::text(board::demand(words, table.turn.demand))]));
    }
    let public = table.public.into_iter().map(|building| order(words, building));
    rows.push(PanelRow::new(label(Label::Public), public));
    Panel::new(label(Label::Commons), rows)
}

fn player(to: &Reader<'_>, view: &View, seat: Seat) -> Panel {
    let (words, table, own) = (to.words, &view.table, view.table.player(seat));
    let label = |which| board::label(words, which);
    let clients = own.clients.materials().map(|m| {
        let n = own.clients.of(m);
        Item::count(mark(m), n, things::clients_of(words, m.role(), n))
    });
    let vault = match view.opened {
        Some(_) => counts(words, view.known_vaults()[seat.index()]),
        None => Vec::new(),
    };
    let (clientele, room) = (table.clientele_limit(seat), table.vault_limit(seat));
    let clients =
        (format!("{} {}/{clientele}", label(Label::Clients), own.clients.sum()), clients.collect());
    let vault = (format!("{} {}/{room}", label(Label::Vault), own.vault_size()), vault);
    let rows = [
        hand(to, view, seat),
        PanelRow::new("", [Item::text(format!("{} {}", label(Label::Influence), own.influence))]),
        limited(clients),
        PanelRow::new(label(Label::Stockpile), counts(words, own.stockpile)),
        limited(vault),
        PanelRow::new(label(Label::Buildings), built(words, view, seat)),
        camp(to, view, seat),
    ];
    let leader = if table.leader == seat { format!("{} ", LEADER.symbol) } else { String::new() };
    let is_asked = view.pending().is_some_and(|(asked, _)| asked == seat);
    Panel::new(format!("{leader}{}", to.who(seat)), rows).asked(is_asked).badged(to.names.bot(seat))
}

/// A zone with its limit and its visible cards, if any.
fn limited((label, items): (String, Vec<Item>)) -> PanelRow {
    if items.is_empty() {
        PanelRow::new("", [Item::text(label)])
    } else {
        PanelRow::new(label, items)
    }
}

/// The reader's own cards; for others, their number.
fn hand(to: &Reader<'_>, view: &View, seat: Seat) -> PanelRow {
    let (words, own) = (to.words, view.table.player(seat));
    if view.observer != Some(seat) {
        return PanelRow::new("", [Item::text(board::hand(words, own.hand_size(), own.jacks))]);
    }
    let cards = view.hand.cards().map(|card| order(words, card));
    let jacks = (own.jacks > 0).then(|| Item::named(JACK, things::jacks(words, own.jacks)));
    PanelRow::new(board::label(words, Label::Hand), cards.chain(jacks))
}

fn order(words: &Words, building: Building) -> Item {
    Item::named(mark(building.material()), buildings::name(words, building).replace(' ', "\u{a0}"))
}

/// Completed buildings, and the progress of the others.
fn built(words: &Words, view: &View, seat: Seat) -> Vec<Item> {
    let own = view.table.player(seat);
    let complete = own.complete.into_iter().map(|building| order(words, building));
    let works = view.table.works.all().iter().filter(|work| work.owner() == seat);
    let works = works.map(|work| {
        let site = own.site_of(work.building());
        let name = buildings::name(words, work.building()).replace(' ', "\u{a0}");
        let name = format!("{name}\u{a0}{}/{}", work.n_materials(), site.value());
        Item::named(mark(site), name)
    });
    complete.chain(works).collect()
}

/// The cards played this turn.
fn camp(to: &Reader<'_>, view: &View, seat: Seat) -> PanelRow {
    let own = view.table.player(seat);
    let played = own.camp.materials().map(|m| {
        let n = own.camp.of(m);
        Item::named(mark(m), board::played(to.words, m, n))
    });
    let jacks =
        (own.camp_jacks > 0).then(|| Item::named(JACK, things::jacks(to.words, own.camp_jacks)));
    PanelRow::new("", played.chain(jacks))
}
