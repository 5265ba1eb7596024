//! An action card, wherever it is.

use ::fortuna::card::ActionCard;
use ::fortuna::state::Province;
use ::fortuna::{Action, Decision, Fortuna};
use maud::{Markup, html};
use words::fortuna::board::{self, Lies};
use words::fortuna::caption::{Caption, caption};

use super::{look, spots};
use crate::{Sight, icon};

pub(super) fn full(at: &Sight<'_, Fortuna>, card: ActionCard, lies: Lies) -> Markup {
    let words = at.to.words;
    let is_given = is_given(at, card);
    let mut class = format!("card act {}", look::card_class(card));
    if matches!(lies, Lies::Locked(_)) {
        class.push_str(" locked");
    }
    if is_given {
        class.push_str(" given");
    }
    let thing = at
        .thing(spots::card(card))
        .class(class)
        .label(board::lies(&at.to, lies))
        .about(format_args!("card-{card}"))
        .wish(wish(at, card));
    thing.show(&html! {
        (face(at, card))
        @if let Lies::Locked(seat) = lies {
            span .badge .low {
                (icon("lock"))
                span .w { (caption(words, Caption::Locked)) }
                (crate::token(seat, at.to.names.of(seat)))
            }
        }
        @if is_given {
            span .badge .low .rub { (icon("swap")) span .w { (caption(words, Caption::Given)) } }
        } @else if is_swap(at) && at.is_lit(&spots::card(card)) {
            span .badge .gold { (icon("swap")) }
        }
    })
}

/// The card by itself, for reference pages.
pub(super) fn picture(at: &Sight<'_, Fortuna>, card: ActionCard) -> Markup {
    html! { span class={ "card act " (look::card_class(card)) } { (face(at, card)) } }
}

fn face(at: &Sight<'_, Fortuna>, card: ActionCard) -> Markup {
    html! {
        (look::picture(&format!("action-{card}")))
        (band(at, card))
        span .fn { (board::card_text(at.to.words, card, eyes(at))) }
    }
}

/// The card in the smallest size, near a finger.
pub(super) fn small(at: &Sight<'_, Fortuna>, card: ActionCard) -> Markup {
    at.thing(format!("near-{card}"))
        .spot(spots::card(card))
        .class(format!("card act small {}", look::card_class(card)))
        .about(format_args!("card-{card}"))
        .show(&band(at, card))
}

pub(super) fn band(at: &Sight<'_, Fortuna>, card: ActionCard) -> Markup {
    html! {
        span .band {
            (icon(look::card_icon(card)))
            span .role { (board::card(at.to.words, card)) }
        }
    }
}

/// The province whose prices are shown: the viewer's, or the active player's.
fn eyes<'a>(at: &Sight<'a, Fortuna>) -> &'a Province {
    let table = &at.view.table;
    &table.provinces[at.eyes.unwrap_or(table.active).index()]
}

fn asked(at: &Sight<'_, Fortuna>) -> Option<Decision> {
    at.question.copied().filter(|_| !at.answers.is_empty())
}

fn is_swap(at: &Sight<'_, Fortuna>) -> bool {
    asked(at) == Some(Decision::Swap)
}

/// Whether it is the card that the viewer is about to give away.
fn is_given(at: &Sight<'_, Fortuna>, card: ActionCard) -> bool {
    is_swap(at) && at.view.table.turn.chosen == Some(card)
}

/// The action that a touch on the card asks for at the current question.
fn wish(at: &Sight<'_, Fortuna>, card: ActionCard) -> Option<Action> {
    let now = asked(at)?;
    let wishes = [
        (Decision::Draft, Action::Draft(card)),
        (Decision::TurnDown, Action::TurnDown(card)),
        (Decision::ChooseCard, Action::Use(card)),
        (Decision::Corruption, Action::Copy(card)),
        (Decision::Swap, Action::Swap(card)),
        (Decision::Military, Action::Command(card)),
    ];
    wishes.into_iter().find(|(question, _)| *question == now).map(|(_, action)| action)
}
