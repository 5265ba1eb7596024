//! What a bot answers, and how long it may think about it.

use std::time::{Duration, Instant};

use ::bots::{Budget, Insight, Level, Spec};
use engine::Seat;
use table::{Command, Secrets, Table, with_table};

use crate::app::App;
use crate::core::problem::Problem;
use crate::secret;

/// Below this a bot answers at a glance.
const MOMENT: Duration = Duration::from_millis(1);

/// The time that is left to a bot in a turn of its table. A bot is made anew for each answer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnTime {
    seat: Seat,
    turn: Option<u32>,
    /// How many answers had been given; when some were taken back, the turn begins anew.
    n_given: usize,
    left: Duration,
}

impl TurnTime {
    /// The same at a later question, or all the time of a new turn.
    fn at(self, level: Level, (seat, turn): (Seat, u32), n_given: usize) -> Self {
        let goes_on = (self.seat, self.turn) == (seat, Some(turn)) && n_given > self.n_given;
        let left = if goes_on { self.left } else { level.time() };
        Self { seat, turn: Some(turn), n_given, left }
    }

    /// The bot for the next answer, within what is left to it.
    fn spec(self, level: Level) -> Spec {
        match level.spec() {
            thinker if thinker.budget.is_none() => thinker,
            _ if self.left < MOMENT => Level::Miles.spec(),
            thinker => Spec { budget: Some(Budget::Turn(self.left)), ..thinker },
        }
    }
}

/// A level of an older version plays on as the caretaker would.
fn level_of(text: &str) -> Level {
    text.parse().unwrap_or(Level::Miles)
}

/// Whether a bot of a level thinks, and does not answer at once.
pub(crate) fn thinks(level: &str) -> bool {
    level_of(level).spec().budget.is_some()
}

fn answer<G: Insight + Secrets>(
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
    let left = time.left.saturating_sub(start.elapsed());
    Ok((action.to_string(), TurnTime { left, ..time }))
}

/// An answer of a bot to a question of its table.
pub(super) struct Answer {
    pub(super) act: Command,
    pub(super) thinks: bool,
}

/// What the bot that has to move answers; nothing if none has to.
pub(super) async fn think(app: &App, id: &str) -> Result<Option<Answer>, Problem> {
    let open = app.table(id).await?;
    if open.now().table.bot_to_move().is_none() {
        // What another node has written may not be here yet.
        open.catch_up(&app.store).await?;
    }
    let kept = open.now();
    let Some((seat, level)) = kept.table.bot_to_move() else {
        return Ok(None);
    };
    let thinks = thinks(level);
    let (level, thinking, left) = (level_of(level), kept.clone(), app.bots.turn(id));
    let think = move || with_table!(&thinking.table, table => answer(table, (seat, level), left));
    let thought = tokio::task::spawn_blocking(think).await;
    let (action, left) = thought.map_err(|error| Problem::internal(&error))??;
    app.bots.set_turn(id, left);
    let question = kept.table.desk().question();
    let act = Command::Act { seat, action, question, key: format!("bot-{question}") };
    Ok(Some(Answer { act, thinks }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::LEVELS;

    #[test]
    fn levels_without_a_budget_are_quick() {
        assert_eq!(LEVELS.map(thinks), [false, false, true, true]);
        assert!(!thinks("a level of another version"));
    }

    #[test]
    fn a_turn_has_its_time_once_unless_it_is_taken_back() {
        let level = Level::Legatus;
        let first = TurnTime::default().at(level, (Seat(1), 4), 7);
        assert_eq!(first.left, level.time());
        let used = TurnTime { left: Duration::ZERO, ..first };
        assert_eq!(used.at(level, (Seat(1), 4), 8).left, Duration::ZERO);
        assert_eq!(used.at(level, (Seat(1), 4), 8).spec(level), Level::Miles.spec());
        for (asked, n_given) in [((Seat(2), 4), 8), ((Seat(1), 5), 8), ((Seat(1), 4), 7)] {
            assert_eq!(used.at(level, asked, n_given).left, level.time());
        }
    }
}
