//! The steps of a chapter beside the table: pictures before the play, questions after it.

use axum::extract::State;
use axum::response::Response;
use boards::{guide, icon};
use games::{
    Chapter, Course, LessonPicture, LessonQuestion, QuestionAnswer, chapters, course, next_chapter,
};
use maud::{Markup, html};
use serde::Deserialize;
use words::Cast;

use super::{address, begin_form, figure, told, way_in};
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::hub::Subject;
use crate::core::problem::Problem;
use crate::core::text::{against, site, taught};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, Query, parts};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct StepQuery {
    /// The number of the step, from 1.
    step: Option<usize>,
}

/// A step that needs no table.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, chapter)): Path<(String, String)>,
    Query(asked): Query<StepQuery>,
) -> Result<Response, Failure> {
    let subject = subject(&game, &chapter)?;
    let course = course(subject.0, subject.1);
    let number = asked.step.unwrap_or(1);
    let at = LessonPage { csrf: &visitor.csrf(), subject, course, number };
    let picture = number.checked_sub(1).and_then(|place| course.pictures.get(place));
    let learner: Vec<&str> = visitor.user.iter().map(|user| &*user.name).collect();
    let rival = Cast::rival(&learner).name();
    let is_last = number == course.n_steps() && !course.questions.is_empty();
    let body = against(Some(rival), || {
        picture.map(|picture| at.picture(picture)).or_else(|| is_last.then(|| at.questions()))
    });
    let body = body.ok_or_else(Problem::not_found)?;
    Ok(visitor.with_cookie(&app, page(&visitor, &at.title(), &body)))
}

/// The chapter of a game that an address names.
pub(super) fn subject(game: &str, chapter: &str) -> Result<Subject, Problem> {
    let kind = parts::game(game)?;
    let chapter = chapter.parse::<Chapter>().ok().ok_or_else(Problem::not_found)?;
    let has = chapters(kind).any(|other| other == chapter);
    has.then_some((kind, chapter)).ok_or_else(Problem::not_found)
}

/// One page of a lesson: something to see above, what the guide says of it below.
struct LessonPage<'a> {
    csrf: &'a str,
    subject: Subject,
    course: &'a Course,
    number: usize,
}

impl LessonPage<'_> {
    fn title(&self) -> String {
        site().lesson_of(parts::title(self.subject.0), taught(&self.course.title))
    }

    fn picture(&self, picture: &LessonPicture) -> Markup {
        let stage = html! {
            @for figure in &picture.figures { (figure::show(self.subject, figure)) }
        };
        let ways = html! {
            @if self.number == 1 {
                a .btn href="/learn" { (site().all_lessons()) }
            } @else {
                a .btn href=(address(self.subject, self.number - 1)) { (site().lesson_back()) }
            }
            (self.onward(picture))
        };
        self.framed(&stage, &taught(&picture.title), &told(&picture.say), &ways)
    }

    /// The next picture, or the table.
    fn onward(&self, picture: &LessonPicture) -> Markup {
        let label = taught(&picture.next);
        html! {
            @if self.number < self.course.pictures.len() {
                a #next .btn .main href=(address(self.subject, self.number + 1)) { (label) }
            } @else {
                (begin_form(self.csrf, self.subject, "next", &label))
            }
        }
    }

    fn questions(&self) -> Markup {
        let stage = html! {
            div .questions {
                @for (number, question) in (1..).zip(&self.course.questions) { (ask(number, question)) }
            }
        };
        let (kind, chapter) = self.subject;
        let ways = html! {
            @match next_chapter(kind, chapter) {
                Some(next) => (way_in(self.csrf, (kind, next), &site().next_lesson(), false)),
                None => a .btn href="/learn" { (site().all_lessons()) },
            }
            (parts::first_table(self.csrf, kind, true))
        };
        let said = html! { (site().lesson_questions_hint()) };
        self.framed(&stage, &site().lesson_questions(), &said, &ways)
    }

    fn framed(&self, stage: &Markup, title: &str, said: &Markup, ways: &Markup) -> Markup {
        let n_steps = self.course.n_steps();
        html! {
            section .lesson aria-labelledby="lesson-title" {
                header {
                    b { (self.title()) }
                    progress max=(n_steps) value=(self.number) aria-hidden="true" {}
                    span { (site().lesson_step(self.number, n_steps)) }
                }
                div .stage { (stage) }
                div .guided {
                    (guide())
                    div { h1 #lesson-title { (title) } p { (said) } }
                    div .acts { (ways) }
                }
            }
        }
    }
}

/// A question whose answers explain themselves when they are opened; one is open at a time.
fn ask(number: u8, question: &LessonQuestion) -> Markup {
    let name = format!("question-{number}");
    html! {
        section .question aria-labelledby=(name) {
            h2 id=(name) { span .n { (number) } (taught(&question.ask)) }
            @for QuestionAnswer { say, why, right } in &question.answers {
                details .right[*right] name=(name) {
                    summary { span { (taught(say)) } @if *right { (icon("check")) } }
                    p { (told(why)) }
                }
            }
        }
    }
}
