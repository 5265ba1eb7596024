//! Bots play by the rules, know nothing they may not know, and are as strong as stated.

mod arena;
mod fortuna;
mod glory_to_rome;
mod greedy;
mod laws;
