//! The three games under all laws, and the scenarios, records and transcripts.

mod coverage;
mod decks;
mod editions;
mod extremes;
mod fortuna;
mod gloria_mundi;
mod glory_to_rome;
mod golden;
mod mends;
mod payments;
mod records;
mod refusals;
mod refusals_of_glory_to_rome;
mod scenarios;
mod toy;
