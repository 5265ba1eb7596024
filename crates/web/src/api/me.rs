//! Users and tokens.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::User;
use utoipa::ToSchema;

use crate::api::extract::{Body, PathId};
use crate::auth::{Bearer, ClientIp, token};
use crate::core::accounts;
use crate::core::accounts::sign_in::{self, Knock};
use crate::core::app::App;
use crate::core::problem::Problem;
use crate::failure::Failure;

/// You.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// Your id; it never changes.
    id: String,
    /// Your name as it is shown.
    name: String,
    /// Whether you are a guest, without an account.
    guest: bool,
}

impl From<&User> for Me {
    fn from(user: &User) -> Self {
        Self { id: user.user_id.clone(), name: user.name.clone(), guest: user.is_guest() }
    }
}

/// You, with a new token.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SignedIn {
    /// Send it as `Authorization: Bearer …`. You see it only here.
    token: String,
    /// You.
    user: Me,
}

/// A name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// 1 to 24 letters of one script, digits, spaces or `.-_'’`, but not only spaces. Nothing
    /// invisible, and nothing that looks like the name of an account.
    #[schema(
        min_length = 1,
        max_length = 24,
        pattern = r"^ *[\p{L}\p{N}._'’-][\p{L}\p{N} ._'’-]*$"
    )]
    pub(crate) name: String,
}

/// A name and a password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name of the account.
    name: String,
    /// The password.
    password: String,
}

/// Play as a guest under a name. If another guest has it, a number is added.
#[utoipa::path(post, path = "/api/v1/guests", request_body = NewGuest,
    responses((status = 201, description = "You and a token.", body = SignedIn)))]
pub(crate) async fn create_guest(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Json<SignedIn>), Failure> {
    let user = accounts::guest(&app, from, &new.name).await?;
    let token = token::issue(&app, &user.user_id, "api").await?;
    Ok((StatusCode::CREATED, Json(SignedIn { token, user: Me::from(&user) })))
}

/// Log in: get a token for an account.
#[utoipa::path(post, path = "/api/v1/login", request_body = Credentials,
    responses((status = 201, description = "You and a token.", body = SignedIn)))]
pub(crate) async fn log_in(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    Body(given): Body<Credentials>,
) -> Result<(StatusCode, Json<SignedIn>), Failure> {
    let user =
        sign_in::log_in(&app, Knock { from, device: None }, &given.name, &given.password).await?;
    let token = token::issue(&app, &user.user_id, "login").await?;
    Ok((StatusCode::CREATED, Json(SignedIn { token, user: Me::from(&user) })))
}

/// Show who you are.
#[utoipa::path(get, path = "/api/v1/me", operation_id = "me", security(("bearer" = [])),
    responses((status = 200, description = "You.", body = Me)))]
pub(crate) async fn show(bearer: Bearer) -> Json<Me> {
    Json(Me::from(&bearer.user))
}

/// A token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Token {
    /// Its id, to delete it.
    id: String,
    /// What it's for.
    label: String,
    /// When it was created, in milliseconds since 1970.
    created_at: i64,
    /// When it was last used, to the minute.
    used_at: Option<i64>,
}

/// What a new token is for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// At most 60 characters, none of them NUL.
    #[schema(min_length = 1, max_length = 60, pattern = r"^[^\x00]+$")]
    label: String,
}

/// List your tokens.
#[utoipa::path(get, path = "/api/v1/tokens", security(("bearer" = [])),
    responses((status = 200, description = "The tokens, the newest first.", body = [Token])))]
pub(crate) async fn tokens(
    State(app): State<App>,
    bearer: Bearer,
) -> Result<Json<Vec<Token>>, Failure> {
    let tokens = app.store.api_tokens_of(&bearer.user.user_id).await?;
    let shown = |token: store::ApiToken| Token {
        id: token.token_hash,
        label: token.label,
        created_at: token.created_at,
        used_at: token.used_at,
    };
    Ok(Json(tokens.into_iter().map(shown).collect()))
}

/// Create a token.
#[utoipa::path(post, path = "/api/v1/tokens", request_body = NewToken, security(("bearer" = [])),
    responses((status = 201, description = "The token.", body = SignedIn)))]
pub(crate) async fn create_token(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<SignedIn>), Failure> {
    let n = new.label.chars().count();
    if !(1..=60).contains(&n) {
        return Err(Problem::field("label").into());
    }
    let token = token::issue(&app, &bearer.user.user_id, &new.label).await?;
    Ok((StatusCode::CREATED, Json(SignedIn { token, user: Me::from(&bearer.user) })))
}

/// Delete a token.
#[utoipa::path(delete, path = "/api/v1/tokens/{id}", security(("bearer" = [])),
    params(("id" = String, Path, description = "The token's id.")),
    responses((status = 204, description = "Deleted.")))]
pub(crate) async fn delete_token(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<StatusCode, Failure> {
    app.store.delete_api_token(&bearer.user.user_id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
