//! What can be asked of a table.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Contract, Order, Room};

/// A request. Whether it is granted, [`crate::Table::propose`] says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Take an open seat.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// Put a bot on an open seat: the host.
    SeatBot {
        /// Which.
        seat: Seat,
        /// The level of the bot.
        level: String,
    },
    /// Open a seat again: its holder, or the host.
    Vacate {
        /// Which.
        seat: Seat,
    },
    /// Change the contract: the host. Everybody has to accept again.
    Amend {
        /// The new contract.
        contract: Contract,
    },
    /// Accept the contract.
    Accept,
    /// Deal: the host, when every seat is taken and all people accepted. The host accepts by it.
    Start,
    /// Call the game off before the first move: the host in the lobby, then any player.
    Abort,
    /// Answer a question of the game.
    Act {
        /// Who is asked.
        seat: Seat,
        /// The answer, in notation.
        action: String,
        /// The number of the question that is answered; [`crate::Desk::question`].
        question: u64,
        /// Chosen by the sender, new for each answer. The same key again plays nothing twice.
        key: String,
    },
    /// Go back to the moment when so many actions were played, or ask the others for it.
    TakeBack {
        /// As many actions stay; the next one was the sender's own.
        to: usize,
        /// The number of the question now asked.
        question: u64,
    },
    /// Answer the request of another to take back.
    AnswerTakeBack {
        /// Whether he may.
        agree: bool,
        /// The number of the question now asked.
        question: u64,
    },
    /// Replace the standing orders of a seat; an empty list cancels them.
    Order {
        /// Which seat.
        seat: Seat,
        /// What to answer to which questions.
        orders: Vec<Order>,
    },
    /// Play one's seats again that a caretaker keeps. Every other command of a player says it too.
    Return,
    /// Give up all one's seats.
    Resign,
    /// Play on without the script of the lesson.
    LeaveLesson,
    /// Say something to the players or to the spectators.
    Say {
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// Let the table do what is due by now: the system, at [`crate::Table::deadline`] or later.
    Tick,
}
