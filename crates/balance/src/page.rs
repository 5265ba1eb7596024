//! Pieces of a report that are the same for every game.

use std::fmt::{self, Write as _};
use std::process::Command;

use bots::arena::Machine;

use crate::figures::{SeatShares, percent};
use crate::plan::BalancePlan;

/// A target, and whether what was measured reaches it.
#[derive(Debug)]
pub(crate) struct Verdict {
    /// A number of players, or what else it is about.
    pub(crate) of: String,
    pub(crate) target: String,
    pub(crate) figure: String,
    pub(crate) holds: bool,
}

impl Verdict {
    pub(crate) fn new(
        of: impl Into<String>,
        target: impl Into<String>,
        figure: impl Into<String>,
        holds: bool,
    ) -> Self {
        Self { of: of.into(), target: target.into(), figure: figure.into(), holds }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.holds { "pass" } else { "FAIL" };
        write!(f, "{word}  {:<4}  {:<56} {}", self.of, self.target, self.figure)
    }
}

/// Command, bot, date and machine.
pub(crate) fn origin(plan: &BalancePlan) -> String {
    let Machine { cpu, threads } = Machine::this(plan.threads);
    let date = Command::new("date").args(["-u", "+%F"]).output();
    let date = date.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let parts = match plan.parts.len() {
        0 => String::new(),
        n => format!(" and {n} parts played before"),
    };
    format!(
        "`{}`{parts}: seed {}, `{}` at every seat, {}, {cpu} ({threads} games at a time).\n",
        plan.command(),
        plan.seed,
        plan.bot,
        date.unwrap_or_default(),
    )
}

pub(crate) fn targets(verdicts: &[Verdict]) -> String {
    let mut text =
        "## Targets\n\n| Players | Target | Measured | |\n|---|---|---|---|\n".to_owned();
    for Verdict { of, target, figure, holds } in verdicts {
        let word = if *holds { "holds" } else { "**fails**" };
        let _ = writeln!(text, "| {of} | {target} | {figure} | {word} |");
    }
    text
}

pub(crate) fn cells<T>(items: impl IntoIterator<Item = T>, cell: impl Fn(T) -> String) -> String {
    items.into_iter().fold(String::new(), |row, item| row + " " + &cell(item) + " |")
}

/// A row: its name, and what stands in the column of a number of players.
pub(crate) type ReportRow<'a, S> = (&'a str, &'a dyn Fn(&S) -> String);

/// A table with a column for each number of players.
pub(crate) fn table<S>(
    title: &str,
    all: &[S],
    players: impl Fn(&S) -> u8,
    rows: &[ReportRow<'_, S>],
) -> String {
    let heads = cells(all, |series| format!("{} players", players(series)));
    let rule = "---|".repeat(all.len());
    let mut text = format!("## {title}\n\n| |{heads}\n|---|{rule}\n");
    for (name, cell) in rows {
        let _ = writeln!(text, "| {name} |{}", cells(all, cell));
    }
    text
}

const PLACES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

pub(crate) fn seats(all: &[SeatShares]) -> String {
    let most = all.iter().map(|seats| seats.shares.len()).max().unwrap_or(0);
    let share = |place: usize| {
        move |seats: &SeatShares| {
            let share = seats.shares.get(place).copied();
            share.map_or_else(String::new, |share| {
                format!("{} ± {:.1}", percent(share), seats.half_width(share) * 100.0)
            })
        }
    };
    let shares: Vec<_> = (0..most).map(share).collect();
    let mut rows: Vec<ReportRow<'_, SeatShares>> = vec![
        ("fair share", &|seats| percent(seats.fair())),
        ("seat advantage", &|seats| percent(seats.advantage())),
    ];
    rows.extend(PLACES.into_iter().zip(&shares).map(|(name, share)| (name, share as _)));
    table("Seats", all, |seats| u8::try_from(seats.shares.len()).unwrap_or(0), &rows)
}
