//! Tables in memory: each with one writer at a time, and readers that see whole states only.
//!
//! A command goes from [`command()`] to the table, then to the store, and only then into
//! memory and to those who watch. Nothing is acknowledged before it is stored.

mod command;
mod create;
mod kept;
mod lesson;
mod open;
mod summary;
mod viewer;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::{Change, StoreError};
use table::UserId;

use crate::app::{App, Shared};
use crate::guard::guard;
use crate::problem::Problem;

pub(crate) use command::{Order, command};
pub(crate) use create::{create, open, rematch};
pub(crate) use kept::{Kept, Shape};
pub(crate) use lesson::{Subject, last_lesson, lesson};
pub(crate) use open::Open;
pub(crate) use summary::About;
pub(crate) use viewer::Viewer;

/// As many tables stay in memory without anybody looking.
const MAX_IDLE: usize = 2_048;

/// Tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    tables: Mutex<HashMap<String, Arc<Open>>>,
}

impl Hub {
    /// The table if it is in memory.
    fn known(&self, id: &str) -> Option<Arc<Open>> {
        self.lock().get(id).cloned()
    }

    /// Keeps a table, unless another request was faster: then its table is the one.
    fn keep(&self, open: Arc<Open>) -> Arc<Open> {
        let mut tables = self.lock();
        if tables.len() >= MAX_IDLE {
            tables.retain(|_, open| Arc::strong_count(open) > 1);
        }
        let id = open.id();
        tables.entry(id).or_insert(open).clone()
    }

    fn all(&self) -> Vec<Arc<Open>> {
        self.lock().values().cloned().collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Open>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has another name now.
    pub(crate) async fn rename(&self, user: &UserId, name: Option<&str>) {
        for open in self.all() {
            open.rename(user, name).await;
        }
    }
}

impl Shared {
    /// A table, from memory or from the store.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Open>, Problem> {
        if let Some(open) = self.hub.known(id) {
            self.refresh(&open).await?;
            return Ok(open);
        }
        let open = Open::load(&self.store, id).await?;
        Ok(self.hub.keep(Arc::new(open)))
    }
}

impl Shared {
    /// Takes in what another node has written: who was answered there must find it here, even before
    /// the news arrives.
    async fn refresh(&self, open: &Open) -> Result<(), Problem> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let (id, seq) = (open.id(), open.now().seq);
        if self.store.last_entry(&id).await? > seq {
            open.catch_up(&self.store).await?;
        }
        Ok(())
    }
}

/// Takes in what other nodes, or requests that were given up, have written.
pub(crate) async fn follow(app: App) {
    let mut changes = app.store.subscribe();
    loop {
        let change = tokio::select! {
            () = app.stopped() => return,
            change = changes.next() => change,
        };
        match change {
            None => return,
            Some(Change::Table { table_id, seq }) => {
                if let Some(open) = app.hub.known(&table_id)
                    && open.now().seq < seq
                {
                    catch_up(&app, open).await;
                }
            }
            Some(Change::User { user_id }) => read_name(&app, UserId(user_id)).await,
            Some(Change::Everything) => {
                for open in app.hub.all() {
                    catch_up(&app, open).await;
                }
            }
        }
    }
}

/// Takes in what a user is called now, wherever that was changed.
async fn read_name(app: &App, user: UserId) {
    let name = match app.store.user(&user.0).await {
        Ok(user) => Some(user.name),
        Err(StoreError::NotFound { .. }) => None,
        Err(error) => {
            tracing::warn!(%error, "cannot read a name");
            return;
        }
    };
    app.hub.rename(&user, name.as_deref()).await;
}

async fn catch_up(app: &App, open: Arc<Open>) {
    let (id, store) = (open.id(), app.store.clone());
    let caught_up = guard(async move { open.catch_up(&store).await }).await;
    if let Err(problem) = caught_up.flatten() {
        tracing::warn!(table = id, reason = problem.reason, "cannot catch up");
    }
    app.bots.notify_waiters();
    app.clocks.notify_one();
}
