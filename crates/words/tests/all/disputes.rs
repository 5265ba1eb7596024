//! Why a scenario fails: what those who judge it are told.

use games::GameKind;
use scenarios::Scenario;
use scenarios::library;
use words::dispute::Dispute;
use words::{Locale, Words};

/// A scenario of Glory to Rome before its last steps: a card was shown as a demand.
const DEMANDS: &str = r#"
rule = "GTR 4.7"
ruling = "R-G20"
source = "ruling"
about = "The second legionary hired with a Bath shows another card."
game = "glory-to-rome"
[options]
players = 2
[table]
pool = ["brick", "brick"]
deck = ["road", "bar", "dock", "market", "insula", "latrine", "palisade", "circus"]
[table.seats.0]
hand = ["forum", "road", "bar"]
clients = ["patron"]
buildings = [{ name = "bath", complete = true }]
[table.seats.1]
hand = ["latrine", "insula"]
[[step]]
seat = 0
do = "lead patron forum"
[[step]]
seat = 1
do = "think jack"
[[step]]
seat = 0
do = "hire pool-brick"
[[step]]
seat = 0
do = "demand road"
[[step]]
seat = 1
do = "give latrine"
[[step]]
seat = 0
do = "hire pool-brick"
"#;

fn told(locale: Locale, text: &str) -> Vec<String> {
    let words = Words::of(locale);
    match Scenario::parse("one.toml", text) {
        Ok(scenario) => Dispute::of(words, &scenario).expect("it fails").lines(),
        Err(flaw) => Dispute::of_file(words, &flaw).lines(),
    }
}

