//! A webhook that takes a call and never answers must not delay the calls of others.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use load::Result;
use load::server::ServerProcess;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, OTHER, SOON};

const TARPITS: usize = 10;
const PATIENCE: Duration = Duration::from_secs(15);

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let tarpit = listener().await?;
    let mut stuck = Vec::new();
    for n in 0..TARPITS {
        call(server, ATTACKER, &format!("Catilina+{n}"), &tarpit).await?;
        // The call is taken and kept; the others may have to wait behind it.
        if n == 0 {
            stuck.push(timeout(PATIENCE, tarpit.accept()).await??);
        }
    }
    let quick = listener().await?;
    call(server, OTHER, "Livia", &quick).await?;
    let start = Instant::now();
    let called = timeout(PATIENCE, quick.accept()).await.is_ok();
    let (delay, n_stuck) = (start.elapsed(), stuck.len());
    let what = if called { "another is called after" } else { "another is not called in" };
    Ok(AttackFinding::new(
        delay < SOON,
        format!("{n_stuck} call stuck at least, {what} {}", millis(delay)),
    ))
}

async fn listener() -> Result<TcpListener> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?)
}

/// A guest whose turn it is, and whom the server calls for that.
async fn call(
    server: &ServerProcess,
    from: std::net::IpAddr,
    name: &str,
    listener: &TcpListener,
) -> Result<()> {
    let mut guest = AttackGuest::new(server, from, name).await?;
    let url = format!("http://{}/", listener.local_addr()?);
    guest.send("PUT", "/me/webhook", &json!({ "url": url })).await?.is(200)?;
    let table = guest.play("tiro").await?;
    guest.turn(&table).await?;
    Ok(())
}
