//! The deck of Gloria Mundi is an option of a table, and every state of the table has it.

use std::time::Duration;

use load::Result;
use load::server::ServerProcess;
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, page_delay};

const TIME: Duration = Duration::from_secs(20);
/// More than a name needs, and about as much as fits into 64 kB.
const LENGTHS: [usize; 3] = [20_000, 500, 60];
const TABLES: usize = 150;

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let mut attacker = AttackGuest::new(server, ATTACKER, "Catilina").await?;
    let games = attacker.send("GET", "/games", &Value::Null).await?.is(200)?.json()?;
    let games = games.as_array().into_iter().flatten();
    let mut games = games.filter(|game| game["slug"] == "gloria-mundi");
    let options = games.next().ok_or("no Gloria Mundi")?["options"].clone();
    let mut finding = AttackFinding::new(true, String::from("tables"));
    for length in LENGTHS {
        let n = open(&mut attacker, &options, length).await?;
        let is_long = length > 1_000;
        finding = finding.and(!is_long || n == 0, &format!("{n} with names of {length}"));
    }
    let delay = page_delay(server).await?;
    Ok(finding.and(true, &format!("a page in {}", millis(delay))))
}

/// Opens tables whose cards have names of this length and looks at each. Gives the number.
async fn open(guest: &mut AttackGuest, options: &Value, length: usize) -> Result<usize> {
    let mut options = options.clone();
    let cards = options["deck"]["cards"].as_array_mut().ok_or("a game without cards")?;
    for (n, card) in cards.iter_mut().enumerate() {
        let (_, rest) = card.as_str().and_then(|card| card.split_once('|')).ok_or("no card")?;
        *card = json!(format!("{:x<length$}|{rest}", format!("{n} ")));
    }
    let (new, end) = (json!({ "game": "gloria-mundi", "options": options }), Instant::now() + TIME);
    for n in 0..TABLES {
        let made = timeout_at(end, guest.post("/tables", &new)).await;
        let Ok(Ok(made)) = made else { return Ok(n) };
        if made.status != 201 {
            return Ok(n);
        }
        let path = format!("/t/{}", made.json()?["id"].as_str().unwrap_or_default());
        let cookie = guest.person.cookie.clone();
        guest.http.get(&path, &[("cookie", &cookie)]).await?.is(200)?;
    }
    Ok(TABLES)
}
