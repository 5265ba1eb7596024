//! Decks, boards and prices: the standard ones, the house's and the visitor's own, as they lie on a
//! table, and a form to enter one.

mod card;
mod editor;
mod shown;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use games::{DataFile, EARLIER, GameKind, Plain, data_files};
use maud::{Markup, html};
use serde::Deserialize;
use store::OwnFile;
use toml::Table;

use crate::auth::{Posted, Visitor};
use crate::core::app::{App, Shared};
use crate::core::files::{HOUSE, STANDARD, which};
use crate::core::problem::Problem;
use crate::core::tables::admit;
use crate::core::text::site;
use crate::core::{files, offer};
use crate::failure::Failure;
use crate::pages::fill::{self, Fill};
use crate::pages::layout::page;
use crate::pages::{Path, Query, parts};

use card::NewCard;
use editor::CardDraft;

/// One that is not kept yet.
const NEW: &str = "new";
/// What is shown where nothing else is asked for.
const FIRST: &str = "deck";

#[derive(Debug, Deserialize)]
pub(crate) struct DeckQuery {
    from: Option<String>,
}

pub(crate) async fn first(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let data = files::data(FIRST)?;
    look(&app, &visitor, data, STANDARD).await
}

/// One of them, as it lies on a table; a new one and one of the visitor's own with a form.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((kind, which)): Path<(String, String)>,
    Query(asked): Query<DeckQuery>,
) -> Result<Response, Failure> {
    let data = files::data(&kind)?;
    match which.as_str() {
        STANDARD | EARLIER | HOUSE => look(&app, &visitor, data, &which).await,
        NEW => {
            let from = asked.from.as_deref();
            let text = match from {
                Some(from) => text(&app, &visitor, data, from).await?,
                None => String::new(),
            };
            let draft = CardDraft { text: own(&text), ..CardDraft::of(data, NEW) };
            Ok(edit(&app, &visitor, &draft, None).await?)
        }
        id => {
            let (user, _) = visitor.need()?;
            let file = kept(&app, &user.user_id, data, id).await?;
            let text = app.store.file_body(&user.user_id, id).await?;
            let draft = CardDraft { text, name: file.name, ..CardDraft::of(data, id) };
            Ok(edit(&app, &visitor, &draft, None).await?)
        }
    }
}

async fn kept(app: &Shared, user: &str, data: &DataFile, id: &str) -> Result<OwnFile, Problem> {
    let file = app.store.file(user, id).await?;
    if file.kind == data.name { Ok(file) } else { Err(Problem::not_found()) }
}

async fn text(
    app: &Shared,
    visitor: &Visitor,
    data: &DataFile,
    which: &str,
) -> Result<String, Problem> {
    match which {
        STANDARD => Ok(data.standard().to_owned()),
        EARLIER => Ok(data.earlier().ok_or_else(Problem::not_found)?.to_owned()),
        HOUSE => {
            let text = app.config.house.text(data);
            text.map(str::to_owned).ok_or_else(Problem::not_found)
        }
        id => {
            let (user, _) = visitor.need()?;
            kept(app, &user.user_id, data, id).await?;
            Ok(app.store.file_body(&user.user_id, id).await?)
        }
    }
}

/// A text as the visitor's own, without our heading and our mark for placeholders.
fn own(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    let lines = lines.skip_while(|line| line.starts_with('#') || line.trim().is_empty());
    let lines = lines.filter(|line| !line.trim_start().starts_with("placeholder"));
    lines.skip_while(|line| line.trim().is_empty()).collect()
}

async fn look(
    app: &App,
    visitor: &Visitor,
    data: &DataFile,
    which: &str,
) -> Result<Response, Failure> {
    let (changes, called) = match which {
        HOUSE => {
            let changes = app.config.house.changes(data).ok_or_else(Problem::not_found)?;
            (changes, site().decks_which_house())
        }
        EARLIER => {
            let text = data.earlier().ok_or_else(Problem::not_found)?;
            (files::read(data, text)?, site().decks_which_earlier())
        }
        _ => (Table::new(), site().decks_which_standard()),
    };
    let files = files::listed(app, visitor.user.as_ref()).await?;
    let body = html! {
        (head(app, data, which, &files))
        div .acts {
            a .btn href={ "/decks/" (data.name) "/" (NEW) "?from=" (which) } { (site().decks_copy()) }
        }
        p .hint { bdi { (site().decks_agreed(site().data_kind(data.name), &called)) } }
        p .hint { (site().decks_print()) }
        (shown::drawn(data, changes))
    };
    Ok(visitor.with_cookie(app, page(visitor, &site().decks(), &body)))
}

