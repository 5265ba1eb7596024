//! Tables in the terminal.
//!
//! [`LocalSession`] is a game at one keyboard without a screen: a `table::Table` with people and
//! bots, its texts (`tell`), and its save file ([`Save`]). Plain lines and the full screen are both
//! made from it.
//!
//! [`Screen`] is the full screen as a value: it takes keys (`press`, `show`) and is drawn (`draw`).
//! [`Panels`] describes the table of a game; `grid` places the panels, `answers` and `page` are the
//! rest of the screen, and [`run()`] connects it to a real terminal.
#![expect(missing_docs, reason = "no outsider uses this crate; names and types say the rest")]

mod answer;
mod answers;
mod app;
mod draw;
mod grid;
mod keys;
mod log;
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

pub use answer::Typed;
pub use app::Screen;
pub use draw::LEAST;
pub use log::Log;
pub use panel::{Item, Mark, Panel, PanelRow};
pub use panels::Panels;
pub use run::{Ended, run};
pub use save::{Save, SaveError};
pub use seats::{SeatsError, Sitter, Sitters};
pub use session::{LocalSession, NextMove, now};
pub use signals::{end_by, on_end};
pub use theme::ColourScheme;
pub use turn::{BotAnswer, BotTurn, Puzzle};
