//! The bar of a table: which game, what can end it, and where the rest is.

use boards::{Draw, EndCondition, icon, label_icon};
use maud::{Markup, html};
use table::Secrets;

use super::sight::Look;
use crate::core::text::site;
use crate::pages::layout::brand;
use crate::pages::parts;

/// The bar, with the ends in sight.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let sight = look.sight.as_ref();
    let ends = sight.map(|at| G::ends(&at.to, at.view)).unwrap_or_default();
    html! {
        header #bar .bar {
            (brand())
            span .where {
                b { (parts::title(look.table.kind())) }
                @if look.table.desk().chapter().is_some() {
                    " " span .tag { (site().lesson_badge()) }
                }
            }
            @if !ends.is_empty() { (show_ends(&ends, look.table.desk().is_over())) }
            nav .tools aria-label=(site().tools()) {
                button type="button" data-opens="help" title=(site().keys()) {
                    b aria-hidden="true" { "?" } span .vh { (site().keys()) }
                }
                a href={ "/t/" (look.kept.id) "/notes" } data-opens="notes" title=(site().notes()) {
                    (label_icon("privilege", &site().notes()))
                }
                a href="/account#preferences" data-opens="settings" title=(site().settings()) {
                    (label_icon("tune", &site().settings()))
                }
                a .keep href="#log" title=(site().log()) { (label_icon("list", &site().log())) }
                a .keep href="#chat" title=(site().chat()) { (label_icon("chat", &site().chat())) }
                a .keep href="#side" title=(site().to_side()) { (label_icon("gate", &site().to_side())) }
            }
        }
    }
}

/// The ends as numbers, which open as long as one of them can come.
fn show_ends(ends: &[EndCondition], is_over: bool) -> Markup {
    let numbers = html! {
        span .caps .opt { (site().ends()) }
        @for end in ends { (show_end(end)) }
    };
    html! {
        @if is_over {
            div .ends role="group" aria-label=(site().ends()) { (numbers) }
        } @else {
            details #ends .finis {
                summary .ends { (numbers) }
                div .slab {
                    p .caps { (site().ends()) }
                    ul { @for end in ends { (tell_end(end)) } }
                }
            }
        }
    }
}

/// An end as a number, and how near it is.
fn show_end(end: &EndCondition) -> Markup {
    html! {
        span class=(class(end)) title=(end.full) {
            (icon(end.icon)) " " b aria-hidden="true" { (end.short) } span .vh { (end.full) }
            (gauge(end))
        }
    }
}

/// The same in words, where a touch opens them.
fn tell_end(end: &EndCondition) -> Markup {
    html! { li class=(class(end)) { (icon(end.icon)) span { (end.full) } (gauge(end)) } }
}

const fn class(end: &EndCondition) -> &'static str {
    if end.is_threat { "hot" } else { "far" }
}

fn gauge(end: &EndCondition) -> Markup {
    html! {
        @if let Some((come, limit)) = end.come {
            svg .gauge aria-hidden="true" viewBox={ "0 0 " (limit) " 1" } preserveAspectRatio="none" {
                rect width=(come.min(limit)) height="1" {}
            }
        }
    }
}
