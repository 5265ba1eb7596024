//! What is wrong, in a sentence.

use engine::IllegalAction;
use games::GameKind;
use scenarios::{ScenarioProblem, Wrong};
use serde_json::Value;

use super::Fails;
use crate::message::say;
use crate::{Reader, Speak, Words};

pub(super) fn problem<G: Speak>(
    to: &Reader<'_>,
    options: &G::Options,
    failure: &Fails<G>,
) -> String {
    let reason = |error: &IllegalAction<G::Refusal>| G::refusal(to, options, error.reason);
    match &*failure.problem {
        ScenarioProblem::Illegal(error) => {
            say!(to, check_illegal, action = error.action.as_str(), reason = reason(error))
        }
        ScenarioProblem::NotLegal(field, error) => say!(
            to,
            check_not_legal,
            field = field.slug(),
            action = error.action.as_str(),
            reason = reason(error),
        ),
        ScenarioProblem::OtherClause(error, expected) => say!(
            to,
            check_other_clause,
            action = error.action.as_str(),
            found = error.clause.to_string(),
            expected = expected.as_str(),
            reason = reason(error),
        ),
        ScenarioProblem::Wrong(wrong) => told(to.words, wrong),
    }
}

/// What is wrong with a scenario, whichever game it is of.
pub fn told(words: &Words, wrong: &Wrong) -> String {
    let cli = words.cli();
    match wrong {
        Wrong::System(kind, problem) => cli.system(*kind, problem),
        Wrong::Unreadable(problem) => say!(words, check_unreadable, problem = problem.as_str()),
        Wrong::NoGame(slug) => cli.unknown_game(slug, GameKind::ALL.map(GameKind::slug).join(", ")),
        Wrong::NoClause(clause) => say!(words, check_no_clause, clause = clause.as_str()),
        Wrong::NoRuling(ruling) => say!(words, check_no_ruling, ruling = ruling.as_str()),
        Wrong::NoMend { slug, known } => no_mend(words, slug, known),
        Wrong::Options(error) => cli.bad_options(error),
        Wrong::SeedAndTable => cli.not_both("seed", "table"),
        Wrong::NoBeginning => cli.missing("seed|table"),
        Wrong::Setup(error) => cli.setup(error),
        Wrong::AfterTheEnd => say!(words, check_after_the_end),
        Wrong::OtherSeat { asked, named } => {
            say!(words, check_other_seat, asked = asked.0, named = named.0)
        }
        Wrong::NotNotation(text) => say!(words, check_not_notation, text = text.as_str()),
        Wrong::IsLegal(field, action) => {
            say!(words, check_is_legal, field = field.slug(), action = action.as_str())
        }
        Wrong::NotRefused { action, expected } => {
            let (action, expected) = (action.as_str(), expected.as_str());
            say!(words, check_not_refused, action = action, expected = expected)
        }
        Wrong::RefusalChanges(text) => say!(words, check_refusal_changes, action = text.as_str()),
        Wrong::NoPath { path, key, there } => nowhere(words, path, key, there),
        Wrong::OtherValue { path, found, expected } => other_value(words, path, found, expected),
        Wrong::DiceLeft(dice) => {
            say!(words, check_dice_left, dice = Value::from(dice.clone()).to_string())
        }
        Wrong::Law(problem) => say!(words, check_law, problem = problem.as_str()),
    }
}

fn no_mend(words: &Words, mend: &str, known: &[&str]) -> String {
    let known = words.list(known.iter().map(|slug| (*slug).to_owned()));
    say!(words, check_no_mend, mend = mend, known = known)
}

fn other_value(words: &Words, path: &str, found: &str, expected: &str) -> String {
    say!(words, check_other_value, path = path, found = found, expected = expected)
}

fn nowhere(words: &Words, path: &str, key: &str, there: &Value) -> String {
    match there {
        Value::Array(items) => {
            say!(words, check_no_item, path = path, key = key, n = items.len())
        }
        Value::Object(fields) => {
            let keys: Vec<_> = fields.keys().map(String::as_str).collect();
            say!(words, check_no_key, path = path, key = key, keys = keys.join(", "))
        }
        value @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
            say!(words, check_no_part, path = path, key = key, value = value.to_string())
        }
    }
}
