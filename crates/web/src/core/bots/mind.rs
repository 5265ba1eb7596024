//! What a bot answers.

use std::time::Instant;

use ::bots::{Insight, Level};
use engine::Seat;
use games::Plain;
use table::{Command, Secrets, Table, with_table};

use crate::core::app::App;
use crate::core::levels::{level_of, thinks};
use crate::core::problem::Problem;
use crate::core::secret;
use crate::core::thinkers::TurnTime;

fn answer<G: Insight + Plain + Secrets>(
    table: &Table<G>,
    (seat, level): (Seat, Level),
    time: TurnTime,
) -> Result<(String, TurnTime), Problem> {
    let legal = table.legal(seat);
    let view = table.view(Some(seat)).filter(|_| !legal.is_empty());
    let view = view.ok_or_else(Problem::not_found)?;
    let turn = G::outlook_of(&view).map_or(0, G::turn);
    let time = time.at(level, (seat, turn), table.n_moments());
    let start = Instant::now();
    let action = G::bot(&time.spec(level), secret::number()?).choose(&view, legal);
    Ok((action.to_string(), time.after(start.elapsed())))
}

pub(super) struct BotReply {
    pub(super) act: Command,
    pub(super) thinks: bool,
}

/// What the bot that has to move answers; nothing if none has to.
pub(super) async fn think(app: &App, id: &str) -> Result<Option<BotReply>, Problem> {
    let open = app.table(id).await?;
    if open.now().table.bot_to_move().is_none() {
        // What another node has written may not be here yet.
        open.catch_up(&app.store).await?;
    }
    let kept = open.now();
    let Some((seat, level)) = kept.table.bot_to_move() else { return Ok(None) };
    let thinks = thinks(level);
    let (level, thinking, left) = (level_of(level), kept.clone(), app.bots.turn(id));
    let think = move || with_table!(&thinking.table, table => answer(table, (seat, level), left));
    let thought = tokio::task::spawn_blocking(think).await;
    let (action, left) = thought.map_err(|error| Problem::internal(&error))??;
    app.bots.set_turn(id, left);
    let question = kept.table.desk().question();
    let act = Command::Act { seat, action, question, key: format!("bot-{question}") };
    Ok(Some(BotReply { act, thinks }))
}
