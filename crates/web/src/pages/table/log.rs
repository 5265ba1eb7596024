//! What happened.

use std::ops::Range;

use boards::{Draw, icon};
use engine::Seat;
use maud::{Markup, html};
use table::{LogLine, Secrets};

use super::sight::Look;
use crate::core::bidi::isolated;
use crate::core::tables::TableSnapshot;
use crate::core::text::{site, words};

/// Actions that the log of the page goes back; the replay has them all.
const RECENT: usize = 40;

/// A line of the log.
pub(super) struct LogRow {
    /// How many actions had been played when it had happened.
    pub(super) moment: usize,
    /// Whose action brought it about.
    seat: Option<Seat>,
    pub(super) text: String,
}

/// What happened lately, the newest first, and what of it is new to the viewer.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let from = look.table.n_moments().saturating_sub(RECENT);
    let lines = lines(look, from..usize::MAX);
    html! {
        section #log .chron .slab aria-labelledby="log-title" {
            (since(look))
            h2 #log-title .caps { (site().log()) }
            ol tabindex="0" aria-labelledby="log-title" { (turns(look, &lines)) }
            @if look.table.looks_back_to(look.to.seat) == 0 {
                p { a href={ "/t/" (look.kept.id) "?at=0" } { (site().from_start()) } }
            } @else {
                p .hint { (site().log_short()) }
            }
        }
    }
}

/// The lines under the turns in which they happened.
fn turns<G: Draw + Secrets>(look: &Look<'_, G>, lines: &[LogRow]) -> Markup {
    let first = lines.first().map_or(0, |line| line.moment.saturating_sub(1));
    let turns: Vec<u16> = look.table.public_views(first).map(|view| G::turn(&view)).collect();
    let turn = |line: &LogRow| turns.get(line.moment.saturating_sub(1) - first).copied();
    html! {
        @for lines in lines.chunk_by(|left, right| turn(left) == turn(right)).rev() {
            @if let Some(turn) = turn(&lines[0]) {
                li id={ "turn-" (turn) } .round {
                    h3 .turn { (turn_name::<G>(turn)) }
                    ol { (list(look.kept, lines)) }
                }
            } @else {
                (list(look.kept, lines))
            }
        }
    }
}

fn turn_name<G: Draw>(turn: u16) -> String {
    if G::COUNTS_ROUNDS { site().log_round(turn) } else { site().log_turn(turn) }
}

/// Every line has an id, so that the page can tell which ones are new.
fn list(kept: &TableSnapshot, lines: &[LogRow]) -> Markup {
    let moments = lines.chunk_by(|left, right| left.moment == right.moment).rev();
    let numbered = moments.flat_map(|lines| lines.iter().enumerate().rev());
    html! {
        @for (place, line) in numbered {
            li id={ "log-" (line.moment) "-" (place) } class=[line.seat.map(|seat| format!("s{}", seat.0 + 1))] {
                a href={ "/t/" (kept.id) "?at=" (line.moment) } { (line.text) }
            }
        }
    }
}

/// What the others did since the viewer acted last, in a sentence, and a button that shows it.
fn since<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let Some(seat) = look.to.seat else {
        return html! {};
    };
    let actors: Vec<Seat> = look.table.moments().map(|moment| moment.seat).collect();
    let last = actors.iter().rposition(|actor| *actor == seat).map_or(0, |last| last + 1);
    let from = last.max(look.table.looks_back_to(look.to.seat));
    let others = actors.get(from..).unwrap_or_default();
    let mut seats = others.to_vec();
    seats.sort_unstable();
    seats.dedup();
    let names: Vec<String> =
        seats.into_iter().map(|seat| isolated(look.kept.seat_name(seat))).collect();
    let summary = match others.len() {
        0 => site().since_nothing(),
        n_actions => site().since_summary(n_actions, names.join(", ")),
    };
    html! {
        div #since .since {
            h2 .caps { (site().since()) }
            p { (summary) }
            button #reel .btn type="button" disabled[others.is_empty()] data-reel={ (from) "-" (actors.len()) } {
                (icon("eye")) " " (site().show_since())
            }
        }
    }
}

/// What happened at some moments, as an observer may know it. Equal lines of a moment become one.
pub(super) fn lines<G: Draw + Secrets>(look: &Look<'_, G>, moments: Range<usize>) -> Vec<LogRow> {
    let (table, to) = (look.table, &look.to);
    let tell = |line: &LogLine<G::Event>| G::event(to, table.options(), &line.event);
    let mut lines = table.log_from(moments.start, to.seat);
    lines.retain(|line| line.moment <= moments.end);
    let told = lines.chunk_by(|left, right| left.moment == right.moment).flat_map(|lines| {
        let moment = lines[0].moment;
        let seat = table.moments().nth(moment.saturating_sub(1)).map(|moment| moment.seat);
        let mut told = words().folded(lines.iter().filter_map(tell));
        if let Some(answer) = told.first_mut().filter(|_| lines[0].forced) {
            *answer = site().forced(answer.as_str());
        }
        told.into_iter().map(move |text| LogRow { moment, seat, text })
    });
    told.collect()
}
