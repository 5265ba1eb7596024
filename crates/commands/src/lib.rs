//! What the program `trivium` does without the site, and what its commands share. The site is the
//! last crate of a build; all of this is built beside it.
//!
//! Every command is a module with a function `run` that reads its words from [`Args`], writes to
//! an output and gives an exit code. What goes wrong is a [`Fault`]: one line on the error output.
//! All text comes from the crate `words`, but for that of the laboratory.
#![expect(missing_docs, reason = "no outsider uses this crate; names and types say the rest")]

mod args;
mod check;
mod fault;
pub mod files;
mod laboratory;
pub mod language;
pub mod overview;
mod play;
mod random;
mod replay;
mod setup;
mod verify;

use std::ffi::OsString;

pub use args::{ArgWord, Args};
pub use check::run as check;
pub use fault::{FAILED, Fault};
pub use laboratory::Tool;
pub use play::run as play;
pub use random::run as random;
pub use replay::run as replay;
pub use verify::run as verify;

/// Whether a word of a command line asks for help.
pub fn is_help(word: &OsString) -> bool {
    word == "--help" || word == "-h"
}
