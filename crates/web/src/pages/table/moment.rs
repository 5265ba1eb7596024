//! The table at a moment of its game, for the stage of a page: what lies there and nothing around it.

use axum::extract::State;
use axum::response::Response;
use boards::Draw;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Secrets, with_table};

use super::sight::{Look, look};
use super::{bar, fragment, standing};
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::problem::Problem;
use crate::core::tables::{TableSnapshot, admit};
use crate::failure::Failure;
use crate::pages::{Path, Query};

/// What lies in the dock and belongs to all.
const ROLL: &str = "roll";

/// After how many actions.
#[derive(Debug, Deserialize)]
pub(crate) struct MomentQuery {
    at: usize,
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MomentQuery>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    let user = visitor.id();
    admit(&kept, user.as_ref())?;
    let eyes = user.as_ref().and_then(|user| kept.table.eyes(user));
    let moment = draw(&kept, eyes, query.at).ok_or_else(Problem::not_found)?;
    Ok(visitor.with_cookie(&app, moment))
}

/// Nothing where the viewer may not look back so far, or where nothing was played yet.
fn draw(kept: &TableSnapshot, eyes: Option<Seat>, at: usize) -> Option<Markup> {
    with_table!(&kept.table, table => {
        let is_seen = table.looks_back_to(eyes) <= at && at <= table.n_moments();
        is_seen.then(|| look((kept, table), eyes, Some(at), parts))
    })
}

fn parts<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    html! {
        div #live {
            (bar::show(look))
            (standing::show(look))
            (fragment::board(look, &html! {}))
            (look.sight.as_ref().and_then(|at| G::part(at, ROLL)).unwrap_or_default())
        }
    }
}
