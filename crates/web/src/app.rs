//! What every request shares.

use std::hash::RandomState;
use std::net::IpAddr;
use std::sync::Arc;

use store::Store;
use table::UserId;
use tokio::sync::{Notify, Semaphore, watch};

use crate::auth::Passwords;
use crate::auth::pass::Passes;
use crate::auth::visits::Visits;
use crate::bodies::Importers;
use crate::config::Config;
use crate::core::problem::Problem;
use crate::crowd::Crowd;
use crate::health::Health;
use crate::hub::Hub;
use crate::limit::Buckets;
use crate::metrics::Metrics;
use crate::secret;
use crate::thinkers::Thinkers;
use crate::usage::Usage;
use crate::webhook::Calls;

/// As many users are sent everything of theirs at a time.
const MAX_EXPORTS: usize = 2;

/// What every request shares. Clones are one and the same.
pub(crate) type App = Arc<Shared>;

/// See [`App`].
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    /// What open sockets came with.
    pub(crate) passes: Passes,
    /// What is written about visits.
    pub(crate) visits: Visits,
    /// What users take up.
    pub(crate) usage: Usage,
    pub(crate) health: Health,
    /// Tells one message of a socket from another.
    pub(crate) marks: RandomState,
    /// Another one after each start: no page of an earlier start is mistaken for a current one.
    pub(crate) boot: String,
    /// Stands in shared fragments for the token against forged requests.
    pub(crate) slot: String,
    /// Who thinks: for bots and for hints.
    pub(crate) bots: Thinkers,
    /// Places for those who bring records.
    pub(crate) importers: Importers,
    /// A clock may have to be looked at earlier.
    pub(crate) clocks: Notify,
    /// Who is to be told that it is their turn.
    pub(crate) calls: Calls,
    /// A user is gone and has tables to leave.
    pub(crate) departures: Notify,
    /// As many users are sent everything of theirs at a time.
    pub(crate) exports: Arc<Semaphore>,
    /// Whether the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

/// How often who may ask what, and how many connections they may have.
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
    /// Hints, by person.
    pub(crate) hints: Buckets<String>,
    /// Tests of webhooks, by person.
    pub(crate) webhook_tests: Buckets<String>,
    /// Documents with everything of a person, by person.
    pub(crate) exports: Buckets<String>,
    /// Other names, by person.
    pub(crate) renames: Buckets<String>,
    /// Decks, boards and prices that are read, by person.
    pub(crate) checks: Buckets<String>,
}

impl Shared {
    pub(crate) fn new(config: Config, store: Store) -> Result<App, Problem> {
        let limits = Limits {
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
        };
        let hub = Hub::new(config.table_memory);
        let usage = Usage::new(&config.quotas);
        Ok(Arc::new(Self {
            usage,
            config,
            store,
            hub,
            metrics: Metrics::default(),
            limits,
            passwords: Passwords::default(),
            passes: Passes::default(),
            health: Health::default(),
            marks: RandomState::new(),
            visits: Visits::default(),
            boot: secret::id()?,
            slot: secret::id()?,
            bots: Thinkers::default(),
            importers: Importers::default(),
            clocks: Notify::new(),
            calls: Calls::default(),
            departures: Notify::new(),
            exports: Arc::new(Semaphore::new(MAX_EXPORTS)),
            stopping: watch::Sender::new(false),
        }))
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        // An error would mean that the sender is gone, and it is ours.
        let _ = self.stopping.subscribe().wait_for(|stops| *stops).await;
    }
}
