//! What a failed scenario tells.

use std::fmt;

use engine::{Game, Seat};
use games::{Plain, TextPosition, ToJson};
use serde_json::Value;

use crate::expect;
use crate::wrong::{FileFlaw, ScenarioProblem};

/// Why a scenario failed, and what was known at that moment.
#[derive(Clone, Debug)]
pub struct ScenarioFailure<R, S = StateText> {
    pub place: TextPosition,
    /// Which step, from 1; none when the scenario could not begin.
    pub step: Option<usize>,
    pub problem: Box<ScenarioProblem<R>>,
    /// What was on the table at that moment.
    pub scene: Option<Box<S>>,
}

/// A scenario as far as it was played.
#[derive(Clone, Debug)]
pub struct PlayedScenario<G: Game> {
    pub moves: Vec<Move<G>>,
    /// Where they led.
    pub state: G,
}

#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    /// The step that gives it, from 1.
    pub step: usize,
    /// Who answered.
    pub seat: Seat,
    /// What they saw.
    pub view: G::View,
    /// What they were asked.
    pub asked: G::Decision,
    pub action: G::Action,
    pub events: Vec<G::Event>,
}

impl<G: Plain> ScenarioFailure<G::Refusal, PlayedScenario<G>> {
    /// The same, whichever game it is of.
    pub fn untyped(self) -> ScenarioFailure<String> {
        ScenarioFailure {
            place: self.place,
            step: self.step,
            problem: Box::new(self.problem.map(|reason| format!("{reason:?}"))),
            scene: self.scene.map(|course| Box::new(StateText::of(&course.state))),
        }
    }
}

/// A state, spelled out for a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateText {
    /// The position, one line for each thing in it.
    pub table: Vec<String>,
    /// Who is asked what; nobody when the game is over.
    pub question: Option<(Seat, String)>,
    /// The legal actions in notation.
    pub legal: Vec<String>,
}

impl StateText {
    pub fn of<G: Plain>(state: &G) -> Self {
        Self {
            table: lines(&expect::described(state)),
            question: state
                .pending()
                .map(|(seat, decision)| (seat, decision.to_json().to_string())),
            legal: state.legal_actions().iter().map(ToString::to_string).collect(),
        }
    }
}

/// A JSON object with one line for each field. A field that holds objects has one for each.
fn lines(position: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, value) in entries(position) {
        let parts = entries(&value);
        if parts.is_empty() || !parts.iter().all(|(_, part)| part.is_object()) {
            lines.push(format!("{name}: {value}"));
            continue;
        }
        lines.extend(parts.iter().map(|(key, part)| format!("{name}.{key}: {part}")));
    }
    lines
}

fn entries(value: &Value) -> Vec<(String, Value)> {
    match value {
        Value::Object(fields) => fields.clone().into_iter().collect(),
        Value::Array(items) => {
            let numbers = (0..items.len()).map(|number| number.to_string());
            numbers.zip(items.iter().cloned()).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

impl<R, S> From<FileFlaw> for ScenarioFailure<R, S> {
    fn from(FileFlaw { place, wrong }: FileFlaw) -> Self {
        Self { place, step: None, problem: Box::new(wrong.into()), scene: None }
    }
}

/// As data, for tests. `words` tells it to people.
impl<R: fmt::Debug, S: fmt::Debug> fmt::Display for ScenarioFailure<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {:?} {:?}", self.place, self.step, self.problem)?;
        self.scene.as_ref().map_or(Ok(()), |scene| writeln!(f, "{scene:#?}"))
    }
}

impl<R: fmt::Debug, S: fmt::Debug> std::error::Error for ScenarioFailure<R, S> {}

/// As data, for those who test.
impl fmt::Display for FileFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.place, self.wrong)
    }
}

impl std::error::Error for FileFlaw {}
