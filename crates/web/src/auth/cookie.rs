//! Cookies of this site. Under TLS they carry the prefix `__Host-`, by which a browser vouches that
//! no other host has set them.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

use crate::core::app::Shared;

const DAY: u32 = 86_400;
const PREFIX: &str = "__Host-";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cookie {
    Session,
    /// In which browser the owner of an account signed in.
    Device,
}

impl Cookie {
    const fn name(self) -> &'static str {
        match self {
            Self::Session => "trivium",
            Self::Device => "trivium-device",
        }
    }

    /// How many seconds a browser keeps it; none keeps one for longer than 400 days.
    const fn age(self) -> u32 {
        match self {
            Self::Session => 180 * DAY,
            Self::Device => 400 * DAY,
        }
    }

    /// The cookie of a request, if it has the form of ours. One that is bound comes first.
    pub(crate) fn of(self, headers: &HeaderMap) -> Option<&str> {
        self.bound(headers).or_else(|| self.old(headers))
    }

    pub(crate) fn old(self, headers: &HeaderMap) -> Option<&str> {
        value(headers, "", self.name())
    }

    /// The cookie that no other host can have set.
    pub(crate) fn bound(self, headers: &HeaderMap) -> Option<&str> {
        value(headers, PREFIX, self.name())
    }

    pub(crate) fn give(self, app: &Shared, value: &str, response: &mut Response) {
        let (prefix, secure) = if app.config.is_secure() { (PREFIX, "; Secure") } else { ("", "") };
        let (name, age) = (self.name(), self.age());
        set(
            response,
            &format!(
                "{prefix}{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
            ),
        );
    }

    pub(crate) fn take_old(self, response: &mut Response) {
        set(
            response,
            &format!("{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure", self.name()),
        );
    }
}

fn value<'a>(headers: &'a HeaderMap, prefix: &str, name: &str) -> Option<&'a str> {
    let texts = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split(';')).map(str::trim);
    let value =
        pairs.find_map(|pair| pair.strip_prefix(prefix)?.strip_prefix(name)?.strip_prefix('='))?;
    let is_ours = value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_ours.then_some(value)
}

fn set(response: &mut Response, text: &str) {
    if let Ok(value) = HeaderValue::from_str(text) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}
