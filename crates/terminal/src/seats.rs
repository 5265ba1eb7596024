//! People and bots at the seats.

use bots::{Bot, Insight, Level, Spec, SpecError};
use engine::{Seat, Seed};
use games::GameKind;
use serde_json::Value;
use table::{Contract, Head, Keeper, MAX_LEVEL, Place, Time, UserId};
use words::{Cast, Holder, Names, Reader, Words};

const USUAL: Level = Level::Miles;
/// The longest name of a person, in characters.
const MAX_NAME: usize = 40;

#[derive(Clone, Debug, PartialEq)]
pub enum Sitter {
    /// A person at this keyboard, with or without a name.
    Human(Option<String>),
    /// A bot with its name.
    Bot(String, Spec),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sitters(Vec<Sitter>);

/// Why the seats cannot be taken as asked; [`SeatsError::told`] puts it in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatsError {
    TooManyBots {
        bots: usize,
        players: u8,
    },
    NoSuchBot(SpecError),
    /// A list that names neither people nor bots.
    Unreadable(String),
    NotEverySeat {
        seats: usize,
        players: u8,
    },
}

impl SeatsError {
    pub fn told(&self, words: &Words) -> String {
        let cli = words.cli();
        match self {
            Self::TooManyBots { bots, players } => cli.bots_and_players(*bots, *players),
            Self::NoSuchBot(error) => words.bots().problem(error),
            Self::Unreadable(list) => cli.bad_value("--seats", list, cli.a_seat_list()),
            Self::NotEverySeat { seats, players } => cli.seats_and_players(*seats, *players),
        }
    }
}

pub(crate) type BoxedBot<G> = Box<dyn Bot<G> + Send>;

impl Sitters {
    /// One person and default bots.
    pub fn usual(players: u8) -> Self {
        let bots = (1..players).map(|_| Sitter::Bot(USUAL.slug().to_owned(), USUAL.spec()));
        Self([Sitter::Human(None)].into_iter().chain(bots).collect())
    }

    /// People, with these bots at the last seats.
    pub fn with_bots(players: u8, bots: &[String]) -> Result<Self, SeatsError> {
        let too_many = SeatsError::TooManyBots { bots: bots.len(), players };
        let n_people = usize::from(players).checked_sub(bots.len()).ok_or(too_many)?;
        let bots = bots.iter().map(|name| bot(name).map_err(SeatsError::NoSuchBot));
        let people = std::iter::repeat_n(Sitter::Human(None), n_people);
        people.map(Ok).chain(bots).collect::<Result<_, _>>().map(Self)
    }

    /// Parses a list such as `human:Anna,random`.
    pub fn parse(list: &str) -> Result<Self, SeatsError> {
        let seats: Option<Vec<Sitter>> =
            Spec::split(list).iter().map(|text| sitter(text)).collect();
        seats.map(Self).ok_or_else(|| SeatsError::Unreadable(list.to_owned()))
    }

    /// The sitters at a table's seats. A bot unknown to this program becomes the default one.
    pub(crate) fn at(places: &[Place]) -> Self {
        let known = |name: &str| {
            Sitter::Bot(name.to_owned(), name.parse().unwrap_or_else(|_| USUAL.spec()))
        };
        let sitter = |place: &Place| match &place.keeper {
            Keeper::Bot(name) => known(name),
            Keeper::Person(UserId(id)) => match id.split_once(':') {
                Some(("bot", name)) => known(name),
                Some((_, name)) => Sitter::Human(Some(name.to_owned())),
                None => Sitter::Human(None),
            },
            Keeper::Open => Sitter::Human(None),
        };
        Self(places.iter().map(sitter).collect())
    }

    pub fn head(&self, kind: GameKind, options: Value, seed: Seed, opened: Time) -> Head {
        let contract =
            Contract { caretaker: USUAL.slug().to_owned(), ..Contract::friendly(options) };
        let keepers: Vec<Keeper> = (0..).map(Seat).zip(&self.0).map(|at| self.keeper(at)).collect();
        let host = keepers.iter().find_map(|keeper| match keeper {
            Keeper::Person(user) => Some(user.clone()),
            Keeper::Bot(_) | Keeper::Open => None,
        });
        let host = host.unwrap_or_else(|| "human".into());
        Head { keepers, ..Head::new(kind, contract, host, seed, opened) }
    }

