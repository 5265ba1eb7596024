//! A database that someone else has locked.

use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use games::GameKind;
use serde_json::Value;
use sqlx::{AnyConnection, Connection};
use tokio::runtime::Runtime;

use crate::client::{Browser, Nodes};
use crate::ledger;
use crate::party::{Done, Party};
use crate::program::{Home, Program};

/// How long each answer takes where nothing is said.
const USUAL_PATIENCE: Duration = Duration::from_secs(5);

/// Another program that works on the database.
pub(crate) struct Other {
    runtime: Runtime,
    connection: AnyConnection,
}

impl Other {
    pub(crate) fn new(database: &str) -> Self {
        sqlx::any::install_default_drivers();
        let runtime = Runtime::new().expect("a runtime");
        let url = format!("sqlite://{database}");
        let connection = runtime.block_on(AnyConnection::connect(&url)).expect("a connection");
        Self { runtime, connection }
    }

    pub(crate) fn run(&mut self, sql: &str) {
        let sql = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned()));
        self.runtime.block_on(sql.execute(&mut self.connection)).expect("it is done");
    }
}

/// All people act at once, and each is told that the database is busy.
fn are_told(waiting: &[(Party, String, (usize, Value))]) {
    thread::scope(|scope| {
        for (party, table, (who, act)) in waiting {
            scope.spawn(move || {
                let told = party.person(*who).ask(table, act).is(503).json();
                assert_eq!(told["code"], "busy", "{told}");
                assert_eq!(told["retry_after"], 2);
                assert!(told["reason"].as_str().is_some_and(|it| it.contains("busy")), "{told}");
            });
        }
    });
}

#[test]
fn a_locked_database_is_told_and_loses_nothing() {
    let home = Home::new();
    let program = Program::start(home.command().args(["--database-patience", "0.2"]));
    let nodes = Nodes::new(vec![program.base.clone()]);
    let (done, heard) = channel();
    let parties = GameKind::ALL.into_iter().enumerate();
    let mut waiting: Vec<_> = parties
        .map(|(seed, kind)| {
            let mut party = Party::new(&nodes, (kind, 2), seed, done.clone());
            let table = party.open();
            party.advance(&table);
            let act = party.choose(&table).expect("it has just begun");
            (party, table, act)
        })
        .collect();
    let watcher = Browser::guest(&program.base, "Carla");
    let page = format!("/t/{}", waiting[0].1);

    let mut other = Other::new(&home.database);
    other.run("BEGIN EXCLUSIVE");
    let start = Instant::now();
    are_told(&waiting);
    for _ in 0..5 {
        let told = watcher.post(&page, &format!("{page}/say"), &[("text", "hello")]).is(503);
        assert!(told.body.contains("The database is busy"), "{}", told.body);
    }
    assert!(start.elapsed() < USUAL_PATIENCE * 5, "{:?}", start.elapsed());
    for (party, table, (_, act)) in &waiting {
        let seen = party.host().see(table);
        assert_eq!(seen["table"]["question"], act["question"], "nothing happened");
    }
    watcher.get(&page).is(200);
    watcher.get("/healthz").is(200);

    other.run("ROLLBACK");
    for (party, table, (who, act)) in &mut waiting {
        party.person(*who).ask(table, act).is(200);
        party.remember(*who, table, act.clone());
        party.finish(table);
    }
    assert!(program.stop().0.success());
    ledger::check(&home.database, &heard.try_iter().collect::<Vec<Done>>());
    home.is_sound();
}
