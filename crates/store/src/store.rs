//! The store itself: connections, transactions, health.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::any::AnyPoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Transaction};
use tokio::time::timeout;

use crate::address::{Address, Backend};
use crate::bus::Bus;
use crate::error::is_locked;
use crate::lock::{self, Lock};
use crate::{Changes, Result, StoreError, migrations};

/// How long to wait for a lock for which SQLite does not wait itself.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// A connection that rested for this long is asked whether it lives.
const RESTED: Duration = Duration::from_millis(500);
/// How long it has for the answer.
const ANSWER: Duration = Duration::from_secs(1);

/// How a store is opened.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long a call waits for a lock or a free connection before it answers
    /// [`StoreError::Busy`].
    pub patience: Duration,
    /// The most connections at a time. SQLite has one more, for writing.
    pub connections: u32,
    /// Whether this process serves: no other may serve the same file of SQLite.
    pub serves: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { patience: Duration::from_secs(5), connections: 8, serves: false }
    }
}

/// A database with tables and users. Clones share their connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) backend: Backend,
    pub(crate) readers: AnyPool,
    writers: AnyPool,
    pub(crate) bus: Bus,
    lock: Mutex<Option<Lock>>,
}

impl Store {
    /// Opens the database at a path, at `sqlite://path` or at `postgres://…`, makes the file when
    /// it is not there, and brings its schema up to date.
    pub async fn open(address: &str) -> Result<Self> {
        Self::open_with(address, Options::default()).await
    }

    /// As [`Store::open`], with options.
    pub async fn open_with(address: &str, options: Options) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let address = Address::parse(address)?;
        let lock = prepare_file(&address, options)?;
        probe(&address, options).await?;
        let writers = match address.backend {
            // SQLite has one writer at a time: waiting in our queue is fair, polling a lock is not.
            Backend::Sqlite => connect(&address, options, 1).await?,
            Backend::Postgres => connect(&address, options, options.connections).await?,
        };
        migrations::run(&writers, address.backend).await?;
        let readers = match address.backend {
            Backend::Sqlite => connect(&address, options, options.connections).await?,
            Backend::Postgres => writers.clone(),
        };
        let bus = Bus::open(&address).await?;
        let lock = Mutex::new(lock);
        let inner = Inner { backend: address.backend, readers, writers, bus, lock };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// What changes from now on, here and on other nodes.
    pub fn subscribe(&self) -> Changes {
        self.inner.bus.subscribe()
    }

    /// Whether news of other nodes arrives. Where it does not, what is in memory may be old.
    pub fn is_listening(&self) -> bool {
        self.inner.bus.is_listening()
    }

    /// Whether other nodes may write to the same database.
    pub fn is_shared(&self) -> bool {
        self.inner.backend == Backend::Postgres
    }

    /// Whether the database answers. Cheap enough for a health check every second.
    pub async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(self.reader()).await?;
        Ok(())
    }

    /// Whether the database is in order: SQLite's own check, and that every log has as many
    /// entries as its table says. Reads everything.
    pub async fn check(&self) -> Result<()> {
        if self.inner.backend == Backend::Sqlite {
            let (answer,): (String,) =
                sqlx::query_as("PRAGMA integrity_check(1)").fetch_one(self.reader()).await?;
            if answer != "ok" {
                return Err(StoreError::Damaged(answer));
            }
        }
        let broken: Option<(String,)> = sqlx::query_as(
            "SELECT t.table_id FROM tables t LEFT JOIN entries e ON e.table_id = t.table_id
             GROUP BY t.table_id, t.seq
             HAVING COUNT(e.seq) <> t.seq OR COALESCE(MAX(e.seq), 0) <> t.seq LIMIT 1",
        )
        .fetch_optional(self.reader())
        .await?;
        match broken {
            Some((id,)) => Err(StoreError::Damaged(format!("the log of table {id} has gaps"))),
            None => Ok(()),
        }
    }

    /// Waits for what is under way and closes every connection. Later calls answer
    /// [`StoreError::Connection`].
    pub async fn close(&self) {
        self.inner.bus.close();
        self.inner.writers.close().await;
        self.inner.readers.close().await;
        self.inner.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    pub(crate) fn reader(&self) -> &AnyPool {
        &self.inner.readers
    }

    /// Where single statements that write go.
    pub(crate) fn writer(&self) -> &AnyPool {
        &self.inner.writers
    }

    /// A transaction that is going to write. On SQLite it has the lock from the start, so that it
    /// cannot fail half-way for want of it.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Any>> {
        Ok(match self.inner.backend {
            Backend::Sqlite => self.inner.writers.begin_with("BEGIN IMMEDIATE").await?,
            Backend::Postgres => self.inner.writers.begin().await?,
        })
    }
}

