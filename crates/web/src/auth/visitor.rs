//! The browser that asks: one random cookie, known here by its hash.
//!
//! A visitor without a name has a cookie too, so that the token against forged requests can be
//! computed from it. Taking a name, logging in or out gives a new cookie, so that nobody can plant
//! one (session fixation).

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::{Session, StoreError, User};
use table::UserId;

use crate::app::{App, Shared};
use crate::auth::cookie::Cookie;
use crate::auth::pass::Pass;
use crate::pages;
use crate::preferences::Preferences;
use crate::problem::Problem;
use crate::text::prefer;
use crate::{secret, time};

const DAY: i64 = 86_400_000;
/// A session that is used lasts on.
const LIFE: i64 = 180 * DAY;
/// How long a cookie without prefix serves beside the one that takes its place, for requests that
/// are under way.
const GRACE: i64 = 60_000;
/// Of a session that was never known by a cookie without prefix.
const BOUND: i64 = 1;

/// The browser that asks, and whose it is.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    cookie: String,
    /// Whether the browser does not know the cookie yet.
    is_new: bool,
    pub(crate) user: Option<User>,
}

impl Visitor {
    /// Somebody of whom nothing is known and to whom no cookie is given.
    pub(crate) fn nobody() -> Self {
        Self { cookie: String::new(), is_new: false, user: None }
    }

    pub(crate) fn id(&self) -> Option<UserId> {
        self.user.as_ref().map(|user| UserId(user.user_id.clone()))
    }

    /// The user, or the demand to become one.
    pub(crate) fn need(&self) -> Result<(&User, UserId), Problem> {
        let user = self.user.as_ref().ok_or_else(Problem::not_signed_in)?;
        Ok((user, UserId(user.user_id.clone())))
    }

    /// What every form of this browser carries.
    pub(crate) fn csrf(&self) -> String {
        secret::hash("csrf", &self.cookie)
    }

    /// The same for our script; nobody has none.
    pub(crate) fn page_token(&self) -> Option<String> {
        (!self.cookie.is_empty()).then(|| self.csrf())
    }

    /// By which a session is stored.
    pub(crate) fn session_hash(&self) -> String {
        hash(&self.cookie)
    }

    /// What a socket of this browser comes with.
    pub(crate) fn pass(&self) -> Pass {
        self.id().map_or(Pass::Nobody, |user| Pass::Session(user, self.session_hash()))
    }

    /// A response that gives the browser its cookie if it has none.
    pub(crate) fn with_cookie(&self, app: &Shared, response: impl IntoResponse) -> Response {
        let response = response.into_response();
        if self.is_new { with_cookie(app, &self.cookie, response) } else { response }
    }
}

pub(crate) fn hash(cookie: &str) -> String {
    secret::hash("session", cookie)
}

/// Begins a session and gives the browser its cookie.
pub(crate) async fn begin(
    app: &Shared,
    user_id: &str,
    response: Response,
) -> Result<Response, Problem> {
    let cookie = secret::token()?;
    let now = time::now().0;
    let session = Session {
        user_id: user_id.to_owned(),
        created_at: now,
        expires_at: now + LIFE,
        bound: if app.config.is_secure() { BOUND } else { 0 },
    };
    app.store.create_session(&hash(&cookie), &session).await?;
    Ok(with_cookie(app, &cookie, response))
}

/// Ends the session and gives the browser a cookie of nobody.
pub(crate) async fn end(
    app: &Shared,
    visitor: &Visitor,
    response: Response,
) -> Result<Response, Problem> {
    app.store.delete_session(&visitor.session_hash()).await?;
    Ok(with_cookie(app, &secret::token()?, response))
}

fn with_cookie(app: &Shared, cookie: &str, mut response: Response) -> Response {
    Cookie::Session.give(app, cookie, &mut response);
    response
}

/// The cookie of a request, if it has the form of ours.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    Cookie::Session.of(headers)
}

/// The session of a request. Under TLS a cookie without prefix opens only sessions that began
/// before there was one: another host of the domain may have planted it.
async fn session(app: &Shared, headers: &HeaderMap) -> Result<Option<Session>, Problem> {
    let Some(cookie) = cookie(headers) else {
        return Ok(None);
    };
    let now = time::now().0;
    let is_bound = !app.config.is_secure() || Cookie::Session.bound(headers).is_some();
    let is_open = |session: &Session| is_bound || session.bound == 0 || now < session.bound;
    Ok(app.store.session(&hash(cookie), now).await?.filter(is_open))
}

/// Gives who comes with a cookie from before the prefix the same one with it.
pub(crate) async fn rebind(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_old = app.config.is_secure() && Cookie::Session.bound(headers).is_none();
    let old = cookie(headers).filter(|_| is_old).map(str::to_owned);
    let session = match &old {
        // Where the database fails, the next request will do.
        Some(_) => session(&app, headers).await.ok().flatten(),
        None => None,
    };
    let response = next.run(request).await;
    match (old, session) {
        (Some(cookie), Some(_)) if takes_cookie(&response) => bind(&app, &cookie, response).await,
        _ => response,
    }
}

/// Whether a response may bring a cookie and has none yet.
fn takes_cookie(response: &Response) -> bool {
    response.status() != StatusCode::SWITCHING_PROTOCOLS
        && !response.headers().contains_key(SET_COOKIE)
}

async fn bind(app: &Shared, cookie: &str, mut response: Response) -> Response {
    match app.store.bind_session(&hash(cookie), time::now().0 + GRACE).await {
        Ok(()) => {
            Cookie::Session.give(app, cookie, &mut response);
            Cookie::Session.take_old(&mut response);
        }
        Err(error) => tracing::warn!(%error, "a session is not bound yet"),
    }
    response
}

/// From here on the task speaks the language that whoever asks prefers, if he is known. For answers
/// that are given before anybody is known.
pub(crate) async fn prefer_language(app: &Shared, headers: &HeaderMap) {
    // Where the database fails, the language of the browser will do.
    let _ = visitor(app, headers).await;
}

pub(crate) async fn visitor(app: &Shared, headers: &HeaderMap) -> Result<Visitor, Problem> {
    let session = session(app, headers).await?;
    let is_bound = !app.config.is_secure() || Cookie::Session.bound(headers).is_some();
    let Some(cookie) = cookie(headers).filter(|_| is_bound || session.is_some()) else {
        return Ok(Visitor { cookie: secret::token()?, is_new: true, user: None });
    };
    let (key, now) = (hash(cookie), time::now().0);
    let user = match &session {
        Some(session) => Some(app.store.user(&session.user_id).await?),
        None => None,
    };
    if let Some(locale) = user.as_ref().and_then(|user| Preferences::of(user).language) {
        prefer(locale);
    }
    if session.is_some_and(|session| session.expires_at - now < LIFE - DAY) {
        // There is a day to do it.
        app.store.prolong_session(&key, now + LIFE).await.or_else(StoreError::pass)?;
    }
    Ok(Visitor { cookie: cookie.to_owned(), is_new: false, user })
}

impl FromRequestParts<App> for Visitor {
    type Rejection = pages::Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(visitor(app, &parts.headers).await?)
    }
}
