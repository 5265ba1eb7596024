//! Older logs do not say which entries hold a person's words. A pass over all tables, kept in
//! the database, writes it down; so what people said can be taken along and removed.

use std::time::Duration;

use store::StoreError;
use table::Entry;

use crate::core::app::App;
use crate::core::tables::chat;
use crate::core::time;

const CHORE: &str = "speakers";
/// How far it is when it is done: no table has such an id.
const DONE: &str = "all";
/// Entries per query.
const PAGE: u32 = 500;
/// Others come first.
const BREATH: Duration = Duration::from_millis(5);
/// After a database that does not answer.
const NAP: Duration = Duration::from_mins(1);
/// Words of people who are gone are looked for as often.
const SEARCH: Duration = Duration::from_hours(1);

/// Does the pass, and then looks now and then for words that nobody owns any more.
pub(crate) async fn work(app: App) {
    loop {
        let pause = match pass(&app).await {
            Ok(()) => SEARCH,
            Err(error) => {
                tracing::warn!(%error, "speakers are not written down");
                NAP
            }
        };
        tokio::select! {
            () = app.stopped() => return,
            () = tokio::time::sleep(pause) => {}
        }
    }
}

async fn pass(app: &App) -> Result<(), StoreError> {
    let mut reached = app.store.chore(CHORE).await?;
    while reached != DONE {
        if *app.stopping.borrow() {
            return Ok(());
        }
        let next = app.store.table_after(&reached).await?;
        if let Some(table_id) = &next {
            attribute(app, table_id).await?;
        }
        reached = next.unwrap_or_else(|| DONE.to_owned());
        app.store.set_chore(CHORE, &reached).await?;
    }
    app.store.find_departures(time::now().0).await?;
    app.departures.notify_one();
    Ok(())
}

async fn attribute(app: &App, table_id: &str) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        let entries = app.store.unattributed(table_id, after, PAGE).await?;
        let Some(last) = entries.last() else { return Ok(()) };
        after = last.seq;
        let spoken = |entry: &store::LogEntry| Some((entry.seq, speaker(&entry.body)?));
        let speakers: Vec<_> = entries.iter().filter_map(spoken).collect();
        if !speakers.is_empty() {
            app.store.attribute(table_id, &speakers).await?;
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// Whose words a stored entry holds. Most hold none, which is seen without reading them.
fn speaker(body: &str) -> Option<String> {
    if !body.contains("\"said\"") {
        return None;
    }
    let entry: Entry = serde_json::from_str(body).ok()?;
    chat::speaker(&entry).map(|user| user.0.clone())
}
