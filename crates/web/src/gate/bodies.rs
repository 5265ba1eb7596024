//! How much a request may bring.

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::UserId;

use crate::auth::{Bearer, Visitor};
use crate::core::app::{App, Shared};
use crate::core::limits::WAIT;
use crate::core::metrics::Limit;
use crate::core::problem::Problem;
use crate::failure::Failure;

/// Bytes from users who are not known: a form to sign in.
const STRANGER: usize = 32 << 10;
/// Bytes from users: options with a deck of 64 KiB, of which a form makes up to 192.
const USER: usize = 256 << 10;
/// Bytes of a record of a long game.
const RECORD: usize = 2 << 20;
/// Where records are brought.
const RECORD_PATHS: [&str; 2] = ["/import", "/api/v1/records"];

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
    let Some(_turn) = app.importers.turn(user) else {
        app.metrics.limited(Limit::Imports);
        return Failure::from(Problem::too_often(WAIT.as_secs())).into_response();
    };
    match app.importers.hold().await {
        Ok(_place) => next.run(request).await,
        Err(problem) => {
            app.metrics.limited(Limit::Imports);
            Failure::from(problem).into_response()
        }
    }
}
