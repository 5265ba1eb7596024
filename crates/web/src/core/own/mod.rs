//! What belongs to a user: all of it in one document, and the end of it.

pub(crate) mod departure;
mod export;
pub(crate) mod speakers;

pub(crate) use departure::delete;
pub(crate) use export::{Own, export};
