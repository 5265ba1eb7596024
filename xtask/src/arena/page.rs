//! The page with the results, `docs/bots.md`.

use std::fmt::Write as _;

use bots::Level;
use bots::arena::{BotFigures, Machine, MatchSummary};
use games::GameKind;
use words::{Locale, Words};

use super::list::{MatchEntry, MatchResult};

pub(super) const PAGE: &str = "docs/bots.md";

const HEAD: &str = "\
# Bots

Written by `cargo xtask docs` from `bench/arena.toml` and `bench/arena/`; don't edit it. `cargo xtask arena` plays what is missing.

A bot gets a view and the legal answers, never a state: like everyone else at the table, it must imagine what it doesn't know.

| bot | how it plays |
|---|---|
| `random` | any legal answer, all equally likely |
| `greedy` | what looks best at a glance |
| `lookahead` | what looks best one answer later, in some imagined worlds |
| `search:100ms` | searches a tree of answers over imagined worlds, 100 ms a turn; `search:2000it` makes 2000 iterations a decision instead |
| `plain:100ms` | the same search with nothing but random play-outs: a yardstick |
| `seer:100ms` | the same search with the hidden cards revealed: a yardstick for the arena, not an opponent |

![Strength against thinking time](bots.svg)

A block is one deal played in all rotations of the seats. Shared wins count in part. Intervals are 95 %: Wilson's for shares, resampled blocks for ratings. Ratings are Plackett and Luce's;
400 points mean ten times the strength. Times are in milliseconds; a turn is everything a bot decides in one turn, its own or another player's. Questions with only one answer don't count as decisions.
";

pub(super) fn page(shown: &[MatchResult]) -> String {
    let mut text = HEAD.to_owned() + "\n## Levels\n\n" + &levels();
    text += "\n## Promises\n\n";
    text += &promises(shown);
    for kind in GameKind::ALL {
        let _ = write!(text, "\n## {kind}\n");
        let own = shown.iter().filter(|shown| shown.entry.game == kind);
        own.for_each(|shown| text.push_str(&section(shown)));
    }
    text
}

/// The opponents that people meet, in the words that they read.
fn levels() -> String {
    let words = Words::new(Locale::En);
    let bots = words.bots();
    let mut text = "| level | | time |\n|---|---|---|\n".to_owned();
    for level in Level::ALL {
        let (name, about, time) = (bots.name(level), bots.about(level), bots.time(level));
        let _ = writeln!(text, "| {name} | {about} | {time} |");
    }
    text
}

fn promises(shown: &[MatchResult]) -> String {
    let mut text =
        "| game | players | match | promise | measured | |\n|---|---|---|---|---|---|\n".to_owned();
    for one in shown {
        let MatchEntry { game, players, about, promise: Some(promise), .. } = &one.entry else {
            continue;
        };
        let least = format!("{:.0} %", promise.least * 100.0);
        let measured = one.summary.as_ref().and_then(|summary| summary.bot(&promise.bot));
        let measured = measured.map_or_else(|| "–".into(), share);
        let word = match one.holds() {
            Some(true) => "holds",
            Some(false) => "**not held**",
            None => "not played yet",
        };
        let _ =
            writeln!(text, "| {game} | {players} | {about} | ≥ {least} | {measured} | {word} |");
    }
    text + "\nA promise holds if even the lower end of the interval keeps it.\n"
}

fn share(bot: &BotFigures) -> String {
    let [share, low, high] =
        [bot.win_share, bot.win_share_low, bot.win_share_high].map(|share| share * 100.0);
    format!("{share:.1} % ({low:.1}–{high:.1})")
}

fn section(shown: &MatchResult) -> String {
    let MatchEntry { about, players, .. } = &shown.entry;
    let result = shown.summary.as_ref().map_or_else(|| "Not played yet.\n".to_owned(), figures);
    let command = shown.entry.command();
    format!("\n### {about}, {players} players\n\n`{command}`\n\n{result}")
}

const COLUMNS: &str = "\
| bot | games | wins | score | rank | rating | decisions | p50 | p95 | p99 | turn p50 | turn p99 | longest turn | iterations |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
";

