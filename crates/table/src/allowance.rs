//! How much of its log a table may spend on each purpose.
//!
//! Every fact serves a purpose, and every purpose has an allowance of entries and bytes, so that
//! nothing people can repeat takes the room of the rest. Each person has a share of it ([`share`]).
//! A spent allowance refuses new proposals; a stored entry is always accepted. Facts that end a
//! game or a stay are never refused.

mod share;
mod spent;

use std::io;

use engine::slugs;
use serde::Serialize;

pub(crate) use self::spent::Spent;
use crate::{Fact, Room};

/// Entries in a log before only facts that end a game are accepted.
pub const MAX_ENTRIES: u64 = 110_000;

slugs! {
    pub enum Purpose {
        /// Seats and the contract before the deal.
        Lobby = "lobby",
        Orders = "orders",
        /// Take-backs, and the others' answers to them.
        TakeBacks = "take-backs",
        PlayersChat = "players-chat",
        SpectatorsChat = "spectators-chat",
        /// Time-outs and returns.
        Presence = "presence",
        /// Answers to the game's questions.
        Play = "play",
        /// Facts that occur once at a table, or once for each person.
        Once = "once",
    }
}

/// A number of entries and of their bytes as JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    pub entries: u64,
    pub bytes: u64,
}

impl Amount {
    pub(crate) const fn add(&mut self, more: Self) {
        self.entries += more.entries;
        self.bytes += more.bytes;
    }

    /// Whether it reaches `most`, in entries or in bytes.
    pub(crate) const fn reaches(self, most: Self) -> bool {
        self.entries >= most.entries || self.bytes >= most.bytes
    }

    /// One of `n` equal parts.
    pub(crate) const fn part(self, n: u64) -> Self {
        Self { entries: self.entries.div_euclid(n), bytes: self.bytes.div_euclid(n) }
    }
}

impl Purpose {
    /// The most a log may spend on it; `None` if it is never refused.
    pub const fn allowance(self) -> Option<Amount> {
        let (entries, kib) = match self {
            Self::Lobby => (2_000, 2 << 10),
            Self::Orders => (4_000, 3 << 9),
            Self::TakeBacks => (6_000, 512),
            Self::PlayersChat => (12_000, 4 << 10),
            Self::SpectatorsChat => (8_000, 1 << 10),
            Self::Presence => (4_000, 512),
            Self::Play => (60_000, 16 << 10),
            Self::Once => return None,
        };
        Some(Amount { entries, bytes: kib << 10 })
    }
}

impl Fact {
    pub const fn purpose(&self) -> Purpose {
        match self {
            Self::Sat { .. }
            | Self::BotSeated { .. }
            | Self::Vacated { .. }
            | Self::Amended { .. }
            | Self::Accepted => Purpose::Lobby,
            Self::Ordered { .. } => Purpose::Orders,
            Self::TakenBack { .. } | Self::TakeBackAsked { .. } | Self::TakeBackAnswered { .. } => {
                Purpose::TakeBacks
            }
            Self::Said { room: Room::Players, .. } => Purpose::PlayersChat,
            Self::Said { room: Room::Spectators, .. } => Purpose::SpectatorsChat,
            Self::TimedOut { .. } | Self::Returned => Purpose::Presence,
            Self::Acted { .. } => Purpose::Play,
            Self::Dealt | Self::Aborted | Self::Resigned | Self::LessonLeft => Purpose::Once,
        }
    }
}

/// The length of a value as JSON, without writing it.
pub(crate) fn json_length(value: &impl Serialize) -> usize {
    let mut length = Length(0);
    serde_json::to_writer(&mut length, value).map_or(usize::MAX, |()| length.0)
}

struct Length(usize);

impl io::Write for Length {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
