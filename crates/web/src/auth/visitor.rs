//! The browser that asks: one random cookie, known here by its hash.
//!
//! A visitor without a name has a cookie too, so that the token against forged requests can be
//! computed from it. Taking a name, logging in or out gives a new cookie, so that nobody can plant
//! one (session fixation).

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use store::{Session, StoreError, User};
use table::UserId;

use crate::app::{App, Shared};
use crate::pages;
use crate::preferences::Preferences;
use crate::problem::Problem;
use crate::text::prefer;
use crate::{secret, time};

const COOKIE_NAME: &str = "trivium";
const DAY: i64 = 86_400_000;
/// A session that is used lasts on.
const LIFE: i64 = 180 * DAY;

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
    let session = Session { user_id: user_id.to_owned(), created_at: now, expires_at: now + LIFE };
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
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let age = LIFE.div_euclid(1_000);
    let text =
        format!("{COOKIE_NAME}={cookie}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(value) = HeaderValue::from_str(&text) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

/// The cookie of a request, if it has the form of ours.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let texts = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split(';')).map(str::trim);
    let value = pairs.find_map(|pair| pair.strip_prefix(COOKIE_NAME)?.strip_prefix('='))?;
    let is_ours = value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_ours.then_some(value)
}

/// From here on the task speaks the language that whoever asks prefers, if he is known. For answers
/// that are given before anybody is known.
pub(crate) async fn prefer_language(app: &Shared, headers: &HeaderMap) {
    // Where the database fails, the language of the browser will do.
    let _ = visitor(app, headers).await;
}

pub(crate) async fn visitor(app: &Shared, headers: &HeaderMap) -> Result<Visitor, Problem> {
    let Some(cookie) = cookie(headers) else {
        return Ok(Visitor { cookie: secret::token()?, is_new: true, user: None });
    };
    let (key, now) = (hash(cookie), time::now().0);
    let session = app.store.session(&key, now).await?;
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
