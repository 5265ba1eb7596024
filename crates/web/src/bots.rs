//! Programs that play: each turn is claimed by one worker of one node, and by another one when
//! that node dies.

use std::time::{Duration, Instant};

use bots::{Budget, Insight, Level, Spec};
use engine::Seat;
use games::dispatch;
use store::BotTurn;
use table::{Command, Secrets, Who};

use crate::app::App;
use crate::guard::guard;
use crate::hub::{self, Kept, Order};
use crate::metrics::count;
use crate::problem::Problem;
use crate::{secret, time};

/// The levels that a seat can be given, the weakest first.
pub(crate) const LEVELS: [&str; Level::ALL.len()] = {
    let [first, second, third, fourth] = Level::ALL;
    [first.slug(), second.slug(), third.slug(), fourth.slug()]
};
/// Who keeps the seats of absentees, unless the contract names another.
pub(crate) const CARETAKER: &str = Level::Miles.slug();

/// How long a claim lasts that is not renewed, in milliseconds: several times what the slowest bot
/// takes for an answer.
const LEASE: i64 = 5_000;
/// How long an idle worker sleeps when nobody wakes it.
const NAP: Duration = Duration::from_secs(1);
/// Below this a bot answers at a glance.
const MOMENT: Duration = Duration::from_millis(1);

/// The time that is left to a bot in a turn of its table. A bot is made anew for each answer.
#[derive(Clone, Copy, Debug, Default)]
struct TurnTime {
    seat: Seat,
    turn: Option<u32>,
    left: Duration,
}

impl TurnTime {
    /// The bot for the next answer of a seat, within what is left to it.
    fn spec(&mut self, level: Level, seat: Seat, turn: u32) -> Spec {
        if (self.seat, self.turn) != (seat, Some(turn)) {
            *self = Self { seat, turn: Some(turn), left: level.time() };
        }
        match level.spec() {
            thinker if thinker.budget.is_none() => thinker,
            _ if self.left < MOMENT => Level::Miles.spec(),
            thinker => Spec { budget: Some(Budget::Turn(self.left)), ..thinker },
        }
    }
}

fn answer<G: Insight + Secrets>(
    kept: &Kept,
    (seat, level): (Seat, &str),
    time: &mut TurnTime,
) -> Result<String, Problem> {
    let table = kept.table.typed::<G>().ok_or_else(Problem::not_found)?;
    let legal = table.legal(seat);
    let view = table.view(Some(seat)).filter(|_| !legal.is_empty());
    let view = view.ok_or_else(Problem::not_found)?;
    let turn = G::outlook_of(&view).map_or(0, G::turn);
    // A level of an older version plays on as the caretaker would.
    let spec = time.spec(level.parse().unwrap_or(Level::Miles), seat, turn);
    let start = Instant::now();
    let action = G::bot(&spec, secret::number()?).choose(&view, &legal);
    time.left = time.left.saturating_sub(start.elapsed());
    Ok(action.to_string())
}

/// Plays the turns of bots until the server stops.
pub(crate) async fn work(app: App, number: usize) {
    let worker = format!("{}-{number}", app.boot);
    while !*app.stopping.borrow() {
        match app.store.claim_bot_turn(&worker, time::now().0, LEASE).await {
            Ok(Some(turn)) => play(&app, turn).await,
            Ok(None) => rest(&app).await,
            Err(error) => {
                tracing::warn!(%error, "no bot turn claimed");
                rest(&app).await;
            }
        }
    }
}

async fn rest(app: &App) {
    tokio::select! {
        () = app.stopped() => {}
        () = app.bots.notified() => {}
        () = tokio::time::sleep(NAP) => {}
    }
}

/// Plays the bots of a table as long as they are asked and the claim holds.
async fn play(app: &App, mut turn: BotTurn) {
    let mut left = TurnTime::default();
    loop {
        let (shared, id) = (app.clone(), turn.table_id.clone());
        let stepped = guard(async move { step(&shared, &id, left).await }).await;
        match stepped.flatten() {
            Ok(Some(after)) if !*app.stopping.borrow() => left = after,
            Ok(_) => break,
            Err(problem) => {
                tracing::warn!(table = turn.table_id, reason = problem.reason, "bot cannot play");
                rest(app).await;
                break;
            }
        }
        let now = time::now().0;
        if (turn.until - now) * 2 < LEASE {
            match app.store.renew_bot_turn(turn, now, LEASE).await {
                Ok(Some(renewed)) => turn = renewed,
                Ok(None) | Err(_) => return,
            }
        }
    }
    if let Err(error) = app.store.release_bot_turn(turn).await {
        tracing::warn!(%error, "bot turn not released");
    }
}

/// One answer of a bot, and the time left after it; none if there was none to give.
async fn step(app: &App, id: &str, mut left: TurnTime) -> Result<Option<TurnTime>, Problem> {
    let kept = app.table(id).await?.now();
    let Some((seat, level)) = kept.table.bot_to_move() else {
        return Ok(None);
    };
    let (level, thinking) = (level.to_owned(), kept.clone());
    let think = move || {
        let asked = (seat, level.as_str());
        let action =
            dispatch!(thinking.table.kind(), G => answer::<G>(&thinking, asked, &mut left))?;
        Ok::<_, Problem>((action, left))
    };
    let thought = tokio::task::spawn_blocking(think).await;
    let (action, left) = thought.map_err(|error| Problem::internal(&error))??;
    let question = kept.table.desk().question();
    let act = Command::Act { seat, action, question, key: format!("bot-{question}") };
    match hub::command(app, id, Order::new(Who::Bot, act)).await {
        Ok(_) => count(&app.metrics.bot_answers),
        // Another node, a take-back or the person was faster.
        Err(problem) if matches!(problem.code, "stale" | "not-asked" | "wrong-author") => {}
        Err(problem) => return Err(problem),
    }
    Ok(Some(left))
}
