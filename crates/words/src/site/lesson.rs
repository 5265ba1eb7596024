//! Learning by playing: the page of the lessons, and the teacher at the table.

use crate::site::{Site, site_messages};

site_messages! {
    /// The lessons.
    lessons() = "lesson-lessons";
    /// What they are.
    lessons_lead() = "lesson-lead";
    /// To somebody who has no tables yet.
    newcomer() = "lesson-newcomer";
    /// How long a lesson is.
    lesson_length(minutes: u8, steps: usize) = "lesson-length";
    /// Begins a lesson.
    begin_lesson() = "lesson-begin";
    /// Goes on with a lesson.
    resume_lesson() = "lesson-resume";
    /// Begins a lesson that was finished once.
    repeat_lesson() = "lesson-repeat";
    /// A lesson that was finished.
    lesson_finished() = "lesson-finished";
    /// How far a lesson is.
    lesson_step(number: usize, steps: usize) = "lesson-step";
    /// Names the teacher.
    teacher() = "lesson-teacher";
    /// What the learner is to answer.
    lesson_answer(answer: &str) = "lesson-answer";
    /// Another answer than the one that was asked for.
    refused_not_taught() = "lesson-not-yet";
    /// There is no lesson here.
    refused_no_lesson() = "lesson-none";
    /// Plays on without the teacher.
    leave_lesson() = "lesson-leave";
    /// What that means.
    leave_lesson_hint() = "lesson-leave-hint";
    /// The lesson that begins with the deal.
    chapter_game() = "lesson-chapter-game";
    /// The lesson that begins shortly before the end.
    chapter_end() = "lesson-chapter-end";
    /// Begins the lesson of the end, after that of the game.
    to_the_end() = "lesson-to-end";
    /// What may come after the lessons.
    after_lessons() = "lesson-after";
    /// What that is.
    after_lessons_hint() = "lesson-after-hint";
    /// A first game, in the form for beginners.
    first_table() = "lesson-first-table";
    /// Begins the lesson of a game, beside its name.
    lesson_here() = "lesson-here";
    /// Above what somebody has probably forgotten.
    oversight() = "lesson-oversight";
    /// Marks a table at which somebody learns.
    lesson_badge() = "lesson-badge";
    /// The last words of the teacher.
    lesson_done() = "lesson-done";
    /// The option that is for a first game.
    first_game_hint() = "lesson-first-game";
}

impl Site<'_> {
    /// What the course of a game says, by the id that its script names.
    pub fn taught(self, id: &str) -> String {
        self.0.format(id, [])
    }
}
