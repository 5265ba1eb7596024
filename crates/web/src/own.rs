//! What belongs to a user: all of it in one document, and the end of it.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use serde::Serialize;
use store::{Page, StoreError, TableInfo, User};
use table::{Command, Stage, UserId, Who};
use utoipa::ToSchema;

use crate::api::tables::Row;
use crate::app::Shared;
use crate::hub::{self, Kept, Order};
use crate::preferences::Preferences;
use crate::problem::Problem;

/// Rows that are read in one go.
const PAGE: u32 = 100;
/// A table may move on while somebody leaves it.
const TRIES: usize = 16;

/// Everything that is stored of a user, apart from hashes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Own {
    /// The id, which never changes.
    id: String,
    /// The name as it is shown.
    name: String,
    /// Whether there is no account.
    guest: bool,
    /// When the user first came, in milliseconds since 1970.
    created_at: i64,
    /// Light or dark.
    theme: &'static str,
    /// Where to tell that it is the user's turn.
    webhook: Option<String>,
    /// What went wrong there last.
    webhook_error: Option<String>,
    /// What the tokens are called.
    tokens: Vec<String>,
    /// What the user wrote down, by table.
    notes: BTreeMap<String, String>,
    /// Every table at which the user has or had a seat, the newest first.
    tables: Vec<Row>,
}

/// All of it.
pub(crate) async fn export(app: &Shared, user: &User) -> Result<Own, Problem> {
    let tokens = app.store.api_tokens_of(&user.user_id).await?;
    let tables = tables_of(app, &user.user_id).await?;
    Ok(Own {
        id: user.user_id.clone(),
        name: user.name.clone(),
        guest: user.is_guest(),
        created_at: user.created_at,
        theme: Preferences::of(user).theme.slug(),
        webhook: user.webhook.clone(),
        webhook_error: user.webhook_error.clone(),
        tokens: tokens.into_iter().map(|token| token.label).collect(),
        notes: app.store.notes_of(&user.user_id).await?.into_iter().collect(),
        tables: tables.into_iter().map(|table| Row::new(table, false)).collect(),
    })
}

async fn tables_of(app: &Shared, user_id: &str) -> Result<Vec<TableInfo>, Problem> {
    let mut tables = Vec::new();
    let mut page = Page::first(PAGE);
    loop {
        let more = app.store.all_tables_of(user_id, &page).await?;
        if more.is_empty() {
            return Ok(tables);
        }
        page = Page::following(&more, PAGE);
        tables.extend(more);
    }
}

/// Removes a user: seats are given up, the name is taken out of every list and is free again. What
/// fails can be asked for again, because the user goes last.
pub(crate) async fn delete(app: &Shared, user: &UserId) -> Result<(), Problem> {
    let tables = tables_of(app, &user.0).await?;
    for table in &tables {
        leave(app, &table.table_id, user).await?;
    }
    app.hub.rename(user, None).await;
    for table in &tables {
        forget(app, table, user).await?;
    }
    Ok(app.store.delete_user(&user.0).await?)
}

/// Gives up what somebody has at a table. One that is damaged cannot go on anyway.
async fn leave(app: &Shared, id: &str, user: &UserId) -> Result<(), Problem> {
    for _ in 0..TRIES {
        let kept = match app.table(id).await {
            Ok(open) => open.now(),
            Err(problem) if problem.code == "damaged" => return Ok(()),
            Err(problem) => return Err(problem),
        };
        let Some(command) = parting(&kept, user) else {
            return Ok(());
        };
        match hub::command(app, id, Order::new(Who::User(user.clone()), command)).await {
            Err(problem) if problem.status != StatusCode::CONFLICT => return Err(problem),
            Ok(_) | Err(_) => {}
        }
    }
    Err(Problem::too_slow())
}

/// What is to be done next to leave a table.
fn parting(kept: &Kept, user: &UserId) -> Option<Command> {
    let desk = kept.table.desk();
    match desk.stage() {
        Stage::Lobby if desk.host() == user => Some(Command::Abort),
        Stage::Lobby => desk.seats_of(user).next().map(|seat| Command::Vacate { seat }),
        Stage::Playing => desk.people().contains(user).then_some(Command::Resign),
        Stage::Finished | Stage::Deserted { .. } | Stage::Aborted => None,
    }
}

/// Takes a name out of what lists show of a table, which keeps its place in them.
async fn forget(app: &Shared, table: &TableInfo, user: &UserId) -> Result<(), Problem> {
    let Ok(open) = app.table(&table.table_id).await else {
        return Ok(());
    };
    let kept = open.now();
    let Some(kept) = kept.renamed(user, None) else {
        return Ok(());
    };
    let summary = kept.summary();
    match app.store.summarise(&kept.id, kept.seq, &summary, table.updated_at).await {
        // Whoever wrote meanwhile knew the new name.
        Ok(()) | Err(StoreError::Conflict { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
