//! The log beside a moment of the past: what happened before, and, paler, what was still to come.

use std::cmp::Ordering;

use boards::Draw;
use maud::{Markup, html};
use table::Secrets;

use super::log::{LogRow, lines, turn_name};
use super::rail::Rail;
use super::sight::Look;
use crate::core::text::site;

/// Actions before and after the moment whose lines are shown: a game may have a thousand.
const BEFORE: usize = 30;
const AFTER: usize = 20;

/// The lines around a moment, the oldest first, each with a link to its own.
pub(super) fn show<G: Draw + Secrets>(
    look: &Look<'_, G>,
    rail: Rail<'_>,
    link: impl Fn(usize) -> String,
) -> Markup {
    let from = rail.at.saturating_sub(BEFORE).max(rail.first);
    let to = (rail.at + AFTER).min(rail.last);
    let lines = lines(look, from..to);
    html! {
        section #log .chron .slab aria-labelledby="log-title" {
            h2 #log-title .caps { (site().log()) }
            ol tabindex="0" aria-labelledby="log-title" {
                @if from > rail.first { li .more { a href=(link(from)) { (site().earlier()) } } }
                @for own in lines.chunk_by(|left, right| left.turn == right.turn) {
                    li id={ "turn-" (own[0].turn) } .round {
                        h3 .turn { (heading(look, rail, own[0].turn)) }
                        ol { (rows(own, rail.at, &link)) }
                    }
                }
                @if to < rail.last { li .more { a href=(link(to)) { (site().later()) } } }
            }
            p .hint { (site().touch_line()) }
        }
    }
}

/// The turn and who acted first in it, if anybody did.
fn heading<G: Draw + Secrets>(look: &Look<'_, G>, rail: Rail<'_>, turn: u16) -> Markup {
    let stretch = rail.turns.iter().find(|stretch| stretch.turn == turn);
    html! {
        (turn_name::<G>(turn))
        @if let Some(stretch) = stretch { " · " (look.to.names.of(stretch.leader)) }
    }
}

/// Lines keep their ids from moment to moment, so that the page only moves the mark.
fn rows(lines: &[LogRow], at: usize, link: impl Fn(usize) -> String) -> Markup {
    html! {
        @for line in lines {
            li id={ "log-" (line.moment) "-" (line.place) } class=(class(line, at)) {
                a href=(link(line.moment)) aria-current=[(line.moment == at && line.place == 0).then_some("true")] {
                    (line.text)
                }
            }
        }
    }
}

fn class(line: &LogRow, at: usize) -> String {
    let seat = line.seat.map(|seat| format!("s{}", seat.0 + 1)).unwrap_or_default();
    let when = match line.moment.cmp(&at) {
        Ordering::Less => "",
        Ordering::Equal => " cur",
        Ordering::Greater => " next",
    };
    format!("{seat}{when}")
}
