//! People, bots and a clock at a table, all acting at random.

use engine::{Rng, Seat, Seed};
use games::{GameKind, Plain, ToJson, options};
use serde_json::{Value, json};
use table::{
    Absentee, Command, Contract, Entry, Head, Millis, Order, Pace, Room, Secrets, Table,
    TakeBackMode, Time, Who,
};

const PEOPLE: [&str; 5] = ["anna", "bruno", "carla", "dario", "elena"];
const MAX_COMMANDS: usize = 4_000;

/// Options to play Fortuna with.
pub(crate) const FORTUNA: &[&str] = &["players = 2", "players = 3\ndeal = 'expert'", "players = 4"];
/// Options to play Glory to Rome with.
pub(crate) const GLORY_TO_ROME: &[&str] = &[
    "players = 2\nconcession = true",
    "players = 3\nconcession = false",
    "players = 4\nedition = 'gloria2011'\nconcession = false",
];
/// Options to play Gloria Mundi with.
pub(crate) const GLORIA_MUNDI: &[&str] =
    &["players = 2", "players = 3\nrefill = 'slide'", "players = 5"];

pub(crate) fn options_of<G: Plain>(table: &str) -> Value {
    let kind: GameKind = G::SLUG.parse().unwrap();
    let overrides = toml::from_str(table).unwrap();
    options::<G>(kind, overrides).unwrap().to_json()
}

/// The head of a friendly table.
pub(crate) fn head<G: Plain>(options: &str, number: u64) -> Head {
    let contract = Contract::friendly(options_of::<G>(options));
    let kind = G::SLUG.parse().unwrap();
    Head::new(kind, contract, "anna".into(), Seed::from_number(number), Time(1_000))
}

/// A table with its log, and people who act at random.
pub(crate) struct Party<G: Plain + Secrets> {
    pub(crate) head: Head,
    pub(crate) table: Table<G>,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Time,
    pub(crate) rng: Rng,
    /// Granted answers, to be sent again.
    pub(crate) granted: Vec<(Who, Command)>,
    n_keys: u64,
}

impl<G: Plain + Secrets> Party<G> {
    /// An empty table with a random contract.
    pub(crate) fn new(options: &str, number: u64) -> Self {
        let mut rng = Rng::new(number);
        let mut head = head::<G>(options, number);
        head.contract.pace = match rng.below(3) {
            0 => Pace::Untimed,
            1 => Pace::Live { bank: Millis::seconds(400), increment: Millis::seconds(3) },
            _ => Pace::Days { days: 1 },
        };
        head.contract.take_back = match rng.below(4) {
            0 => TakeBackMode::Ask,
            1 => TakeBackMode::Never,
            _ => TakeBackMode::Computed,
        };
        if rng.below(4) == 0 {
            head.contract.absentee = Absentee::Forfeit;
        }
        head.contract.spectators = rng.below(4) > 0;
        let table = Table::new(head.clone()).unwrap();
        let (log, now, granted) = (Vec::new(), head.opened, Vec::new());
        Self { head, table, log, now, rng, granted, n_keys: 0 }
    }

    /// Proposes a command, and commits the entries if it is granted. Every entry passes through
    /// JSON.
    pub(crate) fn ask(&mut self, by: &Who, command: Command) -> bool {
        let Ok(granted) = self.table.propose(self.now, by, command.clone()) else {
            return false;
        };
        for entry in &granted.entries {
            let stored = serde_json::to_string(entry).unwrap();
            let entry: Entry = serde_json::from_str(&stored).unwrap();
            self.table.commit(&entry).unwrap();
            self.log.push(entry);
        }
        assert!(granted.after == self.table, "what was proposed is not what the log makes");
        if matches!(command, Command::Act { .. }) {
            self.granted.push((by.clone(), command));
        }
        true
    }

    /// Seats people and bots, and starts.
    pub(crate) fn start(&mut self) {
        let n_seats = self.table.desk().places().len();
        let anna = user(0);
        for seat in Seat::all(u8::try_from(n_seats).unwrap()) {
            let is_first = seat == Seat(0);
            match self.rng.below(4) {
                0 if !is_first => {
                    self.ask(&anna, Command::SeatBot { seat, level: "random".to_owned() })
                }
                1 if !is_first => self.ask(&user(0), Command::Sit { seat }),
                _ => self.ask(&user(seat.index()), Command::Sit { seat }),
            };
        }
        for person in 1..PEOPLE.len() {
            self.ask(&user(person), Command::Accept);
        }
        assert!(self.ask(&anna, Command::Start), "{:?}", self.table.desk().places());
    }

    /// Acts at random until the table is over, and calls `check` after each command.
    pub(crate) fn play_on(&mut self, mut check: impl FnMut(&mut Self)) {
        for _ in 0..MAX_COMMANDS {
            if self.table.desk().is_over() {
                return;
            }
            let (by, command) = self.random_command();
            self.ask(&by, command);
            check(self);
            let hurry = if self.rng.below(100) == 0 { 90_000_000 } else { 3_000 };
            self.now = self.now.after(Millis(i64::try_from(self.rng.below(hurry)).unwrap()));
        }
    }

