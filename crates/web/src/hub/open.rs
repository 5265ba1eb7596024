//! A table that is open: its state, its one writer, its watchers.

use std::sync::{Arc, PoisonError, RwLock};

use store::{Store, StoreError};
use table::{AnyTable, Entry, UserId};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::hub::Kept;
use crate::problem::Problem;
use crate::time;

/// A table that is open.
#[derive(Debug)]
pub(crate) struct Open {
    now: RwLock<Arc<Kept>>,
    writer: Mutex<()>,
    changed: watch::Sender<()>,
}

impl Open {
    pub(crate) fn new(kept: Kept) -> Self {
        let changed = watch::Sender::new(());
        Self { now: RwLock::new(Arc::new(kept)), writer: Mutex::new(()), changed }
    }

    /// Reads a table from the store and replays it. One that does not replay is marked.
    pub(crate) async fn load(store: &Store, id: &str) -> Result<Self, Problem> {
        let (table, seq) = replay(store, id).await?;
        Ok(Self::new(Kept::new(store, id.to_owned(), table, seq).await?))
    }

    pub(crate) fn id(&self) -> String {
        self.now().id.clone()
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Arc<Kept> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Tells of every change.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Waits for one's turn to write.
    pub(crate) async fn write(&self) -> Writing<'_> {
        Writing { open: self, _turn: self.writer.lock().await }
    }

    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), Problem> {
        self.write().await.catch_up(store).await
    }

    pub(crate) async fn rename(&self, user: &UserId, name: Option<&str>) {
        let writing = self.write().await;
        let kept = self.now();
        if kept.known(user).as_deref() != name
            && let Some(kept) = kept.renamed(user, name)
        {
            writing.publish(kept);
        }
    }
}

/// The right to change a table in memory.
#[derive(Debug)]
pub(crate) struct Writing<'a> {
    open: &'a Open,
    _turn: MutexGuard<'a, ()>,
}

impl Writing<'_> {
    /// Shows a new state to everybody.
    pub(crate) fn publish(&self, kept: Kept) {
        *self.open.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(kept);
        self.open.changed.send_replace(());
    }

    /// Takes in what was stored and is not in memory. What does not follow is replayed whole.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), Problem> {
        let kept = self.open.now();
        let news = store.entries(&kept.id, kept.seq).await?;
        if news.is_empty() {
            return Ok(());
        }
        let entries: Result<Vec<Entry>, _> =
            news.iter().map(|entry| serde_json::from_str(&entry.body)).collect();
        let next = entries.ok().and_then(|entries| kept.with(&entries).ok());
        let next = if let Some(next) = next {
            next.with_names(store).await?
        } else {
            let (table, seq) = replay(store, &kept.id).await?;
            Kept::new(store, kept.id.clone(), table, seq).await?
        };
        self.publish(next);
        Ok(())
    }
}

async fn replay(store: &Store, id: &str) -> Result<(AnyTable, i64), Problem> {
    let stored = store.table(id).await?;
    let entries = store.entries(id, 0).await?;
    match AnyTable::load(&stored.head, entries.iter().map(|entry| entry.body.as_str())) {
        Ok(table) => Ok((table, entries.last().map_or(0, |entry| entry.seq))),
        Err(damaged) => {
            tracing::error!(table = id, %damaged, "table does not replay");
            if stored.info.status != store::Status::Damaged {
                mark(store, id).await;
            }
            Err(Problem::damaged(&damaged))
        }
    }
}

async fn mark(store: &Store, id: &str) {
    let marked: Result<(), StoreError> = store.mark_damaged(id, time::now().0).await;
    if let Err(error) = marked {
        tracing::warn!(table = id, %error, "cannot mark table as damaged");
    }
}
