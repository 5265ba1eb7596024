//! A table that is open: its state, its one writer, its watchers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use store::Store;
use table::UserId;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::core::problem::Problem;
use crate::core::tables::TableSnapshot;
use crate::core::tables::load::load;

#[derive(Debug)]
pub(crate) struct TableHandle {
    now: RwLock<Arc<TableSnapshot>>,
    writer: Mutex<()>,
    changed: watch::Sender<()>,
    /// The number of the last request for it.
    used: AtomicU64,
}

impl TableHandle {
    pub(crate) fn new(kept: TableSnapshot) -> Self {
        let changed = watch::Sender::new(());
        let (now, used) = (RwLock::new(Arc::new(kept)), AtomicU64::new(0));
        Self { now, writer: Mutex::new(()), changed, used }
    }

    pub(crate) fn id(&self) -> String {
        self.now().id.clone()
    }

    pub(crate) fn now(&self) -> Arc<TableSnapshot> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn weight(&self) -> usize {
        self.now.read().unwrap_or_else(PoisonError::into_inner).weight()
    }

    pub(super) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    pub(super) fn use_now(&self, number: u64) {
        self.used.store(number, Ordering::Relaxed);
    }

    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    pub(crate) async fn write(&self) -> Writing<'_> {
        Writing { open: self, _turn: self.writer.lock().await }
    }

    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), Problem> {
        self.write().await.catch_up(store).await
    }

    pub(crate) async fn rename(&self, user: &UserId, name: Option<&str>) {
        if !self.now().is_called_otherwise(user, name) {
            return;
        }
        let writing = self.write().await;
        if let Some(kept) = self.now().renamed(user, name) {
            writing.publish(kept);
        }
    }
}

#[derive(Debug)]
pub(crate) struct Writing<'a> {
    open: &'a TableHandle,
    _turn: MutexGuard<'a, ()>,
}

impl Writing<'_> {
    pub(crate) fn publish(&self, kept: TableSnapshot) {
        *self.open.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(kept);
        self.open.changed.send_replace(());
    }

    /// Takes in what was stored and is not in memory. What does not follow is replayed whole.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), Problem> {
        loop {
            let kept = self.open.now();
            let news = store.entries(&kept.id, kept.seq()).await?;
            if news.is_empty() {
                return Ok(());
            }
            let mut table = kept.table.clone();
            let next = match news.iter().try_for_each(|entry| table.take_in(&entry.body)) {
                Ok(()) => kept.at(table).with_names(store).await?,
                Err(_) => {
                    load(store, &kept.id).await.map_err(|unloaded| Problem::from(&unloaded))?
                }
            };
            self.publish(next);
        }
    }

    pub(crate) async fn read_again(&self, store: &Store) -> Result<(), Problem> {
        let loaded = load(store, &self.open.id()).await;
        self.publish(loaded.map_err(|unloaded| Problem::from(&unloaded))?);
        Ok(())
    }
}
