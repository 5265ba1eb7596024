//! What a failed scenario tells.

use std::fmt;

use engine::Game;
use games::TextError;
use serde_json::Value;

use super::expect;
use crate::laws::state::json;

/// Why a scenario failed, and what was on the table at that moment.
#[derive(Clone, Debug)]
pub struct Failure {
    /// File, line and what is wrong.
    pub error: TextError,
    /// Which step, from 1; none when the scenario could not begin.
    pub step: Option<usize>,
    /// The table at that moment.
    pub scene: Option<Box<Scene>>,
}

/// A state, spelled out for a reader.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position, one line for each thing in it.
    pub table: Vec<String>,
    /// Who is asked what.
    pub question: String,
    /// The legal actions in notation.
    pub legal: Vec<String>,
}

impl Scene {
    /// A state, spelled out.
    pub fn of<G: Game>(state: &G) -> Self {
        let question = state.pending().map_or_else(
            || "none, the game is over".to_owned(),
            |(seat, decision)| format!("seat {seat}: {}", json(decision)),
        );
        Self {
            table: lines(&expect::described(state)),
            question,
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

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self { error, step: None, scene: None }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError { file, line, problem, .. } = &self.error;
        match self.step {
            Some(step) => writeln!(f, "{file}:{line}: step {step}: {problem}")?,
            None => writeln!(f, "{}", self.error)?,
        }
        let Some(scene) = &self.scene else {
            return Ok(());
        };
        writeln!(f, "the table:\n  {}", scene.table.join("\n  "))?;
        writeln!(f, "the question: {}", scene.question)?;
        writeln!(f, "the legal list: {}", scene.legal.join(" | "))
    }
}

impl std::error::Error for Failure {}
