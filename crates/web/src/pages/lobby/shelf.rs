//! Lists of tables that go on from page to page: open ones, running ones, and those that are over.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Cursor, ListPage, Portion, Status, StoreError, TableInfo};

use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::tables::Known;
use crate::core::text::site;
use crate::core::time;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Query, list, parts};

pub(super) const ROWS: u32 = 30;

type StoreResult = Result<Portion, StoreError>;

engine::slugs! {
    /// A list of tables that goes on from page to page.
    pub enum Shelf {
        Open = "open",
        Playing = "playing",
        Finished = "finished",
        Mine = "mine",
        Hidden = "hidden",
    }
}

impl Shelf {
    fn title(self) -> String {
        match self {
            Self::Open => site().open_tables(),
            Self::Playing => site().running_games(),
            Self::Finished => site().public_games(),
            Self::Mine => site().my_finished_games(),
            Self::Hidden => site().hidden_games(),
        }
    }

    fn none(self) -> String {
        match self {
            Self::Open => site().no_open_tables(),
            Self::Playing => site().no_running_games(),
            Self::Finished => site().no_finished_games(),
            Self::Mine => site().no_own_finished_games(),
            Self::Hidden => site().no_hidden_games(),
        }
    }

    pub(super) async fn tables(self, app: &App, visitor: &Visitor, page: &ListPage) -> StoreResult {
        // One more tells whether there are any.
        let more = ListPage { limit: page.limit + 1, after: page.after.clone() };
        match (self, visitor.id()) {
            (Self::Open, _) => app.store.lobby(Status::Open, page).await,
            (Self::Playing, _) => app.store.lobby(Status::Playing, page).await,
            (Self::Finished, _) => {
                app.store.public_tables(Status::Finished, &more).await.map(portion)
            }
            (Self::Mine, Some(user)) => {
                app.store.finished_tables_of(&user.0, &more).await.map(portion)
            }
            (Self::Hidden, Some(user)) => {
                app.store.hidden_tables_of(&user.0, &more).await.map(portion)
            }
            (Self::Mine | Self::Hidden, None) => Ok(portion(Vec::new())),
        }
    }

    pub(super) fn section(self, visitor: &Visitor, portion: &Portion, known: &Known) -> Markup {
        let Portion { tables, has_more } = portion;
        let (slug, id) = (self.slug(), format!("list-{}", self.slug()));
        html! {
            section .sec .slab aria-labelledby=(id) {
                h2 id=(id) { (self.title()) }
                @match self {
                    Self::Hidden => (hidden(visitor, tables, known)),
                    Self::Open | Self::Playing | Self::Finished | Self::Mine => {
                        (list::tables(tables, known, &self.none()))
                    }
                }
                @if let Some(last) = tables.last().filter(|_| *has_more) {
                    p {
                        a href={ "/games?list=" (slug) "&at=" (time::to_second(last.updated_at)) "&id=" (last.table_id) } {
                            (site().more())
                        }
                    }
                }
            }
        }
    }
}

/// A part of a list, which was asked for one table more.
fn portion(mut tables: Vec<TableInfo>) -> Portion {
    let has_more = tables.len() > ROWS as usize;
    tables.truncate(ROWS as usize);
    Portion { tables, has_more }
}

#[derive(Debug, Deserialize)]
pub(crate) struct After {
    list: Option<Shelf>,
    at: Option<i64>,
    id: Option<String>,
}

/// Games that are over, the user's own first; or a list from some place on.
pub(crate) async fn finished(
    State(app): State<App>,
    visitor: Visitor,
    Query(after): Query<After>,
) -> Result<Response, Failure> {
    let title = after.list.map_or_else(|| site().finished_games(), Shelf::title);
    let cursor = after.at.zip(after.id);
    let cursor = cursor.map(|(updated_at, table_id)| Cursor { updated_at, table_id });
    let page_of_list = ListPage { after: cursor, limit: ROWS };
    let shelves = match after.list {
        Some(shelf) => vec![shelf],
        None if visitor.user.is_some() => vec![Shelf::Mine, Shelf::Finished, Shelf::Hidden],
        None => vec![Shelf::Finished],
    };
    let mut sections = Vec::new();
    for shelf in shelves {
        let tables = shelf.tables(&app, &visitor, &page_of_list).await?;
        let known = Known::of(&app.store, &tables.tables).await?;
        sections.push(shelf.section(&visitor, &tables, &known));
    }
    let body = html! {
        h1 .inscr { (title) }
        @for section in sections { (section) }
        p { a href="/import" { (site().import()) } }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

/// What the user has put away, each with the way back to the first page.
fn hidden(visitor: &Visitor, tables: &[TableInfo], known: &Known) -> Markup {
    html! {
        @if tables.is_empty() { p .hint { (site().no_hidden_games()) } }
        ul .tables {
            @for table in tables {
                (list::row(table, known, &html! {
                    form .up method="post" action={ "/t/" (table.table_id) "/show" } {
                        (parts::csrf(&visitor.csrf()))
                        button .btn type="submit" { (site().show_again()) }
                    }
                }))
            }
        }
    }
}
