//! Courses: games with a script, for people who learn by playing. `data/<game>/lesson.toml` begins
//! with the deal, the other chapters, `data/<game>/lesson-<chapter>.toml`, with a position.
//!
//! A chapter may open with pictures, let some mistakes happen, and close with questions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{Seed, slugs};
use serde::Deserialize;
use toml::Table;

use crate::{Figure, GameKind, Kit, dispatch};

slugs! {
    /// Which part of a game a course teaches.
    pub enum Chapter {
        /// How it is played, from the deal on.
        Game = "game",
        /// How it ends, and who has won.
        End = "end",
        /// What its cards can do.
        Powers = "powers",
    }
}

/// A game in which a teacher says what to do, and why.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The id of its title.
    pub title: String,
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
    /// What is shown before the play.
    #[serde(default, rename = "picture")]
    pub pictures: Vec<LessonPicture>,
    #[serde(rename = "step")]
    steps: Vec<LessonStep>,
    /// What is asked after the play.
    #[serde(default, rename = "question")]
    pub questions: Vec<LessonQuestion>,
}

/// Something to look at, and what is said of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonPicture {
    /// The id of the heading.
    pub title: String,
    /// The id of what the guide says.
    pub say: String,
    /// The id on the button that leads here.
    pub next: String,
    /// What is drawn, side by side.
    #[serde(rename = "figure")]
    pub figures: Vec<Figure>,
}

/// A question without marks: every answer says why it is right or wrong.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonQuestion {
    /// The id of the question.
    pub ask: String,
    /// The answers to choose from.
    #[serde(rename = "answer")]
    pub answers: Vec<QuestionAnswer>,
}

/// An answer to choose, and what is said of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestionAnswer {
    /// The id of the answer.
    pub say: String,
    /// The id of what explains it.
    pub why: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
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
    /// Mistakes that are played, since what comes of them teaches more than a word.
    #[serde(default, rename = "let")]
    pub slips: Vec<Slip>,
    /// What the others answer then, until the learner is asked again.
    #[serde(default)]
    pub then: Vec<String>,
}

impl LessonStep {
    /// Whether the script goes on after this answer.
    pub fn accepts(&self, answer: &str) -> bool {
        self.answer == answer || self.also.iter().any(|other| other == answer)
    }

    /// The mistake that this answer is, if it is let happen.
    pub fn slip(&self, answer: &str) -> Option<&Slip> {
        self.slips.iter().find(|slip| slip.answer == answer)
    }
}

/// A mistake that is let happen. The learner sees what came of it, and undoes it or plays on
/// without the guide.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// The answer, in notation.
    #[serde(rename = "do")]
    pub answer: String,
    /// What is played then, until everyone sees what came of it.
    #[serde(default)]
    pub then: Vec<String>,
    /// The id of the heading.
    pub title: String,
    /// The id of what the guide says of it.
    pub say: String,
    /// What each player got.
    pub figure: Figure,
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
    /// An action that the learner does not choose.
    pub fn of_others(action: &'a str) -> Self {
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

    /// How many steps there are with the pictures before the play and the questions after it.
    pub fn n_steps(&self) -> usize {
        self.pictures.len() + self.steps.len() + usize::from(!self.questions.is_empty())
    }

    /// The number among all steps of a step of the play, both from 1.
    pub fn number(&self, step: usize) -> usize {
        self.pictures.len() + step
    }

    /// Every action from the deal on.
    pub fn lines(&self) -> impl Iterator<Item = ScriptLine<'_>> {
        let steps = (1..).zip(&self.steps).flat_map(|(number, step)| {
            let own = ScriptLine { action: &step.answer, step: Some((number, step)) };
            std::iter::once(own).chain(step.then.iter().map(|action| ScriptLine::of_others(action)))
        });
        self.opening.iter().map(|action| ScriptLine::of_others(action)).chain(steps)
    }
}

type Chapters = Vec<(Chapter, Course)>;

static COURSES: LazyLock<[Chapters; GameKind::ALL.len()]> = LazyLock::new(|| {
    let read = |&(chapter, text)| (chapter, toml::from_str(text).expect("tests read every course"));
    GameKind::ALL.map(|kind| dispatch!(kind, G => <G as Kit>::LESSONS).iter().map(read).collect())
});

/// The chapters of the course of a game, in the order in which they are learnt.
pub fn chapters(kind: GameKind) -> impl Iterator<Item = Chapter> {
    COURSES[kind as usize].iter().map(|(chapter, _)| *chapter)
}

/// The chapter that is learnt after another.
pub fn next_chapter(kind: GameKind, chapter: Chapter) -> Option<Chapter> {
    chapters(kind).skip_while(|other| *other != chapter).nth(1)
}

/// A chapter of the course of a game; the first one, which every game has, if it has no such chapter.
pub fn course(kind: GameKind, chapter: Chapter) -> &'static Course {
    let all = &COURSES[kind as usize];
    let found = all.iter().find(|(other, _)| *other == chapter);
    &found.unwrap_or(&all[0]).1
}
