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
    /// Which line of its moment it is, from 0.
    pub(super) place: usize,
    /// The turn or round that it belongs to.
    pub(super) turn: u16,
    /// Whom it is about.
    pub(super) seat: Option<Seat>,
    /// Whose action brought it about.
    by: Option<Seat>,
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

/// The class that gives a line the colour of whom it is about.
fn of_seat(line: Option<&LogRow>) -> String {
    line.and_then(|line| line.seat).map_or_else(String::new, |seat| format!(" {}", class(seat)))
}

fn class(seat: Seat) -> String {
    format!("s{}", seat.0 + 1)
}

/// The lines under the turns in which they happened.
fn turns<G: Draw + Secrets>(look: &Look<'_, G>, lines: &[LogRow]) -> Markup {
    html! {
        @for lines in lines.chunk_by(|left, right| left.turn == right.turn).rev() {
            li id={ "turn-" (lines[0].turn) } .round {
                h3 .turn { (turn_name::<G>(lines[0].turn)) }
                ol { (list(look.kept, lines)) }
            }
        }
    }
}

pub(super) fn turn_name<G: Draw>(turn: u16) -> String {
    if G::COUNTS_ROUNDS { site().log_round(turn) } else { site().log_turn(turn) }
}

/// Every line has an id, so that the page can tell which ones are new, and says who acted if it is
/// about someone else.
fn list(kept: &TableSnapshot, lines: &[LogRow]) -> Markup {
    html! {
        @for line in lines.iter().rev() {
            li id={ "log-" (line.moment) "-" (line.place) } class=[line.seat.map(class)]
                data-by=[line.by.filter(|_| line.by != line.seat).map(class)] data-cue=[line.cue] {
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

/// What happened at some moments, as an observer may know it. Equal lines in a row become one.
pub(super) fn lines<G: Draw + Secrets>(look: &Look<'_, G>, moments: Range<usize>) -> Vec<LogRow> {
    let mut lines = look.table.log_from(moments.start, look.eyes);
    lines.retain(|line| line.moment <= moments.end);
    let first = lines.first().map_or(0, |line| line.moment - 1);
    let mut turn = look.table.public_views(first).next().map_or(0, |view| G::turn(&view));
    let moments = lines.chunk_by(|left, right| left.moment == right.moment);
    moments.flat_map(|lines| rows(look, lines, &mut turn)).collect()
}

/// The lines of one moment, and the turn that it ends in.
fn rows<G: Draw + Secrets>(
    look: &Look<'_, G>,
    lines: &[LogLine<G::Event>],
    turn: &mut u16,
) -> Vec<LogRow> {
    let moment = lines[0].moment;
    let by = look.table.moments().nth(moment - 1).map(|moment| moment.seat);
    let mut rows: Vec<LogRow> = Vec::new();
    for lines in lines.chunk_by(|left, right| is_of_one::<G>(&left.event, &right.event)) {
        let event = &lines[0].event;
        *turn = G::begun(event).unwrap_or(*turn);
        let tell = |line: &LogLine<G::Event>| G::event(&look.to, look.table.options(), &line.event);
        for text in words().folded(lines.iter().filter_map(tell)) {
            let (place, seat) = (rows.len(), G::subject(event));
            rows.push(LogRow { moment, place, turn: *turn, seat, by, text, cue: None });
        }
    }
    if let Some(answer) = rows.first_mut().filter(|_| lines[0].forced) {
        answer.text = site().forced(answer.text.as_str());
    }
    if let Some(last) = rows.last_mut() {
        last.cue = lines.iter().filter_map(|line| G::cue(&line.event)).max();
    }
    rows
}

/// Whether two events in a row are of one turn and about the same player.
fn is_of_one<G: Draw>(event: &G::Event, next: &G::Event) -> bool {
    G::begun(next).is_none() && G::subject(event) == G::subject(next)
}

#[cfg(test)]
mod tests {
    use games::GameKind;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};

    use super::*;
    use crate::exhibit::Exhibit;

    const PLAYERS: u8 = 3;

    /// What a stranger is told of a whole game, with the names of the players.
    fn told(kind: GameKind) -> (Vec<LogRow>, Vec<String>) {
        let (players, manner, rules) = (PLAYERS, Manner::Random, RehearsalRules::Standard);
        let mut rehearsal = Rehearsal::new(RehearsalPlan { kind, players, seed: 5, manner, rules });
        rehearsal.start();
        rehearsal.play_to(usize::MAX);
        let kept = Exhibit::new(rehearsal.table().clone(), rehearsal.people()).kept;
        let names = Seat::all(PLAYERS).map(|seat| kept.seat_name(seat)).collect();
        let rows = with_table!(&kept.table, table => {
            look((&kept, table), None, None, |look| lines(look, 0..usize::MAX))
        });
        (rows, names)
    }

    /// The seats that a line names, in its order.
    fn named(text: &str, names: &[String]) -> Vec<Seat> {
        let places =
            (0..).map(Seat).zip(names).filter_map(|(seat, name)| Some((text.find(name)?, seat)));
        let mut places: Vec<_> = places.collect();
        places.sort_unstable();
        places.into_iter().map(|(_, seat)| seat).collect()
    }

    #[test]
    fn a_line_wears_the_colour_of_whom_it_names_first() {
        for kind in GameKind::ALL {
            let (rows, names) = told(kind);
            for row in &rows {
                let named = named(&row.text, &names);
                let is_of_all = named.len() == usize::from(PLAYERS);
                let wanted = named.first().copied().filter(|_| row.seat.is_some() || !is_of_all);
                assert_eq!(row.seat, wanted, "{kind}: {}", row.text);
            }
            assert!(rows.iter().any(|row| row.seat.is_some() && row.seat != row.by), "{kind}");
            assert!(rows.iter().any(|row| row.seat.is_none()), "{kind}");
        }
    }

    /// The line that begins a turn is its first, though the action before brought it about.
    #[test]
    fn a_turn_begins_with_the_line_that_says_so() {
        for kind in GameKind::ALL {
            let (rows, _) = told(kind);
            let is_first = |row: &LogRow| {
                [format!("Turn {}: ", row.turn), format!("Round {} begins", row.turn)]
                    .iter()
                    .any(|start| row.text.starts_with(start))
            };
            let turns: Vec<&[LogRow]> =
                rows.chunk_by(|left, right| left.turn == right.turn).collect();
            assert!(turns.len() > 3, "{kind}");
            for turn in &turns[1..] {
                assert!(is_first(&turn[0]), "{kind}: {}", turn[0].text);
                assert!(!turn[1..].iter().any(is_first), "{kind}: {}", turn[0].turn);
            }
        }
    }

    /// A moment that two turns share numbers its lines through.
    #[test]
    fn every_line_has_a_place_of_its_own() {
        for kind in GameKind::ALL {
            let (rows, _) = told(kind);
            let mut places: Vec<_> = rows.iter().map(|row| (row.moment, row.place)).collect();
            assert!(places.is_sorted(), "{kind}");
            places.dedup();
            assert_eq!(places.len(), rows.len(), "{kind}");
        }
    }
}
