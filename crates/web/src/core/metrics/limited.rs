//! Which limits were hit, how often.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::core::metrics::count;

macro_rules! limits {
    ($( $(#[doc = $doc:literal])+ $name:ident = $wire:literal, )+) => {
        /// A quota or a limit that a request can hit.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Limit { $( $(#[doc = $doc])+ $name, )+ }

        const NAMES: &[&str] = &[$($wire),+];

        /// A counter for each limit.
        #[derive(Debug, Default)]
        pub(crate) struct Limited([AtomicU64; NAMES.len()]);
    };
}

limits! {
    /// Connections of an address at a time.
    Connections = "address-connections",
    /// Sockets of all together at a time.
    Sockets = "sockets",
    /// Sockets of an address at a time.
    AddressSockets = "address-sockets",
    /// Sockets of a user at a time.
    UserSockets = "user-sockets",
    /// Requests of an address.
    AddressRequests = "address-requests",
    /// Requests of an address whose user is not known.
    StrangerRequests = "stranger-requests",
    /// Requests of a user.
    UserRequests = "user-requests",
    /// New guests and logins of an address.
    SignIns = "sign-ins",
    /// Other names of a user.
    Renames = "renames",
    /// Hints of a user.
    Hints = "hints",
    /// Decks, boards and prices of a user that are read.
    Checks = "checks",
    /// Records that are brought at a time, of a user and of all together.
    Imports = "imports",
    /// Tables, messages or hints of a user: their quota.
    Quota = "quota",
}

impl Limited {
    pub(crate) fn count(&self, limit: Limit) {
        count(&self.0[limit as usize]);
    }

    /// The counters in the text format of Prometheus.
    pub(crate) fn write(&self, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "# HELP trivium_limited_total Quotas and limits that were hit.");
        let _ = writeln!(text, "# TYPE trivium_limited_total counter");
        for (name, counter) in NAMES.iter().zip(&self.0) {
            let n = counter.load(Ordering::Relaxed);
            let _ = writeln!(text, "trivium_limited_total{{kind=\"{name}\"}} {n}");
        }
    }
}
