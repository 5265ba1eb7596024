//! How much a page does, and how it moves.

use serde_json::json;

use crate::Person;

/// Collects from now on how far things are pushed about that nobody touched.
const WATCH_SHIFTS: &str = "if (!globalThis.shifts) {
    globalThis.shifts = [];
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) if (!shift.hadRecentInput) shifts.push(shift);
    }).observe({ type: 'layout-shift' });
}";

/// The shifts since they were asked for last: how much, and what was pushed. A log grows: its lines
/// push one another, and count for nothing; what is gone was not pushed.
const SHIFTS: &str = "new Promise(done => requestAnimationFrame(() => setTimeout(done))).then(() => {
    const isOut = ({ node }) => !node?.isConnected || (node.nodeType === 1 ? node : node.parentElement)?.closest('#log');
    const area = (a, b) => Math.max(0, Math.max(a.right, b.right) - Math.min(a.x, b.x)) *
        Math.max(0, Math.max(a.bottom, b.bottom) - Math.min(a.y, b.y)) / innerWidth / innerHeight;
    const way = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / Math.max(innerWidth, innerHeight);
    const told = ({ node, previousRect: a, currentRect: b }) => `${node?.id || node?.className || node?.nodeName} ` +
        `${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
    const score = pushed => Math.min(1, pushed.reduce((sum, { previousRect, currentRect }) => sum + area(previousRect, currentRect), 0)) *
        Math.max(0, ...pushed.map(({ previousRect, currentRect }) => way(previousRect, currentRect)));
    return JSON.stringify(shifts.splice(0).map(({ value, sources }) => {
        const pushed = sources.filter(source => !isOut(source));
        return [pushed.length < sources.length ? Math.min(value, score(pushed)) : value, pushed.map(told).join('; ')];
    }));
})";

/// Collects from now on how long it takes from a touch to the next picture. A pixel changes all the
/// time, since a touch that changes nothing would be said to take until the next one that does.
const WATCH_TOUCHES: &str = "if (!globalThis.touches) {
    globalThis.touches = [];
    new PerformanceObserver(list => {
        for (const touch of list.getEntries()) if (touch.interactionId) touches.push(touch.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    const pixel = document.documentElement.appendChild(document.createElement('i'));
    pixel.style = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px';
    const blink = time => {
        pixel.style.background = time % 32 < 16 ? 'black' : 'white';
        requestAnimationFrame(blink);
    };
    blink(0);
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

    /// Waits until nothing flies any more.
    #[track_caller]
    pub fn rest(&self) {
        self.evaluate(
            "Promise.allSettled(document.getAnimations().filter(a => a.constructor === Animation).map(a => a.finished)).then(() => true)",
        );
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
