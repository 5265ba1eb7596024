//! People of the site, at addresses of their own.

use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use load::Result;
use load::http::{Http, HttpAnswer};
use load::person::LoadUser;
use load::server::ServerProcess;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

/// The attacker's address.
pub(crate) const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// The address of all others.
pub(crate) const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// The longest that others may wait for a page or a bot.
pub(crate) const SOON: Duration = Duration::from_secs(1);
/// The longest that anything is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two looks at a table.
const LOOK: Duration = Duration::from_millis(25);
/// Answers played to see how long a bot takes.
const ANSWERS: usize = 5;

#[derive(Debug)]
pub(crate) struct AttackGuest {
    pub(crate) http: Http,
    pub(crate) person: LoadUser,
}

impl AttackGuest {
    pub(crate) async fn new(server: &ServerProcess, from: IpAddr, name: &str) -> Result<Self> {
        let mut http = Http::connect_from(from, server.address).await?;
        let person = LoadUser::new(&mut http, name).await?;
        Ok(Self { http, person })
    }

    /// The same guest with another connection.
    pub(crate) async fn again(&self) -> Result<Self> {
        Ok(Self { http: self.http.again().await?, person: self.person.clone() })
    }

    /// Sends a request to the interface of programs.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<HttpAnswer> {
        let authorization = self.person.authorization.clone();
        let headers = [("authorization", &*authorization), ("content-type", "application/json")];
        let path = format!("/api/v1{path}");
        self.http.send(method, &path, &headers, body.to_string()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<HttpAnswer> {
        self.send("POST", path, body).await
    }

    pub(crate) async fn ask(&mut self, table: &str, command: &Value) -> Result<HttpAnswer> {
        self.post(&format!("/tables/{table}/commands"), command).await
    }

    /// Opens a table of two, with this guest at the first seat.
    pub(crate) async fn open(&mut self) -> Result<HttpAnswer> {
        let new = json!({ "game": "fortuna", "options": { "players": 2 }, "public": true });
        self.post("/tables", &new).await
    }

    /// A table with a bot, dealt.
    pub(crate) async fn play(&mut self, level: &str) -> Result<String> {
        let made = self.open().await?.is(201)?.json()?;
        let table = made["id"].as_str().ok_or("a table without id")?.to_owned();
        self.ask(&table, &json!({ "command": "sit", "seat": 0 })).await?.is(200)?;
        let bot = json!({ "command": "seat-bot", "seat": 1, "level": level });
        self.ask(&table, &bot).await?.is(200)?;
        self.ask(&table, &json!({ "command": "start" })).await?.is(200)?;
        Ok(table)
    }

    /// Waits until the guest is asked at a table. Gives the answer to play, none at the end.
    pub(crate) async fn turn(&mut self, table: &str) -> Result<Option<Value>> {
        loop {
            let path = format!("/tables/{table}");
            let seen = self.send("GET", &path, &Value::Null).await?.is(200)?.json()?;
            if seen["table"]["asked"].is_null() {
                return Ok(None);
            }
            if let Some(answer) = seen["answers"].as_array().and_then(|answers| answers.first()) {
                let (action, question) = (&answer["action"], &seen["table"]["question"]);
                return Ok(Some(json!({
                    "command": "act", "seat": 0, "action": action, "question": question,
                })));
            }
            sleep(LOOK).await;
        }
    }

    /// The longest time that a quick bot takes to answer.
    pub(crate) async fn bot_delay(&mut self) -> Result<Duration> {
        let table = self.play("tiro").await?;
        let mut longest = Duration::ZERO;
        for _ in 0..ANSWERS {
            let start = Instant::now();
            let turn = timeout(PATIENCE, self.turn(&table)).await;
            longest = longest.max(start.elapsed());
            let Ok(Some(act)) = turn.unwrap_or(Ok(None)) else { break };
            self.ask(&table, &act).await?.is(200)?;
        }
        Ok(longest)
    }
}

/// How long a quick bot of another guest takes at most.
pub(crate) async fn bot_delay(server: &ServerProcess) -> Result<Duration> {
    AttackGuest::new(server, OTHER, "Livia").await?.bot_delay().await
}

/// How long the first page takes for another guest.
pub(crate) async fn page_delay(server: &ServerProcess) -> Result<Duration> {
    let start = Instant::now();
    let load = async {
        let mut http = Http::connect_from(OTHER, server.address).await?;
        http.get("/", &[]).await?.is(200)
    };
    match timeout(PATIENCE, load).await {
        Ok(page) => page.map(|_| start.elapsed()),
        Err(_) => Ok(PATIENCE),
    }
}

/// How long the first page takes at most while something goes on, and what comes of that.
pub(crate) async fn page_delay_during<T>(
    server: &ServerProcess,
    work: impl Future<Output = T>,
) -> Result<(T, Duration)> {
    let mut work = std::pin::pin!(work);
    let mut longest = Duration::ZERO;
    loop {
        tokio::select! {
            done = &mut work => return Ok((done, longest.max(page_delay(server).await?))),
            delay = page_delay(server) => longest = longest.max(delay?),
        }
        sleep(LOOK).await;
    }
}
