//! Beside the question: amounts to choose, the viewer's counters and hand.

use std::cmp::Ordering;

use ::gloria_mundi::card::{Production, Resource, Symbol};
use ::gloria_mundi::grammar::Power;
use ::gloria_mundi::state::Estate;
use ::gloria_mundi::{Action, Decision, GloriaMundi};
use maud::{Markup, html};
use words::gloria_mundi::board::{self, Label, TurnPhase};

use super::{map, picture, power, purse, spots};
use crate::parts::{open_hand, small_card};
use crate::{LegalAnswer, Sight, icon};

type View<'a> = Sight<'a, GloriaMundi>;

/// The phases, with the current one marked.
pub(super) fn steps(at: &View<'_>) -> Markup {
    let Some(now) = at.question.map(|question| TurnPhase::of(*question)) else {
        return html! {};
    };
    html! {
        ol .phases {
            @for (phase, nth) in TurnPhase::ALL.into_iter().zip(1..) {
                @let class = class(phase.cmp(&now));
                li class=(class) aria-current=[(phase == now).then_some("step")] {
                    (nth) " " span { (phase.name(at.to.words)) }
                }
            }
        }
    }
}

const fn class(from_now: Ordering) -> &'static str {
    match from_now {
        Ordering::Less => "done",
        Ordering::Equal => "now",
        Ordering::Greater => "",
    }
}

pub(super) fn hand(at: &View<'_>) -> Markup {
    let Some(seat) = at.eyes else {
        return html! {};
    };
    let own = &at.view.table.estates[seat.index()];
    html! {
        (purse::tray(at).unwrap_or_else(|| tray(at)))
        (stores(at, own))
        (cards(at, own))
    }
}

pub(super) fn held(at: &View<'_>) -> Markup {
    let (words, Some(seat)) = (at.to.words, at.eyes) else {
        return html! {};
    };
    let own = &at.view.table.estates[seat.index()];
    let cards = html! {
        @for card in Production::ALL {
            @let n = own.hand[card.index()].to_string();
            (small_card(&format!("t-{card}"), card.slug(), &board::title(words, card), Some(&n)))
        }
        @for kind in Resource::ALL {
            @let n = own.stores.of(kind).to_string();
            (small_card("well", kind.slug(), &board::resource_title(words, kind), Some(&n)))
        }
    };
    open_hand(seat, &board::label(words, Label::Hand), &cards)
}

fn stores(at: &View<'_>, own: &Estate) -> Markup {
    let words = at.to.words;
    html! {
        div .lbl .rs {
            h2 .caps { (at.mark("stores")) (board::label(words, Label::Screen)) }
            ul .res {
                @for kind in Resource::ALL {
                    @let n = own.stores.of(kind);
                    li {
                        (at.thing(format!("res-{kind}"))
                            .class(if n == 0 { "well none" } else { "well" })
                            .about(kind)
                            .show(&html! {
                                (power::symbol(kind.symbol()))
                                b .num { (n) }
                                small { (board::resource_title(words, kind)) }
                            }))
                    }
                }
            }
        }
    }
}

fn cards(at: &View<'_>, own: &Estate) -> Markup {
    let words = at.to.words;
    html! {
        div .lbl .ph {
            h2 .caps { (at.mark("hand")) (board::label(words, Label::Hand)) }
            ul .phand {
                @for card in Production::ALL {
                    @let n = own.hand[card.index()];
                    li {
                        (at.thing(spots::hand(card))
                            .class(format!("pile t-{card}{}", if n == 0 { " none" } else { "" }))
                            .about(card)
                            .wish(Action::Play(card))
                            .show(&html! {
                                (picture::production(card))
                                span .top.fill { (icon(card.slug())) }
                                b .num { (n) }
                                small { (board::title(words, card)) }
                            }))
                    }
                }
            }
        }
    }
}

/// The number of pieces above which they are drawn small.
const MANY: usize = 8;

/// The amounts to choose from, each a piece to touch.
fn tray(at: &View<'_>) -> Markup {
    let pieces: Vec<Markup> = at.answers.iter().filter_map(|answer| piece(at, answer)).collect();
    if pieces.is_empty() {
        return html! {};
    }
    html! {
        div #tray .lbl .tray {
            h2 .caps { (board::label(at.to.words, heading(at))) }
            div class={ "pieces" @if pieces.len() > MANY { " many" } } { @for piece in &pieces { (piece) } }
        }
    }
}

const fn heading(at: &View<'_>) -> Label {
    match at.question {
        Some(Decision::Tribute | Decision::Recover) => Label::Lying,
        Some(Decision::Replace { .. }) => Label::Replace,
        _ => Label::Choose,
    }
}

fn piece(at: &View<'_>, answer: &LegalAnswer) -> Option<Markup> {
    let spot = answer.spots.first()?;
    let contents = match (answer.notation.parse().ok()?, at.question?) {
        (Action::Take(symbol, _), Decision::Recover) => {
            html! { (power::symbol(symbol)) }
        }
        (Action::Take(symbol, n), _) => amount(symbol, n),
        (Action::Times(n), Decision::Times { card }) => {
            times(&at.view.edition.card(*card).power, n)
        }
        (Action::Replace(from, to), _) => html! {
            (power::symbol(from.symbol())) span .op { (icon("op-replace")) } (power::symbol(to.symbol()))
        },
        (Action::Tribute, _) => tribute(at),
        _ => return None,
    };
    let id = format!("piece-{spot}");
    Some(at.thing(id).spot(spot).class("piece").show(&contents))
}

fn amount(symbol: Symbol, n: u8) -> Markup {
    html! {
        @if n == 0 { span .sym .no { (icon(symbol.slug())) } } @else { (power::symbol(symbol)) }
        b .num { (n) }
    }
}

/// A number of uses, with the steps or the first gain of it.
fn times(power: &Power, n: u8) -> Markup {
    let gained = if let Power::Spend { gain, .. } = power { gain.fixed } else { [0; 5] };
    let gain = Symbol::ALL.into_iter().rev().find(|symbol| gained[symbol.index()] > 0);
    html! {
        b .num { (n) "×" }
        @if let Some(symbol) = gain { (power::symbol(symbol)) }
    }
}

/// The demand of the next space, and the consequences of paying it.
fn tribute(at: &View<'_>) -> Markup {
    let space = super::ahead::tribute_space(at.view);
    html! {
        @for icon in map::row(at.view.edition.board().icons(space)) {
            (power::symbol(icon.resource().symbol()))
        }
        span .t { (board::label(at.to.words, Label::Stays)) }
    }
}
