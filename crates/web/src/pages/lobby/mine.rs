//! The reader's own games: those with people by deadline, those against bots, and the last that
//! finished.

mod row;

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use store::{Mine, TableInfo};
use table::UserId;

use self::row::{Opponents, OwnGame};
use crate::auth::{Posted, Visitor};
use crate::core::app::{App, Shared};
use crate::core::problem::Problem;
use crate::core::tables::{Known, TableListing};
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::Path;

/// Tables of the visitor that are not over and are listed: more than the quotas let a user have.
const OWN_ROWS: u32 = 100;
/// Games that have just finished.
const FINISHED: u32 = 3;
/// Games against bots that are in sight: nobody waits for the others.
const BOTS: usize = 4;

/// What the front page tells its reader first.
pub(super) struct OwnGames {
    user: UserId,
    /// Where others wait, or are waited for.
    with_people: Vec<Mine>,
    against_bots: Vec<Mine>,
    finished: Vec<TableInfo>,
}

impl OwnGames {
    /// The games of a user; none if there is nothing to tell.
    pub(super) async fn of(app: &Shared, user: UserId) -> Result<Option<Self>, Problem> {
        let tables = app.store.tables_of(&user.0, OWN_ROWS).await?;
        let finished = app.store.finished_lately(&user.0, FINISHED).await?;
        if tables.is_empty() && finished.is_empty() {
            return Ok(None);
        }
        let is_quiet = |mine: &Mine| TableListing::read(&mine.table.about).is_against_bots(&user);
        let (mut against_bots, mut with_people): (Vec<_>, Vec<_>) =
            tables.into_iter().partition(is_quiet);
        // Nobody is kept waiting by a game that is out of sight.
        with_people.retain(|mine| mine.asked || !mine.hidden);
        against_bots.retain(|mine| !mine.hidden);
        for games in [&mut with_people, &mut against_bots] {
            // Among equals the newest stay first.
            games.sort_by_key(|mine| (!mine.asked, mine.table.deadline.unwrap_or(i64::MAX)));
        }
        Ok(Some(Self { user, with_people, against_bots, finished }))
    }

    pub(super) fn tables(&self) -> impl Iterator<Item = &TableInfo> {
        let running = self.with_people.iter().chain(&self.against_bots).map(|mine| &mine.table);
        running.chain(&self.finished)
    }

    pub(super) fn n_waiting(&self) -> usize {
        self.with_people.iter().chain(&self.against_bots).filter(|mine| mine.asked).count()
    }

    pub(super) fn show(&self, visitor: &Visitor, known: &Known) -> Markup {
        let csrf = visitor.csrf();
        let row = |table| OwnGame::new(table, &self.user, known, &csrf);
        // What has finished stands under the shorter list.
        let n_people = self.with_people.len();
        let is_short = n_people > 0 && n_people <= self.against_bots.len();
        html! {
            div .mine .short[is_short] {
                @if !self.with_people.is_empty() { (self.people(row)) }
                @if !self.against_bots.is_empty() { (self.bots(row)) }
                @if !self.finished.is_empty() {
                    section .sec .slab aria-labelledby="finished" {
                        h2 #finished { (site().just_finished()) (all()) }
                        ul .tables { @for table in &self.finished { (row(table).finished()) } }
                    }
                }
            }
        }
    }

    fn people<'a>(&'a self, row: impl Fn(&'a TableInfo) -> OwnGame<'a>) -> Markup {
        let site = site();
        let n_waiting = self.with_people.iter().filter(|mine| mine.asked).count();
        html! {
            section .sec .slab aria-labelledby="mine" {
                h2 #mine {
                    (site.your_games())
                    @if n_waiting > 0 { " " small { (site.n_waiting(n_waiting)) } }
                }
                ul .tables {
                    @for mine in &self.with_people {
                        (row(&mine.table).running(mine.asked, Opponents::People))
                    }
                }
            }
        }
    }

    fn bots<'a>(&'a self, row: impl Fn(&'a TableInfo) -> OwnGame<'a>) -> Markup {
        let site = site();
        let (seen, others) = self.against_bots.split_at(BOTS.min(self.against_bots.len()));
        let rows = |games: &'a [Mine]| {
            html! {
                ul .tables {
                    @for mine in games { (row(&mine.table).running(mine.asked, Opponents::Bots)) }
                }
            }
        };
        html! {
            section .sec .slab aria-labelledby="bots" {
                h2 #bots { (site.against_bots()) " " small { (site.they_wait()) } }
                (rows(seen))
                @if !others.is_empty() {
                    details .rest { summary { (site.more()) " (" (others.len()) ")" } (rows(others)) }
                }
            }
        }
    }
}

/// The way to every game of the reader that is over.
fn all() -> Markup {
    html! { a .all href="/games" { (site().all_your_games()) } }
}

/// Puts a game away: the first page does not list it then, unless others wait there.
pub(crate) async fn hide(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    app.store.hide(&user.0, &id, true).await?;
    Ok(posted.done("/"))
}

/// Takes a game out again.
pub(crate) async fn show_again(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    app.store.hide(&user.0, &id, false).await?;
    Ok(posted.done("/games"))
}
