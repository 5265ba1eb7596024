//! The site that the README tells to start, and a program that sends what it names.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use games::GameKind;
use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, connect};
use ureq::Agent;

use crate::Folder;

/// Longer than the site takes to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The site, until it is dropped.
pub(super) struct Served {
    child: Child,
    base: String,
    agent: Agent,
}

impl Served {
    /// On a port that is free, which is the only thing that is added.
    pub(super) fn start(folder: &Folder) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .current_dir(&folder.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let base = line.split_whitespace().find(|word| word.starts_with("http://"));
        let base = base.expect("an address").trim_end_matches('/').to_owned();
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).proxy(None).build();
        Self { base, child, agent: Agent::new_with_config(config) }
    }

    #[track_caller]
    pub(super) fn is_there(&self) {
        let status = self.agent.get(&self.base).call().map(|answer| answer.status().as_u16());
        assert_eq!(status.expect("an answer"), 200);
    }

    /// What `curl` would be answered, without needing it.
    #[track_caller]
    pub(super) fn curl(&self, command: &str) -> Value {
        let quoted: Vec<&str> = command.split('\'').skip(1).step_by(2).collect();
        let [header, body] = quoted[..] else { panic!("a header and a body: {command}") };
        let (name, value) = header.split_once(": ").expect("a header");
        let address = command.rsplit(' ').next().expect("an address");
        let address = address.replace("http://127.0.0.1:8080", &self.base);
        assert!(address.starts_with(&self.base), "{command}");
        let answer = self.agent.post(&address).header(name, value).send(body);
        json(answer.unwrap_or_else(|error| panic!("{command}: {error}")))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

fn json(mut answer: ureq::http::Response<ureq::Body>) -> Value {
    let text = answer.body_mut().read_to_string().expect("an answer");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A program that sends the requests of the page, one after the other.
pub(super) struct Caller<'a> {
    site: &'a Served,
    authorization: String,
    /// The table that it opened.
    table: String,
    /// Where the next body goes.
    post: Option<String>,
    /// What it has asked for, as the page writes it.
    pub(super) asked: BTreeSet<String>,
}

impl<'a> Caller<'a> {
    pub(super) fn new(site: &'a Served, guest: &Value) -> Self {
        let authorization = format!("Bearer {}", guest["token"].as_str().expect("a token"));
        Self { site, authorization, table: String::new(), post: None, asked: BTreeSet::new() }
    }

    /// Sends what is between two backquotes, if it is an address or a body.
    #[track_caller]
    pub(super) fn send(&mut self, span: &str) {
        match span.split_once(' ') {
            Some(("POST", path)) => self.post = Some(path.to_owned()),
            Some(("GET", path)) => self.get(path),
            None if span.starts_with('/') => self.get(span),
            _ if span.starts_with('{') => self.post(span),
            _ => {}
        }
    }

    #[track_caller]
    fn get(&mut self, path: &str) {
        if path.ends_with("/stream") {
            self.follow(path);
        } else if path.contains("GAME") {
            for kind in GameKind::ALL {
                self.fetch(&path.replace("GAME", kind.slug()));
            }
        } else {
            self.fetch(path);
        }
        self.asked.insert(format!("GET {path}"));
    }

    fn url(&self, path: &str) -> String {
        format!("{}{}", self.site.base, path.replace("ID", &self.table))
    }

    #[track_caller]
    fn fetch(&self, path: &str) -> ureq::http::Response<ureq::Body> {
        let request = self.site.agent.get(self.url(path));
        let answer = request.header("authorization", &self.authorization).call();
        let answer = answer.unwrap_or_else(|error| panic!("GET {path}: {error}"));
        assert_eq!(answer.status(), 200, "GET {path}");
        answer
    }

    /// Sends a body to the address that stands before it.
    #[track_caller]
    fn post(&mut self, body: &str) {
        let path = self.post.clone().unwrap_or_else(|| panic!("where does {body} go?"));
        let request = self.site.agent.post(self.url(&path));
        let request = request.header("authorization", &self.authorization);
        let request = request.header("content-type", "application/json");
        let answer = request.send(self.filled(body));
        let answer = json(answer.unwrap_or_else(|error| panic!("POST {path} {body}: {error}")));
        if let Some(id) = answer["id"].as_str() {
            id.clone_into(&mut self.table);
        }
        self.asked.insert(format!("POST {path}"));
    }

    /// A body with the question and an answer, once there are some.
    fn filled(&self, body: &str) -> String {
        if !body.contains("QUESTION") {
            return body.to_owned();
        }
        let (question, answer) = servers::until(PATIENCE, || {
            let seen = json(self.fetch("/api/v1/tables/ID"));
            let answer = seen["answers"][0]["action"].as_str()?.to_owned();
            Some((seen["table"]["question"].to_string(), answer))
        });
        body.replace("QUESTION", &question).replace("ANSWER", &answer)
    }

    /// The socket sends what the address of the table answers.
    #[track_caller]
    fn follow(&self, path: &str) {
        let url = self.url(path).replacen("http", "ws", 1);
        let mut request = url.into_client_request().expect("a request");
        let authorization = HeaderValue::from_str(&self.authorization).expect("plain text");
        request.headers_mut().insert("authorization", authorization);
        let (mut socket, _) = connect(request).unwrap_or_else(|error| panic!("{path}: {error}"));
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
        }
        let text = loop {
            if let Message::Text(text) = socket.read().expect("a message") {
                break text;
            }
        };
        let seen: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(seen["id"], self.table.as_str(), "{path}");
    }
}
