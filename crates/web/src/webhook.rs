//! "It is your turn", sent to an address that the user has chosen.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use games::{GameKind, dispatch};
use table::UserId;
use tokio::sync::mpsc;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use words::Speak;

use crate::app::App;
use crate::metrics::count;
use crate::preferences::Preferences;
use crate::text::{site, speaking, words};

/// As many calls wait at most.
pub(crate) const QUEUE: usize = 256;
const PATIENCE: Duration = Duration::from_secs(10);
const MAX_ERROR: usize = 200;

/// Somebody is to be told that a table waits for him.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) user: UserId,
    pub(crate) table: String,
    pub(crate) game: GameKind,
}

/// Makes the calls, one after the other.
pub(crate) async fn work(app: App, mut calls: mpsc::Receiver<Call>) {
    loop {
        let call = tokio::select! {
            () = app.stopped() => return,
            call = calls.recv() => call,
        };
        match call {
            Some(call) => deliver(&app, call).await,
            None => return,
        }
    }
}

async fn deliver(app: &App, call: Call) {
    let Ok(user) = app.store.user(&call.user.0).await else {
        return;
    };
    let Some(url) = user.webhook.clone() else {
        return;
    };
    let locale = Preferences::of(&user).language.unwrap_or_default();
    let body = speaking(locale, async { message(app, &call) }).await;
    let allow_private = app.config.private_webhooks;
    let sent = tokio::task::spawn_blocking(move || send(&url, &body, allow_private)).await;
    let error = match sent {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(error),
        Err(error) => Some(error.to_string()),
    };
    count(&app.metrics.webhooks);
    if error != user.webhook_error {
        let error = error.map(|text| text.chars().take(MAX_ERROR).collect::<String>());
        if let Err(error) = app.store.set_webhook_error(&user.user_id, error.as_deref()).await {
            tracing::warn!(%error, "webhook result not stored");
        }
    }
}

/// Understood by chat services: most of them show `content` or `text`.
fn message(app: &App, call: &Call) -> String {
    let base = app.config.base_url.clone();
    let base = base.unwrap_or_else(|| format!("http://{}", app.config.listen));
    let link = format!("{}/t/{}", base.trim_end_matches('/'), call.table);
    let title = dispatch!(call.game, G => G::title(words()));
    let text = site().your_turn_at(&title, &link);
    let table = &call.table;
    serde_json::json!({ "content": text, "text": text, "table": table, "url": link }).to_string()
}

fn send(url: &str, body: &str, allow_private: bool) -> Result<(), String> {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .http_status_as_error(false)
        .proxy(None)
        .build();
    let resolver = Guarded { inner: DefaultResolver::default(), allow_private };
    let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), resolver);
    let sent = agent.post(url).header("content-type", "application/json").send(body);
    match sent {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(answer) => Err(answer.status().to_string()),
        Err(error) => Err(error.to_string()),
    }
}

/// Finds addresses, and no private ones unless they are allowed. What was looked up here is what
/// is connected to, so that a name cannot change between check and use.
#[derive(Debug)]
struct Guarded {
    inner: DefaultResolver,
    allow_private: bool,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &ureq::http::Uri,
        config: &ureq::config::Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        if self.allow_private || found.iter().all(|address| is_public(address.ip())) {
            return Ok(found);
        }
        Err(ureq::Error::HostNotFound)
    }
}

/// Whether an address belongs to the public Internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, ..] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_benchmark = a == 198 && (b == 18 || b == 19);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || is_shared
        || is_benchmark
        || a == 0
        || a >= 240)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only global unicast, without tunnels that carry another address inside.
    let first = address.segments()[0];
    (0x2000..0x4000).contains(&first) && first != 0x2002 && address.segments()[..2] != [0x2001, 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_known() {
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "169.254.169.254",
            "::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "0.0.0.0",
            "100.64.0.1",
            "2002:7f00:1::",
        ];
        for text in private {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in ["1.1.1.1", "2606:4700::1111"] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn a_private_address_is_not_called() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        assert!(send(&url, "{}", false).is_err());
        listener.set_nonblocking(true).unwrap();
        assert!(listener.accept().is_err(), "somebody called");
    }
}
