//! The guide of a lesson: what is said, what is to be answered, and the way to do without.

use boards::{Draw, guide};
use games::{Chapter, LessonStep, Slip, course, next_chapter};
use maud::{Markup, html};
use table::{Lesson, Offer, Secrets};

use super::dock;
use super::fragment::Scene;
use super::sight::Look;
use crate::core::hub::Subject;
use crate::core::text::{rival, site, taught};
use crate::pages::learn::{self, figure, told};

/// What the guide says to the learner; nothing at other tables.
pub(super) fn show<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let said = match look.table.lesson().filter(|_| scene.is_person()) {
        Some(Lesson::Step { number, step }) => teach(scene, look, (number, step)),
        Some(Lesson::Done) => dismiss(scene),
        Some(Lesson::Slipped { .. }) | None => return html! {},
    };
    html! { section #coach .coach aria-label=(site().teacher()) { (said) } }
}

/// What came of a mistake, in place of the next question; nothing if there was none.
pub(super) fn slip(scene: Scene<'_>) -> Option<Markup> {
    let (table, user) = (&scene.kept.table, scene.user().filter(|_| scene.is_person())?);
    let (Some(Lesson::Slipped { number, slip }), Offer::Free { to }) =
        (table.lesson(), table.take_back(user))
    else {
        return None;
    };
    let said = mistake(scene, number, slip);
    Some(html! {
        section #coach .slip aria-labelledby="question" {
            (said)
            div .acts {
                (scene.button("leave-lesson", "do-leave-lesson", &site().lesson_play_on(), &html! {}))
                (dock::undo(scene, &site().take_back(), to, true))
            }
        }
    })
}

fn mistake(scene: Scene<'_>, number: usize, slip: &Slip) -> Markup {
    let subject = subject(scene);
    let course = course(subject.0, subject.1);
    html! {
        p .caps { (site().lesson_step(course.number(number), course.n_steps())) }
        (figure::show(subject, &slip.figure))
        div .guided {
            (guide())
            div {
                h1 #question tabindex="-1" { (taught(&slip.title)) }
                p #coach-text { (told(&slip.say)) }
            }
        }
    }
}

fn subject(scene: Scene<'_>) -> Subject {
    let table = &scene.kept.table;
    (table.kind(), table.desk().chapter().unwrap_or(Chapter::Game))
}

/// The game goes on without the guide, who has more to show.
fn dismiss(scene: Scene<'_>) -> Markup {
    let (kind, chapter) = subject(scene);
    html! {
        (guide())
        p #coach-text { (site().lesson_done(rival())) }
        div .acts {
            @if let Some(next) = next_chapter(kind, chapter) {
                (learn::way_in(scene.slot, (kind, next), &site().next_lesson(), false))
            }
            (learn::to_questions((kind, chapter)).unwrap_or_default())
        }
    }
}

fn teach<G: Draw + Secrets>(
    scene: Scene<'_>,
    look: &Look<'_, G>,
    (number, step): (usize, &LessonStep),
) -> Markup {
    let (kind, chapter) = subject(scene);
    let course = course(kind, chapter);
    let (number, n_steps) = (course.number(number), course.n_steps());
    let answer = answer(look);
    html! {
        (guide())
        p .caps { (site().lesson_step(number, n_steps)) }
        p #coach-text {
            (told(&step.say))
            @if let Some(answer) = answer { " " strong .now { (site().lesson_answer(answer)) } }
        }
        progress max=(n_steps) value=(number - 1) aria-hidden="true" {}
        details #sure-leave-lesson {
            summary { (site().leave_lesson()) }
            p { (site().leave_lesson_hint(rival())) }
            (scene.button("leave-lesson", "do-leave-lesson", &site().leave_lesson(), &html! {}))
        }
    }
}

/// The answer that is asked for, in the words of its button.
fn answer<'a, G: Draw + Secrets>(look: &'a Look<'_, G>) -> Option<&'a str> {
    let at = look.sight.as_ref()?;
    let asked = at.answers.iter().find(|answer| at.taught == Some(&*answer.notation));
    asked.map(|answer| &*answer.label)
}
