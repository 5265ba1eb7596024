//! Drawings of the games, from views.

mod chains;
mod declines;
mod fortuna;
mod gloria_mundi;
mod glory_to_rome;
mod keepsake;
mod names;
mod natural;
mod random;
mod tally;
mod threats;
