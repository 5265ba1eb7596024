//! Wrong passwords must not keep out the one who knows the right one.

use load::Result;
use load::http::Http;
use load::server::ServerProcess;
use serde_json::json;

use super::AttackFinding;
use crate::guest::{ATTACKER, AttackGuest, OTHER};

const TRIES: usize = 15;
const PASSWORD: &str = "a long password";

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let mut owner = AttackGuest::new(server, OTHER, "Livia").await?;
    let account = json!({ "name": "Livia", "password": PASSWORD });
    owner.send("PUT", "/me/account", &account).await?.is(200)?;
    let mut thief = Http::connect_from(ATTACKER, server.address).await?;
    let mut looked_at = 0;
    for _ in 0..TRIES {
        looked_at += u32::from(log_in(&mut thief, "wrong password").await? == 401);
    }
    let mut elsewhere = Http::connect_from(OTHER, server.address).await?;
    let status = log_in(&mut elsewhere, PASSWORD).await?;
    let measured = format!("{looked_at} of {TRIES} looked at, the owner elsewhere gets {status}");
    Ok(AttackFinding::new(status == 201, measured))
}

async fn log_in(http: &mut Http, password: &str) -> Result<u16> {
    let body = json!({ "name": "Livia", "password": password }).to_string();
    let headers = [("content-type", "application/json")];
    Ok(http.post("/api/v1/login", &headers, body).await?.status)
}
