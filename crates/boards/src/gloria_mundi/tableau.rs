//! A player's tableau: production cards and the buildings on them.

use ::gloria_mundi::card::{CardId, Kind, Production, Resource};
use ::gloria_mundi::{Action, Decision, GloriaMundi};
use engine::Seat;
use maud::{Markup, html};
use words::gloria_mundi::board::{self, Label};
use words::gloria_mundi::cards;

use super::{picture, power, spots};
use crate::{Sight, face, icon};

/// The viewer's tableau; for a spectator, that of the first seat.
pub(super) fn own(at: &Sight<'_, GloriaMundi>) -> Markup {
    html! {
        @if let Some(seat) = at.seats().next() {
            section id={ "tab-" (seat) } class={ "me tab slab s" (seat.0 + 1) }
                tabindex="-1" aria-label=(board::tableau(&at.to, seat)) {
                h2 .who { (at.mark("tableau")) (head(at, seat)) }
                (cards_of(at, seat))
            }
        }
    }
}

pub(super) fn others(at: &Sight<'_, GloriaMundi>) -> Markup {
    let n = at.view.table.n_players - 1;
    html! {
        section #opps class={ "opps n" (n) } aria-label=(board::label(at.to.words, Label::Others)) {
            (at.mark("others"))
            @for seat in at.seats().skip(1) { (small(at, seat)) }
        }
    }
}

fn small(at: &Sight<'_, GloriaMundi>, seat: Seat) -> Markup {
    html! {
        article id={ "tab-" (seat) } class={ "tab slab s" (seat.0 + 1) }
            tabindex="-1" aria-label=(board::tableau(&at.to, seat)) {
            h3 .who { (head(at, seat)) }
            (at.held(seat))
            (cards_of(at, seat))
        }
    }
}

/// The tableau of a seat for a picture, by the name `place-N`.
pub(super) fn part(at: &Sight<'_, GloriaMundi>, name: &str) -> Option<Markup> {
    let seat: u8 = name.strip_prefix("place-")?.parse().ok()?;
    let seat = at.seats().find(|other| other.0 == seat)?;
    Some(html! {
        section class={ "me tab slab s" (seat.0 + 1) } { h2 .who { (head(at, seat)) } (cards_of(at, seat)) }
    })
}

fn head(at: &Sight<'_, GloriaMundi>, seat: Seat) -> Markup {
    let (words, table) = (at.to.words, &at.view.table);
    let name = at.to.names.of(seat);
    html! {
        (face(seat, at.to.names))
        span .name title=(name) { (name) }
        (at.laurel(seat))
        @if at.to.is(seat) { span .tag { (board::label(words, Label::You)) } }
        @if table.active == seat && table.ended.is_none() {
            span .tag .rub title=(board::turn(words, table.turn_type)) {
                @if let Some(of) = table.turn_type { (icon(of.slug())) }
                span .w { (board::turn(words, table.turn_type)) }
            }
        }
        span .meta {
            @if let Some(player) = at.player(seat) { (player.notes) }
            (holdings(at, seat))
            @let walked = board::walked(words, at.view, seat);
            span .walked title=(walked) {
                (icon("step")) b aria-hidden="true" { (table.estates[seat.index()].steps) }
                span .vh { (walked) }
            }
        }
        (counters(at, seat))
    }
}

fn holdings(at: &Sight<'_, GloriaMundi>, seat: Seat) -> Markup {
    let (words, estate) = (at.to.words, &at.view.table.estates[seat.index()]);
    let held = board::held(words, estate.hand.iter().sum());
    html! {
        @if !at.view.is_open(seat) {
            @let hidden = board::label(words, Label::Screened);
            span title=(hidden) { (icon("screen")) span .vh { (hidden) } }
        }
        span title=(held) {
            (icon("hand")) span aria-hidden="true" { (estate.hand.iter().sum::<u8>()) }
            span .vh { (held) }
        }
    }
}

/// Another player's counters, if they are public.
fn counters(at: &Sight<'_, GloriaMundi>, seat: Seat) -> Markup {
    let (words, estate) = (at.to.words, &at.view.table.estates[seat.index()]);
    html! {
        @if at.view.is_open(seat) && !at.is_own(seat) {
            span .stock {
                @for kind in Resource::ALL {
                    @let n = estate.stores.of(kind);
                    span title=(board::counters(words, kind, n)) {
                        (power::symbol(kind.symbol())) span aria-hidden="true" { (n) }
                        span .vh { (board::counters(words, kind, n)) }
                    }
                }
            }
        }
    }
}

