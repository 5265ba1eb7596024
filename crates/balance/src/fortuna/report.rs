//! The page with the figures, and its picture.

use std::fmt::Write as _;

use fortuna::card::Building;
use fortuna::score::{DecidedBy, EndedBy};

use super::Series;
use super::tally::{ROUNDS, Tally};
use super::target::{LEAST_BUILT, MOST_BUILT};
use super::worth::GamePairs;
use crate::crowd::Count;
use crate::figures::{mean_of, part, percent, percentile};
use crate::page::{self, ReportRow, Verdict, cells};
use crate::plan::BalancePlan;
use crate::svg::Svg;

const HEAD: &str = "\
# Balance of Fortuna

Written by `cargo xtask balance --game fortuna`; don't edit it.

Bots play each other with the prices of `data/fortuna/prices.toml`. The prices are our placeholders:
the real ones are printed on cards that we haven't seen. The bots play to win, and see what their
insight sees (`crates/bots/src/insight/fortuna`); better players may find more.
";

const DEFINITIONS: &str = "\
- **Players**: of all games together; each builds a building at most once.
- **Winners and losers**: a player who shares a win is a winner in part. In a game that nobody wins,
  all are losers.
- **Builders win**: relative to the fair share, 1.00 is as good as any other play.
- **Seats**: places in the order of play of the first round. Seat advantage: the largest deviation of
  a place's share of the wins from the fair one, relative to the fair one. ± is half the width of the
  95 % interval.
- **Never builds**: this player never uses the card that builds, not even copied or commanded, but
  plans as if they could.
- **Worth**: a position in which a player can build is played to its end twice, by the same bots with
  the same chance: once with the building built there, once with the best other answer instead. The
  difference is in points of the win chance. A player who doesn't build there may build later.
";

/// Fewer pairs say nothing.
const FEWEST_PAIRS: u64 = 10;

pub(super) fn page(plan: &BalancePlan, all: &[Series], verdicts: &[Verdict]) -> String {
    let mut sections = vec![
        HEAD.to_owned(),
        format!("![Buildings and seats]({}.svg)\n", plan.report_name()),
        page::origin(plan),
        page::targets(verdicts),
        "## What we count\n\n".to_owned() + DEFINITIONS,
        games(all),
        page::seats(&all.iter().map(Series::seats).collect::<Vec<_>>()),
        buildings(all),
    ];
    sections.extend(all.iter().map(by_round));
    sections.push(without(all));
    sections.extend(all.iter().map(worth));
    sections.join("\n")
}

fn games(all: &[Series]) -> String {
    let ending = |by: EndedBy| {
        move |series: &Series| percent(part(series.tally.endings[by.index()], series.tally.games))
    };
    let decided = |by: DecidedBy| {
        move |series: &Series| percent(part(series.tally.decided[by.index()], series.tally.games))
    };
    let endings = EndedBy::ALL.map(|by| (format!("ended by: {by}"), ending(by)));
    let decisions = DecidedBy::ALL.map(|by| (format!("decided by: {by}"), decided(by)));
    let mut rows: Vec<ReportRow<'_, Series>> = vec![
        ("games", &|series| series.tally.games.to_string()),
        ("rounds, mean", &|series| format!("{:.1}", mean_of(&series.tally.rounds.0))),
        ("rounds, p10 to p90", &|series| {
            let at = |hundredths| percentile(&series.tally.rounds.0, hundredths);
            format!("{} to {}", at(10), at(90))
        }),
        ("decisions of a game", &|series| {
            format!("{:.1}", part(series.tally.decisions, series.tally.games))
        }),
    ];
    rows.extend(endings.iter().map(|(name, cell)| (name.as_str(), cell as _)));
    rows.extend(decisions.iter().map(|(name, cell)| (name.as_str(), cell as _)));
    page::table("Games", all, Series::players, &rows)
}

fn buildings(all: &[Series]) -> String {
    let cell = |building: Building| {
        move |series: &Series| {
            format!(
                "{} ({} / {}), {:.2}",
                percent(series.built_part(building)),
                percent(series.winners_part(building)),
                percent(series.losers_part(building)),
                series.builders_win(building)
            )
        }
    };
    let number = |n: usize| {
        move |series: &Series| {
            let players = percent(part(series.tally.builders[n], series.n_players()));
            format!("{players}, {:.2}", series.builders_of_win(n))
        }
    };
    let prices = all.first().map(|series| series.options.prices);
    let price = |building| prices.map_or(0, |prices| prices.of(building));
    let buildings = Building::ALL
        .map(|building| (format!("{building} for {}", price(building)), cell(building)));
    let numbers = [0, 1, 2, 3].map(|n| (format!("players who build {n}"), number(n)));
    let mut rows: Vec<ReportRow<'_, Series>> =
        buildings.iter().map(|(name, cell)| (name.as_str(), cell as _)).collect();
    rows.extend(numbers.iter().map(|(name, cell)| (name.as_str(), cell as _)));
    let title = "Buildings\n\nShare of players who build (of winners / of losers), and how often they \
                 win, 1.00 being fair.";
    page::table(title, all, Series::players, &rows)
}

