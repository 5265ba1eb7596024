//! Thoughts that take a while, in a thread of their own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// A thought that is on its way.
#[derive(Debug)]
pub(crate) struct PendingThought<T>(Receiver<T>);

impl<T: Send + 'static> PendingThought<T> {
    /// Begins to think.
    pub(crate) fn start(think: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            // Who asked may have left.
            let _ = sender.send(think());
        });
        Self(receiver)
    }

    /// The thought, if it is there.
    pub(crate) fn poll(&self) -> Option<T> {
        match self.0.try_recv() {
            Ok(thought) => Some(thought),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("a bot stopped without an answer"),
        }
    }

    /// The thought, however long it takes.
    pub(crate) fn wait(&self) -> T {
        self.0.recv().expect("a bot gives an answer")
    }
}
