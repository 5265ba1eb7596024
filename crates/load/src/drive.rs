//! Everybody plays, by the clock: an answer is due when it is due, however long the one before
//! took, so that a server that stands still is not spared the answers it should have had.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::Result;
use crate::plan::Plan;
use crate::socket::Traffic;
use crate::table::{Place, Table};
use load::http::Http;
use load::person::Person;

/// So many tables are made, or played warm, at a time.
const AT_ONCE: usize = 16;
/// The first action is due so long after everything is ready.
const START: Duration = Duration::from_millis(500);

/// Tables with what comes over their sockets.
#[derive(Debug)]
pub(crate) struct Tables {
    tables: Vec<Arc<Mutex<Table>>>,
    traffic: Arc<Traffic>,
}

/// What was measured.
#[derive(Debug, Default)]
pub(crate) struct Played {
    /// From the moment an action was due to the moment every socket showed it.
    pub(crate) delays: Vec<Duration>,
    pub(crate) errors: Vec<String>,
    /// How long it took altogether.
    pub(crate) time: Duration,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
}

/// Makes the tables.
pub(crate) async fn open(plan: &Plan, address: SocketAddr) -> Result<Tables> {
    let traffic = Arc::new(Traffic::default());
    let watcher = Person::new(&mut Http::connect(address).await?, "Watcher").await?;
    let place = |number| Place {
        address,
        number,
        n_sockets: plan.sockets_of(number),
        watcher: &watcher,
        traffic: &traffic,
    };
    let opening = stream::iter(0..plan.tables).map(|number| Table::open(place(number)));
    let tables: Vec<Table> = opening.buffer_unordered(AT_ONCE).try_collect().await?;
    let tables = tables.into_iter().map(|table| Arc::new(Mutex::new(table))).collect();
    Ok(Tables { tables, traffic })
}

/// Plays at every table, so that logs and boards are not empty.
pub(crate) async fn warm_up(plan: &Plan, tables: &Tables) -> Result<()> {
    let warm = async |table: Arc<Mutex<Table>>| -> Result<()> {
        let mut table = table.lock().await;
        for _ in 0..plan.warm {
            if !table.is_over() {
                table.act().await?;
            }
        }
        Ok(())
    };
    let warming = stream::iter(tables.tables.iter().cloned()).map(warm);
    warming.buffer_unordered(AT_ONCE).try_collect().await
}

/// Plays by the clock and measures.
pub(crate) async fn play(plan: &Plan, tables: &Tables) -> Played {
    let (messages, bytes) = tables.traffic.total();
    let start = Instant::now() + START;
    let mut under_way = JoinSet::new();
    for (action, table) in (0..plan.n_actions()).zip(tables.tables.iter().cycle()) {
        let due = start + plan.due(action);
        sleep_until(due).await;
        let table = table.clone();
        under_way.spawn(async move { answer(&table, due).await });
    }
    let mut played = Played::default();
    while let Some(answered) = under_way.join_next().await {
        match answered {
            Ok(Ok(Some(delay))) => played.delays.push(delay),
            Ok(Ok(None)) => {}
            Ok(Err(error)) => played.errors.push(error.to_string()),
            Err(error) => played.errors.push(error.to_string()),
        }
    }
    played.time = start.elapsed();
    let (all_messages, all_bytes) = tables.traffic.total();
    Played { messages: all_messages - messages, bytes: all_bytes - bytes, ..played }
}

/// Plays one answer that was due; none if the game is over.
async fn answer(table: &Mutex<Table>, due: Instant) -> Result<Option<Duration>> {
    let mut table = table.lock().await;
    if table.is_over() {
        return Ok(None);
    }
    let seen = table.act().await?;
    Ok(Some(Instant::from_std(seen).saturating_duration_since(due)))
}
