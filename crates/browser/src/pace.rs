//! How much work a page does, and how it moves.

use serde_json::json;

use crate::Person;

/// Starts recording layout shifts that no input caused.
const WATCH_SHIFTS: &str = "if (!globalThis.shifts) {
    globalThis.shifts = [];
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) if (!shift.hadRecentInput) shifts.push(shift);
    }).observe({ type: 'layout-shift' });
}";

/// The layout shifts since the last query: how much, and which element. Lines of a growing log push
/// one another and do not count; nor do removed elements.
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

/// Starts recording the time from each touch to the next frame. A pixel changes all the time, since
/// a touch that changes nothing would otherwise be measured until the next one that does.
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

#[derive(Clone, Debug)]
pub struct Shift {
    /// The share of the window that moved, times the distance.
    pub score: f64,
    pub what: String,
}

impl Person {
    /// Starts recording what [`Person::shifts`] and [`Person::touches`] report for this page,
    /// unless it is being recorded already.
    #[track_caller]
    pub fn watch(&self) {
        self.evaluate(WATCH_SHIFTS);
        self.evaluate(WATCH_TOUCHES);
    }

    /// Waits for all animations to end.
    #[track_caller]
    pub fn rest(&self) {
        self.evaluate(
            "Promise.allSettled(document.getAnimations().filter(a => a.constructor === Animation).map(a => a.finished)).then(() => true)",
        );
    }

    /// The layout shifts since the last call that no input caused.
    #[track_caller]
    pub fn shifts(&self) -> Vec<Shift> {
        let text = self.string(SHIFTS);
        let shifts: Vec<(f64, String)> = serde_json::from_str(&text).expect("a list of shifts");
        shifts.into_iter().map(|(score, what)| Shift { score, what }).collect()
    }

    /// The time from each touch to the page's response, in milliseconds; those too short to be
    /// measured are left out.
    #[track_caller]
    pub fn touches(&self) -> Vec<f64> {
        let list = self.evaluate("touches.splice(0)");
        list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect()
    }

    /// The processor time the page has used since it was opened, in seconds.
    #[track_caller]
    pub fn work(&self) -> f64 {
        self.ask("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        let answer = self.ask("Performance.getMetrics", &json!({}));
        let metrics = answer["metrics"].as_array().into_iter().flatten();
        let mut work = metrics.filter(|metric| metric["name"] == "TaskDuration");
        work.next().and_then(|metric| metric["value"].as_f64()).unwrap_or(0.0)
    }
}
