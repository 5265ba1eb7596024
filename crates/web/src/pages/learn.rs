//! Learning by playing: a lesson for each game.

use axum::extract::State;
use axum::response::Response;
use games::{GameKind, course};
use maud::{Markup, html};
use table::Lesson;

use crate::app::{App, Shared};
use crate::auth::gate::From;
use crate::auth::{Posted, Visitor};
use crate::hub;
use crate::pages::layout::page;
use crate::pages::{Failure, Path, create, parts};
use crate::problem::Problem;
use crate::text::site;

/// How far somebody is with the lesson of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    New,
    Step(usize),
    Finished,
}

/// The lessons, and how far the visitor is.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let mut lessons = Vec::new();
    for kind in GameKind::ALL {
        lessons.push((kind, progress(&app, &visitor, kind).await?));
    }
    let body = html! {
        header {
            h1 .inscr { (site().lessons()) }
            p .lead { (site().lessons_lead()) }
        }
        ul .games { @for (kind, progress) in lessons { (lesson(&visitor, kind, progress)) } }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &site().lessons(), &body)))
}

async fn progress(app: &Shared, visitor: &Visitor, kind: GameKind) -> Result<Progress, Problem> {
    let Some(user) = visitor.id() else {
        return Ok(Progress::New);
    };
    let kept = hub::last_lesson(app, kind, &user).await?;
    Ok(match kept.and_then(|kept| kept.table.lesson()) {
        Some(Lesson::Step { number, .. }) => Progress::Step(number),
        Some(Lesson::Done) => Progress::Finished,
        None => Progress::New,
    })
}

fn lesson(visitor: &Visitor, kind: GameKind, progress: Progress) -> Markup {
    let (course, site) = (course(kind), site());
    let n_steps = course.steps().len();
    let begin = match progress {
        Progress::New => site.begin_lesson(),
        Progress::Step(_) => site.resume_lesson(),
        Progress::Finished => site.repeat_lesson(),
    };
    html! {
        li .game .slab {
            (parts::emblem(kind, "em"))
            h2 { (parts::title(kind)) }
            p {
                (site.taught(&course.about)) " "
                span .hint { (site.lesson_length(course.minutes, n_steps)) }
                @match progress {
                    Progress::New => {},
                    Progress::Step(number) => { " " strong { (site.lesson_step(number, n_steps)) } },
                    Progress::Finished => { " " strong { (site.lesson_finished()) } },
                }
            }
            div .acts {
                form method="post" action={ "/learn/" (kind.slug()) } {
                    (parts::csrf(&visitor.csrf()))
                    button id={ "learn-" (kind.slug()) } .btn .main type="submit" { (begin) }
                }
                a .btn .quiet href={ "/rules/" (kind) } { (site.rules()) }
            }
        }
    }
}

/// Goes on with the lesson of a game, or begins one. Whoever has no name yet is given one.
pub(crate) async fn begin(
    State(app): State<App>,
    Path(slug): Path<String>,
    From(from): From,
    posted: Posted,
) -> Result<Response, Failure> {
    let kind = parts::game(&slug)?;
    let guest = create::guest(&app, from, &posted).await?;
    let table = hub::lesson(&app, kind, &guest.user).await?;
    guest.lead_to(&app, &table.id).await
}
