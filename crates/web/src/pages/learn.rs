//! Learning by playing: the lessons of each game.

use axum::extract::State;
use axum::response::Response;
use boards::icon;
use games::{Chapter, GameKind, course};
use maud::{Markup, html};
use table::Lesson;

use crate::auth::{ClientIp, Posted, Visitor};
use crate::core::app::{App, Shared};
use crate::core::hub::{self, Subject};
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, create, parts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LessonProgress {
    New,
    Step(usize),
    Finished,
}

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let mut courses = Vec::new();
    for kind in GameKind::ALL {
        let mut chapters = Vec::new();
        for chapter in Chapter::ALL {
            chapters.push((chapter, progress(&app, &visitor, (kind, chapter)).await?));
        }
        courses.push((kind, chapters));
    }
    let body = html! {
        header {
            h1 .inscr { (site().lessons()) }
            p .lead { (site().lessons_lead()) }
        }
        ul .games { @for (kind, chapters) in &courses { (game(&visitor, *kind, chapters)) } }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &site().lessons(), &body)))
}

async fn progress(
    app: &Shared,
    visitor: &Visitor,
    subject: Subject,
) -> Result<LessonProgress, Problem> {
    let Some(user) = visitor.id() else { return Ok(LessonProgress::New) };
    let kept = hub::last_lesson(app, subject, &user).await?;
    Ok(match kept.and_then(|kept| kept.table.lesson()) {
        Some(Lesson::Step { number, .. }) => LessonProgress::Step(number),
        Some(Lesson::Done) => LessonProgress::Finished,
        None => LessonProgress::New,
    })
}

fn game(visitor: &Visitor, kind: GameKind, chapters: &[(Chapter, LessonProgress)]) -> Markup {
    html! {
        li .game .slab {
            (parts::emblem(kind, "em"))
            h2 { (parts::title(kind)) }
            ol .chapters {
                @for (chapter, progress) in chapters {
                    li .done[*progress == LessonProgress::Finished] {
                        (lesson((kind, *chapter), *progress))
                        (way_in(&visitor.csrf(), (kind, *chapter), &label(*progress)))
                    }
                }
            }
            p { a href={ "/rules/" (kind) } { (site().rules()) } }
        }
    }
}

fn lesson((kind, chapter): Subject, progress: LessonProgress) -> Markup {
    let (course, site) = (course(kind, chapter), site());
    let n_steps = course.steps().len();
    html! {
        div {
            h3 {
                @if progress == LessonProgress::Finished { (icon("check")) " " }
                (title(chapter))
            }
            p { (site.taught(&course.about)) " " span .hint { (site.lesson_length(course.minutes, n_steps)) } }
            @match progress {
                LessonProgress::New => {},
                LessonProgress::Step(number) => {
                    p { strong { (site.lesson_step(number, n_steps)) } }
                    progress max=(n_steps) value=(number - 1) aria-hidden="true" {}
                },
                LessonProgress::Finished => { p { strong { (site.lesson_finished()) } } },
            }
        }
    }
}

fn title(chapter: Chapter) -> String {
    match chapter {
        Chapter::Game => site().chapter_game(),
        Chapter::End => site().chapter_end(),
    }
}

fn label(progress: LessonProgress) -> String {
    match progress {
        LessonProgress::New => site().begin_lesson(),
        LessonProgress::Step(_) => site().resume_lesson(),
        LessonProgress::Finished => site().repeat_lesson(),
    }
}

pub(super) fn way_in(csrf: &str, (kind, chapter): Subject, label: &str) -> Markup {
    let id = match chapter {
        Chapter::Game => format!("learn-{kind}"),
        Chapter::End => format!("learn-end-{kind}"),
    };
    html! {
        form .inline method="post" action={ "/learn/" (kind) "/" (chapter) } {
            (parts::csrf(csrf))
            button id=(id) .btn .main type="submit" { (label) }
        }
    }
}

/// Goes on with a lesson, or begins one. A visitor without a name is given one.
pub(crate) async fn begin(
    State(app): State<App>,
    Path((game, chapter)): Path<(String, String)>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let chapter = chapter.parse().ok().ok_or_else(Problem::not_found)?;
    let subject = (parts::game(&game)?, chapter);
    let guest = create::guest(&app, from, &posted).await?;
    let table = hub::lesson(&app, subject, &guest.user).await?;
    guest.lead_to(&app, &table.id).await
}
