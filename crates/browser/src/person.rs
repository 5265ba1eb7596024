//! A person at a window.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Instant;

use serde_json::{Value, json};

use crate::Key;
use crate::wire::{PATIENCE, Pipe, WindowEvent, WireError};

/// The domains whose events are reported: loads, errors, and policy violations.
const REPORTS: [&str; 4] = ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"];

/// A person at a window, with their own cookies. The window closes on drop.
///
/// Elements are named by CSS selectors, and conditions are JavaScript expressions. Every wait ends
/// after half a minute, and then fails the test.
#[derive(Debug)]
pub struct Person {
    wire: Arc<Pipe>,
    context: String,
    window: String,
    events: Receiver<WindowEvent>,
    /// Pages loaded so far.
    n_loads: Cell<usize>,
    /// Whether they have opened anything: the empty page of a new window does not count.
    has_opened: Cell<bool>,
    /// The browser's id of the page that was loaded last.
    loaded: RefCell<String>,
    /// Bytes received since the last query.
    n_bytes: Cell<u64>,
    complaints: RefCell<Vec<String>>,
}

impl Person {
    pub(crate) fn new(wire: Arc<Pipe>, context: &str, window: &str) -> Result<Self, WireError> {
        let person = Self {
            events: wire.listen(window),
            wire,
            context: context.to_owned(),
            window: window.to_owned(),
            n_loads: Cell::new(0),
            has_opened: Cell::new(false),
            loaded: RefCell::default(),
            n_bytes: Cell::new(0),
            complaints: RefCell::default(),
        };
        for report in REPORTS {
            person.call(report, &json!({}))?;
        }
        // Loads are reported with the id of the page: on a busy machine the empty page of a new
        // window is loaded late, and is not taken for the one that was opened.
        person.call("Page.setLifecycleEventsEnabled", &json!({ "enabled": true }))?;
        // The window behaves as focused, even while another one is.
        person.call("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true }))?;
        Ok(person)
    }

    /// Opens an address and waits until it is loaded.
    #[track_caller]
    pub fn open(&self, url: &str) {
        let n_before = self.n_loads();
        let n_before = if self.has_opened.replace(true) { n_before } else { 0 };
        let went = self.ask("Page.navigate", &json!({ "url": url }));
        assert_eq!(went["errorText"], Value::Null, "{url} does not open");
        let page = went["loaderId"].as_str().unwrap_or_default();
        self.wait_for_load(|loaded| loaded == page);
        self.n_loads.set(n_before + 1);
    }

    #[track_caller]
    pub fn reload(&self) {
        self.until_loaded(|| {
            self.ask("Page.reload", &json!({}));
        });
    }

    /// Loads the page again as if for the first time.
    #[track_caller]
    pub fn open_anew(&self) {
        self.until_loaded(|| {
            self.ask("Page.reload", &json!({ "ignoreCache": true }));
        });
    }

    /// Goes back to the page before this one. Gives the reasons why the browser did not keep it as
    /// it was left; none, if it did.
    #[track_caller]
    pub fn go_back(&self) -> Vec<String> {
        self.settle();
        self.ask("Runtime.evaluate", &json!({ "expression": "history.back()" }));
        let mut is_there = false;
        loop {
            let event = self.events.recv_timeout(PATIENCE);
            let event = event.unwrap_or_else(|_| panic!("no way back:\n{}", self.content()));
            self.take_in(&event);
            match &*event.method {
                "Page.frameNavigated" if event.params["type"] == "BackForwardCacheRestore" => {
                    return Vec::new();
                }
                "Page.lifecycleEvent" if event.params["name"] == "load" => is_there = true,
                "Page.backForwardCacheNotUsed" => return self.reasons(&event.params, is_there),
                _ => {}
            }
        }
    }

    /// Why a page was not kept, once it is loaded anew.
    fn reasons(&self, params: &Value, is_there: bool) -> Vec<String> {
        let before = self.loaded.borrow().clone();
        if !is_there {
            self.wait_for_load(|loaded| loaded != before);
        }
        let all = params["notRestoredExplanations"].as_array().into_iter().flatten();
        all.map(|one| one["reason"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Clicks, and waits until the page it leads to is loaded.
    #[track_caller]
    pub fn follow(&self, selector: &str) {
        self.until_loaded(|| self.click(selector));
    }

    /// Presses a key, and waits until the page it leads to is loaded.
    #[track_caller]
    pub fn press_to_load(&self, key: Key) {
        self.until_loaded(|| self.press(key));
    }

    /// The number of pages loaded so far.
    pub fn n_loads(&self) -> usize {
        while let Ok(event) = self.events.try_recv() {
            self.take_in(&event);
        }
        self.n_loads.get()
    }

    /// The bytes received since the last call: compressed responses with their headers, and socket
    /// traffic.
    pub fn n_bytes(&self) -> u64 {
        self.settle();
        self.n_bytes.take()
    }

    /// The errors since the last call: exceptions, errors on the console, failed requests, policy
    /// violations.
    pub fn errors(&self) -> Vec<String> {
        self.settle();
        self.complaints.take()
    }

    /// Reads all pending events: they come before the answer to any call.
    fn settle(&self) {
        self.ask("Runtime.evaluate", &json!({ "expression": "0" }));
        self.n_loads();
    }

    #[track_caller]
    fn until_loaded(&self, go: impl FnOnce()) {
        self.n_loads();
        let before = self.loaded.borrow().clone();
        go();
        self.wait_for_load(|loaded| loaded != before);
    }

    /// Waits until a page is loaded whose id is wanted.
    #[track_caller]
    fn wait_for_load(&self, is_wanted: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !is_wanted(&self.loaded.borrow()) {
            let left = PATIENCE.saturating_sub(start.elapsed());
            let event = self.events.recv_timeout(left);
            let event = event.unwrap_or_else(|_| panic!("no page is loaded:\n{}", self.content()));
            self.take_in(&event);
        }
    }

    fn take_in(&self, event: &WindowEvent) {
        if event.method == "Page.lifecycleEvent" && event.params["name"] == "load" {
            self.n_loads.set(self.n_loads.get() + 1);
            let page = event.params["loaderId"].as_str().unwrap_or_default();
            page.clone_into(&mut self.loaded.borrow_mut());
        }
        self.n_bytes.set(self.n_bytes.get() + traffic(event));
        self.complaints.borrow_mut().extend(complaint(event));
    }

    pub(crate) fn call(&self, method: &str, params: &Value) -> Result<Value, WireError> {
        self.wire.call(Some(&self.window), method, params)
    }

    /// Calls a method that must not fail.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, params: &Value) -> Value {
        self.call(method, params).unwrap_or_else(|error| panic!("{error}"))
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let context = json!({ "browserContextId": self.context });
        // The browser may be gone already.
        let _ = self.wire.call(None, "Target.disposeBrowserContext", &context);
    }
}

/// The bytes an event reports.
fn traffic(event: &WindowEvent) -> u64 {
    let params = &event.params;
    match &*event.method {
        // A float that holds an integer.
        "Network.loadingFinished" => {
            let text = params["encodedDataLength"].to_string();
            text.split('.').next().and_then(|whole| whole.parse().ok()).unwrap_or(0)
        }
        "Network.webSocketFrameReceived" => {
            let text = params["response"]["payloadData"].as_str().unwrap_or_default();
            let is_text = params["response"]["opcode"] == 1;
            // What is no text is told in Base64.
            if is_text { text.len() as u64 } else { (text.len() as u64 * 3).div_ceil(4) }
        }
        _ => 0,
    }
}

/// The error in an event, if it is one.
fn complaint(event: &WindowEvent) -> Option<String> {
    let params = &event.params;
    match &*event.method {
        "Runtime.exceptionThrown" => Some(exception(&params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            Some(format!("console: {}", params["args"]))
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => Some(entry(&params["entry"])),
        _ => None,
    }
}

/// The exception that a script threw.
pub(crate) fn exception(details: &Value) -> String {
    let thrown = details["exception"]["description"].as_str();
    let text = thrown.or_else(|| details["text"].as_str()).unwrap_or_default();
    format!("exception: {text}")
}

fn entry(entry: &Value) -> String {
    let text = |name: &str| entry[name].as_str().unwrap_or_default();
    format!("{}: {} {}", text("source"), text("text"), text("url"))
}
