//! Bodies of requests: each must arrive in time, and one that is refused is still read to its end.

use std::io;
use std::mem;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::header::EXPECT;
use futures_util::StreamExt;
use hyper::body::Frame;
use tokio::runtime::Handle;
use tokio::time::{Sleep, sleep, timeout};

/// Bytes of a refused body that are read and thrown away. A client that is cut off while it sends
/// never sees why.
const DRAINED: usize = 8 << 20;
/// Time limit for draining a refused body.
const LINGER: Duration = Duration::from_secs(5);

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
