//! Why a scenario fails, as `trivium check` tells it.

use crate::cli::{Cli, messages};
use crate::words::say;

messages! {
    /// A file that is no scenario.
    scenario_at(place: &str, problem: &str) = "check-at";
    /// A step of a scenario that fails.
    scenario_at_step(place: &str, step: usize, problem: &str) = "check-at-step";
    /// Above the table at that moment.
    scenario_table() = "check-table";
    /// Who is asked at that moment.
    scenario_question(seat: u8, question: &str) = "check-question";
    /// Nobody is asked at that moment.
    scenario_no_question() = "check-no-question";
    /// The legal actions at that moment.
    scenario_legal(actions: &str) = "check-legal";
}

messages! {
    /// The file cannot be read.
    scenario_unreadable(problem: &str) = "check-unreadable";
    /// The game is over and a step is left.
    scenario_after_the_end() = "check-after-the-end";
    /// Another seat is asked.
    scenario_other_seat(asked: u8, named: u8) = "check-other-seat";
    /// A text that is no action.
    scenario_not_notation(text: &str) = "check-not-notation";
    /// The answer of a step is not legal.
    scenario_illegal(action: &str, reason: &str) = "check-illegal";
    /// An action that a field expects is not legal.
    scenario_not_legal(field: &str, action: &str) = "check-not-legal";
    /// An action that a field excludes is legal.
    scenario_is_legal(field: &str, action: &str) = "check-is-legal";
    /// A refused action changed the table.
    scenario_refusal_changes(action: &str) = "check-refusal-changes";
    /// An action is refused by another clause.
    scenario_other_clause(action: &str, found: &str, expected: &str) = "check-other-clause";
    /// A path goes beyond a list.
    scenario_no_item(path: &str, key: &str, n: usize) = "check-no-item";
    /// A path goes to a key that is not there.
    scenario_no_key(path: &str, key: &str, keys: &str) = "check-no-key";
    /// A path goes into something that has no parts.
    scenario_no_part(path: &str, key: &str, value: &str) = "check-no-part";
    /// Another value than expected.
    scenario_other_value(path: &str, found: &str, expected: &str) = "check-other-value";
    /// Dice were given and not rolled.
    scenario_dice_left(dice: &str) = "check-dice-left";
    /// The program broke a law of its own.
    scenario_law(problem: &str) = "check-law";
}
