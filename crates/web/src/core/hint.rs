//! What the strongest bot would do in a player's place. It is shown the view of that seat, as any
//! bot is. Hints are for those who play against bots alone.

use std::time::Instant;

use ::bots::{Insight, Level, Stop};
use engine::Seat;
use table::{Desk, Secrets, Table, UserId, with_table};
use words::{Hint, Reader, Speak};

use crate::core::app::App;
use crate::core::metrics::Limit;
use crate::core::problem::{Code, Problem};
use crate::core::tables::TableSnapshot;
use crate::core::text::{site, words};
use crate::core::thinkers::HintPermit;
use crate::core::{quota, secret};

const STRONGEST: Level = Level::Legatus;

/// Whether a user may have hints at a table: bots play all other seats.
pub(crate) fn is_offered(desk: &Desk, user: &UserId) -> bool {
    desk.people().into_iter().eq([user]) && desk.seats_of(user).count() == 1
}

fn seat(kept: &TableSnapshot, user: &UserId) -> Result<Seat, Problem> {
    let refused = |reason| Problem::new(Code::NoHint, reason);
    let desk = kept.table.desk();
    if !is_offered(desk, user) {
        return Err(refused(site().hint_not_alone()));
    }
    let asked = kept.table.asked().filter(|asked| desk.seats_of(user).any(|seat| seat == *asked));
    asked.ok_or_else(|| refused(site().hint_not_asked()))
}

/// A hint for what a player is asked now. The search stops once the asker is gone.
pub(crate) async fn hint(
    app: &App,
    kept: &TableSnapshot,
    user: &UserId,
    gone: Stop,
) -> Result<Hint, Problem> {
    let seat = seat(kept, user)?;
    let asking = app.bots.asking(user).ok_or_else(|| Problem::too_often(1))?;
    let granted = app.limits.hints.take(user.0.clone(), Instant::now());
    granted.inspect_err(|_| app.metrics.limited(Limit::Hints)).map_err(Problem::too_often)?;
    quota::hint(app, user).await?;
    with_table!(&kept.table, table => hint_of(app, kept, table, seat, (&asking, gone)).await)
}

async fn hint_of<G: Insight + Secrets + Speak>(
    app: &App,
    kept: &TableSnapshot,
    table: &Table<G>,
    seat: Seat,
    (asking, gone): (&HintPermit<'_>, Stop),
) -> Result<Hint, Problem> {
    let view = table.view(Some(seat)).ok_or_else(Problem::not_found)?;
    let (legal, number, stop) = (table.legal(seat).to_vec(), secret::number()?, gone.clone());
    let think = move || {
        let mut bot = G::bot(&STRONGEST.spec(), number);
        bot.heed(stop);
        let thought = bot.consider(&view, &legal);
        (view, thought)
    };
    let thought = app.bots.hint(asking, gone, think).await;
    let (view, thought) = thought.ok_or_else(Problem::too_slow)?;
    let names = kept.page_names();
    let to = Reader { words: words().at::<G>(table.options()), names: &names, seat: Some(seat) };
    Ok(Hint::new::<G>(&to, &view, STRONGEST, &thought))
}
