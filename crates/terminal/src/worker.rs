//! Long computations in their own thread.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

#[derive(Debug)]
pub(crate) struct PendingThought<T>(Receiver<T>);

impl<T: Send + 'static> PendingThought<T> {
    pub(crate) fn start(think: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            // The receiver may be gone.
            let _ = sender.send(think());
        });
        Self(receiver)
    }

    pub(crate) fn poll(&self) -> Option<T> {
        match self.0.try_recv() {
            Ok(thought) => Some(thought),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("a bot stopped without an answer"),
        }
    }

    pub(crate) fn wait(&self) -> T {
        self.0.recv().expect("a bot gives an answer")
    }
}
