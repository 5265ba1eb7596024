//! Tables in a list.

use games::GameKind;
use maud::{Markup, html};
use store::TableInfo;
use table::Time;

use crate::hub::About;
use crate::pages::parts;
use crate::text::site;

/// A list of tables, or a sentence that there are none. `waits` marks those that wait for the
/// reader.
pub(super) fn tables<'a>(
    tables: impl IntoIterator<Item = (&'a TableInfo, bool)>,
    none: &str,
) -> Markup {
    let mut tables = tables.into_iter().peekable();
    html! {
        @if tables.peek().is_none() {
            p .hint { (none) }
        } @else {
            ul .tables {
                @for (table, waits) in tables { (row(table, waits)) }
            }
        }
    }
}

fn row(table: &TableInfo, waits: bool) -> Markup {
    let site = site();
    let about = About::read(&table.about);
    let game: Option<GameKind> = table.game.parse().ok();
    let n_open = about.names.iter().filter(|name| name.is_none()).count();
    let names: Vec<&str> = about.names.iter().flatten().map(String::as_str).collect();
    html! {
        li class=[waits.then_some("waits")] {
            a href={ "/t/" (table.table_id) } {
                strong { (game.map_or_else(|| table.game.clone(), parts::title)) }
            }
            @if waits { " " span .badge { (site.your_turn()) } }
            @if table.status == store::Status::Damaged { " " span .badge { (site.damaged_badge()) } }
            p {
                (names.join(" · "))
                @if table.status == store::Status::Open && n_open > 0 {
                    " · " (site.open_seats(n_open))
                }
            }
            p .hint { (parts::moment(Time(table.updated_at))) " · " (site.n_actions(about.n_actions)) }
        }
    }
}
