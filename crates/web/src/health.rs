//! Whether the site can serve: the database answers, and news of other nodes arrives.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::app::{App, Shared};

/// A database that takes longer to answer is no help.
const PATIENCE: Duration = Duration::from_secs(3);
/// An answer holds for this time, however many ask.
const FRESH: Duration = Duration::from_secs(1);

/// What was found when it was last looked for.
#[derive(Debug, Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Finding)>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finding {
    Healthy,
    /// The database does not answer.
    NoDatabase,
    /// What other nodes write is not heard of.
    NoNews,
}

impl Finding {
    const fn told(self) -> (StatusCode, &'static str) {
        match self {
            Self::Healthy => (StatusCode::OK, "ok\n"),
            Self::NoDatabase => (StatusCode::SERVICE_UNAVAILABLE, "database\n"),
            Self::NoNews => (StatusCode::SERVICE_UNAVAILABLE, "news\n"),
        }
    }
}

/// Tells how the site is. The log tells of changes only.
pub(crate) async fn show(State(app): State<App>) -> Response {
    let mut last = app.health.last.lock().await;
    if let Some((at, finding)) = *last
        && at.elapsed() < FRESH
    {
        return finding.told().into_response();
    }
    let finding = look(&app).await;
    if last.is_some_and(|(_, before)| before != finding) {
        tracing::error!(?finding, "health");
    }
    *last = Some((Instant::now(), finding));
    finding.told().into_response()
}

async fn look(app: &Shared) -> Finding {
    match timeout(PATIENCE, app.store.ping()).await {
        Ok(Ok(())) if app.store.is_listening() => Finding::Healthy,
        Ok(Ok(())) => Finding::NoNews,
        Ok(Err(_)) | Err(_) => Finding::NoDatabase,
    }
}
