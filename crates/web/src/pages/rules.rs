//! The rulebook: the numbered clauses of a game, and how open questions were decided.

use axum::extract::{Path, State};
use axum::response::Response;
use games::GameKind;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, html as markdown};
use words::rulebook::Page;

use crate::app::App;
use crate::auth::Visitor;
use crate::pages::layout::page;
use crate::pages::{Failure, parts};
use crate::problem::Problem;
use crate::text::{locale, site};

/// The rules of a game.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let kind: GameKind = game.parse().ok().ok_or_else(Problem::not_found)?;
    let body = html! {
        div .acts {
            (parts::play_now(&visitor, kind))
            a .btn href={ "/help/" (kind) } { (site().in_short()) }
            a .btn href="/rulings" { (site().all_rulings()) }
        }
        (book(page_of(kind)))
    };
    let title = site().rules_of(&parts::title(kind));
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

/// All rulings.
pub(crate) async fn rulings(State(app): State<App>, visitor: Visitor) -> Response {
    let body = html! {
        div .acts {
            @for kind in GameKind::ALL {
                a .btn href={ "/rules/" (kind) } { (site().rules_of(&parts::title(kind))) }
            }
        }
        (book(Page::Rulings))
    };
    visitor.with_cookie(&app, page(&visitor, &site().all_rulings(), &body))
}

const fn page_of(kind: GameKind) -> Page {
    match kind {
        GameKind::Fortuna => Page::Fortuna,
        GameKind::GloriaMundi => Page::GloriaMundi,
        GameKind::GloryToRome => Page::GloryToRome,
    }
}

pub(super) fn book(page: Page) -> Markup {
    let parser = Parser::new_ext(page.text(locale()), Options::ENABLE_TABLES);
    let mut events: Vec<Event<'_>> = parser.map(at_home).collect();
    name_headings(&mut events);
    let mut text = String::new();
    markdown::push_html(&mut text, events.into_iter());
    let foreign = Some(page.language(locale())).filter(|language| *language != locale());
    html! { article .sec .slab .prose .rulebook lang=[foreign] { (PreEscaped(text)) } }
}

/// Headings are called by their words, as links within a page have them.
fn name_headings(events: &mut [Event<'_>]) {
    for at in 0..events.len() {
        if !matches!(events[at], Event::Start(Tag::Heading { .. })) {
            continue;
        }
        let heading = events[at..].iter().take_while(|event| !matches!(event, Event::End(_)));
        let name = slug(&heading.filter_map(text_of).collect::<String>());
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[at] {
            *id = Some(name.into());
        }
    }
}

fn text_of<'a>(event: &'a Event<'_>) -> Option<&'a str> {
    if let Event::Text(text) | Event::Code(text) = event { Some(text) } else { None }
}

fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Links between pages of `docs/` become links between pages of the site; the rest of `docs/` is
/// not here.
fn at_home(event: Event<'_>) -> Event<'_> {
    if let Event::Start(Tag::Link { link_type, dest_url, title, id }) = event {
        let dest_url = CowStr::from(address(&dest_url));
        Event::Start(Tag::Link { link_type, dest_url, title, id })
    } else {
        event
    }
}

fn address(link: &str) -> String {
    if link.contains("://") {
        return link.to_owned();
    }
    let (file, anchor) = link
        .split_once('#')
        .map_or((link, String::new()), |(file, anchor)| (file, format!("#{anchor}")));
    let name = file.rsplit('/').next().unwrap_or_default().trim_end_matches(".md");
    match name {
        "" => anchor,
        "rulings" => format!("/rulings{anchor}"),
        _ if name.parse::<GameKind>().is_ok() => format!("/rules/{name}{anchor}"),
        _ => "/rulings".to_owned(),
    }
}

/// A text in which every clause that it cites is a link.
pub(super) fn linked(text: &str) -> Markup {
    let mut rest = text;
    let mut parts = Vec::new();
    while let Some((before, clause, after)) = next_clause(rest) {
        parts.push((before, Some(clause)));
        rest = after;
    }
    parts.push((rest, None));
    html! {
        @for (before, clause) in parts {
            (before)
            @if let Some(clause) = clause { a href=(clause_address(clause)) { (clause) } }
        }
    }
}

const BOOKS: [(&str, GameKind); 3] =
    [("FOR ", GameKind::Fortuna), ("GLM ", GameKind::GloriaMundi), ("GTR ", GameKind::GloryToRome)];

/// What stands before the first clause, the clause, and what stands after it.
fn next_clause(text: &str) -> Option<(&str, &str, &str)> {
    let starts = BOOKS.iter().filter_map(|(book, _)| text.find(book));
    let start = starts.min()?;
    let number = &text[start + 4..];
    let end = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
    let length = 4 + number[..end].trim_end_matches('.').len();
    Some((&text[..start], &text[start..start + length], &text[start + length..]))
}

fn clause_address(clause: &str) -> String {
    let kind = BOOKS.iter().find(|(book, _)| clause.starts_with(book)).map(|(_, kind)| *kind);
    let anchor = clause.to_ascii_lowercase().replace([' ', '.'], "-");
    kind.map(|kind| format!("/rules/{kind}#{anchor}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_in_a_sentence_lead_to_their_place() {
        let html = linked("No wine (FOR 4.3), see GTR 7.12.").into_string();
        let wanted = "No wine (<a href=\"/rules/fortuna#for-4-3\">FOR 4.3</a>), \
                      see <a href=\"/rules/glory-to-rome#gtr-7-12\">GTR 7.12</a>.";
        assert_eq!(html, wanted);
    }

    #[test]
    fn every_link_of_the_rulebook_leads_to_an_anchor_that_is_there() {
        let pages = Page::ALL.map(|page| (page, book(page).into_string()));
        let text_of = |wanted: Page| &pages.iter().find(|(page, _)| *page == wanted).unwrap().1;
        for (page, text) in &pages {
            for link in text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let (address, anchor) = link.split_once('#').unwrap_or((link, ""));
                let target = match address {
                    "" => *page,
                    "/rulings" => Page::Rulings,
                    game => page_of(game.trim_start_matches("/rules/").parse().unwrap()),
                };
                let is_there = text_of(target).contains(&format!("id=\"{anchor}\""));
                assert!(anchor.is_empty() || is_there, "{page:?}: {link}");
            }
        }
    }
}
