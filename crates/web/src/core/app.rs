//! What every request shares.

use std::hash::RandomState;
use std::sync::Arc;

use store::Store;
use tokio::sync::{Notify, Semaphore, watch};

use crate::core::calls::Calls;
use crate::core::config::Config;
use crate::core::credentials::{Newcomers, Passes, Passwords, Visits};
use crate::core::health::Health;
use crate::core::limits::{Importers, Limits, Usage};
use crate::core::metrics::{Limit, Metrics, count};
use crate::core::problem::Problem;
use crate::core::secret;
use crate::core::tables::{Hub, TableHandle};
use crate::core::thinkers::Thinkers;

/// Exports of users' data at a time.
const MAX_EXPORTS: usize = 2;

/// What every request shares. Clones are one and the same.
pub(crate) type App = Arc<Shared>;

#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) passes: Passes,
    pub(crate) visits: Visits,
    pub(crate) newcomers: Newcomers,
    pub(crate) usage: Usage,
    pub(crate) health: Health,
    /// Tells one message of a socket from another.
    pub(crate) marks: RandomState,
    /// Another one after each start: no page of an earlier start is mistaken for a current one.
    pub(crate) boot: String,
    /// Stands in shared fragments for the token against forged requests.
    pub(crate) slot: String,
    pub(crate) bots: Thinkers,
    pub(crate) importers: Importers,
    /// A clock may have to be looked at earlier.
    pub(crate) clocks: Notify,
    pub(crate) calls: Calls,
    /// A user is gone and has tables to leave.
    pub(crate) departures: Notify,
    pub(crate) exports: Arc<Semaphore>,
    pub(crate) stopping: watch::Sender<bool>,
}

impl Shared {
    pub(crate) fn new(config: Config, store: Store) -> Result<App, Problem> {
        let limits = Limits::new(&config);
        let hub = Hub::new(config.table_memory);
        let usage = Usage::new(&config.quotas);
        Ok(Arc::new(Self {
            usage,
            config,
            store,
            hub,
            metrics: Metrics::default(),
            limits,
            passwords: Passwords::default(),
            passes: Passes::default(),
            health: Health::default(),
            marks: RandomState::new(),
            visits: Visits::default(),
            newcomers: Newcomers::default(),
            boot: secret::id()?,
            slot: secret::id()?,
            bots: Thinkers::default(),
            importers: Importers::default(),
            clocks: Notify::new(),
            calls: Calls::default(),
            departures: Notify::new(),
            exports: Arc::new(Semaphore::new(MAX_EXPORTS)),
            stopping: watch::Sender::new(false),
        }))
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Arc<TableHandle>, Problem> {
        self.hub.table(&self.store, id).await
    }

    /// Refuses what was not taken from a bucket because it came too often.
    pub(crate) fn paced(&self, limit: Limit, taken: Result<(), u64>) -> Result<(), Problem> {
        taken.map_err(|seconds| {
            count(&self.metrics.throttled);
            self.metrics.limited(limit);
            Problem::too_often(seconds)
        })
    }

    pub(crate) async fn stopped(&self) {
        // An error would mean that the sender is gone, and it is ours.
        let _ = self.stopping.subscribe().wait_for(|stops| *stops).await;
    }
}

/// An app with a database of its own, which goes with the folder.
#[cfg(test)]
pub(crate) async fn house() -> (servers::Folder, App) {
    let folder = servers::Folder::new().expect("a folder");
    let store = Store::open(&folder.file("trivium.db")).await.expect("a database");
    (folder, Shared::new(Config::default(), store).expect("an app"))
}
