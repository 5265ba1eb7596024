//! The list of the games, and what is the same for all of them outside the rules.
//!
//! [`GameKind`] names the games and [`dispatch!`] goes from a name to the type that implements it.
//! [`Kit`] is what comes along with a game besides its rules: tables of data and lessons.
//!
//! [`options`](mod@options) makes the options of a game from its standard data and what a user changed;
//! [`records`] writes, reads and verifies stored games, [`random`] plays some. [`course()`] is the script of a lesson.
//! [`Plain`] turns the values of a game into JSON and back.

mod course;
mod data;
mod deck;
mod figure;
mod kind;
pub mod options;
pub mod outside;
mod plain;
pub mod random;
pub mod records;
mod text;

pub use course::{
    Chapter, Course, LessonPicture, LessonQuestion, LessonStep, QuestionAnswer, ScriptLine, Slip,
    chapters, course, next_chapter,
};
pub use data::{DataFile, EARLIER, data_file, data_files, data_named};
pub use deck::with_card;
pub use figure::{Addend, CardPart, Figure, FigureRow, FigureSide, FigureThing};
pub use kind::rules::*;
pub use kind::{GameKind, Kit};
pub use options::{OptionFault, OptionsError, options};
#[doc(hidden)]
pub use plain::table_of;
pub use plain::{Plain, ToJson, as_json};
pub use text::{TextError, TextPosition, TextProblem, one_line};
#[doc(hidden)]
pub use {serde_json, toml};
