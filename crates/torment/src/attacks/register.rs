//! A password is hashed slowly and in much memory on purpose.

use futures_util::future::join_all;
use load::Result;
use load::server::ServerProcess;
use serde_json::json;

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, SOON, page_delay_during};

const AT_ONCE: usize = 180;

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let attacker = AttackGuest::new(server, ATTACKER, "Catilina").await?;
    let mut guests = Vec::new();
    for _ in 0..AT_ONCE {
        guests.push(attacker.again().await?);
    }
    let (statuses, delay) =
        page_delay_during(server, join_all(guests.iter_mut().enumerate().map(register))).await?;
    let done = statuses.iter().filter(|status| **status == Some(200)).count();
    let refused = statuses.iter().filter(|status| matches!(status, Some(429 | 503))).count();
    let measured = format!("{done} registered, {refused} sent away, a page in {}", millis(delay));
    Ok(AttackFinding::new(delay < SOON, measured))
}

async fn register((n, guest): (usize, &mut AttackGuest)) -> Option<u16> {
    let account = json!({ "name": format!("Catilina {n}"), "password": "a long password" });
    guest.send("PUT", "/me/account", &account).await.ok().map(|answer| answer.status)
}
