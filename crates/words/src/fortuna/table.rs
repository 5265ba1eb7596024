//! The whole table, line by line.

use engine::Seat;
use fortuna::View;
use fortuna::card::{Building, Cube, Favour, GATE, Helper, PALACE};
use fortuna::score::is_in_rome;
use fortuna::setup::CubeSupply;
use fortuna::state::{N_EDGES, Province};

use super::things;
use crate::message::say;
use crate::{Reader, Words};

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let table = &view.table;
    let mut lines = vec![round(to, view), end(to, view)];
    for seat in &table.podium {
        lines.push(player(to, view, *seat));
        lines.push(action_cards(to, view, table.edge_of(*seat)));
        lines.push(privileges(to, view, *seat));
    }
    let free = (0..N_EDGES).filter(|edge| table.owner(*edge).is_none());
    lines.extend(free.map(|edge| action_cards(to, view, edge)));
    if !table.pool.is_empty() {
        let cards = table.pool.into_iter();
        let cards = cards.map(|card| things::action_card(to.words, card));
        lines.push(say!(to, fortuna_table_pool, cards = to.words.list(cards)));
    }
    lines.push(favours(to.words, view));
    lines.push(buildings(to.words, view));
    lines.push(supply(to.words, view));
    lines.push(deck(to.words, view));
    lines.extend(aside(to.words, view));
    lines
}

fn round(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let order = to.all(&table.podium);
    let active = to.whom(table.active);
    say!(to, fortuna_table_round, round = table.round, order = order, active = active)
}

fn end(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    if let Some(first) = table.arrivals.first() {
        return say!(to, fortuna_table_last_round, who = to.who(*first));
    }
    let max_rounds = table.options.max_rounds;
    if table.round == max_rounds {
        return say!(to, fortuna_table_limit);
    }
    let far = |seat: &Seat| table.provinces[seat.index()].road;
    let best = table.podium.iter().map(far).max().unwrap_or(0);
    let leaders: Vec<Seat> =
        Seat::all(table.n_players()).filter(|seat| far(seat) == best).collect();
    let left = things::spaces(to.words, PALACE - best);
    say!(
        to,
        fortuna_table_end,
        leaders = to.all(&leaders),
        left = left,
        max = max_rounds,
        palace = PALACE
    )
}

fn player(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let own = &view.table.provinces[seat.index()];
    say!(
        to,
        fortuna_table_player,
        who = to.who(seat),
        place = place(to.words, own),
        stock = to.words.notes(stock(to.words, own)),
    )
}

fn place(words: &Words, own: &Province) -> String {
    if own.at_palace() {
        say!(words, fortuna_place_palace, road = own.road)
    } else if is_in_rome(own) {
        say!(words, fortuna_place_rome, road = own.road, left = PALACE - own.road)
    } else {
        say!(words, fortuna_place_road, road = own.road, gate = GATE)
    }
}

fn stock(words: &Words, own: &Province) -> Vec<String> {
    let mut stock = vec![things::money(words, own.money)];
    stock.extend(Cube::ALL.map(|cube| things::cubes(words, cube, own.cube(cube))));
    if own.aqueduct_full {
        stock.push(say!(words, fortuna_aqueduct_full));
    }
    stock.push(things::dice(words, own.dice));
    stock.extend(Helper::ALL.map(|helper| things::helpers(words, helper, own.helpers(helper))));
    stock.push(say!(words, fortuna_married, married = own.married));
    if own.buildings.is_empty() {
        stock.push(say!(words, fortuna_buildings_none));
    }
    stock.extend(own.buildings.iter().map(|b| things::building(words, b)));
    if own.advanced {
        stock.push(say!(words, fortuna_advanced));
    }
    stock
}

fn action_cards(to: &Reader<'_>, view: &View, edge: usize) -> String {
    let table = &view.table;
    let edge_cards = table.edges[edge];
    let cards = edge_cards.into_iter().map(|card| {
        let name = things::action_card(to.words, card);
        let is_down = table.down.has(card) || view.turned_down == Some(card);
        say!(to, fortuna_table_card, card = name, down = is_down)
    });
    let (cards, n) = (to.words.list(cards), edge_cards.into_iter().count());
    if table.owner(edge).is_some() {
        return say!(to, fortuna_table_cards, cards = cards, n = n);
    }
    say!(to, fortuna_table_free_edge, cards = cards, n = n)
}

/// The reader's own privilege cards; of others, how many they are.
fn privileges(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let hand = &view.hands[seat.index()];
    match hand.cards() {
        Some(cards) if !cards.is_empty() => {
            let cards = things::privileges(to.words, cards);
            say!(to, fortuna_table_hand, cards = cards)
        }
        _ => say!(to, fortuna_table_hidden_hand, n = hand.len()),
    }
}

fn favours(words: &Words, view: &View) -> String {
    let table = &view.table;
    let favours = Favour::ALL.map(|favour| {
        let name = things::favour(words, favour);
        let tokens = table.tokens[favour.index()];
        let open = table.open.has(favour);
        say!(words, fortuna_table_favour, favour = name, tokens = tokens, open = open)
    });
    say!(words, fortuna_table_favours, favours = words.notes(favours))
}

fn buildings(words: &Words, view: &View) -> String {
    let table = &view.table;
    let prices = &table.options.prices;
    let piles = Building::ALL.map(|building| {
        say!(
            words,
            fortuna_table_pile,
            building = things::building(words, building),
            price = prices.of(building),
            money = things::money(words, prices.of(building)),
            n = table.piles[building.index()],
        )
    });
    let ours = prices.placeholder;
    say!(words, fortuna_table_piles, piles = words.notes(piles), ours = ours)
}

fn supply(words: &Words, view: &View) -> String {
    let table = &view.table;
    let dice = things::dice(words, table.dice);
    let cubes = match table.options.cubes {
        CubeSupply::Infinite => vec![say!(words, fortuna_cubes_endless)],
        CubeSupply::Finite => {
            Cube::ALL.map(|cube| things::cubes(words, cube, table.supply(cube))).to_vec()
        }
    };
    let supply = words.list(cubes.into_iter().chain([dice]));
    say!(words, fortuna_table_supply, supply = supply)
}

fn deck(words: &Words, view: &View) -> String {
    let discards = things::privileges(words, view.table.discards);
    say!(
        words,
        fortuna_table_deck,
        n = view.n_deck,
        discards = discards,
        n_discards = view.table.discards.len()
    )
}

fn aside(words: &Words, view: &View) -> Option<String> {
    let n = view.n_aside.sum();
    (n > 0).then(|| say!(words, fortuna_table_aside, n = n))
}
