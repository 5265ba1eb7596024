//! Whether the site can serve: the database answers, and news of other nodes arrives.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;
use tokio::time::timeout;

/// A database that takes longer to answer is no help.
const PATIENCE: Duration = Duration::from_secs(3);
/// An answer holds for this time, however many ask.
const FRESH: Duration = Duration::from_secs(1);

#[derive(Debug, Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Condition)>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    Healthy,
    NoDatabase,
    /// What other nodes write is not heard of.
    NoNews,
}

impl Health {
    /// How the site is. The log tells of changes only.
    pub(crate) async fn look(&self, store: &Store) -> Condition {
        let mut last = self.last.lock().await;
        if let Some((at, condition)) = *last
            && at.elapsed() < FRESH
        {
            return condition;
        }
        let finding = examine(store).await;
        if last.is_some_and(|(_, before)| before != finding) {
            tracing::error!(?finding, "health");
        }
        *last = Some((Instant::now(), finding));
        finding
    }
}

async fn examine(store: &Store) -> Condition {
    match timeout(PATIENCE, store.ping()).await {
        Ok(Ok(())) if store.is_listening() => Condition::Healthy,
        Ok(Ok(())) => Condition::NoNews,
        Ok(Err(_)) | Err(_) => Condition::NoDatabase,
    }
}
