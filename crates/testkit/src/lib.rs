//! How the games are tested, from the outside in.
//!
//! * [`laws`]: what is true of every game, checked on random games, and at every step of the
//!   scenarios.
//! * [`playthrough`]: every list, question, event and view of one game, compared with a file.
//! * [`rehearsal`]: a game at a table that is not stored, to draw and to measure.
//! * [`nodes`]: how many action sequences there are, compared with a file.
//!
//! [`golden`] compares with files and rewrites them on request.
#![expect(missing_docs, reason = "only our tests use it: what a name says is not said twice")]

pub mod golden;
pub mod laws;
pub mod nodes;
pub mod playthrough;
pub mod rehearsal;
