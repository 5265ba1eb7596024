//! Live updates over sockets.

use std::net::TcpStream;
use std::time::Duration;

use engine::Rng;
use flate2::{Decompress, FlushDecompress, Status};
use games::GameKind;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

use crate::client::{Browser, Program, between, send};
use crate::games::{answer, dealt};
use crate::people::until;
use crate::server::Site;

/// A socket of the site.
pub(crate) struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) fn open(base: &str, path: &str, headers: &[(&'static str, &str)]) -> Self {
        Self::try_open(base, path, headers).expect("a socket")
    }

    pub(crate) fn try_open(
        base: &str,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, tungstenite::Error> {
        let url = format!("{}{path}", base.replacen("http", "ws", 1));
        let mut request = url.into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value)?);
        }
        tungstenite::connect(request).map(|(socket, _)| Self(socket))
    }

    /// The next text.
    pub(crate) fn next(&mut self) -> String {
        self.next_of(false).0
    }

    /// The next text, which travels deflated, and how many bytes that takes.
    pub(crate) fn next_packed(&mut self) -> (String, usize) {
        self.next_of(true)
    }

    fn next_of(&mut self, is_packed: bool) -> (String, usize) {
        loop {
            let message = self.0.read().expect("a message");
            let length = message.len();
            match (&message, is_packed) {
                (Message::Text(text), false) => return (text.to_string(), length),
                (Message::Binary(packed), true) => return (inflated(packed), length),
                (odd, _) => assert!(!odd.is_text() && !odd.is_binary(), "{odd:?}"),
            }
        }
    }

    /// Reads until the server closes; gives the code of its goodbye.
    pub(crate) fn end(&mut self) -> Option<u16> {
        if let MaybeTlsStream::Plain(stream) = self.0.get_ref() {
            stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        }
        loop {
            match self.0.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(error) => panic!("no goodbye: {error}"),
            }
        }
    }
}

fn inflated(packed: &[u8]) -> String {
    const MOST: usize = 1 << 20;
    let mut text = Vec::with_capacity(MOST);
    let done = Decompress::new(false).decompress_vec(packed, &mut text, FlushDecompress::Finish);
    assert_eq!(done.expect("it is deflated"), Status::StreamEnd);
    String::from_utf8(text).expect("a text")
}

#[test]
fn every_viewer_is_sent_what_he_would_load() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloryToRome, &anna, &ben);
    let mut carla = Browser::guest(&site.base, "Carla");
    let path = format!("/t/{id}/live");
    let mut page = Socket::open(&site.base, &path, &[("cookie", &carla.cookie)]);
    let stream = format!("/api/v1/tables/{id}/stream");
    let mut json = Socket::open(&site.base, &stream, &[("authorization", &anna.authorization())]);
    page.next();
    let first: Value = serde_json::from_str(&json.next()).expect("it is there");
    assert_eq!(first, anna.see(&id));
    let mut dice = Rng::new(2);
    for _ in 0..10 {
        for who in [&anna, &ben] {
            let Some(act) = answer(&who.see(&id), &mut dice) else { continue };
            who.ask(&id, &act).is(200);
            let pushed = loop {
                let pushed: Value = serde_json::from_str(&json.next()).expect("it is there");
                if pushed["table"]["version"] == anna.see(&id)["table"]["version"] {
                    break pushed;
                }
            };
            assert_eq!(pushed, anna.see(&id));
        }
    }
    let loaded = carla.get(&format!("/t/{id}")).body;
    let version = |text: &str| between(text, "data-version=\"", "\"").map(str::to_owned);
    let pushed = loop {
        let pushed = page.next();
        if version(&pushed) == version(&loaded) {
            break pushed;
        }
    };
    let stamp = |text: &str| between(text, "data-stamp=\"", "\"").map(str::to_owned);
    assert_eq!(stamp(&pushed), stamp(&loaded));
}

/// The whole comes once; afterwards what is the same is only named.
#[test]
fn what_did_not_change_does_not_travel_again() {
    const CONTRACT: &str = "<details class=\"slab\" id=\"contract\"";
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloryToRome, &anna, &ben);
    let mut page = Socket::open(&site.base, &format!("/t/{id}/live"), &[]);
    let whole = page.next();
    assert!(whole.contains(CONTRACT) && !whole.contains("<wbr"), "{whole}");
    let mut dice = Rng::new(3);
    for who in [&anna, &ben] {
        if let Some(act) = answer(&who.see(&id), &mut dice) {
            who.ask(&id, &act).is(200);
            break;
        }
    }
    let news = page.next();
    assert!(news.starts_with("<div id=\"live\"") && news.contains("<wbr"), "{news}");
    assert!(!news.contains(CONTRACT), "{news}");
    assert!(news.len() * 2 < whole.len(), "{} of {} bytes", news.len(), whole.len());
    // Who comes anew has nothing.
    let mut again = Socket::open(&site.base, &format!("/t/{id}/live"), &[]);
    assert!(again.next().contains(CONTRACT));
}

/// Who has the newest state already is sent nothing until it changes; who has another gets all.
#[test]
fn a_page_that_is_current_is_left_alone() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let mut carla = Browser::guest(&site.base, "Carla");
    let page = carla.get(&format!("/t/{id}")).body;
    let stamp = between(&page, "data-stamp=\"", "\"").expect("it is there");
    let cookie = [("cookie", &*carla.cookie)];
    let current = format!("/t/{id}/live?stamp={stamp}");
    let mut current = Socket::open(&site.base, &current, &cookie);
    let mut old = Socket::open(&site.base, &format!("/t/{id}/live?stamp=0123"), &cookie);
    assert!(old.next().contains(stamp));
    anna.ask(&id, &json!({ "command": "say", "text": "only players read this" })).is(200);
    let mut dice = Rng::new(1);
    for who in [&anna, &ben] {
        if let Some(act) = answer(&who.see(&id), &mut dice) {
            who.ask(&id, &act).is(200);
            break;
        }
    }
    let first = current.next();
    assert!(!first.contains(stamp), "something new came first");
    assert!(!first.contains("only players"), "{first}");
    assert_eq!(first, old.next(), "what players say is no news for spectators");
}

