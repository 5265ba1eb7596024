//! A program that is told to stop, under play.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use engine::Rng;
use games::GameKind;

use crate::client::{Nodes, Person, Socket};
use crate::kill::{random_moment, verify};
use crate::ledger;
use crate::party::Party;
use crate::program::Home;

const STOPS: usize = 8;
const SOCKETS: usize = 100;
/// Nobody who is stopped by a service manager is waited for any longer than this.
const BOUND: Duration = Duration::from_secs(20);

/// Sockets of a table on which nothing happens.
fn listeners(base: &str, person: &Person, table: &str) -> Vec<Socket> {
    let listen = |_| {
        let mut socket = person.follow(base, table);
        socket.next().expect("the table");
        socket
    };
    (0..SOCKETS).map(listen).collect()
}

#[test]
fn a_polite_stop_finishes_what_it_acknowledged_and_tells_everybody() {
    let home = Home::new();
    let mut program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (stops, (done, heard)) = (AtomicBool::new(false), channel());
    let mut quiet = Party::new(&nodes, (GameKind::Fortuna, 2), 99, done.clone());
    let table = quiet.open();
    let (program, all, tables) = thread::scope(|scope| {
        let parties = Party::play_all(scope, &nodes, &done, &stops);
        let (mut dice, mut all) = (Rng::new(15), Vec::new());
        for _ in 0..STOPS {
            let listeners = listeners(&program.base, quiet.host(), &table);
            random_moment(&heard, &mut dice, &mut all);
            let (status, time) = program.stop();
            assert_eq!(status.code(), Some(0));
            assert!(time < BOUND, "{time:?}");
            for mut listener in listeners {
                assert_eq!(listener.next(), None, "it was told");
            }
            program = home.start();
            nodes.set(0, &program.base);
        }
        stops.store(true, Ordering::Relaxed);
        let tables: Vec<_> =
            parties.into_iter().map(|party| party.join().expect("a party")).collect();
        all.extend(heard.try_iter());
        (program, all, tables)
    });
    ledger::check(&home.database, &all);
    for (host, tables) in &tables {
        verify(&home, host, tables);
    }
    assert!(program.stop().0.success());
    home.is_sound();
}
