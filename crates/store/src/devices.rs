//! Browsers in which the owner of an account signed in. Only the hashes of their cookies are
//! stored.

use crate::{Result, Store, UnixMillis, limits, sql};

impl Store {
    /// Remembers a browser of a user. Beyond [`limits::DEVICES`] the oldest are forgotten.
    pub async fn remember_device(
        &self,
        user_id: &str,
        device_hash: &str,
        now: UnixMillis,
    ) -> Result<()> {
        limits::text("device hash", device_hash, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let sql = "INSERT INTO devices (device_hash, user_id, created_at)
             SELECT $1, user_id, $3 FROM users WHERE user_id = $2";
        sql::run(&mut *transaction, sql, (device_hash, user_id, now)).await?;
        let sql = "DELETE FROM devices WHERE user_id = $1 AND device_hash IN (
                 SELECT device_hash FROM devices WHERE user_id = $1 AND device_hash <> $2
                 ORDER BY created_at DESC, device_hash LIMIT 1000 OFFSET $3)";
        sql::run(&mut *transaction, sql, (user_id, device_hash, limits::DEVICES - 1)).await?;
        Ok(transaction.commit().await?)
    }

    /// When each of a user's browsers became known, newest first.
    pub async fn devices_of(&self, user_id: &str) -> Result<Vec<UnixMillis>> {
        let sql =
            "SELECT created_at FROM devices WHERE user_id = $1 ORDER BY created_at DESC LIMIT $2";
        sql::column(self.reader(), sql, (user_id, limits::DEVICES)).await
    }

    pub async fn is_device_of(&self, user_id: &str, device_hash: &str) -> Result<bool> {
        let sql = "SELECT user_id FROM devices WHERE device_hash = $1 AND user_id = $2";
        let found: Option<String> = sql::find(self.reader(), sql, (device_hash, user_id)).await?;
        Ok(found.is_some())
    }
}
