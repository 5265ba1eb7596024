//! What users can change of themselves, as on the account page.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Spared, User};
use utoipa::ToSchema;

use crate::api::extract::Body;
use crate::api::me::{Me, NewGuest};
use crate::auth::{Bearer, ClientIp};
use crate::core::app::{App, Shared};
use crate::core::own::Own;
use crate::core::{accounts, own, webhook};
use crate::failure::Failure;

async fn me(app: &Shared, bearer: &Bearer) -> Result<Json<Me>, Failure> {
    Ok(Json(Me::from(&app.store.user(&bearer.id.0).await?)))
}

/// Take another name.
#[utoipa::path(put, path = "/api/v1/me/name", request_body = NewGuest, security(("bearer" = [])),
    responses((status = 200, description = "The user under the new name.", body = Me)))]
pub(crate) async fn rename(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewGuest>,
) -> Result<Json<Me>, Failure> {
    accounts::rename(&app, &bearer.user, &new.name).await?;
    me(&app, &bearer).await
}

/// A name and a password, and the old password of an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAccount {
    /// The name, which nobody else may have then.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The password until now; a guest has none.
    #[serde(default)]
    old_password: Option<String>,
    /// Whether the tokens of an account outlive its old password. The one that asks always does,
    /// and a guest keeps all of them.
    #[serde(default)]
    keep_tokens: bool,
}

/// Make an account, or change its password. Sessions of browsers end, and so do the other tokens.
#[utoipa::path(put, path = "/api/v1/me/account", request_body = NewAccount,
    security(("bearer" = [])),
    responses((status = 200, description = "The user with an account.", body = Me)))]
pub(crate) async fn register(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    bearer: Bearer,
    Body(new): Body<NewAccount>,
) -> Result<Json<Me>, Failure> {
    let old = new.old_password.as_deref().unwrap_or_default();
    let spared = Spared { tokens: new.keep_tokens, token: Some(&bearer.token) };
    let given = accounts::NewCredentials { name: &new.name, password: &new.password, old, spared };
    accounts::register(&app, from, &bearer.user, given).await?;
    me(&app, &bearer).await
}

/// Where to tell that it is the user's turn, and what came of it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Webhook {
    /// The address; null is none.
    url: Option<String>,
    /// Why the last message did not arrive: `unreachable`, or a status such as `status 404`.
    error: Option<String>,
    /// Since when nothing is sent there any more, because nothing arrived for a day; in milliseconds
    /// since 1970.
    off_since: Option<i64>,
}

/// What came of a test.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Tested {
    /// Whether the message arrived.
    arrived: bool,
    /// Why not: `unreachable`, or a status such as `status 404`.
    error: Option<String>,
}

/// Another address.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewWebhook {
    /// Begins with `https://` or `http://`; null is none.
    #[schema(max_length = 500)]
    url: Option<String>,
}

/// The webhook.
#[utoipa::path(get, path = "/api/v1/me/webhook", security(("bearer" = [])),
    responses((status = 200, description = "The webhook.", body = Webhook)))]
pub(crate) async fn webhook(bearer: Bearer) -> Json<Webhook> {
    let User { webhook, webhook_error, webhook_off_since, .. } = bearer.user;
    Json(Webhook { url: webhook, error: webhook_error, off_since: webhook_off_since })
}

/// Change the webhook.
#[utoipa::path(put, path = "/api/v1/me/webhook", request_body = NewWebhook,
    security(("bearer" = [])),
    responses((status = 200, description = "The webhook now.", body = Webhook)))]
pub(crate) async fn set_webhook(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewWebhook>,
) -> Result<Json<Webhook>, Failure> {
    accounts::set_webhook(&app, &bearer.id, new.url.as_deref()).await?;
    Ok(Json(Webhook { url: new.url, error: None, off_since: None }))
}

/// Send a test to the webhook. One that arrives switches it on again.
#[utoipa::path(post, path = "/api/v1/me/webhook/test", security(("bearer" = [])),
    responses((status = 200, description = "What came of it.", body = Tested)))]
pub(crate) async fn test_webhook(
    State(app): State<App>,
    bearer: Bearer,
) -> Result<Json<Tested>, Failure> {
    let sent = webhook::test(&app, &bearer.user).await?;
    let error = sent.err().map(|failure| failure.to_string());
    Ok(Json(Tested { arrived: sent.is_ok(), error }))
}

/// Everything that is stored of the user.
#[utoipa::path(get, path = "/api/v1/me/export", security(("bearer" = [])),
    responses((status = 200, description = "All of it.", body = Own)))]
pub(crate) async fn export(State(app): State<App>, bearer: Bearer) -> Result<Json<Own>, Failure> {
    Ok(Json(own::export(&app, &bearer.user).await?))
}

/// The name, so that nobody goes by mistake, and the password of an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    /// The name of the user.
    name: String,
    /// The password; a guest has none.
    #[serde(default)]
    password: Option<String>,
}

/// Delete the user. Seats in running games are given up, tables that have not begun are closed, and
/// the name is free again.
#[utoipa::path(post, path = "/api/v1/me/delete", request_body = Farewell,
    security(("bearer" = [])), responses((status = 204, description = "The user is gone.")))]
pub(crate) async fn delete(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    bearer: Bearer,
    Body(given): Body<Farewell>,
) -> Result<StatusCode, Failure> {
    let password = given.password.as_deref().unwrap_or_default();
    accounts::delete(&app, from, &bearer.user, (&given.name, password)).await?;
    Ok(StatusCode::NO_CONTENT)
}
