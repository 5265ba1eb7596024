//! Tables in memory: each with one writer at a time, and readers that see whole states only.

pub(crate) mod chat;
mod envelope;
mod handle;
mod load;
mod snapshot;
mod story;
mod summary;
mod viewer;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use store::Store;
use table::UserId;
use tokio::sync::SemaphorePermit;

use crate::core::guard::lock;
use crate::core::problem::Problem;

pub(crate) use envelope::Envelope;
pub(crate) use handle::TableHandle;
use load::Loads;
pub(crate) use load::{Unloaded, replay};
pub(crate) use snapshot::{Format, TableSnapshot};
pub(crate) use story::{Curve, Story};
pub(crate) use summary::{Known, Row, TableListing, retell};
pub(crate) use viewer::{Viewer, admit, is_remembered, remembered};

/// What pages leave behind is weighed once in this many requests.
const WEIGHED_EVERY: u64 = 64;

#[derive(Debug)]
pub(crate) struct Hub {
    tables: Mutex<HashMap<String, Arc<TableHandle>>>,
    loads: Loads,
    /// Bytes that tables may take before those are dropped that nobody looks at.
    room: usize,
    /// Counts requests: the table that was asked for last has the highest number.
    uses: AtomicU64,
}

impl Hub {
    pub(crate) fn new(room: usize) -> Self {
        let (tables, loads) = (Mutex::default(), Loads::default());
        Self { tables, loads, room, uses: AtomicU64::new(0) }
    }

    pub(crate) async fn table(&self, store: &Store, id: &str) -> Result<Arc<TableHandle>, Problem> {
        if let Some(open) = self.known(id) {
            Box::pin(refresh(store, &open)).await?;
            return Ok(open);
        }
        // In a box, since every handler holds this and few of them load.
        let load = Box::pin(async {
            // A load that ended just before this one was asked for.
            if let Some(open) = self.known(id) {
                return Ok(open);
            }
            let kept = load::load(store, id).await?;
            Ok(self.keep(Arc::new(TableHandle::new(kept))))
        });
        self.loads.share(id, load).await
    }

    pub(crate) async fn reading(&self) -> Option<SemaphorePermit<'_>> {
        self.loads.turn().await
    }

    pub(crate) fn known(&self, id: &str) -> Option<Arc<TableHandle>> {
        let used = self.uses.fetch_add(1, Ordering::Relaxed);
        let mut tables = lock(&self.tables);
        let open = tables.get(id).cloned();
        if let Some(open) = &open {
            open.use_now(used);
        }
        if used.is_multiple_of(WEIGHED_EVERY) {
            trim(&mut tables, self.room);
        }
        open
    }

    /// Keeps a table, unless another request was faster: then its table is the one.
    pub(crate) fn keep(&self, open: Arc<TableHandle>) -> Arc<TableHandle> {
        open.use_now(self.uses.fetch_add(1, Ordering::Relaxed));
        let mut tables = lock(&self.tables);
        let kept = tables.entry(open.id()).or_insert(open).clone();
        trim(&mut tables, self.room);
        kept
    }

    pub(crate) fn forget(&self, id: &str) {
        lock(&self.tables).remove(id);
    }

    pub(crate) fn all(&self) -> Vec<Arc<TableHandle>> {
        lock(&self.tables).values().cloned().collect()
    }

    pub(crate) fn len(&self) -> usize {
        lock(&self.tables).len()
    }

    pub(crate) fn weight(&self) -> usize {
        lock(&self.tables).values().map(|open| open.weight()).sum()
    }

    pub(crate) async fn rename(&self, user: &UserId, name: Option<&str>) {
        for open in self.all() {
            open.rename(user, name).await;
        }
    }
}

/// Catches up with other nodes, so that users find here what was acknowledged there.
async fn refresh(store: &Store, open: &TableHandle) -> Result<(), Problem> {
    if !store.is_shared() {
        return Ok(());
    }
    let (id, seq) = (open.id(), open.now().seq());
    if store.last_entry(&id).await? > seq {
        open.catch_up(store).await?;
    }
    Ok(())
}

/// Drops idle tables, least recently used first, until an eighth of the room is free, so that the
/// next table does not trigger another search.
fn trim(tables: &mut HashMap<String, Arc<TableHandle>>, room: usize) {
    let mut weight: usize = tables.values().map(|open| open.weight()).sum();
    if weight <= room {
        return;
    }
    let is_idle = |(_, open): &(&String, &Arc<TableHandle>)| Arc::strong_count(open) == 1;
    let mut idle: Vec<(u64, String, usize)> = tables
        .iter()
        .filter(is_idle)
        .map(|(id, open)| (open.used(), id.clone(), open.weight()))
        .collect();
    idle.sort_unstable();
    for (_, id, bytes) in idle {
        if weight <= room - (room >> 3) {
            return;
        }
        tables.remove(&id);
        weight = weight.saturating_sub(bytes);
    }
}
