//! Drawings of the games, from views.

mod declines;
mod fortuna;
mod gloria_mundi;
mod glory_to_rome;
mod names;
mod natural;
mod tally;
mod threats;
