//! A table as a pure state machine.
//!
//! A table is built from a [`Head`] and a log of [`Entry`] values. [`Table::propose`] turns a
//! [`Command`] into the entries that grant it and the table after them ([`Granted`]), or a reason
//! why not ([`Refused`]); the caller stores the entries, and then shows the table after them.
//! [`Table::replay`] rebuilds the table from what was stored, by [`Table::commit`], and a log the
//! table would not have written is [`Damaged`], never a panic.
//!
//! Nothing here has a clock, a file, a thread or randomness: the time and the seed come in as
//! values. Text for people is made elsewhere.
//!
//! [`Desk`] is the part that does not depend on the game. [`AnyTable`] is a table of any game.
#![expect(missing_docs, reason = "no outsider uses this crate; names and types say the rest")]

mod absence;
mod act;
mod allowance;
mod any;
mod automatic;
mod chat;
mod clock;
mod command;
mod contract;
mod desk;
mod entry;
#[cfg(test)]
mod hidden;
mod lesson;
mod lobby;
mod now;
mod orders;
mod place;
mod play;
mod propose;
mod refused;
mod seen;
mod table;
mod take_back;
mod time;
mod weight;
mod who;

pub use act::MAX_KEY;
pub use allowance::{Amount, MAX_ENTRIES, Purpose};
pub use any::AnyTable;
pub use chat::{MAX_MESSAGE, MESSAGES_KEPT, Message, Room};
pub use clock::{Clock, GRACE};
pub use command::Command;
pub use contract::{Absentee, Contract, FORMAT, Head, Pace, TakeBackMode, Visibility};
pub use desk::{Desk, Stage};
pub use engine::Secrets;
pub use entry::{Entry, Fact, Why};
pub use lesson::Lesson;
pub use lobby::MAX_LEVEL;
pub(crate) use orders::StandingOrders;
pub use orders::{MAX_ACTION, MAX_FIELD, MAX_ORDERS, MAX_ORDERS_LENGTH, Order};
pub use place::{Keeper, Place, Presence};
pub use play::Moment;
pub use propose::Granted;
pub use refused::{Damaged, Flaw, Refused};
pub use seen::{LogLine, Seen};
pub use table::Table;
pub use take_back::{Offer, TakeBackRequest};
pub use time::{Millis, Time};
pub use who::{UserId, Who};
