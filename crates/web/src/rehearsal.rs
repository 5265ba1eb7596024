//! A game of programs at a table that is not stored: to measure pages, and to look at them.

use ::bots::{Bot, Greedy, Insight};
use engine::{Action, NoEvents, Rng, Seat, Seed, answers};
use games::{GameKind, dispatch};
use serde_json::Value;
use table::{AnyTable, Command, Contract, Head, Time, UserId, Who};

use crate::core::levels::CARETAKER;
use crate::core::offer;
use crate::core::tables::{TableSnapshot, Viewer};

/// As long as the tokens and ids of the site.
pub(crate) const SECRET: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const PEOPLE: [&str; 6] = ["Aurelia", "Livia", "Quintus", "Otho", "Drusilla", "Marcus"];

/// How the players of a rehearsal choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// What looks best at once.
    Greedy,
    /// Anything, which asks for what nobody sensible meets.
    Random,
}

/// Under which rules a rehearsal is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// Those of the box.
    Standard,
    /// Those that ask what the others never do.
    Rare,
}

/// Which game is played: the same again for the same values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Play {
    pub(crate) kind: GameKind,
    pub(crate) players: u8,
    pub(crate) seed: u64,
    pub(crate) manner: Manner,
    pub(crate) rules: Rules,
}

/// An action that is to be played, and the question that it answers.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The kind of the question.
    pub(crate) question: String,
    action: String,
}

/// A table on which a game is played action by action.
#[derive(Debug)]
pub(crate) struct Rehearsal {
    table: AnyTable,
    users: Vec<UserId>,
    script: Vec<Line>,
}

impl Rehearsal {
    /// Everybody sits, nothing is dealt yet.
    pub(crate) fn new(play: Play) -> Self {
        let users: Vec<UserId> = (1..=play.players).map(|n| UserId(n.to_string())).collect();
        let script = dispatch!(play.kind, G => script::<G>(play));
        let table = AnyTable::new(head(play, &users[0])).expect("a table");
        let mut rehearsal = Self { table, users, script };
        let users = rehearsal.users.clone();
        for (seat, user) in (0..).zip(&users) {
            rehearsal.ask(user, Command::Sit { seat: Seat(seat) });
        }
        for user in &users[1..] {
            rehearsal.ask(user, Command::Accept);
        }
        rehearsal
    }

    /// Deals.
    pub(crate) fn start(&mut self) {
        let host = self.users[0].clone();
        self.ask(&host, Command::Start);
    }

    /// Everything that will be played, in order.
    pub(crate) fn script(&self) -> &[Line] {
        &self.script
    }

    /// Plays on until so many actions are played.
    pub(crate) fn play_to(&mut self, n_actions: usize) {
        while self.table.n_moments() < n_actions
            && let Some(seat) = self.table.asked()
        {
            let action = self.script[self.table.n_moments()].action.clone();
            let question = self.table.desk().question();
            let key = question.to_string();
            let user = self.users[seat.index()].clone();
            self.ask(&user, Command::Act { seat, action, question, key });
        }
    }

    /// The table as a page shows it.
    pub(crate) fn kept(&self) -> TableSnapshot {
        let name = |user: &UserId, name: &str| (user.clone(), Some(name.to_owned()));
        let people = self.users.iter().zip(PEOPLE).map(|(user, called)| name(user, called));
        TableSnapshot::with_people(SECRET[..24].to_owned(), self.table.clone(), people.collect())
    }

    /// Everybody at the table, in the order of the seats.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        self.users.iter().cloned().map(Viewer::Party).collect()
    }

    /// Whoever is asked, or else the first.
    pub(crate) fn asked(&self) -> Viewer {
        let seat = self.table.asked().unwrap_or(Seat(0));
        Viewer::Party(self.users[seat.index()].clone())
    }

    /// Somebody who is not asked.
    pub(crate) fn waiting(&self) -> Viewer {
        let seat = self.table.asked().map_or(0, Seat::index);
        Viewer::Party(self.users[(seat + 1) % self.users.len()].clone())
    }

    fn ask(&mut self, user: &UserId, command: Command) {
        let by = Who::User(user.clone());
        let granted = self.table.propose(Time(0), &by, command);
        self.table = granted.expect("a command that is granted").after;
    }
}

fn changes(play: Play) -> toml::Table {
    let players = ("players".to_owned(), toml::Value::Integer(play.players.into()));
    let rare = match (play.rules, play.kind) {
        (Rules::Rare, GameKind::Fortuna) => vec![("deal", "expert".into())],
        (Rules::Rare, GameKind::GloryToRome) => vec![("start", "chosen".into())],
        (Rules::Rare, GameKind::GloriaMundi) | (Rules::Standard, _) => vec![],
    };
    let named = |(name, value): (&str, toml::Value)| (name.to_owned(), value);
    std::iter::once(players).chain(rare.into_iter().map(named)).collect()
}

fn head(play: Play, host: &UserId) -> Head {
    let Play { kind, seed, .. } = play;
    let options = offer::options(kind, changes(play)).expect("options of the game");
    let contract = Contract { caretaker: CARETAKER.to_owned(), ..Contract::friendly(options) };
    Head::new(kind, contract, host.clone(), Seed::from_number(seed), Time(0))
}

/// Any answer; under rare rules also what can be said beside the question.
fn any<A: Action>(rules: Rules, legal: &[A], dice: &mut Rng) -> A {
    let choices = match rules {
        Rules::Standard => answers(legal),
        Rules::Rare => legal,
    };
    choices[dice.below(choices.len())]
}

/// What the players do in a game.
fn script<G: Insight>(play: Play) -> Vec<Line> {
    let Play { kind, seed, manner, rules, .. } = play;
    let options = games::options::<G>(kind, changes(play)).expect("options of the game");
    let mut game = G::new(&options, Seed::from_number(seed)).expect("a game");
    let (mut greedy, mut dice) = (Greedy::new(seed), Rng::new(seed));
    let mut script = Vec::new();
    while let Some((seat, question)) = game.pending() {
        let question = serde_json::to_value(question).expect("a question is written");
        let question = question.get("ask").and_then(Value::as_str).unwrap_or("question");
        let question = question.to_owned();
        let legal = game.legal_actions().to_vec();
        let action = match manner {
            Manner::Greedy => Bot::<G>::choose(&mut greedy, &game.view(Some(seat)), &legal),
            Manner::Random => any(rules, &legal, &mut dice),
        };
        script.push(Line { question, action: action.to_string() });
        game.apply_unchecked(action, &mut NoEvents);
    }
    script
}
