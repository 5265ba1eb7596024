//! What goes wrong is told in the reader's language: here in French.

use std::net::TcpListener;

use sqlx::{AnyConnection, Connection};
use tokio::runtime::Runtime;

use super::{Folder, Run};

fn run(folder: &Folder, args: &str) -> Run {
    folder.type_in_language("fr", args, "")
}

const HEAD: &str = "rule = 'FOR 5.1'\nabout = 'x'\ngame = 'fortuna'\n[options]\nplayers = 2\n";
const TABLE: &str = "[table]\n[table.seats.0]\ncards = ['water', 'harvest', 'vestals']\n[[step]]\n";

/// A step, and what is said of it after the place.
const STEPS: [(&str, &str); 13] = [
    ("seat = 1", "c’est à la place 0 de répondre, pas à la place 1"),
    ("seat = 0\ndo = 'dance'", "« dance » n’est pas une réponse en notation"),
    ("seat = 0\ndo = 'use vintage'", "« use vintage » n’est pas légal. "),
    ("seat = 0\nhas = ['use vintage']", "has : « use vintage » n’est pas légal"),
    ("seat = 0\nlacks = ['use water']", "lacks : « use water » est légal"),
    ("seat = 0\nlegal = ['use water']", "legal : « "),
    ("seat = 0\nrefuse = ['use water']", "refuse : « use water » est légal"),
    ("seat = 0\nrefuse = [{ do = 'use vintage', rule = 'FOR 12.1' }]", ", pas par FOR 12.1"),
    ("seat = 0\nthen = { water = 2 }", "then : water est introuvable : water n’est pas parmi "),
    ("seat = 0\nthen = { 'podium.9' = 2 }", " : 9 n’est pas un rang d’une liste de 2"),
    ("seat = 0\nthen = { 'seats.0.water.x' = 2 }", " : 0 n’a pas de x"),
    ("seat = 0\nthen = { 'seats.0.water' = 2 }", "then : seats.0.water vaut 0, et non 2"),
    ("seat = 0\nplay = 'roll'", "illisible : unknown field `play`"),
];

/// What stands above the step, and what is said of it after the place.
const FILES: [(&str, &str); 4] = [
    ("rule = ''\nabout = ''\ngame = 'chess'\n", "jeu inconnu : « chess ». Jeux : "),
    (
        "rule = 'FOR 5.1'\nabout = ''\ngame = 'fortuna'\n",
        "options de fortuna : missing field `players`",
    ),
    (HEAD, "il manque seed|table"),
    ("seed = 1\n", "utilise seed ou table, pas les deux"),
];

#[test]
fn a_scenario_fails_in_words() {
    let folder = Folder::new("french-check");
    for (step, expected) in STEPS {
        folder.write("one.toml", &format!("{HEAD}{TABLE}{step}\n"));
        fails(&folder, "check one.toml", 1, expected);
    }
    folder.write("one.toml", &format!("{HEAD}{TABLE}{}", STEPS[3].0));
    run(&folder, "check one.toml").says(&[
        "one.toml:9:1 : étape 1 : has : ",
        "Le scénario\n  « x »\n  Règle : FOR 5.1",
        "Ce qui a été joué\n  Rien pour l’instant.",
        "Les règles\n  FOR 4.1 : ",
        "La table\n",
        "La question\n  Place 0 : ",
        "Les réponses légales\n",
        "0 réussi, 1 raté",
    ]);
    for (start, expected) in FILES {
        let text = match start {
            "seed = 1\n" => format!("{start}{HEAD}[table]\n[[step]]\nseat = 0\n"),
            _ => format!("{start}[[step]]\nseat = 0\n"),
        };
        folder.write("one.toml", &text);
        fails(&folder, "check one.toml", 1, expected);
    }
}

#[track_caller]
fn fails(folder: &Folder, args: &str, code: i32, expected: &str) {
    let run = run(folder, args);
    let said = if code == 1 { &run.out } else { &run.err };
    assert_eq!(run.code, code, "{run:?}");
    assert!(said.contains(expected), "no {expected:?} in {said:?}");
}

