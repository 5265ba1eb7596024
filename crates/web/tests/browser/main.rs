//! The site in a real browser: people at their screens, playing whole games.

mod aid;
mod away;
mod back;
mod book;
mod bots;
mod budgets;
mod cable;
mod chains;
mod checker;
#[expect(dead_code, reason = "the tests without a browser use more of it")]
#[path = "../site/client.rs"]
mod client;
mod decks;
mod ending;
mod gallery;
mod games;
mod hands;
mod lessons;
mod lit;
mod looks;
mod only;
mod pages;
mod phone;
mod player;
mod reader;
mod replay;
mod round;
#[expect(dead_code, reason = "the tests without a browser use more of it")]
#[path = "../site/server.rs"]
mod server;
mod sound;
mod stage;
mod table;
mod tunnel;
