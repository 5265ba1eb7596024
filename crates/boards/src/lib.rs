//! The tables of the games, drawn for a browser.
//!
//! [`Draw`] turns a view into the parts of a page. One function, [`Draw::spots`], says where on the
//! table an answer is given. From it and the legal list a [`Sight`] knows which [`Thing`]s are lit,
//! and what a click on each of them answers. All text comes from `words`; the icons are symbols in
//! one sprite ([`icon`]), and the drawings lie in sheets of their own ([`drawing`]).
#![expect(missing_docs, reason = "no outsider uses this crate; names and types say the rest")]

mod chain;
mod cue;
mod draw;
mod drawings;
mod fortuna;
mod gloria_mundi;
mod glory_to_rome;
mod keepsake;
mod parts;
mod posters;
mod sight;
mod thing;

pub use chain::{AnswerChain, Carriage};
pub use cue::{Cue, Heard};
pub use draw::{Breakdown, ChartCount, CountedCard, Draw, EndCondition, ScoreRow, Tally};
pub use drawings::{SHEETS, Sheet, bust, drawing, scene};
pub use keepsake::{Keepsake, Monument, Way};
pub use parts::{face, guide, icon, label_icon, laurel, sprite, token};
pub use posters::poster;
pub use sight::{LegalAnswer, SeatInfo, Sight};
pub use thing::Thing;
