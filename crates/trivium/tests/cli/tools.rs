//! The overview, `trivium check`, `trivium bench` and `trivium fit`.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Folder;

const COMMANDS: [&str; 11] = [
    "serve", "play", "check", "replay", "verify", "bench", "random", "arena", "fit", "backup",
    "doctor",
];

#[test]
fn the_program_tells_what_it_can_do() {
    let folder = Folder::new("overview");
    let run = folder.run("--help").succeeds();
    run.says(&["fortuna", "2 to 4 players", "glory-to-rome", "2 to 5 players"]);
    for command in COMMANDS {
        run.says(&[&format!("trivium {command} ")]);
    }
    assert_eq!(folder.run("-h").succeeds().out, run.out);
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

#[test]
fn the_program_says_which_it_is() {
    let folder = Folder::new("version");
    let run = folder.run("--version").succeeds();
    run.says(&[env!("CARGO_PKG_VERSION"), "fortuna ", "glory-to-rome ", "gloria-mundi "]);
    assert_eq!(folder.run("version").succeeds().out, run.out);
}

#[test]
fn settings_that_stop_the_site_are_refused() {
    let folder = Folder::new("settings");
    for (flag, told) in [
        ("--bots 0", "a number of at least 1"),
        ("--session-rate 0", "a number from 0.1 to 1000000000"),
        ("--guest-days 0", "a number from 1 to 36500"),
        ("--bot-pace 5000/5000", "two numbers up to 1000"),
        ("--metrics-token=", "a token"),
        ("--base-url https://example.org/games", "ends with the host"),
        ("--base-url https://", "ends with the host"),
    ] {
        for command in ["serve", "doctor"] {
            let name = flag.split([' ', '=']).next().unwrap_or_default();
            folder.run(&format!("{command} {flag}")).fails_with(&[name, told]);
        }
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
    run.says(&["bad.toml:", "The table", "The question", "The legal answers", "swap "]);
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
        "search_per_second",
        "search_cut_per_second",
        "search_threads_gain",
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
        assert!(numbers.clone().count() == 9 && numbers.clone().all(|figure| figure > 0.0));
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

#[test]
fn weights_are_fitted_and_those_of_other_tables_kept() {
    let folder = Folder::new("fit");
    let fit = "fit gloria-mundi --games 20 --seed 1 --out weights.toml";
    folder.run(&format!("{fit} --players 2 --threads 1")).succeeds().says(&["weights.toml"]);
    let alone = folder.read("weights.toml");
    folder.run(&format!("{fit} --players 2 --threads 3")).succeeds();
    assert_eq!(folder.read("weights.toml"), alone, "threads do not change the result");
    folder.run(&format!("{fit} --players 3 --bot random")).succeeds();
    let both = folder.read("weights.toml");
    assert!(both.starts_with(alone.trim_end()) && both.contains("[players.3]"), "{both}");
    folder.run(&format!("{fit} --players 2 --bot search:0it")).fails_with(&["0it"]);
    folder.run(&format!("{fit} --players 9")).fails_with(&["9"]);
}

#[test]
fn settings_of_the_server_are_checked() {
    let folder = Folder::new("settings");
    folder.run("serve --listen nowhere").fails_with(&["--listen", "nowhere", "127.0.0.1:8080"]);
    folder.run("serve --log loud").fails_with(&["--log", "text or json"]);
    folder.run("serve --base-url example.org").fails_with(&["--base-url", "https://"]);
    folder.run("serve --colour red").fails_with(&["--colour"]);
    folder.run("serve --database ftp://a/b").fails_with(&["a/b"]);
    folder.run("backup copy.sqlite").fails_with(&["trivium.sqlite"]);
    assert_eq!(folder.files(), [""; 0], "nothing was made");
}
