//! The browser that asks: one random cookie, known here by its hash.
//!
//! A visitor without a name has a cookie too, so that the token against forged requests can be
//! computed from it. Taking a name, logging in or out gives a new cookie, so that nobody can plant
//! one (session fixation).

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::{Session, StoreError, User};
use table::UserId;

use crate::auth::cookie::Cookie;
use crate::core::app::{App, Shared};
use crate::core::credentials::Pass;
use crate::core::preferences::Preferences;
use crate::core::problem::Problem;
use crate::core::text::prefer;
use crate::core::{secret, time};
use crate::failure::Failure;

const DAY: i64 = 86_400_000;
/// A session that is used lasts on.
const LIFE: i64 = 180 * DAY;
/// How long the cookie without prefix is still accepted, for pending requests, in milliseconds.
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
    /// A browser of which nothing is known and to which no cookie is given.
    pub(crate) fn nobody() -> Self {
        Self { cookie: String::new(), is_new: false, user: None }
    }

    /// The browser that sent a request, whose session the gate has looked up.
    pub(crate) async fn of(
        app: &Shared,
        headers: &HeaderMap,
        extensions: &Extensions,
    ) -> Result<Self, Problem> {
        match extensions.get::<Self>() {
            Some(known) => Ok(known.clone()),
            None => visitor(app, headers).await,
        }
    }

    pub(crate) fn id(&self) -> Option<UserId> {
        self.user.as_ref().map(|user| UserId(user.user_id.clone()))
    }

    pub(crate) fn need(&self) -> Result<(&User, UserId), Problem> {
        let user = self.user.as_ref().ok_or_else(Problem::not_signed_in)?;
        Ok((user, UserId(user.user_id.clone())))
    }

    pub(crate) fn csrf(&self) -> String {
        secret::hash("csrf", &self.cookie)
    }

    /// The same for our script; nobody has none.
    pub(crate) fn page_token(&self) -> Option<String> {
        (!self.cookie.is_empty()).then(|| self.csrf())
    }

    pub(crate) fn session_hash(&self) -> String {
        hash(&self.cookie)
    }

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

/// Whether another host of the domain cannot have planted the cookie of a request.
fn is_bound(app: &Shared, headers: &HeaderMap) -> bool {
    !app.config.is_secure() || Cookie::Session.bound(headers).is_some()
}

/// The session of a cookie. A cookie without prefix opens only sessions older than the prefix.
async fn session(
    app: &Shared,
    cookie: &str,
    is_bound: bool,
) -> Result<Option<Session>, StoreError> {
    let now = time::now().0;
    let is_open = |session: &Session| is_bound || session.bound == 0 || now < session.bound;
    Ok(app.store.session(&hash(cookie), now).await?.filter(is_open))
}

/// Replaces a cookie without prefix by the same one with it. The old one is removed only once the
/// browser has shown the new one, since an answer may be lost.
pub(crate) async fn rebind(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let old = Cookie::Session.old(headers).filter(|_| app.config.is_secure()).map(str::to_owned);
    let is_bound = is_bound(&app, headers);
    let mut response = next.run(request).await;
    let Some(old) = old.filter(|_| takes_cookie(&response)) else { return response };
    if is_bound {
        Cookie::Session.take_old(&mut response);
    } else if matches!(session(&app, &old, false).await, Ok(Some(_))) {
        Cookie::Session.give(&app, &old, &mut response);
    }
    response
}

/// Whether a response may set a cookie and does not yet. A response for shared caches may not.
fn takes_cookie(response: &Response) -> bool {
    let headers = response.headers();
    response.status() != StatusCode::SWITCHING_PROTOCOLS
        && !headers.contains_key(SET_COOKIE)
        && !headers.contains_key(CACHE_CONTROL)
}

pub(crate) async fn visitor(app: &Shared, headers: &HeaderMap) -> Result<Visitor, Problem> {
    let stranger = || Ok(Visitor { cookie: secret::token()?, is_new: true, user: None });
    let Some(cookie) = cookie(headers) else { return stranger() };
    let is_bound = is_bound(app, headers);
    let session = session(app, cookie, is_bound).await?;
    if session.is_none() && !is_bound {
        return stranger();
    }
    let user = match &session {
        Some(session) => Some(app.store.user(&session.user_id).await?),
        None => None,
    };
    if let (Some(session), Some(user)) = (session, &user) {
        remember(app, (cookie, is_bound), &session, user);
    }
    if let Some(locale) = user.as_ref().and_then(|user| Preferences::of(user).language) {
        prefer(locale);
    }
    Ok(Visitor { cookie: cookie.to_owned(), is_new: false, user })
}

/// Notes a visit: the user was here, the session lasts on, and its old cookie ends.
fn remember(app: &Shared, (cookie, is_bound): (&str, bool), session: &Session, user: &User) {
    let now = time::now().0;
    let is_older = session.expires_at - now < LIFE - DAY;
    let is_unbound = app.config.is_secure() && is_bound && session.bound == 0;
    if user.was_here(now) && !is_older && !is_unbound {
        return;
    }
    let (store, user, key) = (app.store.clone(), user.clone(), hash(cookie));
    app.visits.note(&hash(cookie), async move {
        store.mark_seen(&user, now).await?;
        if is_older {
            store.prolong_session(&key, now + LIFE).await?;
        }
        if is_unbound {
            store.bind_session(&key, now + GRACE).await?;
        }
        Ok(())
    });
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self::of(app, &parts.headers, &parts.extensions).await?)
    }
}
