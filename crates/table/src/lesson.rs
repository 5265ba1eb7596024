//! Lessons: tables whose answers follow the course of the game.
//!
//! The script is data of the program, not of the log, so a rewritten course never damages a log: a
//! table off the script has left the lesson and plays on freely.

use engine::Seat;
use games::{LessonStep, Plain, ScriptLine, Slip};

use crate::{Refused, Secrets, Table, Who};

#[derive(Clone, Copy, Debug)]
pub enum Lesson {
    Step {
        /// The number of the step, from 1.
        number: usize,
        /// The expected answer, and the text before it.
        step: &'static LessonStep,
    },
    /// A mistake was let happen. It is undone, or the lesson left.
    Slipped {
        /// The number of the step, from 1.
        number: usize,
        slip: &'static Slip,
    },
    /// The script is finished; the game goes on.
    Done,
}

/// A table's position in a script.
enum Script {
    None,
    At(ScriptLine<'static>),
    /// The learner has seen what a mistake leads to.
    Slipped(usize, &'static Slip),
    Over,
}

impl<G: Plain + Secrets> Table<G> {
    /// The progress of the lesson; `None` at a table that is no lesson, or has left it.
    pub fn lesson(&self) -> Option<Lesson> {
        match self.script() {
            Script::None => None,
            Script::At(ScriptLine { step: Some((number, step)), .. }) => {
                Some(Lesson::Step { number, step })
            }
            Script::Slipped(number, slip) => Some(Lesson::Slipped { number, slip }),
            Script::At(_) | Script::Over => Some(Lesson::Done),
        }
    }

    fn script(&self) -> Script {
        let Some(chapter) = self.desk.chapter().filter(|_| !self.desk.has_left_lesson) else {
            return Script::None;
        };
        let mut lines = games::course(self.kind(), chapter).lines();
        let mut played = self.moments().map(|moment| moment.action.to_string());
        while let Some(action) = played.next() {
            let Some(line) = lines.next() else {
                return Script::Over;
            };
            if line.accepts(&action) {
                continue;
            }
            let slip = line.step.and_then(|(number, step)| Some((number, step.slip(&action)?)));
            return slip.map_or(Script::None, |slip| after_slip(slip, played));
        }
        lines.next().map_or(Script::Over, Script::At)
    }

    /// Whether the script decides the next answer.
    pub(crate) fn is_scripted(&self) -> bool {
        matches!(self.script(), Script::At(_))
    }

    /// Whether everyone waits until the learner has looked at a mistake.
    pub(crate) fn has_slipped(&self) -> bool {
        matches!(self.script(), Script::Slipped(..))
    }

    /// The answer the script gives a bot's seat.
    pub(crate) fn scripted_answer(&self, seat: Seat) -> Option<G::Action> {
        let Script::At(line) = self.script() else {
            return None;
        };
        let action = line.action.parse().ok()?;
        (self.desk.is_bots(seat) && self.legal(seat).contains(&action)).then_some(action)
    }

    /// Refuses a legal answer of the learner that is not in the script. Illegal answers are refused
    /// elsewhere, with their rule.
    pub(crate) fn is_taught(&self, seat: Seat, text: &str) -> Result<(), Refused> {
        let Ok(action) = text.parse::<G::Action>() else {
            return Ok(());
        };
        if !self.legal(seat).contains(&action) {
            return Ok(());
        }
        let answer = action.to_string();
        let mistake = match self.script() {
            Script::None | Script::Over => return Ok(()),
            Script::Slipped(_, slip) => Some(&slip.say),
            Script::At(line) => {
                let step = line.step.map(|(_, step)| step);
                if line.accepts(&answer) || step.is_some_and(|step| step.slip(&answer).is_some()) {
                    return Ok(());
                }
                step.and_then(|step| step.wrong.get(&answer))
            }
        };
        Err(Refused::NotTaught { mistake: mistake.map(String::as_str) })
    }

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

/// Where the script is when a mistake was let happen: the others answer, and it waits.
fn after_slip(
    (number, slip): (usize, &'static Slip),
    mut played: impl Iterator<Item = String>,
) -> Script {
    for action in &slip.then {
        match played.next() {
            None => return Script::At(ScriptLine::of_others(action)),
            Some(other) if other != *action => return Script::None,
            Some(_) => {}
        }
    }
    played.next().map_or(Script::Slipped(number, slip), |_| Script::None)
}
