//! What is promised, and whether it holds.

use std::fmt;

use gloria_mundi::score::EndedBy;

use crate::Series;

/// A target, for one number of players.
#[derive(Debug)]
pub(crate) struct Verdict {
    pub(crate) players: u8,
    pub(crate) target: &'static str,
    pub(crate) figure: String,
    pub(crate) holds: bool,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.holds { "pass" } else { "FAIL" };
        write!(f, "{word}  {} players  {:<48} {}", self.players, self.target, self.figure)
    }
}

pub(crate) const LEAST_RATE: f64 = 0.03;
pub(crate) const MOST_RATE: f64 = 0.60;
pub(crate) const SEAT_ADVANTAGE: f64 = 0.10;

/// Every target for every number of players.
pub(crate) fn verdicts(all: &[Series]) -> Vec<Verdict> {
    all.iter().flat_map(of_series).collect()
}

fn of_series(series: &Series) -> [Verdict; 6] {
    let verdict =
        |target, figure, holds| Verdict { players: series.players(), target, figure, holds };
    let turns = series.mean_turns();
    let africa = series.ending(EndedBy::Africa);
    let advantage = series.seat_advantage();
    let (least, most) = series.extreme_rates();
    let unused = series.cards().iter().filter(|card| card.bought == 0 || card.used == 0).count();
    [
        verdict("40 to 52 turns on average", format!("{turns:.1}"), (40.0..=52.0).contains(&turns)),
        verdict("Africa reached in 30 to 60 %", percent(africa), (0.3..=0.6).contains(&africa)),
        verdict(
            "seat advantage under 10 % of the fair share",
            percent(advantage),
            advantage < SEAT_ADVANTAGE,
        ),
        verdict("no card bought in more than 60 %", percent(most), most <= MOST_RATE),
        verdict("no card bought in less than 3 %", percent(least), least >= LEAST_RATE),
        verdict("every card bought and used", format!("{unused} are not"), unused == 0),
    ]
}

/// A part, in hundredths.
pub(crate) fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}
