//! The DevTools protocol through a pipe: JSON messages, each followed by a zero byte.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// Time limit for every call, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug, thiserror::Error)]
pub(crate) enum WireError {
    #[error("the browser is gone")]
    Gone,
    #[error("{0}: no answer in {PATIENCE:?}")]
    Slow(String),
    #[error("{0}: {1}")]
    Refused(String, String),
}

#[derive(Debug)]
pub(crate) struct WindowEvent {
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// The pipe, shared by all windows.
#[derive(Debug)]
pub(crate) struct Pipe {
    input: Mutex<Box<dyn Input>>,
    number: AtomicU64,
    waiting: Arc<Waiter>,
}

/// The writing end of the pipe.
trait Input: Write + Send + std::fmt::Debug {}
impl<T: Write + Send + std::fmt::Debug> Input for T {}

/// A caller waiting for an answer.
#[derive(Debug, Default)]
struct Waiter {
    calls: Mutex<HashMap<u64, Sender<Value>>>,
    windows: Mutex<HashMap<String, Sender<WindowEvent>>>,
}

impl Pipe {
    /// Starts reading the browser's messages.
    pub(crate) fn new(
        input: impl Write + Send + std::fmt::Debug + 'static,
        output: impl Read + Send + 'static,
    ) -> Self {
        let waiting = Arc::new(Waiter::default());
        let hears = Arc::clone(&waiting);
        thread::spawn(move || {
            // It ends when the browser does, and every waiting caller gets an error.
            let _ = hears.hear(BufReader::new(output));
            lock(&hears.calls).clear();
            lock(&hears.windows).clear();
        });
        Self { input: Mutex::new(Box::new(input)), number: AtomicU64::new(1), waiting }
    }

    /// Calls a method of the browser or of one window, and waits for the answer.
    pub(crate) fn call(
        &self,
        window: Option<&str>,
        method: &str,
        params: &Value,
    ) -> Result<Value, WireError> {
        let id = self.number.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = mpsc::channel();
        lock(&self.waiting.calls).insert(id, sender);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(window) = window {
            message["sessionId"] = window.into();
        }
        self.write(&message).map_err(|_gone| WireError::Gone)?;
        let mut answer = receiver.recv_timeout(PATIENCE).map_err(|error| match error {
            RecvTimeoutError::Timeout => WireError::Slow(method.to_owned()),
            RecvTimeoutError::Disconnected => WireError::Gone,
        })?;
        if let Some(reason) = answer["error"]["message"].as_str() {
            return Err(WireError::Refused(method.to_owned(), reason.to_owned()));
        }
        Ok(answer["result"].take())
    }

    /// The events of a window from now on.
    pub(crate) fn listen(&self, window: &str) -> Receiver<WindowEvent> {
        let (sender, receiver) = mpsc::channel();
        lock(&self.waiting.windows).insert(window.to_owned(), sender);
        receiver
    }

    fn write(&self, message: &Value) -> io::Result<()> {
        let mut input = lock(&self.input);
        input.write_all(format!("{message}\0").as_bytes())?;
        input.flush()
    }
}

impl Waiter {
    fn hear(&self, mut output: impl BufRead) -> io::Result<()> {
        let mut text = Vec::new();
        while output.read_until(0, &mut text)? > 0 {
            text.pop();
            self.pass_on(serde_json::from_slice(&text)?);
            text.clear();
        }
        Ok(())
    }

    /// Delivers an answer to its caller and an event to its window, if they are still there.
    fn pass_on(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            if let Some(call) = lock(&self.calls).remove(&id) {
                let _ = call.send(message);
            }
            return;
        }
        let window = message["sessionId"].as_str().unwrap_or_default();
        if let Some(window) = lock(&self.windows).get(window) {
            let method = message["method"].as_str().unwrap_or_default().to_owned();
            let _ = window.send(WindowEvent { method, params: message["params"].take() });
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
