//! `trivium play`.

use super::{Folder, Run};

/// More answers than any question list of a game needs.
fn always_one() -> String {
    "1\n".repeat(5_000)
}

#[test]
fn the_prices_of_before_are_one_word_away() {
    let folder = Folder::new("earlier-prices");
    let run = folder.type_in("play fortuna --prices earlier", "q\n").succeeds();
    run.says(&["Market (3 money)", "Palace (4 money)", "These are ours"]);
    let run = folder.type_in("play fortuna", "q\n").succeeds();
    run.says(&["Market (free)", "Aqueduct (1 money)", "These are ours"]);
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let folder = Folder::new("whole-game");
    let run = folder.type_in("play fortuna --players 2 --seed 11", &always_one());
    let run = run.succeeds();
    run.says(&["Hash of the seed", "These are ours", "The game is over.", " points", "Road:"]);
    let seed = "0b".to_owned() + &"0".repeat(62);
    run.says(&[&format!("The seed was {seed}")]);
    let [file] = &folder.files()[..] else {
        panic!("one record, not {:?}", folder.files());
    };
    assert!(file.starts_with("fortuna-"), "{file}");
    folder.run(&format!("verify {file}")).succeeds().says(&["follows"]);
}

#[test]
fn every_number_of_players_and_the_draft_come_to_an_end() {
    let folder = Folder::new("all-players");
    for players in [2, 3, 4] {
        for deal in ["beginner", "expert"] {
            let command = format!("play fortuna --players {players} --option deal={deal}");
            let run = folder.type_in(&command, &always_one());
            run.succeeds().says(&["The game is over."]);
        }
    }
}

#[test]
fn the_number_of_players_is_an_option_too() {
    let folder = Folder::new("players-option");
    let run =
        folder.type_in("play fortuna --seed 5 --option players=4 --option prices.market=9", "q\n");
    run.succeeds()
        .says(&["you, Gaius (Miles), Titus (Miles) and Lucius (Miles)", "Market (9 money)"]);
}

#[test]
fn the_end_of_the_input_leaves_a_saved_game_and_no_seed() {
    let folder = Folder::new("end-of-input");
    let run = folder.type_in("play fortuna --seed 5 --record game.json", "1\n1\n").succeeds();
    run.says(&["Your game is saved in ", "trivium play --resume"]);
    assert!(!run.out.contains("The seed was"), "{}", run.out);
    assert!(folder.files().is_empty(), "{:?}", folder.files());
    assert!(folder.saved().len() > 3);
}

#[test]
fn a_record_is_never_overwritten() {
    let folder = Folder::new("no-overwriting");
    folder.write("game.json", "precious");
    for _ in 0..2 {
        let play = "play fortuna --players 2 --record game.json";
        folder.type_in(play, &always_one()).succeeds();
    }
    assert_eq!(folder.read("game.json"), "precious");
    assert_eq!(folder.files(), ["game-2.json", "game-3.json", "game.json"]);
    folder.run("verify game-3.json").succeeds();
}

#[test]
fn wrong_answers_are_explained_and_asked_again() {
    let folder = Folder::new("wrong-answers");
    let input = "9\n0\njump\n\nsell 3\nturn-down fortuna\ndecline\n?\nt\nl\nq\n";
    let run = folder.type_in("play fortuna --players 3 --seed 5", input).succeeds();
    run.says(&[
        "There’s no answer 9. Type a number from 1 to 3.",
        "There’s no answer 0.",
        "“jump” isn’t an answer.",
        "That isn’t an answer to this question. Choose from the list. [FOR 1.9]",
        "Fortuna isn’t on your edge. Choose one of your cards. [FOR 1.9]",
        "You can’t decline here. Choose an answer from the list. [FOR 1.9]",
        "Action cards:",
        "Gaius secretly turned a card face down.",
    ]);
    assert_eq!(run.out.matches("Which card do you turn face down").count(), 10);
}

#[test]
fn enter_alone_says_nothing_in_any_language() {
    let folder = Folder::new("enter-alone");
    for language in ["en", "fr", "es"] {
        let play = format!("play fortuna --seed 5 --plain --language {language}");
        let out = folder.type_in(&play, "\n\n  \nq\n").succeeds().out;
        assert_eq!(out.matches("\n1 – ").count(), 1, "asked once: {out}");
        assert!(out.contains("\n>\n>\n>\n>\n"), "and nothing is said between: {out}");
    }
}

