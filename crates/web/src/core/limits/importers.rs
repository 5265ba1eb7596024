//! How many large requests are in memory at a time.

use std::sync::Arc;
use std::time::Duration;

use table::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::{Crowd, CrowdPlace};
use crate::core::problem::Problem;

/// Records in memory at a time.
const MAX_HELD: usize = 8;
/// Records being replayed at a time.
const MAX_REPLAYED: usize = 2;
/// Scenarios being played at a time.
const MAX_JUDGED: usize = 1;
/// How long a request waits for a place that others have.
pub(crate) const WAIT: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub(crate) struct Importers {
    users: Arc<Crowd<UserId>>,
    held: Arc<Semaphore>,
    replayed: Arc<Semaphore>,
    judged: Arc<Semaphore>,
}

impl Default for Importers {
    fn default() -> Self {
        Self {
            users: Crowd::new(1),
            held: Arc::new(Semaphore::new(MAX_HELD)),
            replayed: Arc::new(Semaphore::new(MAX_REPLAYED)),
            judged: Arc::new(Semaphore::new(MAX_JUDGED)),
        }
    }
}

impl Importers {
    /// The turn of a user, who brings one record at a time.
    pub(crate) fn turn(&self, user: UserId) -> Option<CrowdPlace<UserId>> {
        self.users.enter(user)
    }

    pub(crate) async fn hold(&self) -> Result<OwnedSemaphorePermit, Problem> {
        place(&self.held).await
    }

    /// A place to replay a record, to be kept as long as the work goes on.
    pub(crate) async fn replay(&self) -> Result<OwnedSemaphorePermit, Problem> {
        place(&self.replayed).await
    }

    pub(crate) async fn judge(&self) -> Result<OwnedSemaphorePermit, Problem> {
        place(&self.judged).await
    }
}

/// A place that is free soon, or a problem.
pub(crate) async fn place(places: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Problem> {
    let place = timeout(WAIT, places.clone().acquire_owned()).await;
    let place = place.map_err(|_elapsed| Problem::overloaded())?;
    place.map_err(|error| Problem::internal(&error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::problem::Code;

    #[tokio::test]
    async fn who_finds_no_place_is_told_soon() {
        let importers = Importers::default();
        let first = importers.replay().await;
        let _second = importers.replay().await;
        let third = importers.replay().await.map(drop).map_err(|problem| problem.code);
        assert_eq!(third, Err(Code::Busy));
        drop(first);
        assert!(importers.replay().await.is_ok());
    }
}
