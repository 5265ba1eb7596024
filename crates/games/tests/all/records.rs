//! Records are written, read, and believed only as far as they replay.

use engine::{Game, Record, ReplayError, Rules, Seed};
use games::fortuna::Fortuna;
use games::records::{VerifyError, kind, parse, record, seed_hash, verify, write};
use games::{GameKind, TextProblem, options};
use serde_json::{Value, json};

/// A whole game in which the first legal action is always taken, up to `n` actions.
fn game(n: usize) -> Record<Fortuna> {
    let overrides = toml::from_str("players = 2\nmax_rounds = 2").expect("a table of options");
    let options = options::<Fortuna>(GameKind::Fortuna, overrides).expect("right options");
    let seed = Seed::from_number(1);
    let mut state = Fortuna::new(&options, seed).expect("right options");
    let mut actions = Vec::new();
    while let Some(&action) = state.legal_actions().first().filter(|_| actions.len() < n) {
        state.apply_unchecked(action, &mut engine::NoEvents);
        actions.push(action);
    }
    record(options, seed, &actions).expect("legal actions")
}

#[test]
fn the_hash_is_sha_256() {
    let hash = seed_hash(Seed([0; 32]));
    assert_eq!(hash, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

#[test]
fn a_record_survives_its_text() {
    let record = game(usize::MAX);
    let text = write(&record);
    assert_eq!(parse("file", &text), Ok(record.clone()));
    assert_eq!(kind("file", &text), Ok(GameKind::Fortuna));
    assert!(text.ends_with("}\n"));
    let actions: Vec<_> = record.actions.iter().map(|action| format!("    \"{action}\"")).collect();
    assert!(text.contains(&actions.join(",\n")), "an action on each line:\n{text}");
}

#[test]
fn a_finished_record_verifies() {
    let record = game(usize::MAX);
    assert!(record.result.is_some());
    assert!(verify(&record).unwrap().outcome().is_some());
}

#[test]
fn an_unfinished_record_verifies() {
    let record = game(5);
    assert_eq!(record.result, None);
    assert!(verify(&record).unwrap().pending().is_some());
}

#[test]
fn a_wrong_hash_is_found() {
    let record = Record { seed_hash: seed_hash(Seed::from_number(2)), ..game(5) };
    assert!(matches!(verify(&record), Err(VerifyError::SeedHash { .. })));
}

#[test]
fn a_wrong_score_is_found() {
    let mut record = game(usize::MAX);
    record.result.as_mut().unwrap().standings[0].score += 1;
    assert!(matches!(verify(&record), Err(VerifyError::Result { .. })));
}

#[test]
fn a_result_left_out_is_found() {
    let record = Record { result: None, ..game(usize::MAX) };
    let error = verify(&record).unwrap_err().to_string();
    assert!(error.starts_with("result: none, but the actions give {"), "{error}");
}

#[test]
fn a_result_too_early_is_found() {
    let record = Record { result: game(usize::MAX).result, ..game(5) };
    let error = verify(&record).unwrap_err().to_string();
    assert!(error.ends_with("but the actions give none"), "{error}");
}

#[test]
fn an_illegal_action_is_found_with_its_number() {
    let mut record = game(5);
    record.actions.push(record.actions[0].clone());
    let error = verify(&record).unwrap_err().to_string();
    assert!(error.starts_with("action 6: "), "{error}");
}

#[test]
fn a_record_of_another_game_is_found() {
    let record = Record { game: "chess".into(), ..game(5) };
    assert_eq!(verify(&record), Err(VerifyError::Game("chess".into())));
    let error = kind("file", &write(&record)).unwrap_err().to_string();
    assert!(error.contains("unknown variant `chess`, expected"), "{error}");
}

#[test]
fn a_mistake_is_named_with_line_and_column() {
    let text = write(&game(5)).replace("\"format\": 1", "\"format\": one");
    let error = parse::<Fortuna>("my.json", &text).unwrap_err().to_string();
    assert_eq!(error, "my.json:2:13: Format(\"expected value\")");
}

/// A record of now, with something in it changed.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(&write(&game(5))).expect("JSON");
    change(&mut record);
    record.to_string()
}

fn problem(text: &str) -> TextProblem {
    parse::<Fortuna>("file", text).expect_err("it is not for this program").problem
}

#[test]
fn a_record_of_the_first_rules_names_no_version_in_its_options() {
    let text = changed(|record| {
        record["rules"] = json!(1);
        record["options"].as_object_mut().expect("options").remove("rules");
    });
    let record = parse::<Fortuna>("file", &text).expect("a record");
    assert_eq!((record.rules, record.options.rules), (Rules::FIRST, Rules::FIRST));
    assert!(!write(&record).replacen("\"rules\": 1", "", 1).contains("\"rules\""));
}

#[test]
fn options_that_a_record_leaves_out_are_those_of_its_version() {
    let text = changed(|record| {
        let options = record["options"].as_object_mut().expect("options");
        options.remove("rules");
        options.remove("prices");
    });
    let record = parse::<Fortuna>("file", &text).expect("a record");
    assert_eq!(record.options, game(5).options);
}

#[test]
fn a_record_whose_options_are_of_other_rules_does_not_start() {
    let record = Record { rules: Rules::FIRST, ..game(5) };
    let Err(ReplayError::Setup(error)) = record.start() else { panic!("it starts") };
    assert_eq!(error.at, "options.rules");
    let text = changed(|record| record["rules"] = json!(1));
    let read = parse::<Fortuna>("file", &text).expect("a record");
    assert!(matches!(verify(&read), Err(VerifyError::Replay(ReplayError::Setup(_)))));
}

#[test]
fn rules_that_nobody_knows_do_not_start() {
    for version in [0, Fortuna::RULES.0 + 1].map(Rules) {
        let record = Record { rules: version, ..game(5) };
        assert_eq!(record.start().err(), Some(ReplayError::Rules(version)));
    }
}

#[test]
fn a_record_of_a_newer_program_is_told_as_one_whatever_it_holds() {
    let newest = Fortuna::RULES;
    let found = Rules(newest.0 + 1);
    let newer = TextProblem::NewerRules { found, newest };
    for unknown in [false, true] {
        let with_rules = |record: &mut Value| {
            record["rules"] = json!(found);
            record["options"]["rules"] = json!(found);
            if unknown {
                record["options"]["weather"] = json!("fine");
                record["weather"] = json!("fine");
            }
        };
        assert_eq!(problem(&changed(with_rules)), newer);
    }
    let only_options = |record: &mut Value| {
        record["options"]["rules"] = json!(found);
        record["options"]["weather"] = json!("fine");
    };
    assert_eq!(problem(&changed(only_options)), newer);
    let of_format = |record: &mut Value| {
        record["format"] = json!(2);
        record["weather"] = json!("fine");
    };
    assert_eq!(problem(&changed(of_format)), TextProblem::NewerFormat(2));
}
