//! A form that was sent from a page of ours.

use axum::extract::multipart::MultipartError;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, Multipart, Request};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::auth::{Visitor, device};
use crate::core::app::{App, Shared};
use crate::core::problem::{Code, Problem};
use crate::core::secret;
use crate::core::text::site;
use crate::failure::Failure;

const MAX_FIELDS: usize = 100;
const MAX_PATH: usize = 200;

/// A form with its sender. It exists only if it came from a page of ours.
#[derive(Debug)]
pub(crate) struct Posted {
    pub(crate) visitor: Visitor,
    /// Whether our script sent it, which wants no page.
    pub(crate) is_live: bool,
    /// The browser, if it knows an account.
    pub(crate) device: Option<String>,
    fields: Vec<(String, String)>,
}

impl Posted {
    /// A field that may be missing; spaces around it are no part of it.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let field = self.fields.iter().find(|(key, _)| key == name);
        field.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    pub(crate) fn need(&self, name: &str) -> Result<&str, Problem> {
        self.get(name).ok_or_else(|| Problem::field(name))
    }

    pub(crate) fn read<T: std::str::FromStr>(&self, name: &str) -> Result<T, Problem> {
        self.need(name)?.parse().ok().ok_or_else(|| Problem::field(name))
    }

    /// A field as it was sent, with its spaces.
    pub(crate) fn raw(&self, name: &str) -> &str {
        self.sent(name).unwrap_or_default()
    }

    /// A field as it was sent, if it was.
    pub(crate) fn sent(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn is_set(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A path on this site, to go on to.
    pub(crate) fn next(&self) -> Option<&str> {
        self.get("next").filter(|path| is_own_path(path))
    }

    /// All fields whose names begin with a word, without it.
    pub(crate) fn under<'a>(
        &'a self,
        prefix: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> + 'a {
        let named = move |(key, value): &'a (String, String)| {
            key.strip_prefix(prefix).map(|key| (key, value.trim()))
        };
        self.fields.iter().filter_map(named).filter(|(_, value)| !value.is_empty())
    }

    /// The answer to a form that was granted: a page for a browser, nothing for our script.
    pub(crate) fn done(&self, to: &str) -> Response {
        if self.is_live {
            return StatusCode::NO_CONTENT.into_response();
        }
        axum::response::Redirect::to(to).into_response()
    }
}

impl FromRequest<App> for Posted {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Self::Rejection> {
        let headers = request.headers().clone();
        let is_live = headers.contains_key("x-live");
        let visitor = Visitor::of(app, &headers, request.extensions()).await?;
        if !is_own_origin(app, &headers) {
            return Err(Problem::forged().into());
        }
        let fields = if is_in_parts(&headers) {
            parts(request, app).await?
        } else {
            let form = Form::<Vec<(String, String)>>::from_request(request, app).await;
            let Form(fields) = form.map_err(|error| unread(&error))?;
            fields
        };
        if fields.len() > MAX_FIELDS {
            return Err(Problem::malformed("form").into());
        }
        let posted = Self { visitor, is_live, device: device::of(&headers), fields };
        let sent = headers.get("x-csrf").and_then(|value| value.to_str().ok());
        let sent = sent.or_else(|| posted.get("csrf")).unwrap_or_default();
        if !secret::is_same(sent, &posted.visitor.csrf()) {
            return Err(Problem::forged().into());
        }
        Ok(posted)
    }
}

/// Whether a text is a path on this site, which no browser takes for another one.
fn is_own_path(path: &str) -> bool {
    let is_rooted = path.starts_with('/') && !path[1..].starts_with(['/', '\\']);
    is_rooted && path.len() <= MAX_PATH && path.bytes().all(|byte| byte.is_ascii_graphic())
}

fn is_in_parts(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/form-data"))
}

/// The fields of a form that may bring a file, which is a field like the others.
async fn parts(request: Request, app: &App) -> Result<Vec<(String, String)>, Problem> {
    let parts = Multipart::from_request(request, app).await;
    let mut parts = parts.map_err(|_broken| Problem::malformed("form"))?;
    let mut fields = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|error| cut(&error))? {
        let name = part.name().unwrap_or_default().to_owned();
        fields.push((name, part.text().await.map_err(|error| cut(&error))?));
        if fields.len() > MAX_FIELDS {
            return Err(Problem::malformed("form"));
        }
    }
    Ok(fields)
}

fn cut(error: &MultipartError) -> Problem {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        _ => Problem::malformed("form"),
    }
}

fn too_large() -> Problem {
    Problem::new(Code::TooLarge, site().too_large())
}

fn unread(error: &FormRejection) -> Problem {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::new(Code::MediaType, site().media_type()),
        _ => Problem::malformed("form"),
    }
}

/// Whether a request that names its origin comes from our own.
pub(crate) fn is_own_origin(app: &Shared, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if text("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = app.config.authority().or_else(|| headers.get(HOST)?.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((host, origin), (Some(host), Some((_, origin))) if host.eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_paths_are_gone_on_to() {
        for path in ["/", "/t/0a", "/t/0a?at=3&as=1#question", "/rules/fortuna#for-1-10"] {
            assert!(is_own_path(path), "{path}");
        }
        let long = format!("/{}", "x".repeat(MAX_PATH));
        let others = [
            "",
            "t",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/\t/evil.example",
            "/a b",
            "/é",
            "/a\r\nset-cookie: x",
            "/\u{202e}",
            "javascript:alert(1)",
            &long,
        ];
        for path in others {
            assert!(!is_own_path(path), "{path:?}");
        }
    }
}
