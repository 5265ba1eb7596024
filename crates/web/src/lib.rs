//! Trivium in the browser.
//!
//! [`Server::start`] opens the database and serves pages, live updates and a JSON API, on two
//! floors. Below is `core`: it knows no HTTP. Its `hub` holds the tables that are open, each with
//! one writer; what it grants is stored before it is answered. Above, a request goes through `gate`
//! (limits, headers) and `auth` (who asks) to `pages` or `api`; `live` pushes what each viewer sees.
//! No module names one that names it, and `core` names nothing above it: `cargo xtask tidy` checks
//! both.
//!
//! Nobody is sent more than a `View` holds: pages, fragments, streams, JSON and errors are made
//! from what [`table::Table`] shows to one observer. Text comes from the crate `words`.

#![expect(
    missing_docs,
    reason = "only the program and its tests use it, and most names say enough"
)]

mod api;
mod assets;
mod auth;
mod connections;
mod core;
pub mod exhibit;
mod failure;
mod gate;
mod live;
mod monitor;
mod packing;
mod pages;
mod router;
mod serve;

pub use crate::core::config::{BotPace, Config, House, LogFormat, Quota, Quotas, Rate};
pub use crate::core::doctor;
pub use serve::{ServeError, Server, backup, start_log};
