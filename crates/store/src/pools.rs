//! Database connections, with a time limit on every wait.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, TryStreamExt};
use sqlx::any::{AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Either, Execute, Executor, SqlStr};
use tokio::time::timeout;

use crate::address::{Address, Backend};
use crate::error::is_locked;
use crate::{OpenOptions, Result};

/// Pause before retrying a lock that SQLite does not wait for itself.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);
/// A connection idle for this long is pinged before use.
const RESTED: Duration = Duration::from_millis(500);
/// Time limit for the answer to a ping.
const ANSWER: Duration = Duration::from_secs(1);
/// Time a statement may take beyond the lock timeout before its connection is taken for dead.
const STATEMENT: Duration = Duration::from_secs(3);

#[derive(Debug)]
pub(crate) struct Pools {
    address: Address,
    options: OpenOptions,
    now: Mutex<Both>,
}

#[derive(Clone, Debug)]
struct Both {
    readers: AnyPool,
    writers: AnyPool,
}

impl Pools {
    pub(crate) async fn open(address: Address, options: OpenOptions) -> Result<Self> {
        probe(&address, options).await?;
        let both = both(&address, options);
        // The first connection creates the file; the others find it.
        drop(both.writers.acquire().await?);
        Ok(Self { address, options, now: Mutex::new(both) })
    }

    pub(crate) fn readers(&self) -> Pool {
        self.patient(self.now().readers)
    }

    pub(crate) fn writers(&self) -> Pool {
        self.patient(self.now().writers)
    }

    /// Replaces all connections: those in the pool may be half-open.
    pub(crate) fn renew(&self) {
        *self.lock() = both(&self.address, self.options);
    }

    pub(crate) async fn close(&self) {
        let Both { readers, writers } = self.now();
        writers.close().await;
        readers.close().await;
    }

    /// Writes SQLite's write-ahead log into the file and truncates it. It uses a connection with a
    /// shorter lock timeout, because all writers wait meanwhile.
    pub(crate) async fn empty_wal(&self) -> sqlx::Result<()> {
        if self.address.backend == Backend::Postgres {
            return Ok(());
        }
        let mut connection = AnyConnection::connect_with(&self.address.options).await?;
        let empty = "PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint(TRUNCATE)";
        sqlx::raw_sql(empty).execute(&mut connection).await?;
        connection.close().await
    }

