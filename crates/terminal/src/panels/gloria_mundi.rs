//! Gloria Mundi in panels.

use engine::Seat;
use gloria_mundi::card::{Production, Resource};
use gloria_mundi::deck::Icons;
use gloria_mundi::score::EndedBy;
use gloria_mundi::{GloriaMundi, View};
use ratatui::style::Color;
use words::gloria_mundi::board::{self, Label};
use words::gloria_mundi::{cards, things};
use words::{Reader, Words};

use super::{Panels, in_order};
use crate::panel::{Item, Mark, Panel, PanelRow};

/// Spaces shown ahead of the barbarian.
const AHEAD: u8 = 8;

impl Panels for GloriaMundi {
    fn moment(to: &Reader<'_>, view: &View) -> String {
        to.words.terminal().turn(view.table.turn)
    }

    fn ends(to: &Reader<'_>, view: &View) -> Vec<String> {
        let terminal = to.words.terminal();
        let near = |by| board::end(to, view, by).0;
        vec![
            terminal.end_rome(near(EndedBy::Rome)),
            terminal.end_africa(near(EndedBy::Africa)),
            terminal.end_hand(near(EndedBy::Hand)),
            terminal.end_deck(near(EndedBy::Deck)),
        ]
    }

    fn panels(to: &Reader<'_>, view: &View) -> Vec<Panel> {
        let players = in_order(to, view.table.n_players);
        let middle = [barbarian(to.words, view), forum(to.words, view)];
        middle.into_iter().chain(players.map(|seat| player(to, view, seat))).collect()
    }

    fn legend(words: &Words) -> Vec<(Mark, String)> {
        let resources = Resource::ALL.map(|kind| (resource(kind), things::resource(words, kind)));
        let cards = Production::ALL.map(|card| (production(card), things::production(words, card)));
        let tribute = (TRIBUTE, board::label(words, Label::Lying));
        resources.into_iter().chain(cards).chain([tribute]).collect()
    }
}

/// Tribute left on the map.
const TRIBUTE: Mark = Mark::new('▪', Color::Reset);

const fn resource(kind: Resource) -> Mark {
    match kind {
        Resource::Food => Mark::new('▲', Color::Green),
        Resource::Gold => Mark::new('●', Color::Yellow),
        Resource::Peace => Mark::new('○', Color::Blue),
        Resource::Glory => Mark::new('★', Color::Magenta),
    }
}

const fn production(card: Production) -> Mark {
    match card {
        Production::Farm => Mark::new('♣', Color::Green),
        Production::City => Mark::new('■', Color::Yellow),
        Production::Legion => Mark::new('†', Color::Reset),
    }
}

/// The barbarian's space, the spaces ahead, and the demand.
fn barbarian(words: &Words, view: &View) -> Panel {
    let (table, edition) = (&view.table, &view.edition);
    let rome = edition.board().rome();
    let last = table.barbarian.saturating_add(AHEAD).min(rome);
    let ahead = (table.barbarian + 1..=last).map(|space| {
        if space == rome {
            return Item::text(board::label(words, Label::Rome));
        }
        let paid = if space - table.barbarian <= table.covered { "▪" } else { "" };
        Item::text(format!("{}{paid}", signs(edition.board().icons(space))))
    });
    let lying = Resource::ALL.into_iter().filter_map(|kind| {
        let n = table.tribute[kind.index()];
        (n > 0).then(|| Item::count(resource(kind), n, board::counters(words, kind, n.into())))
    });
    let rows = [
        PanelRow::new("", [Item::text(board::to_rome(words, view))]),
        PanelRow::new(board::label(words, Label::Ahead), ahead),
        PanelRow::new(board::label(words, Label::Lying), lying),
        PanelRow::new(
            "",
            board::road(words, view).into_iter().skip(1).map(|line| Item::words(line, "")),
        ),
    ];
    Panel::new(board::label(words, Label::Barbarian), rows)
}

fn signs(icons: Icons) -> String {
    let signs = Production::ALL
        .into_iter()
        .flat_map(|icon| (0..icons.of(icon)).map(move |_| production(icon).symbol));
    signs.collect()
}

/// The cards for sale, cheapest first.
fn forum(words: &Words, view: &View) -> Panel {
    let slots = (0_u8..).zip(view.table.forum);
    let rows = slots.filter_map(|(slot, card)| {
        let card = card?;
        let name = cards::name(words, &view.edition.options, card);
        let printed = view.edition.card(card);
        let price = things::price_at(words, printed.cost, slot);
        let power = board::short_power(words, &printed.power);
        let short: u8 = printed.cost.iter().sum();
        let full = format!("{name} · {price} · {power}");
        Some(PanelRow::new(
            format!("+{slot}"),
            [Item::words(full, format!("{name} {}", short + slot))],
        ))
    });
    Panel::new(board::label(words, Label::Forum), rows)
}

fn player(to: &Reader<'_>, view: &View, seat: Seat) -> Panel {
    let words = to.words;
    let estate = &view.table.estates[seat.index()];
    let held: u8 = estate.hand.iter().sum();
    let stores: Vec<Item> = if view.is_open(seat) {
        let item = |kind: Resource| {
            let n = estate.stores.of(kind);
            Item::count(resource(kind), n, board::counters(words, kind, n))
        };
        Resource::ALL.map(item).to_vec()
    } else {
        vec![Item::text(board::label(words, Label::Screened))]
    };
    let hand = if view.is_open(seat) {
        PanelRow::new(board::label(words, Label::Hand), productions(words, estate.hand))
    } else {
        PanelRow::new("", [Item::text(board::held(words, held))])
    };
    let rows = [
        PanelRow::new("", [Item::text(board::walked(words, view, seat))]),
        PanelRow::new("", stores),
        hand,
        PanelRow::new(words.terminal().cards(), productions(words, estate.free)),
        PanelRow::new("", buildings(words, view, seat)),
    ];
    let is_asked = view.pending().is_some_and(|(asked, _)| asked == seat);
    Panel::new(to.who(seat), rows).asked(is_asked).badged(to.names.bot(seat))
}

fn productions(words: &Words, n: [u8; 3]) -> Vec<Item> {
    let held = Production::ALL.into_iter().filter(|card| n[card.index()] > 0);
    held.map(|card| {
        let n = n[card.index()];
        Item::count(production(card), n, things::n_productions(words, card, n))
    })
    .collect()
}

fn buildings(words: &Words, view: &View, seat: Seat) -> Vec<Item> {
    let estate = &view.table.estates[seat.index()];
    let on = |of: Production| {
        estate.built[of.index()].into_iter().map(move |card| {
            let name = cards::name(words, &view.edition.options, card);
            Item::named(production(of), name.replace(' ', "\u{a0}"))
        })
    };
    Production::ALL.into_iter().flat_map(on).collect()
}
