//! What the arena says.

use super::{Cli, messages};
use crate::words::say;

messages! {
    /// How far a match is.
    arena_progress(bar: &str, done: usize, all: usize, left: &str) = "cli-arena-progress";
    /// What was played.
    arena_played(title: &str, players: u8, blocks: u32, games: usize) = "cli-arena-played";
    /// Whose rating is 0.
    arena_anchor(name: &str) = "cli-arena-anchor";
    /// Above the bot that is ahead of others.
    arena_pairs() = "cli-arena-pairs";
    /// Above how long decisions and turns took.
    arena_times() = "cli-arena-times";
    /// The part of the wins of each seat.
    arena_seats(shares: &str) = "cli-arena-seats";
    /// How games ended.
    arena_endings(endings: &str) = "cli-arena-endings";
    /// A part of a hundred.
    arena_percent(number: &str) = "cli-arena-percent";
    /// A way to end, with how many games ended so.
    arena_ending(ending: &str, share: &str) = "cli-arena-ending";
    /// The ends of an interval.
    arena_interval(low: &str, high: &str) = "cli-arena-interval";
}

messages! {
    /// A column: the bot.
    arena_bot() = "cli-arena-bot";
    /// A column: the bot that is behind.
    arena_rival() = "cli-arena-rival";
    /// A column: how many games.
    arena_games() = "cli-arena-games";
    /// A column: the part of the wins.
    arena_wins() = "cli-arena-wins";
    /// A column: the part of games in which a bot is ahead.
    arena_ahead() = "cli-arena-ahead";
    /// A column: the interval of the column before.
    arena_likely() = "cli-arena-likely";
    /// A column: the mean of the points.
    arena_score() = "cli-arena-score";
    /// A column: the mean of the places.
    arena_rank() = "cli-arena-rank";
    /// A column: the rating.
    arena_rating() = "cli-arena-rating";
    /// A column: the decisions of a game.
    arena_decisions() = "cli-arena-decisions";
    /// A column: the time that so many in a hundred decisions do not exceed.
    arena_decision_time(hundredths: u8) = "cli-arena-decision-time";
    /// A column: the time that so many in a hundred turns do not exceed.
    arena_turn_time(hundredths: u8) = "cli-arena-turn-time";
    /// A column: the iterations of a decision.
    arena_iterations() = "cli-arena-iterations";
}

messages! {
    /// A file holds something else than a match.
    arena_foreign(path: &str) = "cli-arena-foreign";
    /// A file holds a match of other arguments.
    arena_other(path: &str, what: &str) = "cli-arena-other";
    /// A line of a file is not the game that belongs there.
    arena_mangled(path: &str, line: usize) = "cli-arena-mangled";
}
