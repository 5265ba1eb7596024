//! A game of programs at a table that is not stored: to measure pages, and to look at them.

use std::collections::BTreeMap;

use bots::{Bot, Greedy, Insight, Level};
use engine::{Action, NoEvents, Rng, Seat, Seed, answers};
use games::options::agreed;
use games::{GameKind, Plain, ToJson, dispatch};
use serde_json::Value;
use table::{AnyTable, Command, Contract, Head, Time, UserId, Who};

const PEOPLE: [&str; 6] = ["Aurelia", "Livia", "Quintus", "Otho", "Drusilla", "Marcus"];

/// How the players of a rehearsal choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// What looks best at once.
    Greedy,
    /// Anything, which reaches questions that sensible play does not.
    Random,
}

/// Under which rules a rehearsal is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RehearsalRules {
    /// As in the box.
    Standard,
    /// Such that ask what the standard rules never do.
    Rare,
}

/// Which game is played: the same again for the same values.
#[derive(Clone, Copy, Debug)]
pub struct RehearsalPlan {
    pub kind: GameKind,
    pub players: u8,
    pub seed: u64,
    pub manner: Manner,
    pub rules: RehearsalRules,
}

/// An action to play, and the question that it answers.
#[derive(Clone, Debug)]
pub struct ScriptedAction {
    pub question: String,
    action: String,
}

/// A table on which a game is played action by action.
#[derive(Debug)]
pub struct Rehearsal {
    table: AnyTable,
    users: Vec<UserId>,
    script: Vec<ScriptedAction>,
}

impl Rehearsal {
    /// All are seated, nothing is dealt yet.
    pub fn new(play: RehearsalPlan) -> Self {
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

    pub fn start(&mut self) {
        let host = self.users[0].clone();
        self.ask(&host, Command::Start);
    }

    pub fn script(&self) -> &[ScriptedAction] {
        &self.script
    }

    /// Plays on until `n_actions` are played.
    pub fn play_to(&mut self, n_actions: usize) {
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

    pub const fn table(&self) -> &AnyTable {
        &self.table
    }

    /// The names of the players.
    pub fn people(&self) -> BTreeMap<UserId, Option<String>> {
        let names = PEOPLE.iter().map(|name| Some((*name).to_owned()));
        self.users.iter().cloned().zip(names).collect()
    }

    pub fn users(&self) -> &[UserId] {
        &self.users
    }

    /// Who is asked; the first player if no one is.
    pub fn asked(&self) -> &UserId {
        &self.users[self.table.asked().map_or(0, Seat::index)]
    }

    /// A player who is not asked.
    pub fn waiting(&self) -> &UserId {
        let seat = self.table.asked().map_or(0, Seat::index);
        &self.users[(seat + 1) % self.users.len()]
    }

    fn ask(&mut self, user: &UserId, command: Command) {
        let by = Who::User(user.clone());
        let granted = self.table.propose(Time(0), &by, command);
        self.table = granted.expect("a command that is granted").after;
    }
}

fn changes(play: RehearsalPlan) -> toml::Table {
    let players = ("players".to_owned(), toml::Value::Integer(play.players.into()));
    let is_rare = matches!(play.rules, RehearsalRules::Rare);
    let options = games::dispatch!(play.kind, G => <G as engine::Game>::OPTIONS).iter();
    let set_ups = options.filter(|option| is_rare && ["deal", "start"].contains(&option.key));
    let rare = set_ups.filter_map(|option| match option.choices {
        engine::Choices::Words([.., last]) => Some((option.key.to_owned(), (*last).into())),
        engine::Choices::Words(_) | engine::Choices::Switch | engine::Choices::Number(..) => None,
    });
    std::iter::once(players).chain(rare).collect()
}

fn head(play: RehearsalPlan, host: &UserId) -> Head {
    let RehearsalPlan { kind, seed, .. } = play;
    let options = dispatch!(kind, G => {
        let options = games::options::<G>(kind, changes(play)).expect("options of the game");
        agreed::<G>(&options)
    });
    let caretaker = Level::Miles.slug().to_owned();
    let contract = Contract { caretaker, ..Contract::friendly(options) };
    Head::new(kind, contract, host.clone(), Seed::from_number(seed), Time(0))
}

/// Any answer; under rare rules also what can be said beside the question.
fn any<A: Action>(rules: RehearsalRules, legal: &[A], dice: &mut Rng) -> A {
    let choices = match rules {
        RehearsalRules::Standard => answers(legal),
        RehearsalRules::Rare => legal,
    };
    choices[dice.below(choices.len())]
}

fn script<G: Insight + Plain>(play: RehearsalPlan) -> Vec<ScriptedAction> {
    let RehearsalPlan { kind, seed, manner, rules, .. } = play;
    let options = games::options::<G>(kind, changes(play)).expect("options of the game");
    let mut game = G::new(&options, Seed::from_number(seed)).expect("a game");
    let (mut greedy, mut dice) = (Greedy::new(seed), Rng::new(seed));
    let mut script = Vec::new();
    while let Some((seat, question)) = game.pending() {
        let question = question.to_json();
        let question = question.get("ask").and_then(Value::as_str).unwrap_or("question");
        let question = question.to_owned();
        let legal = game.legal_actions().to_vec();
        let action = match manner {
            Manner::Greedy => Bot::<G>::choose(&mut greedy, &game.view(Some(seat)), &legal),
            Manner::Random => any(rules, &legal, &mut dice),
        };
        script.push(ScriptedAction { question, action: action.to_string() });
        game.apply_unchecked(action, &mut NoEvents);
    }
    script
}
