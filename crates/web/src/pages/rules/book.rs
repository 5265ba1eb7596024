//! A page of the rulebook, from Markdown.
//!
//! A paragraph that is nothing but a link to a scenario becomes a picture of its position; each clause
//! gets a link to the positions that show it.

use games::GameKind;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html as markdown};
use words::Locale;
use words::rulebook::Page;

use super::clause::kind_of;
use super::contents::{Contents, side};
use super::position::DrawnPosition;
use super::{lead, proofs};
use crate::core::text::{locale, site};

/// The goal, the table and a turn in pictures, then the clauses; beside them what there is.
pub(super) fn rules(kind: GameKind) -> Markup {
    let page = Page::Rules(kind);
    let events = parsed(page);
    let chapters = chapters(&events);
    let is_clauses = |chapter: &Chapter| chapter.title.starts_with(|c: char| c.is_ascii_digit());
    let n_lead = chapters.iter().position(is_clauses).unwrap_or(chapters.len()).saturating_sub(1);
    let (lead, all) = chapters.split_at(n_lead);
    let start = all.first().map_or(events.len(), |chapter| chapter.start);
    let head = events[..lead.first().map_or(start, |chapter| chapter.start)].to_vec();
    let clauses = with_proofs(kind, pictured(&events[start..]));
    html! {
        div .rules {
            (side(&Contents { language: foreign(page), ..contents(lead, all) }))
            article .sec .slab .prose .rulebook lang=[foreign(page)] {
                (rendered(head))
                @for chapter in lead { (part(&events, chapter)) }
                (rendered(clauses))
            }
        }
    }
}

/// A heading, and where what it heads begins and ends.
struct Chapter {
    title: String,
    start: usize,
    body: usize,
    end: usize,
}

fn chapters(events: &[Event<'_>]) -> Vec<Chapter> {
    let is_start = |at: &usize| is_heading(&events[*at]);
    let starts: Vec<usize> = (0..events.len()).filter(is_start).collect();
    let ends = starts.iter().skip(1).copied().chain([events.len()]);
    let chapter = |(start, end): (&usize, usize)| {
        let heading = events[*start..].iter().take_while(|event| !matches!(event, Event::End(_)));
        let n = heading.clone().count();
        let title = heading.filter_map(text_of).collect();
        Chapter { title, start: *start, body: start + n + 1, end }
    };
    starts.iter().zip(ends).map(chapter).collect()
}

const fn is_heading(event: &Event<'_>) -> bool {
    matches!(event, Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }))
}

fn contents(lead: &[Chapter], all: &[Chapter]) -> Contents {
    let entry = |chapter: &Chapter| (slug(&chapter.title), chapter.title.clone());
    let (title, rest) = all.split_first().unzip();
    Contents {
        first: lead.iter().map(entry).collect(),
        title: title.map(|title| title.title.clone()),
        rest: rest.unwrap_or_default().iter().map(entry).collect(),
        ..Contents::default()
    }
}

/// A section before the clauses, with its heading.
fn part(events: &[Event<'static>], chapter: &Chapter) -> Markup {
    html! {
        (rendered(events[chapter.start..chapter.body].to_vec()))
        (lead::section(&events[chapter.body..chapter.end]))
    }
}

pub(crate) fn plain(page: Page) -> Markup {
    shown(page, parsed(page))
}

fn parsed(page: Page) -> Vec<Event<'static>> {
    events_of(page.text(locale()))
}

