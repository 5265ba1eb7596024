//! More requests than one address or one user may send, under many names.

use std::time::Instant;

use futures_util::future::join_all;
use load::Result;
use load::server::ServerProcess;
use serde_json::{Value, json};

use super::AttackFinding;
use crate::guest::{ATTACKER, AttackGuest, OTHER};

const CONNECTIONS: usize = 20;
const REQUESTS: usize = 100;
const TOKENS: usize = 50;
const REQUESTS_OF_TOKEN: usize = 20;
/// More than an address, or a user, gets at once and in a second.
const STRANGERS: (f64, f64) = (600.0, 60.0);
const USER: (f64, f64) = (250.0, 30.0);

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let start = Instant::now();
    let random = random(server).await?;
    let most = STRANGERS.0 + STRANGERS.1 * start.elapsed().as_secs_f64();
    let all = CONNECTIONS * REQUESTS;
    let finding =
        AttackFinding::new(random < most, format!("{random} of {all} with random tokens"));
    let start = Instant::now();
    let (n_tokens, granted) = tokens(server).await?;
    let most = USER.0 + USER.1 * start.elapsed().as_secs_f64();
    let all = n_tokens * REQUESTS_OF_TOKEN;
    Ok(finding.and(granted < most, &format!("{granted} of {all} with {n_tokens} tokens of a user")))
}

/// How many requests with tokens that are none are looked at.
async fn random(server: &ServerProcess) -> Result<f64> {
    let mut guests = vec![AttackGuest::new(server, ATTACKER, "Catilina").await?];
    for _ in 1..CONNECTIONS {
        guests.push(guests[0].again().await?);
    }
    let ask = async |(connection, guest): (usize, &mut AttackGuest)| -> Result<f64> {
        let mut seen = 0.0;
        for n in 0..REQUESTS {
            guest.person.authorization = format!("Bearer {:064x}", connection * REQUESTS + n);
            let answer = guest.send("GET", "/me", &Value::Null).await?;
            seen += f64::from(u8::from(answer.status != 429));
        }
        Ok(seen)
    };
    join_all(guests.iter_mut().enumerate().map(ask)).await.into_iter().sum()
}

/// How many tokens a user gets, and how many requests with them are granted.
async fn tokens(server: &ServerProcess) -> Result<(usize, f64)> {
    let mut guest = AttackGuest::new(server, OTHER, "Livia").await?;
    let mut tokens = Vec::new();
    while tokens.len() < TOKENS {
        let made = guest.post("/tokens", &json!({ "label": tokens.len().to_string() })).await?;
        if made.status != 201 {
            break;
        }
        tokens.push(format!("Bearer {}", made.json()?["token"].as_str().unwrap_or_default()));
    }
    let mut granted = 0.0;
    for token in tokens.iter().cycle().take(tokens.len() * REQUESTS_OF_TOKEN) {
        guest.person.authorization.clone_from(token);
        let answer = guest.send("GET", "/me", &Value::Null).await?;
        granted += f64::from(u8::from(answer.status == 200));
    }
    Ok((tokens.len(), granted))
}