/// The number of buildings above which another player's are drawn closer together.
const FEW: u8 = 4;

/// A lane for each type: the cards without a building, then the buildings. Changes in one lane move
/// nothing in another, and an empty pile keeps its place.
fn cards_of(at: &Sight<'_, GloriaMundi>, seat: Seat) -> Markup {
    let estate = &at.view.table.estates[seat.index()];
    let is_packed = estate.buildings().len() > FEW;
    html! {
        div .lanes.packed[is_packed] {
            @for on in Production::ALL {
                ul .lane {
                    (free(at, seat, on, estate.free[on.index()]))
                    @for card in estate.built[on.index()] { (building(at, seat, on, card)) }
                }
            }
        }
    }
}

/// A building, with the production card showing under it.
fn building(at: &Sight<'_, GloriaMundi>, seat: Seat, on: Production, id: CardId) -> Markup {
    let (words, options) = (at.to.words, &at.view.edition.options);
    let card = at.view.edition.card(id);
    let mut face = at
        .thing(spots::building(id))
        .class(format!("prod t-{}{}", card.kind, used(at, seat, on, id)))
        .about(id);
    let mut base = at
        .thing(spots::under(id))
        .class(format!("base t-{on}"))
        .label(board::under(words, at.view, id, on));
    if at.is_own(seat) {
        face = face.wish(wish(at, id));
        base = base.about(on).wish(Action::Produce(id));
    }
    let name = cards::name(words, options, id);
    let face = face.show(&html! {
        (picture::building(card))
        span .top {
            (icon(power::kind_icon(card.kind, &card.power)))
            span .t.long[power::is_long(&name)] title=(name) { (name) }
        }
        span .what { (power::plate(&card.power)) }
        span .fn { (board::short_power(words, &card.power)) }
    });
    let base = base.show(&html! {
        (icon(on.slug())) span .t aria-hidden="true" { (board::title(words, on)) } (power::symbol(on.resource().symbol()))
    });
    html! { li .plot { (face) (base) } }
}

/// The action that a touch on the viewer's building asks for.
const fn wish(at: &Sight<'_, GloriaMundi>, id: CardId) -> Action {
    match at.question {
        Some(Decision::Lose) => Action::LoseBuilt(id),
        Some(Decision::PullDown { .. }) => Action::PullDown(id),
        _ => Action::Use(id),
    }
}

/// During activation, marks the cards already used.
fn used(at: &Sight<'_, GloriaMundi>, seat: Seat, on: Production, id: CardId) -> &'static str {
    let table = &at.view.table;
    let is_activating = matches!(at.question, Some(Decision::Activate));
    let is_red = at.view.edition.card(id).kind == Kind::Red;
    let is_done = table.turn_type == Some(on) && !is_red && !table.ready.has(id);
    if is_activating && table.actor == seat && is_done { " used" } else { "" }
}

/// The number of cards in a pile that can be seen without counting.
const DRAWN: u8 = 4;

/// The production cards of a type without a building, as one pile.
fn free(at: &Sight<'_, GloriaMundi>, seat: Seat, on: Production, n: u8) -> Markup {
    let words = at.to.words;
    let size = match n {
        0 => " none",
        1 => "",
        _ => " many",
    };
    let mut thing =
        at.thing(format!("free-{seat}-{on}")).class(format!("prod bare t-{on}{size}")).about(on);
    if at.is_own(seat) {
        thing = thing.spot(spots::free(on)).wish(Action::Lose(on));
    }
    html! {
        li .plot.free {
            (thing.show(&html! {
                (picture::production(on))
                span .top { (icon(on.slug())) span .t { (board::title(words, on)) } }
                span .what { span .pw {
                    @let drawn = if at.is_own(seat) && (1..=DRAWN).contains(&n) { n } else { 1 };
                    @for _ in 0..drawn { (power::symbol(on.resource().symbol())) }
                    @if drawn != n || !at.is_own(seat) { span .n { "×" (n) } }
                } }
                @if n > 0 { span .fn { (board::free(words, on)) } }
            }))
        }
    }
}
