//! The stored log entries of a table.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Contract, Order, Room, Time, Who};

/// One entry in the log of a table. The log is the truth; everything else follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The [`crate::FORMAT`] it was written in.
    pub format: u32,
    /// Its number, from 1, without gaps.
    pub number: u64,
    /// When it happened.
    pub at: Time,
    pub by: Who,
    pub fact: Fact,
}

/// Why an action was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its author chose it.
    #[default]
    Chosen,
    /// It was the only answer, and everyone could tell.
    Forced,
    /// A standing order gave it.
    Ordered,
    /// The script of a lesson gave it.
    Scripted,
}

/// A change at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    /// A person took a seat.
    Sat { seat: Seat },
    /// A bot was put on a seat.
    BotSeated { seat: Seat, level: String },
    /// A seat became open.
    Vacated { seat: Seat },
    /// The contract was changed.
    Amended { contract: Contract },
    /// A person accepted the contract.
    Accepted,
    /// The game was dealt.
    Dealt,
    /// The game was called off.
    Aborted,
    /// A question was answered.
    Acted {
        seat: Seat,
        action: String,
        #[serde(default)]
        why: Why,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Actions were taken back without asking.
    TakenBack { to: usize },
    /// A person asked the others to take back.
    TakeBackAsked { to: usize },
    /// A person answered that request. Once all agree, the actions are taken back.
    TakeBackAnswered { agree: bool },
    /// The standing orders of a seat were replaced.
    Ordered { seat: Seat, orders: Vec<Order> },
    /// A seat ran out of time.
    TimedOut { seat: Seat },
    /// A person returned to their seats.
    Returned,
    /// A person gave up.
    Resigned,
    /// The learner left the script.
    LessonLeft,
    /// A person sent a message.
    Said { room: Room, text: String },
}

impl Fact {
    /// Whether everyone at the table may know of it.
    pub const fn is_public(&self) -> bool {
        !matches!(self, Self::Ordered { .. } | Self::Said { .. })
    }
}
