//! A table of any game as text, as programs see it.

use engine::Seat;
use serde_json::Value;
use table::{AnyTable, Refused, UserId, with_table};

/// The legal answers of a seat, in notation.
pub(crate) fn legal(table: &AnyTable, seat: Seat) -> Vec<String> {
    with_table!(table, table => table.legal(seat).iter().map(ToString::to_string).collect())
}

/// What a user sees, in JSON.
pub(crate) fn seen(table: &AnyTable, user: Option<&UserId>) -> Result<Value, Refused> {
    with_table!(table, table => table.seen(user).map(|seen| serde_json::to_value(seen).unwrap()))
}
