//! Pages: forms and links that work without scripts, and come alive with them.

pub(crate) mod account;
pub(crate) mod act;
pub(crate) mod agreed;
mod asked;
pub(crate) mod cards;
pub(crate) mod create;
mod data;
pub(crate) mod decks;
pub(crate) mod failure;
mod fill;
pub(crate) mod form;
pub(crate) mod help;
pub(crate) mod import;
mod layout;
pub(crate) mod learn;
mod list;
pub(crate) mod lobby;
pub(crate) mod own;
mod parts;
pub(crate) mod preferences;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod table;
mod webhook;

pub(crate) use asked::{Path, Query};
