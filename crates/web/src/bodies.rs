//! How much a request may bring, and how many large ones are in memory at a time.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use table::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::app::{App, Shared};
use crate::auth::{Bearer, Visitor, gate};
use crate::core::problem::Problem;
use crate::crowd::Crowd;
use crate::limited::Limit;

/// Bytes from users who are not known: a form to sign in.
const STRANGER: usize = 32 << 10;
/// Bytes from users: options with a deck of 64 KiB, of which a form makes up to 192.
const USER: usize = 256 << 10;
/// Bytes of a record of a long game.
const RECORD: usize = 2 << 20;
/// Where records are brought.
const RECORD_PATHS: [&str; 2] = ["/import", "/api/v1/records"];
/// Records that are in memory at a time.
const MAX_HELD: usize = 8;
/// Records that are replayed at a time.
const MAX_REPLAYED: usize = 2;
/// Scenarios that are played at a time.
const MAX_JUDGED: usize = 1;
/// How long a request waits for a place that others have.
pub(crate) const WAIT: Duration = Duration::from_secs(2);

/// Places for those who bring records.
#[derive(Debug)]
pub(crate) struct Importers {
    users: Arc<Crowd<UserId>>,
    held: Arc<Semaphore>,
    replayed: Arc<Semaphore>,
    judged: Arc<Semaphore>,
}

impl Default for Importers {
    fn default() -> Self {
        Self {
            users: Crowd::new(1),
            held: Arc::new(Semaphore::new(MAX_HELD)),
            replayed: Arc::new(Semaphore::new(MAX_REPLAYED)),
            judged: Arc::new(Semaphore::new(MAX_JUDGED)),
        }
    }
}

impl Importers {
    /// A place to replay a record, to be kept as long as the work goes on.
    pub(crate) async fn replay(&self) -> Result<OwnedSemaphorePermit, Problem> {
        place(&self.replayed).await
    }

    /// A place to play a scenario.
    pub(crate) async fn judge(&self) -> Result<OwnedSemaphorePermit, Problem> {
        place(&self.judged).await
    }
}

/// A place that is free soon, or a problem.
pub(crate) async fn place(places: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Problem> {
    let place = timeout(WAIT, places.clone().acquire_owned()).await;
    let place = place.map_err(|_elapsed| Problem::overloaded())?;
    place.map_err(|error| Problem::internal(&error))
}

/// Bounds the body of a request before any of it is read.
pub(crate) async fn bound(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(user) = user(&request) else {
        DefaultBodyLimit::max(STRANGER).apply(&mut request);
        return next.run(request).await;
    };
    if is_record(&request) {
        DefaultBodyLimit::max(RECORD).apply(&mut request);
        return bring(&app, user, request, next).await;
    }
    DefaultBodyLimit::max(USER).apply(&mut request);
    next.run(request).await
}

fn is_record(request: &Request) -> bool {
    request.method() == Method::POST && RECORD_PATHS.contains(&request.uri().path())
}

/// Whom the gate has found out.
fn user(request: &Request) -> Option<UserId> {
    let extensions = request.extensions();
    let bearer = extensions.get::<Option<Bearer>>().and_then(Option::as_ref);
    let visitor = || extensions.get::<Visitor>().and_then(Visitor::id);
    bearer.map(|bearer| bearer.id.clone()).or_else(visitor)
}

/// Lets a record in, one of each user at a time.
async fn bring(app: &Shared, user: UserId, request: Request, next: Next) -> Response {
    let Some(_turn) = app.importers.users.enter(user) else {
        app.metrics.limited(Limit::Imports);
        return gate::refuse(Problem::too_often(WAIT.as_secs()), gate::is_api(&request));
    };
    match place(&app.importers.held).await {
        Ok(_place) => next.run(request).await,
        Err(problem) => {
            app.metrics.limited(Limit::Imports);
            gate::refuse(problem, gate::is_api(&request))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::problem::Code;

    #[tokio::test]
    async fn who_finds_no_place_is_told_soon() {
        let importers = Importers::default();
        let first = importers.replay().await;
        let _second = importers.replay().await;
        let third = importers.replay().await.map(drop).map_err(|problem| problem.code);
        assert_eq!(third, Err(Code::Busy));
        drop(first);
        assert!(importers.replay().await.is_ok());
    }
}
