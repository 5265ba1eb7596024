//! Decks, boards and prices that a user keeps by name.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::OwnFile;
use utoipa::ToSchema;

use crate::api::extract::{Body, PathId};
use crate::auth::Bearer;
use crate::core::app::{App, Shared};
use crate::core::files;
use crate::core::problem::Problem;
use crate::failure::Failure;

/// One of your files.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct File {
    /// Its id.
    id: String,
    /// The game it is for.
    game: String,
    /// What it replaces: `deck`, `board` or `prices`.
    kind: String,
    /// Its name; `files` of a new table can use it.
    name: String,
    /// When it was created, in milliseconds since 1970.
    created_at: i64,
    /// When it was last changed.
    updated_at: i64,
}

impl From<OwnFile> for File {
    fn from(file: OwnFile) -> Self {
        let OwnFile { file_id, game, kind, name, created_at, updated_at } = file;
        Self { id: file_id, game, kind, name, created_at, updated_at }
    }
}

/// A file with its text.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WholeFile {
    #[serde(flatten)]
    file: File,
    /// The text, as TOML.
    text: String,
}

/// A text to check.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewText {
    /// What it replaces.
    #[schema(pattern = "{data}")]
    kind: String,
    /// The text, as TOML; at most 65,536 bytes.
    #[schema(max_length = 65_536)]
    text: String,
}

/// A new file.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewFile {
    /// What it replaces.
    #[schema(pattern = "{data}")]
    kind: String,
    /// The name: visible characters; not `standard`, `earlier` or `house`.
    #[schema(min_length = 1, max_length = 60)]
    name: String,
    /// The text, as TOML; at most 65,536 bytes.
    #[schema(max_length = 65_536)]
    text: String,
}

/// A new name and text for a file.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangedFile {
    /// The name.
    #[schema(min_length = 1, max_length = 60)]
    name: String,
    /// The text, as TOML; at most 65,536 bytes.
    #[schema(max_length = 65_536)]
    text: String,
}

/// The result for a text without mistakes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Checked {
    /// The game it is for.
    game: &'static str,
    /// The options it sets.
    #[schema(value_type = Object)]
    options: Value,
}

fn data(kind: &str) -> Result<&'static games::DataFile, Problem> {
    games::data_named(kind).ok_or_else(|| Problem::field("kind"))
}

async fn file(app: &Shared, bearer: &Bearer, id: &str) -> Result<Json<File>, Failure> {
    Ok(Json(app.store.file(&bearer.id.0, id).await?.into()))
}

/// List your decks, boards and prices, without their texts.
#[utoipa::path(get, path = "/api/v1/me/files", operation_id = "files", security(("bearer" = [])),
    responses((status = 200, description = "The files.", body = [File])))]
pub(crate) async fn list(
    State(app): State<App>,
    bearer: Bearer,
) -> Result<Json<Vec<File>>, Failure> {
    let files = files::listed(&app, Some(&bearer.user)).await?;
    Ok(Json(files.into_iter().map(Into::into).collect()))
}

/// Store a deck, a board or prices under a name. A mistake is reported with its line, column and card.
#[utoipa::path(post, path = "/api/v1/me/files", operation_id = "keep_file",
    request_body = NewFile, security(("bearer" = [])),
    responses((status = 201, description = "The file.", body = File)))]
pub(crate) async fn keep(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewFile>,
) -> Result<(StatusCode, Json<File>), Failure> {
    let id = files::keep(&app, &bearer.user, data(&new.kind)?, (&new.name, &new.text)).await?;
    Ok((StatusCode::CREATED, file(&app, &bearer, &id).await?))
}

/// Check a deck, a board or prices without storing anything.
#[utoipa::path(post, path = "/api/v1/me/files/check", operation_id = "check_file",
    request_body = NewText, security(("bearer" = [])),
    responses((status = 200, description = "No mistakes.", body = Checked)))]
pub(crate) async fn check(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewText>,
) -> Result<Json<Checked>, Failure> {
    files::paced(&app, &bearer.id)?;
    let data = data(&new.kind)?;
    let options = files::read(data, &new.text)?;
    let options = serde_json::to_value(options).map_err(|error| Problem::internal(&error))?;
    Ok(Json(Checked { game: data.game.slug(), options }))
}

/// Get a file with its text.
#[utoipa::path(get, path = "/api/v1/me/files/{id}", operation_id = "file",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The file.")),
    responses((status = 200, description = "The file.", body = WholeFile)))]
pub(crate) async fn show(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<Json<WholeFile>, Failure> {
    let Json(file) = file(&app, &bearer, &id).await?;
    let text = app.store.file_body(&bearer.id.0, &id).await?;
    Ok(Json(WholeFile { file, text }))
}

/// Change the name and text of a file. Tables opened with it stay as they are.
#[utoipa::path(put, path = "/api/v1/me/files/{id}", operation_id = "change_file",
    request_body = ChangedFile, security(("bearer" = [])),
    params(("id" = String, Path, description = "The file.")),
    responses((status = 200, description = "The changed file.", body = File)))]
pub(crate) async fn change(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
    Body(new): Body<ChangedFile>,
) -> Result<Json<File>, Failure> {
    files::change(&app, &bearer.user, &id, (&new.name, &new.text)).await?;
    file(&app, &bearer, &id).await
}

/// Delete a file. Tables opened with it stay as they are.
#[utoipa::path(delete, path = "/api/v1/me/files/{id}", operation_id = "delete_file",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The file.")),
    responses((status = 204, description = "Deleted.")))]
pub(crate) async fn delete(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<StatusCode, Failure> {
    app.store.delete_file(&bearer.id.0, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
