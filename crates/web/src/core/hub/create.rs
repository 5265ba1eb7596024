//! New tables.

use std::sync::Arc;

use games::GameKind;
use store::{StoreError, TableInsert};
use table::{AnyTable, Contract, Flaw, Head, UserId};

use crate::core::app::Shared;
use crate::core::problem::{Code, Problem};
use crate::core::tables::{TableHandle, TableSnapshot};
use crate::core::{quota, secret, time};

pub(crate) async fn create(
    app: &Shared,
    game: GameKind,
    contract: Contract,
    host: UserId,
) -> Result<Arc<TableSnapshot>, Problem> {
    let head = Head::new(game, contract, host, secret::seed()?, time::now());
    open(app, head).await
}

pub(crate) async fn open(app: &Shared, head: Head) -> Result<Arc<TableSnapshot>, Problem> {
    open_as(app, secret::id()?, head).await
}

/// Opens another table for the people of one that is over, once: a second request gets the same
/// table.
pub(crate) async fn rematch(
    app: &Shared,
    id: &str,
    user: UserId,
) -> Result<Arc<TableSnapshot>, Problem> {
    let old = app.table(id).await?.now();
    let head = old.table.rematch(user, secret::seed()?, time::now())?;
    // Once the address followed from the old one.
    let old: String = secret::hash("rematch", id).chars().take(24).collect();
    if let Some(kept) = found(app, &old).await? {
        return Ok(kept);
    }
    let next = match app.store.rematch(id).await? {
        Some(next) => next,
        None => app.store.claim_rematch(id, &secret::id()?).await?,
    };
    match found(app, &next).await? {
        Some(kept) => Ok(kept),
        None => open_as(app, next, head).await,
    }
}

pub(super) async fn found(app: &Shared, id: &str) -> Result<Option<Arc<TableSnapshot>>, Problem> {
    match app.table(id).await {
        Ok(open) => Ok(Some(open.now())),
        Err(problem) if problem.code == Code::NotFound => Ok(None),
        Err(problem) => Err(problem),
    }
}

pub(super) async fn open_as(
    app: &Shared,
    id: String,
    head: Head,
) -> Result<Arc<TableSnapshot>, Problem> {
    head.contract.check_new()?;
    let text = serde_json::to_string(&head).map_err(|error| Problem::internal(&error))?;
    let table = AnyTable::new(head).map_err(|damaged| {
        if let Flaw::Refused(refused) = damaged.flaw {
            return Problem::from(*refused);
        }
        Problem::damaged(&damaged)
    })?;
    let kept = TableSnapshot::new(&app.store, id, table).await?;
    let summary = kept.summary();
    let _turn = quota::table(app, kept.table.desk().host(), summary.status).await?;
    let now = time::now().0;
    let new = TableInsert { table_id: kept.id.clone(), head: text, summary, now };
    match app.store.create_table(&new).await {
        Ok(()) => Ok(app.hub.keep(Arc::new(TableHandle::new(kept))).now()),
        // Another request was faster.
        Err(StoreError::Exists { .. }) => Ok(app.table(&new.table_id).await?.now()),
        Err(error) => Err(error.into()),
    }
}
