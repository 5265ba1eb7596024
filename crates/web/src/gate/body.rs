//! Bodies of requests: each is bounded and must arrive in time, and one that is refused is still read
//! to its end.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use std::{io, mem};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::Method;
use axum::http::header::EXPECT;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use hyper::body::Frame;
use table::UserId;
use tokio::runtime::Handle;
use tokio::time::{Sleep, sleep, timeout};

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
/// Bytes of the record of a long game.
const RECORD: usize = 2 << 20;
const RECORD_PATHS: [&str; 2] = ["/import", "/api/v1/records"];
/// Bytes read of a refused body: a client that is cut off while sending never sees the reason.
const DRAINED: usize = 8 << 20;
/// Time limit for draining a refused body.
const LINGER: Duration = Duration::from_secs(5);

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

/// A body that ends with an error when its time is over.
struct Timed {
    body: Body,
    end: Pin<Box<Sleep>>,
    /// Whether the client sends it: one that expects a `100 Continue` waits for the first read.
    is_sent: bool,
}

/// The same request, whose body must be here in time.
pub(crate) fn timed(request: Request, patience: Duration) -> Request {
    let is_sent = !request.headers().contains_key(EXPECT);
    request.map(|body| {
        if body.is_end_stream() {
            return body;
        }
        Body::new(Timed { body, end: Box::pin(sleep(patience)), is_sent })
    })
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.end.as_mut().poll(context).is_ready() {
            let late = axum::Error::new(io::Error::from(io::ErrorKind::TimedOut));
            return Poll::Ready(Some(Err(late)));
        }
        self.is_sent = true;
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        if !self.is_sent || self.body.is_end_stream() || self.end.is_elapsed() {
            return;
        }
        if let Ok(runtime) = Handle::try_current() {
            let rest = mem::take(&mut self.body);
            runtime.spawn(async { timeout(LINGER, drain(rest)).await });
        }
    }
}

async fn drain(body: Body) {
    let mut left = DRAINED;
    let mut pieces = body.into_data_stream();
    while let Some(Ok(piece)) = pieces.next().await {
        match left.checked_sub(piece.len()) {
            Some(rest) => left = rest,
            None => return,
        }
    }
}
