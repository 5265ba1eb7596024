//! Every card of a game and what else lies on its table: what it looks like, what it does, how
//! doubtful cases were ruled, and where the rules speak of it.

use axum::extract::State;
use axum::response::Response;
use boards::{Draw, Sight};
use engine::Seed;
use games::{GameKind, dispatch};
use maud::{Markup, html};
use serde::Deserialize;
use words::{About, Names, Printed, Reader, folded};

use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::offer;
use crate::core::text::{site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::rules::{linked, still, ways};
use crate::pages::{Path, Query, form, parts};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct CardQuery {
    q: String,
    sort: String,
}

type EditionTexts = Vec<(String, Vec<String>)>;

struct CardShelf {
    slug: &'static str,
    title: String,
    entries: Vec<CardEntry>,
}

struct CardEntry {
    name: String,
    about: About,
    flavour: Option<String>,
    picture: Option<Markup>,
    /// What only some editions say of it: these, and what.
    editions: EditionTexts,
}

impl CardEntry {
    fn has(&self, wanted: &str) -> bool {
        let about = &self.about;
        let texts = [&about.title].into_iter().chain(&about.text).chain(&about.notes);
        texts
            .chain(&self.flavour)
            .chain(self.editions.iter().flat_map(|(_, text)| text))
            .any(|text| folded(text).contains(wanted))
    }
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<CardQuery>,
) -> Result<Response, Failure> {
    let kind = parts::game(&game)?;
    let shelves = dispatch!(kind, G => shelves::<G>(kind));
    let title = site().cards_of(parts::title(kind));
    let body = html! {
        h1 .inscr { (title) }
        p .lead { (site().cards_lead()) }
        (ways(&visitor, kind))
        (search(kind, &asked, &shelves))
        (found(kind, &asked, &shelves))
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

fn shelves<G: Draw>(kind: GameKind) -> Vec<CardShelf> {
    let editions: Vec<_> = offer::presets(kind)
        .into_iter()
        .filter_map(|preset| {
            Some((preset.edition, games::options::<G>(kind, preset.changes).ok()?))
        })
        .collect();
    let Some((_, standard)) = editions.first() else { return Vec::new() };
    let Ok(game) = G::new(standard, Seed::from_number(0)) else { return Vec::new() };
    let view = game.view(None);
    let names = Names::seats(words(), game.n_players());
    let to = Reader { words: words(), names: &names, seat: None };
    let sight = Sight::<G>::new(to, &view, None, &[], Vec::new());
    let entry = |name: String| {
        let (about, editions) = told::<G>(&editions, &name)?;
        let picture = G::card(&sight, &name).map(still);
        let flavour = G::flavour(words(), standard, &name);
        Some(CardEntry { name, about, flavour, picture, editions })
    };
    let sorts = G::sorts(words(), standard).into_iter();
    sorts
        .map(|sort| CardShelf {
            slug: sort.slug,
            title: sort.title,
            entries: sort.names.into_iter().filter_map(entry).collect(),
        })
        .collect()
}

/// What all editions say of a thing, and what only some of them do.
fn told<G: Draw>(
    editions: &[(Option<&str>, G::Options)],
    name: &str,
) -> Option<(About, EditionTexts)> {
    let said = |(edition, options): &(Option<&str>, G::Options)| {
        let title = edition.and_then(|edition| site().value("edition", edition));
        Some((title.unwrap_or_default(), G::about(words(), options, name)?))
    };
    let all: Vec<(String, About)> = editions.iter().filter_map(said).collect();
    let in_all = |line: &String| all.iter().all(|(_, about)| about.text.contains(line));
    let mut apart = EditionTexts::new();
    for (title, about) in &all {
        let lines: Vec<String> = about.text.iter().filter(|line| !in_all(line)).cloned().collect();
        match apart.iter_mut().find(|(_, other)| *other == lines) {
            Some((titles, _)) => *titles = format!("{titles} · {title}"),
            None => apart.push((title.clone(), lines)),
        }
    }
    apart.retain(|(_, lines)| !lines.is_empty());
    let mut about = all.first()?.1.clone();
    about.text.retain(in_all);
    Some((about, apart))
}

fn search(kind: GameKind, asked: &CardQuery, shelves: &[CardShelf]) -> Markup {
    let any = (String::new(), site().any_sort());
    let sorts = shelves.iter().map(|shelf| (shelf.slug.to_owned(), shelf.title.clone()));
    let sorts: Vec<_> = [any].into_iter().chain(sorts).collect();
    html! {
        form #find .sec .slab .find role="search" method="get" action={ "/cards/" (kind) } {
            p .field {
                label for="q" { (site().search()) }
                input #q name="q" type="search" value=(asked.q) maxlength="60" autocomplete="off";
            }
            (form::select("sort", &site().sort(), &sorts, &asked.sort))
            button .btn .main type="submit" { (site().find()) }
        }
    }
}

/// What was searched: the script asks for this part again while the visitor types.
fn found(kind: GameKind, asked: &CardQuery, shelves: &[CardShelf]) -> Markup {
    let printed = printed(kind, &asked.q);
    let wanted = folded(printed.as_ref().map_or(asked.q.trim(), |term| &term.ours));
    let is_wanted = |entry: &&CardEntry| wanted.is_empty() || entry.has(&wanted);
    let shelves = shelves.iter().filter(|shelf| asked.sort.is_empty() || asked.sort == shelf.slug);
    let found: Vec<(&CardShelf, Vec<&CardEntry>)> = shelves
        .map(|shelf| (shelf, shelf.entries.iter().filter(is_wanted).collect::<Vec<_>>()))
        .filter(|(_, entries)| !entries.is_empty())
        .collect();
    let n_found: usize = found.iter().map(|(_, entries)| entries.len()).sum();
    html! {
        div #found {
            p .hint role="status" { (site().found(n_found)) }
            @if let Some(term) = &printed { p .hint { (linked(&term.note)) } }
            @for (shelf, entries) in found {
                section .shelf aria-labelledby={ "sort-" (shelf.slug) } {
                    h2 id={ "sort-" (shelf.slug) } { (shelf.title) }
                    ul .reference { @for entry in entries { (show_entry(kind, entry)) } }
                }
            }
        }
    }
}

/// What is searched, if a printed rulebook calls it by another name than we do.
fn printed(kind: GameKind, asked: &str) -> Option<Printed> {
    dispatch!(kind, G => words::printed::<G>(words(), asked))
}

fn show_entry(kind: GameKind, entry: &CardEntry) -> Markup {
    let About { title, text, notes, clauses } = &entry.about;
    html! {
        li id=(entry.name) .slab {
            @if let Some(picture) = &entry.picture {
                div class={ "picture one " (kind) } aria-hidden="true" { (picture) }
            }
            div .about {
                h3 { (title) }
                @for (edition, lines) in &entry.editions {
                    p { b { (site().in_edition(edition)) } " " (lines.join(" ")) }
                }
                @for line in text { p { (line) } }
                @if let Some(flavour) = &entry.flavour { p .flavour { (flavour) } }
                @if !notes.is_empty() {
                    h4 .caps { (site().rulings()) }
                    ul .notes { @for note in notes { li { (linked(note)) } } }
                }
                @if !clauses.is_empty() { p .hint { (linked(&parts::clauses(clauses))) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_of_a_game_is_explained() {
        for kind in GameKind::ALL {
            let named: usize = dispatch!(kind, G => {
                let changes = offer::presets(kind).remove(0).changes;
                let options = games::options::<G>(kind, changes).unwrap();
                <G as words::Speak>::sorts(words(), &options).iter().map(|sort| sort.names.len()).sum()
            });
            let shelves = dispatch!(kind, G => shelves::<G>(kind));
            let shown: usize = shelves.iter().map(|shelf| shelf.entries.len()).sum();
            assert_eq!(shown, named, "{kind}");
            let n_pictures = shelves.iter().flat_map(|shelf| &shelf.entries);
            assert!(n_pictures.filter(|entry| entry.picture.is_some()).count() > 30, "{kind}");
        }
    }

    #[test]
    fn editions_that_say_the_same_are_told_once() {
        let shelves = shelves::<games::glory_to_rome::GloryToRome>(GameKind::GloryToRome);
        let entries = || shelves.iter().flat_map(|shelf| &shelf.entries);
        let differing: Vec<_> = entries()
            .filter(|entry| !entry.editions.is_empty())
            .map(|entry| &*entry.name)
            .collect();
        assert!(differing.contains(&"circus") && differing.contains(&"forum"), "{differing:?}");
        assert!(!differing.contains(&"road"), "{differing:?}");
    }

    #[test]
    fn a_term_of_a_printed_rulebook_leads_to_ours() {
        let shelves = shelves::<games::glory_to_rome::GloryToRome>(GameKind::GloryToRome);
        let asked = CardQuery { q: "Gather Material".into(), sort: String::new() };
        let page = found(GameKind::GloryToRome, &asked, &shelves).into_string();
        assert!(page.contains("GTR 4.3") && page.contains("id=\"laborer\""), "{page}");
    }
}
