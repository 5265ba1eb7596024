//! A WebSocket that takes little memory: a message goes out in small frames, so that no socket keeps
//! room for a whole page, and there may be thousands of them.

use axum::body::{Body, Bytes};
use axum::http::header::{
    CONNECTION, HeaderName, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
pub(crate) use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

/// Bytes of the largest outgoing frame.
const FRAME: usize = 8 << 10;
/// The largest message that is taken: clients have little to say.
const MAX_MESSAGE: usize = 4 << 10;
/// What a page sends to hear whether the line is alive; it is sent back.
const BEAT: &str = ".";

#[derive(Debug)]
pub(crate) struct Handshake {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

impl Handshake {
    pub(crate) fn read(parts: &mut Parts) -> Option<Self> {
        let headers = &parts.headers;
        let is_asked = parts.method == Method::GET
            && has_word(headers, &CONNECTION, "upgrade")
            && has_word(headers, &UPGRADE, "websocket")
            && has_word(headers, &SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|_| is_asked)?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes())).ok()?;
        Some(Self { accept, upgrade: parts.extensions.remove()? })
    }

    /// Agrees, and goes on with the socket once the connection has become one.
    pub(crate) fn agree<F>(self, go_on: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { accept, upgrade } = self;
        tokio::spawn(async move {
            // A peer that hung up meanwhile wants nothing any more.
            if let Ok(upgraded) = upgrade.await {
                go_on(Socket::new(upgraded).await).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

fn has_word(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let texts = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goodbye {
    Away,
    /// The page may not go on as it is and has to be loaded anew.
    Policy,
}

#[derive(Debug)]
pub(crate) struct Lost;

/// What the other side said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Is the line alive?
    Beat,
    /// Something that shows only that it is there.
    Sign,
}

#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    async fn new(upgraded: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(MAX_MESSAGE)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE));
        let stream = TokioIo::new(upgraded);
        Self(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
    }

    /// Waits until the other side says something, or is gone.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Lost> {
        match self.0.next().await {
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Lost),
            Some(Ok(Message::Text(text))) if text.as_str() == BEAT => Ok(Heard::Beat),
            Some(Ok(_)) => Ok(Heard::Sign),
        }
    }

    /// Answers a beat.
    pub(crate) async fn beat(&mut self) -> Result<(), Lost> {
        self.send(Message::Text(Utf8Bytes::from_static(BEAT))).await
    }

    pub(crate) async fn tell(&mut self, text: Utf8Bytes) -> Result<(), Lost> {
        self.send_in_frames(text.into(), Data::Text).await
    }

    /// Sends a text that is deflated.
    pub(crate) async fn tell_packed(&mut self, packed: Bytes) -> Result<(), Lost> {
        self.send_in_frames(packed, Data::Binary).await
    }

    /// Sends a message, one small frame after another.
    async fn send_in_frames(&mut self, bytes: Bytes, kind: Data) -> Result<(), Lost> {
        let n_frames = bytes.len().div_ceil(FRAME).max(1);
        for n in 0..n_frames {
            let part = bytes.slice(n * FRAME..bytes.len().min((n + 1) * FRAME));
            let data = if n == 0 { kind } else { Data::Continue };
            let frame = Frame::message(part, OpCode::Data(data), n + 1 == n_frames);
            self.send(Message::Frame(frame)).await?;
        }
        Ok(())
    }

    pub(crate) async fn ping(&mut self) -> Result<(), Lost> {
        self.send(Message::Ping(Bytes::new())).await
    }

    pub(crate) async fn close(&mut self, goodbye: Goodbye) -> Result<(), Lost> {
        let code = match goodbye {
            Goodbye::Away => CloseCode::Away,
            Goodbye::Policy => CloseCode::Policy,
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        self.send(Message::Close(Some(frame))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Lost> {
        self.0.send(message).await.ok().ok_or(Lost)
    }
}
