//! Lessons: tables at which the answers follow the course of the game.
//!
//! The script is data of the program and not of the log, so a log is never damaged by a course that
//! was rewritten: whoever is off the script has left the lesson and plays on freely.

use engine::Seat;
use games::{Line, Step};

use crate::{Refused, Secrets, Table, Who};

/// How far a lesson is.
#[derive(Clone, Copy, Debug)]
pub enum Lesson {
    /// The learner is asked.
    Step {
        /// From 1.
        number: usize,
        /// What is to be answered, and what is said before.
        step: &'static Step,
    },
    /// The script is over; the game goes on.
    Done,
}

/// Where a table stands on a script.
enum Script {
    /// It follows none.
    None,
    /// The line that is next.
    At(Line<'static>),
    /// After the last line.
    Over,
}

impl<G: Secrets> Table<G> {
    /// How far the lesson is; none at a table that is no lesson, or not any more.
    pub fn lesson(&self) -> Option<Lesson> {
        match self.script() {
            Script::None => None,
            Script::At(Line { step: Some((number, step)), .. }) => {
                Some(Lesson::Step { number, step })
            }
            Script::At(_) | Script::Over => Some(Lesson::Done),
        }
    }

    fn script(&self) -> Script {
        let Some(chapter) = self.desk.chapter().filter(|_| !self.desk.has_left_lesson) else {
            return Script::None;
        };
        let mut lines = games::course(self.kind(), chapter).lines();
        for moment in self.moments() {
            let Some(line) = lines.next() else {
                return Script::Over;
            };
            if !line.accepts(&moment.action.to_string()) {
                return Script::None;
            }
        }
        lines.next().map_or(Script::Over, Script::At)
    }

    /// Whether the next answer is a matter of the script.
    pub(crate) fn is_scripted(&self) -> bool {
        matches!(self.script(), Script::At(_))
    }

    /// What the script lets a bot answer.
    pub(crate) fn scripted_answer(&self, seat: Seat) -> Option<G::Action> {
        let Script::At(line) = self.script() else {
            return None;
        };
        let action = line.action.parse().ok()?;
        (self.desk.is_bots(seat) && self.legal(seat).contains(&action)).then_some(action)
    }

    /// Whether the script goes on after a legal answer of the learner. What is illegal is refused
    /// elsewhere, with the rule.
    pub(crate) fn is_taught(&self, seat: Seat, text: &str) -> Result<(), Refused> {
        let (Script::At(line), Ok(action)) = (self.script(), text.parse::<G::Action>()) else {
            return Ok(());
        };
        let answer = action.to_string();
        if line.accepts(&answer) || !self.legal(seat).contains(&action) {
            return Ok(());
        }
        let mistake = line.step.and_then(|(_, step)| step.wrong.get(&answer));
        Err(Refused::NotTaught { mistake: mistake.map(String::as_str) })
    }

    /// Lets the learner play on without a script.
    pub(crate) fn leave_lesson(&mut self, by: &Who) -> Result<(), Refused> {
        self.desk.playing()?;
        self.desk.person(by)?;
        if matches!(self.script(), Script::None) {
            return Err(Refused::NoLesson);
        }
        self.desk.has_left_lesson = true;
        Ok(())
    }
}
