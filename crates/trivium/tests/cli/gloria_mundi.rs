//! Gloria Mundi, as people play it.

use serde_json::Value;

use super::Folder;

/// More answers than any game needs.
fn always(answer: u8) -> String {
    format!("{answer}\n").repeat(5_000)
}

const DECK: &str = "cards = [
  'Villa | farm | gold | 2 | 3 food',
  'Vicus | city | food | 1 | gold -> step X',
  'Murus | red | peace | 0 | wall',
]\n";
const BOARD: &str = "africa = 9\nbarbarian = ['city', 'farm+legion', 'farm']\n";

#[test]
fn every_table_comes_to_an_end() {
    let folder = Folder::new("gm-ends");
    for players in 2..=6 {
        for refill in ["literal", "slide"] {
            let name = format!("{refill}-{players}.json");
            let options = format!("--players {players} --option refill={refill} --seed {players}");
            let command = format!("play gloria-mundi {options} --record {name}");
            let run = folder.type_in(&command, &always(1)).succeeds();
            run.says(&["The game is over: ", " from Rome", "1. "]);
            folder.run(&format!("verify {name}")).succeeds().says(&["follows"]);
        }
    }
}

#[test]
fn what_is_not_printed_is_marked() {
    let folder = Folder::new("gm-placeholder");
    let run = folder.type_in("play gloria-mundi --seed 3", "?\nq\n").succeeds();
    let sign = "The building cards and the board icons are our placeholders";
    // The options, the table and the help.
    assert_eq!(run.out.matches(sign).count(), 3);
    run.says(&["57 building cards.", "28 steps"]);
}

#[test]
fn a_deck_and_a_board_of_ones_own_are_no_placeholder() {
    let folder = Folder::new("gm-data");
    folder.write("deck.toml", DECK);
    folder.write("board.toml", BOARD);
    let command = "play gloria-mundi --deck deck.toml --board board.toml --players 2 --seed 1";
    let run = folder.type_in(command, "?\nq\n").succeeds();
    run.says(&["3 building cards.", "9 steps", "4 spaces from Rome"]);
    run.says(&["  2 Vicus: city; costs 1 food; +1 step when bought; pay 1 gold to gain 1 step"]);
    assert!(!run.out.contains("placeholder"));
    let run = folder.type_in("play gloria-mundi --board board.toml", "q\n").succeeds();
    run.says(&["The building cards are our placeholders, not the printed ones."]);
    let run = folder.type_in("play gloria-mundi --deck deck.toml", "q\n").succeeds();
    run.says(&["The board icons are our placeholders, not the printed ones."]);
}

#[test]
fn mistakes_are_told_before_the_deal() {
    let folder = Folder::new("gm-mistakes");
    folder.write("bad.toml", "cards = [\n  'Villa | farm | iron | 2 | food',\n]\n");
    folder.write("road.toml", "africa = 9\nbarbarian = ['port']\n");
    folder.write("deck.toml", DECK);
    for (command, parts) in [
        ("play gloria-mundi --players 7", &["players", "between 2 and 6"][..]),
        ("play gloria-mundi --deck none.toml", &["none.toml"]),
        ("play gloria-mundi --deck bad.toml", &["bad.toml:2:", "iron"]),
        ("play gloria-mundi --board road.toml", &["road.toml:2:", "port"]),
        ("play gloria-mundi --option refill=never", &["never", "literal"]),
        ("play gloria-mundi --option board.africa=0", &["board.africa"]),
        ("play gloria-mundi --prices deck.toml", &["gloria-mundi", "prices"]),
        ("play fortuna --deck deck.toml", &["fortuna", "deck"]),
        ("play gloria-mundi --cards deck.toml", &["--cards"]),
    ] {
        folder.run(command).fails_with(parts);
    }
    assert_eq!(folder.files(), ["bad.toml", "deck.toml", "road.toml"]);
}

/// The house's own files are read before anything is served.
#[test]
fn a_bad_file_of_the_house_is_refused_at_the_start() {
    let folder = Folder::new("gm-house");
    folder.write("bad.toml", "cards = [\n  'Villa | farm | iron | 2 | food',\n]\n");
    folder.write("road.toml", "africa = 0\nbarbarian = ['farm']\n");
    folder.write("prices.toml", "market = 1\n");
    for (flags, parts) in [
        ("--deck none.toml", &["none.toml"][..]),
        ("--deck bad.toml", &["bad.toml:2:3", "iron"]),
        ("--board road.toml", &["road.toml:1:1", "board.africa"]),
        ("--prices prices.toml", &["prices.toml:2:1", "aqueduct"]),
        ("--prices bad.toml", &["bad.toml"]),
    ] {
        let command = format!("serve --listen 127.0.0.1:0 --database x.sqlite {flags}");
        folder.run(&command).fails_with(parts);
    }
    assert_eq!(folder.files(), ["bad.toml", "prices.toml", "road.toml"]);
}

