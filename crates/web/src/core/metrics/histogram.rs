//! How long something takes: histograms for Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::core::guard::lock;
use crate::core::metrics::count;

/// Upper ends of the buckets, in seconds.
const ENDS: [f64; 12] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0];
/// More routes than the site has.
const MAX_ROUTES: usize = 200;
/// What is not a page of ours.
const OTHER: &str = "other";

#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// By bucket; the last one has no end.
    counts: [AtomicU64; ENDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, time: Duration) {
        let bucket = ENDS.iter().position(|end| time.as_secs_f64() <= *end);
        count(&self.counts[bucket.unwrap_or(ENDS.len())]);
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The lines of one series. `label` is empty or ends with a comma.
    fn write_series(&self, text: &mut String, name: &str, label: &str) {
        let ends = ENDS.iter().map(ToString::to_string).chain(["+Inf".to_owned()]);
        let mut n = 0;
        for (end, counter) in ends.zip(&self.counts) {
            n += counter.load(Ordering::Relaxed);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name}_bucket{{{label}le=\"{end}\"}} {n}");
        }
        let seconds = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        let label = label.trim_end_matches(',');
        let label = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
        let _ = writeln!(text, "{name}_sum{label} {seconds}\n{name}_count{label} {n}");
    }

    pub(crate) fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, help);
        self.write_series(text, name, "");
    }
}

#[derive(Debug, Default)]
pub(crate) struct Routes(Mutex<BTreeMap<String, Arc<Histogram>>>);

impl Routes {
    /// `route` is a template such as `/t/{id}`; none is a request that no route takes.
    pub(crate) fn observe(&self, route: Option<&str>, time: Duration) {
        self.of(route.unwrap_or(OTHER)).observe(time);
    }

    fn of(&self, route: &str) -> Arc<Histogram> {
        let mut routes = lock(&self.0);
        if let Some(known) = routes.get(route) {
            return known.clone();
        }
        let route = if routes.len() < MAX_ROUTES { route } else { OTHER };
        routes.entry(route.to_owned()).or_default().clone()
    }

    pub(crate) fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, help);
        let routes = lock(&self.0);
        for (route, histogram) in routes.iter() {
            histogram.write_series(text, name, &format!("route=\"{route}\","));
        }
    }
}

fn head(text: &mut String, name: &str, help: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up_and_routes_are_bounded() {
        let routes = Routes::default();
        for millis in [2, 2, 700, 90_000] {
            routes.observe(Some("/t/{id}"), Duration::from_millis(millis));
        }
        (0..1_000).for_each(|n| routes.observe(Some(&format!("/{n}")), Duration::ZERO));
        let mut text = String::new();
        routes.write(&mut text, "seconds", "Times.");
        for line in [
            "seconds_bucket{route=\"/t/{id}\",le=\"0.001\"} 0\n",
            "seconds_bucket{route=\"/t/{id}\",le=\"0.005\"} 2\n",
            "seconds_bucket{route=\"/t/{id}\",le=\"1\"} 3\n",
            "seconds_bucket{route=\"/t/{id}\",le=\"+Inf\"} 4\n",
            "seconds_sum{route=\"/t/{id}\"} 90.704\n",
            "seconds_count{route=\"/t/{id}\"} 4\n",
            "seconds_count{route=\"other\"} 801\n",
        ] {
            assert!(text.contains(line), "{line}");
        }
    }
}
