//! Loading tables: requests for one table share one load, and few tables are loaded at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use store::{Status, Store, StoreError, StoredTable};
use table::{AnyTable, Damaged, Flaw};
use tokio::sync::{OnceCell, Semaphore, SemaphorePermit};

use crate::core::guard::lock;
use crate::core::problem::Problem;
use crate::core::tables::{TableHandle, TableSnapshot};
use crate::core::time;

/// Tables being loaded at a time.
const MAX_LOADS: usize = 4;

type Loaded = Result<Arc<TableHandle>, Arc<Unloaded>>;

/// Why a table cannot be loaded. Each request tells it in its own language.
#[derive(Debug)]
pub(crate) enum Unloaded {
    Store(StoreError),
    Damaged(Damaged),
}

impl From<StoreError> for Unloaded {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<&Unloaded> for Problem {
    fn from(unloaded: &Unloaded) -> Self {
        match unloaded {
            Unloaded::Store(error) => error.into(),
            Unloaded::Damaged(damaged) => Self::damaged(damaged),
        }
    }
}

#[derive(Debug)]
pub(super) struct Loads {
    running: Mutex<HashMap<String, Arc<OnceCell<Loaded>>>>,
    turns: Semaphore,
}

impl Default for Loads {
    fn default() -> Self {
        Self { running: Mutex::default(), turns: Semaphore::new(MAX_LOADS) }
    }
}

impl Loads {
    /// What the load of this table leads to, which the first request begins and all wait for.
    pub(super) async fn share(
        &self,
        id: &str,
        load: impl Future<Output = Result<Arc<TableHandle>, Unloaded>>,
    ) -> Result<Arc<TableHandle>, Problem> {
        let waiting = self.join(id);
        let cell = waiting.cell.clone().unwrap_or_default();
        let load = async {
            let _turn = self.turns.acquire().await;
            load.await.map_err(Arc::new)
        };
        cell.get_or_init(|| load).await.clone().map_err(|unloaded| Problem::from(&*unloaded))
    }

    pub(super) async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.turns.acquire().await.ok()
    }

    fn join<'a>(&'a self, id: &'a str) -> Waiting<'a> {
        let cell = lock(&self.running).entry(id.to_owned()).or_default().clone();
        Waiting { loads: self, id, cell: Some(cell) }
    }
}

/// A request that waits for a load. The last one that leaves forgets it, even if it is cancelled.
struct Waiting<'a> {
    loads: &'a Loads,
    id: &'a str,
    cell: Option<Arc<OnceCell<Loaded>>>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut running = lock(&self.loads.running);
        drop(self.cell.take());
        if running.get(self.id).is_some_and(|cell| Arc::strong_count(cell) == 1) {
            running.remove(self.id);
        }
    }
}

/// Loads a table and replays it page by page. One that does not replay is marked as damaged.
pub(super) async fn load(store: &Store, id: &str) -> Result<TableSnapshot, Unloaded> {
    let stored = store.table(id).await?;
    match replay(store, id, &stored).await {
        Ok(table) => {
            let kept = TableSnapshot::new(store, id.to_owned(), table).await?;
            if let Err(error) = kept.retell(store, &stored.info).await {
                tracing::warn!(table = id, %error, "cannot renew what lists say of a table");
            }
            Ok(kept)
        }
        Err(unloaded) => {
            if let Unloaded::Damaged(damaged) = &unloaded {
                tell(store, id, &stored, damaged).await;
            }
            Err(unloaded)
        }
    }
}

/// Replays the log. Another node may have extended it meanwhile; a gap or an earlier end is damage.
pub(crate) async fn replay(
    store: &Store,
    id: &str,
    stored: &StoredTable,
) -> Result<AnyTable, Unloaded> {
    let mut table = AnyTable::from_head(&stored.head).map_err(Unloaded::Damaged)?;
    let mut seq = 0;
    loop {
        let page = store.entries(id, seq).await?;
        for entry in &page {
            table.take_in(&entry.body).map_err(Unloaded::Damaged)?;
        }
        let Some(last) = page.last() else { break };
        seq = last.seq;
    }
    let number = table.desk().n_entries();
    if seq < stored.info.seq || i64::try_from(number) != Ok(seq) {
        return Err(Unloaded::Damaged(Damaged { number: number + 1, flaw: Flaw::Missing }));
    }
    Ok(table)
}

/// A log that does not replay is marked; one that a newer program wrote is left as it is.
async fn tell(store: &Store, id: &str, stored: &StoredTable, damaged: &Damaged) {
    if damaged.is_newer() {
        return tracing::warn!(table = id, %damaged, "table is of a newer program");
    }
    tracing::error!(table = id, %damaged, "table does not replay");
    if stored.info.status != Status::Damaged
        && let Err(error) = store.mark_damaged(id, time::now().0).await
    {
        tracing::warn!(table = id, %error, "cannot mark table as damaged");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::sync::Barrier;
    use tokio::task::{JoinSet, yield_now};

    use super::*;
    use crate::core::problem::Code;

    fn gone() -> Unloaded {
        Unloaded::Store(StoreError::NotFound { what: "table", id: "t".to_owned() })
    }

    #[tokio::test]
    async fn requests_for_one_table_share_one_load() {
        let (loads, n_loads) = (Arc::new(Loads::default()), Arc::new(AtomicUsize::new(0)));
        let all_wait = Arc::new(Barrier::new(50));
        let mut requests = JoinSet::new();
        for _ in 0..50 {
            let (loads, n_loads, all_wait) = (loads.clone(), n_loads.clone(), all_wait.clone());
            requests.spawn(async move {
                let joined = loads.join("t");
                all_wait.wait().await;
                let load = async {
                    n_loads.fetch_add(1, Ordering::Relaxed);
                    yield_now().await;
                    Err(gone())
                };
                let problem = loads.share("t", load).await.expect_err("it is gone");
                drop(joined);
                problem
            });
        }
        for problem in requests.join_all().await {
            assert_eq!(problem.code, Code::NotFound);
        }
        assert_eq!(n_loads.load(Ordering::Relaxed), 1);
        assert!(lock(&loads.running).is_empty(), "nothing is left behind");
    }

    #[tokio::test]
    async fn few_tables_are_loaded_at_a_time() {
        let loads = Arc::new(Loads::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut requests = JoinSet::new();
        for n in 0..20 {
            let (loads, now, most) = (loads.clone(), now.clone(), most.clone());
            requests.spawn(async move {
                let load = async {
                    most.fetch_max(now.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Relaxed);
                    for _ in 0..10 {
                        yield_now().await;
                    }
                    now.fetch_sub(1, Ordering::Relaxed);
                    Err(gone())
                };
                loads.share(&n.to_string(), load).await.is_err()
            });
        }
        assert!(requests.join_all().await.into_iter().all(|is_gone| is_gone));
        assert_eq!(most.load(Ordering::Relaxed), MAX_LOADS);
    }

    #[tokio::test]
    async fn a_request_that_is_given_up_leaves_nothing_behind() {
        let loads = Arc::new(Loads::default());
        let request = tokio::spawn({
            let loads = loads.clone();
            async move { loads.share("t", std::future::pending()).await.is_ok() }
        });
        while lock(&loads.running).is_empty() {
            yield_now().await;
        }
        request.abort();
        assert!(request.await.is_err());
        assert!(lock(&loads.running).is_empty());
        assert!(loads.share("t", async { Err(gone()) }).await.is_err(), "another may load it");
    }
}
