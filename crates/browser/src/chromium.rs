//! A running browser.

use std::fs;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use serde_json::json;
use servers::Folder;

use crate::Person;
use crate::wire::{Pipe, WireError};

/// Chromium speaks through the file descriptors 3 and 4, and ends when they close, which happens
/// even if the test is killed. Then its folder is removed.
const UNTIL_INPUT_ENDS: &str =
    r#""$@" 3<&0 4>&1 </dev/null >/dev/null 2>messages; cd / && rm -rf "$HOME""#;

/// No screen, no background work, no network but to the test, and no throttling of covered windows.
/// Containers rarely allow root a sandbox.
const FLAGS: [&str; 18] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--no-startup-window",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-site-isolation-trials",
    "--disable-features=SpareRendererForSitePerProcess",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--remote-debugging-pipe",
    "--user-data-dir=profile",
];

/// A running browser, with windows for any number of people.
#[derive(Debug)]
pub struct Browser {
    wire: Arc<Pipe>,
    process: Child,
    folder: Folder,
}

impl Browser {
    /// Starts Chromium, which is installed if it is missing.
    pub fn start() -> Self {
        let program = servers::chromium().unwrap_or_else(|missing| panic!("{missing}"));
        let folder = Folder::new().expect("a folder for the browser");
        let mut process = Command::new("sh")
            .args(["-c", UNTIL_INPUT_ENDS, "sh"])
            .arg(program)
            .args(FLAGS)
            .current_dir(folder.path())
            .env("HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let input = process.stdin.take().expect("it is piped");
        let output = process.stdout.take().expect("it is piped");
        let wire = Arc::new(Pipe::new(input, output));
        let browser = Self { wire, process, folder };
        if let Err(error) = browser.wire.call(None, "Browser.getVersion", &json!({})) {
            panic!("Chromium does not start: {error}\n{}", browser.messages());
        }
        browser
    }

    /// Opens a window with its own cookies.
    pub fn person(&self) -> Person {
        self.window().unwrap_or_else(|error| panic!("no window: {error}\n{}", self.messages()))
    }

    fn window(&self) -> Result<Person, WireError> {
        let context = self.wire.call(None, "Target.createBrowserContext", &json!({}))?;
        let context = context["browserContextId"].as_str().unwrap_or_default();
        let window =
            json!({ "url": "about:blank", "browserContextId": context, "newWindow": true });
        let target = self.wire.call(None, "Target.createTarget", &window)?;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = self.wire.call(None, "Target.attachToTarget", &attach)?;
        let session = session["sessionId"].as_str().unwrap_or_default();
        Person::new(Arc::clone(&self.wire), context, session)
    }

    /// The browser's error messages.
    fn messages(&self) -> String {
        fs::read_to_string(self.folder.path().join("messages")).unwrap_or_default()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // People may still hold the pipe, so the browser is asked to close.
        if self.wire.call(None, "Browser.close", &json!({})).is_ok() {
            let _ = self.process.wait();
        }
    }
}
