//! Who uses the site and does not give up: programs, and a browser without scripts.

use std::net::TcpStream;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

use crate::program::until;

/// An answer of the site.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    pub(crate) cookie: Option<String>,
    pub(crate) request_id: Option<String>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }
}

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .timeout_global(Some(Duration::from_mins(1)))
        .proxy(None)
        .build();
    ureq::Agent::new_with_config(config)
}

/// Sends a request; no answer, or half of one, is an error.
fn send(
    agent: &ureq::Agent,
    (method, url): (&str, &str),
    headers: &[(&str, &str)],
    body: String,
) -> Result<Answer, ureq::Error> {
    let mut request = ureq::http::Request::builder().method(method).uri(url);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut answer = if method == "GET" {
        agent.run(request.body(())?)?
    } else {
        agent.run(request.body(body)?)?
    };
    let header = |name| answer.headers().get(name).and_then(|value| value.to_str().ok());
    let cookie = header("set-cookie").and_then(|text| text.split(';').next()).map(str::to_owned);
    let request_id = header("x-request-id").map(str::to_owned);
    let status = answer.status().as_u16();
    Ok(Answer { status, body: answer.body_mut().read_to_string()?, cookie, request_id })
}

/// Where the nodes of a site are now. They may be gone.
#[derive(Debug, Default)]
pub(crate) struct Nodes(RwLock<Vec<String>>);

impl Nodes {
    pub(crate) fn new(bases: Vec<String>) -> Arc<Self> {
        Arc::new(Self(RwLock::new(bases)))
    }

    /// A node is somewhere else now.
    pub(crate) fn set(&self, node: usize, base: &str) {
        let mut bases = self.0.write().unwrap_or_else(PoisonError::into_inner);
        base.clone_into(&mut bases[node]);
    }

    fn base(&self, node: usize) -> String {
        let bases = self.0.read().unwrap_or_else(PoisonError::into_inner);
        bases[node % bases.len()].clone()
    }
}

/// A program with a token that asks until it is answered, at one node or at the next.
#[derive(Debug)]
pub(crate) struct Person {
    nodes: Arc<Nodes>,
    /// The node that is asked first.
    node: usize,
    agent: ureq::Agent,
    token: String,
    pub(crate) id: String,
}

impl Person {
    pub(crate) fn new(nodes: &Arc<Nodes>, node: usize, name: &str) -> Self {
        let (nodes, agent) = (nodes.clone(), agent());
        let nobody = Self { nodes, node, agent, token: String::new(), id: String::new() };
        let guest = nobody.post("/guests", &json!({ "name": name })).is(201).json();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        Self { token: text(&guest["token"]), id: text(&guest["user"]["id"]), ..nobody }
    }

    pub(crate) fn authorization(&self) -> String {
        format!("Bearer {}", self.token)
    }

    fn insist(&self, method: &str, path: &str, body: &str) -> Answer {
        let authorization = self.authorization();
        let headers = [("authorization", &*authorization), ("content-type", "application/json")];
        let mut nodes = self.node..;
        until(|| {
            let base = self.nodes.base(nodes.next()?);
            let url = format!("{base}/api/v1{path}");
            send(&self.agent, (method, &url), &headers, body.to_owned()).ok()
        })
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.insist("GET", path, "")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.insist("POST", path, &body.to_string())
    }

    /// Asks something of a table.
    pub(crate) fn ask(&self, table: &str, command: &Value) -> Answer {
        self.post(&format!("/tables/{table}/commands"), command)
    }

    /// A socket at a node that sends the table as this person sees it.
    pub(crate) fn follow(&self, base: &str, table: &str) -> Socket {
        let url = format!("{base}/api/v1/tables/{table}/stream").replacen("http", "ws", 1);
        let mut request = url.into_client_request().expect("a request");
        let authorization = HeaderValue::from_str(&self.authorization()).expect("plain text");
        request.headers_mut().insert("authorization", authorization);
        let (socket, _) = tungstenite::connect(request).expect("a socket");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            let minute = Some(Duration::from_mins(1));
            stream.set_read_timeout(minute).expect("a time limit");
        }
        Socket(socket)
    }

    /// The table as this person sees it.
    pub(crate) fn see(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).is(200).json()
    }
}

/// A socket of a table.
#[derive(Debug)]
pub(crate) struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// The next state of the table; none when the site says that it goes away.
    pub(crate) fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.read().expect("a message") {
                Message::Text(text) => return Some(serde_json::from_str(&text).expect("JSON")),
                Message::Close(frame) => {
                    assert_eq!(frame.map(|frame| frame.code), Some(CloseCode::Away));
                    return None;
                }
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }
}

/// A browser without scripts, with a session.
#[derive(Debug)]
pub(crate) struct Browser {
    base: String,
    agent: ureq::Agent,
    cookie: String,
}

impl Browser {
    /// A person who has just taken a name.
    pub(crate) fn guest(base: &str, name: &str) -> Self {
        let mut browser = Self { base: base.to_owned(), agent: agent(), cookie: String::new() };
        browser.cookie = browser.get("/").is(200).cookie.expect("a cookie");
        let entered = browser.post("/", "/guest", &[("name", name)]).is(303);
        browser.cookie = entered.cookie.expect("a new cookie");
        browser
    }

    /// The same browser, after the site has moved.
    pub(crate) fn at(self, base: &str) -> Self {
        Self { base: base.to_owned(), ..self }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        let url = format!("{}{path}", self.base);
        let sent = send(&self.agent, ("GET", &url), &[("cookie", &self.cookie)], String::new());
        sent.expect("an answer")
    }

    /// Sends a form of a page. The values are plain.
    pub(crate) fn post(&self, page: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        let page = self.get(page).body;
        let (_, csrf) = page.split_once("<meta name=\"csrf\" content=\"").expect("a token");
        let csrf = csrf.split('"').next().expect("its end");
        let token = [("csrf", csrf)];
        let body = fields
            .iter()
            .chain(&token)
            .map(|(name, value)| format!("{name}={value}"))
            .collect::<Vec<_>>();
        let form =
            [("cookie", &*self.cookie), ("content-type", "application/x-www-form-urlencoded")];
        let url = format!("{}{path}", self.base);
        send(&self.agent, ("POST", &url), &form, body.join("&")).expect("an answer")
    }
}