#[track_caller]
fn says(lines: &[String], parts: &[&str]) {
    let text = lines.join("\n").replace('\u{a0}', " ");
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

#[test]
fn a_refused_answer_comes_with_all_that_decides() {
    let lines = told(Locale::En, &format!("{DEMANDS}[[step]]\nseat = 0\ndo = 'demand road'\n"));
    says(
        &lines,
        &[
            "one.toml:36:1: step 7: “demand road” isn’t legal. ",
            "“The second legionary hired with a Bath shows another card.”",
            "Rule: GTR 4.7",
            "Ruling: R-G20",
            "Source: ruling",
            "  4. Seat 0, “",
            "(demand road)",
            "GTR 4.7: Legionary. Show order cards",
            "R-G20, One card, one demand: May several Legionaries hired in one turn",
            "? No. A card backs one demand",
            "Seat 0 has shown these demands this turn: Road",
            "Still to come, in order: actions of Seat 1, if any.",
            "The table",
            "Hands",
            "demand bar: ",
        ],
    );
    assert!(!lines.join("\n").contains(['{', '}']), "{lines:?}");
}

#[test]
fn it_is_told_in_french_and_in_spanish() {
    let text = format!("{DEMANDS}[[step]]\nseat = 0\ndo = 'demand road'\n");
    says(
        &told(Locale::Fr, &text),
        &[
            "étape 7 : « demand road » n’est pas légal",
            "Ce qui a été joué",
            "GTR 4.7 : Légionnaire.",
            "R-G20, Une carte, une exigence : Plusieurs Légionnaires",
            "Exigences déjà montrées pendant ce tour (Place 0) : ",
            "Encore à venir, dans l’ordre : ",
        ],
    );
    says(
        &told(Locale::Es, &text),
        &["paso 7: ", "Exigencias ya mostradas", "Falta, en este orden", "GTR 4.7: Legionario."],
    );
}

/// The last step, and what is said of it.
const STEPS: [(&str, &[&str]); 9] = [
    ("seat = 1", &["it’s seat 0’s turn to answer, not seat 1’s", "GTR 4.7: "]),
    ("seat = 0\ndo = 'dance'", &["“dance” isn’t an action in notation"]),
    ("seat = 0\nhas = ['demand road']", &["has: “demand road” isn’t legal. ", "[GTR 4.7]"]),
    ("seat = 0\nlacks = ['demand bar']", &["lacks: “demand bar” is legal", "GTR 4.7: "]),
    ("seat = 0\nlegal = ['demand bar']", &["legal: “done” is legal"]),
    ("seat = 0\nrefuse = ['demand bar']", &["refuse: “demand bar” is legal"]),
    (
        "seat = 0\nrefuse = [{ do = 'demand bar', rule = 'GTR 4.8' }]",
        &[
            "refuse: “demand bar” is legal, so GTR 4.8 doesn’t refuse it",
            "GTR 4.8: For each demand",
        ],
    ),
    (
        "seat = 0\nrefuse = [{ do = 'demand road', rule = 'GTR 4.8' }]",
        &["is refused by GTR 4.7, not by GTR 4.8. ", "GTR 4.7: Legion", "GTR 4.8: For each demand"],
    ),
    ("seat = 0\nthen = { 'seats.0.influence' = 9 }", &["influence is 4, not 9", "GTR 4.7: Legion"]),
];

#[test]
fn every_failure_names_its_clauses() {
    for (step, parts) in STEPS {
        let lines = told(Locale::En, &format!("{DEMANDS}[[step]]\n{step}\n"));
        says(&lines, &["one.toml:36:1: step 7: ", "What was played", "This turn"]);
        says(&lines, parts);
    }
}

#[test]
fn a_game_that_is_over_shows_its_result() {
    let text = "rule = 'GTR 9.3'\nabout = 'x'\ngame = 'glory-to-rome'\n[options]\nplayers = 2\n[table]\n\
                deck = ['road', 'bar', 'dock']\n[table.seats.0]\nhand = ['catacomb', 'villa']\n\
                buildings = [{ name = 'catacomb', materials = ['stone', 'stone'] }]\n\
                [[step]]\nseat = 0\ndo = 'lead craftsman circus'\n";
    let text = text.replace("'catacomb', 'villa'", "'circus', 'villa'");
    let steps = "[[step]]\nseat = 1\ndo = 'think jack'\n[[step]]\nseat = 0\n\
                 do = 'add villa to catacomb'\n[[step]]\nseat = 0\n";
    says(
        &told(Locale::En, &format!("{text}{steps}")),
        &["step 4: this step comes after the end of the game", "The result", "GTR 9.3: "],
    );
}

#[test]
fn what_a_file_cites_must_be_there() {
    let cited = |from: &str, to: &str| told(Locale::En, &DEMANDS.replace(from, to));
    says(&cited("GTR 4.7", "GTR 4.99"), &["one.toml:2:8: the rules have no clause GTR 4.99"]);
    says(&cited("R-G20", "R-G99"), &["one.toml:3:10: there’s no ruling R-G99"]);
    let game = "game = \"glory-to-rome\"";
    says(
        &cited(game, &format!("{game}\nrules = 99")),
        &["one.toml:7:9: version 99 of the rules; this program knows them up to 2"],
    );
    says(
        &cited(game, &format!("{game}\nmend = 'none'")),
        &["one.toml:7:8: no rule change is called “none”", "“The second legionary"],
    );
}

#[test]
fn a_zone_that_does_not_fit_is_named_with_its_line() {
    let text = "rule = 'FOR 5.1'\nabout = 'x'\ngame = 'fortuna'\n[options]\nplayers = 2\n[table]\n\
                [table.seats.0]\nmoney = 3\n[table.seats.1]\nwater = 99\n[[step]]\nseat = 0\n";
    says(
        &told(Locale::En, text),
        &["one.toml:10:9: seats.1.water: too many; the box has only 15 of “water”"],
    );
    let text = text.replace("[table.seats.1]", "[table.seats.7]").replace("99", "1");
    says(&told(Locale::En, &text), &["one.toml:9:14: seats.7: there’s no such seat"]);
    let text = text.replace("players = 2", "players = 9");
    says(&told(Locale::En, &text), &["one.toml:5:11: players: 9 isn’t between 2 and 4"]);
}

/// Every position of the library can be told, in a language after the other.
#[test]
fn every_position_can_be_told() {
    let wrong = "[[step]]\nseat = 9\n";
    let mut locales = Locale::ALL.into_iter().cycle();
    for kind in GameKind::ALL {
        for (name, text) in library::all(kind) {
            let steps: Vec<usize> = text.match_indices("[[step]]").map(|(at, _)| at).collect();
            for end in steps.into_iter().chain([text.len()]) {
                let locale = locales.next().expect("a language");
                let lines = told(locale, &format!("{}\n{wrong}", &text[..end]));
                assert!(lines.len() > 8, "{kind}/{name}: {lines:?}");
            }
        }
    }
}
