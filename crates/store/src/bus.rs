//! Change notifications: within the process for SQLite, across all nodes for PostgreSQL.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgListener, PgNotification};
use sqlx::{AnyConnection, Executor};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::address::{Address, Backend};
use crate::{Result, sql};

const CHANNEL: &str = "trivium";
/// Changes a slow subscriber may leave unread before it is told to reload everything.
const BACKLOG: usize = 1024;
/// Pause before reconnecting to PostgreSQL.
const PAUSE: Duration = Duration::from_secs(1);
/// A connection that is silent for this long is pinged.
const SILENCE: Duration = Duration::from_secs(2);
/// Time limit for the answer to a ping, and for reconnecting.
const PATIENCE: Duration = Duration::from_secs(2);
/// Changes may be missing once nothing was heard for this long.
const DEAF: Duration = Duration::from_secs(10);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A table's log grew to this number.
    Table { table_id: String, seq: i64 },
    /// A user was renamed or deleted, or lost sessions or tokens.
    User { user_id: String },
    /// Entries of a table were rewritten: its log has to be read again from the start.
    Rewritten { table_id: String },
    /// Changes may have been lost: every table and every user has to be read again.
    Everything,
}

/// The payload prefix of a user change.
const USER: &str = "user";
/// The payload prefix of a rewritten table.
const REWRITTEN: &str = "rewritten";

impl Change {
    /// The payload of a notification. The number comes first because an id may contain a colon.
    fn payload(&self) -> String {
        match self {
            Self::Table { table_id, seq } => format!("{seq}:{table_id}"),
            Self::User { user_id } => format!("{USER}:{user_id}"),
            Self::Rewritten { table_id } => format!("{REWRITTEN}:{table_id}"),
            Self::Everything => String::new(),
        }
    }

    fn from_payload(payload: &str) -> Self {
        let Some((kind, id)) = payload.split_once(':') else { return Self::Everything };
        let id = id.to_owned();
        match (kind, kind.parse()) {
            (USER, _) => Self::User { user_id: id },
            (REWRITTEN, _) => Self::Rewritten { table_id: id },
            (_, Ok(seq)) => Self::Table { table_id: id, seq },
            (_, Err(_)) => Self::Everything,
        }
    }
}

#[derive(Debug)]
pub struct Changes {
    receiver: broadcast::Receiver<Change>,
}

impl Changes {
    /// Waits for the next change; `None` once the store is closed.
    ///
    /// Cancelling is safe: no change is lost.
    pub async fn next(&mut self) -> Option<Change> {
        match self.receiver.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Change::Everything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Bus {
    sender: std::sync::Mutex<Option<broadcast::Sender<Change>>>,
    listener: Option<AbortHandle>,
    heard: Option<Arc<Heard>>,
}

/// When the listening connection was last known to be alive.
#[derive(Debug)]
struct Heard {
    start: Instant,
    /// Milliseconds since the start.
    last: AtomicU64,
}

impl Heard {
    fn new() -> Self {
        Self { start: Instant::now(), last: AtomicU64::new(0) }
    }

    fn now(&self) {
        let millis = u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(millis, Ordering::Relaxed);
    }

    fn is_recent(&self) -> bool {
        let last = Duration::from_millis(self.last.load(Ordering::Relaxed));
        self.start.elapsed().saturating_sub(last) < DEAF
    }
}

impl Bus {
    /// `lost` is called when the listening connection fails, since others may be dead too.
    pub(crate) async fn open(address: &Address, lost: impl Fn() + Send + 'static) -> Result<Self> {
        let (sender, _) = broadcast::channel(BACKLOG);
        let (listener, heard) = match address.backend {
            Backend::Sqlite => (None, None),
            Backend::Postgres => {
                let url = address.options.database_url.to_string();
                let (listener, heard) = (listen(&url).await?, Arc::new(Heard::new()));
                let forward = Forward { url, sender: sender.clone(), heard: heard.clone(), lost };
                (Some(tokio::spawn(forward.run(listener)).abort_handle()), Some(heard))
            }
        };
        Ok(Self { sender: std::sync::Mutex::new(Some(sender)), listener, heard })
    }

    /// Whether changes from other nodes arrive.
    pub(crate) fn is_listening(&self) -> bool {
        self.heard.as_ref().is_none_or(|heard| heard.is_recent())
    }

    pub(crate) fn subscribe(&self) -> Changes {
        // A closed bus gives a receiver that ends at once.
        let closed = || broadcast::channel(1).0;
        let sender = self.sender().clone().unwrap_or_else(closed);
        Changes { receiver: sender.subscribe() }
    }

    pub(crate) fn send(&self, change: Change) {
        if let Some(sender) = &*self.sender() {
            // An error means that there are no subscribers.
            let _ = sender.send(change);
        }
    }

    pub(crate) fn close(&self) {
        self.sender().take();
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }

    fn sender(&self) -> std::sync::MutexGuard<'_, Option<broadcast::Sender<Change>>> {
        self.sender.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        self.close();
    }
}

/// Notifies every node when the transaction commits.
pub(crate) async fn notify(connection: &mut AnyConnection, change: &Change) -> Result<()> {
    sql::run(connection, "SELECT pg_notify($1, $2)::TEXT", (CHANNEL, change.payload())).await?;
    Ok(())
}

async fn listen(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    // A lost connection is replaced below, where its loss is reported.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Forwards notifications. After every reconnect, changes may have been lost.
struct Forward<L> {
    url: String,
    sender: broadcast::Sender<Change>,
    heard: Arc<Heard>,
    lost: L,
}

impl<L: Fn()> Forward<L> {
    async fn run(self, mut listener: PgListener) {
        loop {
            let change = match next(&mut listener).await {
                BusStep::Silence => None,
                BusStep::News(notification) => Some(Change::from_payload(notification.payload())),
                BusStep::Lost => {
                    (self.lost)();
                    listener = listen_again(&self.url).await;
                    Some(Change::Everything)
                }
            };
            self.heard.now();
            if let Some(change) = change {
                // An error means that there are no subscribers.
                let _ = self.sender.send(change);
            }
        }
    }
}

enum BusStep {
    News(PgNotification),
    /// No notification, and the connection is alive.
    Silence,
    Lost,
}

/// Waits for a notification. A silent connection may be half-open, so it is pinged.
async fn next(listener: &mut PgListener) -> BusStep {
    match timeout(SILENCE, listener.try_recv()).await {
        Ok(Ok(Some(notification))) => BusStep::News(notification),
        Ok(Ok(None) | Err(_)) => BusStep::Lost,
        Err(_silent) => match timeout(PATIENCE, listener.execute("SELECT 1")).await {
            Ok(Ok(_)) => BusStep::Silence,
            Ok(Err(_)) | Err(_) => BusStep::Lost,
        },
    }
}

async fn listen_again(url: &str) -> PgListener {
    loop {
        if let Ok(Ok(listener)) = timeout(PATIENCE, listen(url)).await {
            return listener;
        }
        tokio::time::sleep(PAUSE).await;
    }
}
