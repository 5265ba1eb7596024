//! The hint at a table: its button, its panel, and a page for browsers without scripts.

use axum::extract::State;
use axum::response::Response;
use boards::icon;
use maud::{Markup, html};
use words::Hint;

use super::fragment::Scene;
use crate::auth::{Gone, Posted};
use crate::core::app::App;
use crate::core::hint;
use crate::core::problem::Problem;
use crate::core::tables::admit;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::Path;
use crate::pages::layout::page;

/// Asks for a hint. The page holds it in an `article`, which the script lays beside the table.
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    gone: Gone,
    posted: Posted,
) -> Result<Response, Failure> {
    let told = tell(&app, &id, &posted, gone).await.map_err(|problem| Failure::at(problem, &id))?;
    let body = html! {
        (told)
        p { a .btn .main href={ "/t/" (id) } { (site().to_table()) } }
    };
    Ok(posted.visitor.with_cookie(&app, page(&posted.visitor, &site().hint_title(), &body)))
}

async fn tell(app: &App, id: &str, posted: &Posted, gone: Gone) -> Result<Markup, Problem> {
    let (_, user) = posted.visitor.need()?;
    let kept = app.table(id).await?.now();
    admit(&kept, Some(&user))?;
    let hint = hint::hint(app, &kept, &user, gone.0).await?;
    Ok(article(&hint, kept.table.desk().question()))
}

/// The script shows it as long as the same question is asked.
fn article(hint: &Hint, question: u64) -> Markup {
    html! {
        article #hint .about .slab data-question=(question) data-answer=(hint.answer) {
            h1 { (icon("bot")) " " (site().hint_title()) }
            p .told { (hint.choice) }
            @if let Some(why) = &hint.why { p { (why) } }
            @if !hint.compared.is_empty() {
                details {
                    summary { (hint.heading) }
                    ol { @for line in &hint.compared { li { (line) } } }
                }
            }
        }
    }
}

/// The button, for a player who is asked and plays against bots alone.
pub(super) fn button(scene: Scene<'_>) -> Markup {
    let table = &scene.kept.table;
    let is_asked = |user| table.asked().is_some_and(|asked| table.eyes(user) == Some(asked));
    let user = scene.user().filter(|user| hint::is_offered(table.desk(), user) && is_asked(user));
    html! {
        @if user.is_some() {
            form .inline method="post" action=(scene.action("hint")) data-hint {
                (scene.key())
                button #ask-hint .btn .quiet type="submit" aria-keyshortcuts="h" {
                    (icon("bot")) span { (site().hint_button()) } kbd aria-hidden="true" { "h" }
                }
            }
        }
    }
}

/// Where the script puts a hint, outside of the live part, so that it outlasts the next drawing.
pub(super) fn panel() -> Markup {
    html! {
        section #hint-panel .sheet role="status" aria-live="polite" aria-label=(site().hint_title())
            data-thinks=(site().hint_thinks()) data-mark=(site().hint_mark()) hidden {
            div .contents {}
            button #hint-close .btn .quiet type="button" { (site().close()) }
        }
    }
}
