//! `trivium random`, `verify` and `replay`.

use serde_json::Value;

use super::{Folder, Run};

fn folder_with_record(name: &str, players: u8) -> Folder {
    let folder = Folder::new(name);
    let command = format!("random fortuna --players {players} --seed 7 --out game.json");
    folder.run(&command).succeeds().says(&["game.json"]);
    folder
}

fn lines(run: &Run) -> Vec<Value> {
    let parse = |line: &str| serde_json::from_str(line).expect("a line of JSON");
    run.out.lines().map(parse).collect()
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

#[test]
fn a_random_game_is_the_same_every_time() {
    let folder = folder_with_record("random", 3);
    let seed = "07".to_owned() + &"0".repeat(62);
    let again = format!("random fortuna --players 3 --seed {seed} --out again.json");
    folder.run(&again).succeeds();
    assert_eq!(folder.read("game.json"), folder.read("again.json"));
}

#[test]
fn a_random_game_overwrites_only_by_force() {
    let folder = folder_with_record("force", 2);
    let before = folder.read("game.json");
    let command = "random fortuna --players 2 --seed 8 --out game.json";
    folder.run(command).fails_with(&["game.json", "--force"]);
    assert_eq!(folder.read("game.json"), before);
    folder.run(&format!("{command} --force")).succeeds();
    assert_ne!(folder.read("game.json"), before);
}

#[test]
fn a_random_game_needs_players_seed_and_file() {
    let folder = Folder::new("random-mistakes");
    for (command, parts) in [
        ("random fortuna --seed 1 --out a.json", &["--players"][..]),
        ("random fortuna --players 2 --out a.json", &["--seed"]),
        ("random fortuna --players 2 --seed 1", &["--out"]),
        ("random fortuna --players 5 --seed 1 --out a.json", &["between 2 and 4"]),
    ] {
        folder.run(command).fails_with(parts);
    }
    assert!(folder.files().is_empty());
}

#[test]
fn a_good_record_holds() {
    let folder = folder_with_record("verify", 4);
    let run = folder.run("verify game.json").succeeds();
    assert_eq!(run.out.lines().count(), 3);
    run.says(&["matches the hash", "all legal", "follows"]);
}

#[test]
fn a_record_that_lies_does_not_hold() {
    let folder = folder_with_record("lies", 2);
    let text = folder.read("game.json");
    let record: Value = serde_json::from_str(&text).expect("JSON");
    for (told, place, lie) in [
        ("doesn’t match the hash", "/seed_hash", Value::from("0".repeat(64))),
        ("doesn’t follow", "/result/standings/0/score", 99.into()),
        ("action 2, “end”, isn’t legal. ", "/actions/1", "end".into()),
        ("action 1, “dance”, isn’t in", "/actions/0", "dance".into()),
        ("players: ", "/options/players", 7.into()),
    ] {
        let mut record = record.clone();
        *record.pointer_mut(place).expect("a place to lie") = lie;
        folder.write("lie.json", &record.to_string());
        let run = folder.run("verify lie.json");
        assert_eq!(run.code, 1, "{run:?}");
        run.says(&[told]);
    }
}

#[test]
fn a_damaged_record_is_one_line() {
    let folder = folder_with_record("damaged", 2);
    let text = folder.read("game.json");
    folder.write("cut.json", &text[..text.len() >> 1]);
    folder.write("other.json", "{\"game\": \"chess\"}");
    folder.write("empty.json", "");
    folder.write("future.json", &text.replacen("\"format\": 1", "\"format\": 9", 1));
    for command in ["verify", "replay"] {
        folder.run(&format!("{command} cut.json")).fails_with(&["cut.json:"]);
        folder.run(&format!("{command} other.json")).fails_with(&["other.json:1", "chess"]);
        folder.run(&format!("{command} empty.json")).fails_with(&["empty.json"]);
        folder.run(&format!("{command} none.json")).fails_with(&["none.json"]);
        folder.run(&format!("{command} future.json")).fails_with(&["9"]);
        folder.run(command).fails_with(&["RECORD"]);
    }
}

/// Whatever else a newer program writes, it is told as what it is.
#[test]
fn a_record_of_a_newer_program_is_told_as_one() {
    let folder = folder_with_record("newer", 2);
    let mut record: Value = serde_json::from_str(&folder.read("game.json")).expect("JSON");
    record["rules"] = 9.into();
    record["options"]["rules"] = 9.into();
    folder.write("rules.json", &record.to_string());
    record["options"]["weather"] = "fine".into();
    record["weather"] = "fine".into();
    folder.write("more.json", &record.to_string());
    record["format"] = 2.into();
    folder.write("format.json", &record.to_string());
    for command in ["verify", "replay"] {
        for file in ["rules.json", "more.json"] {
            let parts = [file, "version 9 of the rules", "newer Trivium"];
            folder.run(&format!("{command} {file}")).fails_with(&parts);
        }
        let parts = ["format 2", "newer Trivium"];
        folder.run(&format!("{command} format.json")).fails_with(&parts);
        let french = ["version 9 des règles", "Trivium plus récent"];
        folder.run(&format!("--language fr {command} more.json")).fails_with(&french);
    }
}

#[test]
fn a_game_is_retold() {
    let folder = folder_with_record("retold", 3);
    let all = folder.run("replay game.json").succeeds();
    all.says(&["Round 1 begins.", "Seat 0", "The game is over.", "points"]);
    let one = folder.run("replay game.json --as 1").succeeds();
    one.says(&["Your turn.", "drew a privilege card"]);
    assert!(!all.out.contains("drew a privilege card"));
}

#[test]
fn every_step_is_a_line_of_json() {
    let folder = folder_with_record("json", 3);
    let lines = lines(&folder.run("replay game.json --json").succeeds());
    let [header, start, steps @ .., result] = &lines[..] else {
        panic!("too few lines");
    };
    assert_eq!(header["game"], "fortuna");
    assert_eq!(header["options"]["players"], 3);
    assert_eq!((&start["step"], &start["state"]["round"]), (&0.into(), &1.into()));
    assert_eq!(array(&result["result"]["standings"]).len(), 3);
    for (number, step) in (1..).zip(steps) {
        assert_eq!(step["step"], number);
        assert!(array(&step["legal"]).contains(&step["action"]), "{step}");
        assert!(step["events"].is_array() && step["state"].is_object());
        assert!(step["decision"]["ask"].is_string() && step["seat"].is_u64());
    }
}

/// Everything with a secret of another seat in it is left out.
#[test]
fn an_observer_sees_no_other_hand() {
    let folder = folder_with_record("observer", 3);
    let whole = lines(&folder.run("replay game.json --json").succeeds());
    let seen = lines(&folder.run("replay game.json --json --as 1").succeeds());
    assert_eq!(whole.len(), seen.len());
    let mut n_hidden = 0;
    for (step, all) in seen.iter().zip(&whole).skip(1).take(whole.len() - 2) {
        let is_own = step["seat"] == 1;
        assert_eq!(step["legal"].is_array(), is_own, "{step}");
        for event in array(&step["events"]).iter().filter(|event| event["seat"] != 1) {
            let kind = event["event"].as_str().unwrap_or_default();
            let is_secret = ["drew", "kept", "looked", "put-aside", "turned-down"].contains(&kind);
            assert!(!is_secret || event["card"].is_null(), "{event}");
        }
        let view = &step["view"];
        assert!(step.get("state").is_none() && view.get("deck").is_none());
        let played = all["action"].as_str().unwrap_or_default();
        let is_secret = played.starts_with("keep ") || played.starts_with("turn-down ");
        let expected = if is_secret && !is_own { &Value::Null } else { &all["action"] };
        assert_eq!(&step["action"], expected);
        n_hidden += u32::from(is_secret && !is_own);
        let is_over = view["pending"].is_null();
        for seat in ["0", "2"].iter().filter(|_| !is_over) {
            let own = &view["seats"][seat];
            assert!(own.get("hand").is_none() && own.get("palace_cards").is_none(), "{own}");
            assert!(own.get("turned_down").is_none(), "{own}");
        }
    }
    assert!(n_hidden > 3, "the game has secrets");
}

#[test]
fn a_spectator_is_asked_nothing() {
    let folder = folder_with_record("spectator", 2);
    let seen = lines(&folder.run("replay game.json --json --as spectator").succeeds());
    let steps = &seen[1..seen.len() - 1];
    assert!(steps.iter().all(|step| step["legal"].is_null()));
    for text in ["2", "-1", "me"] {
        let command = format!("replay game.json --as {text}");
        folder.run(&command).fails_with(&["--as", text]);
    }
}