/// Makes the file of SQLite, for its owner's eyes only, and takes the right to serve it.
fn prepare_file(address: &Address, options: Options) -> Result<Option<Lock>> {
    let Some(path) = &address.file else {
        return Ok(None);
    };
    let lock = if options.serves { Some(Lock::take(path)?) } else { None };
    if !path.exists() {
        let made = lock::private(path);
        made.map_err(|error| StoreError::Connection(error.to_string()))?;
    }
    Ok(lock)
}

/// Connects once, to hear what is wrong: a pool would try again until its time is over.
async fn probe(address: &Address, options: Options) -> Result<()> {
    let mut connection = AnyConnection::connect_with(&address.options).await?;
    prepare(&mut connection, address.backend, options.patience).await?;
    Ok(connection.close().await?)
}

async fn connect(address: &Address, options: Options, most: u32) -> Result<AnyPool> {
    let backend = address.backend;
    let pool = AnyPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(options.patience)
        .test_before_acquire(false)
        .before_acquire(|connection, pause| Box::pin(lives(connection, pause.idle_for)))
        .after_connect(move |connection, _| {
            Box::pin(prepare(connection, backend, options.patience))
        })
        .after_release(|connection, _| Box::pin(is_clean(connection)));
    Ok(pool.connect_with(address.options.clone()).await?)
}

/// Durability and patience are properties of a connection.
async fn prepare(
    connection: &mut AnyConnection,
    backend: Backend,
    patience: Duration,
) -> sqlx::Result<()> {
    let ms = patience.as_millis();
    let settings = match backend {
        Backend::Sqlite => format!(
            "PRAGMA busy_timeout = {ms}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
             PRAGMA foreign_keys = ON"
        ),
        // The server finds out in half a minute when a node is gone without a word, and frees what
        // it held.
        Backend::Postgres => format!(
            "SET lock_timeout = {ms}; SET tcp_keepalives_idle = 10;
             SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
             SET tcp_user_timeout = 25000"
        ),
    };
    let start = Instant::now();
    loop {
        let statement = sqlx::raw_sql(sqlx::AssertSqlSafe(settings.clone()));
        match statement.execute(&mut *connection).await {
            // SQLite does not wait for another who makes the log of a new database.
            Err(error) if is_locked(&error) && start.elapsed() < patience => {
                tokio::time::sleep(BETWEEN_TRIES).await;
            }
            done => return done.map(drop),
        }
    }
}

/// Whether a connection that rested still answers. One whose other end is gone without a word would
/// keep its next user waiting.
async fn lives(connection: &mut AnyConnection, idle: Duration) -> sqlx::Result<bool> {
    Ok(idle < RESTED || matches!(timeout(ANSWER, connection.ping()).await, Ok(Ok(()))))
}

/// Whether a connection may serve again. A full disk makes SQLite end a transaction by itself, and
/// sqlx goes on believing in it.
async fn is_clean(connection: &mut AnyConnection) -> sqlx::Result<bool> {
    if connection.is_in_transaction() {
        // A rollback may still be under way; the answer comes after it.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}
