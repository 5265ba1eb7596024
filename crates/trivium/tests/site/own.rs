//! What is left in the files of a person who is gone.

use std::fs;
use std::sync::mpsc::channel;

use games::GameKind;
use serde_json::json;

use crate::client::Nodes;
use crate::party::Party;
use crate::program::{Home, until};

const WORDS: &str = "a sentence that nobody shall read again";

/// Whether the words are in one of the files of a site.
fn holds(home: &Home) -> bool {
    let files = fs::read_dir(home.folder.path()).expect("a folder");
    let texts = files.filter_map(|file| fs::read(file.expect("a file").path()).ok());
    texts.into_iter().any(|text| text.windows(WORDS.len()).any(|part| part == WORDS.as_bytes()))
}

#[test]
fn words_of_a_person_who_is_gone_are_in_no_file() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, _heard) = channel();
    let mut party = Party::new(&nodes, (GameKind::Fortuna, 2), 1, done);
    let table = party.open();
    let anna = party.host();
    for n in 0..20 {
        let say = json!({ "command": "say", "room": "players", "text": format!("{n} {WORDS}") });
        anna.ask(&table, &say).is(200);
    }
    assert!(holds(&home));
    let name = anna.get("/me").is(200).json()["name"].clone();
    anna.post("/me/delete", &json!({ "name": name })).is(204);
    until(|| (!holds(&home)).then_some(()));
    assert!(program.stop().0.success());
    assert!(!holds(&home), "after the end");
}
