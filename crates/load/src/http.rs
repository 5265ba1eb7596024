//! One connection to the server, which is kept as long as the server keeps it.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{HOST, SET_COOKIE};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::Result;

/// One connection to the server.
#[derive(Debug)]
pub(crate) struct Http {
    sender: SendRequest<Full<Bytes>>,
    address: SocketAddr,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    headers: HeaderMap,
}

impl Http {
    pub(crate) async fn connect(address: SocketAddr) -> Result<Self> {
        Ok(Self { sender: connect(address).await?, address })
    }

    pub(crate) async fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Result<Answer> {
        self.send("GET", path, headers, String::new()).await
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Answer> {
        self.send("POST", path, headers, body).await
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Answer> {
        let host = self.address.to_string();
        let mut request = Request::builder().method(method).uri(path).header(HOST, host);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if self.sender.ready().await.is_err() {
            // The server hangs up on whoever asks nothing for a while.
            self.sender = connect(self.address).await?;
        }
        let answer = self.sender.send_request(request.body(Full::from(body))?).await?;
        let (parts, body) = answer.into_parts();
        let body = String::from_utf8(body.collect().await?.to_bytes().to_vec())?;
        Ok(Answer { status: parts.status.as_u16(), body, headers: parts.headers })
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // What goes wrong with the connection goes wrong with the next request too.
    tokio::spawn(async { connection.await.ok() });
    Ok(sender)
}

impl Answer {
    /// The answer, if it is the one that was hoped for.
    pub(crate) fn is(self, status: u16) -> Result<Self> {
        if self.status == status {
            return Ok(self);
        }
        Err(format!("{} in the place of {status}: {}", self.status, self.body).into())
    }

    pub(crate) fn json(&self) -> Result<Value> {
        Ok(serde_json::from_str(&self.body)?)
    }

    /// The cookie that is set.
    pub(crate) fn cookie(&self) -> Option<String> {
        let text = self.headers.get(SET_COOKIE)?.to_str().ok()?;
        text.split(';').next().map(str::to_owned)
    }
}
