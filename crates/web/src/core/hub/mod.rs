//! Commands to tables, new tables, and news of other nodes.
//!
//! A command goes from [`command()`] to the table, then to the store, and only then into
//! memory and to those who watch. Nothing is acknowledged before it is stored.

mod command;
mod create;
mod follow;
mod lesson;

pub(crate) use command::command;
pub(crate) use create::{create, open, rematch};
pub(crate) use follow::{follow, forget};
pub(crate) use lesson::{Subject, last_lesson, lesson};
