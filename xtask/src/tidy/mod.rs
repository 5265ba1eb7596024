//! The invariants that no compiler checks. `docs/ARCHITECTURE.md` gives the reasons.

mod assets;
mod citations;
mod dependencies;
mod floors;
mod games;
mod layout;
mod words;

use std::fmt;

use crate::{Result, docs};

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
    let crates = dependencies::RulesCrates::read()?;
    let mut violations = dependencies::check(&crates);
    violations.extend(words::check(&crates)?);
    violations.extend(citations::check(&crates)?);
    violations.extend(layout::check(&crates));
    violations.extend(assets::check()?);
    violations.extend(games::check(&crates)?);
    violations.extend(floors::check()?);
    violations.extend(current_docs()?);
    for violation in &violations {
        println!("{violation}");
    }
    match violations.len() {
        0 => Ok(()),
        n => Err(format!("violations: {n}").into()),
    }
}

fn current_docs() -> Result<Vec<Violation>> {
    let read =
        |path: &str| std::fs::read_to_string(crate::tree::root().join(path)).unwrap_or_default();
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
