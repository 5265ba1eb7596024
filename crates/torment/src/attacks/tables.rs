//! One guest opens tables without end, and has bots think at others.

use load::Result;
use load::server::ServerProcess;

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, SOON, bot_delay};

const OPEN: usize = 300;
const THINKING: usize = 60;

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let mut attacker = AttackGuest::new(server, ATTACKER, "Catilina").await?;
    let mut thinking = 0;
    while thinking < THINKING && attacker.play("legatus").await.is_ok() {
        thinking += 1;
    }
    let mut open = 0;
    while open < OPEN && attacker.open().await?.status == 201 {
        open += 1;
    }
    let delay = bot_delay(server).await?;
    let finding = AttackFinding::new(
        open < OPEN && thinking < THINKING,
        format!("{open} and {thinking} granted"),
    );
    Ok(finding.and(delay < SOON, &format!("another's bot answers in {}", millis(delay))))
}
