//! Learning by playing: the lessons of each game.

pub(super) mod figure;
mod steps;

use axum::extract::State;
use axum::response::Response;
use boards::icon;
use games::{Chapter, GameKind, chapters, course};
use maud::{Markup, html};
use table::Lesson;

pub(crate) use self::steps::show as step;
use crate::auth::{ClientIp, Posted, Visitor};
use crate::core::app::{App, Shared};
use crate::core::hub::{self, Subject};
use crate::core::problem::Problem;
use crate::core::text::{site, taught};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::rules::linked;
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
        let mut known = Vec::new();
        for chapter in chapters(kind) {
            known.push((chapter, progress(&app, &visitor, (kind, chapter)).await?));
        }
        courses.push((kind, known));
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
        Some(Lesson::Step { number, .. } | Lesson::Slipped { number, .. }) => {
            LessonProgress::Step(course(subject.0, subject.1).number(number))
        }
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
                        (way(&visitor.csrf(), (kind, *chapter), *progress))
                    }
                }
            }
            p { a href={ "/rules/" (kind) } { (site().rules()) } }
        }
    }
}

fn lesson((kind, chapter): Subject, progress: LessonProgress) -> Markup {
    let (course, site) = (course(kind, chapter), site());
    let n_steps = course.n_steps();
    html! {
        div {
            h3 {
                @if progress == LessonProgress::Finished { (icon("check")) " " }
                (taught(&course.title))
            }
            p { (taught(&course.about)) " " span .hint { (site.lesson_length(course.minutes, n_steps)) } }
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

/// The way into a chapter, or back to the table at which it is learnt.
fn way(csrf: &str, subject: Subject, progress: LessonProgress) -> Markup {
    match progress {
        LessonProgress::New => way_in(csrf, subject, &site().begin_lesson(), true),
        LessonProgress::Finished => way_in(csrf, subject, &site().repeat_lesson(), true),
        LessonProgress::Step(_) => {
            begin_form(csrf, subject, &button_id(subject), &site().resume_lesson())
        }
    }
}

/// To the first picture of a chapter, or straight to its table if it has none.
pub(super) fn way_in(csrf: &str, subject: Subject, label: &str, is_main: bool) -> Markup {
    let id = button_id(subject);
    html! {
        @if course(subject.0, subject.1).pictures.is_empty() {
            (begin_form(csrf, subject, &id, label))
        } @else {
            a id=(id) .btn .main[is_main] href=(address(subject, 1)) { (label) }
        }
    }
}

/// The page of a step that needs no table.
pub(super) fn address((kind, chapter): Subject, step: usize) -> String {
    format!("/learn/{kind}/{chapter}?step={step}")
}

/// To the questions at the end of a chapter, if it has some.
pub(super) fn to_questions(subject: Subject) -> Option<Markup> {
    let course = course(subject.0, subject.1);
    let link = || {
        html! {
            a #questions .btn .main href=(address(subject, course.n_steps())) { (site().lesson_to_questions()) }
        }
    };
    (!course.questions.is_empty()).then(link)
}

fn button_id((kind, chapter): Subject) -> String {
    match chapter {
        Chapter::Game => format!("learn-{kind}"),
        Chapter::End | Chapter::Powers => format!("learn-{chapter}-{kind}"),
    }
}

fn begin_form(csrf: &str, (kind, chapter): Subject, id: &str, label: &str) -> Markup {
    html! {
        form .inline method="post" action={ "/learn/" (kind) "/" (chapter) } {
            (parts::csrf(csrf))
            button id=(id) .btn .main type="submit" { (label) }
        }
    }
}

/// What the guide says: clauses are links, and a word between asterisks is new.
pub(super) fn told(id: &str) -> Markup {
    let text = taught(id);
    html! {
        @for (place, part) in text.split('*').enumerate() {
            @if place % 2 == 1 { strong { (part) } } @else { (linked(part)) }
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
    let subject = steps::subject(&game, &chapter)?;
    let guest = create::guest(&app, from, &posted).await?;
    let table = hub::lesson(&app, subject, &guest.user).await?;
    guest.lead_to(&app, &table.id).await
}
