//! What the laboratory says of itself.

use super::Tool;

/// Above the tools, in the overview of all commands.
const TITLE: &str = "Laboratory (English only):";

/// The tools, for the overview of all commands.
pub(crate) fn overview() -> String {
    let tools = Tool::ALL.map(|tool| format!("  {}\n      {}", usage(tool), summary(tool)));
    format!("{TITLE}\n{}", tools.join("\n"))
}

pub(super) fn of(tool: Tool) -> String {
    format!("{}\n\n{}\n\n{}", summary(tool), usage(tool), details(tool))
}

const fn summary(tool: Tool) -> &'static str {
    match tool {
        Tool::Bench => "Measure how fast random games are played and how fast bots search.",
        Tool::Arena => {
            "Play many games between bots, and say who is stronger and how sure that is."
        }
        Tool::Fit => "Learn from a bot's games against itself who will win.",
    }
}

const fn usage(tool: Tool) -> &'static str {
    match tool {
        Tool::Bench => "trivium bench [GAME] [--players N] [--seconds S] [--json]",
        Tool::Arena => {
            "trivium arena GAME --players N --bots A,B[,…] --blocks K \
             [--budget-ms T | --iterations I] --seed SEED [--json] [--out FILE] [--threads N] \
             [--option KEY=VALUE]… [--prices|--deck|--board FILE]…"
        }
        Tool::Fit => {
            "trivium fit GAME --players N --out FILE [--games K] [--bot BOT] [--seed SEED] \
             [--threads N] [--option KEY=VALUE]…"
        }
    }
}

const fn details(tool: Tool) -> &'static str {
    match tool {
        Tool::Bench => BENCH,
        Tool::Arena => ARENA,
        Tool::Fit => FIT,
    }
}

const BENCH: &str = "\
--players N          only this number of players
--seconds S          how long to measure each (default: 3)
--json               one JSON object per line";

const ARENA: &str = "\
--players N          number of players
--bots A,B[,…]       who plays. Each bot takes a seat, and the last one fills the rest: a,b with four
                     players is one a and three b, and a,a,b two of each. With more bots than
                     seats, every combination that fits at the table plays.
--blocks K           number of deals; each is played in all rotations of the seats
--budget-ms T        milliseconds a turn, for bots without a budget of their own
--iterations I       or iterations a decision: then the same seed gives the same games
--seed SEED          64 hexadecimal digits, or a number
--json               one line of JSON per game, and a last one with the summary
--out FILE           keep the games in a file; the same command continues where it stopped
--threads N          games at a time (default: one per core)
--option KEY=VALUE   change a rule, such as deal=expert
--prices FILE        building prices from a file (Fortuna)
--deck FILE          building cards from a file (Gloria Mundi)
--board FILE         the two roads from a file (Gloria Mundi)
Shared wins count in part. Intervals are 95 %: Wilson's for shares, resampled blocks for ratings.
Ratings are Plackett and Luce's; 400 points mean ten times the strength. Questions with only one
answer don't count as decisions.
Bots: random, greedy, lookahead, search, plain (a search by random games), and the levels tiro,
miles, centurio and legatus. A search can name its own budget: search:100ms, search:2000it.
seer is a search that sees the hidden cards, to measure what they are worth.";

const FIT: &str = "\
--players N          number of players
--out FILE           where to write the weights, such as data/fortuna/evaluation.toml; keeps those
                     of other numbers of players
--games K            number of games (default: 2000)
--bot BOT            who plays them, such as greedy or search:100it (default: greedy)
--seed SEED          64 hexadecimal digits, or a number (default: 0)
--threads N          games at a time (default: one per core)";
