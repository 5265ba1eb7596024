//! What is stored of a table.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Contract, Order, Room, Time, Who};

/// One line of the log of a table. The log is the truth; everything else follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// [`crate::FORMAT`] of the writer.
    pub format: u32,
    /// Counted from 1, without gaps.
    pub number: u64,
    /// When.
    pub at: Time,
    /// Who.
    pub by: Who,
    /// What.
    pub fact: Fact,
}

/// Why an action was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its author chose it.
    #[default]
    Chosen,
    /// There was no other answer, and everybody could tell.
    Forced,
    /// A standing order said so.
    Ordered,
    /// The course of a lesson said so.
    Scripted,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the commands of the same names")]
pub enum Fact {
    /// A person took a seat.
    Sat { seat: Seat },
    /// A bot got a seat.
    BotSeated { seat: Seat, level: String },
    /// A seat became open.
    Vacated { seat: Seat },
    /// The contract was changed.
    Amended { contract: Contract },
    /// A person accepted the contract.
    Accepted,
    /// The game began.
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
    /// A person answered that. When all agreed, the actions are taken back.
    TakeBackAnswered { agree: bool },
    /// The standing orders of a seat were replaced.
    Ordered { seat: Seat, orders: Vec<Order> },
    /// A seat ran out of time.
    TimedOut { seat: Seat },
    /// A person plays again.
    Returned,
    /// A person gave up.
    Resigned,
    /// The learner plays on without a script.
    LessonLeft,
    /// A person said something.
    Said { room: Room, text: String },
}

impl Fact {
    /// Whether everybody at the table may know that it happened.
    pub const fn is_public(&self) -> bool {
        !matches!(self, Self::Ordered { .. } | Self::Said { .. })
    }
}
