//! Visitors who were given a name a moment ago. A second click, sent before their browser knew the
//! answer to the first, comes from the same person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

/// How soon a second click follows. It's short because until then the cookie of a stranger opens
/// what the new guest has.
const TWIN: Duration = Duration::from_secs(10);
/// How many are remembered.
const MOST: usize = 10_000;

/// The id of a user, once there is one.
pub(crate) type NewUser = Arc<OnceCell<String>>;

#[derive(Debug, Default)]
pub(crate) struct Newcomers(Mutex<HashMap<String, (Instant, NewUser)>>);

impl Newcomers {
    /// Who has come with this token; all who ask at once wait for one answer.
    pub(crate) fn with(&self, token: &str) -> NewUser {
        let mut lately = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lately.retain(|_, (since, _)| since.elapsed() < TWIN);
        if lately.len() >= MOST {
            return NewUser::default();
        }
        let fresh = || (Instant::now(), NewUser::default());
        lately.entry(token.to_owned()).or_insert_with(fresh).1.clone()
    }

    /// Who has come with this token, and has a name by now.
    pub(crate) fn known(&self, token: &str) -> Option<String> {
        let lately = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, user) = lately.get(token).filter(|(since, _)| since.elapsed() < TWIN)?;
        user.get().cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_are_remembered_than_there_is_room_for() {
        let newcomers = Newcomers::default();
        for n in 0..=MOST {
            newcomers.with(&n.to_string()).set(n.to_string()).expect("it is new");
        }
        assert_eq!(newcomers.known("0").as_deref(), Some("0"));
        assert_eq!(newcomers.known(&MOST.to_string()), None);
        assert_eq!(newcomers.0.lock().expect("it is whole").len(), MOST);
    }
}
