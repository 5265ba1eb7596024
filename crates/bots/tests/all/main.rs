//! Bots play by the rules, know nothing that they may not know, and are as strong as they say.

mod arena;
mod fortuna;
mod glory_to_rome;
mod greedy;
mod laws;
