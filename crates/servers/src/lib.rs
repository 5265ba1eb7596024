//! Servers that tests start and throw away, and the programs they need, found or installed. A
//! dev-dependency only.

#![expect(clippy::print_stdout, reason = "a test says what it installs and what it leaves out")]

mod axe;
mod disk;
mod folder;
mod postgres;
mod programs;
mod wait;
mod wire;

pub use axe::axe;
pub use disk::Disk;
pub use folder::Folder;
pub use postgres::Postgres;
pub use programs::{Missing, chromium, postgres};
pub use wait::until;
pub use wire::Wire;
