//! What every request passes: limits, headers, counters.

mod access;
mod body;

use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::timeout;
use tracing::Instrument;
use words::Locale;

use crate::auth::client::{address, awaited};
use crate::auth::{Visitor, token, visitor};
use crate::core::app::{App, Shared};
use crate::core::guard::guard;
use crate::core::metrics::{Limit, count};
use crate::core::net::net;
use crate::core::problem::Problem;
use crate::core::text::{site, speaking};
use crate::failure::Failure;
use crate::{api, pages};
use access::Access;
pub(crate) use body::bound;
use body::timed;

/// A body that is late is given up so long after its sender was told.
const GRACE: Duration = Duration::from_secs(1);

/// Nothing from elsewhere, nothing inline, no frame. The textures of the sheet are data.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
                   img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Browsers that came by TLS once come by TLS for half a year.
const HSTS: &str = "max-age=15552000";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Answers in the browser's language until the user is known. Log lines name the request.
pub(crate) async fn pass(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let header = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|text| text.to_str().ok());
    let locale = header.and_then(Locale::asked_for).unwrap_or_default();
    let access = Access::new(&request);
    let span = tracing::error_span!("request", id = access.id);
    let answer = async {
        let _awaited = awaited(&mut request);
        let (user, taken) = enter(&app, &mut request).await;
        let response = match taken {
            Ok(()) => admit(&app, request, next).await,
            Err(seconds) => refuse(Problem::too_often(seconds).into(), None, is_api(&request)),
        };
        (user, response)
    };
    let (user, mut response) = speaking(locale, answer).instrument(span).await;
    access.finish(&app, user.as_deref(), &mut response);
    furnish(&app, response.headers_mut());
    response
}

fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api/")
}

/// Whether a path is answered without knowing who asks.
fn is_for_all(path: &str) -> bool {
    path.starts_with("/assets/") || path == "/healthz" || path == "/metrics"
}

/// Counts a request for its address, then for its user or as a stranger of the address. Returns the
/// user, and the seconds to wait if it came too early.
async fn enter(app: &Shared, request: &mut Request) -> (Option<String>, Result<(), u64>) {
    let (limits, now) = (&app.limits, Instant::now());
    let from = net(address(app, request.headers(), request.extensions()));
    let taken = counted(app, Limit::AddressRequests, limits.addresses.take(from, now));
    if taken.is_err() || is_for_all(request.uri().path()) {
        return (None, taken);
    }
    let user = introduce(app, request).await;
    let taken = match &user {
        Some(user) => counted(app, Limit::UserRequests, limits.users.take(user.clone(), now)),
        None => counted(app, Limit::StrangerRequests, limits.strangers.take(from, now)),
    };
    (user, taken)
}

/// The user of a request's token or session. If the database fails, the handler reports it.
async fn introduce(app: &Shared, request: &mut Request) -> Option<String> {
    if is_api(request) && token::token(request.headers()).is_some() {
        let bearer = token::bearer(app, request.headers()).await.ok()?;
        let user_id = bearer.as_ref().map(|bearer| bearer.id.0.clone());
        request.extensions_mut().insert(bearer);
        return user_id;
    }
    visitor::cookie(request.headers())?;
    let visitor = visitor::visitor(app, request.headers()).await.ok()?;
    let user_id = visitor.user.as_ref().map(|user| user.user_id.clone());
    request.extensions_mut().insert(visitor);
    user_id
}

fn counted(app: &Shared, limit: Limit, taken: Result<(), u64>) -> Result<(), u64> {
    taken.inspect_err(|_| {
        count(&app.metrics.throttled);
        app.metrics.limited(limit);
    })
}

/// Lets a request through; it must be here and answered in time.
async fn admit(app: &Shared, request: Request, next: Next) -> Response {
    let (patience, is_api) = (app.config.request_patience, is_api(&request));
    let visitor = request.extensions().get().cloned();
    let request = timed(request, patience + GRACE);
    let problem = match timeout(patience, guard(next.run(request))).await {
        Ok(Ok(response)) => return response,
        Ok(Err(problem)) => Problem { reason: site().internal(), ..problem },
        Err(_) => Problem::too_slow(),
    };
    refuse(problem.into(), visitor.as_ref(), is_api)
}

fn furnish(app: &Shared, headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Tells the problems of handlers: a page for people, JSON for programs.
pub(crate) async fn tell(request: Request, next: Next) -> Response {
    let (is_api, visitor) = (is_api(&request), request.extensions().get().cloned());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Failure>() {
        Some(failure) => refuse(failure, visitor.as_ref(), is_api),
        None => response,
    }
}

fn refuse(failure: Failure, visitor: Option<&Visitor>, is_api: bool) -> Response {
    if is_api { api::told(&failure.problem) } else { pages::failure::show(failure, visitor) }
}
