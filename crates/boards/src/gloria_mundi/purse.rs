//! The payer's counters, one by one. The selected ones settle the bill.

use ::gloria_mundi::card::{Price, Resource};
use ::gloria_mundi::{Action, Decision, Event, GloriaMundi, View};
use engine::{Game, Rng};
use maud::{Markup, html};
use words::gloria_mundi::board::{self, Label};

use super::{power, spots};
use crate::{Sight, icon};

/// The counters, if the viewer is asked to pay. Keyboard and screen reader use the list of answers,
/// which asks for one kind after another.
pub(super) fn tray(at: &Sight<'_, GloriaMundi>) -> Option<Markup> {
    let Decision::Pay { of, .. } = at.question? else {
        return None;
    };
    at.answers.first()?;
    let payments = payments(at.view);
    let total = payments.first()?.iter().sum::<u8>();
    let bounds = |kind: Resource| bounds(&payments, kind);
    let laid = if payments.len() > 1 { Resource::ALL.map(|kind| bounds(kind).0) } else { [0; 4] };
    Some(html! {
        div #purse .lbl .tray .purse aria-hidden="true" data-spot=(spots::PURSE) data-asks=(of)
            data-payments=(payments.iter().copied().map(dotted).collect::<Vec<_>>().join(" "))
            data-laid=(dotted(laid)) data-refusal=(board::no_fit(at.to.words, total)) {
            h2 .caps {
                (board::label(at.to.words, Label::Pay))
                span .sum { b #purse-sum { (laid.iter().sum::<u8>()) } "/" (total) }
            }
            div .heaps {
                @for kind in Resource::ALL {
                    @let most = bounds(kind).1;
                    @if most > 0 { (heap(at, kind, laid[kind.index()], most)) }
                }
            }
        }
    })
}

/// The counters of a kind: those that must be paid, those that may be, and the number that cannot.
fn heap(at: &Sight<'_, GloriaMundi>, kind: Resource, laid: u8, most: u8) -> Markup {
    let kept = at.view.table.own().stores.of(kind).saturating_sub(most.into());
    html! {
        span .heap {
            @for nth in 0..most { (coin(at, kind, nth, nth < laid)) }
            @if kept > 0 { span .kept { "+" (kept) } }
        }
    }
}

/// One counter. In a lesson, the counter pointed at answers for its kind at once.
fn coin(at: &Sight<'_, GloriaMundi>, kind: Resource, nth: u8, is_laid: bool) -> Markup {
    let spot = spots::coin(kind);
    let is_taught = at.is_taught(&spot);
    let answer = at
        .taught
        .filter(|_| is_taught)
        .filter(|taught| taught.parse().ok() == Some(Action::Pay(kind, nth + 1)));
    let laid = if is_laid { " laid" } else { "" };
    let lit = if !is_laid || answer.is_some() { " lit" } else { "" };
    let class = format!("coin r-{kind}{laid}{lit}{}", if is_taught { " taught" } else { "" });
    let id = format!("coin-{kind}-{nth}");
    let contents = html! {
        (power::symbol(kind.symbol()))
        span .vh { (board::counters(at.to.words, kind, 1)) }
    };
    html! {
        @if let Some(answer) = answer {
            button id=(id) class=(class) type="submit" tabindex="-1" data-spot=(spot) form="answers" name="action"
                value=(answer) { (contents) span .pointer { (icon("point")) } }
        } @else {
            button id=(id) class=(class) type="button" tabindex="-1" data-spot=(spot) { (contents) }
        }
    }
}

/// The fewest and the most of a kind in any payment.
fn bounds(payments: &[Price], kind: Resource) -> (u8, u8) {
    let amounts = || payments.iter().map(|payment| payment[kind.index()]);
    (amounts().min().unwrap_or(0), amounts().max().unwrap_or(0))
}

/// The price as text: "2.1.0.0".
fn dotted(price: Price) -> String {
    price.map(|n| n.to_string()).join(".")
}

/// Every complete payment still possible: the answers followed to the end of the bill. It depends
/// on nothing hidden, so any imagined world will do.
fn payments(view: &View) -> Vec<Price> {
    let mut found = Vec::new();
    collect(&GloriaMundi::imagine(view, &mut Rng::new(0)), &mut found);
    found
}

fn collect(world: &GloriaMundi, found: &mut Vec<Price>) {
    for action in world.legal_actions().iter().copied() {
        let (mut next, mut events) = (world.clone(), Vec::new());
        next.apply_unchecked(action, &mut events);
        match events.into_iter().find_map(settled) {
            Some(payment) => found.push(payment),
            None => collect(&next, found),
        }
    }
}

const fn settled(event: Event) -> Option<Price> {
    if let Event::Paid { paid, .. } = event { Some(paid) } else { None }
}
