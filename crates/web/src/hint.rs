//! What the strongest bot would do in somebody's place. It is shown the view of that seat, as any
//! bot is, and hints are only for who plays against bots alone.

use std::time::Instant;

use ::bots::{Insight, Level, Thought};
use axum::http::StatusCode;
use engine::{Game, Seat};
use games::dispatch;
use table::{Desk, Secrets, UserId};
use words::{Hint, Reader, Speak};

use crate::app::App;
use crate::hub::Kept;
use crate::problem::Problem;
use crate::secret;
use crate::text::{site, words};

/// Who is asked for a hint.
const STRONGEST: Level = Level::Legatus;

/// Whether somebody may have hints at a table: bots play all other seats.
pub(crate) fn is_offered(desk: &Desk, user: &UserId) -> bool {
    desk.people().into_iter().eq([user]) && desk.seats_of(user).count() == 1
}

/// The seat that somebody may have a hint for now.
fn seat(kept: &Kept, user: &UserId) -> Result<Seat, Problem> {
    let refused = |reason| Problem::new(StatusCode::CONFLICT, "no-hint", reason);
    let desk = kept.table.desk();
    if !is_offered(desk, user) {
        return Err(refused(site().hint_not_alone()));
    }
    let asked = kept.table.asked().filter(|asked| desk.seats_of(user).any(|seat| seat == *asked));
    asked.ok_or_else(|| refused(site().hint_not_asked()))
}

/// A hint for what somebody is asked now.
pub(crate) async fn hint(app: &App, kept: &Kept, user: &UserId) -> Result<Hint, Problem> {
    let seat = seat(kept, user)?;
    let granted = app.limits.hints.take(user.0.clone(), Instant::now());
    granted.map_err(Problem::too_often)?;
    dispatch!(kept.table.kind(), G => hint_of::<G>(app, kept, seat).await)
}

/// Thinks on a thread of its own, after those who asked before.
async fn hint_of<G: Insight + Secrets + Speak>(
    app: &App,
    kept: &Kept,
    seat: Seat,
) -> Result<Hint, Problem> {
    let table = kept.table.typed::<G>().ok_or_else(Problem::not_found)?;
    let view = table.view(Some(seat)).ok_or_else(Problem::not_found)?;
    let legal = table.legal(seat);
    let turn = app.thinkers.acquire().await.map_err(|error| Problem::internal(&error))?;
    let number = secret::number()?;
    let think = move || {
        let thought = thought::<G>(&view, &legal, number);
        (view, thought)
    };
    let thought = tokio::task::spawn_blocking(think).await;
    drop(turn);
    let (view, thought) = thought.map_err(|error| Problem::internal(&error))?;
    let names = kept.page_names();
    let to = Reader { words: words(), names: &names, seat: Some(seat) };
    Ok(Hint::new::<G>(&to, &view, STRONGEST, &thought))
}

fn thought<G: Insight + Game>(
    view: &G::View,
    legal: &[G::Action],
    number: u64,
) -> Thought<G::Action> {
    G::bot(&STRONGEST.spec(), number).consider(view, legal)
}
