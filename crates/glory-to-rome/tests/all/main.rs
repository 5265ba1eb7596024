//! The set-up, and positions that random play does not reach.

mod extremes;
mod rich;
mod setup;
mod threats;
