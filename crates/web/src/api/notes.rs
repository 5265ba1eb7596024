//! Notes to oneself at a table.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::extract::{Body, PathId};
use crate::auth::Bearer;
use crate::core::app::App;
use crate::core::tables::admit;
use crate::failure::Failure;

/// Your note at a table.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    /// The text; empty for none. Spaces around it are removed.
    #[schema(max_length = 4000, pattern = r"^[^\x00]*$")]
    note: String,
}

/// Get your note at a table. Only you can read it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/note", operation_id = "note",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "The note.", body = Note)))]
pub(crate) async fn show(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<Json<Note>, Failure> {
    admit(&app.table(&id).await?.now(), Some(&bearer.id))?;
    Ok(Json(Note { note: app.store.note(&bearer.id.0, &id).await? }))
}

/// Replace your note at a table.
#[utoipa::path(put, path = "/api/v1/tables/{id}/note", operation_id = "set_note",
    request_body = Note, security(("bearer" = [])),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "The new note.", body = Note)))]
pub(crate) async fn save(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
    Body(new): Body<Note>,
) -> Result<Json<Note>, Failure> {
    admit(&app.table(&id).await?.now(), Some(&bearer.id))?;
    let note = new.note.trim().to_owned();
    app.store.set_note(&bearer.id.0, &id, &note).await?;
    Ok(Json(Note { note }))
}
