//! `kill -9` at random moments, under play.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use engine::Rng;

use crate::client::{Nodes, Person};
use crate::ledger;
use crate::party::{Done, Party};
use crate::program::{Home, PATIENCE, Program, kill_early};

const KILLS: usize = 60;
/// Every fifth kill hits a program that has only begun.
const EARLY: usize = 5;

/// Waits for some acknowledgements and then for less than the time of one.
pub(crate) fn random_moment(heard: &Receiver<Done>, dice: &mut Rng, all: &mut Vec<Done>) {
    for _ in 0..=dice.below(16) {
        all.push(heard.recv_timeout(PATIENCE).expect("somebody plays"));
    }
    let micros = u64::try_from(dice.below(20_000)).expect("small");
    // Nothing is waited for here: the moment of the kill is to be any.
    thread::sleep(Duration::from_micros(micros));
}

/// Kills the program again and again while people play; it runs at the end.
fn kill_under_play(
    home: &Home,
    nodes: &Arc<Nodes>,
    heard: &Receiver<Done>,
) -> (Program, Vec<Done>) {
    let (mut dice, mut all) = (Rng::new(50), Vec::new());
    for kill in 0..KILLS {
        if kill % EARLY == 0 {
            let millis = u64::try_from(dice.below(60)).expect("small");
            kill_early(home.command(), Duration::from_millis(millis));
            continue;
        }
        let program = home.start();
        nodes.set(0, &program.base);
        random_moment(heard, &mut dice, &mut all);
        program.kill();
    }
    let program = home.start();
    nodes.set(0, &program.base);
    (program, all)
}

/// Proves the games of some tables with the program itself.
pub(crate) fn verify(home: &Home, person: &Person, tables: &[String]) {
    for table in tables {
        let record = person.get(&format!("/tables/{table}/record")).is(200).body;
        let file = home.folder.file("record.json");
        fs::write(&file, record).expect("a file");
        let verified = Command::new(env!("CARGO_BIN_EXE_trivium")).args(["verify", &file]).output();
        let verified = verified.expect("it runs");
        assert!(verified.status.success(), "{table}: {verified:?}");
    }
}

/// Sends again what was acknowledged: it is answered as done, and nothing happens.
fn repeat(home: &Home, tables: &[String], all: &[Done]) -> usize {
    let before = ledger::n_entries(&home.database, tables);
    let mut n_repeated = 0;
    for Done { by, table, command } in all.iter().filter(|done| tables.contains(&done.table)) {
        by.ask(table, command).is(200);
        n_repeated += 1;
    }
    assert_eq!(ledger::n_entries(&home.database, tables), before);
    n_repeated
}

#[test]
fn sixty_kills_lose_nothing_and_play_nothing_twice() {
    let home = Home::new();
    let nodes = Nodes::new(vec![String::new()]);
    let (stops, (done, heard)) = (AtomicBool::new(false), channel());
    let (program, all, tables) = thread::scope(|scope| {
        let parties = Party::play_all(scope, &nodes, &done, &stops);
        let (program, mut all) = kill_under_play(&home, &nodes, &heard);
        stops.store(true, Ordering::Relaxed);
        let tables: Vec<_> =
            parties.into_iter().map(|party| party.join().expect("a party")).collect();
        all.extend(heard.try_iter());
        (program, all, tables)
    });
    ledger::check(&home.database, &all);
    let first: Vec<String> = tables.iter().map(|(_, tables)| tables[0].clone()).collect();
    let n_repeated = repeat(&home, &first, &all);
    for (host, tables) in &tables {
        verify(&home, host, tables);
    }
    let (status, _) = program.stop();
    assert!(status.success());
    home.is_sound();
    let n_tables = tables.iter().flat_map(|(_, tables)| tables).collect::<BTreeSet<_>>().len();
    println!(
        "{KILLS} kills, {n_tables} games, {} commands acknowledged, {n_repeated} repeated",
        all.len()
    );
}
