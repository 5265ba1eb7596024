//! A body must be here in time: a request that nobody answers any more must not wait for it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use hyper::body::Frame;
use tokio::time::{Sleep, sleep};

/// A body that ends with an error when its time is over.
struct Timed {
    body: Body,
    end: Pin<Box<Sleep>>,
}

/// The same request, whose body must be here in time.
pub(crate) fn timed(request: Request, patience: Duration) -> Request {
    request.map(|body| {
        if body.is_end_stream() {
            return body;
        }
        Body::new(Timed { body, end: Box::pin(sleep(patience)) })
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
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        self.body.size_hint()
    }
}
