//! Every reason for which an action is refused is named by some scenario.

use std::collections::BTreeSet;

use games::GameKind;
use scenarios::RefusedAction;
use scenarios::library;

/// The question that a scenario answers is always put to the seat that answers.
const NEVER_IN_A_SCENARIO: [&str; 1] = ["not-your-turn"];

#[test]
fn every_refusal_of_glory_to_rome_is_shown() {
    let reasons = include_str!("../../../glory-to-rome/src/refusal.rs");
    let shown = shown(GameKind::GloryToRome);
    let missing: Vec<_> = reasons_in(reasons).filter(|name| !shown.contains(name)).collect();
    assert_eq!(missing, NEVER_IN_A_SCENARIO, "in no scenario");
}

/// The reasons that scenarios name; that they are right, the scenarios themselves prove.
fn shown(kind: GameKind) -> BTreeSet<String> {
    let scenarios = library::all(kind).filter_map(|(name, _)| library::scenario(kind, name));
    let steps = scenarios.flat_map(|scenario| scenario.steps);
    let refused = steps.flat_map(|step| step.into_inner().refuse);
    let reason = |refused| match refused {
        RefusedAction::Cited { reason, .. } => reason,
        RefusedAction::Action(_) => None,
    };
    refused.filter_map(reason).collect()
}

/// The names in JSON of the variants of an enum `Refusal`.
fn reasons_in(source: &str) -> impl Iterator<Item = String> {
    let (_, after) = source.split_once("pub enum Refusal {").expect("an enum");
    let (variants, _) = after.split_once("\n}").expect("its end");
    variants.lines().filter_map(|line| {
        let name = line.trim_start().split([' ', ',']).next().unwrap_or_default();
        name.starts_with(char::is_uppercase).then(|| kebab(name))
    })
}

fn kebab(name: &str) -> String {
    name.chars().enumerate().fold(String::new(), |mut text, (place, letter)| {
        if letter.is_uppercase() && place > 0 {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
        text
    })
}
