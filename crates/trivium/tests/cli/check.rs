//! `trivium check` settles a dispute: a failure comes with the rule, the moves, the facts and the table.

use super::{Folder, Run};

const HEAD: &str = "rule = 'FOR 5.1'\nruling = 'R-F12'\nsource = 'a rulebook'\n\
                    about = 'Water supply gives two water.'\ngame = 'fortuna'\n\
                    [options]\nplayers = 2\n[table]\n\
                    [table.seats.0]\ncards = ['water', 'harvest', 'vestals']\n";
const MOVE: &str = "[[step]]\nseat = 0\ndo = 'use water'\n";

/// A step after the first, and what is said of it.
const STEPS: [(&str, &[&str]); 11] = [
    ("seat = 1", &["step 2: it’s seat 0’s turn to answer, not seat 1’s", "FOR 4.3: "]),
    ("seat = 0\ndo = 'dance'", &["“dance” isn’t an action in notation"]),
    ("seat = 0\ndo = 'roll'", &["“roll” isn’t legal. ", "[FOR 4.3]"]),
    ("seat = 0\nhas = ['roll']", &["has: “roll” isn’t legal. ", "[FOR 4.3]"]),
    ("seat = 0\nlacks = ['swap family']", &["lacks: “swap family” is legal"]),
    ("seat = 0\nlegal = []", &["legal: “swap ", " is legal"]),
    ("seat = 0\nrefuse = ['swap family']", &["refuse: “swap family” is legal"]),
    (
        "seat = 0\nrefuse = [{ do = 'swap family', rule = 'FOR 12.1' }]",
        &["is legal, so FOR 12.1 doesn’t refuse it", "FOR 12.1: "],
    ),
    (
        "seat = 0\nrefuse = [{ do = 'roll', rule = 'FOR 12.1' }]",
        &["is refused by FOR 4.3, not by FOR 12.1. ", "FOR 4.3: ", "FOR 12.1: "],
    ),
    ("seat = 0\nthen = { 'seats.0.water' = 3 }", &["then: seats.0.water is 2, not 3"]),
    ("seat = 0\nthen = { 'water' = 3 }", &["then: water not found"]),
];

fn check(folder: &Folder, text: &str) -> Run {
    folder.write("one.toml", text);
    let run = folder.run("check one.toml");
    assert_eq!((run.code, &*run.err), (1, ""), "{run:?}");
    assert_eq!(run.out.lines().last(), Some("0 passed, 1 failed"));
    run
}

#[test]
fn every_failure_comes_with_what_decides_it() {
    let folder = Folder::new("check-dispute");
    for (step, parts) in STEPS {
        let run = check(&folder, &format!("{HEAD}{MOVE}[[step]]\n{step}\n"));
        run.says(parts);
        run.says(&[
            "one.toml:14:1: step 2: ",
            "“Water supply gives two water.”",
            "Rule: FOR 5.1",
            "Ruling: R-F12",
            "Source: a rulebook",
            "What was played\n  1. Seat 0, “",
            "(use water)\n    Seat 0 ",
            "The rules\n  FOR ",
            "FOR 5.1: ",
            "R-F12, ",
            "This turn\n  Seat 0: chose ",
            "Still to come, in order: ",
            "The table\n  Round 1",
            "The question\n  Seat 0: “",
            "The legal answers\n  swap ",
        ]);
        assert!(!run.out.contains(['{', '}']), "no JSON: {}", run.out);
    }
}

#[test]
fn the_end_and_what_is_left_over_are_failures() {
    let folder = Folder::new("check-end");
    let dice = format!("{HEAD}{MOVE}").replace("[table]\n", "[table]\ndice = [3]\n");
    check(&folder, &dice).says(&["dice not rolled: [3]", "The table"]);
    let other = "rule = 'GLM 8.2'\nabout = 'x'\ngame = 'gloria-mundi'\nseed = 1\n";
    let other = format!("{other}[options]\nplayers = 2\n[[step]]\nseat = 9\n");
    check(&folder, &other).says(&["to answer, not seat 9", "Nothing yet.", "GLM 8.2: "]);
}

#[test]
fn what_a_file_cites_must_be_there() {
    let folder = Folder::new("check-cites");
    let text = format!("{HEAD}{MOVE}refuse = [{{ do = 'roll', rule = 'FOR 99.1' }}]\n");
    check(&folder, &text).says(&["one.toml:14:33: the rules have no clause FOR 99.1"]);
    let other = |from: &str, to: &str| check(&folder, &format!("{HEAD}{MOVE}").replace(from, to));
    other("FOR 5.1", "FOR 5.99").says(&["one.toml:1:8: the rules have no clause FOR 5.99"]);
    other("R-F12", "R-F99").says(&["one.toml:2:10: there’s no ruling R-F99"]);
    other("[options]", "rules = 9\n[options]")
        .says(&["one.toml:6:9: version 9 of the rules; this program"]);
    other("[options]", "mend = 'x'\n[options]")
        .says(&["one.toml:6:8: no rule change is called “x”"]);
}

#[test]
fn a_zone_that_does_not_fit_is_named_with_its_line() {
    let folder = Folder::new("check-zone");
    let text = format!("{HEAD}[table.seats.1]\nmoney = 99\n{MOVE}");
    check(&folder, &text).says(&["one.toml:12:9: seats.1.money: 99 isn’t between 0 and 20"]);
}
