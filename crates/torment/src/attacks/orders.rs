//! Standing orders are written to the log. Without a limit they fill it, and nothing else can be
//! written any more: no answer of a bot, no resignation.

use std::time::Duration;

use load::Result;
use load::server::ServerProcess;
use serde_json::json;
use tokio::time::{Instant, timeout_at};

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, SOON, bot_delay};

/// More than a table should take.
const ORDERS: u32 = 4_500;
const TIME: Duration = Duration::from_secs(40);

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let mut attacker = AttackGuest::new(server, ATTACKER, "Catilina").await?;
    let (mut second, end) = (attacker.again().await?, Instant::now() + TIME);
    let tables = [attacker.play("legatus").await?, attacker.play("legatus").await?];
    let granted =
        tokio::join!(fill(&mut attacker, &tables[0], end), fill(&mut second, &tables[1], end));
    let (first, second) = (granted.0?, granted.1?);
    let delay = bot_delay(server).await?;
    let mut resigned = 0;
    for table in &tables {
        let answer = attacker.ask(table, &json!({ "command": "resign" })).await?;
        resigned += u32::from(answer.status == 200);
    }
    let gone = attacker.post("/me/delete", &json!({ "name": "Catilina" })).await?.status;
    let finding = AttackFinding::new(
        first < ORDERS && second < ORDERS,
        format!("{first} and {second} orders granted"),
    );
    Ok(finding
        .and(delay < SOON, &format!("another's bot answers in {}", millis(delay)))
        .and(resigned == 2, &format!("{resigned} of 2 resigned"))
        .and(gone == 204, &format!("deletion {gone}")))
}

/// Sends orders until one is refused or the time is up; gives how many were granted.
async fn fill(guest: &mut AttackGuest, table: &str, end: Instant) -> Result<u32> {
    for n in 0..ORDERS {
        let order = json!({ "when": { "ask": n.to_string() }, "play": ["decline"] });
        let command = json!({ "command": "order", "seat": 0, "orders": [order] });
        let Ok(answer) = timeout_at(end, guest.ask(table, &command)).await else { break };
        if answer?.status != 200 {
            return Ok(n);
        }
    }
    Ok(ORDERS)
}
