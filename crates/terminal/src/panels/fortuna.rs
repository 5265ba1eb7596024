//! Fortuna in panels.

use engine::Seat;
use fortuna::card::{ActionCard, Building, Cube, Favour, Helper, PALACE};
use fortuna::setup::CubeSupply;
use fortuna::state::{N_EDGES, Province};
use fortuna::{Fortuna, View};
use ratatui::style::Color;
use words::fortuna::board::{self, BoardCount};
use words::fortuna::caption::{Caption, caption};
use words::fortuna::things;
use words::{Reader, Words};

use super::{Panels, in_order};
use crate::panel::{Item, Mark, Panel, PanelRow};

impl Panels for Fortuna {
    fn moment(to: &Reader<'_>, view: &View) -> String {
        board::count(to.words, BoardCount::Round, view.table.round)
    }

    fn ends(to: &Reader<'_>, view: &View) -> Vec<String> {
        let (table, terminal) = (&view.table, to.words.terminal());
        let far = table.provinces.iter().map(|own| own.road).max().unwrap_or(0);
        let max = table.options.max_rounds;
        vec![terminal.end_palace(PALACE - far), terminal.end_round(table.round, max)]
    }

    fn panels(to: &Reader<'_>, view: &View) -> Vec<Panel> {
        let players = in_order(to, view.table.n_players());
        let middle = [favours(to.words, view), supply(to, view)];
        middle.into_iter().chain(players.map(|seat| player(to, view, seat))).collect()
    }

    fn legend(words: &Words) -> Vec<(Mark, String)> {
        let terminal = words.terminal();
        let mut legend = vec![
            (MONEY, things::money(words, 1_u8)),
            (DIE, things::dice(words, 1)),
            (DOWN, terminal.face_down()),
            (TOKEN, terminal.tokens()),
        ];
        legend.extend(Cube::ALL.map(|cube| (cube_mark(cube), things::cube(words, cube))));
        legend.extend(
            Helper::ALL.map(|helper| (helper_mark(helper), things::helpers(words, helper, 1))),
        );
        legend
    }
}

const MONEY: Mark = Mark::new('¤', Color::Yellow);
const DIE: Mark = Mark::new('□', Color::Reset);
const DOWN: Mark = Mark::new('▣', Color::Reset);
const TOKEN: Mark = Mark::new('•', Color::Red);

const fn cube_mark(cube: Cube) -> Mark {
    match cube {
        Cube::Water => Mark::new('≈', Color::Blue),
        Cube::Wheat => Mark::new('▲', Color::Yellow),
        Cube::Wine => Mark::new('●', Color::Magenta),
    }
}

const fn helper_mark(helper: Helper) -> Mark {
    match helper {
        Helper::Vestal => Mark::new('◇', Color::Cyan),
        Helper::Centurion => Mark::new('†', Color::Red),
    }
}

/// The six favour cards, face up or face down, with their tokens.
fn favours(words: &Words, view: &View) -> Panel {
    let table = &view.table;
    let cards = Favour::ALL.map(|favour| {
        let name = things::favour(words, favour);
        let n = table.tokens[favour.index()];
        let full = format!("{name} · {}", board::favour_asks(words, favour));
        let tokens = if n == 0 { String::new() } else { format!("\u{a0}{}{n}", TOKEN.symbol) };
        let down =
            if table.open.has(favour) { String::new() } else { format!("{}\u{a0}", DOWN.symbol) };
        PanelRow::new(
            "",
            [Item::words(format!("{down}{full}{tokens}"), format!("{down}{name}{tokens}"))],
        )
    });
    let rolled: Vec<u8> = table.turn.rolled.iter().copied().collect();
    let dice = (!rolled.is_empty()).then(|| Item::text(things::values(words, &rolled)));
    let dice = PanelRow::new(caption(words, Caption::Dice), dice);
    Panel::new(caption(words, Caption::Favours), cards.into_iter().chain([dice]))
}

