//! Two nodes on one PostgreSQL, of which one is killed again and again.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use engine::Rng;
use games::GameKind;
use servers::Postgres;

use crate::client::Nodes;
use crate::kill::{random_moment, verify};
use crate::ledger;
use crate::party::{Next, Party};
use crate::program::{Home, until};

const KILLS: usize = 24;

/// Plays until told to stop, and watches each game at the node that stays, from the deal to the
/// end, on one socket.
fn play_watched(party: &mut Party, base: &str, stops: &AtomicBool) -> Vec<String> {
    let mut tables = Vec::new();
    while tables.is_empty() || !stops.load(Ordering::Relaxed) {
        let table = party.open();
        let mut socket = party.host().follow(base, &table);
        let watcher = thread::spawn(move || {
            until(|| {
                let seen = socket.next().expect("this node stays");
                (seen["table"]["stage"]["stage"] == "finished").then_some(())
            });
        });
        party.finish(&table);
        watcher.join().expect("it saw the end");
        tables.push(table);
    }
    tables
}

#[test]
fn one_of_two_nodes_is_killed_and_nothing_is_lost() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::at(postgres.database("kills").expect("a database"));
    let stays = home.start();
    let nodes = Nodes::new(vec![String::new(), stays.base.clone()]);
    let (stops, (done, heard)) = (AtomicBool::new(false), channel());
    let (all, tables) = thread::scope(|scope| {
        let parties = Party::kinds().enumerate().map(|(seed, kind)| {
            let (nodes, done, stops, base) = (nodes.clone(), done.clone(), &stops, &stays.base);
            scope.spawn(move || {
                let mut party = Party::new(&nodes, kind, seed, done);
                (party.host().clone(), play_watched(&mut party, base, stops))
            })
        });
        let parties: Vec<_> = parties.collect();
        let (mut dice, mut all) = (Rng::new(12), Vec::new());
        for _ in 0..KILLS {
            let dies = home.start();
            nodes.set(0, &dies.base);
            random_moment(&heard, &mut dice, &mut all);
            dies.kill();
            random_moment(&heard, &mut dice, &mut all);
        }
        stops.store(true, Ordering::Relaxed);
        let tables: Vec<_> =
            parties.into_iter().map(|party| party.join().expect("a party")).collect();
        all.extend(heard.try_iter());
        (all, tables)
    });
    ledger::check(&home.database, &all);
    for (host, tables) in &tables {
        verify(&home, host, tables);
    }
    home.is_sound();
    println!("{KILLS} kills of one of two nodes, {} commands acknowledged", all.len());
}

/// A bot was thinking on a node that dies. No other node plays for it until the claim has run out;
/// then one does.
#[test]
fn the_turn_of_a_bot_is_taken_over_from_a_dead_node() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::at(postgres.database("bots").expect("a database"));
    let dies = home.start();
    let nodes = Nodes::new(vec![dies.base.clone()]);
    let (done, _heard) = channel();
    let mut party = Party::new(&nodes, (GameKind::GloryToRome, 1), 1, done);
    let table = party.open_against("legatus");
    until(|| match party.next(&table) {
        Next::Act(who, act) => {
            party.person(who).ask(&table, &act).is(200);
            party.remember(who, &table, act);
            None
        }
        Next::Wait => Some(()),
        Next::Over => panic!("it has just begun"),
    });
    dies.kill();
    let stays = home.start();
    nodes.set(0, &stays.base);
    assert!(party.advance(&table), "the bot has answered, and the game goes on");
    home.is_sound();
}