/// What steers a terminal or turns a line never gets there, from no file.
#[test]
fn a_deck_or_a_record_does_not_steer_the_terminal() {
    let folder = Folder::new("gm-steer");
    let deck = |name: &str| DECK.replace("Villa", name).replace('\'', "\"");
    folder.write("escape.toml", &deck("Vil\\u001b[2Jla"));
    folder.write("turn.toml", &deck("Vil\u{202e}la"));
    folder.write("long.toml", &deck(&"n".repeat(61)));
    folder.write("large.toml", &(deck("Villa") + &"#".repeat(64 << 10)));
    folder.write(
        "odd.toml",
        "cards = [\"Villa | \u{202e} | food | 1 | food\"]\n\"\\u001b[2J\" = 1\n",
    );
    folder.write("deck.toml", DECK);
    let random = "random gloria-mundi --deck deck.toml --players 2 --seed 1 --out ok.json";
    folder.run(random).succeeds();
    let record = folder.read("ok.json");
    folder.write("bad.json", &record.replace("Villa", "Vil\u{202e}la"));
    folder.write("game.json", &record.replace("gloria-mundi", "\u{9b}2Jx"));
    for (command, part) in [
        ("play gloria-mundi --deck escape.toml", "escape.toml:2:3: “Vil\u{fffd}[2Jla | farm"),
        ("play gloria-mundi --deck turn.toml", "contains invisible characters"),
        ("play gloria-mundi --deck long.toml", "at most 60 characters"),
        ("play gloria-mundi --deck large.toml", "longer than 65536 bytes"),
        ("play gloria-mundi --deck odd.toml", "odd.toml"),
        ("verify bad.json", "contains invisible characters"),
        ("replay bad.json", "contains invisible characters"),
        ("verify game.json", "game.json"),
    ] {
        let run = folder.run(command);
        run.fails_with(&[part]);
        let said = run.out + &run.err;
        let is_safe = |c: char| c == '\n' || !(c.is_control() || c == '\u{202e}');
        assert!(said.chars().all(is_safe), "{command}: {said:?}");
    }
}

#[test]
fn the_help_explains_every_building_or_one() {
    let folder = Folder::new("gm-help");
    let run = folder.type_in("play gloria-mundi --seed 5", "?\nq\n").succeeds();
    run.says(&["Farm buildings:", "  1 Horreum: 1 food", "Red buildings:", "  57 Pontifex: "]);
    let run = folder.type_in("play gloria-mundi --seed 5", "? saturnalia\n? frob\nq\n").succeeds();
    run.says(&[
        "10 Saturnalia: 1 gold",
        "For one week, the masters serve dinner.",
        "No help found for “frob”.",
    ]);
    assert!(!run.out.contains("1 Horreum: "));
}

#[test]
fn wrong_answers_name_their_rule() {
    let folder = Folder::new("gm-refusals");
    let input = "play fish\nuse 1\ndecline\n99\nq\n";
    let run = folder.type_in("play gloria-mundi --players 3 --seed 5", input).succeeds();
    run.says(&[
        "“play fish” isn’t an answer.",
        "That doesn’t answer the question. [GLM 4.1]",
        "You must play a production card. [GLM 4.1]",
        "There’s no answer 99.",
    ]);
}

/// An answer that ends the game says so before.
#[test]
fn the_end_is_announced() {
    let folder = Folder::new("gm-end");
    let card = "'Villa | farm | food | 2 | 3 food',\n".repeat(20);
    folder.write("deck.toml", &format!("cards = [{card}]\n"));
    folder.write("board.toml", "africa = 2\nbarbarian = ['farm', 'farm', 'farm', 'farm']\n");
    let command = "play gloria-mundi --players 2 --seed 1 --seats human,human --deck deck.toml \
                   --board board.toml";
    let run = folder.type_in(command, &"play farm\ndecline\n".repeat(40)).succeeds();
    run.says(&["This is the last turn: at its end the barbarian enters Rome."]);
    run.says(&["Buy nothing; Rome falls: the game ends"]);
    run.says(&["The game is over: the barbarian entered Rome."]);
    run.says(&[" – Buy Villa (", "; Africa reached: the game ends"]);
}

#[test]
fn a_random_game_is_replayed() {
    let folder = Folder::new("gm-replay");
    folder.write("deck.toml", DECK);
    for (options, players) in [("--option screens=open", 4), ("--deck deck.toml", 2)] {
        let command = format!(
            "random gloria-mundi --players {players} --seed 7 {options} --force --out game.json"
        );
        folder.run(&command).succeeds();
        folder.run("verify game.json").succeeds().says(&["all legal"]);
        folder.run("replay game.json").succeeds().says(&["Seat 1 played a ", "The game is over: "]);
        let seen = folder.run("replay game.json --json --as 1").succeeds();
        let last = seen.out.lines().last().expect("a result");
        let result: Value = serde_json::from_str(last).expect("JSON");
        assert!(result["result"].is_object(), "{result}");
    }
}

#[test]
fn a_broken_record_is_explained() {
    let folder = Folder::new("gm-broken");
    folder.run("random gloria-mundi --players 2 --seed 7 --out game.json").succeeds();
    let mut record: Value = serde_json::from_str(&folder.read("game.json")).expect("JSON");
    record["actions"][0] = "use 1".into();
    folder.write("game.json", &record.to_string());
    let run = folder.run("verify game.json");
    assert_eq!(run.code, 1, "{run:?}");
    run.says(&["“use 1”, isn’t legal. That doesn’t answer the question. [GLM 4.1]"]);
}
