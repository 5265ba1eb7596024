//! A disk that is full.

use std::fs;
use std::process::Command;
use std::sync::mpsc::channel;

use games::GameKind;
use serde_json::Value;
use servers::Disk;

use crate::client::{Browser, Nodes};
use crate::ledger;
use crate::party::{Done, Party};
use crate::program::{Home, Program};

/// Plays on until the site cannot store an answer: who should have given which.
fn play_until_full(party: &mut Party, table: &str) -> (usize, Value) {
    loop {
        let (who, act) = party.choose(table).expect("the disk is full before the game is over");
        let answer = party.person(who).ask(table, &act);
        if answer.status == 200 {
            party.remember(who, table, act);
            continue;
        }
        let told = answer.is(503).json();
        assert_eq!(told["code"], "disk-full", "{told}");
        assert!(told["reason"].as_str().is_some_and(|it| it.contains("disk is full")), "{told}");
        return (who, act);
    }
}

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let Some(disk) = Disk::new("8m") else { return };
    let home = Home::at(disk.path("trivium.sqlite"));
    let start = || {
        let mut command: Command = disk.command(env!("CARGO_BIN_EXE_trivium"));
        home.furnish(&mut command);
        Program::start(&mut command)
    };
    let mut program = start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, heard) = channel();
    let mut party = Party::new(&nodes, (GameKind::GloriaMundi, 2), 5, done);
    let table = party.open();
    let page = format!("/t/{table}");
    let mut watcher = Browser::guest(&program.base, "Carla");
    for _ in 0..3 {
        party.advance(&table);
        disk.fill().expect("it fills up");
        let (who, act) = play_until_full(&mut party, &table);
        let told = watcher.post(&page, &format!("{page}/say"), &[("text", "hello")]).is(503);
        assert!(told.body.contains("The server’s disk is full"), "{}", told.body);
        assert_eq!(party.host().see(&table)["table"]["question"], act["question"], "unchanged");
        watcher.get(&page).is(200);

        program.kill();
        program = start();
        nodes.set(0, &program.base);
        watcher = watcher.at(&program.base);
        assert_eq!(party.host().see(&table)["table"]["question"], act["question"], "unchanged");
        party.person(who).ask(&table, &act).is(503);

        disk.free().expect("there is room");
        party.person(who).ask(&table, &act).is(200);
        party.remember(who, &table, act);
    }
    party.finish(&table);
    assert!(program.stop().0.success());
    let copy = home.folder.file("copy.sqlite");
    fs::copy(disk.outside("trivium.sqlite"), &copy).expect("a copy");
    ledger::check(&copy, &heard.try_iter().collect::<Vec<Done>>());
    home.is_sound();
}
