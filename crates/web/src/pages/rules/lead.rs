//! The part of a rulebook before its clauses: the goal, the table with its parts named, and one whole
//! turn in pictures.
//!
//! The Markdown of a section says how it is set: a paragraph that links to a `#table` is that picture,
//! the list after it names its numbers; in another list, links to positions are the pictures of a step.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Tag, TagEnd};

use super::book::{rendered, text_of};
use super::position::DrawnPosition;

/// A section of the lead, without its heading.
pub(super) fn section(events: &[Event<'static>]) -> Markup {
    match (table_of(events), items(events)) {
        (Some(picture), items) if !items.is_empty() => table(&picture, &items),
        (None, items) if items.iter().any(|item| !pictures(item).is_empty()) => turn(&items),
        _ => html! { div .goal { (rendered(events.to_vec())) } },
    }
}

/// The picture of the table with its name, if the section has one.
fn table_of(events: &[Event<'static>]) -> Option<Markup> {
    let links = links(events);
    let (link, label) = links.iter().find(|(link, _)| is_table(link))?;
    DrawnPosition::of(link)?.picture(label)
}

fn is_table(link: &str) -> bool {
    DrawnPosition::of(link).is_some_and(DrawnPosition::is_table)
}

/// The table, and beside it what its numbers mean.
fn table(picture: &Markup, items: &[Vec<Event<'static>>]) -> Markup {
    html! {
        div .tablepic {
            div .numbered { (picture) }
            ol .legend {
                @for (n, item) in (1..).zip(items) {
                    li { b .mark { (n) } span { (rendered(item.clone())) } }
                }
            }
        }
    }
}

/// The steps of a turn: pictures, a title, a few sentences.
fn turn(items: &[Vec<Event<'static>>]) -> Markup {
    html! {
        ol .turn {
            @for (n, item) in (1..).zip(items) {
                @let (title, text) = step(item);
                li class=(sort(item)) {
                    div .shots { @for picture in pictures(item) { (picture) } }
                    h3 { b .mark { (n) } (title) }
                    p { (text) }
                }
            }
        }
        @if let Some(position) = items.iter().flat_map(|item| links(item)).find_map(try_it) {
            p .tryit { (position) }
        }
    }
}

fn try_it((link, _): (String, String)) -> Option<Markup> {
    DrawnPosition::of(&link).map(DrawnPosition::try_it)
}

/// What the pictures of a step are of: some need more room than others.
fn sort(item: &[Event<'static>]) -> String {
    let links = links(item);
    let first = links.first().and_then(|(link, _)| DrawnPosition::of(link));
    first.map(|position| format!("of-{}", position.sort())).unwrap_or_default()
}

fn pictures(item: &[Event<'static>]) -> Vec<Markup> {
    let picture =
        |(link, label): (String, String)| DrawnPosition::of(&link).and_then(|p| p.picture(&label));
    links(item).into_iter().filter_map(picture).collect()
}

/// The addresses and texts of all links to positions.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other events are text")]
fn links(events: &[Event<'static>]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open: Option<(String, String)> = None;
    for event in events {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                open = Some((dest_url.to_string(), String::new()));
            }
            Event::End(TagEnd::Link) => found.extend(open.take()),
            other => {
                if let (Some((_, label)), Some(text)) = (&mut open, text_of(other)) {
                    label.push_str(text);
                }
            }
        }
    }
    found.retain(|(link, _)| DrawnPosition::of(link).is_some());
    found
}

/// What is bold, as the title, and the rest without links to positions.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other events are text")]
fn step(item: &[Event<'static>]) -> (String, Markup) {
    let mut title = String::new();
    let (mut is_bold, mut is_link) = (false, false);
    let mut rest = Vec::new();
    for event in item {
        match event {
            Event::Start(Tag::Strong) => is_bold = true,
            Event::End(TagEnd::Strong) => is_bold = false,
            Event::Start(Tag::Link { .. }) => is_link = true,
            Event::End(TagEnd::Link) => is_link = false,
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => {}
            other if is_bold => title.push_str(text_of(other).unwrap_or_default()),
            other if !is_link => rest.push(other.clone()),
            _ => {}
        }
    }
    let text = rendered(rest).into_string();
    (title.trim_end_matches('.').to_owned(), PreEscaped(text.trim().to_owned()))
}

/// The items of the lists of a section.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other events are text")]
fn items(events: &[Event<'static>]) -> Vec<Vec<Event<'static>>> {
    let mut all: Vec<Vec<Event<'static>>> = Vec::new();
    let mut is_open = false;
    for event in events {
        match event {
            Event::Start(Tag::Item) => {
                is_open = true;
                all.push(Vec::new());
            }
            Event::End(TagEnd::Item) => is_open = false,
            other if is_open => {
                all.last_mut().into_iter().for_each(|item| item.push(other.clone()));
            }
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use boards::Draw;
    use games::{GameKind, dispatch};
    use words::Locale;
    use words::rulebook::Page;

    use crate::core::text::{site, speaking};
    use crate::pages::rules::book;

    const N_STEPS: usize = 5;

    async fn html(locale: Locale, kind: GameKind) -> String {
        speaking(locale, async move { book::rules(kind).into_string() }).await
    }

    fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
        let (_, rest) = text.split_once(start).expect(start);
        rest.split_once(end).expect(end).0
    }

    /// The numbers in the picture of the table, each once, and those of its legend.
    #[tokio::test]
    async fn the_numbers_of_the_table_are_those_of_its_legend() {
        for kind in GameKind::ALL {
            let landmarks = dispatch!(kind, G => G::LANDMARKS.len());
            for locale in Locale::ALL {
                let text = html(locale, kind).await;
                let picture = between(&text, "class=\"numbered\"", "class=\"legend\"");
                let legend = between(&text, "class=\"legend\"", "</ol>");
                for n in 1..=landmarks {
                    let drawn = [format!("<b class=\"mark\">{n}</b>"), format!(">{n}</text></g>")];
                    let n_drawn: usize =
                        drawn.iter().map(|mark| picture.matches(mark).count()).sum();
                    assert_eq!(n_drawn, 1, "{kind} in {locale}: {n} in the picture");
                    assert!(legend.contains(&drawn[0]), "{kind} in {locale}: {n} in the legend");
                }
                assert_eq!(legend.matches("<li>").count(), landmarks, "{kind} in {locale}");
            }
        }
    }

    #[tokio::test]
    async fn every_rulebook_begins_with_the_goal_the_table_and_a_turn() {
        for kind in GameKind::ALL {
            for locale in Locale::ALL {
                let text = html(locale, kind).await;
                let parts = ["class=\"goal\"", "class=\"tablepic\"", "class=\"turn\"", "**"];
                let places: Vec<_> = parts[..3].iter().map(|part| text.find(part)).collect();
                assert!(
                    places.iter().all(Option::is_some) && places.is_sorted(),
                    "{kind} in {locale}"
                );
                let turn = between(&text, "class=\"turn\"", "class=\"tryit\"");
                assert_eq!(turn.matches("class=\"shots\"").count(), N_STEPS, "{kind} in {locale}");
                assert!(!turn.contains(parts[3]), "{kind} in {locale}: Markdown that was not read");
            }
        }
    }

    /// The text of the turn calls the players as the pictures do.
    #[tokio::test]
    async fn the_turn_is_that_of_the_players_in_the_pictures() {
        for locale in Locale::ALL {
            let names =
                speaking(locale, async { [0, 1].map(|seat: u8| site().example_player(seat)) })
                    .await;
            for kind in GameKind::ALL {
                let text = Page::Rules(kind).text(locale);
                assert!(
                    names.iter().all(|name| text.contains(name.as_str())),
                    "{kind} in {locale}"
                );
            }
        }
    }
}
