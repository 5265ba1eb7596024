//! A summary for people.

use bots::arena::{BotFigures, HeadToHead, MatchSummary};
use words::Words;
use words::cli::Cli;

/// Rows of cells; the first row holds the heads.
type Rows = Vec<Vec<String>>;

/// The whole result.
pub(super) fn all(words: &Words, title: &str, summary: &MatchSummary) -> String {
    let cli = words.cli();
    let plan = &summary.plan;
    let mut parts = vec![
        cli.arena_played(title, plan.players, plan.blocks, summary.games) + "\n",
        aligned(&strength(cli, &summary.bots)) + &cli.arena_anchor(&summary.anchor) + "\n",
    ];
    if !summary.pairs.is_empty() {
        parts.push(cli.arena_pairs() + "\n" + &aligned(&pairs(cli, &summary.pairs)));
    }
    parts.push(cli.arena_times() + "\n" + &aligned(&times(cli, &summary.bots)));
    parts.push(seats_and_endings(cli, summary));
    parts.join("\n")
}

fn strength(cli: Cli<'_>, bots: &[BotFigures]) -> Rows {
    let heads = vec![
        cli.arena_bot(),
        cli.arena_games(),
        cli.arena_wins(),
        cli.arena_likely(),
        cli.arena_score(),
        cli.arena_rank(),
        cli.arena_rating(),
        cli.arena_likely(),
    ];
    let row = |bot: &BotFigures| {
        vec![
            bot.name.clone(),
            bot.games.to_string(),
            percent(cli, bot.win_share),
            interval(cli, bot.win_share_low, bot.win_share_high),
            format!("{:.1}", bot.mean_score),
            format!("{:.2}", bot.mean_rank),
            format!("{:.0}", bot.rating),
            cli.arena_interval(
                &format!("{:.0}", bot.rating_low),
                &format!("{:.0}", bot.rating_high),
            ),
        ]
    };
    table(heads, bots.iter().map(row))
}

fn pairs(cli: Cli<'_>, pairs: &[HeadToHead]) -> Rows {
    let heads = vec![
        cli.arena_bot(),
        cli.arena_rival(),
        cli.arena_games(),
        cli.arena_ahead(),
        cli.arena_likely(),
    ];
    let row = |pair: &HeadToHead| {
        vec![
            pair.bot.clone(),
            pair.rival.clone(),
            pair.games.to_string(),
            percent(cli, pair.ahead),
            interval(cli, pair.ahead_low, pair.ahead_high),
        ]
    };
    table(heads, pairs.iter().map(row))
}

fn times(cli: Cli<'_>, bots: &[BotFigures]) -> Rows {
    let mut heads = vec![cli.arena_bot(), cli.arena_decisions()];
    heads.extend([50, 95, 99].map(|hundredths| cli.arena_decision_time(hundredths)));
    heads.extend([50, 95, 99].map(|hundredths| cli.arena_turn_time(hundredths)));
    heads.push(cli.arena_iterations());
    let row = |bot: &BotFigures| {
        let mut cells = vec![bot.name.clone(), format!("{:.1}", bot.decisions_per_game)];
        for times in [bot.decision_ms, bot.turn_ms] {
            cells.extend([times.p50, times.p95, times.p99].map(milliseconds));
        }
        cells.push(bot.iterations_per_decision.map_or_else(|| "–".into(), |n| format!("{n:.0}")));
        cells
    };
    table(heads, bots.iter().map(row))
}

fn seats_and_endings(cli: Cli<'_>, summary: &MatchSummary) -> String {
    let shares: Vec<String> =
        summary.seat_shares.iter().map(|share| percent(cli, *share)).collect();
    let ending = |(ending, n): (&String, &usize)| {
        cli.arena_ending(ending, &percent(cli, part(*n, summary.games)))
    };
    let endings: Vec<String> = summary.endings.iter().map(ending).collect();
    let (seats, endings) = (cli.arena_seats(&shares.join(", ")), endings.join(", "));
    format!("{seats}\n{}\n", cli.arena_endings(&endings))
}

/// Short times with more places.
fn milliseconds(time: f64) -> String {
    match time {
        ..0.01 => format!("{time:.4}"),
        0.01..10.0 => format!("{time:.2}"),
        _ => format!("{time:.0}"),
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of games are below 2^52")]
fn part(some: usize, all: usize) -> f64 {
    some as f64 / all.max(1) as f64
}

fn percent(cli: Cli<'_>, share: f64) -> String {
    cli.arena_percent(&format!("{:.1}", share * 100.0))
}

fn interval(cli: Cli<'_>, low: f64, high: f64) -> String {
    let hundredths = |share: f64| format!("{:.1}", share * 100.0);
    cli.arena_interval(&hundredths(low), &hundredths(high))
}

fn table(heads: Vec<String>, rows: impl Iterator<Item = Vec<String>>) -> Rows {
    [heads].into_iter().chain(rows).collect()
}

/// The rows with their columns below each other: the first one to the left, figures to the right.
fn aligned(rows: &Rows) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let cell = |(column, cell): (usize, &String)| {
        let width = width(column).unwrap_or(0);
        if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    };
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        format!("  {}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let rows = [["bot", "wins"], ["greedy", "9"]];
        let rows: Rows = rows.map(|row| row.map(str::to_owned).to_vec()).to_vec();
        assert_eq!(aligned(&rows), "  bot     wins\n  greedy     9\n");
    }
}
