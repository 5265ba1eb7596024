//! Mouse and keyboard input, as the page receives it from a real hand.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::Person;
use crate::sight::quoted;

/// Seconds between the clicks of a double click.
const BETWEEN_CLICKS: f64 = 0.2;

/// How often to check, every twentieth of a second, whether an element can be clicked.
const TRIES: u32 = 40;

/// A key on the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Moves the focus to the next field.
    Tab,
    /// Presses the button that has the focus.
    Enter,
    /// Types a letter or a digit.
    Char(char),
}

impl Key {
    /// The key's name, its code, and the text it types.
    fn parts(self) -> (String, u32, Option<String>) {
        match self {
            Self::Tab => ("Tab".into(), 9, None),
            Self::Enter => ("Enter".into(), 13, Some("\r".into())),
            Self::Char(c) => (c.into(), c.to_ascii_uppercase().into(), Some(c.into())),
        }
    }
}

impl Person {
    /// Scrolls to an element and clicks it. Fails if something covers it.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let place = self.place(selector);
        self.mouse("mouseMoved", &place, 0, now());
        self.press_at(&place, 1, now());
    }

    /// Touches a point of the window with one finger, briefly.
    #[track_caller]
    pub fn tap(&self, x: f64, y: f64) {
        let finger = json!([{ "x": x, "y": y }]);
        self.ask(
            "Input.dispatchTouchEvent",
            &json!({ "type": "touchStart", "touchPoints": finger }),
        );
        self.ask("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Touches a point with one finger, moves it to another, and lifts it there.
    #[track_caller]
    pub fn carry(&self, from: (f64, f64), to: (f64, f64)) {
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        let touch = |kind: &str, (x, y): (f64, f64)| {
            let finger = json!([{ "x": x, "y": y }]);
            self.ask("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": finger }));
        };
        touch("touchStart", from);
        touch("touchMove", middle);
        touch("touchMove", to);
        self.ask("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Clicks twice in one place, like a hand that meant to click once: to the page the clicks are
    /// a moment apart, whatever `meanwhile` does.
    #[track_caller]
    pub fn double_click(&self, selector: &str, meanwhile: impl FnOnce()) {
        let place = self.place(selector);
        self.mouse("mouseMoved", &place, 0, now());
        let first = now();
        self.press_at(&place, 1, first);
        meanwhile();
        self.press_at(&place, 2, first + BETWEEN_CLICKS);
    }

    /// Replaces the text of a field.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        self.click(selector);
        self.evaluate(&format!("document.querySelector({}).select()", quoted(selector)));
        self.ask("Input.insertText", &json!({ "text": text }));
    }

    /// Chooses from a list by typing the start of the choice.
    #[track_caller]
    pub fn choose(&self, selector: &str, start: &str) {
        self.evaluate(&format!("document.querySelector({}).focus()", quoted(selector)));
        for letter in start.chars() {
            self.press(Key::Char(letter));
        }
    }

    #[track_caller]
    pub fn press(&self, key: Key) {
        self.hold(key, 1);
    }

    /// Holds a key down until it has repeated `times` times, and releases it.
    #[track_caller]
    pub fn hold(&self, key: Key, times: usize) {
        let (name, number, text) = key.parts();
        for time in 0..times {
            let kind = if text.is_some() { "keyDown" } else { "rawKeyDown" };
            let mut down = json!({
                "type": kind, "key": name, "windowsVirtualKeyCode": number, "autoRepeat": time > 0,
            });
            if let Some(text) = &text {
                down["text"] = text.as_str().into();
            }
            self.ask("Input.dispatchKeyEvent", &down);
        }
        let up = json!({ "type": "keyUp", "key": name, "windowsVirtualKeyCode": number });
        self.ask("Input.dispatchKeyEvent", &up);
    }

    /// The centre of an element on the screen, once it is at rest and uncovered. Without scripts a
    /// page has no timers, so the retries are made here.
    #[track_caller]
    fn place(&self, selector: &str) -> Value {
        let mut place = self.place_now(selector);
        for _ in 0..TRIES {
            let before = std::mem::replace(&mut place, self.place_now(selector));
            if before == place {
                break;
            }
        }
        place
    }

    /// The element's centre now, after its animations have ended.
    #[track_caller]
    fn place_now(&self, selector: &str) -> Value {
        let place = self.evaluate(&format!(
            "(async () => {{
                const moves = one => one && (one.getAnimations().some(a => a.constructor === Animation && a.playState === 'running') || moves(one.parentElement));
                const look = () => {{
                    const element = document.querySelector({});
                    if (!element) return 'it is not there';
                    if (moves(element)) return 'it has not come to rest';
                    let over;
                    for (const block of ['nearest', 'center', 'end']) {{
                        element.scrollIntoView({{ block, behavior: 'instant' }});
                        const box = element.getClientRects()[0];
                        if (!box) return 'it is not shown';
                        const x = box.x + box.width / 2, y = box.y + box.height / 2;
                        over = document.elementFromPoint(x, y);
                        if (element.contains(over)) return {{ x, y }};
                    }}
                    return `something lies over it: ${{over?.outerHTML.slice(0, 200)}}`;
                }};
                let place = look();
                for (let tries = 0; tries < {TRIES} && place.x === undefined; tries++) {{
                    await new Promise(done => setTimeout(done, 50));
                    place = look();
                }}
                return place;
            }})()",
            quoted(selector)
        ));
        if let Some(reason) = place.as_str() {
            panic!("no click on {selector}: {reason}\n{}", self.content());
        }
        place
    }

    #[track_caller]
    fn press_at(&self, place: &Value, count: u32, time: f64) {
        self.mouse("mousePressed", place, count, time);
        self.mouse("mouseReleased", place, count, time);
    }

    #[track_caller]
    fn mouse(&self, kind: &str, place: &Value, count: u32, time: f64) {
        let button = if count == 0 { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": place["x"], "y": place["y"], "button": button, "clickCount": count,
            "timestamp": time,
        });
        self.ask("Input.dispatchMouseEvent", &event);
    }
}

/// Seconds since 1970, as events are timed.
fn now() -> f64 {
    let age = SystemTime::now().duration_since(UNIX_EPOCH);
    age.map_or(0.0, |age| age.as_secs_f64())
}
