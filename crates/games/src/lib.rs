//! The list of the games, and what is the same for all of them outside the rules.
//!
//! [`GameKind`] names the games and [`dispatch!`] goes from a name to the type that implements it.
//! A new game is one more variant, one more arm of [`dispatch!`], one more entry of
//! [`data_files`] if it has tables that people may replace, and one more crate.
//!
//! [`options`](mod@options) makes the options of a game from its standard data and what a user changed;
//! [`records`] writes, reads and verifies stored games, [`random`] plays some. [`course()`] is the script of a lesson.

mod course;
mod data;
mod deck;
mod kind;
pub mod options;
pub mod outside;
pub mod random;
pub mod records;
mod text;

pub use course::{Chapter, Course, Line, Step, course};
pub use data::{DataFile, EARLIER, data_file, data_files, data_named};
pub use deck::with_card;
pub use fortuna;
pub use gloria_mundi;
pub use glory_to_rome;
pub use kind::GameKind;
pub use options::{OptionsError, options};
pub use text::{Place, TextError, TextProblem, one_line};
