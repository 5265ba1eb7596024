//! What happened.

use std::ops::Range;

use axum::extract::State;
use axum::response::Response;
use boards::{Cue, Draw, icon};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{LogLine, Secrets, with_table};

use super::sight::{Look, look};
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::bidi::isolated;
use crate::core::tables::{TableSnapshot, admit};
use crate::core::text::{site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, Query};

/// Actions that the log of the page goes back; the replay has them all.
const RECENT: usize = 40;

/// A line of the log.
pub(super) struct LogRow {
    /// How many actions had been played when it had happened.
    pub(super) moment: usize,
    /// Whose action brought it about.
    pub(super) seat: Option<Seat>,
    pub(super) text: String,
    /// The sound of all that happened then, on the last of its lines.
    pub(super) cue: Option<Cue>,
}

/// After which action the log begins.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct LogQuery {
    #[serde(default)]
    from: usize,
}

/// The log by itself, as far back as is asked: what a page has missed is longer than its own log.
pub(crate) async fn whole(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<LogQuery>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    let user = visitor.id();
    admit(&kept, user.as_ref())?;
    let eyes = user.as_ref().and_then(|user| kept.table.eyes(user));
    let body = with_table!(&kept.table, table => {
        look((&kept, table), eyes, None, |look| {
            let lines = lines(look, query.from..usize::MAX);
            html! {
                h1 .inscr { (site().log()) }
                section #log .chron .slab aria-label=(site().log()) { ol { (turns(look, &lines)) } }
            }
        })
    });
    Ok(visitor.with_cookie(&app, page(&visitor, &site().log(), &body)))
}

/// What happened lately, the newest first, and what of it is new to the viewer.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let from = look.table.n_moments().saturating_sub(RECENT);
    let lines = lines(look, from..usize::MAX);
    let names: Vec<&str> =
        look.table.desk().seats().map(|(seat, _)| look.to.names.of(seat)).collect();
    let last = last_own(look).filter(|_| !look.table.desk().is_over());
    html! {
        section #log .chron .slab aria-labelledby="log-title" data-eyes=[look.to.seat] data-since=[last]
            data-names=(serde_json::to_string(&names).unwrap_or_default()) {
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

/// Actions that the newest lines are looked for in: some say nothing to some observers.
const LATELY: usize = 6;
/// Lines before the newest one that are shown with it where there is room.
const EARLIER: usize = 2;

/// The newest lines at the dock, which open the log where that is a drawer. They are only seen: the
/// voice of the page has told them.
pub(super) fn ticker<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let from = look.table.n_moments().saturating_sub(LATELY);
    let mut earlier = lines(look, from..usize::MAX);
    let newest = earlier.pop();
    let first = earlier.len().saturating_sub(EARLIER);
    html! {
        a #ticker class={ "ticker" (of_seat(newest.as_ref())) } href="#log" {
            @for line in &earlier[first..] {
                span class={ "earlier" (of_seat(Some(line))) } aria-hidden="true" { (line.text) }
            }
            span .told aria-hidden="true" { @if let Some(line) = &newest { (line.text) } }
            span .to { (icon("list")) (site().log_link()) }
        }
    }
}

/// The class that gives a line the colour of who acted.
fn of_seat(line: Option<&LogRow>) -> String {
    line.and_then(|line| line.seat).map_or_else(String::new, |seat| format!(" s{}", seat.0 + 1))
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

pub(super) fn turn_name<G: Draw>(turn: u16) -> String {
    if G::COUNTS_ROUNDS { site().log_round(turn) } else { site().log_turn(turn) }
}

/// Every line has an id, so that the page can tell which ones are new.
fn list(kept: &TableSnapshot, lines: &[LogRow]) -> Markup {
    let moments = lines.chunk_by(|left, right| left.moment == right.moment).rev();
    let numbered = moments.flat_map(|lines| lines.iter().enumerate().rev());
    html! {
        @for (place, line) in numbered {
            li id={ "log-" (line.moment) "-" (place) } class=[line.seat.map(|seat| format!("s{}", seat.0 + 1))] data-cue=[line.cue] {
                a href={ "/t/" (kept.id) "?at=" (line.moment) } { (line.text) }
            }
        }
    }
}

/// How many actions had been played when the viewer acted last; none for who has no seat.
fn last_own<G: Draw + Secrets>(look: &Look<'_, G>) -> Option<usize> {
    let seat = look.to.seat?;
    let actors: Vec<Seat> = look.table.moments().map(|moment| moment.seat).collect();
    Some(actors.iter().rposition(|actor| *actor == seat).map_or(0, |last| last + 1))
}

/// What the others did since the viewer acted last, in a sentence, and a button that shows it.
fn since<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let Some(last) = last_own(look) else {
        return html! {};
    };
    let actors: Vec<Seat> = look.table.moments().map(|moment| moment.seat).collect();
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
    let mut lines = table.log_from(moments.start, look.eyes);
    lines.retain(|line| line.moment <= moments.end);
    let told = lines.chunk_by(|left, right| left.moment == right.moment).flat_map(|lines| {
        let moment = lines[0].moment;
        let seat = table.moments().nth(moment.saturating_sub(1)).map(|moment| moment.seat);
        let mut told = words().folded(lines.iter().filter_map(tell));
        if let Some(answer) = told.first_mut().filter(|_| lines[0].forced) {
            *answer = site().forced(answer.as_str());
        }
        let cue = lines.iter().filter_map(|line| G::cue(&line.event)).max();
        let last = told.len();
        (1..).zip(told).map(move |(nth, text)| LogRow {
            moment,
            seat,
            text,
            cue: cue.filter(|_| nth == last),
        })
    });
    told.collect()
}
