//! What goes on at a site besides play, and whether its memory grows.

use std::net::SocketAddr;
use std::time::Duration;

use engine::Rng;
use load::http::Http;
use load::person::LoadUser;
use load::server::Process;
use tokio::time::sleep;

use crate::Result;

/// Something is done this often.
const PAUSE: Duration = Duration::from_millis(250);
/// Memory is looked at this often.
const LOOK: Duration = Duration::from_secs(5);
/// Memory at the end may exceed that of the second quarter by this share, or by as many bytes.
const GROWTH: f64 = 0.05;
const SLACK: u64 = 8 << 20;

/// Pages that anyone can look at.
const PAGES: [&str; 8] = [
    "/",
    "/games",
    "/learn",
    "/rules/fortuna",
    "/cards/glory-to-rome",
    "/new/gloria-mundi",
    "/help/fortuna",
    "/healthz",
];

/// Visitors look at pages, and newcomers take a name. Gives what went wrong.
pub(crate) async fn bystanders(address: SocketAddr, until: tokio::time::Instant) -> Vec<String> {
    let (mut dice, mut errors, mut number) = (Rng::new(7), Vec::new(), 0);
    while tokio::time::Instant::now() < until {
        number += 1;
        let done = match dice.below(16) {
            0 => newcomer(address, number).await,
            n => look(address, PAGES[n % PAGES.len()]).await,
        };
        errors.extend(done.err().map(|error| error.to_string()));
        sleep(PAUSE).await;
    }
    errors
}

async fn look(address: SocketAddr, path: &str) -> Result<()> {
    Http::connect(address).await?.get(path, &[]).await?.is(200)?;
    Ok(())
}

async fn newcomer(address: SocketAddr, number: u32) -> Result<()> {
    let mut http = Http::connect(address).await?;
    let person = LoadUser::new(&mut http, &format!("Newcomer+{number}")).await?;
    let headers = [("authorization", &*person.authorization)];
    http.get("/api/v1/tables?list=mine", &headers).await?.is(200)?;
    Ok(())
}

/// Looks at the memory of the server until the moment comes.
pub(crate) async fn watch(process: Process, until: tokio::time::Instant) -> Vec<u64> {
    let mut seen = Vec::new();
    while tokio::time::Instant::now() < until {
        seen.extend(process.resident());
        sleep(LOOK).await;
    }
    seen
}

/// The median memory of the second and of the last quarter; none when too little was seen.
pub(crate) fn quarters(seen: &[u64]) -> Option<(u64, u64)> {
    let quarter = seen.len().div_euclid(4);
    let early = middle(seen.get(quarter..2 * quarter)?)?;
    let late = middle(seen.get(3 * quarter..)?)?;
    Some((early, late))
}

fn middle(seen: &[u64]) -> Option<u64> {
    let mut sorted = seen.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len().div_euclid(2)).copied()
}

/// Whether memory grew more than chance explains.
#[expect(clippy::cast_precision_loss, reason = "figures are not exact")]
pub(crate) fn has_grown((early, late): (u64, u64)) -> bool {
    late > early + SLACK && late as f64 > early as f64 * (1.0 + GROWTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_told_from_noise() {
        let mib = |n: u64| n << 20;
        let flat: Vec<u64> = (0..80).map(|n| mib(200 + n % 5)).collect();
        assert!(!has_grown(quarters(&flat).expect("quarters")));
        let leak: Vec<u64> = (0..80).map(|n| mib(200 + n)).collect();
        assert!(has_grown(quarters(&leak).expect("quarters")));
        assert_eq!(quarters(&[]), None);
    }
}