    fn now(&self) -> Both {
        self.lock().clone()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Both> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn patient(&self, pool: AnyPool) -> Pool {
        let limit = match self.address.backend {
            // A file cannot go away, and copying it may take long.
            Backend::Sqlite => None,
            Backend::Postgres => Some(self.options.patience + STATEMENT),
        };
        Pool { pool, limit }
    }
}

fn both(address: &Address, options: OpenOptions) -> Both {
    match address.backend {
        // SQLite has one writer at a time: our queue is fair, polling a lock is not.
        Backend::Sqlite => Both {
            readers: pool(address, options, options.connections),
            writers: pool(address, options, 1),
        },
        Backend::Postgres => {
            let pool = pool(address, options, options.connections);
            Both { readers: pool.clone(), writers: pool }
        }
    }
}

fn pool(address: &Address, options: OpenOptions, most: u32) -> AnyPool {
    let backend = address.backend;
    let pool = AnyPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(options.patience)
        .test_before_acquire(false)
        .before_acquire(|connection, pause| Box::pin(lives(connection, pause.idle_for)))
        .after_connect(move |connection, _| Box::pin(prepare(connection, backend, options)))
        .after_release(|connection, _| Box::pin(is_clean(connection)));
    pool.connect_lazy_with(address.options.clone())
}

/// Connects once to report what is wrong: a pool would retry until its timeout.
async fn probe(address: &Address, options: OpenOptions) -> Result<()> {
    let mut connection = AnyConnection::connect_with(&address.options).await?;
    prepare(&mut connection, address.backend, options).await?;
    Ok(connection.close().await?)
}

/// The settings of every connection, as SQL.
fn settings(backend: Backend, options: OpenOptions) -> String {
    let ms = options.patience.as_millis();
    match backend {
        Backend::Sqlite if options.is_read_only => format!("PRAGMA busy_timeout = {ms}"),
        // Deleted data is overwritten: the file may be copied or lost one day.
        Backend::Sqlite => format!(
            "PRAGMA busy_timeout = {ms}; {} PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
             PRAGMA secure_delete = ON",
            if options.migrates { "PRAGMA journal_mode = WAL;" } else { "" }
        ),
        // The server notices within half a minute that a node is gone, and frees its locks.
        Backend::Postgres => format!(
            "SET lock_timeout = {ms}; SET tcp_keepalives_idle = 10;
             SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
             SET tcp_user_timeout = 25000 {}",
            if options.is_read_only { "; SET default_transaction_read_only = on" } else { "" }
        ),
    }
}

/// Applies the settings, since durability and timeouts are set per connection.
async fn prepare(
    connection: &mut AnyConnection,
    backend: Backend,
    options: OpenOptions,
) -> sqlx::Result<()> {
    let (settings, patience) = (settings(backend, options), options.patience);
    let start = Instant::now();
    loop {
        let statement = sqlx::raw_sql(sqlx::AssertSqlSafe(settings.clone()));
        match statement.execute(&mut *connection).await {
            // SQLite does not wait while another process creates the log of a new database.
            Err(error) if is_locked(&error) && start.elapsed() < patience => {
                tokio::time::sleep(BETWEEN_TRIES).await;
            }
            done => return done.map(drop),
        }
    }
}

/// Whether an idle connection still answers. A half-open one would keep its next user waiting.
async fn lives(connection: &mut AnyConnection, idle: Duration) -> sqlx::Result<bool> {
    Ok(idle < RESTED || matches!(timeout(ANSWER, connection.ping()).await, Ok(Ok(()))))
}

/// Whether a connection may be reused. On a full disk SQLite ends a transaction by itself, and sqlx
/// does not notice.
async fn is_clean(connection: &mut AnyConnection) -> sqlx::Result<bool> {
    if connection.is_in_transaction() {
        // A rollback may be pending; the answer comes after it.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}

/// A pool with a time limit on statements. A statement without an answer becomes a connection
/// error, so that no caller waits for a server that is gone.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    pool: AnyPool,
    limit: Option<Duration>,
}

impl Pool {
    pub(crate) fn inner(&self) -> &AnyPool {
        &self.pool
    }

    /// Runs a statement within the limit.
    pub(crate) async fn within<T>(
        &self,
        work: impl Future<Output = sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        within(self.limit, work).await
    }
}

async fn within<T>(
    limit: Option<Duration>,
    work: impl Future<Output = sqlx::Result<T>>,
) -> sqlx::Result<T> {
    match limit {
        None => work.await,
        Some(limit) => match timeout(limit, work).await {
            Ok(done) => done,
            Err(elapsed) => Err(sqlx::Error::Io(elapsed.into())),
        },
    }
}

impl<'p> Executor<'p> for Pool {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, sqlx::Result<Either<AnyQueryResult, AnyRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let (rows, limit) = ((&self.pool).fetch_many(query), self.limit);
        Box::pin(stream::try_unfold(rows, move |mut rows| async move {
            let row = within(limit, rows.try_next()).await?;
            Ok(row.map(|row| (row, rows)))
        }))
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, sqlx::Result<Option<AnyRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        Box::pin(async move { within(self.limit, (&self.pool).fetch_optional(query)).await })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, sqlx::Result<AnyStatement>>
    where
        'p: 'e,
    {
        Box::pin(
            async move { within(self.limit, (&self.pool).prepare_with(sql, parameters)).await },
        )
    }
}
