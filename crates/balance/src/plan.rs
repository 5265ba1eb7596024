//! What the command line asks for.

use std::fs;
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::thread;

use bots::Spec;
use engine::notation::UnknownWord;
use games::{GameKind, Plain, data_file, data_files};
use lexopt::{Arg, ValueExt};
use toml::Table;

use crate::Result;
use crate::page::Verdict;

#[derive(Debug)]
pub(crate) struct BalancePlan {
    pub(crate) game: GameKind,
    /// For each number of players.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// Games at a time.
    pub(crate) threads: NonZero<usize>,
    /// The first game; those before it are played elsewhere.
    pub(crate) from: u64,
    /// Files with the counts of other parts of the series.
    pub(crate) parts: Vec<PathBuf>,
    /// Where the counts go.
    pub(crate) save: Option<PathBuf>,
    /// The name of the bot at every seat.
    pub(crate) bot: String,
    pub(crate) spec: Spec,
    /// Only the deck is looked at; no game is played.
    pub(crate) is_static: bool,
    players: Option<u8>,
    trials: Option<u64>,
    changes: Table,
    /// The changes as they were asked for.
    said: String,
    out: Option<PathBuf>,
}

impl BalancePlan {
    pub(crate) fn read(mut arguments: lexopt::Parser) -> Result<Self> {
        let mut plan = Self {
            game: GameKind::GloriaMundi,
            games: 10_000,
            seed: 1,
            threads: thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN),
            from: 0,
            parts: Vec::new(),
            save: None,
            bot: GREEDY.into(),
            spec: GREEDY.parse().map_err(|error| format!("{error:?}"))?,
            is_static: false,
            players: None,
            trials: None,
            changes: Table::new(),
            said: String::new(),
            out: None,
        };
        let (mut tables, mut changes) = (Vec::new(), Vec::new());
        while let Some(argument) = arguments.next()? {
            match argument {
                Arg::Long("game") => plan.game = game(&arguments.value()?.string()?)?,
                Arg::Long("games") => plan.games = arguments.value()?.parse()?,
                Arg::Long("seed") => plan.seed = arguments.value()?.parse()?,
                Arg::Long("threads") => plan.threads = arguments.value()?.parse()?,
                Arg::Long("players") => plan.players = Some(arguments.value()?.parse()?),
                Arg::Long("trials") => plan.trials = Some(arguments.value()?.parse()?),
                Arg::Long("bot") => plan.seat(arguments.value()?.string()?)?,
                Arg::Long("option") => changes.push(arguments.value()?.string()?),
                Arg::Long("from") => plan.from = arguments.value()?.parse()?,
                Arg::Long("add") => plan.parts.push(arguments.value()?.into()),
                Arg::Long("save") => plan.save = Some(arguments.value()?.into()),
                Arg::Long("out") => plan.out = Some(arguments.value()?.into()),
                Arg::Long("static") => plan.is_static = true,
                Arg::Long(name @ ("deck" | "board" | "prices")) => {
                    let name = name.to_owned();
                    tables.push((name, arguments.value()?.string()?));
                }
                Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                    return Err(argument.unexpected().into());
                }
            }
        }
        tables.iter().try_for_each(|(name, path)| plan.replace(name, path))?;
        changes.iter().try_for_each(|change| plan.change(change))?;
        Ok(plan)
    }

    fn seat(&mut self, bot: String) -> Result<()> {
        self.spec = bot.parse().map_err(|error| format!("{error:?}"))?;
        self.bot = bot;
        Ok(())
    }

    /// `KEY=VALUE`; a text needs no quotes.
    fn change(&mut self, text: &str) -> Result<()> {
        let quoted = text.replacen('=', "=\"", 1) + "\"";
        let change: Table = text.parse().or_else(|_| quoted.parse())?;
        self.add(change, &format!(" --option {text}"));
        Ok(())
    }

    /// A table of a file in the place of the standard one.
    fn replace(&mut self, name: &str, path: &str) -> Result<()> {
        let file = data_files(self.game).iter().find(|file| file.name == name);
        let file = file.ok_or_else(|| format!("{} has no table `{name}`", self.game))?;
        let table = data_file(file, path, &fs::read_to_string(path)?)?;
        let file = Path::new(path).file_name().unwrap_or_default();
        self.add(table, &format!(" --{name} {}", file.display()));
        Ok(())
    }

    fn add(&mut self, change: Table, said: &str) {
        self.changes = games::options::merged(std::mem::take(&mut self.changes), change);
        self.said += said;
    }

    /// Games of each trial beside the series: a tenth of it unless asked for.
    pub(crate) fn trials(&self) -> u64 {
        self.trials.unwrap_or(self.games.div_ceil(10))
    }

    pub(crate) fn tables(&self, all: RangeInclusive<u8>) -> Vec<u8> {
        self.players.map_or_else(|| all.collect(), |players| vec![players])
    }

    pub(crate) fn options<G: Plain>(&self, players: u8) -> Result<G::Options> {
        let mut changes = self.changes.clone();
        changes.insert("players".into(), i64::from(players).into());
        Ok(games::options::for_bots::<G>(self.game, changes)?)
    }

    /// The seeds of games of different numbers of players differ.
    pub(crate) fn number(&self, players: u8, nth: u64) -> u64 {
        (self.seed << 40) | (u64::from(players) << 32) | nth
    }

    /// The command that plays the same again.
    pub(crate) fn command(&self) -> String {
        let Self { game, bot, games, seed, said, .. } = self;
        let players = self.players.map_or_else(String::new, |n| format!(" --players {n}"));
        let trials = self.trials.map_or_else(String::new, |n| format!(" --trials {n}"));
        let from = if self.from > 0 { format!(" --from {}", self.from) } else { String::new() };
        format!(
            "cargo xtask balance --game {game} --bot {bot} --games {games}{from}{trials} \
             --seed {seed}{players}{said}"
        )
    }

    /// The name of the report's files. Other bots than greedy ones have reports of their own.
    pub(crate) fn report_name(&self) -> String {
        let name = self.bot.split(':').next().unwrap_or_default();
        let suffix = if name == GREEDY { String::new() } else { format!("-{name}") };
        format!("{}-balance{suffix}", self.game)
    }

    /// Writes the report where it was asked for. A report of something else than the whole standard
    /// game is printed unless a folder is named. Then tells the verdicts, and whether all hold.
    pub(crate) fn publish(&self, page: &str, picture: &str, verdicts: &[Verdict]) -> Result<bool> {
        let is_standard = self.players.is_none() && self.changes.is_empty();
        let docs = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        match self.out.clone().or_else(|| is_standard.then(docs)) {
            Some(folder) => {
                let name = self.report_name();
                fs::write(folder.join(format!("{name}.md")), page)?;
                fs::write(folder.join(format!("{name}.svg")), picture)?;
            }
            None => print!("{page}"),
        }
        for verdict in verdicts {
            println!("{verdict}");
        }
        Ok(verdicts.iter().all(|verdict| verdict.holds))
    }
}

