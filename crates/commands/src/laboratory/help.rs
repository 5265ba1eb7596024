//! What the laboratory says of itself.

use super::Tool;

/// Above the tools, in the overview of all commands.
const TITLE: &str = "Laboratory, in English only:";

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
        Tool::Arena => "Let bots play many games, and tell who is stronger and how sure that is.",
        Tool::Fit => "Learn from games of a bot against itself who will win.",
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
--seconds S          how long to measure each; 3 by default
--json               a JSON object for each line";

const ARENA: &str = "\
--players N          how many sit at a table
--bots A,B[,…]       who plays. Each bot has a seat, and the last one fills what is left: a,b with
                     four players is one a among three b, and a,a,b two of each. With more bots
                     than seats, every choice of bots that fits at the table meets.
--blocks K           how many deals; each is played in all rotations of the seats
--budget-ms T        what a bot that names no budget may think in a turn, in milliseconds
--iterations I       or for a decision, in iterations: then the same seed gives the same games
--seed SEED          64 hexadecimal digits, or a number
--json               a line of JSON for each game, and a last one with the summary
--out FILE           keep the games in a file; the same command goes on where it stopped
--threads N          how many games at a time; one for each core by default
--option KEY=VALUE   change a rule, such as deal=expert
--prices FILE        building prices from a file (Fortuna)
--deck FILE          building cards from a file (Gloria Mundi)
--board FILE         the two roads from a file (Gloria Mundi)
Those who share a win have a part of it each. Intervals are of 95 %: Wilson's for shares, from
drawing the blocks anew for ratings. Ratings are Plackett and Luce's; 400 points are ten times
the strength. Questions with one answer do not count as decisions.
Bots: random, greedy, lookahead, search, plain (a search by random games), and the levels tiro,
miles, centurio and legatus. A search can name its own budget: search:100ms, search:2000it.
seer is a search that is shown the hidden cards: what they are worth.";

const FIT: &str = "\
--players N          how many play
--out FILE           the weights, such as data/fortuna/evaluation.toml; those of other numbers
                     of players in the file are kept
--games K            how many games; 2000 by default
--bot BOT            who plays them, such as greedy or search:100it; greedy by default
--seed SEED          64 hexadecimal digits, or a number; 0 by default
--threads N          how many games at a time; one for each core by default";
