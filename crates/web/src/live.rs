//! Live updates over sockets: whole fragments, never differences, so that whatever was missed
//! does not matter. A slow browser skips to the newest state.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use serde::Deserialize;
use table::UserId;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::{App, Shared};
use crate::auth::Visitor;
use crate::auth::posted::is_own_origin;
use crate::hub::{Kept, Open, Viewer};
use crate::metrics::Held;
use crate::pages::table::{admit, fragment};
use crate::pages::{Failure, Path, Query};
use crate::problem::Problem;
use crate::text::{self, site};

/// A proxy must not think that the connection is dead.
const PING: Duration = Duration::from_secs(25);
const MAX_SOCKETS: i64 = 20_000;

/// What the page has already.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Has {
    #[serde(default)]
    stamp: String,
}

/// Opens the socket of a page.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(has): Query<Has>,
    OwnUpgrade(upgrade): OwnUpgrade,
) -> Result<Response, Failure> {
    let open = app.table(&id).await?;
    let user = visitor.id();
    admit(&open.now(), user.as_ref())?;
    let render = move |app: &Shared, kept: &Kept, user: Option<&UserId>| {
        Some(fragment(app, kept, &Viewer::new(&kept.table, user)))
    };
    Ok(upgraded(app, upgrade, Feed { open, user, stamp: has.stamp }, render)?)
}

/// A page of ours asks for a socket. Browsers let pages of others ask too, with our cookies.
pub(crate) struct OwnUpgrade(WebSocketUpgrade);

impl FromRequestParts<App> for OwnUpgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        if !is_own_origin(app, &parts.headers) {
            return Err(Problem::forged().into());
        }
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await.ok();
        Ok(Self(upgrade.ok_or_else(|| Problem::malformed("websocket"))?))
    }
}

/// A table that somebody follows.
pub(crate) struct Feed {
    pub(crate) open: Arc<Open>,
    pub(crate) user: Option<UserId>,
    /// Whoever has this already needs it only when it changes.
    pub(crate) stamp: String,
}

/// Opens a socket with small buffers: a thousand of them must fit into a few megabytes.
pub(crate) fn upgraded<R>(
    app: App,
    upgrade: WebSocketUpgrade,
    feed: Feed,
    render: R,
) -> Result<Response, Problem>
where
    R: Fn(&Shared, &Kept, Option<&UserId>) -> Option<Utf8Bytes> + Send + Sync + 'static,
{
    if app.metrics.sockets.load(Ordering::Relaxed) >= MAX_SOCKETS {
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", site().busy());
        return Err(Problem { retry_after: Some(30), ..problem });
    }
    let upgrade = upgrade.read_buffer_size(4 << 10).write_buffer_size(0);
    let upgrade = upgrade.max_message_size(4 << 10).max_frame_size(4 << 10);
    // A server that stops waits until nobody listens any more.
    let listens = app.stopping.subscribe();
    let locale = text::locale();
    Ok(upgrade.on_upgrade(async move |socket| {
        text::speaking(locale, push(&app, feed, render, socket)).await;
        drop(listens);
    }))
}

/// Sends what the viewer sees, whenever it changes, and nothing else: the number and the moments
/// of messages tell him no more than their contents.
async fn push<R>(app: &Shared, feed: Feed, render: R, mut socket: WebSocket)
where
    R: Fn(&Shared, &Kept, Option<&UserId>) -> Option<Utf8Bytes>,
{
    let _held = Held::new(&app.metrics.sockets);
    let Feed { open, user, stamp } = feed;
    let mut changed = open.watch();
    changed.mark_changed();
    let mut ping = interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ping.reset();
    let mut last = Utf8Bytes::default();
    loop {
        let message = tokio::select! {
            () = app.stopped() => break,
            _ = ping.tick() => Message::Ping(axum::body::Bytes::new()),
            received = socket.recv() => match received {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => continue,
            },
            change = changed.changed() => {
                if change.is_err() { break }
                let kept = open.now();
                if admit(&kept, user.as_ref()).is_err() { break }
                let Some(text) = render(app, &kept, user.as_ref()) else { break };
                let is_known = last.is_empty() && has_stamp(&text, &stamp);
                if is_known || text == last {
                    last = text;
                    continue;
                }
                last = text.clone();
                Message::Text(text)
            }
        };
        // Who does not take a message for so long is gone.
        let sent = timeout(app.config.socket_patience, socket.send(message)).await;
        if !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
    let away = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
    let goodbye = Message::Close(app.stopping.borrow().then_some(away));
    // The other side may be gone already.
    let _ = timeout(app.config.socket_patience, socket.send(goodbye)).await;
}

/// Whether the text, which begins with its stamp, carries this one.
fn has_stamp(text: &str, stamp: &str) -> bool {
    let head: String = text.chars().take(200).collect();
    !stamp.is_empty() && head.contains(&format!("\"{stamp}\""))
}
