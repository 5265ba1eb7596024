//! What happened, a line an event.

use engine::Seat;
use gloria_mundi::bill::Due;
use gloria_mundi::card::{CardId, Price, Production, Resource, Symbol};
use gloria_mundi::score::EndedBy;
use gloria_mundi::{Decision, Event, Options};

use super::{cards, effect, things};
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};
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
            say!(to, gm_log_turn, turn = turn, who = to.whom(seat))
        }
        E::Added { card } => say!(to, gm_log_added, card = name(card)),
        E::Burnt { card } => say!(to, gm_log_burnt, card = name(card)),
        E::Played { seat, card } => {
            let card = things::production(to.words, card);
            say!(to, gm_log_played, who = to.who(seat), card = card)
        }
        E::Produced { seat, resource, n } => {
            let what = things::n_symbols(to.words, resource.symbol(), n);
            say!(to, gm_log_produced, who = to.who(seat), what = what)
        }
        E::Used { seat, card } => of_card(to, seat, name(card), id::gm_log_used),
        E::Gained { seat, card, symbol, n } => {
            let what = things::n_symbols(to.words, symbol, n);
            let who = to.who(seat);
            say!(to, gm_log_gained, who = who, what = what, card = name(card))
        }
        E::Paid { seat, due, paid } => paid_for(to, options, seat, due, paid),
        E::Replaced { seat, card, from, n, to: wanted } => {
            replaced(to, seat, name(card), (from, n), wanted)
        }
        E::Served { seat, card, paid } => served(to, seat, name(card), paid),
        E::PulledDown { seat, card } => of_card(to, seat, name(card), id::gm_log_pulled_down),
        E::Bought { seat, card, on, .. } => {
            let on = things::production(to.words, on);
            let (who, card) = (to.who(seat), name(card));
            say!(to, gm_log_bought, who = who, card = card, on = on)
        }
        E::Declined { seat, question } => to.of(seat, declined(question)),
        E::Moved { seat, from, to: space } => moved(to, options, seat, from, space),
        E::BarbarianMoved { from, to: space } => barbarian(to, options, from, space),
        E::Lost { seat, production, card } => lost(to, seat, production, card.map(name)),
        E::Defended { seat, production, card } => {
            let production = things::production(to.words, production);
            let (who, card) = (to.who(seat), name(card));
            say!(to, gm_log_defended, who = who, card = card, production = production)
        }
        E::Recovered { seat, resource } => {
            let what = things::n_symbols(to.words, resource.symbol(), 1_u8);
            say!(to, gm_log_recovered, who = to.who(seat), what = what)
        }
        E::Ended { by } => say!(to, gm_log_ended, reason = ended(to.words, by)),
    })
}

/// Whom the line is about.
pub(super) const fn subject(event: Event) -> Option<Seat> {
    use Event as E;
    match event {
        E::TurnBegan { seat, .. }
        | E::Played { seat, .. }
        | E::Produced { seat, .. }
        | E::Used { seat, .. }
        | E::Gained { seat, .. }
        | E::Paid { seat, .. }
        | E::Replaced { seat, .. }
        | E::Served { seat, .. }
        | E::PulledDown { seat, .. }
        | E::Bought { seat, .. }
        | E::Declined { seat, .. }
        | E::Moved { seat, .. }
        | E::LaidTribute { seat, .. }
        | E::Lost { seat, .. }
        | E::Defended { seat, .. }
        | E::Recovered { seat, .. } => Some(seat),
        E::Added { .. } | E::Burnt { .. } | E::BarbarianMoved { .. } | E::Ended { .. } => None,
    }
}

fn of_card(to: &Reader<'_>, seat: Seat, card: String, id: Id<with::card_who<'_>>) -> String {
    say!(to, id as card_who, who = to.who(seat), card = card)
}

const fn declined(question: Decision) -> Id<with::who<'static>> {
    if matches!(question, Decision::Tribute) {
        id::gm_log_declined_tribute
    } else if matches!(question, Decision::PullDown { .. }) {
        id::gm_log_declined_pull_down
    } else {
        id::gm_log_declined_buy
    }
}

fn paid_for(to: &Reader<'_>, options: &Options, seat: Seat, due: Due, paid: Price) -> String {
    let (who, what) = (to.who(seat), things::price(to.words, paid));
    match due {
        Due::Building { slot, .. } => {
            say!(to, gm_log_paid_building, who = who, what = what, slot = slot)
        }
        Due::Tribute => say!(to, gm_log_paid_tribute, who = who, what = what),
        Due::Power { card, .. } => {
            let card = cards::name(to.words, options, card);
            say!(to, gm_log_paid_power, who = who, what = what, card = card)
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
        gm_log_replaced,
        who = to.who(seat),
        card = card,
        paid = things::n_symbols(to.words, from.symbol(), n),
        wanted = things::n_symbols(to.words, wanted.symbol(), 1_u8),
    )
}

/// What was paid at once; the rest is told with the payment.
fn served(to: &Reader<'_>, seat: Seat, card: String, paid: Price) -> String {
    if paid == Price::default() {
        return of_card(to, seat, card, id::gm_log_used);
    }
    let (who, paid) = (to.who(seat), things::price(to.words, paid));
    say!(to, gm_log_served, who = who, card = card, paid = paid)
}

fn moved(to: &Reader<'_>, options: &Options, seat: Seat, from: u8, space: u8) -> String {
    let africa = options.board.africa;
    say!(
        to,
        gm_log_moved,
        who = to.who(seat),
        steps = things::steps(to.words, space.saturating_sub(from)),
        space = space,
        left = africa.saturating_sub(space),
    )
}

fn barbarian(to: &Reader<'_>, options: &Options, from: u8, space: u8) -> String {
    let rome = options.board.rome();
    say!(
        to,
        gm_log_barbarian,
        spaces = things::spaces(to.words, space.saturating_sub(from)),
        rome = space >= rome,
        place = effect::before_rome(to.words, rome, space),
        icons = things::space(to.words, options.board.icons(space)),
    )
}

fn lost(to: &Reader<'_>, seat: Seat, production: Production, card: Option<String>) -> String {
    let production = things::production(to.words, production);
    let built = card.is_some();
    let card = card.unwrap_or_default();
    say!(to, gm_log_lost, who = to.who(seat), production = production, built = built, card = card)
}

pub(super) fn ended(words: &Words, by: EndedBy) -> String {
    say!(words, gm_ended_by[EndedBy: by])
}
