//! Who sits where.

use bots::{Bot, Brain, Insight, Spec, SpecError};
use engine::Seat;
use words::{Names, Reader, Words};

/// Who answers for a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Sitter {
    /// A person at this keyboard, with a name or without.
    Human(Option<String>),
    /// The bot of a name.
    Bot(String, Spec),
}

/// One sitter for each seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Seats(Vec<Sitter>);

/// Why nobody can sit down as asked; [`SeatsError::told`] says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatsError {
    /// More bots than players.
    TooManyBots {
        /// How many bots.
        bots: usize,
        /// How many players.
        players: u8,
    },
    /// A bot that there is not.
    NoSuchBot(SpecError),
    /// A list that names neither people nor bots.
    Unreadable(String),
    /// Not one sitter for each player.
    NotEverySeat {
        /// How many sitters.
        seats: usize,
        /// How many players.
        players: u8,
    },
}

impl SeatsError {
    /// The reason, in words.
    pub fn told(&self, words: &Words) -> String {
        let cli = words.cli();
        match self {
            Self::TooManyBots { bots, players } => cli.bots_and_players(*bots, *players),
            Self::NoSuchBot(error) => words.bots().problem(error),
            Self::Unreadable(list) => cli.bad_value("--seats", list, &cli.a_seat_list()),
            Self::NotEverySeat { seats, players } => cli.seats_and_players(*seats, *players),
        }
    }
}

/// What sits at a seat where no person sits.
pub(crate) type BoxedBot<G> = Box<dyn Bot<G> + Send>;

impl Seats {
    /// One person and random bots.
    pub fn usual(players: u8) -> Self {
        let bots = (1..players).map(|_| random());
        Self([Sitter::Human(None)].into_iter().chain(bots).collect())
    }

    /// People, and these bots at the last seats.
    pub fn with_bots(players: u8, bots: &[String]) -> Result<Self, SeatsError> {
        let too_many = SeatsError::TooManyBots { bots: bots.len(), players };
        let n_people = usize::from(players).checked_sub(bots.len()).ok_or(too_many)?;
        let mut seats = vec![Sitter::Human(None); n_people];
        for name in bots {
            let spec = name.parse().map_err(SeatsError::NoSuchBot)?;
            seats.push(Sitter::Bot(name.clone(), spec));
        }
        Ok(Self(seats))
    }

    /// Reads a list such as `human:Anna,random`.
    pub fn parse(list: &str) -> Result<Self, SeatsError> {
        let seats: Option<Vec<Sitter>> =
            Spec::split(list).iter().map(|text| sitter(text)).collect();
        seats.map(Self).ok_or_else(|| SeatsError::Unreadable(list.to_owned()))
    }

    /// How many sit down.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody sits down.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there is a sitter for every player.
    pub const fn fit(&self, players: u8) -> Result<(), SeatsError> {
        if self.len() == players as usize {
            return Ok(());
        }
        Err(SeatsError::NotEverySeat { seats: self.len(), players })
    }

    /// Whether a person answers for the seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.0.get(seat.index()), Some(Sitter::Human(_)))
    }

    /// The seats of people.
    pub fn humans(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).take(self.len());
        seats.filter(|seat| self.is_human(*seat)).collect()
    }

    /// What the players are called.
    pub fn names(&self, words: &Words) -> Vec<String> {
        let cli = words.cli();
        let name = |(seat, sitter): (u8, &Sitter)| match sitter {
            Sitter::Human(Some(name)) => name.clone(),
            Sitter::Human(None) => cli.player(seat),
            Sitter::Bot(..) => cli.bot(seat),
        };
        (0..).zip(&self.0).map(name).collect()
    }

    /// Which bot sits where, a line for each.
    pub fn bot_lines(&self, words: &Words) -> Vec<String> {
        let kinds = self.0.iter().zip(self.names(words));
        let line = |(sitter, name): (&Sitter, String)| match sitter {
            Sitter::Human(_) => None,
            Sitter::Bot(kind, _) => Some(words.cli().bot_kind(&name, kind)),
        };
        kinds.filter_map(line).collect()
    }

    /// The bots, each with its own chance that follows from `number`; none where people sit.
    pub(crate) fn bots<G: Insight>(&self, number: u64) -> Vec<Option<BoxedBot<G>>> {
        let bot = |(seat, sitter): (u64, &Sitter)| match sitter {
            Sitter::Human(_) => None,
            Sitter::Bot(_, spec) => Some(G::bot(spec, number.wrapping_add(seat))),
        };
        (0..).zip(&self.0).map(bot).collect()
    }

    /// Everybody in a row.
    pub fn listed(&self, words: &Words) -> String {
        let seat = match *self.humans() {
            [only] => Some(only),
            _ => None,
        };
        let names = &self.all_names(words);
        Reader { words, names, seat }.everybody()
    }

    /// What the players are called, for a reader.
    pub fn all_names(&self, words: &Words) -> Names {
        Names::new(self.names(words))
    }
}

fn random() -> Sitter {
    Sitter::Bot("random".into(), Spec::new(Brain::Random))
}

fn bot(name: &str) -> Option<Sitter> {
    name.parse().ok().map(|spec| Sitter::Bot(name.to_owned(), spec))
}

fn sitter(text: &str) -> Option<Sitter> {
    match text.trim().split_once(':') {
        Some(("human", name)) if !name.trim().is_empty() => {
            Some(Sitter::Human(Some(name.trim().to_owned())))
        }
        None if text.trim() == "human" => Some(Sitter::Human(None)),
        _ => bot(text.trim()),
    }
}

#[cfg(test)]
mod tests {
    use words::Locale;

    use super::*;

    #[test]
    fn a_list_names_people_and_bots() {
        let words = Words::new(Locale::En);
        let seats = Seats::parse("human:Anna, random,human").unwrap();
        assert_eq!(seats.names(&words), ["Anna", "Bot 1", "Player 2"]);
        assert_eq!(seats.humans(), [Seat(0), Seat(2)]);
        for list in ["", "humn", "random:x", "human:", "human,,random"] {
            assert!(Seats::parse(list).is_err(), "{list:?}");
        }
    }
}
