//! The site in a real browser: people at their screens, playing whole games.

mod cable;
#[expect(dead_code, reason = "the tests without a browser use more of it")]
#[path = "../site/client.rs"]
mod client;
mod games;
mod hands;
mod pages;
mod player;
mod round;
#[expect(dead_code, reason = "the tests without a browser use more of it")]
#[path = "../site/server.rs"]
mod server;
mod table;