/// The supply, and the cards that nobody holds.
fn supply(to: &Reader<'_>, view: &View) -> Panel {
    let (words, table) = (to.words, &view.table);
    let piles = Building::ALL.map(|building| {
        let price = table.options.prices.of(building);
        let name = things::building(words, building);
        let left = table.piles[building.index()];
        Item::text(format!("{name} {}{price} ×{left}", MONEY.symbol).replace(' ', "\u{a0}"))
    });
    let mut stores = vec![Item::count(DIE, table.dice, things::dice(words, table.dice))];
    if table.options.cubes == CubeSupply::Finite {
        stores.extend(Cube::ALL.map(|cube| cubes(words, cube, table.supply(cube))));
    }
    let mut rows = vec![
        PanelRow::new("", piles),
        PanelRow::new(caption(words, Caption::Stores), stores),
        PanelRow::new(caption(words, Caption::Deck), [Item::text(view.n_deck.to_string())]),
    ];
    let free = (0..N_EDGES).filter(|edge| table.owner(*edge).is_none());
    rows.extend(free.map(|edge| cards(to, view, edge, caption(words, Caption::OpenEdge))));
    let pool = table.pool.into_iter().map(|card| Item::text(board::card(words, card)));
    rows.push(PanelRow::new(caption(words, Caption::Pool), pool));
    Panel::new(caption(words, Caption::Supply), rows)
}

fn cubes(words: &Words, cube: Cube, n: u8) -> Item {
    Item::count(cube_mark(cube), n, things::cubes(words, cube, n))
}

fn player(to: &Reader<'_>, view: &View, seat: Seat) -> Panel {
    let (words, table) = (to.words, &view.table);
    let own = &table.provinces[seat.index()];
    let rows = [
        PanelRow::new("", [Item::text(board::space(words, own.road))]),
        PanelRow::new("", stock(words, own)),
        PanelRow::new("", state(words, own)),
        cards(to, view, table.edge_of(seat), words.terminal().cards()),
        privileges(words, view, seat),
    ];
    let is_asked = view.pending().is_some_and(|(asked, _)| asked == seat);
    Panel::new(to.who(seat), rows).asked(is_asked).badged(to.names.bot(seat))
}

fn stock(words: &Words, own: &Province) -> Vec<Item> {
    let mut stock = vec![Item::count(MONEY, own.money, things::money(words, own.money))];
    stock.extend(Cube::ALL.map(|cube| cubes(words, cube, own.cube(cube))));
    stock.push(Item::count(DIE, own.dice, things::dice(words, own.dice)));
    stock.extend(Helper::ALL.map(|helper| {
        let n = own.helpers(helper);
        Item::count(helper_mark(helper), n, things::helpers(words, helper, n))
    }));
    stock
}

/// Marriage and buildings.
fn state(words: &Words, own: &Province) -> Vec<Item> {
    let married = own.married.then(|| Item::text(caption(words, Caption::Married)));
    let buildings = own.buildings.iter().map(|building| {
        let name = things::building(words, building);
        if building == Building::Aqueduct && own.aqueduct_full {
            return Item::text(format!("{name} {}", cube_mark(Cube::Water).symbol));
        }
        Item::text(name)
    });
    married.into_iter().chain(buildings).collect()
}

fn cards(to: &Reader<'_>, view: &View, edge: usize, label: String) -> PanelRow {
    let is_down = |card: ActionCard| view.table.down.has(card) || view.turned_down == Some(card);
    let cards = view.table.edges[edge].into_iter().map(|card| {
        let name = board::card(to.words, card);
        Item::text(if is_down(card) { format!("{}\u{a0}{name}", DOWN.symbol) } else { name })
    });
    PanelRow::new(label, cards)
}

/// The reader's own privilege cards; for others, their number.
fn privileges(words: &Words, view: &View, seat: Seat) -> PanelRow {
    let hand = &view.hands[seat.index()];
    let held = Item::text(board::count(words, BoardCount::Hand, hand.len()));
    match hand.cards() {
        Some(cards) if !cards.is_empty() => {
            PanelRow::new("", [held, Item::text(things::privileges(words, cards))])
        }
        _ => PanelRow::new("", [held]),
    }
}