#[test]
fn files_that_cannot_be_used_are_told_in_words() {
    let folder = Folder::new("french-files");
    std::fs::create_dir(folder.0.join("folder")).expect("a folder");
    std::fs::write(folder.0.join("bytes.json"), [0xff, 0xfe]).expect("a file");
    folder.write("deck.toml", "cards = [\n  'Villa | farm | iron | 2 | food',\n]\n");
    folder.write("board.toml", "africa = 9\nbarbarian = ['port']\n");
    folder.write("half.toml", "market = 1\naqueduct = 2\npalace = 3\n");
    let told = [
        ("verify none.json", "none.json : fichier ou dossier introuvable"),
        ("check none", "none : fichier ou dossier introuvable"),
        ("replay folder", "folder : c’est un dossier, pas un fichier"),
        ("replay bytes.json", "bytes.json : ce n’est pas du texte en UTF-8"),
        ("play gloria-mundi --deck deck.toml", "deck.toml:2:3 : symbole « iron » inconnu"),
        ("play gloria-mundi --board board.toml", "board.toml:2:14 : icône « port » inconnue"),
        ("play fortuna --prices half.toml", "half.toml:4:1 : il manque basilica"),
        (
            "play fortuna --option deal=foo",
            "deal ne peut pas valoir « foo ». Choisis parmi : beginner, expert",
        ),
        (
            "random fortuna --seed 1 --out a --players 2 --option max_rounds=x",
            "max_rounds ne peut pas valoir « x ». Choisis un nombre de 1 à 255",
        ),
        ("play fortuna --option color=x", "fortuna n’a pas d’option « color ». Options : "),
        ("check", "il manque FICHIER|DOSSIER"),
        ("backup", "il manque FICHIER"),
    ];
    for (args, expected) in told {
        fails(&folder, args, 2, expected);
    }
}

#[test]
fn a_site_that_does_not_start_says_why_in_words() {
    let folder = Folder::new("french-serve");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address");
    folder.write("text.sqlite", &"this is no database\n".repeat(100));
    fails(
        &folder,
        &format!("serve --listen {address} --database new.sqlite"),
        2,
        &format!("{address} : impossible d’y lancer le site : un autre programme écoute déjà"),
    );
    let serve = "serve --listen 127.0.0.1:0 --database";
    let told = [
        ("text.sqlite", "la base de données est endommagée, ou n’en est pas une : "),
        ("no/folder/a.sqlite", "impossible de joindre la base de données : "),
        ("ftp://a/b", "ftp://a/b n’est pas une base de données : donne un fichier ou une adresse"),
        ("postgres://a:b:c", "n’est pas l’adresse d’une base de données : "),
    ];
    for (database, expected) in told {
        fails(&folder, &format!("{serve} {database}"), 2, expected);
    }
    fails(&folder, "serve --log loud", 2, "--log : « loud » n’est pas");
    fails(&folder, "serve --trust-proxy=perhaps", 2, "--trust-proxy ");
}

#[test]
fn a_database_that_somebody_has_locked_is_told_in_words() {
    let folder = Folder::new("french-locked");
    sqlx::any::install_default_drivers();
    let runtime = Runtime::new().expect("a runtime");
    let url = format!("sqlite://{}?mode=rwc", folder.0.join("a.sqlite").display());
    let mut other = runtime.block_on(AnyConnection::connect(&url)).expect("a database");
    let lock = sqlx::raw_sql("CREATE TABLE own (id INT); BEGIN EXCLUSIVE;");
    runtime.block_on(lock.execute(&mut other)).expect("a lock");
    let serve = "serve --listen 127.0.0.1:0 --database a.sqlite --database-patience 0.1";
    fails(&folder, serve, 2, "un autre programme utilise la base de données : ");
}

#[test]
fn a_copy_that_cannot_be_made_is_told_in_words() {
    let folder = Folder::new("french-backup");
    folder.write("taken", "");
    folder.write("a.sqlite", "");
    fails(&folder, "backup copy --database none", 2, "none : base de données introuvable");
    let copy = "backup taken --database a.sqlite";
    fails(&folder, copy, 2, "taken : impossible d’écrire la copie : le fichier existe déjà");
    fails(
        &folder,
        "backup b --database postgres://127.0.0.1:1/a",
        2,
        "impossible de joindre la base",
    );
}
