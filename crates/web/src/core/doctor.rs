//! What is wrong with a database and how it is served, for the person who looks after it. It reads
//! and changes nothing, whether the site runs or not.

use std::path::Path;

use games::{GameKind, dispatch};
use store::{LogSize, OpenOptions, Schema, Sizes, Status, Store, StoreError, TableInfo};

use crate::core::config::{Config, Quota};
use crate::core::tables::{self, Unloaded};

/// Tables that are read in one go.
const PAGE: u32 = 100;
/// Findings of one kind that are told.
const SHOWN: usize = 10;
/// A log this long is worth a look, in bytes.
const LONG: i64 = 4 << 20;
/// A clock may differ from the database's by this much, in milliseconds.
const OFF: i64 = 5_000;

pub const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug)]
pub struct Diagnosis {
    /// The schema of the database; 0 where nothing of it can be read.
    pub schema: Schema,
    /// How much it holds; unknown where the schema is another one.
    pub sizes: Option<Sizes>,
    pub replayed: usize,
    /// What is not as it should be, the worst first.
    pub findings: Vec<Finding>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Corrupt(String),
    Missing(String),
    /// A migration was another one than this program knows.
    Altered(i64),
    /// A table is gone, and its log or its people are not.
    Orphan(String),
    /// The log of a table has gaps, or another end than the table says.
    Gaps(String),
    Unplayable {
        table: String,
        /// Where and why it stops.
        flaw: String,
    },
    /// A newer program wrote a table, and can read it.
    Newer {
        table: String,
        /// What this program does not know.
        flaw: String,
    },
    /// A table was marked as damaged, and replays.
    MarkedInVain(String),
    /// What lists, clocks and bots know of a table is not what its log says.
    Stale(String),
    /// The database had fewer migrations than this program knows.
    OldSchema,
    NewSchema,
    Readable(String),
    /// The clock of this machine is this many seconds off the database's.
    Clock(i64),
    Long(LogSize),
    /// Browsers come in the clear to a site that is open to others.
    InTheClear,
    /// Browsers come through a proxy whose word for their addresses is not taken.
    OneAddress,
    /// Nobody can play, because a quota is 0 for all.
    NoRoom(&'static str),
}

impl Finding {
    /// Whether something is lost or will be, and not only better done otherwise.
    pub fn is_wrong(&self) -> bool {
        !matches!(
            self,
            Self::OldSchema
                | Self::Newer { .. }
                | Self::Long(_)
                | Self::InTheClear
                | Self::OneAddress
                | Self::NoRoom(_)
                | Self::Readable(_)
                | Self::Stale(_)
        )
    }
}

/// Examines the database of a site and replays its tables, or a random sample of at most `most`.
pub async fn examine(config: &Config, most: Option<usize>) -> Result<Diagnosis, StoreError> {
    let patience = config.database_patience;
    let options =
        OpenOptions { patience, migrates: false, is_read_only: true, ..OpenOptions::default() };
    let diagnosis = match Store::open_with(&config.database, options).await {
        Ok(store) => {
            let diagnosis = diagnose(&store, config, most).await;
            store.close().await;
            diagnosis
        }
        Err(error) => Err(error),
    };
    match diagnosis {
        // It is so damaged that nothing else can be read.
        Err(StoreError::Damaged(problem)) => Ok(Diagnosis {
            findings: vec![Finding::Corrupt(problem)],
            ..Diagnosis::new(Schema { found: 0, known: 0 })
        }),
        told => told,
    }
}

async fn diagnose(
    store: &Store,
    config: &Config,
    most: Option<usize>,
) -> Result<Diagnosis, StoreError> {
    let schema = store.schema().await?;
    let mut diagnosis = Diagnosis::new(schema);
    diagnosis.findings = structure(store).await?;
    if diagnosis.findings.iter().any(|finding| matches!(finding, Finding::Missing(_))) {
        return Ok(diagnosis);
    }
    if schema.found != schema.known {
        let is_older = schema.found < schema.known;
        diagnosis.findings.push(if is_older { Finding::OldSchema } else { Finding::NewSchema });
        return Ok(diagnosis);
    }
    let corrupt = store.integrity().await?;
    let is_corrupt = corrupt.is_some();
    diagnosis.findings.extend(corrupt.map(Finding::Corrupt));
    match examine_rows(store, config, most, &mut diagnosis).await {
        // What is left of a damaged file may be unreadable, and that was told.
        Err(_) if is_corrupt => {}
        examined => examined?,
    }
    diagnosis.findings.sort_by_key(|finding| !finding.is_wrong());
    Ok(diagnosis)
}

async fn examine_rows(
    store: &Store,
    config: &Config,
    most: Option<usize>,
    diagnosis: &mut Diagnosis,
) -> Result<(), StoreError> {
    diagnosis.findings.extend(store.orphans(PAGE).await?.into_iter().map(Finding::Orphan));
    diagnosis.findings.extend(store.broken_logs(PAGE).await?.into_iter().map(Finding::Gaps));
    diagnosis.replayed = replay_all(store, most, &mut diagnosis.findings).await?;
    let long = store.longest_logs(PAGE).await?.into_iter().filter(|log| log.bytes > LONG);
    diagnosis.findings.extend(long.take(SHOWN).map(Finding::Long));
    diagnosis.findings.extend(settings(config));
    diagnosis.findings.extend(clock(store).await?);
    diagnosis.sizes = Some(store.sizes().await?);
    Ok(())
}

impl Diagnosis {
    fn new(schema: Schema) -> Self {
        Self { schema, sizes: None, replayed: 0, findings: Vec::new() }
    }
}

async fn structure(store: &Store) -> Result<Vec<Finding>, StoreError> {
    let missing = store.missing_tables().await?;
    if !missing.is_empty() {
        return Ok(missing.into_iter().map(|table| Finding::Missing(table.to_owned())).collect());
    }
    Ok(store.altered_migration().await?.map(Finding::Altered).into_iter().collect())
}

/// The rules of each game that this program plays by.
pub fn rules() -> Vec<(&'static str, u32)> {
    let version = |kind: GameKind| dispatch!(kind, G => <G as engine::Game>::RULES.0);
    GameKind::ALL.map(|kind| (kind.slug(), version(kind))).to_vec()
}

async fn replay_all(
    store: &Store,
    most: Option<usize>,
    findings: &mut Vec<Finding>,
) -> Result<usize, StoreError> {
    let (mut n, mut after) = (0, String::new());
    loop {
        let tables = store.tables_after(&after, PAGE).await?;
        let Some(last) = tables.last() else { return Ok(n) };
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
    Ok(match tables::replay(store, &table, &stored).await {
        Err(Unloaded::Store(error)) => return Err(error),
        Err(Unloaded::Damaged(damaged)) => {
            let flaw = damaged.to_string();
            Some(if damaged.is_newer() {
                Finding::Newer { table, flaw }
            } else {
                Finding::Unplayable { table, flaw }
            })
        }
        Ok(_) if is_marked => Some(Finding::MarkedInVain(table)),
        Ok(replayed) => {
            let kept = tables::TableSnapshot::new(store, table.clone(), replayed).await?;
            is_stale(store, &info, &kept).await?.then_some(Finding::Stale(table))
        }
    })
}

/// Whether the lists disagree with the log of a table that has not moved on meanwhile.
async fn is_stale(
    store: &Store,
    info: &TableInfo,
    kept: &tables::TableSnapshot,
) -> Result<bool, StoreError> {
    let people = store.people(&info.table_id).await?;
    let is_still = kept.seq() == info.seq && store.last_entry(&info.table_id).await? == info.seq;
    Ok(is_still && !kept.is_told(info, &people))
}

fn settings(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !config.listen.ip().is_loopback() && !config.is_secure() {
        findings.push(Finding::InTheClear);
    }
    // We do not speak TLS ourselves.
    if config.is_secure() && !config.trust_proxy {
        findings.push(Finding::OneAddress);
    }
    let quotas = &config.quotas;
    let needed = [
        ("--quota-open", quotas.open),
        ("--quota-running", quotas.running),
        ("--quota-made", quotas.made),
    ];
    let is_none = |quota: Quota| quota.guest == 0 && quota.account == 0;
    let none = needed.into_iter().filter(|(_, quota)| is_none(*quota));
    findings.extend(none.map(|(flag, _)| Finding::NoRoom(flag)));
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
    let off = store.time().await?.map(|there| crate::core::time::system() - there);
    Ok(off.filter(|off| off.abs() > OFF).map(|off| Finding::Clock(off.div_euclid(1_000))))
}
