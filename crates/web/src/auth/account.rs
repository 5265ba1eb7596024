//! What users can change of themselves: names, accounts, where they are called, the end.

use std::net::IpAddr;
use std::time::Instant;

use axum::http::StatusCode;
use store::User;
use table::UserId;

use crate::app::Shared;
use crate::auth::password::{hash, verify};
use crate::clock::FAILURE_WINDOW;
use crate::metrics::count;
use crate::preferences::Preferences;
use crate::problem::Problem;
use crate::text::site;
use crate::{own, secret, time};

const MAX_NAME: usize = 24;
const MAX_URL: usize = 500;
/// So many wrong passwords for a name, or from an address, in fifteen minutes.
const MAX_FAILURES: i64 = 10;
const MAX_FAILURES_OF_ADDRESS: i64 = 100;

/// A name that can be shown: letters, digits and a few signs, not too long.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let is_plain = |c: char| c.is_alphanumeric() || " .-_'’".contains(c);
    if !words.is_empty() && text.chars().count() <= MAX_NAME && text.chars().all(is_plain) {
        return Ok(words.join(" "));
    }
    let reason = site().bad_name(MAX_NAME);
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "name", reason))
}

/// A guest of that name.
pub(crate) async fn guest(app: &Shared, from: IpAddr, text: &str) -> Result<User, Problem> {
    let name = name(text)?;
    throttle(app, from)?;
    let id = secret::id()?;
    app.store.create_guest(&id, &name, time::now().0).await?;
    Ok(app.store.user(&id).await?)
}

/// A name and a new password, and the old one of an account.
#[derive(Clone, Copy)]
pub(crate) struct Credentials<'a> {
    pub(crate) name: &'a str,
    pub(crate) password: &'a str,
    pub(crate) old: &'a str,
}

/// Gives a user an account: the name belongs to him, and the password opens it elsewhere. An account
/// gets another password. Every session ends.
pub(crate) async fn register(
    app: &Shared,
    from: IpAddr,
    user: &User,
    given: Credentials<'_>,
) -> Result<(), Problem> {
    confirm(app, from, user, given.old).await?;
    let name = name(given.name)?;
    let hash = hash(given.password).await?;
    app.store.make_account(&user.user_id, &name, &hash).await?;
    app.hub.rename(&UserId(user.user_id.clone()), Some(&name)).await;
    Ok(app.store.delete_sessions_of(&user.user_id, None).await?)
}

/// Whether a user may do what only he may do: an account asks for its password.
pub(crate) async fn confirm(
    app: &Shared,
    from: IpAddr,
    user: &User,
    password: &str,
) -> Result<(), Problem> {
    if !user.is_guest() {
        log_in(app, from, &user.name, password).await?;
    }
    Ok(())
}

/// Another name.
pub(crate) async fn rename(app: &Shared, id: &UserId, text: &str) -> Result<(), Problem> {
    let name = name(text)?;
    app.store.rename_user(&id.0, &name).await?;
    app.hub.rename(id, Some(&name)).await;
    Ok(())
}

/// Where to tell that it is the user's turn.
pub(crate) async fn set_webhook(
    app: &Shared,
    id: &UserId,
    url: Option<&str>,
) -> Result<(), Problem> {
    let is_web = |url: &str| url.starts_with("https://") || url.starts_with("http://");
    if url.is_some_and(|url| url.len() > MAX_URL || !is_web(url)) {
        return Err(Problem::field("url"));
    }
    Ok(app.store.set_webhook(&id.0, url).await?)
}

/// Light or dark.
pub(crate) async fn set_preferences(
    app: &Shared,
    id: &UserId,
    chosen: Preferences,
) -> Result<(), Problem> {
    let text = serde_json::to_string(&chosen).map_err(|error| Problem::internal(&error))?;
    Ok(app.store.set_preferences(&id.0, &text).await?)
}

/// Removes a user who wrote his name, and his password if he has one.
pub(crate) async fn delete(
    app: &Shared,
    from: IpAddr,
    user: &User,
    (name, password): (&str, &str),
) -> Result<(), Problem> {
    if name != user.name {
        let reason = site().wrong_name();
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong-name", reason));
    }
    confirm(app, from, user, password).await?;
    own::delete(app, &UserId(user.user_id.clone())).await
}

/// The account of that name, if the password is right.
pub(crate) async fn log_in(
    app: &Shared,
    from: IpAddr,
    name: &str,
    password: &str,
) -> Result<User, Problem> {
    throttle(app, from)?;
    let subjects = [
        (
            format!("name:{}", name.to_lowercase().chars().take(60).collect::<String>()),
            MAX_FAILURES,
        ),
        (format!("address:{from}"), MAX_FAILURES_OF_ADDRESS),
    ];
    let now = time::now().0;
    for (subject, most) in &subjects {
        let failures = app.store.failures(subject, now, FAILURE_WINDOW).await?;
        if let Some((n, since)) = failures
            && n >= *most
        {
            let wait = (since + FAILURE_WINDOW - now).max(1_000).div_euclid(1_000);
            return Err(Problem::too_often(wait.unsigned_abs()));
        }
    }
    let account = app.store.account(name).await?;
    let stored = account.as_ref().and_then(|user| user.password_hash.clone());
    if verify(password, stored).await?
        && let Some(user) = account
    {
        app.store.forget_failures(&subjects[0].0).await?;
        return Ok(user);
    }
    for (subject, _) in &subjects {
        app.store.note_failure(subject, now, FAILURE_WINDOW).await?;
    }
    Err(Problem::new(StatusCode::UNAUTHORIZED, "wrong-password", site().wrong_password()))
}

fn throttle(app: &Shared, from: IpAddr) -> Result<(), Problem> {
    app.limits.sign_ins.take(from, Instant::now()).map_err(|seconds| {
        count(&app.metrics.throttled);
        Problem::too_often(seconds)
    })
}
