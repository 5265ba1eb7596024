//! News for who shows tables: in this process for SQLite, over all nodes for PostgreSQL.

use std::time::Duration;

use sqlx::AnyConnection;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use crate::Result;
use crate::address::{Address, Backend};

const CHANNEL: &str = "trivium";
/// How much news a slow subscriber may leave unread before he is told to read everything.
const BACKLOG: usize = 1024;
/// How long to wait before PostgreSQL is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// Something happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The log of a table reaches this number now.
    Table {
        /// The table.
        table_id: String,
        /// The number of its last entry.
        seq: i64,
    },
    /// A user has another name, or fewer sessions or tokens, or is gone.
    User {
        /// The user.
        user_id: String,
    },
    /// News may have been lost: every table and every user has to be read again.
    Everything,
}

/// What stands before the id in the payload of a change of a user.
const USER: &str = "user";

impl Change {
    /// The payload of a notification. The number comes first, because an id may hold a colon.
    fn payload(&self) -> String {
        match self {
            Self::Table { table_id, seq } => format!("{seq}:{table_id}"),
            Self::User { user_id } => format!("{USER}:{user_id}"),
            Self::Everything => String::new(),
        }
    }

    fn from_payload(payload: &str) -> Self {
        let Some((kind, id)) = payload.split_once(':') else {
            return Self::Everything;
        };
        if kind == USER {
            return Self::User { user_id: id.to_owned() };
        }
        match kind.parse() {
            Ok(seq) => Self::Table { table_id: id.to_owned(), seq },
            Err(_) => Self::Everything,
        }
    }
}

/// What changes, as it changes.
#[derive(Debug)]
pub struct Changes {
    receiver: broadcast::Receiver<Change>,
}

impl Changes {
    /// Waits for the next change. `None` once the store is closed.
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

/// Carries changes to subscribers.
#[derive(Debug)]
pub(crate) struct Bus {
    sender: std::sync::Mutex<Option<broadcast::Sender<Change>>>,
    listener: Option<AbortHandle>,
}

impl Bus {
    pub(crate) async fn open(address: &Address) -> Result<Self> {
        let (sender, _) = broadcast::channel(BACKLOG);
        let listener = match address.backend {
            Backend::Sqlite => None,
            Backend::Postgres => {
                let url = address.options.database_url.to_string();
                let listener = listen(&url).await?;
                Some(tokio::spawn(forward(url, listener, sender.clone())).abort_handle())
            }
        };
        Ok(Self { sender: std::sync::Mutex::new(Some(sender)), listener })
    }

    pub(crate) fn subscribe(&self) -> Changes {
        // A closed bus gives a receiver that ends at once.
        let closed = || broadcast::channel(1).0;
        let sender = self.sender().clone().unwrap_or_else(closed);
        Changes { receiver: sender.subscribe() }
    }

    /// Tells the subscribers of this process.
    pub(crate) fn send(&self, change: Change) {
        if let Some(sender) = &*self.sender() {
            // An error means that nobody listens.
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

/// Tells every node, at the moment the transaction is committed.
pub(crate) async fn notify(connection: &mut AnyConnection, change: &Change) -> Result<()> {
    sqlx::query("SELECT pg_notify($1, $2)::TEXT")
        .bind(CHANNEL)
        .bind(change.payload())
        .execute(connection)
        .await?;
    Ok(())
}

async fn listen(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes notifications on. Whenever the connection was lost, news may have been lost with it.
async fn forward(url: String, mut listener: PgListener, sender: broadcast::Sender<Change>) {
    loop {
        let change = match listener.try_recv().await {
            Ok(Some(notification)) => Change::from_payload(notification.payload()),
            Ok(None) => Change::Everything,
            Err(_) => {
                listener = listen_again(&url).await;
                Change::Everything
            }
        };
        // An error means that nobody listens.
        let _ = sender.send(change);
    }
}

async fn listen_again(url: &str) -> PgListener {
    loop {
        tokio::time::sleep(PAUSE).await;
        if let Ok(listener) = listen(url).await {
            return listener;
        }
    }
}
