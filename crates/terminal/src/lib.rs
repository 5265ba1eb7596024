//! A table in the terminal.
//!
//! [`Session`] is a game at one keyboard without a screen: a `table::Table` with people and bots, what
//! they are told (`tell`), and the file that keeps it ([`Save`]). What is typed in plain lines and what
//! is drawn on a full screen are both made from it.
//!
//! [`App`] is the full screen as a value: it is pressed (`press`, `show`), it is drawn (`draw`). [`Panels`] says what lies on
//! the table of a game; `grid` places it, `answers` and `page` are the rest of the screen, and
//! [`run()`] holds it all against a real terminal.

mod answer;
mod answers;
mod app;
mod draw;
mod grid;
mod hint;
mod keys;
mod log;
mod orders;
mod page;
mod panel;
mod panels;
mod press;
mod run;
mod save;
mod seats;
mod session;
mod show;
mod signals;
mod tell;
mod text;
mod theme;
mod turn;
mod worker;

pub use answer::Answer;
pub use app::App;
pub use draw::LEAST;
pub use log::Log;
pub use panel::{Item, Mark, Panel, Row};
pub use panels::Panels;
pub use run::{Ended, run};
pub use save::{Save, SaveError};
pub use seats::{Seats, SeatsError, Sitter};
pub use session::{Next, Session, now};
pub use signals::{end_by, on_end};
pub use theme::Theme;
pub use turn::{BotAnswer, BotTurn, Puzzle};
