//! A copy made while people play, put in the place of the database.

use std::fs;
use std::process::Command;
use std::sync::mpsc::channel;

use crate::client::Nodes;
use crate::ledger;
use crate::party::{Done, Party};
use crate::program::Home;

#[test]
fn a_backup_under_play_holds_all_that_was_acknowledged_and_is_played_on() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, heard) = channel();
    let mut parties = Party::under_way(&nodes, &done);
    let mut known: Vec<Done> = heard.try_iter().collect();
    let copy = home.folder.file("copy.sqlite");
    let backup = Command::new(env!("CARGO_BIN_EXE_trivium"))
        .args(["backup", &copy, "--database", &home.database])
        .output();
    let backup = backup.expect("it runs");
    assert!(backup.status.success(), "{backup:?}");
    for (party, table) in &mut parties {
        party.advance(table);
    }
    program.kill();

    // What came after the copy is gone; what came before is there, and goes on.
    for file in ["-wal", "-shm"] {
        fs::remove_file(format!("{}{file}", home.database)).expect("it was there");
    }
    fs::rename(&copy, &home.database).expect("it takes its place");
    ledger::check(&home.database, &known);
    let _ = heard.try_iter().count();
    let program = home.start();
    nodes.set(0, &program.base);
    for (party, table) in &mut parties {
        party.forget();
        party.finish(table);
    }
    known.extend(heard.try_iter());
    ledger::check(&home.database, &known);
    home.is_sound();
}
