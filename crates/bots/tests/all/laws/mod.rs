//! Laws for every bot in every game.

mod common;
mod evaluation;
mod fairness;
mod knowledge;
mod stop;
