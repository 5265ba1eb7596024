//! Live updates over sockets: the whole on connecting, then the pieces that changed since the last
//! message. A slow browser skips to the newest state.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use serde::Deserialize;
use table::UserId;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use crate::auth::Visitor;
use crate::auth::posted::is_own_origin;
use crate::connections::sockets::Upgrade;
use crate::connections::websocket::{Goodbye, Heard, Lost, Socket};
use crate::core::app::{App, Shared};
use crate::core::credentials::Pass;
use crate::core::metrics::Held;
use crate::core::pieces::{Marks, News, PiecedText};
use crate::core::problem::Problem;
use crate::core::tables::{TableHandle, TableSnapshot, Viewer, admit};
use crate::core::text;
use crate::failure::Failure;
use crate::pages::table::fragment;
use crate::pages::{Path, Query};

/// Pings in a row without an answer after which the other side counts as gone.
const MAX_UNANSWERED: u32 = 3;
/// Messages that are heard between two pings. A page sends a beat every other second at most.
const MAX_HEARD: u32 = 100;
/// For a goodbye to a page that is nobody's any more.
const DISMISSAL: Duration = Duration::from_secs(5);

/// What the page has already.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Has {
    #[serde(default)]
    stamp: String,
    /// Whose page it is; empty is nobody's.
    #[serde(default)]
    user: Option<String>,
    /// Whether it can inflate messages.
    #[serde(default)]
    inflates: bool,
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
    let pass = visitor.pass();
    if has.user.is_some_and(|user| user != pass.user().map_or("", |user| &user.0)) {
        let dismiss = |socket| close(socket, Goodbye::Policy, DISMISSAL);
        return Ok(upgrade.handshake.agree(dismiss));
    }
    admit(&open.now(), pass.user())?;
    let render = move |app: &Shared, kept: &TableSnapshot, user: Option<&UserId>| {
        Some(fragment(app, kept, &Viewer::new(&kept.table, user)))
    };
    Ok(upgraded(
        app,
        upgrade,
        Feed { open, pass, stamp: has.stamp, inflates: has.inflates },
        render,
    )?)
}

/// A page of ours asks for a socket. Browsers let pages of others ask too, with our cookies.
pub(crate) struct OwnUpgrade(Upgrade);

impl FromRequestParts<App> for OwnUpgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        if !is_own_origin(app, &parts.headers) {
            return Err(Problem::forged().into());
        }
        Ok(Self(Upgrade::read(parts, app).await?))
    }
}

/// A table that is followed.
pub(crate) struct Feed {
    pub(crate) open: Arc<TableHandle>,
    pub(crate) pass: Pass,
    /// What the other side has already; it is sent only when it changes.
    pub(crate) stamp: String,
    /// Whether it takes texts deflated, where that makes them shorter.
    pub(crate) inflates: bool,
}

/// Opens a socket with small buffers: a thousand of them must fit into a few megabytes.
pub(crate) fn upgraded<R>(
    app: App,
    upgrade: Upgrade,
    feed: Feed,
    render: R,
) -> Result<Response, Problem>
where
    R: Fn(&Shared, &TableSnapshot, Option<&UserId>) -> Option<Arc<PiecedText>>
        + Send
        + Sync
        + 'static,
{
    let places = upgrade.places(&app, feed.pass.user())?;
    // A server that stops waits until nobody listens any more.
    let listens = app.stopping.subscribe();
    let locale = text::locale();
    Ok(upgrade.handshake.agree(async move |socket| {
        text::speaking(locale, push(&app, feed, render, socket)).await;
        drop((listens, places));
    }))
}

