//! All play by the clock: an answer is due when it is due, however long the one before
//! took, so that a server that stands still is not spared the answers it should have had.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use tokio::sync::Mutex;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{Instant, sleep_until};

use crate::Result;
use crate::plan::LoadPlan;
use crate::socket::Traffic;
use crate::table::{PlayedTable, TablePlace};
use load::http::Http;
use load::person::LoadUser;

/// Tables made or warmed up at a time.
const AT_ONCE: usize = 16;
/// Time between readiness and the first action.
const START: Duration = Duration::from_millis(500);

/// Tables with what comes over their sockets.
#[derive(Debug)]
pub(crate) struct Tables {
    tables: Vec<Arc<Mutex<PlayedTable>>>,
    places: Arc<TablePlaces>,
}

#[derive(Debug)]
struct TablePlaces {
    address: SocketAddr,
    watcher: LoadUser,
    traffic: Arc<Traffic>,
    /// The number of the next table.
    next: AtomicU32,
}

impl TablePlaces {
    fn place(&self, number: u32, n_sockets: u32) -> TablePlace<'_> {
        let (watcher, traffic) = (&self.watcher, &self.traffic);
        TablePlace { address: self.address, number, n_sockets, watcher, traffic }
    }

    /// Another table in the place of one that is over.
    async fn renew(&self, table: &mut PlayedTable) -> Result<()> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        *table = PlayedTable::open(self.place(number, table.n_sockets())).await?;
        Ok(())
    }
}

#[derive(Debug, Default)]
pub(crate) struct LoadFigures {
    /// From the moment an action was due to the moment every socket showed it.
    pub(crate) delays: Vec<Duration>,
    pub(crate) errors: Vec<String>,
    pub(crate) time: Duration,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
}

pub(crate) async fn open(plan: &LoadPlan, address: SocketAddr) -> Result<Tables> {
    let traffic = Arc::new(Traffic::default());
    let watcher = LoadUser::new(&mut Http::connect(address).await?, "Watcher").await?;
    let places = TablePlaces { address, watcher, traffic, next: AtomicU32::new(plan.tables) };
    let opening = stream::iter(0..plan.tables)
        .map(|number| PlayedTable::open(places.place(number, plan.sockets_of(number))));
    let tables: Vec<PlayedTable> = opening.buffer_unordered(AT_ONCE).try_collect().await?;
    let tables = tables.into_iter().map(|table| Arc::new(Mutex::new(table))).collect();
    Ok(Tables { tables, places: Arc::new(places) })
}

/// Plays at every table, so that logs and boards are not empty.
pub(crate) async fn warm_up(plan: &LoadPlan, tables: &Tables) -> Result<()> {
    let warm = async |table: Arc<Mutex<PlayedTable>>| -> Result<()> {
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
pub(crate) async fn play(plan: &LoadPlan, tables: &Tables) -> LoadFigures {
    let (messages, bytes) = tables.places.traffic.total();
    let start = Instant::now() + START;
    let (mut under_way, mut played) = (JoinSet::new(), LoadFigures::default());
    for (action, table) in (0..plan.n_actions()).zip(tables.tables.iter().cycle()) {
        let due = start + plan.due(action);
        sleep_until(due).await;
        let (table, places) = (table.clone(), plan.is_mixed.then(|| tables.places.clone()));
        under_way.spawn(async move { answer(&table, due, places).await });
        while let Some(answered) = under_way.try_join_next() {
            played.take(answered);
        }
    }
    while let Some(answered) = under_way.join_next().await {
        played.take(answered);
    }
    played.time = start.elapsed();
    let (all_messages, all_bytes) = tables.places.traffic.total();
    LoadFigures { messages: all_messages - messages, bytes: all_bytes - bytes, ..played }
}

impl LoadFigures {
    fn take(&mut self, answered: std::result::Result<Result<Option<Duration>>, JoinError>) {
        match answered.unwrap_or_else(|error| Err(error.into())) {
            Ok(delay) => self.delays.extend(delay),
            Err(error) => self.errors.push(error.to_string()),
        }
    }
}

/// Plays one answer that was due; none if the game is over, which `places` then replace.
async fn answer(
    table: &Mutex<PlayedTable>,
    due: Instant,
    places: Option<Arc<TablePlaces>>,
) -> Result<Option<Duration>> {
    let mut table = table.lock().await;
    if table.is_over() {
        if let Some(places) = places {
            places.renew(&mut table).await?;
        }
        return Ok(None);
    }
    let seen = table.act().await?;
    Ok(Some(Instant::from_std(seen).saturating_duration_since(due)))
}
