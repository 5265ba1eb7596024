//! How much of its log a table spends on what.
//!
//! Every fact serves a purpose, and every purpose has an allowance of entries and bytes, so that
//! nothing that people can repeat takes the room of the rest. A spent allowance refuses what is
//! proposed anew; an entry that is stored already is always taken in. What ends a game or a stay is
//! never refused.

use std::io;

use engine::slugs;
use serde::Serialize;

use crate::{Entry, Fact, Refused, Room};

/// As many entries a log has before it is left to what ends a game.
pub const MAX_ENTRIES: u64 = 110_000;

slugs! {
    /// What an entry of the log is for.
    pub enum Purpose {
        /// Seats and the contract before the deal.
        Lobby = "lobby",
        /// Standing orders.
        Orders = "orders",
        /// Taking back, and what the others say to it.
        TakeBacks = "take-backs",
        /// What the players say.
        PlayersChat = "players-chat",
        /// What the spectators say.
        SpectatorsChat = "spectators-chat",
        /// Running out of time and coming back.
        Presence = "presence",
        /// Answers to the questions of the game.
        Play = "play",
        /// What happens once at a table, or once to each of its people.
        Once = "once",
    }
}

/// Entries and their bytes, as JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// How many entries.
    pub entries: u64,
    /// How long they are together.
    pub bytes: u64,
}

impl Purpose {
    /// As much the log takes of it; none where nothing is refused.
    pub const fn allowance(self) -> Option<Amount> {
        let (entries, kib) = match self {
            Self::Lobby => (2_000, 1 << 10),
            Self::Orders => (4_000, 1 << 10),
            Self::TakeBacks => (6_000, 512),
            Self::PlayersChat | Self::SpectatorsChat => (5_000, 1 << 10),
            Self::Presence => (2_000, 512),
            Self::Play => (60_000, 16 << 10),
            Self::Once => return None,
        };
        Some(Amount { entries, bytes: kib << 10 })
    }
}

impl Fact {
    /// What it is for.
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

/// What a log holds, by purpose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spent {
    by_purpose: [Amount; Purpose::ALL.len()],
    all: Amount,
}

impl Spent {
    pub(crate) fn add(&mut self, entry: &Entry) {
        let bytes = json_length(entry) as u64;
        for amount in [&mut self.by_purpose[entry.fact.purpose().index()], &mut self.all] {
            amount.entries += 1;
            amount.bytes += bytes;
        }
    }

    pub(crate) const fn all(&self) -> Amount {
        self.all
    }

    /// Whether nothing more is granted for this purpose.
    pub(crate) fn is_up(&self, purpose: Purpose) -> bool {
        let spent = self.by_purpose[purpose.index()];
        purpose.allowance().is_some_and(|most| {
            spent.entries >= most.entries
                || spent.bytes >= most.bytes
                || self.all.entries >= MAX_ENTRIES
        })
    }

    /// Refuses a fact for which there is no room.
    pub(crate) fn check(&self, fact: &Fact) -> Result<(), Refused> {
        let purpose = fact.purpose();
        if self.is_up(purpose) { Err(Refused::NoRoom { purpose }) } else { Ok(()) }
    }

    #[cfg(test)]
    pub(crate) fn spend(&mut self, purpose: Purpose, amount: Amount) {
        self.by_purpose[purpose.index()] = amount;
    }
}

/// How long something is as JSON, without writing it.
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
