//! The numbered clauses and rulings of `docs/`, and where texts cite them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::Result;
use crate::tree::{SourceFile, root, sources};

/// The number that tests give to a clause or a ruling that is not there.
const ABSENT: &str = "99";

/// A numbered clause: `FOR 4.3`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RulebookClause {
    pub(crate) book: String,
    pub(crate) chapter: u32,
    pub(crate) number: u32,
}

impl RulebookClause {
    fn is_absent(&self) -> bool {
        [self.chapter, self.number].iter().any(|number| number.to_string() == ABSENT)
    }
}

impl std::fmt::Display for RulebookClause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}.{}", self.book, self.chapter, self.number)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Rulebook {
    /// The clauses of each game, by slug.
    pub(crate) clauses: BTreeMap<String, BTreeSet<RulebookClause>>,
    /// Rulings, with the line of `docs/rulings.md` that defines them.
    pub(crate) rulings: BTreeMap<String, usize>,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Citation {
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl Rulebook {
    /// Reads `docs/rules/*.md` and `docs/rulings.md`.
    pub(crate) fn read() -> Result<Self> {
        let mut book = Self::default();
        for page in sources("docs/rules", "md")? {
            let (_, name) = page.path.rsplit_once('/').unwrap_or_default();
            let slug = name.trim_end_matches(".md");
            book.clauses.insert(slug.into(), clauses_of(&page.text));
        }
        book.rulings = rulings_of(&fs::read_to_string(root().join("docs/rulings.md"))?);
        Ok(book)
    }

    /// The three letters of a game's rules page.
    pub(crate) fn book(&self, slug: &str) -> Option<&str> {
        let clause = self.clauses.get(slug)?.first()?;
        Some(&clause.book)
    }

    /// The clauses that a text cites and that do not exist.
    pub(crate) fn missing_clauses(&self, text: &str) -> Vec<Citation> {
        let mut missing = Vec::new();
        for clauses in self.clauses.values() {
            let Some(first) = clauses.first() else {
                continue;
            };
            for (line, clause) in cited_clauses(text, &first.book) {
                if !clauses.contains(&clause) && !clause.is_absent() {
                    missing.push(Citation { line, what: clause.to_string() });
                }
            }
        }
        missing
    }

    /// The rulings that a text cites and that do not exist.
    pub(crate) fn missing_rulings(&self, text: &str) -> Vec<Citation> {
        let cited = cited_rulings(text).into_iter();
        cited.filter(|citation| self.is_missing(&citation.what)).collect()
    }

    /// A game that only tests know has no rulings here.
    fn is_missing(&self, ruling: &str) -> bool {
        let is_ours = self.rulings.keys().any(|known| known.get(..3) == ruling.get(..3));
        is_ours && !self.rulings.contains_key(ruling) && !ruling.ends_with(ABSENT)
    }
}

/// Clauses are defined in bold: `**FOR 4.3**`.
fn clauses_of(page: &str) -> BTreeSet<RulebookClause> {
    page.split("**").filter_map(parse_clause).collect()
}

/// A text that is one clause and nothing else.
pub(crate) fn parse_clause(text: &str) -> Option<RulebookClause> {
    let (book, number) = text.split_once(' ')?;
    let is_book = book.len() == 3 && book.bytes().all(|byte| byte.is_ascii_uppercase());
    let (clause, rest) = clause_after(book, number)?;
    (is_book && rest.is_empty()).then_some(clause)
}

fn clause_after<'a>(book: &str, text: &'a str) -> Option<(RulebookClause, &'a str)> {
    let (chapter, rest) = leading_number(text)?;
    let (number, rest) = leading_number(rest.strip_prefix('.')?)?;
    Some((RulebookClause { book: book.into(), chapter, number }, rest))
}

fn leading_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    Some((digits.parse().ok()?, rest))
}

/// Every clause of a book that a text cites, with its line.
pub(crate) fn cited_clauses(text: &str, book: &str) -> Vec<(usize, RulebookClause)> {
    let mut found = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let parts = content.split(book).skip(1);
        let clauses = parts.filter_map(|part| clause_after(book, part.strip_prefix(' ')?));
        found.extend(clauses.map(|(clause, _)| (line, clause)));
    }
    found
}

/// Every clause that code names as `clause(4, 3)`, with its line.
pub(crate) fn clauses_in_code(text: &str, book: &str) -> Vec<(usize, RulebookClause)> {
    let mut found = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        for part in content.split("clause(").skip(1) {
            let numbers = part.split(')').next().unwrap_or_default().replace(", ", ".");
            found.extend(clause_after(book, &numbers).map(|(clause, _)| (line, clause)));
        }
    }
    found
}

/// Rulings are headings: `### R-F12 Title`.
fn rulings_of(page: &str) -> BTreeMap<String, usize> {
    let heading = |(line, content): (usize, &str)| {
        let name = content.strip_prefix("### ")?.split(' ').next()?;
        Some((name.to_owned(), line))
    };
    (1..).zip(page.lines()).filter_map(heading).collect()
}

fn cited_rulings(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        for part in content.split("R-").skip(1) {
            let letters = part.chars().take_while(char::is_ascii_uppercase).count();
            let digits = part.chars().skip(letters).take_while(char::is_ascii_digit).count();
            if letters == 1 && digits > 0 {
                found.push(Citation { line, what: format!("R-{}", &part[..letters + digits]) });
            }
        }
    }
    found
}

/// Rules, scenarios and pages: everything that may cite a clause.
pub(crate) fn citing() -> Result<Vec<SourceFile>> {
    let mut all = sources("crates", "rs")?;
    all.extend(sources("scenarios", "toml")?);
    all.extend(sources("docs", "md")?);
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Rulebook {
        Rulebook {
            clauses: [("toy".into(), clauses_of("<a></a>**TOY 1.2** Text. **Bold**"))].into(),
            rulings: rulings_of("# Rulings\n\n### R-T7 Who is first\n"),
        }
    }

    #[test]
    fn definitions_are_found() {
        let book = book();
        let clause = RulebookClause { book: "TOY".into(), chapter: 1, number: 2 };
        assert_eq!(book.clauses["toy"].first(), Some(&clause));
        assert_eq!(book.rulings["R-T7"], 3);
    }

    #[test]
    fn a_clause_that_does_not_exist_is_found() {
        let missing = book().missing_clauses("// TOY 1.2.\n// TOY 1.20, see TOY 1.\n");
        assert_eq!(missing, [Citation { line: 2, what: "TOY 1.20".into() }]);
    }

    #[test]
    fn a_ruling_that_does_not_exist_is_found() {
        let missing = book().missing_rulings("R-T7\n\nruling R-T8; XR-, R-12\n");
        assert_eq!(missing, [Citation { line: 3, what: concat!("R", "-T8").into() }]);
    }

    #[test]
    fn clauses_in_code_are_found() {
        let found = clauses_in_code("A => clause(8, n),\nB => clause(4, 3),", "TOY");
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].0, found[0].1.to_string()), (2, "TOY 4.3".into()));
    }
}
