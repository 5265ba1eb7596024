//! `kill -9` of a writer at random moments: everything acknowledged is there, and nothing twice.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::help::{append, count, keyed, log, new_table, open, summary};
use servers::{Folder, Postgres};
use store::{Appended, Store, StoreError};
use tokio::task::JoinSet;

/// The variable with the database of a writer process.
const URL: &str = "TRIVIUM_TEST_WRITER";
const KILLS: i64 = 25;
const TABLES: [&str; 3] = ["a", "b", "c"];

/// Not a test: started as a separate process, it writes until it is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn writer() {
    let Ok(url) = std::env::var(URL) else { return };
    let store = open(&url).await;
    let mut writers = JoinSet::new();
    for (n, table_id) in (0..6).zip(TABLES.iter().cycle()) {
        writers.spawn(write_for_ever(store.clone(), n, table_id));
    }
    writers.join_all().await;
}

/// Writes batches, and prints each acknowledgement. A key that was not acknowledged is retried.
async fn write_for_ever(store: Store, writer: usize, table_id: &str) {
    let mut seq = store.table(table_id).await.unwrap().info.seq;
    for n in 0.. {
        let key = format!("{}-{writer}-{n}", std::process::id());
        loop {
            let batch = append(table_id, seq, &[&format!("{key} first"), &format!("{key} last")]);
            match store.append(keyed(&key, batch)).await {
                Ok(Appended::Now(now) | Appended::Before(now)) => {
                    println!("\nacknowledged {table_id} {now} {key} .");
                    seq = now;
                    break;
                }
                Err(StoreError::Conflict { seq: now, .. }) => seq = now,
                Err(error) => panic!("{error}"),
            }
        }
    }
}

fn start_writer(url: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::writer", "--nocapture"])
        .env(URL, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// A table, the number of the last entry, and the key.
type Acknowledged = (String, i64, String);

/// The acknowledgements of a writer until it is killed. Its last line may be torn.
fn listen(writer: &mut Child) -> impl Iterator<Item = Acknowledged> + use<> {
    let lines = BufReader::new(writer.stdout.take().unwrap()).lines().map_while(Result::ok);
    lines.filter_map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
        ["acknowledged", table_id, seq, key, "."] => {
            Some((table_id.to_owned(), seq.parse().unwrap(), key.to_owned()))
        }
        _ => None,
    })
}

/// Kills a writer after `n` acknowledgements. Returns all that arrive, even after the kill.
fn acknowledged_before_kill(url: &str, n: i64) -> Vec<Acknowledged> {
    let mut writer = start_writer(url);
    let mut acknowledged = Vec::new();
    for answer in listen(&mut writer) {
        acknowledged.push(answer);
        if count(&acknowledged) == n {
            writer.kill().unwrap();
        }
    }
    writer.wait().unwrap();
    acknowledged
}

/// Kills writers, one after another.
fn kill_many(url: &str) -> Vec<Acknowledged> {
    // A different number each time, so that the kill hits a different statement.
    (1..=KILLS).flat_map(|kill| acknowledged_before_kill(url, kill * 7919 % 40 + 1)).collect()
}

async fn create_tables(url: &str) {
    let store = open(url).await;
    for table_id in TABLES {
        store.create_table(&new_table(table_id, summary())).await.unwrap();
    }
    store.close().await;
}

async fn assert_nothing_lost(url: &str, acknowledged: &[Acknowledged]) {
    let store = open(url).await;
    store.check().await.unwrap();
    for table_id in TABLES {
        let bodies = log(&store, table_id).await;
        assert_eq!(count(&bodies), count(&Vec::from_iter(BTreeSet::from_iter(&bodies))), "twice");
        for (_, seq, key) in acknowledged.iter().filter(|(table, ..)| table == table_id) {
            let last = usize::try_from(*seq).unwrap();
            assert_eq!(bodies[last - 2..last], [format!("{key} first"), format!("{key} last")]);
        }
        assert_eq!(bodies.len() % 2, 0, "half a batch");
    }
    assert!(count(acknowledged) >= KILLS);
    println!("{KILLS} kills, {} appends acknowledged, all found", acknowledged.len());
}

#[tokio::test]
async fn kills_lose_nothing_on_sqlite() {
    let folder = Folder::new().unwrap();
    let url = folder.file("trivium.db");
    create_tables(&url).await;
    assert_nothing_lost(&url, &kill_many(&url)).await;
}

/// One node is killed again and again while another keeps writing to the same tables.
#[tokio::test]
async fn kills_of_one_node_lose_nothing_on_postgres() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("kills").unwrap();
    create_tables(&url).await;
    let mut survivor = start_writer(&url);
    let answers = listen(&mut survivor);
    let heard = thread::spawn(move || answers.collect::<Vec<_>>());
    let mut acknowledged = kill_many(&url);
    assert!(survivor.try_wait().unwrap().is_none(), "the other node has stopped");
    survivor.kill().unwrap();
    survivor.wait().unwrap();
    acknowledged.extend(heard.join().unwrap());
    assert_nothing_lost(&url, &acknowledged).await;
}
