//! Connections to the database, none of which is waited for without end.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, TryStreamExt};
use sqlx::any::{AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Either, Execute, Executor, SqlStr};
use tokio::time::timeout;

use crate::address::{Address, Backend};
use crate::error::is_locked;
use crate::{Options, Result};

/// How long to wait for a lock for which SQLite does not wait itself.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);
/// A connection that rested for this long is asked whether it lives.
const RESTED: Duration = Duration::from_millis(500);
/// How long it has for the answer.
const ANSWER: Duration = Duration::from_secs(1);
/// A statement may take as much longer than a lock: then its connection is taken for dead.
const STATEMENT: Duration = Duration::from_secs(3);

/// The connections of a store.
#[derive(Debug)]
pub(crate) struct Pools {
    address: Address,
    options: Options,
    now: Mutex<Both>,
}

#[derive(Clone, Debug)]
struct Both {
    readers: AnyPool,
    writers: AnyPool,
}

impl Pools {
    pub(crate) async fn open(address: Address, options: Options) -> Result<Self> {
        probe(&address, options).await?;
        let both = both(&address, options);
        // The first connection makes the file; the others find it made.
        drop(both.writers.acquire().await?);
        Ok(Self { address, options, now: Mutex::new(both) })
    }

    pub(crate) fn readers(&self) -> Pool {
        self.patient(self.now().readers)
    }

    pub(crate) fn writers(&self) -> Pool {
        self.patient(self.now().writers)
    }

    /// Leaves all connections behind and makes others: those at hand may be dead without knowing it.
    pub(crate) fn renew(&self) {
        *self.lock() = both(&self.address, self.options);
    }

    pub(crate) async fn close(&self) {
        let Both { readers, writers } = self.now();
        writers.close().await;
        readers.close().await;
    }

    /// Writes SQLite's log of changes into the file and empties it. A connection of its own has less
    /// patience than the others, because all who write wait meanwhile.
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
            // A file does not die, and a copy of it takes its time.
            Backend::Sqlite => None,
            Backend::Postgres => Some(self.options.patience + STATEMENT),
        };
        Pool { pool, limit }
    }
}

fn both(address: &Address, options: Options) -> Both {
    match address.backend {
        // SQLite has one writer at a time: waiting in our queue is fair, polling a lock is not.
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

fn pool(address: &Address, options: Options, most: u32) -> AnyPool {
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

/// Connects once, to hear what is wrong: a pool would try again until its time is over.
async fn probe(address: &Address, options: Options) -> Result<()> {
    let mut connection = AnyConnection::connect_with(&address.options).await?;
    prepare(&mut connection, address.backend, options).await?;
    Ok(connection.close().await?)
}

/// What is set on every connection.
fn settings(backend: Backend, options: Options) -> String {
    let ms = options.patience.as_millis();
    match backend {
        Backend::Sqlite if options.is_read_only => format!("PRAGMA busy_timeout = {ms}"),
        // What was deleted is overwritten: the file may be copied or lost one day.
        Backend::Sqlite => format!(
            "PRAGMA busy_timeout = {ms}; {} PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
             PRAGMA secure_delete = ON",
            if options.migrates { "PRAGMA journal_mode = WAL;" } else { "" }
        ),
        // The server finds out in half a minute when a node is gone without a word, and frees what
        // it held.
        Backend::Postgres => format!(
            "SET lock_timeout = {ms}; SET tcp_keepalives_idle = 10;
             SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
             SET tcp_user_timeout = 25000 {}",
            if options.is_read_only { "; SET default_transaction_read_only = on" } else { "" }
        ),
    }
}

/// Durability and patience are properties of a connection.
async fn prepare(
    connection: &mut AnyConnection,
    backend: Backend,
    options: Options,
) -> sqlx::Result<()> {
    let (settings, patience) = (settings(backend, options), options.patience);
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

/// A pool whose statements have an end. One that gets no answer is an error of the connection, so
/// that nobody waits for a server that is gone without a word.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    pool: AnyPool,
    limit: Option<Duration>,
}

impl Pool {
    pub(crate) fn inner(&self) -> &AnyPool {
        &self.pool
    }

    /// What is done within the limit.
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
