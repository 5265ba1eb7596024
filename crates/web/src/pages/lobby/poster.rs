//! A game of the house: what it looks like, what it asks of its players, and the ways into it.

use boards::icon;
use games::{Chapter, GameKind, Kit, dispatch};
use maud::{Markup, html};

use crate::auth::Visitor;
use crate::core::text::site;
use crate::pages::layout::{Page, SITE, document};
use crate::pages::{learn, parts};

/// The squares of which a game fills as many as it weighs.
const HEAVIEST: u8 = 5;

pub(super) fn show(visitor: &Visitor, kind: GameKind) -> Markup {
    let (site, slug) = (site(), kind.slug());
    html! {
        li #{ "poster-" (slug) } .slab {
            (boards::poster(slug))
            div .tx {
                h3 { (parts::title(kind)) }
                p { (parts::tagline(kind)) }
                (facts(kind))
                div .acts {
                    (parts::play_now(visitor, kind))
                    a .btn href={ "/new/" (slug) "?friends=yes" } { (site.with_friends()) }
                    a #{ "learn-" (slug) } .btn .quiet href=(learn::address((kind, Chapter::Game), 1)) { (site.learn_it()) }
                }
            }
        }
    }
}

/// A poster alone with the name of its game, which others show of a link.
pub(crate) fn preview(kind: GameKind) -> Markup {
    let body = html! {
        body .preview {
            (boards::poster(kind.slug()))
            p { b { (parts::title(kind)) } span { (site().name()) } }
        }
    };
    let page = Page { title: &parts::title(kind), body: &body, waits: false, preview: None };
    document(&Visitor::nobody(), &page, &SITE)
}

/// How long it takes, for how many it is, and how heavy it is.
fn facts(kind: GameKind) -> Markup {
    let (minutes, weight) = dispatch!(kind, G => (<G as Kit>::MINUTES, <G as Kit>::WEIGHT));
    html! {
        ul .facts {
            li { (icon("clock")) (site().minutes_long(minutes)) }
            li { (icon("hand")) (parts::players(kind)) }
            li {
                (site().weight())
                span .wt aria-hidden="true" { @for n in 1..=HEAVIEST { i .on[n <= weight] {} } }
                (site().weight_of(weight))
            }
        }
    }
}
