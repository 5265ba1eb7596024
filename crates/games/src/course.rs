//! Courses: games with a script, for people who learn by playing. `data/<game>/lesson.toml` begins
//! with the deal, `data/<game>/lesson-end.toml` with a position shortly before the end.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{Seed, slugs};
use serde::Deserialize;
use toml::Table;

use crate::{GameKind, Kit, dispatch};

slugs! {
    /// Which part of a game a course teaches.
    pub enum Chapter {
        /// How it is played, from the deal on.
        Game = "game",
        /// How it ends, and who has won.
        End = "end",
    }
}

/// A game in which a teacher says what to do, and why.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The id of what is said of it before.
    pub about: String,
    /// About how long it takes.
    pub minutes: u8,
    /// What is changed of the standard options.
    pub options: Table,
    #[serde(default)]
    seed: u64,
    /// What takes the place of a deal, as [`engine::Game::arrange`] reads it.
    #[serde(rename = "table")]
    pub position: Option<Table>,
    /// What is played before the first step.
    #[serde(default)]
    opening: Vec<String>,
    #[serde(rename = "step")]
    steps: Vec<LessonStep>,
}

/// One answer of the learner, and what is said before it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The id of what the teacher says.
    pub say: String,
    /// The answer, in notation.
    #[serde(rename = "do")]
    pub answer: String,
    /// Other answers that do as well: the script goes on after them all the same.
    #[serde(default)]
    pub also: Vec<String>,
    /// Legal answers that are worth a word, and the ids of what is said of them.
    #[serde(default)]
    pub wrong: BTreeMap<String, String>,
    /// What the others answer then, until the learner is asked again.
    #[serde(default)]
    pub then: Vec<String>,
}

impl LessonStep {
    /// Whether the script goes on after this answer.
    pub fn accepts(&self, answer: &str) -> bool {
        self.answer == answer || self.also.iter().any(|other| other == answer)
    }
}

/// One action of the script.
#[derive(Clone, Copy, Debug)]
pub struct ScriptLine<'a> {
    /// In notation.
    pub action: &'a str,
    /// The learner's step with its number from 1, unless another plays it or it plays itself.
    pub step: Option<(usize, &'a LessonStep)>,
}

impl<'a> ScriptLine<'a> {
    fn of_others(action: &'a String) -> Self {
        Self { action, step: None }
    }

    /// Whether the script goes on after this action.
    pub fn accepts(&self, action: &str) -> bool {
        self.step.map_or(self.action == action, |(_, step)| step.accepts(action))
    }
}

impl Course {
    /// The seed of the deal.
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }

    /// Every action from the deal on.
    pub fn lines(&self) -> impl Iterator<Item = ScriptLine<'_>> {
        let steps = (1..).zip(&self.steps).flat_map(|(number, step)| {
            let own = ScriptLine { action: &step.answer, step: Some((number, step)) };
            std::iter::once(own).chain(step.then.iter().map(ScriptLine::of_others))
        });
        self.opening.iter().map(ScriptLine::of_others).chain(steps)
    }
}

type Chapters = [Course; Chapter::ALL.len()];

static COURSES: LazyLock<[Chapters; GameKind::ALL.len()]> = LazyLock::new(|| {
    let read = |text| toml::from_str(text).expect("tests read every course");
    GameKind::ALL.map(|kind| dispatch!(kind, G => <G as Kit>::LESSONS).map(read))
});

/// A chapter of the course of a game.
pub fn course(kind: GameKind, chapter: Chapter) -> &'static Course {
    &COURSES[kind as usize][chapter as usize]
}