/// Sends what the viewer sees, whenever it changes, and nothing else: the number and the moments
/// of messages tell no more than their contents.
async fn push<R>(app: &Shared, feed: Feed, render: R, mut socket: Socket)
where
    R: Fn(&Shared, &TableSnapshot, Option<&UserId>) -> Option<Arc<PiecedText>>,
{
    let _held = Held::new(&app.metrics.sockets);
    let Feed { open, pass, stamp, inflates } = feed;
    let user = pass.user();
    let mut doubted = app.passes.watch(&pass);
    // What ended before we watched is not told again.
    doubted.mark_changed();
    let mut changed = open.watch();
    changed.mark_changed();
    let mut ping = interval(app.config.socket_ping);
    let (mut unanswered, mut n_heard) = (0, 0);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ping.reset();
    let mut check = interval(app.config.socket_check);
    check.set_missed_tick_behavior(MissedTickBehavior::Delay);
    check.reset();
    let mut sent = Sent::Page { stamp };
    loop {
        let message = tokio::select! {
            () = app.stopped() => break,
            is_news = doubt(&mut doubted, &mut check) => match app.passes.is_valid(&app.store, &pass).await {
                Ok(false) => return close(socket, Goodbye::Policy, app.config.socket_patience).await,
                // The other side comes again and shows its pass anew.
                Err(_) if is_news => break,
                Ok(true) | Err(_) => continue,
            },
            _ = ping.tick() => {
                if unanswered == MAX_UNANSWERED { break }
                (unanswered, n_heard) = (unanswered + 1, 0);
                Said::Ping
            }
            heard = socket.hear() => {
                let Ok(heard) = heard else { return };
                (unanswered, n_heard) = (0, n_heard + 1);
                if n_heard > MAX_HEARD { break }
                match heard {
                    Heard::Beat => Said::Beat,
                    Heard::Sign => continue,
                }
            },
            change = changed.changed() => {
                if change.is_err() { break }
                let kept = open.now();
                if admit(&kept, user).is_err() {
                    return close(socket, Goodbye::Policy, app.config.socket_patience).await;
                }
                let Some(pieces) = render(app, &kept, user) else { break };
                let Some(news) = sent.update(&pieces) else { continue };
                Said::News(news)
            }
        };
        // A client that accepts nothing for this long is dropped.
        let send = async {
            match message {
                Said::News(news) => tell(&mut socket, &news, inflates).await,
                Said::Ping => socket.ping().await,
                Said::Beat => socket.beat().await,
            }
        };
        if !matches!(timeout(app.config.socket_patience, send).await, Ok(Ok(()))) {
            return;
        }
    }
    close(socket, Goodbye::Away, app.config.socket_patience).await;
}

/// Sends a text as the other side takes it.
async fn tell(socket: &mut Socket, news: &News, inflates: bool) -> Result<(), Lost> {
    match inflates.then(|| news.packed()).flatten() {
        Some(packed) => socket.tell_packed(packed.clone()).await,
        None => socket.tell(news.text().clone()).await,
    }
}

/// What is sent to the other side of a socket.
enum Said {
    News(Arc<News>),
    Ping,
    Beat,
}

/// What the other side of a socket has. Only marks are kept: thousands of pages would take the memory
/// of tables.
enum Sent {
    /// Nothing from us, and perhaps a page with this stamp.
    Page {
        stamp: String,
    },
    Pieces(Marks),
}

impl Sent {
    /// What is still to be sent, so that the other side has all of these.
    fn update(&mut self, pieces: &PiecedText) -> Option<Arc<News>> {
        let had = std::mem::replace(self, Self::Pieces(pieces.marks()));
        match had {
            Self::Page { stamp } if pieces.has_stamp(&stamp) => None,
            Self::Page { .. } => Some(pieces.whole_news()),
            Self::Pieces(marks) => pieces.since(&marks),
        }
    }
}

/// Waits until the pass has to be looked at, and gives whether there is news of it; else its time
/// may be over.
async fn doubt(news: &mut watch::Receiver<()>, check: &mut Interval) -> bool {
    tokio::select! {
        Ok(()) = news.changed() => true,
        _ = check.tick() => false,
    }
}

/// Says goodbye. `POLICY` tells a page that it may not go on as it is and has to be loaded anew.
async fn close(mut socket: Socket, goodbye: Goodbye, patience: Duration) {
    // The other side may be gone already.
    let _ = timeout(patience, socket.close(goodbye)).await;
}
