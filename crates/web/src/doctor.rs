//! What is wrong with a database and how it is served, for the person who looks after it. It reads
//! and changes nothing, whether the site runs or not.

use std::path::Path;

use games::{GameKind, dispatch};
use store::{LogSize, Options, Schema, Sizes, Status, Store, StoreError, TableInfo};
use table::AnyTable;

use crate::config::Config;
use crate::hub::{self, Unloaded};

/// Tables that are read in one go.
const PAGE: u32 = 100;
/// Findings of one kind that are told.
const SHOWN: usize = 10;
/// A log this long is worth a look, in bytes.
const LONG: i64 = 4 << 20;
/// A clock may differ from the database's by this much, in milliseconds.
const OFF: i64 = 5_000;

/// What was found.
#[derive(Debug)]
pub struct Diagnosis {
    /// The version of this program.
    pub version: &'static str,
    /// The rules of each game that it plays by.
    pub rules: Vec<(&'static str, u32)>,
    /// The schema of the database.
    pub schema: Schema,
    /// How much it holds; unknown where the schema is another one.
    pub sizes: Option<Sizes>,
    /// How many tables were replayed.
    pub replayed: usize,
    /// What is not as it should be, the worst first.
    pub findings: Vec<Finding>,
}

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// SQLite finds a fault in its file.
    Corrupt(String),
    /// The log of a table has gaps, or another end than the table says.
    Gaps(String),
    /// The log of a table does not replay.
    Unplayable {
        /// The table.
        table: String,
        /// Where and why it stops.
        flaw: String,
    },
    /// A table was marked as damaged, and replays.
    MarkedInVain(String),
    /// What lists, clocks and bots know of a table is not what its log says.
    Stale(String),
    /// The database had fewer migrations than this program knows.
    OldSchema,
    /// The database had more.
    NewSchema,
    /// Others may read a file.
    Readable(String),
    /// The clock of this machine is this many seconds off the database's.
    Clock(i64),
    /// A log is very long.
    Long(LogSize),
    /// Browsers come in the clear to a site that is open to others.
    InTheClear,
}

impl Finding {
    /// Whether something is lost or will be, and not only better done otherwise.
    pub fn is_wrong(&self) -> bool {
        !matches!(
            self,
            Self::OldSchema | Self::Long(_) | Self::InTheClear | Self::Readable(_) | Self::Stale(_)
        )
    }
}

/// Examines the database of a site, and replays all its tables, or as many as `most` says: their
/// ids are random, and so is the sample.
pub async fn examine(config: &Config, most: Option<usize>) -> Result<Diagnosis, StoreError> {
    let options =
        Options { patience: config.database_patience, migrates: false, ..Options::default() };
    let store = Store::open_with(&config.database, options).await?;
    let diagnosis = diagnose(&store, config, most).await;
    store.close().await;
    diagnosis
}

async fn diagnose(
    store: &Store,
    config: &Config,
    most: Option<usize>,
) -> Result<Diagnosis, StoreError> {
    let schema = store.schema().await?;
    let rules = GameKind::ALL.map(|kind| (kind.slug(), dispatch!(kind, G => rules::<G>())));
    let mut diagnosis = Diagnosis {
        version: env!("CARGO_PKG_VERSION"),
        rules: rules.to_vec(),
        schema,
        sizes: None,
        replayed: 0,
        findings: Vec::new(),
    };
    if schema.found != schema.known {
        let is_older = schema.found < schema.known;
        diagnosis.findings.push(if is_older { Finding::OldSchema } else { Finding::NewSchema });
        return Ok(diagnosis);
    }
    diagnosis.findings.extend(store.integrity().await?.map(Finding::Corrupt));
    diagnosis.findings.extend(store.broken_logs(PAGE).await?.into_iter().map(Finding::Gaps));
    diagnosis.replayed = replay_all(store, most, &mut diagnosis.findings).await?;
    let long = store.longest_logs(PAGE).await?.into_iter().filter(|log| log.bytes > LONG);
    diagnosis.findings.extend(long.take(SHOWN).map(Finding::Long));
    diagnosis.findings.extend(settings(config));
    diagnosis.findings.extend(clock(store).await?);
    diagnosis.sizes = Some(store.sizes().await?);
    diagnosis.findings.sort_by_key(|finding| !finding.is_wrong());
    Ok(diagnosis)
}

fn rules<G: engine::Game>() -> u32 {
    G::RULES_VERSION
}

/// Replays tables, one after the other, and tells how many.
async fn replay_all(
    store: &Store,
    most: Option<usize>,
    findings: &mut Vec<Finding>,
) -> Result<usize, StoreError> {
    let (mut n, mut after) = (0, String::new());
    loop {
        let tables = store.tables_after(&after, PAGE).await?;
        let Some(last) = tables.last() else {
            return Ok(n);
        };
        after.clone_from(&last.table_id);
        for table in tables {
            if most.is_some_and(|most| n >= most) {
                return Ok(n);
            }
            n += 1;
            findings.extend(replay(store, table).await?);
        }
    }
}

async fn replay(store: &Store, info: TableInfo) -> Result<Option<Finding>, StoreError> {
    let stored = store.table(&info.table_id).await?;
    let table = info.table_id.clone();
    let is_marked = info.status == Status::Damaged;
    Ok(match hub::replay(store, &table, &stored).await {
        Err(Unloaded::Store(error)) => return Err(error),
        Err(Unloaded::Damaged(damaged)) => {
            Some(Finding::Unplayable { table, flaw: damaged.to_string() })
        }
        Ok(_) if is_marked => Some(Finding::MarkedInVain(table)),
        Ok((replayed, _)) => is_stale(&info, replayed).then_some(Finding::Stale(table)),
    })
}

/// Whether the log says something else than the list. A table that moved on meanwhile does not count.
fn is_stale(info: &TableInfo, table: AnyTable) -> bool {
    let kept = hub::Kept::with_people(info.table_id.clone(), table, std::iter::empty().collect());
    let n_entries = i64::try_from(kept.table.desk().n_entries()).unwrap_or(i64::MAX);
    let summary = kept.summary();
    n_entries == info.seq
        && (summary.status != info.status
            || summary.needs_bot != info.needs_bot
            || summary.deadline != info.deadline)
}

/// What could be set better.
fn settings(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !config.listen.ip().is_loopback() && !config.is_secure() {
        findings.push(Finding::InTheClear);
    }
    let is_file = !config.database.starts_with("postgres");
    let path = config.database.trim_start_matches("sqlite://");
    let files = ["", "-wal", "-shm", "-lock"].map(|end| format!("{path}{end}"));
    findings.extend(
        files.into_iter().filter(|file| is_file && is_readable(file)).map(Finding::Readable),
    );
    findings
}

#[cfg(unix)]
fn is_readable(file: impl AsRef<Path>) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(file).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_readable(_file: impl AsRef<Path>) -> bool {
    false
}

async fn clock(store: &Store) -> Result<Option<Finding>, StoreError> {
    let off = store.time().await?.map(|there| crate::time::system() - there);
    Ok(off.filter(|off| off.abs() > OFF).map(|off| Finding::Clock(off.div_euclid(1_000))))
}
