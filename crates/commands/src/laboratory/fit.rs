//! `trivium fit`: weights for the evaluation of a game, from self-play.

use std::fmt::Write as _;
use std::io::Write;
use std::num::NonZeroU32;
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, thread};

use bots::fit::{Fitted, SelfPlay, WeightsFile, collect, fit};
use bots::{Insight, Spec};
use engine::Seed;
use games::{GameKind, Plain, dispatch};
use words::Words;

use crate::args::{ArgWord, Args};
use crate::fault::Fault;
use crate::files;
use crate::setup::{self, Setup};

const N_GAMES: u32 = 2000;

#[derive(Debug)]
struct FitRequest {
    setup: Setup,
    bot: String,
    n_games: u32,
    threads: usize,
}

pub(crate) fn run(
    words: &Words,
    mut args: Args<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let threads = thread::available_parallelism().map_or(1, Into::into);
    let setup = Setup::default();
    let mut order = FitRequest { setup, bot: "greedy".into(), n_games: N_GAMES, threads };
    let (mut game, mut path) = (None, None);
    while let Some(word) = args.next_word()? {
        match &word {
            ArgWord::Value(name) if game.is_none() => game = Some(args.game(name)?),
            ArgWord::Flag(flag) if flag == "--out" => path = Some(args.value()?),
            ArgWord::Flag(flag) if flag == "--games" => {
                order.n_games = args.number::<NonZeroU32>(flag)?.get();
            }
            ArgWord::Flag(flag) if flag == "--bot" => order.bot = args.value()?,
            ArgWord::Flag(flag) if flag == "--threads" => order.threads = args.number(flag)?,
            ArgWord::Flag(flag) if order.setup.take(words, &mut args, flag)? => {}
            ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
        }
    }
    let kind = args.need(game, "GAME")?;
    let players = args.need(order.setup.players, "--players")?;
    let path = args.need(path, "--out")?;
    files::has_folder(words, Path::new(&path))?;
    let fitted = dispatch!(kind, G => learn::<G>(words, kind, players, &order)?);
    let told = told(&fitted, &path);
    let features = dispatch!(kind, G => <G as Insight>::FEATURES);
    write(words, &path, features, (players, fitted))?;
    writeln!(out, "{told}")?;
    Ok(ExitCode::SUCCESS)
}

/// How well the weights foretell the winner, and where they are.
fn told(Fitted { positions, log_loss, baseline, .. }: &Fitted, path: &str) -> String {
    format!(
        "{positions} positions: the log loss is {log_loss:.4}, of {baseline:.4} without \
         knowledge. The weights are in {path}"
    )
}

fn learn<G: Insight + Plain>(
    words: &Words,
    kind: GameKind,
    players: u8,
    order: &FitRequest,
) -> Result<Fitted, Fault> {
    let bot: Spec = order.bot.parse().map_err(|error| Fault::bot(words, &error))?;
    let seed = order.setup.seed.unwrap_or(Seed::from_number(0));
    let plan = SelfPlay {
        options: order.setup.options_for_bots::<G>(words, kind, players)?,
        bot,
        n_games: order.n_games,
        seed: setup::small_number(seed),
        threads: order.threads,
    };
    let (fitting, judging) = collect::<G>(&plan).map_err(|error| Fault::setup(words, &error))?;
    let fit = fit(&fitting, &judging);
    let mut command = format!("trivium fit {kind} --players {players} --games {}", order.n_games);
    let _ = write!(command, " --bot {} --seed {seed}", order.bot);
    Ok(Fitted {
        command,
        date: date(SystemTime::now()),
        games: order.n_games,
        positions: fitting.n_positions() + judging.n_positions(),
        log_loss: fit.log_loss,
        baseline: fit.baseline,
        weights: fit.weights,
    })
}

/// Writes the weights beside those for other numbers of players, unless they are of other
/// measures.
fn write(
    words: &Words,
    path: &str,
    features: &[&str],
    (players, fitted): (u8, Fitted),
) -> Result<(), Fault> {
    let old = fs::read_to_string(path).ok().and_then(|text| text.parse::<WeightsFile>().ok());
    let mut file = old.filter(|file| file.features == features).unwrap_or_default();
    file.features = features.iter().map(|feature| (*feature).to_owned()).collect();
    file.players.insert(players.to_string(), fitted);
    files::write(words, Path::new(path), &file.to_string(), true)
}

/// The day of a moment, in UTC.
fn date(moment: SystemTime) -> String {
    let days =
        moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs().div_euclid(86_400));
    let (mut year, mut left) = (1970, days);
    while left >= days_in(year) {
        left -= days_in(year);
        year += 1;
    }
    let february = days_in(year) - 337;
    let mut month = 1;
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if left < days {
            break;
        }
        left -= days;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", left + 1)
}

const fn days_in(year: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    if is_leap { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_have_dates() {
        let day = |n: u64| date(UNIX_EPOCH + Duration::from_secs(n * 86_400 + 86_399));
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(11_017), "2000-03-01");
        assert_eq!(day(20_772), "2026-11-15");
    }
}
