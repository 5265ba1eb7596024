//! The server: started, running, stopped.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use store::{Lane, OpenOptions, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{fmt, registry};

use crate::core::app::{App, Shared};
use crate::core::config::{Config, LogFormat};
use crate::core::{bots, clock, hub, own, time, webhook};
use crate::{connections, router};

/// How long a stopping server waits for what is under way, and then for the database.
const GRACE: Duration = Duration::from_secs(10);

/// How long a database that is away is left alone before it is tried again, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, io::Error),
    #[error("the server stopped: {0}")]
    Io(#[from] io::Error),
    #[error("no random numbers: {0}")]
    Random(String),
}

#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: App,
    task: JoinHandle<()>,
    workers: JoinSet<()>,
}

impl Server {
    /// Opens the database, starts the workers and listens.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await;
        let listener = listener.map_err(|error| ServeError::Listen(listen, error))?;
        Self::start_on(config, listener).await
    }

    /// As [`Server::start`], on a listener that the caller brings.
    pub async fn start_on(config: Config, listener: TcpListener) -> Result<Self, ServeError> {
        let store = open(&config).await?;
        time::set(&store).await?;
        let n_workers = config.bot_workers;
        let app =
            Shared::new(config, store).map_err(|problem| ServeError::Random(problem.reason))?;
        let mut workers = JoinSet::new();
        workers.spawn(hub::follow(app.clone()));
        workers.spawn(hub::forget(app.clone()));
        workers.spawn(clock::tick(app.clone()));
        workers.spawn(keep_time(app.clone()));
        workers.spawn(clock::sweep(app.clone()));
        workers.spawn(webhook::work(app.clone()));
        workers.spawn(own::departure::work(app.clone()));
        workers.spawn(own::speakers::work(app.clone()));
        // Hints are thought out also where no bot plays.
        for number in 0..n_workers.max(1) {
            workers.spawn(bots::work(app.clone(), Lane::Thinking, number));
        }
        for number in 0..n_workers.min(bots::QUICK_WORKERS) {
            workers.spawn(bots::work(app.clone(), Lane::Quick, number));
        }
        let address = listener.local_addr()?;
        tracing::info!(%address, "serving");
        let router = router::router(app.clone());
        let serve = connections::serve(app.clone(), listener, router, connections::capacity());
        let task = tokio::spawn(serve);
        Ok(Self { address, app, task, workers })
    }

    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Finishes pending requests, tells the sockets and closes the database.
    pub async fn stop(mut self) -> Result<(), ServeError> {
        self.app.stopping.send_replace(true);
        let finish = async {
            let served = (&mut self.task).await;
            while self.workers.join_next().await.is_some() {}
            self.app.stopping.closed().await;
            served
        };
        let finished = timeout(GRACE, finish).await;
        if timeout(GRACE, self.app.store.close()).await.is_err() {
            tracing::warn!("the database is still in use");
        }
        if let Ok(served) = finished {
            return Ok(served.map_err(io::Error::other)?);
        }
        tracing::warn!("a request, a socket or a bot did not end in time");
        Ok(())
    }

    /// Runs until the server breaks or the process is told to stop, then stops.
    pub async fn run(mut self) -> Result<(), ServeError> {
        tokio::select! {
            stopped = &mut self.task => return Ok(stopped.map_err(io::Error::other)?),
            () = told_to_stop() => tracing::info!("stopping"),
        }
        self.stop().await
    }
}

async fn keep_time(app: App) {
    tokio::select! {
        () = app.stopped() => {}
        () = time::keep(&app.store) => {}
    }
}

/// Opens the database, and waits for PostgreSQL, which may start later than the site.
async fn open(config: &Config) -> Result<Store, StoreError> {
    let patience = config.database_patience;
    let options = OpenOptions { patience, serves: true, ..OpenOptions::default() };
    let mut pause = FIRST_PAUSE;
    loop {
        match Store::open_with(&config.database, options).await {
            Err(error @ StoreError::Connection(_)) if config.database.starts_with("postgres") => {
                tracing::warn!(%error, seconds = pause.as_secs(), "waiting for the database");
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
            opened => return opened,
        }
    }
}

/// Waits for Ctrl-C or the polite signal of a service manager.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}

/// Writes log lines to the error output. `TRIVIUM_LOG` chooses which, such as `web=debug`.
pub fn start_log(format: LogFormat) {
    let chosen = std::env::var("TRIVIUM_LOG").ok().filter(|text| !text.is_empty());
    let chosen = chosen.and_then(|text| text.parse::<Targets>().ok());
    let lines = fmt::layer().with_writer(io::stderr);
    let log = registry().with(chosen.unwrap_or_else(|| Targets::new().with_default(Level::INFO)));
    // A log that is there already is kept.
    let _ = match format {
        LogFormat::Text => log.with(lines).try_init(),
        LogFormat::Json => log.with(lines.json()).try_init(),
    };
}

/// Writes a copy of the database to a file, while servers run.
pub async fn backup(database: &str, file: &std::path::Path) -> Result<(), StoreError> {
    // The site that runs may be of another version: its database is left as it is.
    let options = OpenOptions { migrates: false, ..OpenOptions::default() };
    let store = Store::open_with(database, options).await?;
    let result = store.backup(file).await;
    store.close().await;
    result
}
