//! Who reads slowly costs little, and sees the newest state in the end.

use std::sync::mpsc::channel;

use games::GameKind;
use serde_json::{Value, json};

use crate::client::{Nodes, Socket};
use crate::party::Party;
use crate::program::Home;

/// As much of a chat as is kept.
const KEPT: usize = 200;
const SOCKETS: usize = 20;
const CHANGES: usize = 60;
/// What the program takes and a state for each socket; all states of all sockets are four times as
/// much.
const MEMORY: usize = 128 << 20;

fn last_message(seen: &Value) -> Option<&str> {
    seen["chat"].as_array()?.last()?["text"].as_str()
}

/// Reads until this message is the last one. Gives the number of states that came.
fn read_up_to(message: &str, mut socket: Socket) -> usize {
    let mut n = 0;
    loop {
        let seen = socket.next().expect("a state");
        n += 1;
        if last_message(&seen) == Some(message) {
            return n;
        }
    }
}

#[test]
fn a_slow_reader_skips_to_the_newest_state_and_takes_no_memory() {
    let home = Home::new();
    let program = home.start();
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, _heard) = channel();
    let mut party = Party::new(&nodes, (GameKind::Fortuna, 2), 1, done);
    let table = party.open();
    let text = |n: usize| format!("{n:03} {}", "🏛".repeat(490));
    let mut say = |n| party.ask(0, &table, json!({ "command": "say", "text": text(n) }));
    (0..KEPT).for_each(&mut say);
    let person = party.host().clone();
    let sockets: Vec<Socket> = (0..SOCKETS).map(|_| person.follow(&program.base, &table)).collect();
    let mut say = |n| party.ask(0, &table, json!({ "command": "say", "text": text(n) }));
    (KEPT..KEPT + CHANGES).for_each(&mut say);

    let seen = person.see(&table);
    let chat = seen["chat"].as_array().expect("a chat");
    assert_eq!(chat.len(), KEPT, "no more is kept");
    assert_eq!(chat[0]["text"], text(CHANGES), "the oldest are gone");
    let last = text(KEPT + CHANGES - 1);
    let n_read: usize = sockets.into_iter().map(|socket| read_up_to(&last, socket)).sum();
    assert!(n_read < SOCKETS * CHANGES, "nobody skipped anything: {n_read}");
    let memory = program.peak_memory();
    assert!(memory < MEMORY, "{memory} bytes");
    println!("{n_read} of {} states read, peak {memory} bytes", SOCKETS * (CHANGES + 1));
}
