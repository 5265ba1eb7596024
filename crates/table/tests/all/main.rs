//! Tables as a whole: stories, simulations, and what each observer may know.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod any;
mod counted;
mod kept;
mod knowledge;
mod lessons;
mod memory;
mod party;
mod position;
mod simulation;
mod stories;
