//! Tables in memory: each with one writer at a time, and readers that see whole states only.
//!
//! A command goes from [`command()`] to the table, then to the store, and only then into
//! memory and to those who watch. Nothing is acknowledged before it is stored.

pub(crate) mod chat;
mod command;
mod create;
mod follow;
mod idle;
mod kept;
mod lesson;
mod load;
mod open;
mod summary;
mod viewer;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::UserId;

use crate::app::Shared;
use crate::core::problem::Problem;

pub(crate) use command::{Order, command};
pub(crate) use create::{create, open, rematch};
pub(crate) use follow::{follow, forget};
pub(crate) use kept::{Kept, Shape};
pub(crate) use lesson::{Subject, last_lesson, lesson};
use load::Loads;
pub(crate) use load::{Unloaded, replay};
pub(crate) use open::Open;
pub(crate) use summary::{About, Known, retell};
pub(crate) use viewer::Viewer;

/// What pages leave behind is weighed once in this many requests.
const WEIGHED_EVERY: u64 = 64;

/// Tables in memory.
#[derive(Debug)]
pub(crate) struct Hub {
    tables: Mutex<HashMap<String, Arc<Open>>>,
    loads: Loads,
    /// Bytes that tables may take before those are dropped that nobody looks at.
    room: usize,
    /// Counts requests: who was asked for last has the highest number.
    uses: AtomicU64,
}

impl Hub {
    pub(crate) fn new(room: usize) -> Self {
        let (tables, loads) = (Mutex::default(), Loads::default());
        Self { tables, loads, room, uses: AtomicU64::new(0) }
    }

    /// The table if it is in memory.
    fn known(&self, id: &str) -> Option<Arc<Open>> {
        let used = self.uses.fetch_add(1, Ordering::Relaxed);
        let mut tables = self.lock();
        let open = tables.get(id).cloned();
        if let Some(open) = &open {
            open.use_now(used);
        }
        if used.is_multiple_of(WEIGHED_EVERY) {
            idle::trim(&mut tables, self.room);
        }
        open
    }

    /// Keeps a table, unless another request was faster: then its table is the one.
    fn keep(&self, open: Arc<Open>) -> Arc<Open> {
        open.use_now(self.uses.fetch_add(1, Ordering::Relaxed));
        let mut tables = self.lock();
        let kept = tables.entry(open.id()).or_insert(open).clone();
        idle::trim(&mut tables, self.room);
        kept
    }

    /// Drops a table that is deleted.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    fn all(&self) -> Vec<Arc<Open>> {
        self.lock().values().cloned().collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// About how many bytes the tables in memory take.
    pub(crate) fn weight(&self) -> usize {
        self.lock().values().map(|open| open.weight()).sum()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Open>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has another name now.
    pub(crate) async fn rename(&self, user: &UserId, name: Option<&str>) {
        for open in self.all() {
            open.rename(user, name).await;
        }
    }
}

impl Shared {
    /// A table, from memory or from the store.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Open>, Problem> {
        if let Some(open) = self.hub.known(id) {
            Box::pin(self.refresh(&open)).await?;
            return Ok(open);
        }
        // In a box, since every handler holds this and few of them load.
        let load = Box::pin(async {
            // A load that ended just before this one was asked for.
            if let Some(open) = self.hub.known(id) {
                return Ok(open);
            }
            let kept = load::load(&self.store, id).await?;
            Ok(self.hub.keep(Arc::new(Open::new(kept))))
        });
        self.hub.loads.share(id, load).await
    }

    /// Takes in what another node has written: who was answered there must find it here, even before
    /// the news arrives.
    async fn refresh(&self, open: &Open) -> Result<(), Problem> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let (id, seq) = (open.id(), open.now().seq());
        if self.store.last_entry(&id).await? > seq {
            open.catch_up(&self.store).await?;
        }
        Ok(())
    }
}
