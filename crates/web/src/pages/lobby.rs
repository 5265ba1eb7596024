//! The lobby: my tables, open tables, games that can be watched, and those that are over.

use axum::extract::State;
use axum::response::Response;
use games::{Chapter, GameKind};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Cursor, ListPage, Mine, Portion, Status, StoreError, TableInfo};

use crate::assets;
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::tables::Known;
use crate::core::text::site;
use crate::core::time;
use crate::failure::Failure;
use crate::pages::layout::{page, page_of};
use crate::pages::{Query, learn, list, parts};

const ROWS: u32 = 30;
/// Tables of the visitor that are not over and are listed: more than the quotas let a user have.
const OWN_ROWS: u32 = 100;

type StoreResult = Result<Portion, StoreError>;

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let mine = match visitor.id() {
        Some(user) => app.store.tables_of(&user.0, OWN_ROWS).await?,
        None => Vec::new(),
    };
    let first = ListPage::first(ROWS);
    let open = Shelf::Open.tables(&app, &visitor, &first).await?;
    let playing = Shelf::Playing.tables(&app, &visitor, &first).await?;
    let listed = mine.iter().map(|mine| &mine.table).chain(&open.tables).chain(&playing.tables);
    let known = Known::of(&app.store, listed).await?;
    let body = lobby(&visitor, &mine, [&open, &playing], &known);
    let n_waiting = mine.iter().filter(|table| table.asked).count();
    let title = match n_waiting {
        0 => site().lobby(),
        n => site().lobby_waiting(n),
    };
    Ok(visitor.with_cookie(&app, page_of(&visitor, &title, &body, n_waiting > 0)))
}

fn lobby(
    visitor: &Visitor,
    mine: &[Mine],
    [open, playing]: [&Portion; 2],
    known: &Known,
) -> Markup {
    let site = site();
    html! {
        @if mine.is_empty() {
            (frieze())
            header {
                h1 .inscr { (site.welcome()) }
                p .lead { (site.lead()) }
            }
        } @else {
            h1 .vh { (site.welcome()) }
            (own_tables(mine, known))
            (frieze())
        }
        @if mine.is_empty() { p .slab .newcomer { (site.newcomer()) " " a .btn .main #learn href="/learn" { (site.lessons()) } } }
        section aria-labelledby="games" {
            h2 #games .vh { (site.games()) }
            ul .games { @for kind in GameKind::ALL { (game(visitor, kind, mine.is_empty())) } }
        }
        div .cols {
            div .stack {
                @if visitor.user.is_some() && mine.is_empty() { (own_tables(mine, known)) }
                (Shelf::Open.section(open, known))
                (Shelf::Playing.section(playing, known))
            }
            div .stack {
                @if visitor.user.is_none() {
                    section .sec .slab aria-labelledby="who" {
                        h2 #who { (site.who_are_you()) }
                        (parts::name_form(visitor, "/"))
                    }
                }
                (with_friends())
            }
        }
    }
}

fn frieze() -> Markup {
    html! {
        img .frieze src=(assets::path("frieze.svg")) alt=(site().frieze()) width="1180" height="120";
    }
}

/// A game to choose. A newcomer is offered the lesson and the form for beginners before the rest.
fn game(visitor: &Visitor, kind: GameKind, is_newcomer: bool) -> Markup {
    let slug = kind.slug();
    html! {
        li .game .slab {
            (parts::emblem(kind, "em"))
            h3 { (parts::title(kind)) }
            p { (parts::tagline(kind)) " " span .hint { (parts::players(kind)) } }
            div .acts {
                @if is_newcomer {
                    (learn::way_in(&visitor.csrf(), (kind, Chapter::Game), &site().lesson_here(), true))
                    (parts::first_table(&visitor.csrf(), kind, false))
                } @else {
                    (parts::play_now(visitor, kind))
                }
                a .btn href={ "/new/" (slug) } { (site().new_table()) }
                a .btn .quiet href={ "/help/" (slug) } { (site().rules()) }
            }
        }
    }
}

fn own_tables(mine: &[Mine], known: &Known) -> Markup {
    let n_waiting = mine.iter().filter(|table| table.asked).count();
    html! {
        section .sec .slab aria-labelledby="mine" {
            h2 #mine {
                (site().my_tables())
                @if n_waiting > 0 { " " small { (site().n_waiting(n_waiting)) } }
            }
            (list::tables(mine.iter().map(|mine| (&mine.table, mine.asked)), known, &site().no_tables()))
        }
    }
}

fn with_friends() -> Markup {
    let site = site();
    html! {
        section .sec .slab aria-labelledby="friends" {
            h2 #friends { (site.with_friends()) }
            p .hint { (site.with_friends_hint()) }
            ul .pick {
                @for kind in GameKind::ALL {
                    li { a href={ "/new/" (kind.slug()) } { (parts::emblem(kind, "sq")) (parts::title(kind)) } }
                }
            }
            p { a href="/import" { (site.import()) } " · " a href="/games" { (site.finished_games()) } }
        }
    }
}

engine::slugs! {
    /// A list of tables that goes on from page to page.
    pub enum Shelf {
        Open = "open",
        Playing = "playing",
        Finished = "finished",
        Mine = "mine",
    }
}

impl Shelf {
    fn title(self) -> String {
        match self {
            Self::Open => site().open_tables(),
            Self::Playing => site().running_games(),
            Self::Finished => site().public_games(),
            Self::Mine => site().my_finished_games(),
        }
    }

    fn none(self) -> String {
        match self {
            Self::Open => site().no_open_tables(),
            Self::Playing => site().no_running_games(),
            Self::Finished => site().no_finished_games(),
            Self::Mine => site().no_own_finished_games(),
        }
    }

    async fn tables(self, app: &App, visitor: &Visitor, page: &ListPage) -> StoreResult {
        match (self, visitor.id()) {
            (Self::Open, _) => app.store.lobby(Status::Open, page).await,
            (Self::Playing, _) => app.store.lobby(Status::Playing, page).await,
            (Self::Finished, _) => {
                app.store.public_tables(Status::Finished, page).await.map(portion)
            }
            (Self::Mine, Some(user)) => {
                app.store.finished_tables_of(&user.0, page).await.map(portion)
            }
            (Self::Mine, None) => Ok(portion(Vec::new())),
        }
    }

    fn section(self, portion: &Portion, known: &Known) -> Markup {
        let Portion { tables, has_more } = portion;
        let (slug, id) = (self.slug(), format!("list-{}", self.slug()));
        html! {
            section .sec .slab aria-labelledby=(id) {
                h2 id=(id) { (self.title()) }
                (list::tables(tables.iter().map(|table| (table, false)), known, &self.none()))
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

/// A part of a list that may go on if it is full.
fn portion(tables: Vec<TableInfo>) -> Portion {
    Portion { has_more: u32::try_from(tables.len()).is_ok_and(|n| n >= ROWS), tables }
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
        None if visitor.user.is_some() => vec![Shelf::Mine, Shelf::Finished],
        None => vec![Shelf::Finished],
    };
    let mut sections = Vec::new();
    for shelf in shelves {
        let tables = shelf.tables(&app, &visitor, &page_of_list).await?;
        let known = Known::of(&app.store, &tables.tables).await?;
        sections.push(shelf.section(&tables, &known));
    }
    let body = html! {
        h1 .inscr { (title) }
        @for section in sections { (section) }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}
