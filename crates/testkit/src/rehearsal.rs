//! A game of programs at a table that is not stored: to measure pages, and to look at them.

use std::collections::BTreeMap;

use bots::{Bot, Greedy, Insight, Level};
use engine::{Action, NoEvents, Rng, Seat, Seed, answers};
use games::options::agreed;
use games::{GameKind, Plain, ToJson, dispatch};
use serde_json::Value;
use table::{AnyTable, Command, Contract, Head, Time, UserId, Who};

const PEOPLE: [&str; 6] = ["Aurelia", "Livia", "Quintus", "Otho", "Drusilla", "Marcus"];

/// How well the bots play, by their own account: they follow the script.
const LEVELS: [Level; 5] =
    [Level::Legatus, Level::Tiro, Level::Centurio, Level::Miles, Level::Legatus];

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
    pub seat: Seat,
    pub question: String,
    action: String,
}

/// A table on which a game is played action by action.
#[derive(Debug)]
pub struct Rehearsal {
    table: AnyTable,
    /// One for each seat, those of bots included.
    users: Vec<UserId>,
    script: Vec<ScriptedAction>,
}

impl Rehearsal {
    /// All are seated, nothing is dealt yet.
    pub fn new(play: RehearsalPlan) -> Self {
        Self::with_bots(play, usize::from(play.players))
    }

    /// The same with bots on all seats but the first ones.
    pub fn with_bots(play: RehearsalPlan, n_people: usize) -> Self {
        let users: Vec<UserId> = (1..=play.players).map(|n| UserId(n.to_string())).collect();
        let script = dispatch!(play.kind, G => script::<G>(play));
        let table = AnyTable::new(head(play, &users[0])).expect("a table");
        let mut rehearsal = Self { table, users, script };
        let users = rehearsal.users.clone();
        let people = &users[..n_people.clamp(1, users.len())];
        for (seat, user) in (0..).map(Seat).zip(people) {
            rehearsal.ask(user, Command::Sit { seat });
        }
        for (seat, level) in Seat::all(play.players).skip(people.len()).zip(LEVELS) {
            let level = level.slug().to_owned();
            rehearsal.ask(&users[0], Command::SeatBot { seat, level });
        }
        for user in &people[1..] {
            rehearsal.ask(user, Command::Accept);
        }
        rehearsal
    }

    /// Whether a person plays a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.table.desk().places()[seat.index()].person().is_some()
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
            let by = if self.is_person(seat) {
                Who::User(self.users[seat.index()].clone())
            } else {
                Who::Bot
            };
            self.grant(&by, Command::Act { seat, action, question, key });
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

    /// A person who is not asked, or the only one.
    pub fn waiting(&self) -> &UserId {
        let asked = self.table.asked().map_or(0, Seat::index);
        let n = self.users.len();
        let mut others = (1..n).map(|step| (asked + step) % n);
        let is_person = |at: &usize| u8::try_from(*at).is_ok_and(|at| self.is_person(Seat(at)));
        &self.users[others.find(is_person).unwrap_or_default()]
    }

    fn ask(&mut self, user: &UserId, command: Command) {
        self.grant(&Who::User(user.clone()), command);
    }

    fn grant(&mut self, by: &Who, command: Command) {
        let granted = self.table.propose(Time(0), by, command);
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
        script.push(ScriptedAction { seat, question, action: action.to_string() });
        game.apply_unchecked(action, &mut NoEvents);
    }
    script
}
