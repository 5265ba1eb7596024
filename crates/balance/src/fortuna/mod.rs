//! Fortuna: is every building worth its price?

mod figures;
mod habit;
mod play;
mod report;
mod tally;
mod target;
mod worth;

use engine::Game;
use fortuna::setup::Prices;
use fortuna::{Fortuna, Options};
use toml::Table;

use crate::Result;
use crate::crowd::Count;
use crate::parts::{self, SeriesCount};
use crate::plan::BalancePlan;
use habit::Habit;
use tally::Tally;
use worth::Worth;

/// One number of players and what was counted.
#[derive(Debug)]
struct Series {
    options: Options,
    tally: Tally,
    /// The same with the prices of version 2.
    before: Tally,
    /// Games in which nobody builds.
    unbuilt: Tally,
    /// Games in which one player never builds.
    lone: Tally,
    worth: Worth,
}

impl SeriesCount for Series {
    fn options(&self) -> String {
        format!("{:?}", self.options)
    }

    fn numbers(&mut self) -> Vec<&mut u64> {
        let tallies = [&mut self.tally, &mut self.before, &mut self.unbuilt, &mut self.lone];
        let tallies = tallies.into_iter().flat_map(Tally::numbers);
        tallies.chain(self.worth.numbers()).collect()
    }
}

pub(crate) fn run(plan: &BalancePlan) -> Result<bool> {
    if plan.is_static {
        return Err("the prices of Fortuna are judged by play alone".into());
    }
    let mut all = Vec::new();
    for players in plan.tables(Fortuna::PLAYERS) {
        all.push(series(plan, players)?);
        eprintln!("{players} players: {} games", plan.games);
    }
    parts::join(plan, &mut all)?;
    let verdicts = target::verdicts(&all);
    plan.publish(&report::page(plan, &all, &verdicts), &report::picture(&all), &verdicts)
}

fn series(plan: &BalancePlan, players: u8) -> Result<Series> {
    let options = plan.options::<Fortuna>(players)?;
    let before = Options { prices: prices_before(plan, players)?, ..options };
    let tally = play::many(plan, &options, plan.games, Habit::Builds);
    Ok(Series {
        options,
        before: if before == options {
            tally.clone()
        } else {
            play::many(plan, &before, plan.games, Habit::Builds)
        },
        tally,
        unbuilt: play::many(plan, &options, plan.trials(), Habit::NobodyBuilds),
        lone: play::many(plan, &options, plan.trials(), Habit::OneDoesNot),
        worth: worth::measure(plan, &options),
    })
}

/// The prices of version 2, with which the order of play is compared.
fn prices_before(plan: &BalancePlan, players: u8) -> Result<Prices> {
    let second: Table = format!("rules = 2\nplayers = {players}").parse()?;
    Ok(games::options::<Fortuna>(plan.game, second)?.prices)
}
