//! The invariants that no compiler checks. `docs/ARCHITECTURE.md` gives the reasons.

mod citations;
mod dependencies;
mod floors;
mod games;
mod voice;
mod words;

use std::fmt;

use crate::tree::root;
use crate::{Result, docs};
use dependencies::RulesCrates;

/// Every game crate has the same file names: know one and you know all.
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

/// Something that breaks an invariant, and where.
#[derive(Debug, PartialEq)]
struct Violation {
    file: String,
    line: usize,
    what: String,
}

impl Violation {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self { file: file.into(), line, what: what.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Checks everything and prints every violation, not only the first.
pub(crate) fn check() -> Result<()> {
    let crates = RulesCrates::read()?;
    let mut violations = dependencies::check(&crates);
    violations.extend(words::check(&crates)?);
    violations.extend(voice::check()?);
    violations.extend(citations::check(&crates)?);
    violations.extend(missing_files(&crates));
    violations.extend(games::check(&crates)?);
    violations.extend(floors::check()?);
    violations.extend(
        current_docs().unwrap_or_else(|error| vec![Violation::new("docs", 0, error.to_string())]),
    );
    for violation in &violations {
        println!("{violation}");
    }
    match violations.len() {
        0 => Ok(()),
        n => Err(format!("violations: {n}").into()),
    }
}

fn missing_files(crates: &RulesCrates) -> Vec<Violation> {
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

fn current_docs() -> Result<Vec<Violation>> {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap_or_default();
    let pages = docs::generate()?.into_iter();
    let old = pages.filter(|(path, text)| read(path) != *text);
    let violation = |path| Violation::new(path, 1, "not current; `cargo xtask docs` writes it");
    Ok(old.map(|(path, _)| violation(path)).collect())
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn the_repository_is_tidy() {
        check().expect("no invariant is broken");
    }
}
