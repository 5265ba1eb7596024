//! What is left of a damaged table, for its people to take along.

use std::future::ready;

use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use futures_util::{Stream, StreamExt, stream};
use store::{Store, StoreError};

use super::download;
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::problem::{Code, Problem};
use crate::failure::Failure;
use crate::pages::Path;

/// Everything that is stored of a damaged table. It holds the seed and what was hidden, so it is
/// for the people of the table alone, and only when nothing can be played any more.
pub(crate) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (_, user) = visitor.need()?;
    let people = app.store.people(&id).await?;
    let stored = app.store.table(&id).await?;
    let is_damaged = matches!(&app.table(&id).await, Err(problem) if problem.code == Code::Damaged);
    if !is_damaged || !people.iter().any(|person| person.user_id == user.0) {
        return Err(Problem::not_found().into());
    }
    let name = format!("table-{id}.jsonl");
    let head = stream::once(ready(Ok(stored.head + "\n")));
    Ok(download(&name, Body::from_stream(head.chain(lines(app.store.clone(), id)))))
}

/// The log of a table, a page at a time.
fn lines(store: Store, id: String) -> impl Stream<Item = Result<String, StoreError>> {
    stream::try_unfold((store, id, 0), async |(store, id, after)| {
        let page = store.entries(&id, after).await?;
        let Some(last) = page.last().map(|entry| entry.seq) else {
            return Ok(None);
        };
        let text: String = page.into_iter().map(|entry| entry.body + "\n").collect();
        Ok(Some((text, (store, id, last))))
    })
}
