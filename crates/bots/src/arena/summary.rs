//! The results of a match.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroUsize;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::effort::Effort;
use super::game::ArenaGame;
use super::plan::Match;
use super::ratings::{Rating, Ratings};
use super::statistics::{Interval, count, rounded, wilson};
use super::times::Times;

/// The results of a match: the last line of its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct MatchSummary {
    #[serde(rename = "match")]
    pub plan: Match,
    pub machine: Machine,
    pub games: usize,
    /// Every bot, in the order named.
    pub bots: Vec<BotFigures>,
    /// Every bot against every other.
    pub pairs: Vec<HeadToHead>,
    /// The bot with rating 0: `random`, or else the weakest.
    pub anchor: String,
    /// Each seat's share of the wins.
    pub seat_shares: Vec<f64>,
    /// The number of games by ending.
    pub endings: BTreeMap<String, usize>,
}

/// The machine a match was played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The name of its processor.
    pub cpu: String,
    /// Games played in parallel.
    pub threads: NonZeroUsize,
}

impl Machine {
    /// This machine, with `threads` games in parallel.
    pub fn this(threads: NonZeroUsize) -> Self {
        let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
        Self { cpu: model.map_or_else(|| "unknown".into(), |(_, name)| name.into()), threads }
    }
}

/// The results of a bot. A bot with several seats has their mean.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct BotFigures {
    pub name: String,
    /// Games it took part in.
    pub games: usize,
    /// The share of the wins of one of its seats; a shared win is a fraction.
    pub win_share: f64,
    /// The lower end of Wilson's 95 % interval, with as many trials as games.
    pub win_share_low: f64,
    pub win_share_high: f64,
    pub mean_score: f64,
    /// The mean rank in a game, from 1.
    pub mean_rank: f64,
    /// The rating above the anchor: 400 points are ten times the strength.
    pub rating: f64,
    /// The lower end of the 95 % interval, by bootstrap over blocks.
    pub rating_low: f64,
    pub rating_high: f64,
    pub decisions_per_game: f64,
    /// The time for a decision, in milliseconds.
    pub decision_ms: Percentiles,
    /// The time for all decisions in a turn, in milliseconds.
    pub turn_ms: Percentiles,
    /// Search iterations per decision; `None` if it does not search.
    pub iterations_per_decision: Option<f64>,
}

/// How often one bot ranks ahead of another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct HeadToHead {
    pub bot: String,
    pub rival: String,
    /// Games in which both took part.
    pub games: usize,
    /// The share of them in which the bot ranks higher; equal ranks count half.
    pub ahead: f64,
    /// The lower end of Wilson's 95 % interval.
    pub ahead_low: f64,
    pub ahead_high: f64,
}

/// A distribution of times, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Percentiles {
    pub mean: f64,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub longest: f64,
}

impl Percentiles {
    fn of(times: &Times) -> Self {
        let ms = |time: Duration| rounded(time.as_secs_f64() * 1e3);
        Self {
            mean: ms(times.mean()),
            p50: ms(times.percentile(50)),
            p95: ms(times.percentile(95)),
            p99: ms(times.percentile(99)),
            longest: ms(times.longest()),
        }
    }
}

impl MatchSummary {
    /// Summarises these games.
    pub fn new(plan: &Match, games: &[ArenaGame], machine: Machine) -> Self {
        let names: Vec<&str> = plan.entrants().iter().map(|bot| &*bot.name).collect();
        let (anchor, ratings) = ratings(&names, games);
        let pairs = names.iter().flat_map(|bot| {
            let rivals = names.iter().filter(move |rival| *rival != bot);
            rivals.map(|rival| pair(bot, rival, games))
        });
        Self {
            plan: plan.clone(),
            machine,
            games: games.len(),
            bots: names.iter().zip(ratings).map(|(bot, own)| figures(bot, own, games)).collect(),
            pairs: pairs.collect(),
            anchor: names[anchor].to_owned(),
            seat_shares: seat_shares(plan.players, games),
            endings: endings(games),
        }
    }

    /// The results of the bot with this name.
    pub fn bot(&self, name: &str) -> Option<&BotFigures> {
        self.bots.iter().find(|bot| bot.name == name)
    }
}

impl ArenaGame {
    fn seats_of(&self, bot: &str) -> Vec<usize> {
        (0..).zip(&self.seats).filter(|(_, name)| *name == bot).map(|(seat, _)| seat).collect()
    }
}

