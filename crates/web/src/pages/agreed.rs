//! The contract of a table as a form shows it, and the page on which the host changes it.

use axum::extract::State;
use axum::response::Response;
use engine::GameOption;
use games::GameKind;
use maud::{Markup, html};
use serde_json::Value;
use table::Stage;

use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::offer;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::fill::{self, Fill};
use crate::pages::layout::page;
use crate::pages::{Path, data, form, parts};

/// The options of a game as they are agreed, beside those that nobody changed.
#[derive(Debug)]
pub(super) struct Agreed {
    now: Value,
    usual: Value,
}

impl Agreed {
    /// `now` is written out. What follows from the number of players and the edition is usual.
    fn new(kind: GameKind, now: Value) -> Result<Self, Problem> {
        let given = ["players", "edition"].into_iter();
        let given = given.filter_map(|key| Some((key.to_owned(), toml(now.get(key)?)?)));
        let usual = offer::options(kind, given.collect())?;
        Ok(Self { now, usual })
    }

    /// The value of an option, unless it follows from the edition.
    pub(super) fn value(&self, field: &GameOption) -> Option<String> {
        let value = self.now.get(field.key)?;
        if field.standard.is_none() && self.usual.get(field.key) == Some(value) {
            return None;
        }
        Some(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }
}

fn toml(value: &Value) -> Option<toml::Value> {
    toml::Value::try_from(value).ok()
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let page = amending(&app, &visitor, &id, fill::NEW).await?;
    Ok(visitor.with_cookie(&app, page))
}

/// The page with the form, as it is first shown or as it comes back.
pub(super) async fn amending(
    app: &App,
    visitor: &Visitor,
    id: &str,
    fill: Fill<'_>,
) -> Result<Markup, Problem> {
    let kept = app.table(id).await?.now();
    let (desk, kind) = (kept.table.desk(), kept.table.kind());
    if visitor.id().as_ref() != Some(desk.host()) {
        return Err(table::Refused::NotHost.into());
    }
    if *desk.stage() != Stage::Lobby {
        return Err(table::Refused::NotInLobby.into());
    }
    let agreed = Agreed::new(kind, desk.contract().options.clone())?;
    let now = Some((desk.contract(), kept.table.rules()));
    let files = data::choices(app, visitor, (kind, fill), now).await?;
    let counts = offer::players(kind).map(|n| (n.to_string(), n.to_string()));
    let (site, n_seats) = (site(), desk.places().len().to_string());
    let body = html! {
        h1 .inscr { (site.amend()) }
        form .form .slab method="post" action={ "/t/" (id) "/amend" } enctype="multipart/form-data" {
            (parts::csrf(&visitor.csrf()))
            (parts::hidden("seen", desk.version()))
            p .hint { (site.amend_hint()) }
            (fill.notice())
            (fill.select("players", &site.n_players(), &counts.collect::<Vec<_>>(), &n_seats))
            div .fields { (form::contract(fill, desk.contract())) }
            h2 { (site.options()) }
            div .fields { (form::options(fill, kind, Some(&agreed))) (files) }
            button #amend-go .btn .main type="submit" { (site.amend()) } " "
            a .btn href={ "/t/" (id) } { (site.to_table()) }
        }
    };
    Ok(page(visitor, &site.amend(), &body))
}
