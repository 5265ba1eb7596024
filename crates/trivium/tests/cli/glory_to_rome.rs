//! Glory to Rome, as people play it.

use serde_json::Value;

use super::{Folder, Run};

/// More answers than any game needs.
fn always(answer: u8) -> String {
    format!("{answer}\n").repeat(20_000)
}

#[test]
fn every_edition_comes_to_an_end() {
    let folder = Folder::new("gtr-editions");
    for preset in ["original", "gloria2011", "gloria2011-original-variant", "english2007"] {
        for players in 2..=5 {
            let options = format!("--option preset={preset} --players {players} --seed {players}");
            let command = format!("play glory-to-rome {options} --record {preset}-{players}.json");
            let run = folder.type_in(&command, &always(1)).succeeds();
            run.says(&["The game is over: ", "The game ended in turn ", " for influence"]);
            folder.run(&format!("verify {preset}-{players}.json")).succeeds().says(&["follows"]);
        }
    }
}

#[test]
fn switches_are_told_and_kept() {
    let folder = Folder::new("gtr-switches");
    let run = folder.type_in("play glory-to-rome --option edition=gloria2011", "q\n").succeeds();
    run.says(&["2011 edition", "Senators are called Jacks", "A petition (2 cards"]);
    let switches = "--option petition=2 --option beginner=original --option concession=false \
                    --option start=chosen --option max_turns=30";
    let folder = Folder::new("gtr-switches-kept");
    let run = folder.type_in(&format!("play glory-to-rome {switches}"), "q\n").succeeds();
    run.says(&["The original edition.", "A petition (2 cards", "Beginner game", "half the deck"]);
    run.says(&["No victory by agreement", "at most 30 turns", "Choose a card for the pool."]);
    let head = &folder.saved()[0];
    assert_eq!(head["contract"]["options"]["edition"], "original");
    assert_eq!(head["contract"]["options"]["start"], "chosen");
}

#[test]
fn mistakes_are_told_before_the_deal() {
    let folder = Folder::new("gtr-mistakes");
    for (options, parts) in [
        ("--players 6", &["players", "between 2 and 5"][..]),
        ("--option preset=black-box", &["black-box", "gloria2011"]),
        ("--option petition=4", &["petition", "between 2 and 3"]),
        ("--option max_turns=0", &["max_turns"]),
        ("--option forum=none", &["none", "clients-materials"]),
        ("--prices x.toml", &["glory-to-rome", "prices"]),
    ] {
        folder.run(&format!("play glory-to-rome {options}")).fails_with(parts);
    }
    assert!(folder.files().is_empty());
}

#[test]
fn the_help_explains_every_building_or_one() {
    let folder = Folder::new("gtr-help");
    let run = folder.type_in("play glory-to-rome --seed 5", "?\nq\n").succeeds();
    run.says(&["  Dock: your Laborer may", "  Ludus Magna: ", "  Thinker: ", "Senators"]);
    let run = folder.type_in("play glory-to-rome --seed 5", "? vomitorium\n? frob\nq\n").succeeds();
    run.says(&["  Vomitorium: before thinking", "No help found for “frob”."]);
    assert!(!run.out.contains("Ludus Magna: "));
}

#[test]
fn terms_of_the_english_rulebook_are_understood() {
    let folder = Folder::new("gtr-terms");
    let play = "play glory-to-rome --option preset=english2007";
    let run = folder.type_in(play, "? gather material\n? draw deck\n? surrender\nq\n").succeeds();
    run.says(&[
        "The English edition of 2007.",
        "“gather material” is called “Laborer” here (GTR 4.3).",
    ]);
    run.says(&[
        "  Laborer: take a card from the pool",
        "“draw deck” is called “deck” here (GTR 9.1).",
    ]);
    run.says(&["“surrender” is called “grant” here (GTR 9.5)."]);
}

#[test]
fn wrong_answers_name_their_rule() {
    let folder = Folder::new("gtr-refusals");
    let input = "lead patron\nlead patron ludus-magna\nhire deck\ndone\n99\nq\n";
    let run = folder.type_in("play glory-to-rome --players 3 --seed 5", input).succeeds();
    run.says(&[
        "“lead patron” isn’t an answer.",
        "You don’t have Ludus Magna in your hand. [GTR 1.9]",
        "That isn’t an answer to this question. Choose one of the answers shown. [GTR 2.2]",
        "You can’t decline here. Choose an answer. [GTR 2.2]",
        "There’s no answer 99.",
    ]);
}

/// The whole table opens each of your own turns; in between there is a short one.
#[test]
fn the_table_is_long_once_a_turn() {
    let folder = Folder::new("gtr-table");
    let run = folder.type_in("play glory-to-rome --players 2 --seed 4", &always(1)).succeeds();
    let count = |text: &str| run.out.matches(text).count();
    assert_eq!(count("Sites in town"), count("\nWhich role do you lead"));
    assert!(count("\nThe game ends: ") > count("Sites in town"));
}

#[test]
fn people_at_one_keyboard_do_not_see_each_others_cards() {
    let folder = Folder::new("gtr-hot-seat");
    let command = "play glory-to-rome --seats human:Anna,human:Ben --seed 12";
    let run = folder.type_in(command, &"think draw\n".repeat(200)).succeeds();
    run.says(&["Anna, it’s your turn.", "Ben, it’s your turn.", "The game is over"]);
    let mut drawn = run
        .out
        .lines()
        .filter(|line| line.starts_with("Anna drew ") || line.starts_with("Ben drew "));
    assert!(drawn.clone().count() > 5);
    assert!(drawn.all(|line| line.contains(" drew a card.")));
}

fn lines(run: &Run) -> Vec<Value> {
    let parse = |line: &str| serde_json::from_str(line).expect("a line of JSON");
    run.out.lines().map(parse).collect()
}

#[test]
fn a_random_game_is_replayed_without_secrets() {
    let folder = Folder::new("gtr-replay");
    let command = "random glory-to-rome --players 3 --seed 7 --option start=chosen --out game.json";
    folder.run(command).succeeds();
    folder.run("verify game.json").succeeds().says(&["all legal"]);
    folder.run("replay game.json").succeeds().says(&["Turn 1: ", "The game is over: "]);
    let seen = lines(&folder.run("replay game.json --json --as 1").succeeds());
    let mut n_hidden = 0;
    for step in &seen[1..seen.len() - 1] {
        let events = step["events"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_draw = |event: &&Value| event["event"] == "drew" && event["seat"] != 1;
        assert!(events.iter().filter(is_draw).all(|event| event["card"].is_null()));
        let is_start = step["decision"]["ask"] == "start" && step["seat"] != 1;
        assert!(!is_start || step["action"].is_null(), "{step}");
        n_hidden += u32::from(is_start);
        if !step["view"]["pending"].is_null() {
            assert!(step["view"]["seats"]["0"].get("hand").is_none());
        }
    }
    assert_eq!(n_hidden, 2);
}

#[test]
fn speed_is_measured() {
    let folder = Folder::new("gtr-bench");
    let run = folder.run("bench glory-to-rome --players 2 --seconds 0.01").succeeds();
    run.says(&["Glory to Rome with 2 players"]);
}
