//! Browsers that know an account. Failed guesses elsewhere do not keep them out.

use axum::http::HeaderMap;
use axum::response::Response;

use crate::auth::cookie::Cookie;
use crate::core::app::Shared;
use crate::core::problem::Problem;
use crate::core::{secret, time};

/// The browser of a request, by which it is stored.
pub(crate) fn of(headers: &HeaderMap) -> Option<String> {
    Cookie::Device.of(headers).map(hash)
}

fn hash(cookie: &str) -> String {
    secret::hash("device", cookie)
}

/// Makes a browser known to an account, always with a fresh cookie, so that nobody can plant one.
pub(crate) async fn remember(
    app: &Shared,
    user_id: &str,
    shown: Option<&str>,
    mut response: Response,
) -> Result<Response, Problem> {
    if let Some(shown) = shown
        && app.store.is_device_of(user_id, shown).await?
    {
        return Ok(response);
    }
    let cookie = secret::token()?;
    app.store.remember_device(user_id, &hash(&cookie), time::now().0).await?;
    Cookie::Device.give(app, &cookie, &mut response);
    Ok(response)
}
