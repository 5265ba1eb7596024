//! The attacks, each with what it tries and whether the server stands it.

mod decks;
mod hints;
mod idle;
mod orders;
mod passwords;
mod register;
mod replay;
mod requests;
mod slow;
mod tables;
mod webhooks;

use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::LocalBoxFuture;
use load::Result;
use load::server::{NO_LIMITS, ServerProcess};

#[derive(Debug)]
pub(crate) struct AttackFinding {
    pub(crate) holds: bool,
    pub(crate) measured: String,
}

impl AttackFinding {
    pub(crate) const fn new(holds: bool, measured: String) -> Self {
        Self { holds, measured }
    }

    pub(crate) const fn failed(measured: String) -> Self {
        Self::new(false, measured)
    }

    /// With something else that must hold.
    pub(crate) fn and(self, holds: bool, measured: &str) -> Self {
        Self::new(self.holds && holds, format!("{}, {measured}", self.measured))
    }
}

pub(crate) struct Attack {
    pub(crate) name: &'static str,
    /// What is tried.
    pub(crate) about: &'static str,
    /// How the server is started: without limits where the pace is not what the attack is about.
    pub(crate) flags: &'static [&'static str],
    pub(crate) run: for<'a> fn(&'a mut ServerProcess) -> LocalBoxFuture<'a, Result<AttackFinding>>,
}

macro_rules! attacks {
    ($( $module:ident, $about:literal, $flags:expr; )+) => {
        pub(crate) const ATTACKS: &[Attack] = &[$(Attack {
            name: stringify!($module),
            about: $about,
            flags: $flags,
            run: |server| $module::run(server).boxed_local(),
        }),+];
    };
}

attacks! {
    orders, "standing orders without end at two tables with a bot", NO_LIMITS;
    register, "180 registrations at once", &[];
    replay, "the biggest table there can be, loaded 50 times at once", NO_LIMITS;
    decks, "decks with card names of 20 kB, and the biggest that are taken", NO_LIMITS;
    tables, "300 open tables and 60 with thinking bots of one guest", NO_LIMITS;
    idle, "2,000 idle connections and as many sockets from one address", &[];
    requests, "random tokens, and 50 tokens of one user", &[];
    passwords, "15 wrong passwords for an account of another", &[];
    hints, "240 hints of 40 guests at once", NO_LIMITS;
    webhooks, "ten webhooks that never answer", &["--private-webhooks"];
    slow, "slow headers, slow bodies and headers of 1 MB", &[];
}

fn millis(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}
