//! Set-up, and positions that random play does not reach.

mod rich;
mod setup;
