//! The words of a command line.

use std::ffi::OsString;
use std::str::FromStr;

use engine::{Game, Seed};
use games::GameKind;
use lexopt::{Arg, Error, Parser};
use words::Words;

use crate::fault::Fault;

#[derive(Debug)]
pub enum ArgWord {
    /// `--players` or `-p`, as written.
    Flag(String),
    Value(String),
}

#[derive(Debug)]
pub struct Args<'a> {
    words: &'a Words,
    parser: Parser,
}

impl<'a> Args<'a> {
    pub fn new(words: &'a Words, given: Vec<OsString>) -> Self {
        Self { words, parser: Parser::from_args(given) }
    }

    pub fn next_word(&mut self) -> Result<Option<ArgWord>, Fault> {
        let word = match self.parser.next() {
            Ok(None) => return Ok(None),
            Ok(Some(Arg::Long(name))) => ArgWord::Flag(format!("--{name}")),
            Ok(Some(Arg::Short(name))) => ArgWord::Flag(format!("-{name}")),
            Ok(Some(Arg::Value(value))) => ArgWord::Value(value.to_string_lossy().into_owned()),
            Err(error) => return Err(self.fault(error)),
        };
        Ok(Some(word))
    }

    pub fn value(&mut self) -> Result<String, Fault> {
        match self.parser.value() {
            Ok(value) => Ok(value.to_string_lossy().into_owned()),
            Err(error) => Err(self.fault(error)),
        }
    }

    /// The value of the flag just read, as a number.
    pub fn number<T: FromStr>(&mut self, flag: &str) -> Result<T, Fault> {
        let expected = self.words.cli().a_number();
        self.parsed(flag, &expected)
    }

    /// The value of the flag just read, as a number that cannot be 0, such as a `NonZeroU64`.
    pub fn positive<T: FromStr>(&mut self, flag: &str) -> Result<T, Fault> {
        let expected = self.words.cli().a_positive_number();
        self.parsed(flag, &expected)
    }

    fn parsed<T: FromStr>(&mut self, flag: &str, expected: &str) -> Result<T, Fault> {
        let text = self.value()?;
        let value = text.parse().ok();
        let problem = || Fault::problem(self.words.cli().bad_value(flag, &text, expected));
        value.ok_or_else(problem)
    }

    /// The value of the flag just read, as a seed: 64 hexadecimal digits, or a number.
    pub fn seed(&mut self, flag: &str) -> Result<Seed, Fault> {
        let text = self.value()?;
        let number = || text.parse().ok().map(Seed::from_number);
        text.parse().ok().or_else(number).ok_or_else(|| {
            let cli = self.words.cli();
            Fault::problem(cli.bad_value(flag, &text, cli.a_seed()))
        })
    }

    pub fn unexpected(&self, word: &ArgWord) -> Fault {
        let cli = self.words.cli();
        Fault::problem(match word {
            ArgWord::Flag(flag) => cli.unknown_flag(flag),
            ArgWord::Value(text) => cli.unexpected(text),
        })
    }

    pub fn need<T>(&self, given: Option<T>, what: &str) -> Result<T, Fault> {
        given.ok_or_else(|| Fault::problem(self.words.cli().missing(what)))
    }

    pub fn game(&self, name: &str) -> Result<GameKind, Fault> {
        name.parse().ok().ok_or_else(|| {
            let all = GameKind::ALL.map(GameKind::slug).join(", ");
            Fault::problem(self.words.cli().unknown_game(name, &all))
        })
    }

    fn fault(&self, error: Error) -> Fault {
        let cli = self.words.cli();
        let lossy = |text: OsString| text.to_string_lossy().into_owned();
        Fault::problem(match error {
            Error::MissingValue { option } => cli.missing_value(option.unwrap_or_default()),
            Error::UnexpectedOption(flag) => cli.unknown_flag(&flag),
            Error::UnexpectedArgument(text) | Error::NonUnicodeValue(text) => {
                cli.unexpected(lossy(text))
            }
            Error::UnexpectedValue { option, .. } => cli.unwanted_value(&option),
            Error::ParsingFailed { value, .. } => cli.unexpected(&value),
            // Only a parser of ours would make it, and we have none.
            Error::Custom(error) => cli.unexpected(error.to_string()),
        })
    }
}

/// How many play when nothing is said: one more than the least.
pub(crate) fn usual_players<G: Game>() -> u8 {
    (G::PLAYERS.start() + 1).min(*G::PLAYERS.end())
}
