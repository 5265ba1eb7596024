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

/// Change your name.
#[utoipa::path(put, path = "/api/v1/me/name", request_body = NewGuest, security(("bearer" = [])),
    responses((status = 200, description = "You, under the new name.", body = Me)))]
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
    /// The name; no one else can have it then.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The old password; leave it out as a guest.
    #[serde(default)]
    old_password: Option<String>,
    /// Whether your other tokens stay valid after the change. The one you use always does, and a
    /// guest keeps all of them.
    #[serde(default)]
    keep_tokens: bool,
}

/// Create an account, or change its password. This ends browser sessions and your other tokens.
#[utoipa::path(put, path = "/api/v1/me/account", request_body = NewAccount,
    security(("bearer" = [])),
    responses((status = 200, description = "You, with an account.", body = Me)))]
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

/// Where to tell you that it's your turn, and whether it works.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Webhook {
    /// The address; null for none.
    url: Option<String>,
    /// Why the last message didn't arrive: `unreachable`, or a status such as `status 404`.
    error: Option<String>,
    /// Since when we no longer send anything there, because nothing arrived for a day; in
    /// milliseconds since 1970.
    off_since: Option<i64>,
}

/// The result of a test.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Tested {
    /// Whether the message arrived.
    arrived: bool,
    /// Why not: `unreachable`, or a status such as `status 404`.
    error: Option<String>,
}

/// A new address.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewWebhook {
    /// Starts with `https://` or `http://`; null for none.
    #[schema(max_length = 500)]
    url: Option<String>,
}

/// Get your webhook.
#[utoipa::path(get, path = "/api/v1/me/webhook", security(("bearer" = [])),
    responses((status = 200, description = "The webhook.", body = Webhook)))]
pub(crate) async fn webhook(bearer: Bearer) -> Json<Webhook> {
    let User { webhook, webhook_error, webhook_off_since, .. } = bearer.user;
    Json(Webhook { url: webhook, error: webhook_error, off_since: webhook_off_since })
}

/// Change your webhook.
#[utoipa::path(put, path = "/api/v1/me/webhook", request_body = NewWebhook,
    security(("bearer" = [])),
    responses((status = 200, description = "The new webhook.", body = Webhook)))]
pub(crate) async fn set_webhook(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewWebhook>,
) -> Result<Json<Webhook>, Failure> {
    accounts::set_webhook(&app, &bearer.id, new.url.as_deref()).await?;
    Ok(Json(Webhook { url: new.url, error: None, off_since: None }))
}

/// Send a test to your webhook. A test that arrives switches it on again.
#[utoipa::path(post, path = "/api/v1/me/webhook/test", security(("bearer" = [])),
    responses((status = 200, description = "The result.", body = Tested)))]
pub(crate) async fn test_webhook(
    State(app): State<App>,
    bearer: Bearer,
) -> Result<Json<Tested>, Failure> {
    let sent = webhook::test(&app, &bearer.user).await?;
    let error = sent.err().map(|failure| failure.to_string());
    Ok(Json(Tested { arrived: sent.is_ok(), error }))
}

/// Download everything we store about you.
#[utoipa::path(get, path = "/api/v1/me/export", security(("bearer" = [])),
    responses((status = 200, description = "Your data.", body = Own)))]
pub(crate) async fn export(State(app): State<App>, bearer: Bearer) -> Result<Json<Own>, Failure> {
    Ok(Json(own::export(&app, &bearer.user).await?))
}

/// Your name, to confirm, and the password of an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    /// Your name.
    name: String,
    /// The password; leave it out as a guest.
    #[serde(default)]
    password: Option<String>,
}

/// Delete your account. You give up your seats in running games, your tables that haven't started are
/// closed, and your name becomes free.
#[utoipa::path(post, path = "/api/v1/me/delete", request_body = Farewell,
    security(("bearer" = [])), responses((status = 204, description = "Deleted.")))]
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
