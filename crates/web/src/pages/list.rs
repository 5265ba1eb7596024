//! Tables in a list.

use engine::Seat;
use games::GameKind;
use maud::{Markup, html};
use store::{Status, TableInfo};
use table::Time;
use words::Player;

use crate::core::tables::{Known, TableListing};
use crate::core::text::site;
use crate::pages::parts;

/// A list of tables, or a sentence that there are none.
pub(super) fn tables(tables: &[TableInfo], known: &Known, none: &str) -> Markup {
    html! {
        @if tables.is_empty() {
            p .hint { (none) }
        } @else {
            ul .tables { @for table in tables { (row(table, known, &way_in(table, known))) } }
        }
    }
}

/// What a click on a row leads to; the row is the link.
fn way_in(table: &TableInfo, known: &Known) -> Markup {
    let site = site();
    let players = TableListing::read(&table.about).players(&table.table_id, known);
    let is_open = players.iter().any(Option::is_none);
    let way = match table.status {
        Status::Open if is_open => site.sit_down(),
        Status::Open | Status::Playing => site.watch(),
        Status::Finished | Status::Aborted | Status::Damaged => site.look(),
    };
    html! { span .btn aria-hidden="true" { (way) } }
}

pub(super) fn row(table: &TableInfo, known: &Known, way: &Markup) -> Markup {
    let site = site();
    let about = TableListing::read(&table.about);
    let game: Option<GameKind> = table.game.parse().ok();
    let players = about.players(&table.table_id, known);
    let n_open = players.iter().filter(|player| player.is_none()).count();
    let is_open = table.status == Status::Open && n_open > 0;
    html! {
        li {
            @match game {
                Some(game) => (parts::emblem(game, "sq")),
                None => span .sq {},
            }
            div .of {
                h3 {
                    a .whole href={ "/t/" (table.table_id) } {
                        (game.map_or_else(|| table.game.clone(), parts::title))
                    }
                    @if about.lesson { " " span .tag { (site.lesson_badge()) } }
                    @if about.open_hands { " " span .tag { (site.open_hands_short()) } }
                    @if table.status == Status::Damaged { " " span .tag { (site.damaged_badge()) } }
                }
                p {
                    @for (at, player) in players.iter().flatten().enumerate() {
                        @if at > 0 { " · " }
                        bdi { (player.name) }
                        (parts::level(player.bot.as_ref()))
                    }
                    @if is_open { " · " (site.open_seats(n_open)) }
                }
                p { (parts::moment(Time(table.updated_at))) " · " (site.n_actions(about.n_actions)) }
            }
            div .seats aria-hidden="true" {
                @for (seat, player) in (0..).map(Seat).zip(&players) {
                    @match player {
                        Some(Player { bot: Some(bot), .. }) => (boards::bust(seat, bot.roman)),
                        Some(player) => (boards::token(seat, &player.name)),
                        None => span .seat .free { "+" },
                    }
                }
            }
            (way)
        }
    }
}
