//! The store itself: connections, transactions, health.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::{Any, Transaction};

use crate::address::{Address, Backend};
use crate::bus::Bus;
use crate::lock::{self, Lock};
use crate::pools::{Pool, Pools};
use crate::{Changes, Result, StoreError, UnixMillis, migrations, sql};

#[derive(Clone, Copy, Debug)]
pub struct OpenOptions {
    /// How long a call waits for a lock or a connection before it fails with [`StoreError::Busy`].
    pub patience: Duration,
    /// The most connections at a time. SQLite uses one more for writing.
    pub connections: u32,
    /// Whether this process serves: no other may serve the same SQLite file.
    pub serves: bool,
    /// Whether to bring the schema up to date. A tool that inspects the database of a running site
    /// leaves it alone.
    pub migrates: bool,
    /// Whether to open read-only, as a read-only file requires.
    pub is_read_only: bool,
}

impl Default for OpenOptions {
    fn default() -> Self {
        Self {
            patience: Duration::from_secs(5),
            connections: 8,
            serves: false,
            migrates: true,
            is_read_only: false,
        }
    }
}

/// A database of tables and users. Clones share their connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) backend: Backend,
    /// The SQLite file; `None` for PostgreSQL.
    pub(crate) file: Option<PathBuf>,
    pools: Arc<Pools>,
    pub(crate) bus: Bus,
    lock: Mutex<Option<Lock>>,
}

impl Store {
    /// Opens the database at a path, `sqlite://path` or `postgres://…`, creates a missing file, and
    /// brings the schema up to date.
    pub async fn open(address: &str) -> Result<Self> {
        Self::open_with(address, OpenOptions::default()).await
    }

    pub async fn open_with(address: &str, options: OpenOptions) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let address = Address::parse(address, options.is_read_only)?;
        let lock = prepare_file(&address, options)?;
        let (backend, pools) = (address.backend, Pools::open(address.clone(), options).await?);
        if options.migrates {
            migrations::run(pools.writers().inner(), backend).await?;
        }
        let pools = Arc::new(pools);
        let suspects = pools.clone();
        let bus = Bus::open(&address, move || suspects.renew()).await?;
        let lock = Mutex::new(lock);
        let inner = Inner { backend, file: address.file, pools, bus, lock };
        let store = Self { inner: Arc::new(inner) };
        if options.migrates {
            store.fill_keys().await?;
        }
        Ok(store)
    }

    /// Subscribes to changes from now on, on this node and others.
    pub fn subscribe(&self) -> Changes {
        self.inner.bus.subscribe()
    }

    /// Whether changes from other nodes arrive. If not, cached data may be stale.
    pub fn is_listening(&self) -> bool {
        self.inner.bus.is_listening()
    }

    /// Whether other nodes may write to the same database.
    pub fn is_shared(&self) -> bool {
        self.inner.backend == Backend::Postgres
    }

    /// The time of the database server, which all nodes share; `None` for SQLite.
    pub async fn time(&self) -> Result<Option<UnixMillis>> {
        if !self.is_shared() {
            return Ok(None);
        }
        let sql = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
        sql::find(self.reader(), sql, ()).await
    }

    /// Fails unless the database answers. Cheap enough for a health check every second.
    pub async fn ping(&self) -> Result<()> {
        sql::run(self.reader(), "SELECT 1 FROM tables LIMIT 1", ()).await.map(drop)
    }

    /// Waits for pending work and closes all connections. Later calls fail.
    pub async fn close(&self) {
        self.inner.bus.close();
        self.inner.pools.close().await;
        self.inner.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Removes deleted data from SQLite's write-ahead log too. While another connection reads it,
    /// such as a backup, it stays until the next call or until the database is closed.
    pub async fn empty_wal(&self) -> Result<()> {
        Ok(self.inner.pools.empty_wal().await?)
    }

    pub(crate) fn reader(&self) -> Pool {
        self.inner.pools.readers()
    }

    /// The pool for single writing statements.
    pub(crate) fn writer(&self) -> Pool {
        self.inner.pools.writers()
    }

    /// Begins a writing transaction. On SQLite it takes the lock at once, so that it cannot fail
    /// half-way waiting for it.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Any>> {
        let writers = self.writer();
        Ok(match self.inner.backend {
            Backend::Sqlite => writers.inner().begin_with("BEGIN IMMEDIATE").await?,
            Backend::Postgres => writers.within(writers.inner().begin()).await?,
        })
    }
}

/// Creates the SQLite file, readable only by its owner, and locks it for serving.
fn prepare_file(address: &Address, options: OpenOptions) -> Result<Option<Lock>> {
    let Some(path) = address.file.as_ref().filter(|_| !options.is_read_only) else {
        return Ok(None);
    };
    if !path.exists() {
        let made = lock::private(path);
        made.map_err(|error| StoreError::Connection(error.to_string()))?;
    }
    if options.serves { Lock::take(path).map(Some) } else { Ok(None) }
}
