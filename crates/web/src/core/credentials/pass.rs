//! What a socket came with. A socket ends with its session or token, whichever node ends that.

use std::collections::HashMap;
use std::sync::Mutex;

use store::{Store, StoreError};
use table::UserId;
use tokio::sync::{Semaphore, watch};

use crate::core::guard::lock;
use crate::core::time;

/// Users who have had a socket are remembered until there are this many.
const MAX_KNOWN: usize = 50_000;
/// Sockets that check at once whether they may stay; the database has others to serve.
const LOOKERS: usize = 4;

#[derive(Clone, Debug)]
pub(crate) enum Pass {
    /// Anyone may watch.
    Nobody,
    Session(UserId, String),
    Token(UserId, String),
}

impl Pass {
    pub(crate) const fn user(&self) -> Option<&UserId> {
        match self {
            Self::Nobody => None,
            Self::Session(user, _) | Self::Token(user, _) => Some(user),
        }
    }
}

/// Users with sockets, to be told when a session or token of theirs may be gone.
#[derive(Debug)]
pub(crate) struct Passes {
    users: Mutex<HashMap<UserId, watch::Sender<()>>>,
    lookers: Semaphore,
}

impl Default for Passes {
    fn default() -> Self {
        Self { users: Mutex::default(), lookers: Semaphore::new(LOOKERS) }
    }
}

impl Passes {
    /// Changes whenever the pass has to be looked at again.
    pub(crate) fn watch(&self, pass: &Pass) -> watch::Receiver<()> {
        let Some(user) = pass.user() else { return watch::Sender::new(()).subscribe() };
        let mut users = lock(&self.users);
        if users.len() >= MAX_KNOWN {
            users.retain(|_, sender| sender.receiver_count() > 0);
        }
        users.entry(user.clone()).or_default().subscribe()
    }

    pub(crate) async fn is_valid(&self, store: &Store, pass: &Pass) -> Result<bool, StoreError> {
        // The semaphore is never closed.
        let _looker = self.lookers.acquire().await;
        let (owner, user) = match pass {
            Pass::Nobody => return Ok(true),
            Pass::Session(user, hash) => {
                let session = store.session(hash, time::now().0).await?;
                (session.map(|session| session.user_id), user)
            }
            Pass::Token(user, hash) => (store.owner_of_token(hash).await?, user),
        };
        Ok(owner.as_ref() == Some(&user.0))
    }

    /// A session or token of a user may be gone, or one of anyone.
    pub(crate) fn doubt(&self, user: Option<&UserId>) {
        let users = lock(&self.users);
        match user {
            Some(user) => users.get(user).into_iter().for_each(|sender| sender.send_replace(())),
            None => users.values().for_each(|sender| sender.send_replace(())),
        }
    }
}
