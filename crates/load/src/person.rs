//! A user with a browser and a token.

use crate::Result;
use crate::http::Http;

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

#[derive(Clone, Debug)]
pub struct LoadUser {
    /// `Bearer …`, for the interface of programs.
    pub authorization: String,
    /// For pages.
    pub cookie: String,
}

impl LoadUser {
    /// Takes a name on the first page and makes a token on the page of the account.
    pub async fn new(http: &mut Http, name: &str) -> Result<Self> {
        let page = http.get("/", &[]).await?.is(200)?;
        let cookie = page.cookie().ok_or("no cookie on the first page")?;
        let form = format!("name={name}&csrf={}", csrf(&page.body)?);
        let named = http.post("/guest", &[FORM, ("cookie", &cookie)], form).await?.is(303)?;
        let cookie = named.cookie().ok_or("no cookie for a guest")?;
        let page = http.get("/", &[("cookie", &cookie)]).await?.is(200)?;
        let form = format!("label=load&csrf={}", csrf(&page.body)?);
        let page = http.post("/tokens", &[FORM, ("cookie", &cookie)], form).await?.is(201)?;
        let token = between(&page.body, "id=\"fresh-token\">", "<").ok_or("no token")?;
        Ok(Self { authorization: format!("Bearer {token}"), cookie })
    }
}

/// What every form of a page carries.
pub fn csrf(page: &str) -> Result<&str> {
    Ok(between(page, "<meta name=\"csrf\" content=\"", "\"").ok_or("no token against forgery")?)
}

pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(found, _)| found)
}
