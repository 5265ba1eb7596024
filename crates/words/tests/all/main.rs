//! Everything that is said, in every language.

mod common;
mod disputes;
mod fortuna;
mod french;
mod gloria_mundi;
mod glory_to_rome;
mod help;
mod ids;
mod languages;
mod lessons;
mod mistakes;
mod rulebook_facts;
mod site;
mod spanish;
