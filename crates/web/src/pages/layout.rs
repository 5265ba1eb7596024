//! What every page has.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::auth::Visitor;
use crate::core::app::Shared;
use crate::core::preferences::{Preferences, unusual};
use crate::core::text::{site, words};

pub(super) fn page(visitor: &Visitor, title: &str, body: &Markup) -> Markup {
    Page { title, body, waits: false, preview: None }.show(visitor)
}

/// A page with more than a title and a body.
pub(super) struct Page<'a> {
    pub(super) title: &'a str,
    pub(super) body: &'a Markup,
    /// Whether something waits for the reader.
    pub(super) waits: bool,
    pub(super) preview: Option<&'a Preview>,
}

impl Page<'_> {
    pub(super) fn show(&self, visitor: &Visitor) -> Markup {
        let body = html! {
            body {
                (boards::sprite())
                a .skip href="#main" { (site().skip()) }
                (bar(visitor))
                main #main .wrap { (self.body) }
                footer .foot { a href="/about" { (site().about()) } }
            }
        };
        document(visitor, &Page { body: &body, ..*self }, &SITE)
    }
}

/// What others show of a link to a page. They show it to everybody, so nothing private is in it.
#[derive(Debug)]
pub(super) struct Preview {
    pub(super) title: String,
    pub(super) about: String,
    /// The whole address of the page.
    pub(super) address: String,
    /// The whole address of a picture of 1200 by 630 pixels.
    pub(super) picture: String,
}

impl Preview {
    fn tags(&self) -> Markup {
        html! {
            meta name="description" content=(self.about);
            meta property="og:type" content="website";
            meta property="og:site_name" content=(site().name());
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.about);
            meta property="og:url" content=(self.address);
            meta property="og:image" content=(self.picture);
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The whole address of a path, for people to send and for others to show.
pub(super) fn address(app: &Shared, headers: &HeaderMap, path: &str) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let base = app.config.base_url.clone().unwrap_or_else(|| format!("http://{host}"));
    format!("{}{path}", base.trim_end_matches('/'))
}

/// The icon shows whether something waits for the reader.
fn icon(waits: bool) -> &'static str {
    assets::path(if waits { "icon-turn.svg" } else { "icon.svg" })
}

/// The page of a table, which brings its own bar and may wait for its reader.
pub(super) fn play(visitor: &Visitor, title: &str, body: &Markup, waits: bool) -> Markup {
    let body = html! {
        body .play {
            (boards::sprite())
            (body)
        }
    };
    let page = Page { title, body: &body, waits, preview: None };
    document(visitor, &page, &TABLE)
}

/// What a page fetches at once: the fonts that it shows, and its scripts.
pub(super) struct Fetched {
    fonts: &'static [&'static str],
    scripts: &'static [&'static str],
}

pub(super) const SITE: Fetched =
    Fetched { fonts: &["capitals-bold.ttf", "capitals.ttf"], scripts: &["start.js"] };
const TABLE: Fetched =
    Fetched { fonts: &["capitals-bold.ttf"], scripts: &["start.js", "table.js"] };

/// What every page has around its body.
pub(super) fn document(visitor: &Visitor, page: &Page<'_>, fetched: &Fetched) -> Markup {
    let Page { title, body, waits, preview } = page;
    let wishes = visitor.user.as_ref().map(Preferences::of).unwrap_or_default();
    html! {
        (DOCTYPE)
        html lang=(words().locale().slug()) data-theme=[unusual(&wishes.theme)]
            data-speed=[unusual(&wishes.speed)] data-confirm=[unusual(&wishes.confirm)]
            data-cards=[unusual(&wishes.cards)] data-sound=[unusual(&wishes.sound)]
            data-text=[unusual(&wishes.text)] data-only=[unusual(&wishes.only)]
            data-keys=[unusual(&wishes.keys)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if let Some(csrf) = visitor.page_token() { meta name="csrf" content=(csrf); }
                title { (site().page_title(*title)) }
                @if let Some(preview) = preview { (preview.tags()) }
                @for font in fetched.fonts {
                    link rel="preload" href=(assets::path(font)) as="font" type="font/ttf" crossorigin;
                }
                link rel="stylesheet" href=(assets::path("site.css"));
                link #icon rel="icon" type="image/svg+xml" href=(icon(*waits))
                    data-idle=(icon(false)) data-turn=(icon(true));
                @for path in assets::modules(fetched.scripts) { link rel="modulepreload" href=(path); }
                @for script in fetched.scripts { script type="module" src=(assets::path(script)) {} }
            }
            (body)
        }
    }
}

/// The mark of the house: three ways that meet.
pub(super) fn brand() -> Markup {
    html! {
        a .brand href="/" aria-label=(site().home_link()) {
            svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true" {
                path d="M12 11V1.5M11 13 3 21.5M13 13l8 8.5" {}
                path fill="#d9a441" stroke="none" d="M12 7.5 16.5 12 12 16.5 7.5 12z" {}
            }
            span { (site().name()) }
        }
    }
}

fn bar(visitor: &Visitor) -> Markup {
    let site = site();
    html! {
        header {
            nav .bar aria-label=(site.navigation()) {
                (brand())
                a href="/learn" { (site.lesson_here()) }
                a href="/new" { (site.new_table()) }
                a href="/games" { (site.finished_games()) }
                a href="/account" {
                    @match &visitor.user {
                        Some(user) => bdi { (user.name) },
                        None => (site.sign_in()),
                    }
                }
            }
        }
    }
}
