//! Why a scenario fails, in words.

use engine::IllegalAction;
use games::GameKind;
use serde_json::Value;
use testkit::scenario::{Failure, Flaw, Problem, Scene, Wrong};
use words::{Names, Reader, Speak, Words};

/// A file that is no scenario.
pub(super) fn flaw(words: &Words, Flaw { place, wrong: problem }: &Flaw) -> String {
    words.cli().scenario_at(&place.to_string(), &wrong(words, problem))
}

/// A scenario that fails, with the table at that moment.
pub(super) fn failure<G: Speak>(
    words: &Words,
    options: &G::Options,
    failure: &Failure<G::Refusal>,
) -> String {
    let problem = match &*failure.problem {
        Problem::Illegal(error) => illegal::<G>(words, options, error),
        Problem::Wrong(problem) => wrong(words, problem),
    };
    let place = failure.place.to_string();
    let line = match failure.step {
        Some(step) => words.cli().scenario_at_step(&place, step, &problem),
        None => words.cli().scenario_at(&place, &problem),
    };
    let scene = failure.scene.iter().flat_map(|shown| scene(words, shown));
    std::iter::once(line).chain(scene).collect::<Vec<_>>().join("\n")
}

fn illegal<G: Speak>(
    words: &Words,
    options: &G::Options,
    error: &IllegalAction<G::Refusal>,
) -> String {
    let names = Names::seats(words, *G::PLAYERS.end());
    let to = Reader { words, names: &names, seat: None };
    words.cli().scenario_illegal(&error.action, &G::refusal(&to, options, error.reason))
}

fn scene(words: &Words, Scene { table, question, legal }: &Scene) -> Vec<String> {
    let cli = words.cli();
    let question = match question {
        Some((seat, question)) => cli.scenario_question(seat.0, question),
        None => cli.scenario_no_question(),
    };
    let head = std::iter::once(cli.scenario_table());
    let table = table.iter().map(|line| format!("  {line}"));
    head.chain(table).chain([question, cli.scenario_legal(&legal.join(" | "))]).collect()
}

/// What is wrong, without the place.
pub(super) fn wrong(words: &Words, wrong: &Wrong) -> String {
    let cli = words.cli();
    match wrong {
        Wrong::System(kind, problem) => cli.system(*kind, problem),
        Wrong::Unreadable(problem) => cli.scenario_unreadable(problem),
        Wrong::NoGame(slug) => {
            cli.unknown_game(slug, &GameKind::ALL.map(GameKind::slug).join(", "))
        }
        Wrong::Options(error) => cli.options(error.game, &error.problem),
        Wrong::SeedAndTable => cli.not_both("seed", "table"),
        Wrong::NoBeginning => cli.missing("seed|table"),
        Wrong::Setup(error) => cli.setup(error),
        Wrong::AfterTheEnd => cli.scenario_after_the_end(),
        Wrong::OtherSeat { asked, named } => cli.scenario_other_seat(asked.0, named.0),
        Wrong::NotNotation(text) => cli.scenario_not_notation(text),
        Wrong::NotLegal(field, action) => cli.scenario_not_legal(field.key(), action),
        Wrong::IsLegal(field, action) => cli.scenario_is_legal(field.key(), action),
        Wrong::RefusalChanges(action) => cli.scenario_refusal_changes(action),
        Wrong::OtherClause { action, found, expected } => {
            cli.scenario_other_clause(action, &found.to_string(), expected)
        }
        Wrong::NoPath { path, key, there } => nowhere(words, path, key, there),
        Wrong::OtherValue { path, found, expected } => {
            cli.scenario_other_value(path, found, expected)
        }
        Wrong::DiceLeft(dice) => cli.scenario_dice_left(&Value::from(dice.clone()).to_string()),
        Wrong::Law(problem) => cli.scenario_law(problem),
    }
}

fn nowhere(words: &Words, path: &str, key: &str, there: &Value) -> String {
    let cli = words.cli();
    match there {
        Value::Array(items) => cli.scenario_no_item(path, key, items.len()),
        Value::Object(fields) => {
            let keys: Vec<_> = fields.keys().map(String::as_str).collect();
            cli.scenario_no_key(path, key, &keys.join(", "))
        }
        value @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
            cli.scenario_no_part(path, key, &value.to_string())
        }
    }
}
