//! Pages of tables without a server: every kind of question, and what a page costs.

mod cost;
mod tables;

pub use cost::{Cost, measure};
pub use tables::{Picture, pictures, questions};
