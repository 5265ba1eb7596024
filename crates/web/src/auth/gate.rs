//! What every request passes: limits, headers, counters.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use tracing::Instrument;
use words::Locale;

use crate::access::Access;
use crate::app::{App, Shared};
use crate::auth::Visitor;
use crate::auth::introduce::introduce;
use crate::auth::net::{self, net};
use crate::body::timed;
use crate::core::problem::Problem;
use crate::guard::guard;
use crate::limited::Limit;
use crate::metrics::count;
use crate::text::{site, speaking};
use crate::{api, gone, pages};

/// A body that is late is given up so long after its sender was told.
const GRACE: Duration = Duration::from_secs(1);

/// Nothing from elsewhere, nothing inline, no frame. The textures of the sheet are data.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                   connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Browsers that came by TLS once come by TLS for half a year.
const HSTS: &str = "max-age=15552000";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self(address(app, &parts.headers, &parts.extensions)))
    }
}

/// The peer, or whom a proxy that is trusted names last; of IPv6, the network.
fn address(app: &Shared, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = || {
        let value = headers.get_all("x-forwarded-for").into_iter().next_back()?;
        net::named(value.to_str().ok()?.rsplit(',').next()?.trim())
    };
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let named = if app.config.trust_proxy { forwarded() } else { None };
    named.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Answers in the language that the browser asks for, until it is known who asks. Every line of
/// the log that is written meanwhile names the request.
pub(crate) async fn pass(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let header = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|text| text.to_str().ok());
    let locale = header.and_then(Locale::asked_for).unwrap_or_default();
    let access = Access::new(&request);
    let span = tracing::error_span!("request", id = access.id);
    let answer = async {
        let _awaited = gone::awaited(&mut request);
        let (user, taken) = enter(&app, &mut request).await;
        let response = match taken {
            Ok(()) => {
                let visitor = request.extensions().get().cloned().unwrap_or_else(Visitor::nobody);
                visitor.asks(admit(&app, request, next)).await
            }
            Err(seconds) => refuse(Problem::too_often(seconds), is_api(&request)),
        };
        (user, response)
    };
    let (user, mut response) = speaking(locale, answer).instrument(span).await;
    access.finish(&app, user.as_deref(), &mut response);
    furnish(&app, response.headers_mut());
    response
}

pub(crate) fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api/")
}

/// Whether a path is answered without knowing who asks.
fn is_for_all(path: &str) -> bool {
    path.starts_with("/assets/") || path == "/healthz" || path == "/metrics"
}

/// Counts a request: for its address, then for its user, whatever session or token they use, or
/// among the strangers of its address. Gives the user, and the seconds to wait where it is too
/// early.
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

fn counted(app: &Shared, limit: Limit, taken: Result<(), u64>) -> Result<(), u64> {
    taken.inspect_err(|_| {
        count(&app.metrics.throttled);
        app.metrics.limited(limit);
    })
}

/// Lets a request through; it must be here and answered in time.
async fn admit(app: &Shared, request: Request, next: Next) -> Response {
    let (patience, is_api) = (app.config.request_patience, is_api(&request));
    let request = timed(request, patience + GRACE);
    match timeout(patience, guard(next.run(request))).await {
        Ok(Ok(response)) => response,
        Ok(Err(problem)) => refuse(Problem { reason: site().internal(), ..problem }, is_api),
        Err(_) => refuse(Problem::too_slow(), is_api),
    }
}

/// The headers of every answer.
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

pub(crate) fn refuse(problem: Problem, is_api: bool) -> Response {
    if is_api {
        api::Failure::from(problem).into_response()
    } else {
        pages::Failure::from(problem).into_response()
    }
}
