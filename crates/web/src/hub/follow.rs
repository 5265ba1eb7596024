//! What other nodes, or requests that were given up, have written.

use std::sync::Arc;

use store::{Change, StoreError};
use table::UserId;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::guard::guard;
use crate::hub::Open;
use crate::problem::Problem;

/// As much news is taken in at a time: a table that is slow to write keeps none of the others
/// waiting.
const AT_A_TIME: usize = 16;

/// Takes in news until the server stops.
pub(crate) async fn follow(app: App) {
    let mut changes = app.store.subscribe();
    let runners = Runners { app: app.clone(), free: Arc::new(Semaphore::new(AT_A_TIME)) };
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
                    runners.send(Errand::CatchUp(open)).await;
                }
            }
            Some(Change::Rewritten { table_id }) => {
                if let Some(open) = app.hub.known(&table_id) {
                    runners.send(Errand::ReadAgain(open)).await;
                }
            }
            Some(Change::User { user_id }) => {
                let user = UserId(user_id);
                app.passes.doubt(Some(&user));
                runners.send(Errand::ReadName(user)).await;
            }
            Some(Change::Everything) => {
                app.passes.doubt(None);
                for open in app.hub.all() {
                    runners.send(Errand::ReadAgain(open)).await;
                }
            }
        }
    }
}

/// What is to be read.
enum Errand {
    /// The entries of a table that are not in memory.
    CatchUp(Arc<Open>),
    /// A table from its start: entries of it, or names at it, may be others now.
    ReadAgain(Arc<Open>),
    /// What a user is called.
    ReadName(UserId),
}

struct Runners {
    app: App,
    free: Arc<Semaphore>,
}

impl Runners {
    /// Waits for a free runner, not for what it does.
    async fn send(&self, errand: Errand) {
        // The semaphore is never closed.
        let Ok(place) = self.free.clone().acquire_owned().await else {
            return;
        };
        let app = self.app.clone();
        tokio::spawn(async move {
            let run = guard(Box::pin(run(app.clone(), errand))).await;
            if let Err(problem) = run.flatten() {
                tracing::warn!(reason = problem.reason, "news is not taken in");
            }
            app.bots.notify_one();
            app.clocks.notify_one();
            drop(place);
        });
    }
}

async fn run(app: App, errand: Errand) -> Result<(), Problem> {
    match errand {
        Errand::CatchUp(open) => open.catch_up(&app.store).await,
        Errand::ReadAgain(open) => open.write().await.read_again(&app.store).await,
        Errand::ReadName(user) => {
            let name = match app.store.user(&user.0).await {
                Ok(user) => Some(user.name),
                Err(StoreError::NotFound { .. }) => None,
                Err(error) => return Err(error.into()),
            };
            app.hub.rename(&user, name.as_deref()).await;
            Ok(())
        }
    }
}
