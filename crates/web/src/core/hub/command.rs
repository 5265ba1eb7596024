//! From a request to an entry in the log.

use std::sync::Arc;
use std::time::Instant;

use engine::Seat;
use store::{Append, Appended, StoreError};
use table::{Command, Entry, Granted, Refused, Secrets, Table, with_table};
use words::{Reader, Speak};

use crate::core::app::Shared;
use crate::core::metrics::count;
use crate::core::problem::Problem;
use crate::core::tables::{Envelope, TableSnapshot, chat};
use crate::core::text::{against, words};
use crate::core::{quota, time};

/// Attempts at a command that other writers keep overtaking.
const TRIES: usize = 8;

/// Grants a command, or says why not. Answers when it is stored.
pub(crate) async fn command(
    app: &Shared,
    id: &str,
    envelope: Envelope,
) -> Result<Arc<TableSnapshot>, Problem> {
    let received = Instant::now();
    let open = app.table(id).await?;
    let _turn = quota::command(app, &envelope).await?;
    let writing = open.write().await;
    for _ in 0..TRIES {
        let before = open.now();
        envelope.check(&before)?;
        quota::judge(app, &before, &envelope).await?;
        let granted =
            match before.table.propose(time::now(), &envelope.by, envelope.command.clone()) {
                Ok(granted) => granted,
                Err(refused) => {
                    if was_done(app, id, envelope.key.as_deref()).await? {
                        return Ok(before);
                    }
                    // What another node has written may not be here yet.
                    writing.catch_up(&app.store).await?;
                    if open.now().seq() != before.seq() {
                        continue;
                    }
                    count(&app.metrics.refused);
                    return Err(in_words(&before, &envelope.command, refused));
                }
            };
        let Granted { entries, after } = granted;
        if entries.is_empty() {
            return Ok(before);
        }
        let after = before.at(after).with_names(&app.store).await?;
        match store(app, &after, before.seq(), &entries, envelope.key.clone()).await {
            Ok(Appended::Now(_)) => {
                count(&app.metrics.granted);
                app.metrics.action_times.observe(received.elapsed());
                tell(app, &before, &after);
                writing.publish(after);
                return Ok(open.now());
            }
            Ok(Appended::Before(_)) => {
                writing.catch_up(&app.store).await?;
                return Ok(open.now());
            }
            Err(StoreError::Conflict { .. }) => {
                count(&app.metrics.conflicts);
                writing.catch_up(&app.store).await?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    let id = id.to_owned();
    Err(StoreError::Conflict { table_id: id, seq: open.now().seq() }.into())
}

async fn store(
    app: &Shared,
    after: &TableSnapshot,
    expected_seq: i64,
    entries: &[Entry],
    key: Option<String>,
) -> Result<Appended, StoreError> {
    let bodies = entries.iter().map(|entry| serde_json::to_string(entry).unwrap_or_default());
    let append = Append {
        table_id: after.id.clone(),
        expected_seq,
        entries: bodies.collect(),
        speakers: chat::speakers(entries),
        key,
        summary: after.summary(),
        // Neither standing orders nor chat move a table in lists.
        now: after.table.desk().last_public().0,
    };
    app.store.append(append).await
}

/// Whether a command with this key was granted before: a retry after a lost answer is no refusal.
async fn was_done(app: &Shared, id: &str, key: Option<&str>) -> Result<bool, Problem> {
    match key {
        Some(key) => Ok(app.store.appended(id, key).await?.is_some()),
        None => Ok(false),
    }
}

fn tell(app: &Shared, before: &TableSnapshot, after: &TableSnapshot) {
    if after.table.bot_to_move().is_some() {
        app.bots.notify_one();
    }
    if after.table.deadline().is_some() {
        app.clocks.notify_one();
    }
    let (old, new) = (before.waits_for(), after.waits_for());
    for user in new.into_iter().filter(|user| !old.contains(user)) {
        app.calls.tell(user.clone());
    }
}

/// A refusal with the reason that the game itself gives.
fn in_words(kept: &TableSnapshot, command: &Command, refused: Refused) -> Problem {
    let reason = match (&refused, command) {
        (Refused::Illegal { .. }, Command::Act { seat, action, .. }) => {
            with_table!(&kept.table, table => illegal(kept, table, *seat, action))
        }
        _ => None,
    };
    let problem = against(kept.rival(), || Problem::from(refused));
    match reason {
        Some(reason) => Problem { reason, ..problem },
        None => problem,
    }
}

fn illegal<G: Speak + Secrets>(
    kept: &TableSnapshot,
    table: &Table<G>,
    seat: Seat,
    action: &str,
) -> Option<String> {
    let illegal = table.illegal(seat, action)?;
    let names = kept.names();
    let to = Reader { words: words().at::<G>(table.options()), names: &names, seat: Some(seat) };
    Some(G::refusal(&to, table.options(), illegal.reason))
}