async fn edit(
    app: &App,
    visitor: &Visitor,
    draft: &CardDraft<'_>,
    back: Option<(&Posted, &Problem)>,
) -> Result<Response, Problem> {
    let problem = back.map(|(_, problem)| problem);
    let fill = back.map_or(fill::NEW, |(posted, problem)| Fill::back(posted, problem));
    let files = files::listed(app, visitor.user.as_ref()).await?;
    let address = format!("/decks/{}/{}", draft.data.name, draft.which);
    let body = html! {
        (head(app, draft.data, draft.which, &files))
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(visitor, &address, fill::NEW)) }
        } @else {
            (editor::form(visitor, draft, (fill, problem)))
        }
        (editor::drawn(draft))
    };
    let status = problem.map_or(StatusCode::OK, |problem| problem.status.into());
    Ok(visitor.with_cookie(app, (status, page(visitor, &site().decks(), &body))))
}

fn head(app: &Shared, data: &DataFile, which: &str, files: &[OwnFile]) -> Markup {
    let site = site();
    let link = |of: &DataFile, to: &str, text: Markup| {
        let is_here = (of.name, to) == (data.name, which);
        html! {
            li {
                a href={ "/decks/" (of.name) "/" (to) } aria-current=[is_here.then_some("page")] {
                    (text)
                }
            }
        }
    };
    html! {
        h1 .inscr { (site.decks()) }
        p .lead { (site.decks_lead()) }
        nav .files aria-label=(site.decks()) {
            @for of in GameKind::ALL.into_iter().flat_map(data_files) {
                section .slab {
                    h2 { (site.data_kind(of.name)) " " small { (parts::title(of.game)) } }
                    ul {
                        (link(of, STANDARD, html! { (site.decks_standard()) }))
                        @if of.earlier().is_some() {
                            (link(of, EARLIER, html! { (site.decks_earlier()) }))
                        }
                        @if app.config.house.text(of).is_some() {
                            (link(of, HOUSE, html! { (site.decks_house()) }))
                        }
                        @for file in files.iter().filter(|file| file.kind == of.name) {
                            (link(of, &file.file_id, html! { bdi { (file.name) } }))
                        }
                        (link(of, NEW, html! { (site.decks_new()) }))
                    }
                }
            }
        }
    }
}

/// Keeps a new one, or changes one of the visitor's own. A refusal keeps the text.
pub(crate) async fn save(
    State(app): State<App>,
    Path((kind, which)): Path<(String, String)>,
    posted: Posted,
) -> Result<Response, Failure> {
    let data = files::data(&kind)?;
    let (user, _) = posted.visitor.need()?;
    let draft = CardDraft::posted(data, &which, &posted);
    let given = (draft.name.as_str(), draft.text.as_str());
    let id = match which.as_str() {
        NEW => files::keep(&app, user, data, given).await,
        id => {
            kept(&app, &user.user_id, data, id).await?;
            files::change(&app, user, id, given).await.map(|()| id.to_owned())
        }
    };
    match id {
        Ok(id) => Ok(Redirect::to(&format!("/decks/{kind}/{id}")).into_response()),
        Err(problem) => Ok(edit(&app, &posted.visitor, &draft, Some((&posted, &problem))).await?),
    }
}

pub(crate) async fn command(
    State(app): State<App>,
    Path((kind, which, command)): Path<(String, String, String)>,
    posted: Posted,
) -> Result<Response, Failure> {
    let data = files::data(&kind)?;
    let (user, id) = posted.visitor.need()?;
    if command == "delete" {
        kept(&app, &user.user_id, data, &which).await?;
        app.store.delete_file(&user.user_id, &which).await?;
        return Ok(Redirect::to("/decks").into_response());
    }
    files::paced(&app, &id)?;
    let mut draft = CardDraft::posted(data, &which, &posted);
    match command.as_str() {
        "check" if posted.is_live => Ok(editor::checked(&draft).into_response()),
        "check" => Ok(edit(&app, &posted.visitor, &draft, None).await?),
        "add" if data.name == FIRST => {
            draft.add_card();
            if posted.is_live {
                return Ok(editor::longer(&draft).into_response());
            }
            Ok(edit(&app, &posted.visitor, &draft, None).await?)
        }
        _ => Err(Problem::not_found().into()),
    }
}

pub(crate) async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    admit(&kept, visitor.id().as_ref())?;
    let (contract, kind) = (kept.table.desk().contract(), kept.table.kind());
    let title = site().decks_of_table(parts::title(kind));
    let changes = |data: &DataFile| {
        let agreed = contract.options.get(data.name);
        let agreed = agreed.and_then(|agreed| toml::Value::try_from(agreed).ok());
        agreed.map(|agreed| (data.name.to_owned(), agreed)).into_iter().collect()
    };
    let body = html! {
        h1 .inscr { (title) }
        div .acts { a .btn href={ "/t/" (id) } { (site().to_table()) } }
        p .hint { (site().decks_print()) }
        @for data in data_files(kind) {
            section id=(data.name) {
                h2 {
                    @let which = which(data, contract, kept.table.rules());
                    bdi { (site().decks_agreed(site().data_kind(data.name), &which)) }
                }
                (shown::drawn(data, changes(data)))
            }
        }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

/// The options of a game with one table of data in the place of the standard one.
fn options<G: Plain>(data: &DataFile, mut changes: Table) -> Option<G::Options> {
    changes.extend(offer::with_players(*offer::players(data.game).start()));
    games::options::<G>(data.game, changes).ok()
}