    fn random_command(&mut self) -> (Who, Command) {
        let someone = user(self.rng.below(PEOPLE.len()));
        let n_seats = self.table.desk().places().len();
        let seat = Seat(u8::try_from(self.rng.below(n_seats + 1)).unwrap());
        if self.table.desk().request().is_some() && self.rng.below(2) == 0 {
            return (someone, self.answer_request());
        }
        match self.rng.below(160) {
            0..110 => self.right_answer(),
            110..115 => self.wrong_answer(someone, seat),
            115..129 => self.take_back(someone),
            129..138 => (someone, self.answer_request()),
            138..142 => (self.keeper_of(seat), self.order(seat)),
            142..146 => (someone, Command::Return),
            146..149 => (someone, self.words()),
            149..153 => (Who::System, Command::Tick),
            153 => (someone, Command::Sit { seat }),
            154 => (someone, Command::Vacate { seat }),
            155 => (someone, Command::Accept),
            156 => (someone, Command::Start),
            157 => (someone, Command::Amend { contract: self.head.contract.clone() }),
            158 => (someone, Command::Abort),
            _ if self.rng.below(4) == 0 => (someone, Command::Resign),
            _ => (someone, Command::Tick),
        }
    }

    fn key(&mut self) -> String {
        self.n_keys += 1;
        format!("key-{}", self.n_keys)
    }

    /// The author who may answer for a seat.
    pub(crate) fn keeper_of(&self, seat: Seat) -> Who {
        let place = self.table.desk().places().get(seat.index());
        let player = place.and_then(|place| place.player()).cloned();
        player.map_or(Who::Bot, Who::User)
    }

    /// A legal answer, with an author who may give it.
    pub(crate) fn right_answer(&mut self) -> (Who, Command) {
        let Some(seat) = self.table.asked() else {
            return (Who::System, Command::Tick);
        };
        let legal = self.table.legal(seat);
        let action = legal[self.rng.below(legal.len())].to_string();
        let (question, key) = (self.table.desk().question(), self.key());
        let mut by = self.keeper_of(seat);
        let absentee = self.table.desk().places()[seat.index()].person().cloned();
        if let Some(user) = absentee
            && self.rng.below(20) == 0
        {
            by = Who::User(user);
        }
        (by, Command::Act { seat, action, question, key })
    }

    fn wrong_answer(&mut self, by: Who, seat: Seat) -> (Who, Command) {
        let (_, command) = self.right_answer();
        let Command::Act { seat: asked, action, question, key } = command else {
            return (by, command);
        };
        let by = if self.rng.below(2) == 0 { by } else { self.keeper_of(asked) };
        let wrong = match self.rng.below(4) {
            0 => Command::Act { seat, action, question, key },
            1 => Command::Act { seat: asked, action, question: question - 1, key },
            2 => Command::Act { seat: asked, action: "petition".to_owned(), question, key },
            _ => {
                let action = self.old_action().unwrap_or(action);
                Command::Act { seat: asked, action, question, key }
            }
        };
        (by, wrong)
    }

    fn old_action(&mut self) -> Option<String> {
        let n = self.table.moments().len();
        let nth = self.rng.below(n.max(1));
        self.table.moments().nth(nth).map(|moment| moment.action.to_string())
    }

    fn answer_request(&mut self) -> Command {
        let question = self.table.desk().question();
        Command::AnswerTakeBack { agree: self.rng.below(5) > 0, question }
    }

    fn take_back(&mut self, by: Who) -> (Who, Command) {
        let question = self.table.desk().question();
        let n = self.table.moments().len();
        let offered = by.user().map(|user| self.table.take_back(user));
        let to = match offered {
            Some(table::Offer::Free { to } | table::Offer::Ask { to }) => to,
            _ => self.rng.below(n + 1),
        };
        (by, Command::TakeBack { to, question })
    }

    fn order(&mut self, seat: Seat) -> Command {
        let (decision, legal) = match self.table.pending() {
            Some((asked, decision)) => {
                (serde_json::to_value(decision).unwrap(), self.table.legal(asked))
            }
            None => (Value::Null, &[][..]),
        };
        let play = legal.iter().take(3).map(ToString::to_string).collect();
        let repeat = self.rng.below(3) == 0;
        let brief = self.rng.below(3) == 0;
        let order = Order { when: json!({ "ask": decision["ask"] }), play, repeat, brief };
        Command::Order { seat, orders: vec![order] }
    }

    fn words(&mut self) -> Command {
        let room = if self.rng.below(2) == 0 { Room::Players } else { Room::Spectators };
        Command::Say { room, text: "salve ".repeat(self.rng.below(100)) }
    }
}

/// The person with this number.
pub(crate) fn user(number: usize) -> Who {
    Who::User(PEOPLE[number].into())
}