/// Who says so is sent every long text deflated, and the same text as the others.
#[test]
fn a_page_that_can_inflate_is_sent_less() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloryToRome, &anna, &ben);
    let path = format!("/t/{id}/live");
    let open = |query: &str| Socket::open(&site.base, &format!("{path}{query}"), &[]);
    let (mut plain, mut other) = (open(""), open("?inflates=false&stamp=0123"));
    let (mut packed, mut late) = (open("?inflates=true"), open("?inflates=true&stamp=0123"));
    let mut dice = Rng::new(6);
    let (mut n_sent, mut n_told) = (0, 0);
    for n in 0..6 {
        let (text, (same, length)) = (plain.next(), packed.next_packed());
        assert_eq!(other.next(), text);
        assert_eq!((&same, late.next_packed()), (&text, (text.clone(), length)), "{n}");
        (n_sent, n_told) = (n_sent + length, n_told + text.len());
        let answers = [&anna, &ben].map(|who| answer(&who.see(&id), &mut dice));
        let (who, act) = [&anna, &ben]
            .into_iter()
            .zip(answers)
            .find_map(|(who, act)| Some((who, act?)))
            .expect("an answer");
        who.ask(&id, &act).is(200);
    }
    assert!(n_sent * 3 < n_told, "{n_sent} of {n_told} bytes");
    // A line that is alive says so as it was asked.
    packed.0.send(Message::text(".")).expect("it is sent");
    while packed.0.read().expect("a message") != Message::text(".") {}
    let odd = Socket::try_open(&site.base, &format!("{path}?inflates=perhaps"), &[]);
    assert!(odd.is_err(), "it says neither");
    let stream = format!("/api/v1/tables/{id}/stream?inflates=true");
    let mut json = Socket::open(&site.base, &stream, &[("authorization", &anna.authorization())]);
    assert!(json.next().starts_with('{'), "programs are sent text");
}

#[test]
fn a_socket_needs_our_own_origin() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let path = format!("/t/{id}/live");
    let from = |origin: &str| Socket::try_open(&site.base, &path, &[("origin", origin)]).is_ok();
    assert!(from(&site.base));
    assert!(!from("http://evil.example"));
    let stream = format!("/api/v1/tables/{id}/stream");
    assert!(Socket::try_open(&site.base, &stream, &[]).is_err(), "no token");
}

/// A client that takes nothing is not waited for forever.
#[test]
fn who_does_not_read_is_let_go() {
    let site = Site::with(|config| config.socket_patience = Duration::from_millis(200));
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let stream = format!("/api/v1/tables/{id}/stream");
    let _socket = Socket::open(&site.base, &stream, &[("authorization", &anna.authorization())]);
    let n_sockets = || {
        let metrics = send("GET", &format!("{}/metrics", site.base), &[], "").is(200).body;
        between(&metrics, "\ntrivium_sockets ", "\n").map(str::to_owned)
    };
    until(|| (n_sockets()? == "1").then_some(()));
    let text = "🏛".repeat(500);
    until(|| {
        anna.ask(&id, &json!({ "command": "say", "text": text })).is(200);
        (n_sockets()? == "0").then_some(())
    });
}

/// The client answers a ping only while it reads.
#[test]
fn a_socket_that_answers_no_ping_is_closed() {
    let site = Site::with(|config| config.socket_ping = Duration::from_millis(50));
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let n_sockets = |n: usize| {
        let metrics = send("GET", &format!("{}/metrics", site.base), &[], "").is(200).body;
        metrics.contains(&format!("\ntrivium_sockets {n}\n")).then_some(())
    };
    let path = format!("/t/{id}/live");
    let mut mute = Socket::open(&site.base, &path, &[]);
    mute.next();
    until(|| n_sockets(1));
    until(|| n_sockets(0));
    drop(mute);
    let mut reader = Socket::open(&site.base, &path, &[]);
    reader.next();
    for _ in 0..20 {
        reader.0.read().expect("a ping, which reading answers");
    }
    n_sockets(1).expect("who answers stays");
}

/// A page that hears nothing asks; who asks without end is let go, and so is who says too much.
#[test]
fn a_beat_is_answered_and_a_flood_is_not() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::Fortuna, &anna, &ben);
    let path = format!("/t/{id}/live");
    let mut page = Socket::open(&site.base, &path, &[]);
    page.next();
    for _ in 0..10 {
        page.0.send(Message::text(".")).expect("it is sent");
        assert_eq!(page.next(), ".");
    }
    // Something else is heard and not answered: the next echo is of the beat.
    page.0.send(Message::text("..")).expect("it is sent");
    page.0.send(Message::text(".")).expect("it is sent");
    assert_eq!(page.next(), ".");
    for _ in 0..100 {
        // The server may have closed already.
        let _ = page.0.send(Message::text("."));
    }
    assert_eq!(page.end(), Some(1001));
    let mut long = Socket::open(&site.base, &path, &[]);
    long.next();
    long.0.send(Message::text("x".repeat(5_000))).expect("it is sent");
    let is_gone = std::iter::from_fn(|| Some(long.0.read())).take(5).any(|read| read.is_err());
    assert!(is_gone, "nothing so long is taken");
}
