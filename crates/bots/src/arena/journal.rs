//! The file of a match: its plan, one line for each game, and the summary.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::game::ArenaGame;
use super::plan::{Fixture, Match};
use super::summary::MatchSummary;

/// Why a match cannot be continued in a file.
#[derive(Debug)]
pub enum JournalError {
    /// The file cannot be read or written.
    File(io::Error),
    /// The file is not a journal.
    Foreign,
    /// The file belongs to another match; the first difference.
    Other(&'static str),
    /// A line, counted from 1, is not the game that belongs there. A broken last line is no error.
    Mangled(usize),
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

/// The first line: the plan.
#[derive(Debug, Serialize, Deserialize)]
struct JournalHead {
    #[serde(rename = "match")]
    plan: Match,
}

/// A file to which the games of a match are appended, one line each.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

impl Journal {
    /// Opens or creates the file of a match, and returns its games without a truncated last one.
    pub fn open(path: &Path, plan: &Match) -> Result<(Self, Vec<ArenaGame>), JournalError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        let head = line(&JournalHead { plan: plan.clone() });
        let (played, n_bytes) = read(&text, plan, &head)?;
        file.set_len(u64::try_from(n_bytes).unwrap_or(u64::MAX))?;
        file.seek(SeekFrom::End(0))?;
        let mut journal = Self { file };
        if n_bytes == 0 {
            journal.file.write_all(head.as_bytes())?;
        }
        Ok((journal, played))
    }

    /// Appends a game.
    pub fn add(&mut self, game: &ArenaGame) -> io::Result<()> {
        self.file.write_all(line(game).as_bytes())
    }

    /// Appends the summary, which completes the match.
    pub fn close(mut self, summary: &MatchSummary) -> io::Result<()> {
        self.file.write_all(line(summary).as_bytes())
    }
}

fn line(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data") + "\n"
}

/// The games in a text, and the number of bytes to keep.
fn read(text: &str, plan: &Match, head: &str) -> Result<(Vec<ArenaGame>, usize), JournalError> {
    let mut lines = text.split_inclusive('\n');
    let first = lines.next().unwrap_or_default();
    if head.starts_with(first) && first.len() < head.len() {
        return Ok((Vec::new(), 0));
    }
    let Ok(found) = serde_json::from_str::<JournalHead>(first) else {
        return Err(JournalError::Foreign);
    };
    if let Some(what) = difference(plan, &found.plan) {
        return Err(JournalError::Other(what));
    }
    let (mut played, mut n_bytes) = (Vec::new(), first.len());
    let mut fixtures = plan.fixtures().into_iter();
    let mut lines = (2..).zip(lines).peekable();
    while let Some((number, line)) = lines.next() {
        match (game(line, plan, fixtures.next()), lines.peek()) {
            (Some(game), _) => played.push(game),
            (None, None) => break,
            (None, Some(_)) => return Err(JournalError::Mangled(number)),
        }
        n_bytes += line.len();
    }
    Ok((played, n_bytes))
}

/// The game in a complete line, if it is the one that belongs there.
fn game(line: &str, plan: &Match, fixture: Option<Fixture>) -> Option<ArenaGame> {
    let (played, fixture) = (serde_json::from_str::<ArenaGame>(line).ok()?, fixture?);
    let entrants = plan.entrants();
    let seats = fixture.seats.iter().map(|index| &entrants[*index].name);
    let belongs = played.block == fixture.block
        && played.seed == fixture.seed
        && played.seats.iter().eq(seats);
    (belongs && line.ends_with('\n')).then_some(played)
}

/// The first difference between two matches.
fn difference(wanted: &Match, found: &Match) -> Option<&'static str> {
    let same = [
        ("GAME", wanted.game == found.game),
        ("version of the rules", wanted.rules == found.rules),
        ("--players", wanted.players == found.players),
        ("--option", wanted.options == found.options),
        ("--bots", wanted.bots == found.bots),
        ("--blocks", wanted.blocks == found.blocks),
        ("--seed", wanted.seed == found.seed),
    ];
    same.into_iter().find(|(_, is_same)| !is_same).map(|(what, _)| what)
}
