//! The expectations of a step.

use std::collections::BTreeSet;

use engine::notation::UnknownWord;
use engine::{Game, IllegalAction, NoEvents, RecordedResult, Refusal};
use games::{Plain, ToJson};
use serde_json::{Value, json};

use crate::format::{RefusedAction, ScenarioStep};
use crate::wrong::{Field, ScenarioProblem, Wrong};

/// Whether all that a step expects is true.
pub(crate) fn holds<G: Plain>(
    state: &G,
    step: &ScenarioStep,
) -> Result<(), ScenarioProblem<G::Refusal>> {
    let position = described(state);
    for (path, expected) in &step.then {
        has_value(&position, path, expected)?;
    }
    for text in &step.has {
        is_legal(state, Field::Has, action::<G>(text)?)?;
    }
    for text in &step.lacks {
        if state.is_legal(action::<G>(text)?) {
            return Err(Wrong::IsLegal(Field::Lacks, text.clone()).into());
        }
    }
    if let Some(expected) = &step.legal {
        lists_exactly(state, expected)?;
    }
    step.refuse.iter().try_for_each(|refused| refuses(state, refused))
}

pub(crate) fn action<G: Game>(text: &str) -> Result<G::Action, Wrong> {
    text.parse().map_err(|UnknownWord| Wrong::NotNotation(text.to_owned()))
}

/// The position as JSON, with an outcome, which is null before the end.
pub(crate) fn described<G: Plain>(state: &G) -> Value {
    let mut position = state.position().to_json();
    if let Value::Object(fields) = &mut position {
        let outcome = state.outcome().map(RecordedResult::from);
        fields.entry("outcome").or_insert(outcome.to_json());
    }
    position
}

fn has_value(position: &Value, path: &str, expected: &toml::Value) -> Result<(), Wrong> {
    let got = path.split('.').try_fold(position, |value, key| {
        at(value, key).ok_or_else(|| Wrong::NoPath {
            path: path.to_owned(),
            key: key.to_owned(),
            there: Box::new(value.clone()),
        })
    })?;
    let expected = json!(expected);
    if *got == expected || got.is_null() && expected == "none" {
        return Ok(());
    }
    let (found, expected) = (got.to_string(), expected.to_string());
    Err(Wrong::OtherValue { path: path.to_owned(), found, expected })
}

fn at<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get(key),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Whether an action is legal that a field lists.
fn is_legal<G: Game>(
    state: &G,
    field: Field,
    action: G::Action,
) -> Result<(), ScenarioProblem<G::Refusal>> {
    let played = state.clone().apply(action, &mut NoEvents);
    played.map_err(|error| ScenarioProblem::NotLegal(field, error))
}

fn lists_exactly<G: Game>(
    state: &G,
    expected: &[String],
) -> Result<(), ScenarioProblem<G::Refusal>> {
    let expected: BTreeSet<_> =
        expected.iter().map(|text| action::<G>(text)).collect::<Result<_, _>>()?;
    let legal = BTreeSet::from_iter(state.legal_actions().to_vec());
    if let Some(missing) = expected.difference(&legal).next() {
        return is_legal(state, Field::Legal, *missing);
    }
    match legal.difference(&expected).next() {
        None => Ok(()),
        Some(extra) => Err(Wrong::IsLegal(Field::Legal, extra.to_string()).into()),
    }
}

fn refuses<G: Plain>(
    state: &G,
    refused: &RefusedAction,
) -> Result<(), ScenarioProblem<G::Refusal>> {
    let (text, rule) = match refused {
        RefusedAction::Action(text) => (text, None),
        RefusedAction::Cited { action, rule, .. } => (action, Some(rule)),
    };
    let mut after = state.clone();
    let Err(error) = after.apply(action::<G>(text)?, &mut NoEvents) else {
        return Err(not_refused(text, rule).into());
    };
    if after != *state {
        return Err(Wrong::RefusalChanges(text.clone()).into());
    }
    match unmet(&error, refused) {
        Some(expected) => Err(ScenarioProblem::OtherClause(error, expected)),
        None => Ok(()),
    }
}

/// The clause, ruling or reason that a scenario names and a refusal does not have.
fn unmet<R: Refusal + ToJson>(error: &IllegalAction<R>, refused: &RefusedAction) -> Option<String> {
    let RefusedAction::Cited { rule, ruling, reason, .. } = refused else {
        return None;
    };
    let (clause, cited) = (error.clause.to_string(), error.reason.ruling());
    let described = error.reason.to_json();
    let found = described["refusal"].as_str();
    let ruling = ruling.as_ref().filter(|ruling| cited != Some(ruling));
    let reason = reason.as_ref().filter(|reason| found != Some(reason));
    Some(rule).filter(|rule| **rule != clause).or(ruling).or(reason).cloned()
}

fn not_refused(action: &str, rule: Option<&String>) -> Wrong {
    let action = action.to_owned();
    match rule {
        Some(rule) => Wrong::NotRefused { action, expected: rule.clone() },
        None => Wrong::IsLegal(Field::Refuse, action),
    }
}
