//! Names and passwords.

use std::net::IpAddr;
use std::time::Instant;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use store::User;

use crate::app::Shared;
use crate::clock::FAILURE_WINDOW;
use crate::metrics::count;
use crate::problem::Problem;
use crate::text::site;
use crate::{secret, time};

const MAX_NAME: usize = 24;
const MIN_PASSWORD: usize = 8;
const MAX_PASSWORD: usize = 200;
/// So many wrong passwords for a name, or from an address, in fifteen minutes.
const MAX_FAILURES: i64 = 10;
const MAX_FAILURES_OF_ADDRESS: i64 = 100;

/// A name that can be shown: letters, digits and a few signs, not too long.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_plain = |c: char| c.is_alphanumeric() || " .-_'’".contains(c);
    let n = text.chars().count();
    if (1..=MAX_NAME).contains(&n) && text.chars().all(is_plain) {
        return Ok(text);
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

/// Gives a user an account: the name belongs to him, and the password opens it elsewhere.
pub(crate) async fn register(
    app: &Shared,
    user_id: &str,
    text: &str,
    password: &str,
) -> Result<String, Problem> {
    let name = name(text)?;
    let hash = hash(password).await?;
    app.store.make_account(user_id, &name, &hash).await?;
    Ok(name)
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

/// The hash of a new password. Hashing is slow on purpose and goes on beside the server.
async fn hash(password: &str) -> Result<String, Problem> {
    let n = password.chars().count();
    if !(MIN_PASSWORD..=MAX_PASSWORD).contains(&n) {
        let reason = site().bad_password(MIN_PASSWORD);
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "password", reason));
    }
    let password = password.to_owned();
    let hash =
        move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    let hash =
        tokio::task::spawn_blocking(hash).await.map_err(|error| Problem::internal(&error))?;
    hash.map_err(|error| Problem::internal(&error))
}

/// Whether a password is right. Takes as long for an account that does not exist.
async fn verify(password: &str, stored: Option<String>) -> Result<bool, Problem> {
    let password: String = password.chars().take(MAX_PASSWORD).collect();
    let verify = move || {
        let argon = Argon2::default();
        let Some(stored) = stored else {
            // Only the time matters.
            let _ = argon.hash_password(password.as_bytes());
            return false;
        };
        let hash = PasswordHash::new(&stored);
        hash.is_ok_and(|hash| argon.verify_password(password.as_bytes(), &hash).is_ok())
    };
    tokio::task::spawn_blocking(verify).await.map_err(|error| Problem::internal(&error))
}
