//! Whatever is cited exists, and every clause and every ruling has a scenario.

use std::collections::BTreeSet;
use std::fmt::Display;

use super::Violation;
use super::dependencies::RulesCrates;
use crate::Result;
use crate::docs::scenarios;
use crate::rulebook::{Citation, Rulebook, RulebookClause, citing, clauses_in_code, parse_clause};
use crate::tree::{SourceFile, sources};

pub(super) fn check(crates: &RulesCrates) -> Result<Vec<Violation>> {
    let book = Rulebook::read()?;
    let mut violations: Vec<_> =
        citing()?.iter().flat_map(|source| missing(&book, source)).collect();
    for slug in crates.slugs() {
        for source in sources(&format!("crates/{slug}/src"), "rs")? {
            violations.extend(missing_in_code(&book, slug, &source));
        }
    }
    let scenarios = scenarios()?;
    let shown = scenarios.iter().filter_map(|scenario| scenario.ruling.clone()).collect();
    violations.extend(not_shown(&book, &shown));
    let proved = scenarios.iter().filter_map(|scenario| parse_clause(&scenario.rule)).collect();
    violations.extend(not_proved(&book, &proved));
    Ok(violations)
}

fn missing(book: &Rulebook, source: &SourceFile) -> Vec<Violation> {
    let citations = [book.missing_clauses(&source.text), book.missing_rulings(&source.text)];
    let citations = citations.into_iter().flatten();
    citations.map(|Citation { line, what }| is_missing(source, line, what)).collect()
}

fn is_missing(source: &SourceFile, line: usize, what: impl Display) -> Violation {
    Violation::new(&source.path, line, format!("there is no {what}"))
}

fn missing_in_code(book: &Rulebook, slug: &str, source: &SourceFile) -> Vec<Violation> {
    let (Some(letters), Some(clauses)) = (book.book(slug), book.clauses.get(slug)) else {
        let what = format!("no clauses in docs/rules/{slug}.md");
        return vec![Violation::new(&source.path, 1, what)];
    };
    let cited = clauses_in_code(&source.text, letters).into_iter();
    let missing = cited.filter(|(_, clause)| !clauses.contains(clause));
    missing.map(|(line, clause)| is_missing(source, line, clause)).collect()
}

fn not_shown(book: &Rulebook, shown: &BTreeSet<String>) -> Vec<Violation> {
    let rulings = book.rulings.iter().filter(|(name, _)| !shown.contains(*name));
    let what = |name| format!("no scenario has ruling = \"{name}\"");
    rulings.map(|(name, line)| Violation::new("docs/rulings.md", *line, what(name))).collect()
}

/// The clauses that no scenario cites. No exceptions: a clause that nothing shows says nothing.
fn not_proved(book: &Rulebook, proved: &BTreeSet<RulebookClause>) -> Vec<Violation> {
    let unproved = |(slug, clauses): (&String, &BTreeSet<RulebookClause>)| {
        let page = format!("docs/rules/{slug}.md");
        let bare = clauses.difference(proved);
        let violation =
            |clause| Violation::new(&page, 1, format!("no scenario has rule = \"{clause}\""));
        bare.map(violation).collect::<Vec<_>>()
    };
    book.clauses.iter().flat_map(unproved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_without_scenario_is_found() {
        let clause = |number| RulebookClause { book: "TOY".into(), chapter: 1, number };
        let clauses = [("toy".to_owned(), [clause(1), clause(2)].into())].into();
        let book = Rulebook { clauses, ..Rulebook::default() };
        let violations = not_proved(&book, &[clause(1)].into());
        assert_eq!(violations.len(), 1);
        assert!(violations[0].to_string().ends_with("rule = \"TOY 1.2\""));
    }

    #[test]
    fn a_ruling_without_scenario_is_found() {
        let rulings = [("R-T1".to_owned(), 3), ("R-T2".to_owned(), 9)].into();
        let book = Rulebook { rulings, ..Rulebook::default() };
        let violations = not_shown(&book, &["R-T1".to_owned()].into());
        assert_eq!(violations.len(), 1);
        assert!(violations[0].to_string().starts_with("docs/rulings.md:9: "));
    }
}
