//! Gloria Mundi: is every card of the deck worth its cost?

mod faults;
mod figures;
mod play;
mod report;
mod symbols;
mod tally;
mod target;

use engine::Game;
use gloria_mundi::{GloriaMundi, Options};

use crate::Result;
use crate::crowd::Count;
use crate::parts::{self, SeriesCount};
use crate::plan::BalancePlan;
use play::Strength;
use tally::Tally;

/// One number of players and what was counted.
#[derive(Debug)]
struct Series {
    options: Options,
    tally: Tally,
    strength: Strength,
}

impl SeriesCount for Series {
    fn options(&self) -> String {
        format!("{:?}", self.options)
    }

    fn numbers(&mut self) -> Vec<&mut u64> {
        self.tally.numbers().into_iter().chain(self.strength.numbers()).collect()
    }
}

pub(crate) fn run(plan: &BalancePlan) -> Result<bool> {
    if plan.is_static {
        return look(plan);
    }
    let mut all = Vec::new();
    for players in plan.tables(GloriaMundi::PLAYERS) {
        all.push(series(plan, players)?);
    }
    parts::join(plan, &mut all)?;
    let verdicts = target::verdicts(&all);
    plan.publish(&report::page(plan, &all, &verdicts), &report::picture(&all), &verdicts)
}

/// Prints what is wrong with the deck before a game is played.
fn look(plan: &BalancePlan) -> Result<bool> {
    let deck = plan.options::<GloriaMundi>(2)?.deck;
    let faults = faults::faults(&deck);
    for fault in &faults {
        println!("{fault}");
    }
    println!("{} cards, {} faults", deck.cards.len(), faults.len());
    Ok(faults.is_empty())
}

fn series(plan: &BalancePlan, players: u8) -> Result<Series> {
    let options = plan.options::<GloriaMundi>(players)?;
    let tally = play::many(plan, &options);
    let strength = play::against_random(plan, &options);
    eprintln!("{players} players: {} games", tally.games);
    Ok(Series { options, tally, strength })
}