fn events_of(text: &'static str) -> Vec<Event<'static>> {
    Parser::new_ext(text, Options::ENABLE_TABLES).collect()
}

fn shown(page: Page, events: Vec<Event<'static>>) -> Markup {
    let foreign = foreign(page);
    html! { article .sec .slab .prose .rulebook lang=[foreign] { (rendered(events)) } }
}

/// The language of a page that is not written in the reader's.
fn foreign(page: Page) -> Option<Locale> {
    Some(page.language(locale())).filter(|language| *language != locale())
}

pub(super) fn rendered(events: Vec<Event<'static>>) -> Markup {
    let mut events: Vec<Event<'_>> = events.into_iter().map(at_home).collect();
    name_headings(&mut events);
    let mut text = String::new();
    markdown::push_html(&mut text, events.into_iter());
    PreEscaped(text)
}

/// What a clause says, without the tables and pictures that may follow it.
pub(crate) fn clause(clause: &str) -> Markup {
    let Some(page) = kind_of(clause).map(Page::Rules) else { return Markup::default() };
    let text = page.clause(locale(), clause).map(|text| rendered(events_of(text)));
    match foreign(page) {
        Some(language) => html! { div lang=(language) { (text.unwrap_or_default()) } },
        None => text.unwrap_or_default(),
    }
}

/// Puts pictures in the place of paragraphs that only link to a position.
fn pictured(events: &[Event<'static>]) -> Vec<Event<'static>> {
    let mut done = Vec::with_capacity(events.len());
    let mut rest = events;
    while let Some((first, after)) = rest.split_first() {
        let n_events = rest.iter().take_while(|event| !ends_paragraph(event)).count() + 1;
        if let Some(figure) = rest.get(..n_events).and_then(figure) {
            done.push(Event::Html(figure.into_string().into()));
            rest = &rest[n_events..];
        } else {
            done.push(first.clone());
            rest = after;
        }
    }
    done
}

const fn ends_paragraph(event: &Event<'_>) -> bool {
    matches!(event, Event::End(TagEnd::Paragraph))
}

fn figure(paragraph: &[Event<'_>]) -> Option<Markup> {
    let [Event::Start(Tag::Paragraph), Event::Start(Tag::Link { dest_url, .. }), text @ .., _, _] =
        paragraph
    else {
        return None;
    };
    let caption: String = text.iter().filter_map(text_of).collect();
    DrawnPosition::of(dest_url)?.figure(&caption)
}

/// Puts a link to its examples at the end of each clause.
fn with_proofs(kind: GameKind, events: Vec<Event<'static>>) -> Vec<Event<'static>> {
    let mut clause: Option<String> = None;
    let mut done = Vec::with_capacity(events.len());
    for event in events {
        if let Event::InlineHtml(tag) = &event
            && let Some(anchor) =
                tag.strip_prefix("<a id=\"").and_then(|rest| rest.split('"').next())
        {
            clause = Some(anchor.to_owned());
        }
        if ends_paragraph(&event)
            && let Some(anchor) = clause.take()
        {
            done.push(Event::InlineHtml(proof_link(kind, &anchor).into_string().into()));
        }
        done.push(event);
    }
    done
}

fn proof_link(kind: GameKind, anchor: &str) -> Markup {
    let n = proofs::count(kind, anchor);
    html! {
        " "
        a .shown href={ "/rules/" (kind) "/examples#" (anchor) } { (site().shown_by(n)) }
    }
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

pub(super) fn text_of<'a>(event: &'a Event<'_>) -> Option<&'a str> {
    if let Event::Text(text) | Event::Code(text) = event {
        return Some(text);
    }
    matches!(event, Event::SoftBreak).then_some(" ")
}

fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Turns links within `docs/` into links within the site, which lacks the rest of `docs/`.
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

#[cfg(test)]
mod tests {
    use words::Locale;

    use super::*;
    use crate::core::text::speaking;

    fn html(page: Page) -> String {
        let kind = GameKind::ALL.into_iter().find(|kind| Page::Rules(*kind) == page);
        kind.map_or_else(|| plain(page), rules).into_string()
    }

    fn links(text: &str) -> impl Iterator<Item = &str> {
        text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next())
    }

    #[test]
    fn every_link_of_the_rulebook_leads_to_an_anchor_that_is_there() {
        let pages = Page::all().map(|page| (page, html(page))).collect::<Vec<_>>();
        let text_of = |wanted: Page| &pages.iter().find(|(page, _)| *page == wanted).unwrap().1;
        for (page, text) in &pages {
            let inner = |link: &&str| {
                !link.starts_with("#i-")
                    && !link.starts_with("/assets/")
                    && !link.starts_with("/try/")
                    && !link.contains("/examples")
                    && !link.contains("://")
            };
            for link in links(text).filter(inner) {
                let (address, anchor) = link.split_once('#').unwrap_or((link, ""));
                let target = match address {
                    "" => *page,
                    "/rulings" => Page::Rulings,
                    game => Page::Rules(game.trim_start_matches("/rules/").parse().unwrap()),
                };
                let is_there = text_of(target).contains(&format!("id=\"{anchor}\""));
                assert!(anchor.is_empty() || is_there, "{page:?}: {link}");
            }
        }
    }

    #[tokio::test]
    async fn every_language_has_the_same_pictures_and_no_link_to_a_file_is_left() {
        for kind in GameKind::ALL {
            let mut tried = Vec::new();
            for locale in Locale::ALL {
                let text = speaking(locale, async move { rules(kind).into_string() }).await;
                let sources = Page::Rules(kind).text(locale).matches(".toml#").count();
                let n_drawn = text.matches("class=\"picture ").count();
                assert_eq!(n_drawn, sources, "{kind} in {locale}: a position that cannot be drawn");
                assert!(n_drawn > 6, "{kind} in {locale}: {n_drawn} pictures");
                let here: Vec<_> = links(&text)
                    .filter(|link| link.starts_with("/try/"))
                    .map(str::to_owned)
                    .collect();
                tried.push(here);
            }
            assert!(tried.iter().all(|links| *links == tried[0]), "{kind}: {tried:?}");
        }
    }
}
