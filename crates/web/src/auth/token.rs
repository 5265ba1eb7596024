//! The program that asks: a bearer token, known here by its hash.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use store::{ApiToken, StoreError, User};
use table::UserId;

use crate::core::app::{App, Shared};
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::core::{secret, time};
use crate::failure::Failure;

#[derive(Clone, Debug)]
pub(crate) struct Bearer {
    pub(crate) user: User,
    pub(crate) id: UserId,
    pub(crate) token: String,
}

/// The token of a request, if it has the form of ours.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = text.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

pub(crate) fn hash(token: &str) -> String {
    secret::hash("token", token)
}

/// Makes a token for a user. It is shown once.
pub(crate) async fn issue(app: &Shared, user_id: &str, label: &str) -> Result<String, Problem> {
    let token = secret::token()?;
    let stored = ApiToken {
        token_hash: hash(&token),
        label: label.to_owned(),
        created_at: time::now().0,
        used_at: None,
    };
    match app.store.create_api_token(user_id, &stored).await {
        Ok(()) => Ok(token),
        Err(StoreError::TooLarge { what: "tokens", most }) => {
            Err(Problem::new(Code::TooMany, site().too_many_tokens(most)))
        }
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn bearer(app: &Shared, headers: &HeaderMap) -> Result<Option<Bearer>, Problem> {
    let Some(token) = token(headers).map(hash) else { return Ok(None) };
    let owner = app.store.user_of_token(&token).await?;
    Ok(owner.map(|user| {
        remember(app, &token, &user);
        Bearer { id: UserId(user.user_id.clone()), user, token }
    }))
}

fn remember(app: &Shared, token: &str, user: &User) {
    let (store, user, key, now) =
        (app.store.clone(), user.clone(), token.to_owned(), time::now().0);
    app.visits.note(token, async move {
        store.mark_token_used(&key, now).await?;
        store.mark_seen(&user, now).await
    });
}

impl FromRequestParts<App> for Bearer {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let known = match parts.extensions.get::<Option<Self>>() {
            Some(known) => known.clone(),
            None => bearer(app, &parts.headers).await?,
        };
        Ok(known.ok_or_else(Problem::not_signed_in)?)
    }
}
