//! Counters for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

macro_rules! metrics {
    ($( $(#[doc = $help:literal])+ $name:ident: $type:ty = $kind:literal as $wire:literal, )+) => {
        /// Counters for Prometheus.
        #[derive(Debug, Default)]
        pub(crate) struct Metrics { $( $(#[doc = $help])+ pub(crate) $name: $type, )+ }

        impl Metrics {
            /// All counters in the text format of Prometheus.
            pub(crate) fn text(&self) -> String {
                let mut text = String::new();
                $( let value = self.$name.load(Ordering::Relaxed);
                // Writing to a string cannot fail.
                let _ = writeln!(text, concat!("# HELP ", $wire, $($help,)+ "\n# TYPE ", $wire, " ", $kind, "\n", $wire, " {}"), value); )+
                text
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
    /// Open sockets.
    sockets: AtomicI64 = "gauge" as "trivium_sockets",
    /// Requests refused because a user takes up too much.
    quotas: AtomicU64 = "counter" as "trivium_quota_refusals_total",
    /// Tables that failed when a bot or a clock last tried.
    failing: AtomicI64 = "gauge" as "trivium_tables_failing",
    /// Tables in memory.
    tables: AtomicI64 = "gauge" as "trivium_tables_open",
    /// Bytes that tables in memory take, about.
    table_bytes: AtomicI64 = "gauge" as "trivium_table_bytes",
}

/// One more.
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
