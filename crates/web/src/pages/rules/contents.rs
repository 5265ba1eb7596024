//! What is on a long page, beside it; on a phone it folds.

use maud::{Markup, html};
use words::Locale;

use crate::core::text::site;

/// The headings of a page, each with its anchor: first what everyone reads, then the rest, under
/// a title.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    /// The language of the headings, if it isn't the reader's.
    pub(crate) language: Option<Locale>,
    pub(crate) first: Vec<(String, String)>,
    pub(crate) title: Option<String>,
    pub(crate) rest: Vec<(String, String)>,
}

/// The list in both forms; a screen shows one of them.
pub(crate) fn side(contents: &Contents) -> Markup {
    html! {
        nav .toc aria-label=(site().on_this_page()) { (lists(contents)) }
        details .toc .fold {
            summary { (site().on_this_page()) }
            (lists(contents))
        }
    }
}

fn lists(contents: &Contents) -> Markup {
    html! {
        div lang=[contents.language] {
            (list(&contents.first))
            @if let Some(title) = &contents.title { p .caps { (title) } }
            @if !contents.rest.is_empty() { (list(&contents.rest)) }
        }
    }
}

fn list(entries: &[(String, String)]) -> Markup {
    html! {
        ol { @for (anchor, title) in entries { li { a href={ "#" (anchor) } { (title) } } } }
    }
}
