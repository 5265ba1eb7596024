//! The page with the figures, `docs/gloria-mundi-balance.md`.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;
use std::thread;

use gloria_mundi::score::EndedBy;

use crate::figures::part;
use crate::tally::CardTally;
use crate::target::{Verdict, percent};
use crate::{Plan, Series};

const HEAD: &str = "\
# Balance of Gloria Mundi

This page is written by `cargo xtask balance`; do not edit it.

Greedy bots (`crates/bots/src/insight/gloria_mundi`) play the standard deck and board of
`data/gloria-mundi/` against each other. They want to win and look one answer ahead; better players
may find what they do not see.

![Purchase rates and seats](gloria-mundi-balance.svg)
";

const DEFINITIONS: &str = "\
- **Turns**: of all players together.
- **Seats**: places in the order of play; the first is the one who begins. Seat advantage: the
  largest deviation of a place's part of the wins from the fair one, relative to the fair one. A
  shared win is shared here too. ± is half the width of the 95 % interval.
- **Sighting**: one appearance of a card in the forum, from the turn that reveals it until it is
  bought, burnt or the game is over. Purchase rate: bought sightings / sightings.
- **Win rate of buyers**: relative to the fair share, 1.00 is as good as any card.
- **First purchase**: the own turn in which a player first buys.
";

/// The whole page.
pub(crate) fn page(plan: &Plan, all: &[Series], verdicts: &[Verdict]) -> String {
    let sections = [
        HEAD.to_owned(),
        origin(plan),
        targets(verdicts),
        "## What is counted\n\n".to_owned() + DEFINITIONS,
        games(all),
        seats(all),
        cards(all),
    ];
    sections.join("\n")
}

fn origin(plan: &Plan) -> String {
    let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let cpu = model.map_or("unknown", |(_, name)| name);
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let date = Command::new("date").args(["-u", "+%F"]).output();
    let date = date.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    format!(
        "`cargo xtask balance --games {} --seed {}`, {}, {cpu} ({cores} cores).\n",
        plan.games,
        plan.seed,
        date.unwrap_or_default(),
    )
}

fn targets(verdicts: &[Verdict]) -> String {
    let mut text =
        "## Targets\n\n| Players | Target | Measured | |\n|---|---|---|---|\n".to_owned();
    for Verdict { players, target, figure, holds } in verdicts {
        let word = if *holds { "holds" } else { "**fails**" };
        let _ = writeln!(text, "| {players} | {target} | {figure} | {word} |");
    }
    text
}

/// A row: its name, and what stands in the column of a number of players.
type Row<'a> = (&'a str, &'a dyn Fn(&Series) -> String);

/// The cells of a row.
fn cells<T>(items: impl IntoIterator<Item = T>, cell: impl Fn(T) -> String) -> String {
    items.into_iter().fold(String::new(), |row, item| row + " " + &cell(item) + " |")
}

/// A table with a column for each number of players.
fn table(title: &str, all: &[Series], rows: &[Row<'_>]) -> String {
    let heads = cells(all, |series| format!("{} players", series.players()));
    let rule = "---|".repeat(all.len());
    let mut text = format!("## {title}\n\n| |{heads}\n|---|{rule}\n");
    for (name, cell) in rows {
        let _ = writeln!(text, "| {name} |{}", cells(all, cell));
    }
    text
}

fn games(all: &[Series]) -> String {
    let ending = |by: EndedBy| move |series: &Series| percent(series.ending(by));
    let (rome, hand) = (ending(EndedBy::Rome), ending(EndedBy::Hand));
    let (africa, deck) = (ending(EndedBy::Africa), ending(EndedBy::Deck));
    let seats = |series: &Series| series.tally.games * u64::from(series.players());
    table(
        "Games",
        all,
        &[
            ("games", &|series| series.tally.games.to_string()),
            ("turns, mean", &|series| format!("{:.1}", series.mean_turns())),
            ("turns, p10 to p90", &|series| {
                format!("{} to {}", series.percentile(10), series.percentile(90))
            }),
            ("ended in Rome", &rome),
            ("ended by an empty hand", &hand),
            ("ended in Africa", &africa),
            ("ended by the deck", &deck),
            ("steps of the winner", &|series| mean(series.tally.steps, series.tally.games)),
            ("purchases of a player", &|series| mean(series.tally.purchases, seats(series))),
            ("first purchase, own turn", &|series| {
                mean(series.tally.first_purchases, series.tally.buyers)
            }),
            ("decisions of a game", &|series| mean(series.tally.decisions, series.tally.games)),
            ("greedy wins among random bots", &|series| {
                let (games, won) = series.strength;
                format!("{} of {games}", percent(part(won, games)))
            }),
        ],
    )
}

fn mean(sum: u64, n: u64) -> String {
    format!("{:.1}", part(sum, n))
}

fn seats(all: &[Series]) -> String {
    let share = |place: usize| {
        move |series: &Series| {
            let share = series.seat_shares().get(place).copied();
            share.map_or_else(String::new, |share| {
                let half = series.half_width(share) * 100.0;
                format!("{} ± {half:.1}", percent(share))
            })
        }
    };
    let shares: Vec<_> = (0..6).map(share).collect();
    let names = ["first", "second", "third", "fourth", "fifth", "sixth"];
    let mut rows: Vec<Row<'_>> = vec![
        ("fair share", &|series| percent(1.0 / f64::from(series.players()))),
        ("seat advantage", &|series| percent(series.seat_advantage())),
    ];
    rows.extend(names.into_iter().zip(&shares).map(|(name, share)| (name, share as _)));
    table("Seats", all, &rows)
}

fn cards(all: &[Series]) -> String {
    let counts = cells(all, |series| format!("{}p", series.players()));
    let rules = "---|".repeat(all.len());
    let mut text = format!(
        "## Cards\n\nPurchase rates in %, by the number of players and of all games.\n\n\
         | Card | Type | Cost | Steps | Power | Sightings |{counts} all | uses / purchase | \
         buyers win |\n|---|---|---|---|---|---|{rules}---|---|---|\n"
    );
    let Some(first) = all.first() else {
        return text;
    };
    for (index, card) in first.options.deck.cards.iter().enumerate() {
        let tallies = all.iter().map(|series| series.cards()[index]);
        let rates = cells(tallies.clone(), |card| format!("{:.1}", card.rate() * 100.0));
        let sum = tallies.fold(CardTally::default(), CardTally::plus);
        let _ = writeln!(
            text,
            "| {} | {} |{rates} {:.1} | {:.1} | {:.2} |",
            card,
            sum.seen,
            sum.rate() * 100.0,
            part(sum.used, sum.bought),
            relative_wins(all, index),
        );
    }
    text
}

/// How often buyers of a card win, relative to the fair share.
fn relative_wins(all: &[Series], index: usize) -> f64 {
    let bought: u64 = all.iter().map(|series| series.cards()[index].bought).sum();
    let wins = all.iter().map(|series| {
        let card = series.cards()[index];
        card.win_rate() * f64::from(series.players()) * part(card.bought, bought)
    });
    wins.sum()
}
