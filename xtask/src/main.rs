//! What developers do with one command each: `cargo xtask test`, `bless`, `docs`, `bench`, …
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

#[cfg(feature = "games")]
mod arena;
#[cfg(feature = "games")]
mod bench;
#[cfg(feature = "games")]
mod bless;
#[cfg(feature = "games")]
mod buildings;
#[cfg(feature = "games")]
mod docs;
#[cfg(feature = "games")]
mod glossary;
mod letters;
mod programs;
#[cfg(feature = "games")]
mod records;
#[cfg(feature = "games")]
mod rulebook;
mod shell;
mod test;
#[cfg(feature = "games")]
mod tidy;
#[cfg(feature = "games")]
mod tree;

use std::error::Error;
use std::process::ExitCode;

use lexopt::Arg;

const HELP: &str = "\
cargo xtask COMMAND

  test     everything that must hold before a commit; what CI runs
  tidy     the invariants that no compiler checks
  bless    rewrite golden transcripts, node counts, screens and small pictures of tables
  docs     rewrite the generated pages of docs/
  letters  make the fonts of the headings from crates/web/letters
  bench    measure, and compare with the last saved figures
             --game GAME     only this game
             --site          only pages of the site
             --save          save the figures
  arena    play the matches of bench/arena.toml that have no result yet, and rewrite docs/bots.*
             --match NAME    only this match
             --list          print the commands instead
             --take DIR      take the results NAME.jsonl in a folder instead
  balance  play many games between bots, and rewrite docs/gloria-mundi-balance.* or docs/fortuna-balance.*
             --game GAME     gloria-mundi or fortuna (gloria-mundi)
             --bot NAME      who plays, as the arena names it (greedy); another bot's report has the
                             bot's name in its file name
             --games N       for each number of players (10000)
             --trials N      additional games: against random bots, without building, and for the
                             worth of each building (a tenth)
             --players N     only this number; the report is printed, not saved
             --seed N        other games
             --threads N     games at a time (all cores)
             --deck FILE     with this deck instead of ours; printed, not saved
             --board FILE    with this board
             --prices FILE   with these prices of Fortuna
             --option KEY=VALUE with this option
             --static        play nothing, only print what is wrong with the deck
             --out DIR       save the report in this folder
             --save FILE     save the counts too
             --add FILE      add the counts of another part of the series
             --from N        the first game of this part (0)
  load     play with many users on a server of its own, and measure how long they wait
             --tables N      open tables (500)
             --sockets N     open sockets of all tables together (2000)
             --rate N        actions a second (200)
             --seconds N     how long (30)
             --warm N        actions at each table before (20)
             --json          figures for programs
  torment  attack servers of its own in every way we know, and see whether they hold
             --only TEXT     only attacks with this in their name
  pictures photograph every kind of page, in every language, at five sizes, in light and dark, into
             target/pictures
             --game GAME     only this game
             --players N     only one game, with this many greedy players (3)
             --seed N        only one game, with this seed
             --width N       only this width (360, 768, 1366, 1440 and 1920)
             --height N      at this height
             --light, --dark only light, or only dark
             --language LANG only in this language (en, fr and es)
             --only TEXT     only pages with this in their name, such as a kind of question
             --check         look for what doesn't fit instead, and fail if anything is found
             --out DIR       into this folder
             --cost          render late tables instead, and measure what a page costs
             --pace          play by touch instead, and measure how long a page takes to answer and
                             how much moves on the screen of a spectator
             --touches       play whole games by touch on a phone instead, and count touches, scrolls
                             and bytes (--players, --seed; --as random, natural or bot)
             --drawings      lay out all drawings at three sizes instead
             --film          film three turns of bots instead, five pictures a second
             --sizes         look at every kind of question at seven sizes instead, and fail if text
                             is small or cut, the dock too high, or anything lit covered; pictures
                             of one language and light in turn, or with --all of each
  records  find complete games of kinds that records/ doesn't have; run it with --release
             --game GAME     only records of this game
             --games N       games to play for each number of players (100000)
             --options TOML  played with these options, such as 'max_rounds = 8'
";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    run(lexopt::Parser::from_env()).unwrap_or_else(|error| {
        eprintln!("xtask: {error}");
        ExitCode::FAILURE
    })
}

fn run(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let command = match arguments.next()? {
        Some(Arg::Value(command)) => command.to_string_lossy().into_owned(),
        Some(Arg::Long("help") | Arg::Short('h')) | None => "help".into(),
        Some(argument) => return Err(argument.unexpected().into()),
    };
    match command.as_str() {
        "test" => return no_more(arguments).map(|()| test::run()),
        "letters" => no_more(arguments).and_then(|()| letters::write())?,
        "balance" => return programs::balance(arguments),
        "load" | "torment" => return programs::load(&command, arguments),
        "pictures" => return programs::pictures(arguments),
        "arena" | "bench" | "bless" | "docs" | "records" | "tidy" => {
            return with_games(&command, arguments);
        }
        "help" => print!("{HELP}"),
        other => return Err(format!("no command `{other}`\n\n{HELP}").into()),
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(feature = "games")]
fn with_games(command: &str, arguments: lexopt::Parser) -> Result<ExitCode> {
    match command {
        "arena" => arena::run(arguments)?,
        "bench" => bench::run(arguments)?,
        "bless" => no_more(arguments).and_then(|()| bless::run())?,
        "docs" => no_more(arguments).and_then(|()| docs::write())?,
        "records" => records::run(arguments)?,
        _ => no_more(arguments).and_then(|()| tidy::check())?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(not(feature = "games"))]
fn with_games(command: &str, mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut again = shell::cargo("run --quiet --package xtask --");
    let status = again.arg(command).args(arguments.raw_args()?).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The value of `--game`.
#[cfg(feature = "games")]
fn game(arguments: &mut lexopt::Parser) -> Result<games::GameKind> {
    use games::GameKind;

    let name = lexopt::ValueExt::string(arguments.value()?)?;
    let all = GameKind::ALL.map(GameKind::slug).join(", ");
    let no_game = |_unknown| format!("no game `{name}`; there are {all}");
    Ok(name.parse().map_err(no_game)?)
}

fn no_more(mut arguments: lexopt::Parser) -> Result<()> {
    match arguments.next()? {
        None => Ok(()),
        Some(argument) => Err(argument.unexpected().into()),
    }
}
