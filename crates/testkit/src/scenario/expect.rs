//! The expectations of a step.

use std::collections::BTreeSet;

use engine::{Game, RecordedResult};
use serde_json::{Value, json};

use super::format::{Refused, Step};

/// Whether all that a step expects is true.
pub(super) fn holds<G: Game>(state: &G, step: &Step) -> Result<(), String> {
    let position = described(state);
    for (path, expected) in &step.then {
        has_value(&position, path, expected)?;
    }
    for text in &step.has {
        if !state.is_legal(action::<G>(text)?) {
            return Err(format!("has: `{text}` is not legal"));
        }
    }
    for text in &step.lacks {
        if state.is_legal(action::<G>(text)?) {
            return Err(format!("lacks: `{text}` is legal"));
        }
    }
    if let Some(expected) = &step.legal {
        lists_exactly(state, expected)?;
    }
    step.refuse.iter().try_for_each(|refused| refuses(state, refused))
}

/// An action in notation.
pub(super) fn action<G: Game>(text: &str) -> Result<G::Action, String> {
    text.parse().map_err(|error: engine::ParseActionError| error.to_string())
}

/// The position as JSON, with an outcome, which is null before the end.
pub(super) fn described<G: Game>(state: &G) -> Value {
    let mut position = serde_json::to_value(state.position()).unwrap_or_default();
    if let Value::Object(fields) = &mut position {
        let outcome = state.outcome().map(RecordedResult::from);
        fields.entry("outcome").or_insert(json!(outcome));
    }
    position
}

fn has_value(position: &Value, path: &str, expected: &toml::Value) -> Result<(), String> {
    let got = path.split('.').try_fold(position, |value, key| {
        at(value, key)
            .ok_or_else(|| format!("then: `{path}` leads nowhere: {}", choices(value, key)))
    })?;
    let expected = json!(expected);
    if *got == expected || got.is_null() && expected == "none" {
        return Ok(());
    }
    Err(format!("then: `{path}` is {got}, expected {expected}"))
}

fn at<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get(key),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn choices(value: &Value, key: &str) -> String {
    match value {
        Value::Array(items) => format!("`{key}` in a list of {}", items.len()),
        Value::Object(fields) => {
            let names: Vec<_> = fields.keys().map(String::as_str).collect();
            format!("no `{key}` among {}", names.join(", "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            format!("no `{key}` in {value}")
        }
    }
}

fn lists_exactly<G: Game>(state: &G, expected: &[String]) -> Result<(), String> {
    let expected: BTreeSet<_> =
        expected.iter().map(|text| action::<G>(text)).collect::<Result<_, _>>()?;
    let legal = BTreeSet::from_iter(state.legal_actions().to_vec());
    if let Some(missing) = expected.difference(&legal).next() {
        return Err(format!("legal: `{missing}` is not legal"));
    }
    match legal.difference(&expected).next() {
        None => Ok(()),
        Some(extra) => Err(format!("legal: `{extra}` is legal too")),
    }
}

fn refuses<G: Game>(state: &G, refused: &Refused) -> Result<(), String> {
    let (text, rule) = match refused {
        Refused::Action(text) => (text, None),
        Refused::Cited { action, rule } => (action, Some(rule)),
    };
    let mut after = state.clone();
    let Err(error) = after.apply(action::<G>(text)?, &mut Vec::new()) else {
        return Err(format!("refuse: `{text}` is legal"));
    };
    if after != *state {
        return Err(format!("refuse: `{text}` was refused and changed the table"));
    }
    match rule {
        Some(rule) if error.clause.to_string() != *rule => {
            Err(format!("refuse: {error}, expected {rule}"))
        }
        _ => Ok(()),
    }
}