#[test]
fn notation_answers_like_a_number() {
    let folder = Folder::new("notation");
    let run = folder.type_in("play fortuna --players 3 --seed 5", "Turn-Down  harvest\n");
    run.succeeds().says(&["You secretly turned Harvest face down."]);
}

#[test]
fn people_share_a_keyboard_and_see_only_their_own() {
    let folder = Folder::new("hot-seat");
    let command = "play fortuna --seats human:Anna,human:Ben --seed 12";
    let run = folder.type_in(command, &always_one()).succeeds();
    run.says(&["Anna, it’s your turn.", "Ben, it’s your turn.", "The game is over."]);
    let ben = run.out.find("Ben, it’s your turn.").expect("Ben is asked");
    let anna = run.out[ben..].find("Anna, it’s your turn.").expect("Anna is asked again");
    let seen_by_ben = &run.out[ben..ben + anna];
    assert!(seen_by_ben.contains("Anna secretly turned a card face down."));
    assert!(!seen_by_ben.contains("Water supply (face down)"), "{seen_by_ben}");
}

#[test]
fn the_language_is_chosen_by_a_flag() {
    let folder = Folder::new("language");
    for line in ["--language fr play fortuna --seed 5", "play fortuna --seed 5 --language=fr"] {
        let run = folder.type_in(line, "q\n").succeeds();
        run.says(&["Joueurs, dans le sens horaire", "Ta partie est enregistrée dans "]);
    }
    folder.run("play fortuna --language tlh").fails_with(&["--language", "tlh", "fr"]);
}

#[test]
fn bots_play_among_themselves() {
    let folder = Folder::new("bots");
    let run = folder.run("play fortuna --seats random,random,random --seed 1");
    run.succeeds().says(&["Lucius (random)", "The game is over.", "points"]);
    assert!(folder.games().is_empty(), "a game that is over needs no file");
}

#[test]
fn bots_take_the_last_seats_and_people_the_rest() {
    let folder = Folder::new("play-bots");
    let game = "play gloria-mundi --seed 4";
    for (flags, seats) in [
        ("", "you, Servius (Miles) and Octavia (Miles)."),
        ("--bot greedy", "you and Servius (greedy)."),
        ("--bot legatus --bot random", "you, Servius (Legatus) and Octavia (random)."),
        ("--bot greedy,random", "you, Servius (greedy) and Octavia (random)."),
        ("--bot greedy --players 3", "Player 1, Player 2 and Octavia (greedy)."),
        ("--seats greedy,human", "Flavius (greedy) and you."),
    ] {
        let run = folder.type_in(&format!("{game} {flags}"), "q\n").succeeds();
        run.says(&[&format!("Players, clockwise: {seats}")]);
    }
}

#[test]
fn a_game_against_a_greedy_bot_can_be_lost() {
    let folder = Folder::new("play-greedy");
    let command = "play fortuna --bot greedy --seed 4 --record game.json";
    let run = folder.type_in(command, &always_one()).succeeds();
    run.says(&["The game is over", "1. Servius", "2. "]);
    folder.run("verify game.json").succeeds().says(&["follows"]);
}

#[test]
fn a_hint_comes_with_its_reasons() {
    let folder = Folder::new("play-hint");
    let run = folder.type_in("play gloria-mundi --bot miles --seed 4", "h\nq\n").succeeds();
    run.says(&[
        "Try this: ",
        "Legatus compared",
        "imagined games:",
        " – wins ",
        " of 100, examined ",
    ]);
}

#[test]
fn an_answer_is_taken_back() {
    let folder = Folder::new("play-take-back");
    let run = folder.type_in("play fortuna --bot miles --seed 4", "undo\n1\nu\n2\nq\n").succeeds();
    run.says(&["There’s nothing to undo.", "Your last answer is undone."]);
    let taken = folder.type_in("play fortuna --bot miles --seed 4", "1\n1\nundo\nundo\nt\nq\n");
    let kept = folder.type_in("play fortuna --bot miles --seed 4", "t\nq\n");
    let table = |run: Run| {
        let last = run.out.rsplit("\nRound 1. ").next().map(str::to_owned);
        last.and_then(|text| text.split("\nYour game").next().map(str::to_owned))
    };
    assert_eq!(table(taken), table(kept), "nothing was played");
}

