//! Passwords, known here by their argon2 hashes.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

use crate::core::problem::{Code, Problem};
use crate::core::text::site;

pub(crate) const MIN_PASSWORD: usize = 8;
pub(crate) const MAX_PASSWORD: usize = 200;
/// Each hash takes 19 MiB and a core for a while.
const PLACES: usize = 2;
/// Time limit for getting a place.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where passwords are hashed: slow on purpose, beside the server, few at a time.
#[derive(Debug)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    patience: Duration,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { places: Arc::new(Semaphore::new(PLACES)), patience: PATIENCE }
    }
}

pub(crate) fn fitting(password: &str) -> Result<&str, Problem> {
    if (MIN_PASSWORD..=MAX_PASSWORD).contains(&password.chars().count()) {
        return Ok(password);
    }
    Err(Problem::new(Code::Password, site().bad_password(MIN_PASSWORD)).of("password"))
}

impl Passwords {
    #[cfg(test)]
    pub(crate) fn crowded() -> Self {
        Self { places: Arc::new(Semaphore::new(0)), patience: Duration::ZERO }
    }

    pub(crate) async fn hash(&self, password: &str) -> Result<String, Problem> {
        let password = fitting(password)?.to_owned();
        let hash = move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        };
        self.work(hash).await?.map_err(|error| Problem::internal(&error))
    }

    /// Whether a password is right. Takes as long for an account that does not exist.
    pub(crate) async fn verify(
        &self,
        password: &str,
        stored: Option<String>,
    ) -> Result<bool, Problem> {
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
        self.work(verify).await
    }

    /// Does slow work in one of the places, and keeps the place until the work is done.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = timeout(self.patience, self.places.clone().acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(Problem::crowded()) };
        let (done, told) = oneshot::channel();
        let work = move || {
            // An error means that nobody waits any more.
            let _ = done.send(work());
            drop(place);
        };
        // A thread of its own: each of the many that tokio keeps would hold on to its 19 MiB.
        let spawned = std::thread::Builder::new().name("password".to_owned()).spawn(work);
        spawned.map_err(|error| Problem::internal(&error))?;
        told.await.map_err(|error| Problem::internal(&error))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn two_hash_at_a_time_and_the_others_wait_not_for_ever() {
        let passwords = Passwords { patience: Duration::from_millis(1), ..Passwords::default() };
        let n_begun = Arc::new(AtomicUsize::new(0));
        let (end, ends) = mpsc::channel::<()>();
        let ends = Arc::new(std::sync::Mutex::new(ends));
        let slow = || {
            let (n_begun, ends) = (n_begun.clone(), ends.clone());
            move || {
                n_begun.fetch_add(1, Ordering::Relaxed);
                ends.lock().is_ok_and(|ends| ends.recv().is_ok())
            }
        };
        let both = async { tokio::join!(passwords.work(slow()), passwords.work(slow())) };
        let third = async {
            while n_begun.load(Ordering::Relaxed) < 2 {
                tokio::task::yield_now().await;
            }
            let hashed = passwords.hash("long enough").await.map_err(|problem| problem.code);
            let verified = passwords.verify("x", None).await.map_err(|problem| problem.code);
            for _ in 0..2 {
                end.send(()).expect("someone waits");
            }
            (hashed, verified)
        };
        let (done, refused) = tokio::join!(both, third);
        assert_eq!(refused, (Err(Code::Busy), Err(Code::Busy)));
        assert_eq!(done, (Ok(true), Ok(true)));
        let patient = Passwords { patience: PATIENCE, ..passwords };
        assert_eq!(patient.verify("x", None).await, Ok(false));
    }
}
