//! What every page has.

use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::auth::Visitor;
use crate::preferences::{Preferences, Theme};
use crate::text::{site, words};

/// A whole page.
pub(super) fn page(visitor: &Visitor, title: &str, body: &Markup) -> Markup {
    page_of(visitor, title, body, Turn::Others)
}

/// Whether something waits for the reader, which the icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Own,
    Others,
}

impl Turn {
    pub(super) const fn own(waits: bool) -> Self {
        if waits { Self::Own } else { Self::Others }
    }

    fn icon(self) -> &'static str {
        assets::path(match self {
            Self::Own => "icon-turn.svg",
            Self::Others => "icon.svg",
        })
    }
}

/// A whole page that may wait for its reader.
pub(super) fn page_of(visitor: &Visitor, title: &str, body: &Markup, turn: Turn) -> Markup {
    let site = site();
    html! {
        (DOCTYPE)
        html lang=(words().locale().slug()) data-theme=[theme(visitor)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if let Some(csrf) = visitor.page_token() { meta name="csrf" content=(csrf); }
                title { (title) " · " (site.name()) }
                link rel="stylesheet" href=(assets::path("site.css"));
                link #icon rel="icon" type="image/svg+xml" href=(turn.icon())
                    data-idle=(Turn::Others.icon()) data-turn=(Turn::Own.icon());
                script type="module" src=(assets::path("live.js")) {}
            }
            body {
                a .skip href="#main" { (site.skip()) }
                (bar(visitor))
                main #main { (body) }
            }
        }
    }
}

/// The theme, unless it is the system's.
fn theme(visitor: &Visitor) -> Option<&'static str> {
    let theme = Preferences::of(visitor.user.as_ref()?).theme;
    (theme != Theme::System).then_some(theme.slug())
}

fn bar(visitor: &Visitor) -> Markup {
    let site = site();
    html! {
        header {
            nav .bar aria-label=(site.navigation()) {
                a .brand href="/" { (site.name()) }
                a href="/new" { (site.new_table()) }
                a href="/games" { (site.finished_games()) }
                a href="/import" { (site.import()) }
                a href="/account" {
                    @match &visitor.user {
                        Some(user) => (user.name),
                        None => (site.sign_in()),
                    }
                }
            }
        }
    }
}
