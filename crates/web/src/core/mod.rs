//! What the site does, without HTTP: tables and their log, people and their limits, bots and clocks.
//!
//! `app` holds what everything shares. What it is made of stands below it and knows only its own
//! part; what acts on it stands above: `hub` grants commands, `bots` and `clock` act for programs
//! and time, `accounts` and `own` for people.

pub(crate) mod accounts;
pub(crate) mod app;
pub(crate) mod bidi;
pub(crate) mod bots;
pub(crate) mod calls;
pub(crate) mod clock;
pub(crate) mod config;
pub(crate) mod credentials;
pub mod doctor;
pub(crate) mod expiry;
pub(crate) mod files;
pub(crate) mod guard;
pub(crate) mod health;
pub(crate) mod hint;
pub(crate) mod hub;
pub(crate) mod import;
pub(crate) mod levels;
pub(crate) mod limits;
pub(crate) mod metrics;
pub(crate) mod net;
pub(crate) mod offer;
pub(crate) mod own;
pub(crate) mod pieces;
pub(crate) mod preferences;
pub(crate) mod problem;
pub(crate) mod quota;
pub(crate) mod secret;
pub(crate) mod tables;
pub(crate) mod text;
pub(crate) mod thinkers;
pub(crate) mod time;
pub(crate) mod trial;
pub(crate) mod webhook;