/// A table with a column for each round and one for all.
fn rounds(title: &str, cell: impl Fn(Building, Option<usize>) -> String) -> String {
    let heads =
        cells(
            1..=ROUNDS,
            |round| if round == ROUNDS { format!("{round}+") } else { round.to_string() },
        );
    let rule = "---|".repeat(ROUNDS + 1);
    let mut text = format!("## {title}\n\n| |{heads} all |\n|---|{rule}\n");
    for building in Building::ALL {
        let buckets = (0..ROUNDS).map(Some).chain([None]);
        let _ = writeln!(text, "| {building} |{}", cells(buckets, |bucket| cell(building, bucket)));
    }
    text
}

fn by_round(series: &Series) -> String {
    let title = format!(
        "Built in which round, {} players\n\nShare of all players, in %.",
        series.players()
    );
    rounds(&title, |building, bucket| {
        let part = bucket.map_or_else(
            || series.built_part(building),
            |bucket| series.built_in(building, bucket),
        );
        format!("{:.1}", part * 100.0)
    })
}

/// Games as they are, and games without building.
fn without(all: &[Series]) -> String {
    let rounds = |tally: &Tally| format!("{:.1}", mean_of(&tally.rounds.0));
    let at_palace =
        |tally: &Tally| percent(part(tally.endings[EndedBy::Palace.index()], tally.games));
    let advantage = |series: &Series, tally: &Tally| percent(series.seats_of(tally).advantage());
    page::table(
        "Without building",
        all,
        Series::players,
        &[
            ("games in which nobody builds", &|series| series.unbuilt.games.to_string()),
            ("rounds, without and with building", &|series| {
                format!("{} and {}", rounds(&series.unbuilt), rounds(&series.tally))
            }),
            ("ended by: palace, without and with", &|series| {
                format!("{} and {}", at_palace(&series.unbuilt), at_palace(&series.tally))
            }),
            ("seat advantage, without and with", &|series| {
                let then = advantage(series, &series.unbuilt);
                format!("{then} and {}", advantage(series, &series.tally))
            }),
            ("games in which one player never builds", &|series| series.lone.games.to_string()),
            ("that player wins, of the fair share", &|series| {
                let doubt =
                    series.seats_of(&series.lone).half_width(1.0 / f64::from(series.players()));
                let doubt = doubt * f64::from(series.players());
                format!("{:.2} ± {doubt:.2}", series.lone_wins())
            }),
        ],
    )
}

fn worth(series: &Series) -> String {
    let title = format!(
        "Worth by round, {} players\n\nPoints of the win chance, with the number of \
         pairs; fewer than {FEWEST_PAIRS} are only counted.",
        series.players()
    );
    rounds(&title, |building, bucket| {
        let all = &series.worth.0[building.index()];
        let sum = || all.iter().copied().fold(GamePairs::default(), Count::plus);
        let pairs = bucket.map_or_else(sum, |bucket| all[bucket]);
        if pairs.n < FEWEST_PAIRS {
            return format!("({})", pairs.n);
        }
        let (gain, doubt) = (pairs.gain() * 100.0, pairs.half_width() * 100.0);
        format!("{gain:+.1} ± {doubt:.1} ({})", pairs.n)
    })
}

type Figure = fn(&Series, Building) -> f64;

/// A bar for each: who is meant, and its colour.
const BARS: [(&str, &str, Figure); 3] = [
    ("", "#7a6a9a", Series::built_part),
    (", winners", "#6a9a3b", Series::winners_part),
    (", losers", "#b9bfc7", Series::losers_part),
];

pub(super) fn picture(all: &[Series]) -> String {
    let title = "Share of players who build: bar of the mean, line from 2 to 4 players";
    let bars = || Building::ALL.into_iter().flat_map(|building| BARS.map(|bar| (building, bar)));
    let mut svg = Svg::new(title, bars().count());
    for (row, (building, (who, fill, figure))) in bars().enumerate() {
        let parts: Vec<f64> = all.iter().map(|series| figure(series, building)).collect();
        svg.rate(row, &format!("{building}{who}"), fill, spread(&parts));
    }
    svg.scale([LEAST_BUILT, MOST_BUILT]);
    let seats: Vec<_> = all.iter().map(Series::seats).collect();
    svg.seats(&seats, None)
}

/// The mean, the least and the most.
fn spread(parts: &[f64]) -> [f64; 3] {
    let n = u32::try_from(parts.len().max(1)).map_or(1.0, f64::from);
    let least = parts.iter().copied().fold(1.0, f64::min);
    let most = parts.iter().copied().fold(0.0, f64::max);
    [parts.iter().sum::<f64>() / n, least, most]
}
