//! Pages of tables without a server: every kind of question, and what a page costs.
#![expect(missing_docs, reason = "only our tests use it: what a name says is not said twice")]

mod cost;
mod tables;

pub use cost::{Cost, measure};
pub use tables::{Picture, pictures, questions};

/// A script that lists what is wrong with a table at its size: small or cut text, a dock that takes
/// too much, lit things that cannot be reached.
pub const FAULTS: &str = include_str!("sizes.js");
