//! The teacher of a lesson: what is said, what is to be answered, and the way to do without.

use boards::Draw;
use games::{Chapter, LessonStep, course};
use maud::{Markup, html};
use table::{Lesson, Secrets};

use super::fragment::Scene;
use super::sight::Look;
use crate::core::text::site;
use crate::pages::learn;
use crate::pages::rules::linked;

/// What the teacher says to the learner; nothing at other tables.
pub(super) fn show<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let lesson = look.table.lesson().filter(|_| scene.is_person());
    html! {
        @if let Some(lesson) = lesson {
            section #coach .coach aria-label=(site().teacher()) {
                @match lesson {
                    Lesson::Step { number, step } => (teach(scene, look, (number, step))),
                    Lesson::Done => (dismiss(scene)),
                }
            }
        }
    }
}

/// The game goes on without the teacher, who has one more thing to show.
fn dismiss(scene: Scene<'_>) -> Markup {
    let end = (scene.kept.table.kind(), Chapter::End);
    html! {
        p #coach-text { (site().lesson_done()) }
        (learn::way_in(scene.slot, end, &site().to_the_end()))
    }
}

fn teach<G: Draw + Secrets>(
    scene: Scene<'_>,
    look: &Look<'_, G>,
    (number, step): (usize, &LessonStep),
) -> Markup {
    let chapter = look.table.desk().chapter().unwrap_or(Chapter::Game);
    let n_steps = course(look.table.kind(), chapter).steps().len();
    let answer = answer(look);
    html! {
        p .caps { (site().lesson_step(number, n_steps)) }
        p #coach-text {
            (linked(&site().taught(&step.say)))
            @if let Some(answer) = answer { " " strong { (site().lesson_answer(answer)) } }
        }
        progress max=(n_steps) value=(number - 1) aria-hidden="true" {}
        details #sure-leave-lesson {
            summary { (site().leave_lesson()) }
            p { (site().leave_lesson_hint()) }
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
