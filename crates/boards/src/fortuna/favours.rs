//! The six favour cards.

use ::fortuna::card::Favour;
use ::fortuna::{Action, Decision, Fortuna};
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount};
use words::fortuna::caption::{Caption, caption};

use super::{look, spots};
use crate::{Sight, icon};

/// The most tokens on a card.
const MOST: u8 = 3;

pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    html! {
        section .favs .slab aria-label=(caption(at.to.words, Caption::Favours)) {
            (at.mark("favours"))
            @for favour in Favour::ALL { (card(at, favour)) }
        }
    }
}

fn card(at: &Sight<'_, Fortuna>, favour: Favour) -> Markup {
    let words = at.to.words;
    let n_tokens = at.view.table.tokens[favour.index()];
    let is_open = at.view.table.open.has(favour);
    let why = if is_open { lack(at, favour) } else { Some(caption(words, Caption::Down)) };
    let state = match (is_open, &why) {
        (false, _) => " down",
        (true, Some(_)) => " off",
        (true, None) => "",
    };
    let thing = at
        .thing(spots::favour(favour))
        .class(format!("card fav f{} {}{state}", favour.number(), look::favour_class(favour)))
        .about(format_args!("favour-{favour}"))
        .wish(wish(at, favour));
    thing.show(&html! {
        (face(at, favour))
        (tokens(n_tokens, &board::count(words, BoardCount::Tokens, n_tokens)))
        @if let Some(why) = why { span .why { (why) } }
    })
}

/// The card by itself, for reference pages.
pub(super) fn picture(at: &Sight<'_, Fortuna>, favour: Favour) -> Markup {
    let class = look::favour_class(favour);
    html! {
        span class={ "card fav f" (favour.number()) " " (class) } {
            (face(at, favour))
        }
    }
}

fn face(at: &Sight<'_, Fortuna>, favour: Favour) -> Markup {
    let words = at.to.words;
    html! {
        (look::picture(&format!("favour-{favour}")))
        span .no .num { (favour.number()) }
        span .band {
            span .role { (board::favour(words, favour)) }
            span .pips { (look::face(favour.number())) }
        }
        span .fn {
            (board::favour_terms(words, favour)) " " b { (board::favour_moves(words, favour)) }
        }
    }
}

/// Three places, filled from the left.
pub(super) fn tokens(n: u8, label: &str) -> Markup {
    html! {
        span .toks {
            span .vh { (label) }
            @for place in 0..MOST {
                @if place < n { span .tk { (icon("privilege")) } } @else { span .no-tk {} }
            }
        }
    }
}

/// Why the viewer cannot use this card when asked for a favour.
fn lack(at: &Sight<'_, Fortuna>, favour: Favour) -> Option<String> {
    if at.answers.is_empty() || at.is_lit(&spots::favour(favour)) {
        return None;
    }
    if at.question == Some(&Decision::ExtraFlip) {
        return Some(caption(at.to.words, Caption::Protected));
    }
    let is_asked = at.question == Some(&Decision::Favour);
    is_asked.then(|| board::favour_lack(at.to.words, at.view, favour)).flatten()
}

fn wish(at: &Sight<'_, Fortuna>, favour: Favour) -> Option<Action> {
    let fulfil = match favour {
        Favour::Fortuna | Favour::Religion => Action::Please(favour),
        Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => Action::Fulfil(favour, 1),
    };
    let wishes = [(Decision::Favour, fulfil), (Decision::ExtraFlip, Action::Flip(favour))];
    let now = *at.question.filter(|_| !at.answers.is_empty())?;
    wishes.into_iter().find(|(question, _)| *question == now).map(|(_, action)| action)
}
