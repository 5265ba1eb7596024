//! One connection to the server, which is kept as long as the server keeps it.

use std::net::{IpAddr, SocketAddr};

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{HOST, SET_COOKIE};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};

use crate::Result;

#[derive(Debug)]
pub struct Http {
    sender: SendRequest<Full<Bytes>>,
    address: SocketAddr,
    from: Option<IpAddr>,
}

#[derive(Debug)]
pub struct HttpAnswer {
    pub status: u16,
    pub body: String,
    headers: HeaderMap,
}

impl Http {
    /// Connects from whatever address the system chooses.
    pub async fn connect(address: SocketAddr) -> Result<Self> {
        Self::new(address, None).await
    }

    /// Connects from an address of this machine.
    pub async fn connect_from(from: IpAddr, address: SocketAddr) -> Result<Self> {
        Self::new(address, Some(from)).await
    }

    /// Another connection from the same address to the same server.
    pub async fn again(&self) -> Result<Self> {
        Self::new(self.address, self.from).await
    }

    async fn new(address: SocketAddr, from: Option<IpAddr>) -> Result<Self> {
        Ok(Self { sender: connect(address, from).await?, address, from })
    }

    pub async fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Result<HttpAnswer> {
        self.send("GET", path, headers, String::new()).await
    }

    pub async fn post(
        &mut self,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<HttpAnswer> {
        self.send("POST", path, headers, body).await
    }

    /// Sends a request of any method.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<HttpAnswer> {
        let host = self.address.to_string();
        let request = || {
            let mut request = Request::builder().method(method).uri(path).header(HOST, &host);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            request.body(Full::from(body.clone()))
        };
        let is_kept = self.sender.ready().await.is_ok();
        if !is_kept {
            self.sender = connect(self.address, self.from).await?;
        }
        let answer = match self.sender.send_request(request()?).await {
            // The server hangs up on a connection that rests, perhaps at the same moment.
            Err(error) if is_kept && error.is_incomplete_message() => {
                self.sender = connect(self.address, self.from).await?;
                self.sender.send_request(request()?).await?
            }
            answer => answer?,
        };
        let (parts, body) = answer.into_parts();
        let body = String::from_utf8(body.collect().await?.to_bytes().to_vec())?;
        Ok(HttpAnswer { status: parts.status.as_u16(), body, headers: parts.headers })
    }
}

/// A connection from an address of this machine.
pub async fn open(address: SocketAddr, from: Option<IpAddr>) -> Result<TcpStream> {
    let stream = match from {
        Some(from) => {
            let socket = TcpSocket::new_v4()?;
            socket.bind((from, 0).into())?;
            socket.connect(address).await?
        }
        None => TcpStream::connect(address).await?,
    };
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn connect(address: SocketAddr, from: Option<IpAddr>) -> Result<SendRequest<Full<Bytes>>> {
    let stream = open(address, from).await?;
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // What goes wrong with the connection goes wrong with the next request too.
    tokio::spawn(async { connection.await.ok() });
    Ok(sender)
}

impl HttpAnswer {
    /// The answer, if it is the one that was hoped for.
    pub fn is(self, status: u16) -> Result<Self> {
        if self.status == status {
            return Ok(self);
        }
        Err(format!("{} in the place of {status}: {}", self.status, self.body).into())
    }

    pub fn json(&self) -> Result<Value> {
        Ok(serde_json::from_str(&self.body)?)
    }

    /// The cookie that is set.
    pub fn cookie(&self) -> Option<String> {
        let text = self.headers.get(SET_COOKIE)?.to_str().ok()?;
        text.split(';').next().map(str::to_owned)
    }
}
