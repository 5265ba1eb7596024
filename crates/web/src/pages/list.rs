//! Tables in a list.

use engine::Seat;
use games::GameKind;
use maud::{Markup, html};
use store::{Status, TableInfo};
use table::Time;

use crate::core::tables::{Known, TableListing};
use crate::core::text::site;
use crate::pages::parts;

/// A list of tables, each with whether it waits for the reader; or a sentence that there are none.
pub(super) fn tables<'a>(
    tables: impl IntoIterator<Item = (&'a TableInfo, bool)>,
    known: &Known,
    none: &str,
) -> Markup {
    let mut tables = tables.into_iter().peekable();
    html! {
        @if tables.peek().is_none() {
            p .hint { (none) }
        } @else {
            ul .tables {
                @for (table, waits) in tables { (row(table, waits, known)) }
            }
        }
    }
}

fn row(table: &TableInfo, waits: bool, known: &Known) -> Markup {
    let site = site();
    let about = TableListing::read(&table.about);
    let game: Option<GameKind> = table.game.parse().ok();
    let seats = about.names(known);
    let n_open = seats.iter().filter(|name| name.is_none()).count();
    let names: Vec<&String> = seats.iter().flatten().collect();
    let is_open = table.status == Status::Open && n_open > 0;
    let way = match table.status {
        _ if waits => site.play(),
        Status::Open if is_open => site.sit_down(),
        Status::Open | Status::Playing => site.watch(),
        Status::Finished | Status::Aborted | Status::Damaged => site.look(),
    };
    html! {
        li class=[waits.then_some("yours")] {
            @match game {
                Some(game) => (parts::emblem(game, "sq")),
                None => span .sq {},
            }
            div .of {
                h3 {
                    a .whole href={ "/t/" (table.table_id) } {
                        (game.map_or_else(|| table.game.clone(), parts::title))
                    }
                    @if waits { " " span .tag .rub { (site.your_turn()) } }
                    @if about.lesson { " " span .tag { (site.lesson_badge()) } }
                    @if about.open_hands { " " span .tag { (site.open_hands_short()) } }
                    @if table.status == Status::Damaged { " " span .tag { (site.damaged_badge()) } }
                }
                p {
                    @for (at, name) in names.iter().enumerate() {
                        @if at > 0 { " · " }
                        bdi { (name) }
                    }
                    @if is_open { " · " (site.open_seats(n_open)) }
                }
                p { (parts::moment(Time(table.updated_at))) " · " (site.n_actions(about.n_actions)) }
            }
            div .seats aria-hidden="true" {
                @for (seat, name) in (0..).map(Seat).zip(&seats) {
                    @match name {
                        Some(name) => (boards::token(seat, name)),
                        None => span .seat .free { "+" },
                    }
                }
            }
            span class={ "btn" @if waits { " main" } } aria-hidden="true" { (way) }
        }
    }
}
