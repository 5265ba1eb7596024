//! Tests of the store, on files and on a PostgreSQL they start themselves.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stdout, reason = "a test says what it does")]

mod both;
mod help;
mod kill;
mod laws;
mod nodes;
mod sqlite;
