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
use words::Locale;

use crate::app::{App, Shared};
use crate::auth::visitor::prefer_language;
use crate::auth::{token, visitor};
use crate::guard::guard;
use crate::metrics::count;
use crate::problem::Problem;
use crate::text::{site, speaking};
use crate::{api, gone, pages};

/// A request must be here and answered in this time; a socket is opened in it.
const PATIENCE: Duration = Duration::from_secs(30);

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

/// The peer, or whom a proxy that is trusted names last.
fn address(app: &Shared, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = || {
        let value = headers.get_all("x-forwarded-for").into_iter().next_back()?;
        value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let named = if app.config.trust_proxy { forwarded() } else { None };
    named.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Answers in the language that the browser asks for, until it is known who asks.
pub(crate) async fn pass(State(app): State<App>, request: Request, next: Next) -> Response {
    let header = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|text| text.to_str().ok());
    let locale = header.and_then(Locale::asked_for).unwrap_or_default();
    speaking(locale, admit(app, request, next)).await
}

/// Lets a request through, unless its session or its address asks too often.
async fn admit(app: App, mut request: Request, next: Next) -> Response {
    let _awaited = gone::awaited(&mut request);
    let is_asset = request.uri().path().starts_with("/assets/");
    let is_api = request.uri().path().starts_with("/api/");
    let headers = request.headers().clone();
    let mut response = match take(&app, &request) {
        Err(wait) if !is_asset => {
            count(&app.metrics.throttled);
            if wait.is_session {
                prefer_language(&app, &headers).await;
            }
            refuse(Problem::too_often(wait.seconds), is_api)
        }
        Ok(()) | Err(_) => match timeout(PATIENCE, guard(next.run(request))).await {
            Ok(Ok(response)) => response,
            Ok(Err(problem)) => {
                prefer_language(&app, &headers).await;
                refuse(Problem { reason: site().internal(), ..problem }, is_api)
            }
            Err(_) => {
                prefer_language(&app, &headers).await;
                refuse(Problem::too_slow(), is_api)
            }
        },
    };
    count(&app.metrics.requests);
    if response.status().is_server_error() {
        count(&app.metrics.errors);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A request that comes too early.
struct Wait {
    seconds: u64,
    /// Whether it is for its session, which is known then: an address that floods us with sessions
    /// that are none costs no look into the database.
    is_session: bool,
}

/// The session first, so that many people behind one address do not hinder each other.
fn take(app: &Shared, request: &Request) -> Result<(), Wait> {
    let (headers, now) = (request.headers(), Instant::now());
    let cookie = visitor::cookie(headers).map(visitor::hash);
    let session = token::token(headers).map(token::hash).or(cookie);
    if let Some(session) = session {
        let taken = app.limits.sessions.take(session, now);
        taken.map_err(|seconds| Wait { seconds, is_session: true })?;
    }
    let taken = app.limits.addresses.take(address(app, headers, request.extensions()), now);
    taken.map_err(|seconds| Wait { seconds, is_session: false })
}

fn refuse(problem: Problem, is_api: bool) -> Response {
    if is_api {
        api::Failure::from(problem).into_response()
    } else {
        pages::Failure::from(problem).into_response()
    }
}