#[test]
fn orders_are_given_by_their_numbers() {
    let folder = Folder::new("play-orders");
    let run = folder.type_in("play fortuna --seed 5", "o\no 2\no 99\no 0\nq\n").succeeds();
    run.says(&["2 – · When ", "2 – ✓ When "]);
    let ordered = |entry: &serde_json::Value| entry["fact"]["fact"] == "ordered";
    assert_eq!(folder.saved().iter().filter(|entry| ordered(entry)).count(), 1);
}

#[test]
fn mistakes_are_told_before_the_deal() {
    let folder = Folder::new("play-mistakes");
    folder.write("bad.toml", "market = 3\naqueduct = 3\npalace = \"x\"\nbasilica = 4\n");
    folder.write("short.toml", "market = 3\n");
    for (command, parts) in [
        ("play", &["GAME is missing"][..]),
        ("play chess", &["chess", "fortuna"]),
        ("play fortuna more", &["more"]),
        ("play fortuna --frob", &["--frob"]),
        ("play fortuna --players", &["--players needs a value"]),
        ("play fortuna --players two", &["--players", "two", "a number"]),
        ("play fortuna --players 9", &["players", "between 2 and 4"]),
        ("play fortuna --seats human --players 3", &["1 seat", "3 play"]),
        ("play fortuna --seats human,cat", &["--seats", "cat"]),
        ("play fortuna --bot caesar", &["caesar", "greedy"]),
        ("play fortuna --bot seer", &["seer", "greedy"]),
        ("play fortuna --bot search:0ms", &["0ms", "time to think"]),
        ("play fortuna --bot greedy,,greedy", &["there’s no bot"]),
        ("play fortuna --players 2 --bot greedy,greedy,greedy", &["3 bots and 2 players"]),
        ("play fortuna --bot greedy,greedy,greedy,greedy", &["players", "between 2 and 4"]),
        ("play fortuna --bot greedy --seats human,greedy", &["either --seats or --bot"]),
        ("play fortuna --seed xyz", &["--seed", "xyz"]),
        ("play fortuna --option deal", &["KEY=VALUE"]),
        (
            "play fortuna --option colour=red",
            &["fortuna has no option “colour”. Options: ", "deal"],
        ),
        (
            "play fortuna --option deal=expret",
            &["deal can’t be “expret”. Choose one of: beginner, expert"],
        ),
        (
            "play fortuna --option max_rounds=many",
            &["max_rounds can’t be “many”. Choose a number from 1 to 255"],
        ),
        (
            "play glory-to-rome --option gate_statue=3",
            &["gate_statue can’t be “3”. Choose one of: true, false"],
        ),
        ("play glory-to-rome --option preset=2012", &["preset can’t be “2012”.", "english2007"]),
        ("play fortuna --prices none.toml", &["none.toml"]),
        ("play fortuna --prices bad.toml", &["bad.toml:3:"]),
        ("play fortuna --prices short.toml", &["short.toml:", "aqueduct"]),
        ("play fortuna --record no/folder/game.json", &["no/folder"]),
        ("play --resume none.jsonl", &["none.jsonl: file or folder not found"]),
        ("play --resume bad.toml", &["bad.toml:1: ", "damaged"]),
        ("play --resume bad.toml short.toml", &["fortuna"]),
        ("play fortuna --resume", &["either --resume or fortuna"]),
        ("play --resume --seed 4", &["either --resume or --seed"]),
        ("play --resume --bot miles", &["either --resume or --bot"]),
        ("play --resume", &["no saved game here"]),
    ] {
        folder.run(command).fails_with(parts);
    }
    assert_eq!(folder.files(), ["bad.toml", "short.toml"]);
    assert!(folder.games().is_empty());
}

#[test]
fn prices_of_ones_own_are_no_placeholder() {
    let folder = Folder::new("prices");
    folder.write("mine.toml", "market = 6\naqueduct = 5\npalace = 7\nbasilica = 8\n");
    let run = folder.type_in("play fortuna --prices mine.toml", "q\n").succeeds();
    run.says(&["Market (6 money)"]);
    assert!(!run.out.contains("These are ours"));
}
