//! Counters for Prometheus.

mod histogram;

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use engine::Game;
use games::{GameKind, dispatch};

use histogram::{Histogram, Routes};

macro_rules! metrics {
    ($( $(#[doc = $help:literal])+ $name:ident: $type:ty = $kind:literal as $wire:literal, )+) => {
        /// Counters for Prometheus.
        #[derive(Debug, Default)]
        pub(crate) struct Metrics {
            /// From a request to its answer, by route.
            pub(crate) request_times: Routes,
            /// From a command to its entry in the log.
            pub(crate) action_times: Histogram,
            limited: Limited,
            $( $(#[doc = $help])+ pub(crate) $name: $type, )+
        }

        impl Metrics {
            fn write_counters(&self, text: &mut String) {
                $( let value = self.$name.load(Ordering::Relaxed);
                // Writing to a string cannot fail.
                let _ = writeln!(text, concat!("# HELP ", $wire, $($help,)+ "\n# TYPE ", $wire, " ", $kind, "\n", $wire, " {}"), value); )+
            }
        }
    };
}

metrics! {
    /// Requests answered.
    requests: AtomicU64 = "counter" as "trivium_requests_total",
    /// Requests answered with an error of ours.
    errors: AtomicU64 = "counter" as "trivium_errors_total",
    /// Requests refused because they came too often.
    throttled: AtomicU64 = "counter" as "trivium_throttled_total",
    /// Commands that tables granted.
    granted: AtomicU64 = "counter" as "trivium_commands_granted_total",
    /// Commands that tables refused.
    refused: AtomicU64 = "counter" as "trivium_commands_refused_total",
    /// Writes that another writer had overtaken.
    conflicts: AtomicU64 = "counter" as "trivium_conflicts_total",
    /// Answers of bots.
    bot_answers: AtomicU64 = "counter" as "trivium_bot_answers_total",
    /// Hints whose asker left before they were thought out.
    hints_dropped: AtomicU64 = "counter" as "trivium_hints_dropped_total",
    /// Fragments rendered.
    renders: AtomicU64 = "counter" as "trivium_renders_total",
    /// Microseconds spent on rendering fragments.
    render_micros: AtomicU64 = "counter" as "trivium_render_microseconds_total",
    /// Webhooks delivered.
    webhooks: AtomicU64 = "counter" as "trivium_webhooks_total",
    /// Webhooks that did not arrive.
    webhook_failures: AtomicU64 = "counter" as "trivium_webhook_failures_total",
    /// Open connections, without those that became sockets.
    connections: AtomicI64 = "gauge" as "trivium_connections",
    /// Open sockets.
    sockets: AtomicI64 = "gauge" as "trivium_sockets",
    /// Tables that failed when a bot or a clock last tried.
    failing: AtomicI64 = "gauge" as "trivium_tables_failing",
    /// Tables in memory.
    tables: AtomicI64 = "gauge" as "trivium_tables_open",
    /// Bytes that tables in memory take, about.
    table_bytes: AtomicI64 = "gauge" as "trivium_table_bytes",
}

impl Metrics {
    pub(crate) fn limited(&self, limit: Limit) {
        self.limited.count(limit);
    }

    pub(crate) fn text(&self) -> String {
        let mut text = build_info();
        self.write_counters(&mut text);
        self.limited.write(&mut text);
        let help = "Seconds from a request to its answer.";
        self.request_times.write(&mut text, "trivium_request_seconds", help);
        let help = "Seconds from a command to its entry in the log.";
        self.action_times.write(&mut text, "trivium_action_seconds", help);
        text
    }
}

fn build_info() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let rules = GameKind::ALL.map(|kind| {
        let rules = dispatch!(kind, G => <G as Game>::RULES);
        format!("{}-{rules}", kind.slug())
    });
    format!(
        "# HELP trivium_build_info Which program this is.\n# TYPE trivium_build_info gauge\n\
         trivium_build_info{{version=\"{version}\",rules=\"{}\"}} 1\n",
        rules.join(" ")
    )
}

pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Counts something as long as it lives.
#[derive(Debug)]
pub(crate) struct Held<'a>(&'a AtomicI64);

impl<'a> Held<'a> {
    pub(crate) fn new(gauge: &'a AtomicI64) -> Self {
        gauge.fetch_add(1, Ordering::Relaxed);
        Self(gauge)
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

engine::slugs! {
    /// A quota or a limit that a request can hit.
    pub enum Limit {
        Connections = "address-connections",
        Sockets = "sockets",
        AddressSockets = "address-sockets",
        UserSockets = "user-sockets",
        AddressRequests = "address-requests",
        StrangerRequests = "stranger-requests",
        UserRequests = "user-requests",
        SignIns = "sign-ins",
        Renames = "renames",
        Hints = "hints",
        Checks = "checks",
        Imports = "imports",
        Quota = "quota",
    }
}

#[derive(Debug, Default)]
struct Limited([AtomicU64; Limit::ALL.len()]);

impl Limited {
    fn count(&self, limit: Limit) {
        count(&self.0[limit.index()]);
    }

    fn write(&self, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "# HELP trivium_limited_total Quotas and limits that were hit.");
        let _ = writeln!(text, "# TYPE trivium_limited_total counter");
        for (name, counter) in Limit::ALL.into_iter().zip(&self.0) {
            let n = counter.load(Ordering::Relaxed);
            let _ = writeln!(text, "trivium_limited_total{{kind=\"{name}\"}} {n}");
        }
    }
}