const GREEDY: &str = "greedy";

fn game(name: &str) -> Result<GameKind> {
    Ok(name.parse().map_err(|UnknownWord| format!("no game `{name}`"))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fortuna::Fortuna;
    use fortuna::setup::Deal;
    use gloria_mundi::GloriaMundi;

    fn data(name: &str) -> String {
        format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"))
    }

    fn plan(arguments: &[&str]) -> BalancePlan {
        BalancePlan::read(lexopt::Parser::from_args(arguments)).unwrap()
    }

    #[test]
    fn a_single_option_changes_a_table_of_a_file() {
        let prices = data("fortuna/prices.toml");
        let options = ["--option", "prices.market=17", "--option", "deal=expert"];
        let game = ["--prices", &prices, "--game", "fortuna"];
        let options = plan(&[&options[..], &game].concat()).options::<Fortuna>(3).unwrap();
        assert_eq!((options.players, options.prices.market), (3, 17));
        assert_eq!((options.deal, options.prices.placeholder), (Deal::Expert, true));
    }

    #[test]
    fn a_deck_and_a_board_are_read_from_files() {
        let (deck, board) = (data("gloria-mundi/deck.toml"), data("gloria-mundi/board.toml"));
        let plan = plan(&["--deck", &deck, "--board", &board]);
        assert!(plan.options::<GloriaMundi>(2).is_ok());
        assert!(plan.command().ends_with("--seed 1 --deck deck.toml --board board.toml"));
    }

    #[test]
    fn a_report_of_another_bot_has_a_name_of_its_own() {
        assert_eq!(plan(&[]).report_name(), "gloria-mundi-balance");
        let search = plan(&["--game", "fortuna", "--bot", "search:100ms"]);
        assert_eq!(search.report_name(), "fortuna-balance-search");
        let unknown = lexopt::Parser::from_args(["--bot", "caesar"]);
        assert!(BalancePlan::read(unknown).is_err());
    }
}
