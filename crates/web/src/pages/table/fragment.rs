//! The living part of the page, for one viewer.

use std::convert::Infallible;
use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use boards::Draw;
use maud::{Markup, html};
use table::{Secrets, Stage, UserId, with_table};

use super::sight::{Look, eyes, look};
use super::{bar, chat, coach, contract, dock, handover, over, oversight, seats, side, standing};
use crate::core::app::Shared;
use crate::core::metrics::count;
use crate::core::pieces::{NO_STAMP, PiecedText};
use crate::core::tables::{Format, TableSnapshot, Viewer};
use crate::core::text::site;
use crate::pages::parts;

/// A table and who looks at it.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) kept: &'a TableSnapshot,
    pub(super) viewer: &'a Viewer,
    /// Stands for the token that each session fills in for itself.
    pub(super) slot: &'a str,
}

impl Scene<'_> {
    /// The person who looks, if it is one of the table.
    pub(super) fn user(&self) -> Option<&UserId> {
        self.viewer.party()
    }

    pub(super) fn is_host(&self) -> bool {
        self.user() == Some(self.kept.table.desk().host())
    }

    pub(super) fn is_person(&self) -> bool {
        self.user().is_some_and(|user| self.kept.table.desk().people().contains(user))
    }

    /// Where a command is sent.
    pub(super) fn action(&self, command: &str) -> String {
        format!("/t/{}/{command}", self.kept.id)
    }

    /// A form of one button.
    pub(super) fn button(&self, command: &str, id: &str, label: &str, fields: &Markup) -> Markup {
        html! {
            form .inline method="post" action=(self.action(command)) data-live {
                (self.key())
                (fields)
                button id=(id) type="submit" { (label) }
            }
        }
    }

    /// A button that asks once more.
    pub(super) fn guarded(&self, command: &str, label: &str, warning: &str) -> Markup {
        html! {
            details id={ "sure-" (command) } {
                summary { (label) }
                p { (warning) }
                (self.button(command, &format!("do-{command}"), label, &html! {}))
            }
        }
    }

    /// What every form carries: the token, and the number of what its sender saw. Both are filled
    /// in at last, so that a form stays the same when they change.
    pub(super) fn key(&self) -> Markup {
        html! { (parts::csrf(self.slot)) (seen("")) }
    }
}

/// The number of what the sender of a form saw.
pub(super) fn seen(version: impl Display) -> Markup {
    parts::hidden("seen", version)
}

/// The living part of the page. The same viewer of the same state gets the same bytes.
pub(crate) fn fragment(app: &Shared, kept: &TableSnapshot, viewer: &Viewer) -> Arc<PiecedText> {
    let shown = kept.shown(Format::Page, viewer, || {
        let start = Instant::now();
        let scene = Scene { kept, viewer, slot: &app.slot };
        let text = PiecedText::of_element(render(scene, &app.boot), &app.marks);
        count(&app.metrics.renders);
        let micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(0);
        app.metrics.render_micros.fetch_add(micros, Ordering::Relaxed);
        Ok::<_, Infallible>(text)
    });
    let Ok(text) = shown;
    text
}

pub(super) fn render(scene: Scene<'_>, boot: &str) -> String {
    let kept = scene.kept;
    let body = with_table!(&kept.table, table => {
        look((kept, table), eyes(scene), None, |look| body(scene, look)).into_string()
    });
    html! {
        div #live data-boot=(boot) data-version=(kept.table.desk().version()) data-stamp=(NO_STAMP)
            data-title=(site().page_title(title(scene))) data-turn=[waits(scene).then_some("yes")] {
            (maud::PreEscaped(body))
        }
    }
    .into_string()
}

fn waits(scene: Scene<'_>) -> bool {
    scene.user().is_some_and(|user| scene.kept.waits_for().contains(&user))
}

/// What the page is called: it says whether the reader is asked, and how the game ended.
pub(super) fn title(scene: Scene<'_>) -> String {
    let table = &scene.kept.table;
    let game = parts::title(table.kind());
    if waits(scene) {
        site().turn_title(&game)
    } else if table.desk().is_over() {
        site().over_title(over::headline(scene), &game)
    } else {
        game
    }
}

fn body<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    html! {
        (skip(scene))
        (bar::show(look))
        @match scene.kept.table.desk().stage() {
            Stage::Lobby => {
                main #main .wrap {
                    header .titled {
                        (parts::emblem(scene.kept.table.kind(), "em"))
                        h1 .inscr { (parts::title(scene.kept.table.kind())) }
                    }
                    (seats::lobby(scene))
                    (contract::card(look))
                    (chat::show(scene))
                }
            },
            Stage::Playing => {
                (standing::show(look))
                (oversight::show(scene, look))
                (board(look, &side::playing(scene, look)))
                @match coach::slip(scene) {
                    Some(slip) => (slip),
                    None => { (coach::show(scene, look)) (dock::show(scene, look)) },
                }
                (handover::show(scene, look))
            },
            Stage::Finished | Stage::Deserted { .. } | Stage::Aborted => {
                main #main {
                    div .wrap { (over::result(scene, look)) }
                    div #board class=(board_class(look)) { (table(look, &side::over(scene, look))) }
                }
            },
        }
    }
}

/// The way past the bar.
fn skip(scene: Scene<'_>) -> Markup {
    html! {
        @match scene.kept.table.desk().stage() {
            Stage::Playing => a .skip href="#question" { (site().skip_to_question()) },
            Stage::Lobby | Stage::Finished | Stage::Deserted { .. } | Stage::Aborted => {
                a .skip href="#main" { (site().skip()) }
            },
        }
    }
}

/// The board with what stands beside it, where they are what the page is about.
pub(super) fn board<G: Draw + Secrets>(look: &Look<'_, G>, side: &Markup) -> Markup {
    html! {
        main #board class=(board_class(look)) aria-label=(site().board()) { (table(look, side)) }
    }
}

fn board_class<G: Draw + Secrets>(look: &Look<'_, G>) -> String {
    format!("table {}", look.table.kind())
}

fn table<G: Draw + Secrets>(look: &Look<'_, G>, side: &Markup) -> Markup {
    html! {
        @if let Some(sight) = &look.sight { (G::board(sight)) }
        (side)
    }
}
