//! What a scenario says of itself, and the clauses and rulings that apply to its failure.

use scenarios::{Scenario, ScenarioProblem, Wrong};

use super::{Fails, Section};
use crate::message::say;
use crate::{Speak, Words, rulebook};

/// What the scenario shows, the rule, the ruling and the source.
pub(super) fn head(words: &Words, scenario: &Scenario) -> Section {
    let mut lines = vec![
        say!(words, check_about, about = scenario.about.as_str()),
        say!(words, check_rule, rule = scenario.rule.as_str()),
    ];
    if let Some(ruling) = &scenario.ruling {
        lines.push(say!(words, check_ruling, ruling = ruling.as_str()));
    }
    if let Some(source) = &scenario.source {
        lines.push(say!(words, check_source, source = source.as_str()));
    }
    Section { title: say!(words, check_scenario), lines }
}

pub(super) fn agreed<G: Speak>(words: &Words, options: &G::Options) -> Section {
    let mut lines = vec![say!(words, check_version, rules = G::rules(options).0)];
    lines.extend(G::options(words, options));
    Section { title: say!(words, check_agreed), lines }
}

/// The clauses that decide: those that the failure is about, that of the question, and the rule and
/// the ruling of the scenario.
pub(super) fn rules<G: Speak>(words: &Words, scenario: &Scenario, failure: &Fails<G>) -> Section {
    let mut clauses = of_problem(&failure.problem);
    let mut rulings = rulings_of(words, &clauses);
    clauses.extend(of_question::<G>(failure));
    clauses.push(scenario.rule.clone());
    rulings.extend(scenario.ruling.clone());
    let mut lines: Vec<String> = Vec::new();
    for line in clauses.iter().map(|clause| clause_line(words, clause)) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    rulings.sort();
    rulings.dedup();
    lines.extend(rulings.iter().map(|ruling| ruling_line(words, ruling)));
    Section { title: say!(words, check_rules), lines }
}

fn of_problem<R>(problem: &ScenarioProblem<R>) -> Vec<String> {
    match problem {
        ScenarioProblem::Illegal(error) | ScenarioProblem::NotLegal(_, error) => {
            vec![error.clause.to_string()]
        }
        ScenarioProblem::OtherClause(error, expected) => {
            vec![error.clause.to_string(), expected.clone()]
        }
        ScenarioProblem::Wrong(Wrong::NotRefused { expected, .. }) => vec![expected.clone()],
        ScenarioProblem::Wrong(_) => Vec::new(),
    }
}

fn of_question<G: Speak>(failure: &Fails<G>) -> Option<String> {
    let (_, decision) = failure.scene.as_ref()?.state.pending()?;
    Some(G::clause(decision).to_string())
}

fn rulings_of(words: &Words, clauses: &[String]) -> Vec<String> {
    let texts = clauses.iter().filter_map(|clause| rulebook::clause(words.locale(), clause));
    texts.flat_map(|text| rulebook::rulings_in(&text)).collect()
}

fn clause_line(words: &Words, clause: &str) -> String {
    let text = rulebook::clause(words.locale(), clause).unwrap_or_default();
    say!(words, check_clause, clause = clause, text = text)
}

fn ruling_line(words: &Words, ruling: &str) -> String {
    let (title, text) = rulebook::ruling(words.locale(), ruling).unwrap_or_default();
    say!(words, check_ruled, ruling = ruling, title = title, text = text)
}
