//! The whole table, line by line, and the short form of it.

use engine::Seat;
use gloria_mundi::card::{CardId, Production};
use gloria_mundi::{Decision, View};

use super::{cards, effect, end, help, things};
use crate::message::say;
use crate::{Reader, Words};

/// How many spaces ahead of the barbarian are told.
const AHEAD: u8 = 8;

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![turn(to, view), end::in_sight(to, view)];
    lines.extend(help::placeholders(to.words, &view.edition.options));
    lines.extend(forum(to, view));
    lines.extend(road(to.words, view));
    for seat in in_order(view) {
        lines.extend(player(to, view, seat));
    }
    lines
}

/// What matters for an answer in the middle of a turn: the powers in the forum only where one is
/// bought.
pub(super) fn glance(to: &Reader<'_>, view: &View) -> Vec<String> {
    let Some(seat) = to.seat else {
        return lines(to, view);
    };
    let mut lines = road(to.words, view);
    if matches!(view.pending(), Some((_, Decision::Buy))) {
        lines.extend(forum(to, view));
    }
    lines.extend(player(to, view, seat));
    lines
}

fn turn(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let of = table.turn_type;
    say!(
        to,
        gm_table_turn,
        turn = table.turn,
        who = to.whom(table.active),
        known = of.is_some(),
        of = of.map_or_else(String::new, |of| things::production(to.words, of)),
    )
}

/// The cards for sale, the cheapest place first: it is the next to burn.
fn forum(to: &Reader<'_>, view: &View) -> Vec<String> {
    let words = to.words;
    let mut lines = vec![say!(words, gm_table_forum, n = view.unseen().len())];
    for (slot, card) in view.table.forum.into_iter().enumerate() {
        let Some(card) = card else {
            continue;
        };
        let card = cards::whole(words, &view.edition.options, card);
        lines.push(say!(words, gm_table_slot, slot = slot, card = card));
    }
    if lines.len() == 1 {
        lines.push(say!(words, gm_table_forum_empty));
    }
    lines
}

/// Where the barbarian stands, what is ahead, and what it will demand.
pub fn road(words: &Words, view: &View) -> Vec<String> {
    let table = &view.table;
    let board = view.edition.board();
    let rome = board.rome();
    if table.barbarian >= rome {
        return vec![say!(words, gm_table_barbarian_rome)];
    }
    let stands = say!(
        words,
        gm_table_barbarian,
        icons = things::space(words, board.icons(table.barbarian)),
        place = effect::before_rome(words, rome, table.barbarian),
        ahead = ahead(words, view),
    );
    vec![stands, tribute(words, view)]
}

/// The spaces ahead, from the nearest on: icons, and whether tribute lies there.
fn ahead(words: &Words, view: &View) -> String {
    let board = view.edition.board();
    let from = view.table.barbarian;
    let last = from.saturating_add(AHEAD).min(board.rome());
    let spaces = (from + 1..=last).map(|space| {
        if space == board.rome() {
            return say!(words, gm_rome);
        }
        let covered = space - from <= view.table.covered;
        let icons = things::space(words, board.icons(space));
        say!(words, gm_table_space, icons = icons, covered = covered)
    });
    words.notes(spaces)
}

fn tribute(words: &Words, view: &View) -> String {
    let rome_next = effect::tribute_space(view) >= view.edition.board().rome();
    let (n, icons) = effect::advance(view);
    say!(
        words,
        gm_table_tribute,
        covered = view.table.covered,
        lying = things::price(words, view.table.tribute),
        rome = rome_next,
        price = things::price(words, effect::tribute(view)),
        spaces = things::spaces(words, n),
        icons = things::icons(words, icons),
        n_icons = icons.sum(),
    )
}

/// The seats from the active one on.
pub(super) fn in_order(view: &View) -> impl Iterator<Item = Seat> {
    let (n, first) = (view.table.n_players, view.table.active.0);
    (0..n).map(move |after| Seat((first + after) % n))
}

/// The player, the production cards without building, and a line for each building.
fn player(to: &Reader<'_>, view: &View, seat: Seat) -> Vec<String> {
    let estate = &view.table.estates[seat.index()];
    let cards = things::hand(to.words, estate.free);
    let mut lines = vec![summary(to, view, seat), say!(to, gm_table_free, cards = cards)];
    for of in Production::ALL {
        let built = estate.built[of.index()].into_iter();
        lines.extend(built.map(|card| building(to.words, view, of, card)));
    }
    lines
}

fn summary(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let estate = &view.table.estates[seat.index()];
    let left = effect::africa(view).saturating_sub(estate.steps);
    let held: u8 = estate.hand.iter().sum();
    say!(
        to,
        gm_table_player,
        who = to.who(seat),
        n_steps = estate.steps,
        steps = things::steps(to.words, estate.steps),
        left = left,
        open = view.is_open(seat),
        stores = things::stores(to.words, estate.stores),
        n = held,
        hand = things::hand(to.words, estate.hand),
    )
}

fn building(words: &Words, view: &View, on: Production, card: CardId) -> String {
    let card = cards::with_power(words, &view.edition.options, card);
    say!(words, gm_table_built, production = things::production(words, on), card = card)
}
