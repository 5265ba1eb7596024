//! A summary for people.

use bots::arena::{BotFigures, HeadToHead, MatchSummary};

/// Rows of cells; the first row holds the heads.
type Rows = Vec<Vec<String>>;

/// The head of the column that has the interval of the column before.
const LIKELY: &str = "95 %";

pub(super) fn all(title: &str, summary: &MatchSummary) -> String {
    let plan = &summary.plan;
    let (players, anchor) = (plan.players, &summary.anchor);
    let blocks = counted(plan.blocks as usize, "block");
    let games = counted(summary.games, "game");
    let strength = aligned(&strength(&summary.bots));
    let mut parts = vec![
        format!("{title} with {players} players: {blocks}, {games}.\n"),
        format!("{strength}The rating of {anchor} is 0 by definition.\n"),
    ];
    if !summary.pairs.is_empty() {
        parts.push(format!("Who is ahead of whom:\n{}", aligned(&pairs(&summary.pairs))));
    }
    parts.push(format!(
        "Thinking time in milliseconds; a turn is all decisions of a bot in one turn:\n{}",
        aligned(&times(&summary.bots))
    ));
    parts.push(seats_and_endings(summary));
    parts.join("\n")
}

fn counted(n: usize, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

fn strength(bots: &[BotFigures]) -> Rows {
    let heads = ["bot", "games", "wins", LIKELY, "score", "rank", "rating", LIKELY];
    let row = |bot: &BotFigures| {
        vec![
            bot.name.clone(),
            bot.games.to_string(),
            percent(bot.win_share),
            interval(bot.win_share_low, bot.win_share_high),
            format!("{:.1}", bot.mean_score),
            format!("{:.2}", bot.mean_rank),
            format!("{:.0}", bot.rating),
            format!("{:.0} to {:.0}", bot.rating_low, bot.rating_high),
        ]
    };
    table(&heads, bots.iter().map(row))
}

fn pairs(pairs: &[HeadToHead]) -> Rows {
    let row = |pair: &HeadToHead| {
        vec![
            pair.bot.clone(),
            pair.rival.clone(),
            pair.games.to_string(),
            percent(pair.ahead),
            interval(pair.ahead_low, pair.ahead_high),
        ]
    };
    table(&["bot", "rival", "games", "ahead", LIKELY], pairs.iter().map(row))
}

fn times(bots: &[BotFigures]) -> Rows {
    let heads =
        ["bot", "decisions", "p50", "p95", "p99", "turn p50", "turn p95", "turn p99", "iterations"];
    let row = |bot: &BotFigures| {
        let mut cells = vec![bot.name.clone(), format!("{:.1}", bot.decisions_per_game)];
        for times in [bot.decision_ms, bot.turn_ms] {
            cells.extend([times.p50, times.p95, times.p99].map(milliseconds));
        }
        cells.push(bot.iterations_per_decision.map_or_else(|| "–".into(), |n| format!("{n:.0}")));
        cells
    };
    table(&heads, bots.iter().map(row))
}

fn seats_and_endings(summary: &MatchSummary) -> String {
    let shares: Vec<String> = summary.seat_shares.iter().map(|share| percent(*share)).collect();
    let ending =
        |(ending, n): (&String, &usize)| format!("{ending} {}", percent(part(*n, summary.games)));
    let endings: Vec<String> = summary.endings.iter().map(ending).collect();
    format!("Wins by seat: {}\nEndings: {}\n", shares.join(", "), endings.join(", "))
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

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} to {:.1}", low * 100.0, high * 100.0)
}

fn table(heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Rows {
    let heads = heads.iter().map(|head| (*head).to_owned()).collect();
    std::iter::once(heads).chain(rows).collect()
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
