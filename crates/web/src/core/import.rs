//! A record becomes a table: all seats belong to the user who brought it, and a game that is not
//! over can be played on.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Record, Seat};
use games::records::VerifyError;
use games::{GameKind, TextError, dispatch, records};
use store::{Append, TableInsert};
use table::{AnyTable, Command, Contract, Entry, Fact, Granted, Head, UserId, Who};
use words::Speak;

use crate::core::app::Shared;
use crate::core::problem::{Class, Code, Problem};
use crate::core::tables::TableSnapshot;
use crate::core::text::{locale, site, speaking_now, words};
use crate::core::{levels, quota, secret, time};

/// What a record is called in places of mistakes, having no name of a file.
const RECORD: &str = "JSON";
/// Actions of the longest record.
const MAX_ACTIONS: usize = 20_000;

struct ImportedTable {
    head: String,
    entries: Vec<String>,
    table: AnyTable,
}

/// Proves a record and stores it as a table of the user.
pub(crate) async fn import(
    app: &Shared,
    user: UserId,
    text: String,
) -> Result<Arc<TableSnapshot>, Problem> {
    let turn = app.importers.replay().await?;
    let language = locale();
    // A request that is given up leaves its turn to the work that goes on.
    let make = move || (turn, speaking_now(language, || make(&user, &text)));
    let made = tokio::task::spawn_blocking(make).await;
    let (turn, made) = made.map_err(|error| Problem::internal(&error))?;
    let made = made?;
    let id = secret::id()?;
    let kept = TableSnapshot::new(&app.store, id.clone(), made.table).await?;
    let (summary, now) = (kept.summary(), time::now().0);
    let _turn = quota::record(app, kept.table.desk().host(), summary.status).await?;
    let table_id = id.clone();
    let new = TableInsert { table_id, head: made.head, summary: summary.clone(), now };
    app.store.create_table(&new).await?;
    let mut expected_seq = 0;
    for batch in made.entries.chunks(store::limits::BATCH) {
        let append = Append {
            table_id: id.clone(),
            expected_seq,
            entries: batch.to_vec(),
            // A record holds no chat.
            speakers: BTreeMap::new(),
            key: None,
            summary: summary.clone(),
            now,
        };
        app.store.append(append).await?;
        expected_seq += i64::try_from(batch.len()).unwrap_or(i64::MAX);
    }
    drop(turn);
    Ok(app.table(&id).await?.now())
}

fn make(user: &UserId, text: &str) -> Result<ImportedTable, Problem> {
    let kind = records::kind(RECORD, text).map_err(|error| unread(&error))?;
    dispatch!(kind, G => make_of::<G>(kind, user, text))
}

fn make_of<G: Speak>(kind: GameKind, user: &UserId, text: &str) -> Result<ImportedTable, Problem> {
    let record = records::parse::<G>(RECORD, text).map_err(|error| unread(&error))?;
    if record.actions.len() > MAX_ACTIONS {
        return Err(bad(&site().too_large()));
    }
    records::verify(&record).map_err(|error| bad(&untrue(&record, &error)))?;
    let options = games::options::agreed::<G>(&record.options);
    let contract =
        Contract { caretaker: levels::CARETAKER.to_owned(), ..Contract::friendly(options) };
    let head = Head::new(kind, contract, user.clone(), record.seed, time::now());
    play(head, user, &record.actions)
}

fn play(head: Head, user: &UserId, actions: &[String]) -> Result<ImportedTable, Problem> {
    let text = serde_json::to_string(&head).map_err(|error| Problem::internal(&error))?;
    head.contract.check_new()?;
    let table = AnyTable::new(head).map_err(|damaged| Problem::damaged(&damaged))?;
    let mut scribe = Scribe { table, entries: Vec::new(), by: Who::User(user.clone()) };
    let n_seats = u8::try_from(scribe.table.desk().places().len()).unwrap_or(0);
    for seat in (0..n_seats).map(Seat) {
        scribe.add(Command::Sit { seat })?;
    }
    scribe.add(Command::Start)?;
    while let Some(action) = actions.get(scribe.table.n_moments()) {
        let seat = scribe.table.asked().ok_or_else(|| bad(&site().refused_not_playing()))?;
        let question = scribe.table.desk().question();
        let key = question.to_string();
        scribe.add(Command::Act { seat, action: action.clone(), question, key })?;
    }
    let entries = scribe.entries.iter().map(serde_json::to_string).collect::<Result<_, _>>();
    let entries = entries.map_err(|error| Problem::internal(&error))?;
    Ok(ImportedTable { head: text, entries, table: scribe.table })
}

struct Scribe {
    table: AnyTable,
    entries: Vec<Entry>,
    by: Who,
}

impl Scribe {
    fn add(&mut self, command: Command) -> Result<(), Problem> {
        let Granted { entries, after } = self.table.propose(time::now(), &self.by, command)?;
        let is_time_out = |entry: &Entry| matches!(entry.fact, Fact::TimedOut { .. });
        debug_assert!(!entries.iter().any(is_time_out), "the table has no clock");
        self.entries.extend(entries);
        self.table = after;
        Ok(())
    }
}

fn untrue<G: Speak>(record: &Record<G>, error: &VerifyError<G>) -> String {
    let cli = words().cli();
    match error {
        VerifyError::Game(found) => cli.record_game(found),
        VerifyError::Replay(error) => cli.broken(record, error),
        VerifyError::SeedHash { .. } => cli.hash_fails(),
        VerifyError::Result { .. } => cli.result_fails(),
    }
}

fn unread(error: &TextError) -> Problem {
    let told = words().cli().text(error);
    if error.problem.is_newer() {
        let reason = site().newer_record(&told);
        return Problem { status: Class::Unfit, ..Problem::new(Code::Newer, reason) };
    }
    bad(&told)
}

fn bad(problem: &str) -> Problem {
    Problem::new(Code::Record, site().bad_record(problem))
}
