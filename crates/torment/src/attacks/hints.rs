//! A hint is the answer of a bot that thinks.

use std::time::Duration;

use load::Result;
use load::person::csrf;
use load::server::ServerProcess;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, SOON, bot_delay};

const GUESTS: usize = 40;
const HINTS: usize = 6;
/// Until all of them are asked for.
const START: Duration = Duration::from_millis(500);

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let mut asked = JoinSet::new();
    for n in 0..GUESTS {
        let mut guest = AttackGuest::new(server, ATTACKER, &format!("Catilina+{n}")).await?;
        let table = guest.play("tiro").await?;
        guest.turn(&table).await?;
        let cookie = guest.person.cookie.clone();
        let page = guest.http.get("/", &[("cookie", &cookie)]).await?.is(200)?;
        let form = format!("csrf={}", csrf(&page.body)?);
        for _ in 0..HINTS {
            asked.spawn(hint(guest.again().await?, format!("/t/{table}/hint"), form.clone()));
        }
    }
    sleep(START).await;
    let delay = bot_delay(server).await?;
    let mut answered = Vec::new();
    while let Some(done) = asked.try_join_next() {
        answered.extend(done?);
    }
    let given = answered.iter().filter(|status| **status == 200).count();
    let measured = format!(
        "{given} of {} hints given, another's bot answers in {}",
        GUESTS * HINTS,
        millis(delay)
    );
    Ok(AttackFinding::new(delay < SOON, measured))
}

async fn hint(mut guest: AttackGuest, path: String, form: String) -> Option<u16> {
    let cookie = guest.person.cookie.clone();
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let answer = guest.http.post(&path, &[("cookie", &cookie), kind], form).await;
    answer.ok().map(|answer| answer.status)
}
