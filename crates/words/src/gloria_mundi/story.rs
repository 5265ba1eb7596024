//! What happened, a line an event.

use engine::Seat;
use gloria_mundi::bill::Due;
use gloria_mundi::card::{CardId, Price, Production, Resource, Symbol};
use gloria_mundi::score::EndedBy;
use gloria_mundi::{Event, Options};

use super::{cards, effect, things};
use crate::reader::yes;
use crate::words::say;
use crate::{Reader, Words};

/// The line of the log; none for what goes without saying.
pub(super) fn line(to: &Reader<'_>, options: &Options, event: Event) -> Option<String> {
    use Event as E;
    let name = |card: CardId| cards::name(to.words, options, card);
    Some(match event {
        // The steps are told where the Roman moves, the tribute where it is paid.
        E::Gained { symbol: Symbol::Step, .. } | E::LaidTribute { .. } => return None,
        E::Paid { paid, .. } if paid == Price::default() => return None,
        E::TurnBegan { seat, turn } => {
            say!(to, "gm-log-turn", turn = turn, who = to.whom(seat), you = to.you(seat))
        }
        E::Added { card } => say!(to, "gm-log-added", card = name(card)),
        E::Burnt { card } => say!(to, "gm-log-burnt", card = name(card)),
        E::Played { seat, card } => {
            let card = things::production(to.words, card);
            say!(to, "gm-log-played", who = to.who(seat), you = to.you(seat), card = card)
        }
        E::Produced { seat, resource, n } => {
            let what = things::n_symbols(to.words, resource.symbol(), n);
            say!(to, "gm-log-produced", who = to.who(seat), you = to.you(seat), what = what)
        }
        E::Used { seat, card } => of_card(to, seat, name(card), "gm-log-used"),
        E::Gained { seat, card, symbol, n } => {
            let what = things::n_symbols(to.words, symbol, n);
            let (who, you) = (to.who(seat), to.you(seat));
            say!(to, "gm-log-gained", who = who, you = you, what = what, card = name(card))
        }
        E::Paid { seat, due, paid } => paid_for(to, options, seat, due, paid),
        E::Replaced { seat, card, from, n, to: wanted } => {
            replaced(to, seat, name(card), (from, n), wanted)
        }
        E::Served { seat, card, paid } => served(to, seat, name(card), paid),
        E::PulledDown { seat, card } => of_card(to, seat, name(card), "gm-log-pulled-down"),
        E::Bought { seat, card, slot, on } => {
            let on = things::production(to.words, on);
            let (who, you, card) = (to.who(seat), to.you(seat), name(card));
            say!(to, "gm-log-bought", who = who, you = you, card = card, slot = slot, on = on)
        }
        E::Moved { seat, from, to: space } => moved(to, options, seat, from, space),
        E::BarbarianMoved { from, to: space } => barbarian(to, options, from, space),
        E::Lost { seat, production, card } => lost(to, seat, production, card.map(name)),
        E::Defended { seat, production, card } => {
            let production = things::production(to.words, production);
            let (who, you, card) = (to.who(seat), to.you(seat), name(card));
            say!(to, "gm-log-defended", who = who, you = you, card = card, production = production)
        }
        E::Recovered { seat, resource } => {
            let what = things::n_symbols(to.words, resource.symbol(), 1_u8);
            say!(to, "gm-log-recovered", who = to.who(seat), you = to.you(seat), what = what)
        }
        E::Ended { by } => say!(to, "gm-log-ended", reason = ended(to.words, by)),
    })
}

fn of_card(to: &Reader<'_>, seat: Seat, card: String, id: &str) -> String {
    say!(to, id, who = to.who(seat), you = to.you(seat), card = card)
}

fn paid_for(to: &Reader<'_>, options: &Options, seat: Seat, due: Due, paid: Price) -> String {
    let (who, you, what) = (to.who(seat), to.you(seat), things::price(to.words, paid));
    match due {
        Due::Building { slot, .. } => {
            say!(to, "gm-log-paid-building", who = who, you = you, what = what, slot = slot)
        }
        Due::Tribute => say!(to, "gm-log-paid-tribute", who = who, you = you, what = what),
        Due::Power { card, .. } => {
            let card = cards::name(to.words, options, card);
            say!(to, "gm-log-paid-power", who = who, you = you, what = what, card = card)
        }
    }
}

fn replaced(
    to: &Reader<'_>,
    seat: Seat,
    card: String,
    (from, n): (Resource, u8),
    wanted: Resource,
) -> String {
    say!(
        to,
        "gm-log-replaced",
        who = to.who(seat),
        you = to.you(seat),
        card = card,
        paid = things::n_symbols(to.words, from.symbol(), n),
        wanted = things::n_symbols(to.words, wanted.symbol(), 1_u8),
    )
}

/// What was paid at once; the rest is told with the payment.
fn served(to: &Reader<'_>, seat: Seat, card: String, paid: Price) -> String {
    if paid == Price::default() {
        return of_card(to, seat, card, "gm-log-used");
    }
    let (who, you, paid) = (to.who(seat), to.you(seat), things::price(to.words, paid));
    say!(to, "gm-log-served", who = who, you = you, card = card, paid = paid)
}

fn moved(to: &Reader<'_>, options: &Options, seat: Seat, from: u8, space: u8) -> String {
    let africa = options.board.africa;
    say!(
        to,
        "gm-log-moved",
        who = to.who(seat),
        you = to.you(seat),
        steps = things::steps(to.words, space.saturating_sub(from)),
        space = space,
        left = africa.saturating_sub(space),
    )
}

fn barbarian(to: &Reader<'_>, options: &Options, from: u8, space: u8) -> String {
    let rome = options.board.rome();
    say!(
        to,
        "gm-log-barbarian",
        spaces = things::spaces(to.words, space.saturating_sub(from)),
        rome = yes(space >= rome),
        place = effect::before_rome(to.words, rome, space),
        icons = things::space(to.words, options.board.icons(space)),
    )
}

fn lost(to: &Reader<'_>, seat: Seat, production: Production, card: Option<String>) -> String {
    let production = things::production(to.words, production);
    let built = yes(card.is_some());
    let card = card.unwrap_or_default();
    say!(
        to,
        "gm-log-lost",
        who = to.who(seat),
        you = to.you(seat),
        production = production,
        built = built,
        card = card
    )
}

/// Why the game is over.
pub(super) fn ended(words: &Words, by: EndedBy) -> String {
    say!(
        words,
        match by {
            EndedBy::Rome => "gm-ended-rome",
            EndedBy::Hand => "gm-ended-hand",
            EndedBy::Africa => "gm-ended-africa",
            EndedBy::Deck => "gm-ended-deck",
        }
    )
}
