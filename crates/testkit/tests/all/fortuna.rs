//! The laws, for Fortuna.

use std::collections::BTreeSet;

use engine::{Game, NoEvents, Rng, Seat, Seed};
use games::fortuna::{Action, Event, Fortuna, Refusal};
use games::{GameKind, options};
use scenarios::library;
use scenarios::{RefusedAction, Scenario};
use testkit::laws::Sample;

/// What is not named here follows from what the observer knows and from the action.
#[expect(clippy::wildcard_enum_match_arm, reason = "only what is news is named")]
fn is_news(event: Event, observer: Option<Seat>) -> bool {
    match event {
        Event::Drew { seat, .. } | Event::Looked { seat, .. } => observer == Some(seat),
        // Which copy, never which card: R-F44.
        Event::Kept { seat, card, .. } => observer != Some(seat) && card.is_none(),
        Event::Discarded { seat, .. } | Event::Played { seat, .. } | Event::Showed { seat, .. } => {
            observer != Some(seat)
        }
        Event::Dealt { .. } | Event::Revealed { .. } | Event::Rolled { .. } => true,
        _ => false,
    }
}

/// Every number of players, both deals, and options that change how a game goes.
fn samples() -> Vec<Sample<Fortuna>> {
    let tables = [
        "players = 2",
        "players = 3\ndeal = 'expert'",
        "players = 4",
        "players = 2\ndeal = 'expert'\nfortuna_unheld = 'money'\ncubes = 'infinite'\nmax_rounds = 9",
    ];
    tables.map(sample).into()
}

fn sample(table: &str) -> Sample<Fortuna> {
    let overrides = toml::from_str(table).expect("a table of options");
    Sample {
        options: options::<Fortuna>(GameKind::Fortuna, overrides).expect("options of Fortuna"),
        seeds: 0..60,
        max_actions: 5_000,
        is_news: |event, observer| is_news(*event, observer),
    }
}

testkit::law_tests!(samples);

/// Ruling R-F49: only a player who plays a privilege card is asked more than before.
#[test]
fn without_privilege_cards_both_versions_ask_alike() {
    let deal = |table: &str, seed: u64| {
        let options = sample(table).options;
        Fortuna::new(&options, Seed::from_number(seed)).expect("a game")
    };
    for seed in 0..60 {
        let mut before = deal("players = 3\nrules = 1", seed);
        let mut since = deal("players = 3\nrules = 2", seed);
        let mut rng = Rng::new(seed);
        while since.pending().is_some() {
            assert_eq!(*before.legal_actions(), *since.legal_actions());
            let legal = since.legal_actions();
            let is_answer = |action: &&Action| !matches!(action, Action::Play(_));
            let answers: Vec<_> = legal.iter().filter(is_answer).collect();
            let answer = *answers[rng.below(answers.len())];
            before.apply_unchecked(answer, &mut NoEvents);
            since.apply_unchecked(answer, &mut NoEvents);
        }
    }
}

/// What the player who is asked can be told, by the tag of the refusal.
const REASONS: &[&str] = &[
    "already-advanced",
    "already-built",
    "already-commanded",
    "already-rolled",
    "at-the-palace",
    "bribe-too-dear",
    "die-too-low",
    "face-down",
    "favour-closed",
    "favour-has-tokens",
    "helpers-full",
    "may-not-decline",
    "no-centurion",
    "no-die-left",
    "no-effect",
    "no-roll-at-the-palace",
    "no-room-to-build",
    "no-such-die",
    "no-vestal",
    "not-enough-goods",
    "not-held",
    "not-in-the-pool",
    "not-married",
    "not-offered",
    "not-on-your-edge",
    "not-the-question",
    "nothing-given",
    "on-your-edge",
    "palace-needs-marriage",
    "pile-empty",
    "supply-empty",
    "supply-short",
    "tax-not-allowed",
    "too-dear",
    "too-few",
    "too-few-spaces",
    "too-many",
];

/// The reasons of all refusals in a scenario whose clause it names.
fn reasons(scenario: &Scenario) -> BTreeSet<String> {
    let options = scenario.options_of::<Fortuna>(GameKind::Fortuna).expect("options");
    let mut game: Fortuna = scenario.start(&options).expect("a beginning");
    let mut reasons = BTreeSet::new();
    for step in &scenario.steps {
        let step = step.get_ref();
        if let Some(text) = &step.action {
            game.apply_unchecked(text.parse().expect(text), &mut NoEvents);
        }
        for refused in &step.refuse {
            if let RefusedAction::Cited { action, .. } = refused {
                let action = action.parse().expect(action);
                let error = game.clone().apply(action, &mut NoEvents).expect_err("a refusal");
                let told = serde_json::to_value(error.reason).expect("a reason");
                reasons.insert(told["refusal"].as_str().expect("a tag").to_owned());
            }
        }
    }
    reasons
}

/// A scenario in `refusals` bears the name of the reason it shows.
#[test]
fn every_refusal_has_a_scenario() {
    for reason in REASONS {
        let name = format!("refusals/{reason}");
        let scenario = library::scenario(GameKind::Fortuna, &name).expect(&name);
        assert!(reasons(&scenario).contains(*reason), "{name}: {:?}", reasons(&scenario));
    }
}

/// No scenario shows these: a scenario asks the player who is asked, and ends with the game.
#[test]
fn others_and_the_end_are_refused_too() {
    let refused = |game: &Fortuna, observer: Seat| {
        let refusal = Fortuna::refuse(&game.view(Some(observer)), Action::Roll);
        (refusal, engine::Refusal::clause(refusal).to_string())
    };
    let options = sample("players = 2\nmax_rounds = 1").options;
    let mut game = Fortuna::new(&options, Seed::from_number(1)).expect("a game");
    let (asked, _) = game.pending().expect("a question");
    assert_eq!(refused(&game, asked.clockwise(2)), (Refusal::NotYourTurn, "FOR 2.1".to_owned()));
    while game.pending().is_some() {
        game.apply_unchecked(game.legal_actions()[0], &mut NoEvents);
    }
    assert_eq!(refused(&game, asked), (Refusal::GameOver, "FOR 13.1".to_owned()));
}