    /// The holder of a seat. A table needs people: if all are bots, they count as people.
    fn keeper(&self, (seat, sitter): (Seat, &Sitter)) -> Keeper {
        match sitter {
            Sitter::Human(Some(name)) => Keeper::Person(UserId(format!("human:{name}"))),
            Sitter::Human(None) => Keeper::Person(UserId(format!("human {seat}"))),
            Sitter::Bot(name, _) if self.humans().is_empty() => {
                Keeper::Person(UserId(format!("bot:{name}")))
            }
            Sitter::Bot(name, _) => Keeper::Bot(name.clone()),
        }
    }

    pub const fn len(&self) -> usize {
        self.0.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Fails unless there is a sitter for every player.
    pub const fn fit(&self, players: u8) -> Result<(), SeatsError> {
        if self.len() == players as usize {
            return Ok(());
        }
        Err(SeatsError::NotEverySeat { seats: self.len(), players })
    }

    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.0.get(seat.index()), Some(Sitter::Human(_)))
    }

    pub fn humans(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).take(self.len());
        seats.filter(|seat| self.is_human(*seat)).collect()
    }

    /// The names of the players, as on the site, at a table whose seed has this hash. Equal names get a
    /// number.
    pub fn names(&self, words: &Words, seed_hash: &str) -> Names {
        let holder = |(number, sitter): (u8, &Sitter)| match sitter {
            Sitter::Human(Some(name)) => Holder::Person(name.clone()),
            Sitter::Human(None) => Holder::Person(words.cli().player(number)),
            Sitter::Bot(level, _) => Holder::Bot(level.clone()),
        };
        let holders: Vec<Holder> = (1..).zip(&self.0).map(holder).collect();
        Names::seated(words, words.players(&Cast::of(seed_hash), &holders))
    }

    /// The bots, each with a random seed derived from `number`; `None` for people.
    pub(crate) fn bots<G: Insight>(&self, number: u64) -> Vec<Option<BoxedBot<G>>> {
        let bot = |(seat, sitter): (u64, &Sitter)| match sitter {
            Sitter::Human(_) => None,
            Sitter::Bot(_, spec) => Some(G::bot(spec, number.wrapping_add(seat))),
        };
        (0..).zip(&self.0).map(bot).collect()
    }

    /// The only person at the keyboard; `None` if there are several.
    pub fn only_human(&self) -> Option<Seat> {
        match *self.humans() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Everyone, the bots with their levels.
    pub fn listed(&self, words: &Words, seed_hash: &str) -> String {
        let names = self.names(words, seed_hash).with_levels(words);
        Reader { words, names: &names, seat: self.only_human() }.everybody()
    }
}

/// A bot, by a name that a table accepts.
fn bot(name: &str) -> Result<Sitter, SpecError> {
    let spec = name.parse()?;
    if name.len() > MAX_LEVEL {
        return Err(SpecError::BadSetting(name.to_owned()));
    }
    Ok(Sitter::Bot(name.to_owned(), spec))
}

fn sitter(text: &str) -> Option<Sitter> {
    match text.trim().split_once(':') {
        Some(("human", name)) => {
            let name = name.trim();
            let is_fit = (1..=MAX_NAME).contains(&name.chars().count());
            is_fit.then(|| Sitter::Human(Some(name.to_owned())))
        }
        None if text.trim() == "human" => Some(Sitter::Human(None)),
        _ => bot(text.trim()).ok(),
    }
}

#[cfg(test)]
mod tests {
    use words::Locale;

    use super::*;

    fn listed(list: &str) -> String {
        Sitters::parse(list).unwrap().listed(&Words::new(Locale::En), "a seed")
    }

    #[test]
    fn a_list_names_people_and_bots() {
        let seats = Sitters::parse("human:Anna, miles,human").unwrap();
        assert_eq!(seats.humans(), [Seat(0), Seat(2)]);
        assert_eq!(listed("human:Anna, miles,human"), "Anna, Decimus (Miles) and Player 3");
        assert_eq!(listed("human:Anna,human:Anna"), "Anna (1) and Anna (2)");
        let long = format!("human:{}", "n".repeat(MAX_NAME + 1));
        let settings = format!("search:{}", "1ms,".repeat(10));
        for list in ["", "humn", "random:x", "human:", "human,,random", &long, &settings] {
            assert!(Sitters::parse(list).is_err(), "{list:?}");
        }
    }

    /// The head of a table is enough to restore its sitters.
    #[test]
    fn a_table_remembers_who_sits_there() {
        for list in ["human,miles", "human:Anna,human:Ben", "random,search:50ms", "human,human"] {
            let seats = Sitters::parse(list).unwrap();
            let head = seats.head(GameKind::Fortuna, Value::Null, Seed([0; 32]), Time(0));
            let places: Vec<Place> = head.keepers.into_iter().map(Place::from).collect();
            assert_eq!(Sitters::at(&places), seats);
        }
    }
}
