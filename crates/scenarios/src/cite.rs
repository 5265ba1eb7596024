//! What a scenario cites: clauses, rulings, a mended rule and a version of the rules.

use engine::{Game, Rules};
use games::{GameKind, dispatch};

use crate::format::{RefusedAction, Scenario};
use crate::wrong::{FileFlaw, Wrong};

/// Every clause of `docs/rules`, sorted. `build.rs` makes it.
const CLAUSES: &[&str] = include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
/// Every ruling of `docs/rulings.md`, sorted.
const RULINGS: &[&str] = include!(concat!(env!("OUT_DIR"), "/rulings.rs"));

impl Scenario {
    /// Whether there is all that it cites.
    pub fn check_citations(&self, kind: GameKind) -> Result<(), FileFlaw> {
        self.check_clause("rule", &self.rule)?;
        self.check_ruling("ruling", self.ruling.as_deref())?;
        dispatch!(kind, G => self.check_version::<G>())?;
        self.check_refusals()
    }

    fn check_clause(&self, path: &str, clause: &str) -> Result<(), FileFlaw> {
        if CLAUSES.binary_search(&clause).is_ok() {
            return Ok(());
        }
        Err(self.flaw_at(path, Wrong::NoClause(clause.to_owned())))
    }

    fn check_ruling(&self, path: &str, ruling: Option<&str>) -> Result<(), FileFlaw> {
        match ruling {
            Some(ruling) if RULINGS.binary_search(&ruling).is_err() => {
                Err(self.flaw_at(path, Wrong::NoRuling(ruling.to_owned())))
            }
            _ => Ok(()),
        }
    }

    fn check_version<G: Game>(&self) -> Result<(), FileFlaw> {
        if let Some(rules) = self.rules {
            let checked = Rules(rules).check(G::RULES);
            checked.map_err(|error| self.flaw_at("rules", Wrong::Setup(error)))?;
        }
        let Some(slug) = self.mend.as_ref().map(toml::Spanned::get_ref) else {
            return Ok(());
        };
        if G::MENDS.iter().any(|mend| mend.slug == slug) {
            return Ok(());
        }
        let known = G::MENDS.iter().map(|mend| mend.slug).collect();
        Err(self.flaw_at("mend", Wrong::NoMend { slug: slug.clone(), known }))
    }

    fn check_refusals(&self) -> Result<(), FileFlaw> {
        for (n, step) in self.steps.iter().enumerate() {
            for (m, refused) in step.get_ref().refuse.iter().enumerate() {
                if let RefusedAction::Cited { rule, ruling, .. } = refused {
                    let at = format!("step.{n}.refuse.{m}");
                    self.check_clause(&format!("{at}.rule"), rule)?;
                    self.check_ruling(&format!("{at}.ruling"), ruling.as_deref())?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "rule = 'FOR 5.1'\nruling = 'R-F01'\nabout = 'x'\ngame = 'fortuna'\n\
                        rules = 1\n[table]\n[[step]]\nseat = 0\n\
                        refuse = ['roll', { do = 'end', rule = 'FOR 2.3', ruling = 'R-F02' }]\n";

    /// Where a text is flawed, and how.
    fn flaw(text: &str) -> String {
        let scenario = Scenario::parse("a.toml", text).expect("a scenario");
        let checked = scenario.check_citations(GameKind::Fortuna);
        checked.map_or_else(|flaw| flaw.to_string(), |()| "none".to_owned())
    }

    #[test]
    fn what_is_not_there_cannot_be_cited() {
        assert_eq!(flaw(TEXT), "none");
        let other = |from: &str, to: &str| flaw(&TEXT.replace(from, to));
        assert_eq!(other("5.1", "5.99"), "a.toml:1:8: NoClause(\"FOR 5.99\")");
        assert_eq!(other("R-F01", "R-F99"), "a.toml:2:10: NoRuling(\"R-F99\")");
        assert_eq!(other("2.3", "2.99"), "a.toml:9:40: NoClause(\"FOR 2.99\")");
        assert_eq!(other("R-F02", "R-F99"), "a.toml:9:60: NoRuling(\"R-F99\")");
        assert!(other("rules = 1", "rules = 99").starts_with("a.toml:5:9: Setup("));
        let mended = other("rules = 1", "mend = 'nothing'");
        assert!(mended.starts_with("a.toml:5:8: NoMend { slug: \"nothing\""), "{mended}");
    }
}
