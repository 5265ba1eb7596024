//! Not too often, and not too many at a time.

mod buckets;
mod crowd;
mod importers;
mod usage;

use std::net::IpAddr;
use std::sync::Arc;

use table::UserId;

use crate::core::config::Config;

pub(crate) use buckets::Buckets;
pub(crate) use crowd::{Crowd, CrowdPlace};
pub(crate) use importers::{Importers, WAIT, place};
pub(crate) use usage::{Paced, QuotaTurn, Usage};

/// How often a user or an address may ask, and how many connections they may have.
#[derive(Debug)]
pub(crate) struct Limits {
    pub(crate) connections: Arc<Crowd<IpAddr>>,
    pub(crate) address_sockets: Arc<Crowd<IpAddr>>,
    pub(crate) user_sockets: Arc<Crowd<UserId>>,
    pub(crate) users: Buckets<String>,
    pub(crate) addresses: Buckets<IpAddr>,
    /// Requests of nobody we know, by address.
    pub(crate) strangers: Buckets<IpAddr>,
    pub(crate) sign_ins: Buckets<IpAddr>,
    pub(crate) hints: Buckets<String>,
    pub(crate) webhook_tests: Buckets<String>,
    pub(crate) exports: Buckets<String>,
    pub(crate) renames: Buckets<String>,
    pub(crate) checks: Buckets<String>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            connections: Crowd::new(config.address_connections),
            address_sockets: Crowd::new(config.address_sockets),
            user_sockets: Crowd::new(config.user_sockets),
            users: Buckets::new(config.session_rate),
            addresses: Buckets::new(config.address_rate),
            strangers: Buckets::new(config.stranger_rate),
            sign_ins: Buckets::new(config.sign_in_rate),
            hints: Buckets::new(config.hint_rate),
            webhook_tests: Buckets::new(config.webhook_test_rate),
            exports: Buckets::new(config.export_rate),
            renames: Buckets::new(config.rename_rate),
            checks: Buckets::new(config.check_rate),
        }
    }
}