fn ratings(names: &[&str], games: &[ArenaGame]) -> (usize, Vec<Rating>) {
    let index = |name: &String| names.iter().position(|known| known == name).unwrap_or(0);
    let mut ratings = Ratings::new(names.len());
    for game in games {
        let bots = game.seats.iter().map(index);
        let ranking: Vec<(usize, u8)> = bots.zip(game.ranks.iter().copied()).collect();
        ratings.add(game.block, &ranking);
    }
    let random = names.iter().position(|name| *name == "random");
    ratings.rate(random, 0)
}

/// The mean over some seats of a game.
fn mean(seats: &[usize], figure: impl Fn(usize) -> f64) -> f64 {
    seats.iter().map(|seat| figure(*seat)).sum::<f64>() / count(seats.len().max(1))
}

fn figures(bot: &str, rating: Rating, games: &[ArenaGame]) -> BotFigures {
    let played: Vec<(&ArenaGame, Vec<usize>)> = games
        .iter()
        .map(|game| (game, game.seats_of(bot)))
        .filter(|(_, seats)| !seats.is_empty())
        .collect();
    let n = count(played.len());
    let sum = |figure: &dyn Fn(&ArenaGame, usize) -> f64| -> f64 {
        played.iter().map(|(game, seats)| mean(seats, |seat| figure(game, seat))).sum()
    };
    let Interval { share, low, high } = wilson(sum(&|game, seat| game.win_shares[seat]), n);
    let efforts =
        || played.iter().flat_map(|(game, seats)| seats.iter().map(|s| &game.efforts[*s]));
    let times = |of: fn(&Effort) -> &Times| {
        let mut all = Times::default();
        efforts().for_each(|effort| all.merge(of(effort)));
        Percentiles::of(&all)
    };
    BotFigures {
        name: bot.to_owned(),
        games: played.len(),
        win_share: rounded(share),
        win_share_low: rounded(low),
        win_share_high: rounded(high),
        mean_score: rounded(sum(&|game, seat| game.scores[seat].into()) / n.max(1.0)),
        mean_rank: rounded(sum(&|game, seat| game.ranks[seat].into()) / n.max(1.0)),
        rating: rating.points.round(),
        rating_low: rating.low.round(),
        rating_high: rating.high.round(),
        decisions_per_game: rounded(
            sum(&|game, seat| count(game.efforts[seat].decisions)) / n.max(1.0),
        ),
        decision_ms: times(|effort| &effort.decision_ns),
        turn_ms: times(|effort| &effort.turn_ns),
        iterations_per_decision: iterations(efforts()),
    }
}

fn iterations<'a>(efforts: impl Iterator<Item = &'a Effort>) -> Option<f64> {
    let (mut iterations, mut decisions) = (None, 0);
    for effort in efforts {
        decisions += effort.decisions;
        if let Some(n) = effort.iterations {
            iterations = Some(iterations.unwrap_or(0) + n);
        }
    }
    let n = usize::try_from(iterations?).unwrap_or(usize::MAX);
    Some((count(n) / count(decisions.max(1))).round())
}

fn pair(bot: &str, rival: &str, games: &[ArenaGame]) -> HeadToHead {
    let (mut n, mut sum) = (0, 0.0);
    for game in games {
        let (own, other) = (game.seats_of(bot), game.seats_of(rival));
        if own.is_empty() || other.is_empty() {
            continue;
        }
        n += 1;
        sum += mean(&own, |own| mean(&other, |other| ahead(game.ranks[own], game.ranks[other])));
    }
    let Interval { share, low, high } = wilson(sum, count(n));
    HeadToHead {
        bot: bot.to_owned(),
        rival: rival.to_owned(),
        games: n,
        ahead: rounded(share),
        ahead_low: rounded(low),
        ahead_high: rounded(high),
    }
}

fn ahead(own: u8, other: u8) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

fn seat_shares(players: u8, games: &[ArenaGame]) -> Vec<f64> {
    let share = |seat: usize| games.iter().map(|game| game.win_shares[seat]).sum::<f64>();
    (0..players.into()).map(|seat| rounded(share(seat) / count(games.len().max(1)))).collect()
}

fn endings(games: &[ArenaGame]) -> BTreeMap<String, usize> {
    let mut endings = BTreeMap::new();
    for game in games {
        *endings.entry(ending(&game.ending)).or_default() += 1;
    }
    endings
}

/// An ending such as `{"by": "palace", "decided": "score"}` as one word: `palace/score`.
fn ending(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Object(parts) => parts.values().map(ending).collect::<Vec<_>>().join("/"),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => value.to_string(),
    }
}