fn figures(summary: &MatchSummary) -> String {
    let mut text = COLUMNS.to_owned();
    for bot in &summary.bots {
        let _ = writeln!(text, "{}", row(bot));
    }
    let seats = summary.seat_shares.iter().map(|share| format!("{:.1} %", share * 100.0));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let endings = summary.endings.iter().map(|(ending, n)| format!("{ending} {n}"));
    let endings = endings.collect::<Vec<_>>().join(", ");
    let MatchSummary { anchor, machine: Machine { cpu, threads }, .. } = summary;
    let _ = writeln!(
        text,
        "\nThe rating of `{anchor}` is 0 by definition. Wins by seat: {seats}. \
         Endings: {endings}. {cpu}, {threads} games at a time.",
    );
    text
}

/// Short times with more places.
fn milliseconds(time: f64) -> String {
    match time {
        ..0.01 => format!("{time:.4}"),
        0.01..10.0 => format!("{time:.2}"),
        _ => format!("{time:.0}"),
    }
}

fn row(bot: &BotFigures) -> String {
    let rating = format!("{:.0} ({:.0} to {:.0})", bot.rating, bot.rating_low, bot.rating_high);
    let (decision, turn) = (bot.decision_ms, bot.turn_ms);
    let iterations = bot.iterations_per_decision.map_or_else(|| "–".into(), |n| format!("{n:.0}"));
    let times = [decision.p50, decision.p95, decision.p99, turn.p50, turn.p99, turn.longest];
    let times = times.map(milliseconds).join(" | ");
    format!(
        "| `{}` | {} | {} | {:.1} | {:.2} | {rating} | {:.1} | {times} | {iterations} |",
        bot.name,
        bot.games,
        share(bot),
        bot.mean_score,
        bot.mean_rank,
        bot.decisions_per_game,
    )
}

#[cfg(test)]
pub(super) mod tests {
    use bots::arena::Match;
    use serde_json::json;

    use super::super::list::{Promise, entries};
    use super::*;

    /// A match of the list with a made-up result.
    pub(in super::super) fn shown(win_share_low: f64) -> MatchResult {
        let mut entry = entries().expect("a list of matches").remove(0);
        entry.plot = true;
        entry.promise = Some(Promise { bot: "greedy".into(), least: 0.9 });
        let times = json!({"mean": 1.0, "p50": 1.0, "p95": 1.0, "p99": 1.0, "longest": 1.0});
        let bot = |name: &str, low: f64| {
            json!({
                "name": name, "games": 10, "win_share": 0.95, "win_share_low": low,
                "win_share_high": 0.99, "mean_score": 20.0, "mean_rank": 1.1, "rating": 300.0,
                "rating_low": 250.0, "rating_high": 340.0, "decisions_per_game": 50.0,
                "decision_ms": times, "turn_ms": times, "iterations_per_decision": 12.0,
            })
        };
        let plan: Match = serde_json::from_value(json!({
            "game": entry.game, "rules": 1, "players": 2, "options": {}, "blocks": entry.blocks,
            "bots": [{"name": "greedy", "spec": "greedy"}, {"name": "random", "spec": "random"}],
            "seed": engine::Seed::from_number(entry.seed),
        }))
        .expect("a match");
        let text = json!({
            "match": plan, "machine": {"cpu": "some", "threads": 2}, "games": 10,
            "bots": [bot("greedy", win_share_low), bot("random", 0.0)], "pairs": [],
            "anchor": "random", "seat_shares": [0.5, 0.5], "endings": {"deck/score": 10},
        });
        let summary = entry.read(&text.to_string());
        assert!(summary.is_some(), "a result of the match");
        MatchResult { entry, summary }
    }

    #[test]
    fn a_promise_that_does_not_hold_is_marked() {
        assert!(page(&[shown(0.91)]).contains("| ≥ 90 % | 95.0 % (91.0–99.0) | holds |"));
        assert!(page(&[shown(0.89)]).contains("| ≥ 90 % | 95.0 % (89.0–99.0) | **not held** |"));
        let unplayed = MatchResult { summary: None, ..shown(0.91) };
        assert!(page(&[unplayed]).contains("| – | not played yet |"));
    }

    #[test]
    fn a_result_of_other_arguments_is_not_shown() {
        let MatchResult { mut entry, summary } = shown(0.91);
        let text = serde_json::to_string(&summary).expect("plain data");
        assert!(entry.read(&text).is_some());
        entry.seed += 1;
        assert!(entry.read(&text).is_none());
    }
}
