//! Nothing that people read is written in the code, but for the laboratory, which is English only:
//! the program in a language for tests, in which every message stands in brackets.

use super::{Folder, Run};

fn run(folder: &Folder, args: &str, input: &str) -> Run {
    folder.type_in_language("qps", args, input)
}

/// The words of a text outside of brackets. Numbers, seeds and paths are nobody's language.
fn strays(text: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(at) = rest.find(['⟦', '⟧']) {
        found.extend((depth == 0).then_some(&rest[..at]));
        depth = if rest[at..].starts_with('⟦') { depth + 1 } else { depth - 1 };
        rest = &rest[at + '⟦'.len_utf8()..];
    }
    found.push(rest);
    assert_eq!(depth, 0, "a bracket is not closed: {text}");
    let is_word = |word: &&str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
    found.into_iter().flat_map(str::split_whitespace).filter(is_word).collect()
}

#[track_caller]
fn speaks(run: &Run) {
    assert!(run.out.contains('⟦'), "{run:?}");
    let strays = strays(&run.out);
    assert!(strays.is_empty(), "{strays:?} in\n{}", run.out);
}

/// The line of the error holds a message within that of the line.
#[track_caller]
fn complains(run: &Run) {
    let inner = run.err.trim().strip_prefix('⟦').and_then(|line| line.strip_suffix('⟧'));
    let (_, problem) = inner.and_then(|line| line.split_once(": ")).expect("a line in brackets");
    assert!(problem.contains('⟦') && strays(problem).is_empty(), "{run:?}");
}

#[test]
fn help_comes_from_the_words() {
    let folder = Folder::new("pseudo-help");
    let mut overview = run(&folder, "--help", "");
    let (start, rest) = overview.out.split_once("\nLaboratory").expect("a laboratory");
    let (laboratory, end) = rest.split_once("\n\n").expect("an end");
    assert!(!laboratory.contains('⟦'), "{laboratory}");
    overview.out = format!("{start}\n{end}");
    speaks(&overview);
    for command in ["serve", "play", "check", "replay", "verify", "random", "backup", "doctor"] {
        speaks(&run(&folder, &format!("{command} --help"), ""));
    }
}

#[test]
fn the_laboratory_speaks_english_in_every_language() {
    let folder = Folder::new("pseudo-laboratory");
    for command in [
        "bench --help",
        "arena --help",
        "fit --help",
        "bench chess",
        "arena",
        "fit fortuna --players 9 --out weights.toml",
        "arena fortuna --players 2 --bots greedy,random --blocks 1 --seed 1",
        "fit fortuna --players 2 --games 5 --out weights.toml",
        "bench fortuna --players 2 --seconds 0.01",
    ] {
        let run = run(&folder, command, "");
        assert!(!run.out.contains('⟦') && !run.err.contains('⟦'), "{command}: {run:?}");
        assert!(!strays(&run.out).is_empty() || run.err.starts_with("trivium: "), "{run:?}");
    }
}

#[test]
fn a_game_comes_from_the_words() {
    let folder = Folder::new("pseudo-play");
    let lines = "?\n".to_owned() + &"1\nnonsense\n99\n".repeat(60) + "q\n";
    for game in ["fortuna", "glory-to-rome", "gloria-mundi"] {
        let play = format!("play {game} --plain --seats human:1,human:2,greedy --seed 3");
        speaks(&run(&folder, &play, &lines));
    }
}

#[test]
fn the_tools_speak_from_the_words() {
    let folder = Folder::new("pseudo-tools");
    for game in ["fortuna", "glory-to-rome", "gloria-mundi"] {
        let random = format!("random {game} --players 2 --seed 4 --out {game}.json");
        run(&folder, &random, "").succeeds();
        speaks(&run(&folder, &format!("replay {game}.json"), ""));
        speaks(&run(&folder, &format!("verify {game}.json"), ""));
    }
}

#[test]
fn a_scenario_that_fails_is_told_from_the_words() {
    let folder = Folder::new("pseudo-check");
    let head = "rule = 'FOR 5.1'\nabout = 'x'\ngame = 'fortuna'\n[options]\nplayers = 2\n\
                [table]\n[[step]]\nseat = 0\n";
    for step in ["do = 'dance'", "do = 'roll'", "has = ['roll']", "then = { 'x' = 1 }", "x = 1"] {
        folder.write("one.toml", &format!("{head}{step}\n"));
        let run = run(&folder, "check one.toml", "");
        assert_eq!(run.code, 1, "{run:?}");
        speaks(&run);
    }
}

#[test]
fn mistakes_are_told_from_the_words() {
    let folder = Folder::new("pseudo-mistakes");
    folder.write("empty.json", "{}");
    folder.write("bad.toml", "market = \n");
    folder.write("deck.toml", "cards = ['Villa']");
    folder.write("board.toml", "africa = 9\nbarbarian = ['']\n");
    folder.write("half.toml", "market = 1\n");
    let mistakes = [
        "ply",
        "play chess",
        "play fortuna --frob",
        "play fortuna --players many",
        "play fortuna --players 9",
        "play fortuna --bot grandmaster",
        "play fortuna --option deal",
        "play fortuna --option deal=marked",
        "play fortuna --prices bad.toml",
        "play fortuna --deck bad.toml",
        "play fortuna --prices none.toml",
        "replay empty.json",
        "verify none.json",
        "play gloria-mundi --deck deck.toml",
        "play gloria-mundi --board board.toml",
        "play fortuna --prices half.toml",
        "check none",
        "check",
        "serve --listen nowhere",
        "serve --log loud",
        "serve --database ftp://a/b",
        "serve --listen 127.0.0.1:0 --database bad.toml",
        "backup empty.json --database empty.json",
        "backup copy.sqlite",
    ];
    for mistake in mistakes {
        complains(&run(&folder, mistake, ""));
    }
}
