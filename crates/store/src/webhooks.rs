//! Webhooks that tell users of their turn, and their failures.

use crate::error::found;
use crate::{Result, Store, UnixMillis, User, limits, sql};

#[derive(Clone, Copy, Debug)]
pub struct Failed<'a> {
    /// The address that was called: the user may have changed it since.
    pub webhook: &'a str,
    pub error: &'a str,
    pub now: UnixMillis,
    /// A webhook failing since before this is switched off.
    pub too_old: UnixMillis,
}

impl User {
    /// Whether the last call of the webhook failed, or none was made yet.
    pub const fn has_doubtful_webhook(&self) -> bool {
        self.webhook_error.is_some() || self.webhook_failing_since.is_some()
    }
}

impl Store {
    /// Replaces the webhook and clears earlier errors. A new one is doubtful until a call succeeds.
    pub async fn set_webhook(
        &self,
        user_id: &str,
        webhook: Option<&str>,
        now: UnixMillis,
    ) -> Result<()> {
        limits::text("webhook", webhook.unwrap_or_default(), limits::ENTRY)?;
        let sql = "UPDATE users SET webhook = $2,
                 webhook_error = CASE WHEN webhook = $2 THEN webhook_error END,
                 webhook_failing_since =
                     CASE WHEN webhook = $2 THEN webhook_failing_since ELSE $3 END,
                 webhook_off_since = CASE WHEN webhook = $2 THEN webhook_off_since END
             WHERE user_id = $1";
        found(sql::run(self.writer(), sql, (user_id, webhook, now)).await?, "user", user_id)
    }

    pub async fn webhook_arrived(&self, user_id: &str, webhook: &str) -> Result<()> {
        let sql = "UPDATE users SET webhook_error = NULL, webhook_failing_since = NULL,
                 webhook_off_since = NULL
             WHERE user_id = $1 AND webhook = $2
                 AND (webhook_error IS NOT NULL OR webhook_failing_since IS NOT NULL)";
        sql::run(self.writer(), sql, (user_id, webhook)).await.map(drop)
    }

    /// Records a failed call. Returns since when calls fail; `None` if the address has changed.
    pub async fn webhook_failed(
        &self,
        user_id: &str,
        failed: Failed<'_>,
    ) -> Result<Option<UnixMillis>> {
        limits::text("webhook error", failed.error, limits::LINE)?;
        let sql = "UPDATE users SET webhook_error = $3,
                 webhook_failing_since = CASE WHEN webhook_error IS NULL THEN $4
                     ELSE COALESCE(webhook_failing_since, $4) END,
                 webhook_off_since =
                     CASE WHEN webhook_error IS NOT NULL AND webhook_failing_since <= $5
                     THEN COALESCE(webhook_off_since, $4) ELSE webhook_off_since END
             WHERE user_id = $1 AND webhook = $2 RETURNING webhook_failing_since";
        let Failed { webhook, error, now, too_old } = failed;
        sql::find(self.writer(), sql, (user_id, webhook, error, now, too_old)).await
    }
}
