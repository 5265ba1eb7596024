//! How a game is played, in sections; at a table, from the question on that is asked.

use axum::extract::State;
use axum::response::Response;
use boards::{Draw, icon};
use engine::Clause;
use games::{GameKind, dispatch};
use maud::{Markup, html};
use table::{Secrets, Table, UserId, with_table};
use words::{Help, HelpBlock, HelpRow, HelpSection, HelpTable, Words};

use super::table::question;
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::offer;
use crate::core::tables::{TableSnapshot, admit};
use crate::core::text::{site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::rules::{Contents, DrawnPosition, linked, side};
use crate::pages::{Path, parts};

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let kind = parts::game(&game)?;
    let told = dispatch!(kind, G => of_game::<G>(kind));
    Ok(visitor.with_cookie(&app, whole(&visitor, kind, &told)))
}

/// The same for the options of a table, with the section marked that its question belongs to.
pub(crate) async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    let user = visitor.id();
    admit(&kept, user.as_ref())?;
    let told = with_table!(&kept.table, table => at_table((&kept, table), user.as_ref()));
    Ok(visitor.with_cookie(&app, whole(&visitor, kept.table.kind(), &told)))
}

fn whole(visitor: &Visitor, kind: GameKind, told: &Told) -> Markup {
    let title = parts::title(kind);
    let body = html! {
        header .titled { (parts::emblem(kind, "em")) h1 .inscr { (title) } }
        p .lead { (parts::tagline(kind)) " " (parts::players(kind)) }
        div .acts {
            (parts::play_now(visitor, kind))
            a .btn href="/learn" { (site().lessons()) }
            a .btn href={ "/new/" (kind.slug()) } { (site().new_table()) }
            a .btn href={ "/rules/" (kind) } { (site().rules_of(&title)) }
            a .btn href={ "/cards/" (kind) } { (site().cards()) }
        }
        div .rules {
            (side(&told.contents))
            div .helps { (told.sections) }
        }
    };
    page(visitor, &title, &body)
}

/// The help as it is shown.
struct Told {
    contents: Contents,
    sections: Markup,
}

/// What is asked at a table, and where the rules ask it.
struct Moment {
    clause: Clause,
    question: String,
}

/// A game as a page tells it: the words and options of its tables.
struct Teller<'a, G: Draw> {
    kind: GameKind,
    words: &'a Words,
    options: &'a G::Options,
    now: Option<Moment>,
}

fn of_game<G: Draw>(kind: GameKind) -> Told {
    let options = games::options::<G>(kind, offer::with_players(*G::PLAYERS.start()));
    let Ok(options) = options else {
        return Told { contents: Contents::default(), sections: html! {} };
    };
    let words = words().at::<G>(&options);
    Teller::<G> { kind, words, options: &options, now: None }.tell()
}

fn at_table<G: Draw + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    user: Option<&UserId>,
) -> Told {
    let clause = table.pending().map(|(_, question)| G::clause(question));
    let now = clause.zip(question((kept, table), user));
    let now = now.map(|(clause, question)| Moment { clause, question });
    let options = table.options();
    Teller::<G> { kind: table.kind(), words: words().at::<G>(options), options, now }.tell()
}

impl<G: Draw> Teller<'_, G> {
    fn tell(&self) -> Told {
        let help: Help = G::help(self.words, self.options);
        let now = self.now.as_ref().and_then(|now| help.section_of(now.clause));
        let entry = |section: &HelpSection| (section.slug.to_owned(), section.title.clone());
        let sections = html! {
            @for section in &help.sections {
                (self.section(section, now.is_some_and(|now| now.slug == section.slug)))
            }
        };
        let first = help.sections.iter().map(entry).collect();
        Told { contents: Contents { first, ..Contents::default() }, sections }
    }

    fn section(&self, section: &HelpSection, is_now: bool) -> Markup {
        html! {
            section id=(section.slug) .slab .prose .help .now[is_now] aria-labelledby={ "h-" (section.slug) } {
                @if let Some(now) = self.now.as_ref().filter(|_| is_now) {
                    p #now .asked {
                        b .caps { (site().help_now()) } " "
                        (now.question) " (" (linked(&now.clause.to_string())) ")"
                    }
                }
                h2 id={ "h-" (section.slug) } { (section.title) }
                @for block in &section.blocks { (self.block(section, block)) }
            }
        }
    }

    fn block(&self, section: &HelpSection, block: &HelpBlock) -> Markup {
        match block {
            HelpBlock::Text(text) => html! { p { (text) } },
            HelpBlock::Steps(steps) => html! {
                ol .steps { @for (n, step) in (1_u8..).zip(steps) { li { b .mark { (n) } span { (step) } } } }
            },
            HelpBlock::Points(points) => {
                html! { ul .points { @for point in points { li { (point) } } } }
            }
            HelpBlock::Table(table) => self.table(table),
            HelpBlock::Picture(at) => {
                let position = DrawnPosition::new(self.kind, at.scenario, at.part);
                html! { (position.picture(&section.title).unwrap_or_default()) }
            }
        }
    }

    fn table(&self, table: &HelpTable) -> Markup {
        html! {
            @if let Some(title) = &table.title { h3 { (title) } }
            table {
                thead { tr { @for head in &table.heads { th scope="col" { (head) } } } }
                tbody { @for row in &table.rows { (self.row(row)) } }
            }
        }
    }

    /// A row; the one that the question is about is marked.
    fn row(&self, row: &HelpRow) -> Markup {
        let sign = row.thing.as_deref().and_then(|name| G::sign(self.options, name));
        let (name, rest) =
            row.cells.split_first().map_or(("", &[][..]), |(name, rest)| (name, rest));
        html! {
            tr .now[self.is_now(row)] {
                th scope="row" {
                    @if let Some((class, name)) = sign {
                        span class={ "sq fill " (class) } { (icon(name)) }
                    }
                    span { (name) }
                }
                @for cell in rest { td { (cell) } }
            }
        }
    }

    fn is_now(&self, row: &HelpRow) -> bool {
        let Some((thing, now)) = row.thing.as_deref().zip(self.now.as_ref()) else { return false };
        let about = G::about(self.words, self.options, thing);
        about.is_some_and(|about| about.clauses.first() == Some(&now.clause))
    }
}
