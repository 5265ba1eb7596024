//! The table of all points.

use boards::{Breakdown, ScoreRow, face};
use engine::{Seat, Standing};
use maud::{Markup, html};
use words::Names;

use crate::core::text::{site, words};

/// Every point by source, the winner first, with the sum, and tie-breaks where players are equal.
pub(super) fn table(
    names: &Names,
    breakdown: &Breakdown,
    total: &str,
    standings: &[Standing],
) -> Markup {
    let seats = ranking(standings);
    let sums = standings.iter().map(|standing| (i32::from(standing.score), None)).collect();
    let total = ScoreRow { label: total.to_owned(), points: sums, ..ScoreRow::default() };
    let is_tied = seats
        .windows(2)
        .any(|two| standings[two[0].index()].score == standings[two[1].index()].score);
    html! {
        table class={ "score points n" (seats.len()) } {
            thead {
                tr {
                    th scope="col" { span .vh { (site().source()) } }
                    @for seat in &seats {
                        th scope="col" { span .who { (face(*seat, names)) span .nm title=(names.in_full(words(), *seat)) { bdi { (names.of(*seat)) } } } }
                    }
                }
            }
            tbody {
                @for line in &breakdown.rows { (row("", &line.label, line, &seats)) }
                (row("tot", &total.label, &total, &seats))
                @if is_tied {
                    @for line in &breakdown.ties {
                        (row("tie", &site().when_equal(&line.label), line, &seats))
                    }
                }
            }
        }
        (made_of(names, breakdown, &seats))
    }
}

/// The seats by their ranks.
pub(super) fn ranking(standings: &[Standing]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..).map(Seat).take(standings.len()).collect();
    seats.sort_by_key(|seat| standings[seat.index()].rank);
    seats
}

fn row(class: &str, label: &str, row: &ScoreRow, seats: &[Seat]) -> Markup {
    let best = row.points.iter().map(|(points, _)| *points).max().filter(|best| *best > 0);
    html! {
        tr class=(class) {
            th scope="row" { (label) }
            @for seat in seats {
                @let (points, detail) = &row.points[seat.index()];
                td class=[(best == Some(*points)).then_some("best")] {
                    @if *points == 0 && class.is_empty() { "–" } @else { (points) }
                    @if let Some(detail) = detail.as_ref().filter(|_| *points != 0) { small { (detail) } }
                }
            }
        }
    }
}

/// Whose column is whose, with the same details, where the table has no room for them.
fn made_of(names: &Names, breakdown: &Breakdown, seats: &[Seat]) -> Markup {
    html! {
        ul .made {
            @for seat in seats {
                li {
                    (face(*seat, names))
                    div {
                        b { bdi { (names.of(*seat)) } }
                        @for row in &breakdown.rows {
                            @if let (1.., Some(detail)) = &row.points[seat.index()] { " " span { (site().made_of(&row.label, detail)) } }
                        }
                    }
                }
            }
        }
    }
}
