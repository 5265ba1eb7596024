//! Passwords, known here by their argon2 hashes.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;

use crate::problem::Problem;
use crate::text::site;

const MIN_PASSWORD: usize = 8;
const MAX_PASSWORD: usize = 200;

/// The hash of a new password. Hashing is slow on purpose and goes on beside the server.
pub(super) async fn hash(password: &str) -> Result<String, Problem> {
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
pub(super) async fn verify(password: &str, stored: Option<String>) -> Result<bool, Problem> {
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
