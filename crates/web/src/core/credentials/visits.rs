//! What is written about visits, beside the requests: nobody waits for it, so that who only reads
//! does not suffer where nothing can be written for a while.

use std::sync::Arc;
use std::time::Instant;

use store::StoreError;
use tokio::sync::Semaphore;

use crate::core::config::Rate;
use crate::core::limits::Buckets;

/// Visits written at a time; the others are left to a later request.
const WRITERS: usize = 4;
/// A session or a token leaves something at most once a minute.
const RATE: Rate = Rate { per_second: 1.0 / 60.0, burst: 1.0 };

#[derive(Debug)]
pub(crate) struct Visits {
    lately: Buckets<String>,
    writers: Arc<Semaphore>,
}

impl Default for Visits {
    fn default() -> Self {
        Self { lately: Buckets::new(RATE), writers: Arc::new(Semaphore::new(WRITERS)) }
    }
}

impl Visits {
    /// Writes something about a visit with the session or token of this hash.
    pub(crate) fn note<W>(&self, hash: &str, write: W)
    where
        W: Future<Output = Result<(), StoreError>> + Send + 'static,
    {
        let Ok(writer) = self.writers.clone().try_acquire_owned() else { return };
        if self.lately.take(hash.to_owned(), Instant::now()).is_err() {
            return;
        }
        tokio::spawn(async move {
            if let Err(error) = write.await {
                tracing::warn!(%error, "a visit is not noted");
            }
            drop(writer);
        });
    }
}
