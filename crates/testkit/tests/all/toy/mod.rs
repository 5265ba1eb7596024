//! The testkit is tested on a toy: it must find nothing wrong with a right game, and find every
//! flaw of a wrong one.

mod game;
mod laws;
mod play;
mod scenarios;
