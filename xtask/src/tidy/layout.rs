//! Every game crate has the same file names: who knows one knows all.

use super::Violation;
use super::dependencies::RulesCrates;
use crate::tree::root;

const FILES: &[&str] = &[
    "lib.rs",
    "setup.rs",
    "state.rs",
    "card.rs",
    "action.rs",
    "decision.rs",
    "event.rs",
    "view.rs",
    "legal.rs",
    "flow.rs",
    "powers.rs",
    "score.rs",
    "secrets.rs",
    "refusal.rs",
    "refuse.rs",
    "mends.rs",
    "position.rs",
    "arrange.rs",
    "audit.rs",
    "rules/mod.rs",
];

pub(super) fn check(crates: &RulesCrates) -> Vec<Violation> {
    let mut violations = Vec::new();
    for slug in crates.slugs() {
        let directory = format!("crates/{slug}/src");
        let missing = FILES.iter().filter(|file| !root().join(&directory).join(file).is_file());
        violations.extend(missing.map(|file| {
            Violation::new(&format!("{directory}/{file}"), 1, "every game has this file")
        }));
    }
    violations
}
