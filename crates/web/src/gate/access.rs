//! One request as its host sees it: a number, a line in the log, a place in the figures.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::response::Response;

use crate::core::app::Shared;
use crate::core::metrics::count;
use crate::core::secret;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Digits of the hash of a user in the log.
const DIGITS: usize = 16;

#[derive(Debug)]
pub(crate) struct Access {
    /// Names the request in the log and in the answer.
    pub(crate) id: String,
    method: &'static str,
    route: Option<MatchedPath>,
    start: Instant,
}

impl Access {
    pub(crate) fn new(request: &Request) -> Self {
        Self {
            // Without random numbers a request goes unnamed.
            id: secret::id().unwrap_or_default(),
            method: name(request.method()),
            route: request.extensions().get().cloned(),
            start: Instant::now(),
        }
    }

    /// Counts and logs the answer, and names the request in it.
    pub(crate) fn finish(self, app: &Shared, user: Option<&str>, response: &mut Response) {
        let (time, status) = (self.start.elapsed(), response.status());
        let route = self.route.as_ref().map(MatchedPath::as_str);
        count(&app.metrics.requests);
        if status.is_server_error() {
            count(&app.metrics.errors);
        }
        app.metrics.request_times.observe(route, time);
        if app.config.access_log {
            let user = user.map(|user| secret::hash("access", user));
            tracing::info!(
                target: "access",
                method = self.method,
                route = route.unwrap_or("other"),
                status = status.as_u16(),
                milliseconds = (time.as_secs_f64() * 1e6).round() / 1e3,
                user = user.as_deref().map_or("", |hash| &hash[..DIGITS]),
                id = self.id,
            );
        }
        if let Ok(id) = HeaderValue::from_str(&self.id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
    }
}

/// A method of ours; anybody can make up others.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}
