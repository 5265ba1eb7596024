//! What other nodes, or requests that were given up, have written.
//!
//! News is noted at once, each table and each user once, and read by a few runners: a table that is
//! slow to write, or long to read, keeps no other news waiting.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{Change, StoreError};
use table::UserId;
use tokio::sync::Notify;

use crate::core::app::App;
use crate::core::guard::{guard, lock};
use crate::core::problem::Problem;

/// Errands under way at a time.
const RUNNERS: usize = 8;
/// Viewers of one table ask for the same within this time.
const MOMENT: Duration = Duration::from_millis(500);

pub(crate) async fn follow(app: App) {
    let mut changes = app.store.subscribe();
    let errands = Arc::new(Errands::default());
    for _ in 0..RUNNERS {
        tokio::spawn(run(app.clone(), errands.clone()));
    }
    loop {
        let change = tokio::select! {
            () = app.stopped() => return,
            change = changes.next() => change,
        };
        match change {
            None => return,
            Some(Change::Table { table_id, seq }) => {
                if app.hub.known(&table_id).is_some_and(|open| open.now().seq() < seq) {
                    errands.note(Errand::Table(table_id), Extent::News);
                }
            }
            Some(Change::Rewritten { table_id }) => {
                errands.note(Errand::Table(table_id), Extent::Whole);
            }
            Some(Change::User { user_id }) => {
                let user = UserId(user_id);
                app.passes.doubt(Some(&user));
                errands.note(Errand::User(user), Extent::Whole);
            }
            Some(Change::Everything) => {
                app.passes.doubt(None);
                for open in app.hub.all() {
                    errands.note(Errand::Table(open.id()), Extent::Whole);
                }
            }
        }
    }
}

/// Drops what tables were shown a moment ago, until the server stops.
pub(crate) async fn forget(app: App) {
    loop {
        tokio::select! {
            () = app.stopped() => return,
            () = tokio::time::sleep(MOMENT) => {}
        }
        for open in app.hub.all() {
            open.now().forget_shown(MOMENT);
        }
    }
}

#[derive(Debug, PartialEq)]
enum Errand {
    Table(String),
    User(UserId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    /// What is not in memory.
    News,
    /// All of it: entries of it, or names at it, may be others now.
    Whole,
}

#[derive(Debug, Default)]
struct Errands {
    waiting: Mutex<FollowWait>,
    more: Notify,
}

#[derive(Debug, Default)]
struct FollowWait {
    tables: BTreeMap<String, Extent>,
    users: BTreeSet<UserId>,
}

impl Errands {
    fn note(&self, errand: Errand, extent: Extent) {
        let mut waiting = lock(&self.waiting);
        match errand {
            Errand::Table(id) => {
                let noted = waiting.tables.entry(id).or_insert(extent);
                *noted = extent.max(*noted);
            }
            Errand::User(user) => drop(waiting.users.insert(user)),
        }
        drop(waiting);
        self.more.notify_one();
    }

    /// The next errand. Users come first: they are few, and read quickly.
    fn take(&self) -> Option<(Errand, Extent)> {
        let mut waiting = lock(&self.waiting);
        if let Some(user) = waiting.users.pop_first() {
            return Some((Errand::User(user), Extent::Whole));
        }
        let (table, extent) = waiting.tables.pop_first()?;
        Some((Errand::Table(table), extent))
    }
}

/// Reads what is noted, one thing after another, until the server stops.
async fn run(app: App, errands: Arc<Errands>) {
    loop {
        let Some((errand, extent)) = errands.take() else {
            tokio::select! {
                () = app.stopped() => return,
                () = errands.more.notified() => continue,
            }
        };
        // Another runner may have slept through the news of what is left.
        errands.more.notify_one();
        let shared = app.clone();
        let read = guard(Box::pin(async move { read(&shared, errand, extent).await })).await;
        if let Err(problem) = read.flatten() {
            tracing::warn!(reason = problem.reason, "news is not taken in");
        }
        app.bots.notify_one();
        app.clocks.notify_one();
    }
}

async fn read(app: &App, errand: Errand, extent: Extent) -> Result<(), Problem> {
    let user = match errand {
        Errand::Table(id) => {
            let Some(open) = app.hub.known(&id) else { return Ok(()) };
            if extent == Extent::News {
                return open.catch_up(&app.store).await;
            }
            let _turn = app.hub.reading().await;
            return open.write().await.read_again(&app.store).await;
        }
        Errand::User(user) => user,
    };
    let name = match app.store.user(&user.0).await {
        Ok(user) => Some(user.name),
        Err(StoreError::NotFound { .. }) => None,
        Err(error) => return Err(error.into()),
    };
    app.hub.rename(&user, name.as_deref()).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_one_table_is_one_errand() {
        let (errands, table) = (Errands::default(), || Errand::Table("t".to_owned()));
        for extent in [Extent::News, Extent::Whole, Extent::News] {
            errands.note(table(), extent);
        }
        errands.note(Errand::User("anna".into()), Extent::Whole);
        assert_eq!(errands.take(), Some((Errand::User("anna".into()), Extent::Whole)));
        assert_eq!(errands.take(), Some((table(), Extent::Whole)));
        assert_eq!(errands.take(), None);
    }
}
