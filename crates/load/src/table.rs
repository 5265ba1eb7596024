//! A table with its people, who play what they are offered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Game, Rng};
use games::{GameKind, dispatch};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Result;
use crate::socket::{Arrived, SocketKind, Traffic, follow};
use load::http::Http;
use load::person::LoadUser;

/// A socket that is not updated in this time counts as an error.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(crate) struct PlayedTable {
    id: String,
    number: u32,
    http: Http,
    players: [LoadUser; 2],
    /// The first is the stream of the first player.
    sockets: Vec<watch::Receiver<Arrived>>,
    /// Who answers what next; none when the game is over.
    next: Option<(usize, Value)>,
    dice: Rng,
}

#[derive(Debug)]
pub(crate) struct TablePlace<'a> {
    pub(crate) address: SocketAddr,
    pub(crate) number: u32,
    pub(crate) n_sockets: u32,
    pub(crate) watcher: &'a LoadUser,
    pub(crate) traffic: &'a Arc<Traffic>,
}

impl PlayedTable {
    /// Makes a table of two people, deals, and opens its sockets.
    pub(crate) async fn open(place: TablePlace<'_>) -> Result<Self> {
        let TablePlace { address, number, n_sockets, watcher, traffic } = place;
        let mut http = Http::connect(address).await?;
        let anna = LoadUser::new(&mut http, &format!("Anna+{number}")).await?;
        let ben = LoadUser::new(&mut http, &format!("Ben+{number}")).await?;
        let game = GameKind::ALL[number as usize % GameKind::ALL.len()];
        let new = json!({ "game": game, "options": options(game) });
        let made = post(&mut http, &anna, "/api/v1/tables", &new).await?.is(201)?.json()?;
        let id = made["id"].as_str().ok_or("a table without id")?.to_owned();
        let mut sockets = Vec::new();
        for socket in 0..n_sockets {
            let kind = match socket {
                0 => SocketKind::Program(&anna),
                1 => SocketKind::Browser(&ben),
                2 => SocketKind::Program(watcher),
                3 => SocketKind::Browser(watcher),
                _ => SocketKind::Stranger,
            };
            sockets.push(follow(address, &id, kind, traffic.clone()).await?);
        }
        let (players, dice) = ([anna, ben], Rng::new(number.into()));
        let mut table = Self { id, number, http, players, sockets, next: None, dice };
        table.deal().await?;
        Ok(table)
    }

    pub(crate) fn n_sockets(&self) -> u32 {
        u32::try_from(self.sockets.len()).unwrap_or(u32::MAX)
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.next.is_none()
    }

    async fn deal(&mut self) -> Result<()> {
        let sit = |seat: usize| json!({ "command": "sit", "seat": seat });
        self.ask(0, &sit(0)).await?;
        self.ask(1, &sit(1)).await?;
        self.ask(1, &json!({ "command": "accept" })).await?;
        let version = self.ask(0, &json!({ "command": "start" })).await?;
        self.is_seen(version).await?;
        self.prepare().await
    }

    /// Plays the next answer. Gives the moment at which the last socket showed it.
    pub(crate) async fn act(&mut self) -> Result<Instant> {
        let (player, answer) = self.next.take().ok_or("the game is over")?;
        let version = self.ask(player, &answer).await?;
        let seen = self.is_seen(version).await?;
        self.prepare().await?;
        Ok(seen)
    }

    /// Asks for something as one of the players; gives the version of the table afterwards.
    async fn ask(&mut self, player: usize, command: &Value) -> Result<u64> {
        let path = format!("/api/v1/tables/{}/commands", self.id);
        let answer = post(&mut self.http, &self.players[player], &path, command).await?;
        let done = answer.is(200)?.json()?;
        Ok(done["version"].as_u64().ok_or("an answer without version")?)
    }

    /// Waits until every socket shows a version.
    async fn is_seen(&mut self, version: u64) -> Result<Instant> {
        let mut last = None;
        for socket in &mut self.sockets {
            let shown = timeout(PATIENCE, socket.wait_for(|arrived| arrived.version >= version));
            let shown = shown.await.ok().ok_or("a socket was not updated")?;
            let shown = shown.ok().ok_or("a socket was closed")?;
            last = last.max(Some(shown.at));
        }
        Ok(last.ok_or("a table without sockets")?)
    }

    /// Chooses the next answer, from the stream or by asking for the player who is asked.
    async fn prepare(&mut self) -> Result<()> {
        let text = self.sockets[0].borrow().text.clone();
        let mut seen: Value = serde_json::from_str(&text)?;
        let Some(asked) = seen["table"]["asked"].as_u64() else {
            return Ok(());
        };
        let player = usize::from(asked != 0);
        if player != 0 {
            let path = format!("/api/v1/tables/{}", self.id);
            let headers = [("authorization", &*self.players[player].authorization)];
            seen = self.http.get(&path, &headers).await?.is(200)?.json()?;
        }
        let answers = seen["answers"].as_array().filter(|answers| !answers.is_empty());
        let answers = answers.ok_or_else(|| format!("nobody is asked at table {}", self.number))?;
        let action = &answers[self.dice.below(answers.len())]["action"];
        let question = &seen["table"]["question"];
        let act =
            json!({ "command": "act", "seat": asked, "action": action, "question": question });
        self.next = Some((player, act));
        Ok(())
    }
}

/// Answers are random, so no one may propose a victory: the game would be over soon.
fn options(game: GameKind) -> Value {
    let own = dispatch!(game, G => <G as Game>::OPTIONS);
    if own.iter().any(|option| option.key == "concession") {
        return json!({ "players": 2, "concession": false });
    }
    json!({ "players": 2 })
}

async fn post(
    http: &mut Http,
    person: &LoadUser,
    path: &str,
    body: &Value,
) -> Result<load::http::HttpAnswer> {
    let headers = [("authorization", &*person.authorization), ("content-type", "application/json")];
    http.post(path, &headers, body.to_string()).await
}
