//! Requests to a table.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Contract, Order, Room};

/// A request. [`crate::Table::propose`] grants or refuses it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Take an open seat.
    Sit {
        seat: Seat,
    },
    /// Put a bot on an open seat. Host only.
    SeatBot {
        seat: Seat,
        level: String,
    },
    /// Free a seat. Its holder or the host only.
    Vacate {
        seat: Seat,
    },
    /// Change the contract. Host only; everyone has to accept again.
    Amend {
        contract: Contract,
    },
    Accept,
    /// Deal. Host only, once every seat is taken and all others accepted; it counts as the host's
    /// acceptance.
    Start,
    /// Call the game off before the first move. The host in the lobby, then any player.
    Abort,
    /// Answer a question of the game.
    Act {
        seat: Seat,
        /// The answer, in notation.
        action: String,
        /// The number of the question it answers; [`crate::Desk::question`].
        question: u64,
        /// Chosen by the sender, new for each answer. A repeated key plays nothing twice.
        key: String,
    },
    /// Go back to an earlier moment, or ask the others to allow it.
    TakeBack {
        /// The number of actions that stay; the one after them was the sender's own.
        to: usize,
        /// The number of the current question.
        question: u64,
    },
    /// Answer another person's request to take back.
    AnswerTakeBack {
        agree: bool,
        /// The number of the current question.
        question: u64,
    },
    /// Replace the standing orders of a seat; an empty list cancels them.
    Order {
        seat: Seat,
        /// The orders, each with its questions and answers.
        orders: Vec<Order>,
    },
    /// Take the sender's seats back from the caretaker. Every other command of a player implies it.
    Return,
    /// Give up all seats of the sender.
    Resign,
    /// Leave the script of the lesson and play on.
    LeaveLesson,
    /// Send a chat message.
    Say {
        room: Room,
        text: String,
    },
    /// Do what is due by now. System only, at [`crate::Table::deadline`] or later.
    Tick,
}
