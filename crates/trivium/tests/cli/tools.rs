//! The overview, `trivium check` and `trivium bench`.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Folder;

const COMMANDS: [&str; 6] = ["play", "check", "replay", "verify", "bench", "random"];

#[test]
fn without_words_the_program_tells_what_it_can_do() {
    let folder = Folder::new("overview");
    let run = folder.run("").succeeds();
    run.says(&["fortuna", "2 to 4 players", "glory-to-rome", "2 to 5 players"]);
    for command in COMMANDS {
        run.says(&[&format!("trivium {command} ")]);
    }
    assert_eq!(folder.run("--help").succeeds().out, run.out);
}

#[test]
fn every_command_has_help() {
    let folder = Folder::new("help");
    for command in COMMANDS {
        let run = folder.run(&format!("{command} --help")).succeeds();
        run.says(&[&format!("trivium {command} ")]);
        assert_eq!(folder.run(&format!("{command} fortuna -h")).succeeds().out, run.out);
    }
}

#[test]
fn unknown_words_are_named() {
    let folder = Folder::new("unknown");
    folder.run("ply").fails_with(&["ply", "play"]);
    for command in COMMANDS {
        folder.run(&format!("{command} --frob")).fails_with(&["--frob"]);
    }
}

const SCENARIO: &str = r#"
rule = "FOR 5.1"
about = "Water supply gives two water."
game = "fortuna"
[options]
players = 2
[table]
[table.seats.0]
cards = ["water", "harvest", "vintage"]
[[step]]
seat = 0
do = "use water"
"#;

#[test]
fn a_scenario_holds_or_shows_why_not() {
    let folder = Folder::new("check");
    folder.write("good.toml", &format!("{SCENARIO}then = {{ \"seats.0.water\" = 2 }}\n"));
    let run = folder.run("check good.toml").succeeds();
    assert_eq!(run.out.lines().last(), Some("1 passed, 0 failed"));

    folder.write("bad.toml", &format!("{SCENARIO}then = {{ \"seats.0.water\" = 3 }}\n"));
    let run = folder.run("check .");
    assert_eq!((run.code, &*run.err), (1, ""));
    assert_eq!(run.out.lines().last(), Some("1 passed, 1 failed"));
    run.says(&["bad.toml:", "the table:", "the question:", "the legal list:", "swap "]);
}

#[test]
fn nothing_to_check_is_no_success() {
    let folder = Folder::new("check-nothing");
    folder.write("readme.txt", "no scenario");
    folder.run("check .").fails_with(&["no scenario"]);
    folder.run("check").fails_with(&["FILE"]);
    folder.run("check elsewhere").fails_with(&["elsewhere"]);
}

#[test]
fn figures_have_names() {
    let folder = Folder::new("bench");
    let run = folder.run("bench --seconds 0.01 --json").succeeds();
    let expected: BTreeSet<&str> = [
        "game",
        "players",
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "copy_ns",
        "imagine_ns",
    ]
    .into();
    let fortuna = (2..=4).map(|players| ("fortuna", players));
    let glory_to_rome = (2..=5).map(|players| ("glory-to-rome", players));
    let gloria_mundi = (2..=6).map(|players| ("gloria-mundi", players));
    let tables = fortuna.chain(glory_to_rome).chain(gloria_mundi);
    for ((game, players), line) in tables.zip(run.out.lines()) {
        let figures: Value = serde_json::from_str(line).expect("a line of JSON");
        let figures = figures.as_object().expect("an object");
        let keys: BTreeSet<&str> = figures.keys().map(String::as_str).collect();
        assert_eq!(keys, expected);
        assert_eq!((&figures["game"], &figures["players"]), (&game.into(), &players.into()));
        let numbers = figures.values().filter_map(Value::as_f64);
        assert!(numbers.clone().count() == 6 && numbers.clone().all(|figure| figure > 0.0));
    }
    assert_eq!(run.out.lines().count(), 12);
}

#[test]
fn figures_can_be_read() {
    let folder = Folder::new("bench-text");
    let run = folder.run("bench fortuna --players 3 --seconds 0.01").succeeds();
    run.says(&["Fortuna with 3 players", "a second", "ns"]);
    folder.run("bench chess").fails_with(&["chess"]);
    folder.run("bench --seconds -1").fails_with(&["--seconds"]);
    folder.run("bench fortuna --players 7").fails_with(&["between 2 and 4"]);
}
