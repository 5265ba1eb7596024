//! People who play one game after the other, and remember what they were told is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::{Scope, ScopedJoinHandle};

use engine::Rng;
use games::GameKind;
use serde_json::{Value, json};

use crate::client::{Nodes, Person};
use crate::program::until;

/// A command that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) by: Arc<Person>,
    pub(crate) table: String,
    pub(crate) command: Value,
}

/// A party that plays: its host and its tables come in the end.
pub(crate) type Playing<'scope> = ScopedJoinHandle<'scope, (Arc<Person>, Vec<String>)>;

/// One or two people and their bots.
#[derive(Debug)]
pub(crate) struct Party {
    kind: GameKind,
    people: Vec<Arc<Person>>,
    dice: Rng,
    n_commands: usize,
    /// No question before this one is open. A node that still asks one has not heard the news.
    question: u64,
    done: Sender<Done>,
}

/// What comes next in a game.
#[derive(Debug)]
pub(crate) enum Next {
    /// One of the people is asked, and this is the answer.
    Act(usize, Value),
    /// Another person is asked.
    Wait,
    /// The game is over.
    Over,
}

impl Party {
    /// Two people, or one against a bot, who ask one of the nodes first.
    pub(crate) fn new(
        nodes: &Arc<Nodes>,
        (kind, n_people): (GameKind, usize),
        seed: usize,
        done: Sender<Done>,
    ) -> Self {
        let person = |n: usize| Arc::new(Person::new(nodes, seed + n, ["Anna", "Ben"][n]));
        let dice = Rng::new(u64::try_from(seed).expect("small"));
        Self {
            kind,
            people: (0..n_people).map(person).collect(),
            dice,
            n_commands: 0,
            question: 0,
            done,
        }
    }

    /// All kinds of tables there are.
    pub(crate) fn kinds() -> impl Iterator<Item = (GameKind, usize)> {
        GameKind::ALL.into_iter().flat_map(|kind| [(kind, 2), (kind, 1)])
    }

    /// A party of each kind, with a table at which something was played.
    pub(crate) fn under_way(nodes: &Arc<Nodes>, done: &Sender<Done>) -> Vec<(Self, String)> {
        let begin = |(seed, kind)| {
            let mut party = Self::new(nodes, kind, seed, done.clone());
            let table = party.open();
            party.advance(&table);
            (party, table)
        };
        Self::kinds().enumerate().map(begin).collect()
    }

    /// Lets a party of each kind play in a thread of its own until it is told to stop. Gives the
    /// host and the tables of each.
    pub(crate) fn play_all<'scope>(
        scope: &'scope Scope<'scope, '_>,
        nodes: &Arc<Nodes>,
        done: &Sender<Done>,
        stops: &'scope AtomicBool,
    ) -> Vec<Playing<'scope>> {
        let play = |(seed, kind)| {
            let (nodes, done) = (nodes.clone(), done.clone());
            scope.spawn(move || {
                let mut party = Self::new(&nodes, kind, seed, done);
                (party.host().clone(), party.play(stops))
            })
        };
        Self::kinds().enumerate().map(play).collect()
    }

    pub(crate) fn host(&self) -> &Arc<Person> {
        &self.people[0]
    }

    pub(crate) fn person(&self, who: usize) -> &Arc<Person> {
        &self.people[who]
    }

    /// Asks with a new key until there is an answer, which must be yes: also if it was done before,
    /// and the answer was lost.
    pub(crate) fn ask(&mut self, who: usize, table: &str, command: Value) {
        let command = self.with_key(table, command);
        self.people[who].ask(table, &command).is(200);
        self.remember(who, table, command);
    }

    fn with_key(&mut self, table: &str, mut command: Value) -> Value {
        self.n_commands += 1;
        command["key"] = json!(format!("{} of {table}", self.n_commands));
        command
    }

    /// A command was acknowledged.
    pub(crate) fn remember(&mut self, who: usize, table: &str, command: Value) {
        if let Some(question) = command["question"].as_u64() {
            self.question = question + 1;
        }
        let by = self.people[who].clone();
        // Nobody may listen any more.
        let _ = self.done.send(Done { by, table: table.to_owned(), command });
    }

    /// An earlier state of the table has come back.
    pub(crate) fn forget(&mut self) {
        self.question = 0;
    }

    /// A table of two seats, dealt.
    pub(crate) fn open(&mut self) -> String {
        self.open_against("miles")
    }

    /// As [`Party::open`], with another bot for who is alone.
    pub(crate) fn open_against(&mut self, level: &str) -> String {
        let options = match self.kind {
            GameKind::Fortuna => json!({ "players": 2, "max_rounds": 3 }),
            GameKind::GloryToRome => json!({ "players": 2, "max_turns": 14, "concession": false }),
            GameKind::GloriaMundi => json!({ "players": 2 }),
        };
        let new = json!({ "game": self.kind.slug(), "options": options });
        let made = self.host().post("/tables", &new).is(201).json();
        let table = made["id"].as_str().expect("an id").to_owned();
        self.ask(0, &table, json!({ "command": "sit", "seat": 0 }));
        if self.people.len() == 1 {
            self.ask(0, &table, json!({ "command": "seat-bot", "seat": 1, "level": level }));
        } else {
            self.ask(1, &table, json!({ "command": "sit", "seat": 1 }));
            self.ask(1, &table, json!({ "command": "accept" }));
        }
        self.ask(0, &table, json!({ "command": "start" }));
        self.question = 0;
        table
    }

    /// Plays one game after the other until told to stop, and then the last one to its end.
    pub(crate) fn play(&mut self, stops: &AtomicBool) -> Vec<String> {
        let mut tables = Vec::new();
        while tables.is_empty() || !stops.load(Ordering::Relaxed) {
            let table = self.open();
            self.finish(&table);
            tables.push(table);
        }
        tables
    }

    /// Plays a game to its end.
    pub(crate) fn finish(&mut self, table: &str) {
        while self.advance(table) {}
    }

    /// Gives the next answer; false when the game is over.
    pub(crate) fn advance(&mut self, table: &str) -> bool {
        let Some((who, act)) = self.choose(table) else { return false };
        self.people[who].ask(table, &act).is(200);
        self.remember(who, table, act);
        if self.dice.below(8) == 0 {
            let text = format!("message {}", self.n_commands);
            self.ask(who, table, json!({ "command": "say", "text": text }));
        }
        true
    }

    /// Waits until one of the people is asked, and chooses an answer; none when the game is over.
    pub(crate) fn choose(&mut self, table: &str) -> Option<(usize, Value)> {
        until(|| match self.next(table) {
            Next::Act(who, act) => Some(Some((who, act))),
            Next::Over => Some(None),
            Next::Wait => None,
        })
    }

    /// Looks at the table.
    pub(crate) fn next(&mut self, table: &str) -> Next {
        let seen = self.host().see(table);
        if seen["table"]["stage"]["stage"] == "finished" {
            return Next::Over;
        }
        let asked = seen["table"]["asked"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        let Some(asked) = asked.filter(|&seat| seat < self.people.len()) else {
            return Next::Wait;
        };
        let seen = if asked == 0 { seen } else { self.people[asked].see(table) };
        let answers = seen["answers"].as_array().expect("answers");
        let question = seen["table"]["question"].as_u64().expect("a number");
        if answers.is_empty() || question < self.question {
            return Next::Wait;
        }
        let action = &answers[self.dice.below(answers.len())]["action"];
        let act =
            json!({ "command": "act", "seat": asked, "action": action, "question": question });
        Next::Act(asked, self.with_key(table, act))
    }
}
