//! `trivium arena`.

use serde_json::{Value, json};

use super::Folder;

const MATCH: &str = "arena gloria-mundi --players 3 --bots greedy,random --blocks 4 --seed 1";

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The games of JSON lines without what depends on the clock.
fn timeless(text: &str) -> Vec<Value> {
    let mut games: Vec<Value> =
        lines(text).into_iter().filter(|line| line.get("block").is_some()).collect();
    for game in &mut games {
        game.as_object_mut().expect("an object").remove("efforts");
    }
    games
}

#[test]
fn a_match_is_told_in_tables() {
    let folder = Folder::new("arena-tables");
    let run = folder.run(MATCH).succeeds();
    run.says(&["Gloria Mundi with 3 players: 4 blocks, 12 games.", "greedy", "random", "95 %"]);
    run.says(&["The rating of random is 0", "ahead", "p99", "Wins by seat:", "Endings:"]);
    let run = folder.run("arena fortuna --players 2 --bots greedy --blocks 1 --seed 1").succeeds();
    run.says(&["1 block, 1 game.", "50.0 %"]);
    assert_eq!(folder.files(), [""; 0]);
}

#[test]
fn a_match_is_told_in_json() {
    let folder = Folder::new("arena-json");
    let run = folder.run(&format!("{MATCH} --json --threads 1")).succeeds();
    let lines = lines(&run.out);
    let [games @ .., summary] = &lines[..] else {
        panic!("no lines");
    };
    assert_eq!(games.len(), 12);
    for (key, n) in [("seats", 3), ("ranks", 3), ("scores", 3), ("win_shares", 3), ("efforts", 3)] {
        let has_all = |game: &Value| game[key].as_array().is_some_and(|list| list.len() == n);
        assert!(games.iter().all(has_all), "{key}");
    }
    let bots = summary["bots"].as_array().expect("a list of bots");
    let names: Vec<&Value> = bots.iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, ["greedy", "random"]);
    for bot in bots {
        assert_eq!(bot["games"], 12);
        let share = |key: &str| bot[key].as_f64().expect("a share");
        assert!(share("win_share_low") <= share("win_share"));
        assert!(share("win_share") <= share("win_share_high"));
    }
    let other = folder.run(&format!("{MATCH} --json --threads 3")).succeeds();
    assert_eq!(timeless(&other.out), timeless(&run.out));
}

#[test]
fn a_match_goes_on_in_its_file() {
    let folder = Folder::new("arena-file");
    let command = format!("{MATCH} --json --out match.jsonl");
    let first = folder.run(&command).succeeds();
    let whole = folder.read("match.jsonl");
    folder.write("match.jsonl", &whole[..whole.len() >> 1]);
    let second = folder.run(&command).succeeds();
    assert_eq!(timeless(&second.out), timeless(&first.out));
    assert_eq!(timeless(&folder.read("match.jsonl")), timeless(&whole));
    // Now it is complete, and nothing is left to be played: even the times are the same.
    let third = folder.run(&command).succeeds();
    assert_eq!(third.out, second.out);

    folder.run(&format!("{command} --seed 2")).fails_with(&["match.jsonl", "another --seed"]);
    let options = format!("{command} --option refill=slide");
    folder.run(&options).fails_with(&["match.jsonl", "another --option"]);
    folder.write("notes.txt", "precious");
    folder.run(&format!("{MATCH} --out notes.txt")).fails_with(&["notes.txt", "not of a match"]);
    folder.run(&format!("{MATCH} --out no/match.jsonl")).fails_with(&["no/match.jsonl"]);
    assert_eq!(folder.read("notes.txt"), "precious");
}

#[test]
fn searches_by_iterations_are_the_same_again() {
    let folder = Folder::new("arena-search");
    let bots = "--bots search,seer,plain:5it --iterations 8 --json";
    let command = format!("arena gloria-mundi --players 3 {bots} --blocks 1 --seed 1");
    let run = folder.run(&format!("{command} --threads 1")).succeeds();
    let again = folder.run(&format!("{command} --threads 2")).succeeds();
    assert_eq!(timeless(&run.out), timeless(&again.out));
    let summary = lines(&run.out).pop().expect("a summary");
    assert_eq!(summary["match"]["bots"][0], json!({"name": "search", "spec": "search:8it"}));
    for bot in summary["bots"].as_array().expect("a list of bots") {
        let iterations = bot["iterations_per_decision"].as_f64().expect("iterations");
        assert!((1.0..=8.0).contains(&iterations), "{bot}");
    }
}

#[test]
fn mistakes_are_told_before_the_first_game() {
    let folder = Folder::new("arena-mistakes");
    for (command, parts) in [
        ("arena", &["GAME is missing"][..]),
        ("arena chess", &["chess", "fortuna"]),
        ("arena fortuna", &["--bots is missing"]),
        ("arena fortuna --bots greedy", &["--players is missing"]),
        ("arena fortuna --bots greedy --players 2", &["--blocks is missing"]),
        ("arena fortuna --bots greedy --players 2 --blocks 1", &["--seed is missing"]),
    ] {
        folder.run(command).fails_with(parts);
    }
    let good = "arena fortuna --players 2 --bots greedy,random --blocks 1 --seed 1";
    for (flags, parts) in [
        ("--bots greedy,caesar", &["no bot “caesar”", "random, greedy, lookahead, search"][..]),
        ("--bots greedy,", &["no bot “”"]),
        ("--bots greedy,search:0ms", &["0ms", "time to think"]),
        ("--bots greedy,search:fast", &["fast", "100ms"]),
        ("--players 5", &["players", "between 2 and 4"]),
        ("--players 0", &["players", "between 2 and 4"]),
        ("--blocks 0", &["--blocks", "0", "a number of at least 1"]),
        ("--budget-ms 0", &["--budget-ms", "a number of at least 1"]),
        ("--iterations none", &["--iterations", "none", "a number of at least 1"]),
        ("--budget-ms 5 --iterations 5", &["either --budget-ms or --iterations"]),
        ("--threads 0", &["--threads"]),
        ("--option deal=expret", &["expret", "expert"]),
        ("--deck none.toml", &["fortuna", "deck"]),
    ] {
        folder.run(&format!("{good} {flags}")).fails_with(parts);
    }
}
