//! The three games under all laws, and the scenarios, records and transcripts.

mod coverage;
mod editions;
mod fortuna;
mod gloria_mundi;
mod glory_to_rome;
mod golden;
mod records;
mod scenarios;
mod toy;
