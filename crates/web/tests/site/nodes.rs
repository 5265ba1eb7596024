//! Several nodes on one database.

use std::time::{Duration, Instant};

use engine::Rng;
use games::GameKind;
use servers::Postgres;

use crate::client::{Program, send};
use crate::games::{answer, dealt};
use crate::live::Socket;
use crate::people::until;
use crate::server::Site;

#[test]
fn two_nodes_serve_one_table() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database("nodes").expect("a database");
    let node = || Site::with(|config| config.database.clone_from(&database));
    let (left, right) = (node(), node());
    let (anna, ben) = (Program::guest(&left.base, "Anna"), Program::guest(&left.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let ben = ben.at(&right.base);
    let stream = format!("/api/v1/tables/{id}/stream");
    let mut socket = Socket::open(&right.base, &stream, &[("authorization", &ben.authorization())]);
    socket.next();
    let mut dice = Rng::new(9);
    for _ in 0..30 {
        play_on(&id, [&anna, &ben], &mut dice);
    }
    let version = until(|| {
        let [left, right] = [&anna, &ben].map(|who| who.see(&id)["table"]["version"].clone());
        (left == right).then_some(left)
    });
    until(|| {
        let pushed: serde_json::Value = serde_json::from_str(&socket.next()).expect("JSON");
        (pushed["table"]["version"] == version).then_some(())
    });
    drop(left);
    let anna = anna.at(&right.base);
    play_on(&id, [&anna, &ben], &mut dice);
}

/// The player who is asked answers. A node that has not heard of the last answer may still ask its giver:
/// then it says that the question is old.
fn play_on(id: &str, people: [&Program; 2], dice: &mut Rng) {
    until(|| {
        let mut asked = people.into_iter();
        let (who, act) = asked.find_map(|who| Some((who, answer(&who.see(id), dice)?)))?;
        let answer = who.ask(id, &act);
        assert!([200, 409].contains(&answer.status), "{answer:?}");
        (answer.status == 200).then_some(())
    });
}

/// Who has seen a question at one node answers it at the other, which may not have heard of it yet.
#[test]
fn a_node_that_is_behind_catches_up_before_it_refuses() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database("behind").expect("a database");
    let node = || Site::with(|config| config.database.clone_from(&database));
    let nodes = [node(), node()];
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&nodes[0].base, name));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    for node in &nodes {
        anna.clone().at(&node.base).see(&id);
    }
    let mut dice = Rng::new(4);
    for turn in 0..40 {
        let [here, there] = [&nodes[turn % 2], &nodes[(turn + 1) % 2]];
        let asked = [&anna, &ben]
            .into_iter()
            .find_map(|who| Some((who, answer(&who.clone().at(&here.base).see(&id), &mut dice)?)));
        let (who, act) = asked.expect("somebody is asked");
        who.clone().at(&there.base).ask(&id, &act).is(200);
    }
}

/// All connections of the second node die without a word. It may say for some seconds that it has
/// no database; what it shows is never old, and then it is as good as new.
#[test]
fn a_node_that_is_cut_off_shows_nothing_old_and_recovers() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database("fresh").expect("a database");
    let wire = postgres.wire().expect("a wire");
    let node = |database: &str| Site::with(|config| database.clone_into(&mut config.database));
    let (left, right) = (node(&database), node(&wire.through(&database)));
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&left.base, name));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let there = anna.clone().at(&right.base);
    there.see(&id);
    wire.freeze();
    let start = Instant::now();
    play_on(&id, [&anna, &ben], &mut Rng::new(5));
    let shown = until(|| {
        let answer = there.get(&format!("/tables/{id}"));
        assert!([200, 503].contains(&answer.status), "{answer:?}");
        (answer.status == 200).then(|| answer.json())
    });
    assert_eq!(shown["table"]["version"], anna.see(&id)["table"]["version"]);
    let health = || send("GET", &format!("{}/healthz", right.base), &[], "").status;
    until(|| (health() == 200).then_some(()));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}
