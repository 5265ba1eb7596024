//! How much a page does, and how it moves.

use serde_json::json;

use crate::Person;

/// Collects from now on how far things are pushed about that nobody touched. A log grows: its lines
/// push one another, and nothing else.
const WATCH_SHIFTS: &str = "if (!globalThis.shifts) {
    globalThis.shifts = [];
    new PerformanceObserver(list => {
        const grows = ({ sources }) => sources.every(({ node }) => node?.parentElement?.closest?.('#log'));
        for (const shift of list.getEntries()) if (!shift.hadRecentInput && !grows(shift)) shifts.push(shift);
    }).observe({ type: 'layout-shift' });
}";

/// The shifts since they were asked for last, the worst first: how much, and what was pushed.
const SHIFTS: &str = "new Promise(done => requestAnimationFrame(() => setTimeout(done))).then(() =>
    JSON.stringify(shifts.splice(0).sort((a, b) => b.value - a.value).map(({ value, sources }) => [value,
        sources.map(({ node, previousRect: a, currentRect: b }) => `${node?.id || node?.className || node?.nodeName} ` +
            `${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`).join('; ')])))";

/// Collects from now on how long it takes from a touch to the next picture.
const WATCH_TOUCHES: &str = "if (!globalThis.touches) {
    globalThis.touches = [];
    new PerformanceObserver(list => {
        for (const touch of list.getEntries()) if (touch.interactionId) touches.push(touch.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
}";

/// Something was pushed about.
#[derive(Clone, Debug)]
pub struct Shift {
    /// The part of the window that changed its place, times how far it went.
    pub score: f64,
    /// What it was.
    pub what: String,
}

impl Person {
    /// Begins to collect what [`Person::shifts`] and [`Person::touches`] tell of this page, unless
    /// it is being collected already.
    #[track_caller]
    pub fn watch(&self) {
        self.evaluate(WATCH_SHIFTS);
        self.evaluate(WATCH_TOUCHES);
    }

    /// What was pushed about since this was asked last, though nobody touched it.
    #[track_caller]
    pub fn shifts(&self) -> Vec<Shift> {
        let text = self.string(SHIFTS);
        let shifts: Vec<(f64, String)> = serde_json::from_str(&text).expect("a list of shifts");
        shifts.into_iter().map(|(score, what)| Shift { score, what }).collect()
    }

    /// How long each touch took until the page had answered it, in milliseconds; those that were
    /// too short to be measured are left out.
    #[track_caller]
    pub fn touches(&self) -> Vec<f64> {
        let list = self.evaluate("touches.splice(0)");
        list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect()
    }

    /// For how long the page has computed since it was opened, in seconds, whatever else the
    /// machine did meanwhile.
    #[track_caller]
    pub fn work(&self) -> f64 {
        self.ask("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        let answer = self.ask("Performance.getMetrics", &json!({}));
        let metrics = answer["metrics"].as_array().into_iter().flatten();
        let mut work = metrics.filter(|metric| metric["name"] == "TaskDuration");
        work.next().and_then(|metric| metric["value"].as_f64()).unwrap_or(0.0)
    }
}
