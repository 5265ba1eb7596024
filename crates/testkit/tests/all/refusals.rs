//! Every reason for which Gloria Mundi refuses an answer is shown in some scenario.

use std::collections::BTreeSet;

use engine::{Game, Seat, Seed};
use games::GameKind;
use games::gloria_mundi::{Action, GloriaMundi, Refusal};
use scenarios::library;
use scenarios::{RefusedAction, Scenario};

const REASONS: [&str; 36] = [
    "amount",
    "barbarian-elsewhere",
    "cannot-spend",
    "empty-slot",
    "game-over",
    "glory-missing",
    "instead-first",
    "may-not-decline",
    "must-replace",
    "no-architect",
    "no-joker",
    "no-place",
    "no-power",
    "no-wall",
    "none-free",
    "not-demanded",
    "not-in-hand",
    "not-itself",
    "not-lying",
    "not-ready",
    "not-replaceable",
    "not-serving",
    "not-the-question",
    "not-this-kind",
    "not-yours",
    "nothing-to-count",
    "other-architect",
    "other-type",
    "part-of-tribute",
    "passed-over",
    "red",
    "times",
    "too-dear",
    "tribute-too-dear",
    "wrong-place",
    NOT_YOUR_TURN,
];

/// In a scenario who is not asked cannot answer.
const NOT_YOUR_TURN: &str = "not-your-turn";

/// The reason as programs are told it.
fn reason(refusal: Refusal) -> String {
    let told = serde_json::to_value(refusal).expect("data");
    told["refusal"].as_str().expect("a reason").to_owned()
}

/// The reasons that a scenario shows together with their clause.
fn shown(scenario: &Scenario) -> Vec<String> {
    let options = scenario.options_of::<GloriaMundi>(GameKind::GloriaMundi).expect("options");
    let mut state: GloriaMundi = scenario.start(&options).expect("a start");
    let mut shown = Vec::new();
    for step in scenario.steps.iter().map(toml::Spanned::get_ref) {
        if let Some(action) = &step.action {
            let action: Action = action.parse().expect("an action");
            state.apply(action, &mut engine::NoEvents).expect("legal");
        }
        for refused in &step.refuse {
            let RefusedAction::Cited { action, .. } = refused else {
                continue;
            };
            let action: Action = action.parse().expect("an action");
            let error = state.clone().apply(action, &mut engine::NoEvents).expect_err("a refusal");
            shown.push(reason(error.reason));
        }
    }
    shown
}

#[test]
fn every_refusal_of_gloria_mundi_is_shown() {
    let kind = GameKind::GloriaMundi;
    let scenarios = library::all(kind).filter_map(|(name, _)| library::scenario(kind, name));
    let mut found: BTreeSet<String> = scenarios.flat_map(|scenario| shown(&scenario)).collect();
    found.insert(NOT_YOUR_TURN.to_owned());
    assert_eq!(found, REASONS.map(str::to_owned).into());
}

/// GLM 2.6.
#[test]
fn who_is_not_asked_is_told_so() {
    let players = toml::from_str("players = 2").expect("options");
    let options = games::options::<GloriaMundi>(GameKind::GloriaMundi, players).expect("options");
    let game = GloriaMundi::new(&options, Seed::from_number(1)).expect("a game");
    let (asked, _) = game.pending().expect("a question");
    for observer in [Some(Seat(1 - asked.0)), None] {
        let refusal = GloriaMundi::refuse(&game.view(observer), Action::Decline);
        assert_eq!(reason(refusal), NOT_YOUR_TURN);
        assert_eq!(engine::Refusal::clause(refusal).to_string(), "GLM 2.6");
    }
}
