//! Trivium in the browser.
//!
//! [`Server::start`] opens the database and serves pages, live updates and a JSON API. A request
//! goes through `auth::gate` (limits, headers) to `pages` or `api`; both ask `hub`, which holds the
//! tables that are open, each with one writer. What the hub grants is stored before it is
//! answered. `live` pushes what each viewer sees, `bots` and `clock` act for programs and time.
//!
//! Nobody is sent more than a `View` holds: pages, fragments, streams, JSON and errors are made
//! from what [`table::Table`] shows to one observer. Text comes from the crate `words`.

mod access;
mod api;
mod app;
mod assets;
mod auth;
mod bench;
mod bidi;
mod bodies;
mod body;
mod bots;
mod clock;
mod config;
mod core;
mod crowd;
pub mod doctor;
mod expiry;
mod failure;
mod fair;
mod files;
pub mod gallery;
mod gone;
mod guard;
mod health;
mod hint;
mod histogram;
mod house;
mod hub;
mod import;
mod limit;
mod limited;
mod listen;
mod live;
mod metrics;
mod offer;
mod own;
mod pages;
mod patient;
mod preferences;
mod quota;
mod rehearsal;
mod router;
mod secret;
mod serve;
mod sockets;
mod text;
mod thinkers;
mod time;
mod trial;
mod usage;
mod webhook;
mod websocket;

pub use bench::LatePage;
pub use config::{BotPace, Config, LogFormat, Rate};
pub use house::House;
pub use quota::{Quota, Quotas};
pub use serve::{ServeError, Server, backup, start_log};
