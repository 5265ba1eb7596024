//! What was measured, beside the goals and the machine.

use std::fmt::Write;
use std::fs;
use std::time::Duration;

use serde::Serialize;

use crate::Result;
use crate::drive::LoadFigures;
use crate::mixed::has_grown;
use crate::plan::LoadPlan;
use load::server::ProcessUsage;

const MOST_P99: f64 = 50.0;
const MOST_MEMORY: f64 = 400.0;
/// Errors that are printed.
const SHOWN: usize = 5;

/// What was measured. Times are in milliseconds.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    cpu: String,
    cores: usize,
    /// How busy the machine was in the last minute.
    load_average: String,
    tables: u32,
    sockets: u32,
    actions_due: u32,
    /// Actions that every socket showed.
    actions: usize,
    seconds: f64,
    p50: f64,
    p95: f64,
    p99: f64,
    max: f64,
    errors: usize,
    #[serde(skip)]
    first_errors: Vec<String>,
    /// The peak of the server's resident memory.
    memory_mib: f64,
    server_cpu_seconds: f64,
    messages: u64,
    sent_mib: f64,
    /// In a soak, the memory in the second quarter and in the last one.
    grown: Option<Growth>,
}

#[derive(Debug, Serialize)]
struct Growth {
    early_mib: f64,
    late_mib: f64,
    holds: bool,
}

impl Report {
    pub(crate) fn new(
        plan: &LoadPlan,
        played: &LoadFigures,
        (before, after): (&ProcessUsage, &ProcessUsage),
        grown: Option<(u64, u64)>,
    ) -> Self {
        let mut delays = played.delays.clone();
        delays.sort_unstable();
        let delay = |share: f64| milliseconds(quantile(&delays, share));
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        Self {
            cpu: cpu(),
            cores: std::thread::available_parallelism().map_or(0, usize::from),
            load_average: load.split(' ').next().unwrap_or_default().to_owned(),
            tables: plan.tables,
            sockets: plan.sockets,
            actions_due: plan.n_actions(),
            actions: delays.len(),
            seconds: played.time.as_secs_f64(),
            p50: delay(0.50),
            p95: delay(0.95),
            p99: delay(0.99),
            max: delay(1.0),
            errors: played.errors.len(),
            first_errors: played.errors.iter().take(SHOWN).cloned().collect(),
            memory_mib: mebibytes(after.memory),
            server_cpu_seconds: after.cpu.saturating_sub(before.cpu).as_secs_f64(),
            messages: played.messages,
            sent_mib: mebibytes(played.bytes),
            grown: grown.map(|(early, late)| Growth {
                early_mib: mebibytes(early),
                late_mib: mebibytes(late),
                holds: !has_grown((early, late)),
            }),
        }
    }

    /// Whether every goal is reached.
    pub(crate) fn holds(&self) -> bool {
        self.goals().iter().all(|(_, holds)| *holds)
    }

    fn goals(&self) -> Vec<(String, bool)> {
        let growth = self.grown.as_ref().map(|grown| {
            let (early, late) = (grown.early_mib, grown.late_mib);
            (format!("no growth ({early} MiB, later {late} MiB)"), grown.holds)
        });
        let mut goals = vec![
            (format!("p99 under {MOST_P99} ms"), self.actions > 0 && self.p99 < MOST_P99),
            ("no error".to_owned(), self.errors == 0),
            (format!("memory under {MOST_MEMORY} MiB"), self.memory_mib < MOST_MEMORY),
        ];
        goals.extend(growth);
        goals
    }

    pub(crate) fn json(&self) -> Result<String> {
        let mut object = serde_json::to_value(self)?;
        object["holds"] = self.holds().into();
        Ok(object.to_string())
    }

    pub(crate) fn text(&self) -> String {
        let Self { cpu, cores, load_average, tables, sockets, actions, actions_due, .. } = self;
        let Self { seconds, p50, p95, p99, max, errors, memory_mib, .. } = self;
        let Self { server_cpu_seconds, messages, sent_mib, .. } = self;
        let mut text = format!(
            "{cpu} ({cores} cores, load average {load_average})\n\
             {tables} tables, {sockets} sockets, {actions} of {actions_due} actions in \
             {seconds:.1} s\n\
             from due to shown by every socket: p50 {p50:.1} ms, p95 {p95:.1} ms, \
             p99 {p99:.1} ms, max {max:.1} ms\n\
             errors {errors}, server memory {memory_mib:.1} MiB, server cpu \
             {server_cpu_seconds:.1} s, {messages} messages, {sent_mib:.1} MiB sent\n",
        );
        for error in &self.first_errors {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {error}");
        }
        let told = |(goal, holds)| format!("{goal}: {}", if holds { "reached" } else { "MISSED" });
        text + &self.goals().into_iter().map(told).collect::<Vec<_>>().join(", ")
    }
}

/// The delay that a share of all does not exceed.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a rank among some thousands"
)]
fn quantile(sorted: &[Duration], share: f64) -> Duration {
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e4).round() / 10.0
}

#[expect(clippy::cast_precision_loss, reason = "figures are not exact")]
fn mebibytes(bytes: u64) -> f64 {
    (bytes as f64 / f64::from(1 << 20) * 10.0).round() / 10.0
}

fn cpu() -> String {
    let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    model.map_or_else(|| "unknown".to_owned(), |(_, name)| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_ranks() {
        let delays: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        let at = |share| quantile(&delays, share).as_millis();
        assert_eq!([0.5, 0.95, 0.99, 1.0].map(at), [100, 190, 198, 200]);
        assert_eq!(quantile(&[], 0.99), Duration::ZERO);
    }
}
