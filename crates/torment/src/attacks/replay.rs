//! A table that nobody has open is made again from its log, which an attacker makes as big as it
//! can be.

use std::time::Duration;

use futures_util::future::join_all;
use load::Result;
use load::server::ServerProcess;
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, page_delay_during};

/// Orders that just fit into an entry of the log, and small ones where those are refused.
const BIG: usize = 2_000;
const BIG_LENGTH: usize = 60_000;
const SMALL: usize = 3_000;
const SMALL_LENGTH: usize = 50;
const TIME: Duration = Duration::from_secs(20);
const AT_ONCE: usize = 50;

pub(super) async fn run(server: &mut ServerProcess) -> Result<AttackFinding> {
    let mut attacker = AttackGuest::new(server, ATTACKER, "Catilina").await?;
    let table = attacker.play("tiro").await?;
    let big = give(&mut attacker, &table, BIG, BIG_LENGTH).await?;
    let small = if big < BIG { give(&mut attacker, &table, SMALL, SMALL_LENGTH).await? } else { 0 };
    server.restart()?;
    let mut guests = Vec::new();
    for _ in 0..AT_ONCE {
        let http = load::http::Http::connect_from(ATTACKER, server.address).await?;
        guests.push(AttackGuest { http, person: attacker.person.clone() });
    }
    let path = format!("/tables/{table}");
    let look = async |guest: &mut AttackGuest| {
        let answer = guest.send("GET", &path, &Value::Null).await;
        answer.map_or(0, |answer| answer.status)
    };
    let (statuses, delay) =
        page_delay_during(server, join_all(guests.iter_mut().map(look))).await?;
    let answered = statuses.iter().filter(|status| matches!(status, 200 | 429 | 503)).count();
    let measured = format!(
        "{big} orders of 60 kB and {small} small ones granted, {answered} of {AT_ONCE} answered, \
         a page in {}",
        millis(delay)
    );
    Ok(AttackFinding::new(answered == AT_ONCE, measured))
}

/// Sends orders of this length until one is refused; gives how many were granted.
async fn give(guest: &mut AttackGuest, table: &str, most: usize, length: usize) -> Result<usize> {
    let end = Instant::now() + TIME;
    for n in 0..most {
        let ask = format!("{n}-{}", "x".repeat(length));
        let order = json!({ "when": { "ask": ask }, "play": ["decline"] });
        let command = json!({ "command": "order", "seat": 0, "orders": [order] });
        let Ok(answer) = timeout_at(end, guest.ask(table, &command)).await else { return Ok(n) };
        if answer?.status != 200 {
            return Ok(n);
        }
    }
    Ok(most)
}
