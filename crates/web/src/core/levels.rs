//! How well the bots of a table play, by name.

use ::bots::Level;

use crate::core::problem::Problem;

/// The levels that a seat can be given, the weakest first.
pub(crate) const LEVELS: [&str; Level::ALL.len()] = {
    let [first, second, third, fourth] = Level::ALL;
    [first.slug(), second.slug(), third.slug(), fourth.slug()]
};
/// The level that keeps the seats of absentees, unless the contract names another.
pub(crate) const CARETAKER: &str = Level::Miles.slug();

pub(crate) fn named(name: &str) -> Result<String, Problem> {
    let found = LEVELS.iter().find(|level| **level == name);
    found.map(|level| (*level).to_owned()).ok_or_else(|| Problem::field("level"))
}

/// The level of a name. One of an older version plays on as the caretaker would.
pub(crate) fn level_of(name: &str) -> Level {
    name.parse().unwrap_or(Level::Miles)
}

/// Whether a bot of a level thinks, and does not answer at once.
pub(crate) fn thinks(level: &str) -> bool {
    level_of(level).spec().budget.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_without_a_budget_are_quick() {
        assert_eq!(LEVELS.map(thinks), [false, false, true, true]);
        assert!(!thinks("a level of another version"));
    }
}
