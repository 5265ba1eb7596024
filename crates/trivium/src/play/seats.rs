//! Who sits where.

use engine::Seat;
use words::{Names, Reader, Words};

use crate::fault::Fault;

/// Who answers for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person at this keyboard, with a name or without.
    Human(Option<String>),
    /// A bot that answers at random.
    Random,
}

/// One sitter for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seats(Vec<Sitter>);

impl Seats {
    /// One person and random bots.
    pub(crate) fn usual(players: u8) -> Self {
        let bots = (1..players).map(|_| Sitter::Random);
        Self([Sitter::Human(None)].into_iter().chain(bots).collect())
    }

    /// Reads a list such as `human:Anna,random`.
    pub(crate) fn parse(words: &Words, list: &str) -> Result<Self, Fault> {
        let seats: Option<Vec<Sitter>> = list.split(',').map(sitter).collect();
        seats.map(Self).ok_or_else(|| {
            let cli = words.cli();
            Fault::problem(cli.bad_value("--seats", list, &cli.a_seat_list()))
        })
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is a sitter for every player.
    pub(crate) fn fit(&self, words: &Words, players: u8) -> Result<(), Fault> {
        if self.len() == usize::from(players) {
            return Ok(());
        }
        let problem = words.cli().seats_and_players(self.len(), players);
        Err(Fault::problem(problem))
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.0.get(seat.index()), Some(Sitter::Human(_)))
    }

    /// The seats of people.
    pub(crate) fn humans(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).take(self.len());
        seats.filter(|seat| self.is_human(*seat)).collect()
    }

    /// What the players are called.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        let cli = words.cli();
        let name = |(seat, sitter): (u8, &Sitter)| match sitter {
            Sitter::Human(Some(name)) => name.clone(),
            Sitter::Human(None) => cli.player(seat),
            Sitter::Random => cli.bot(seat),
        };
        (0..).zip(&self.0).map(name).collect()
    }

    /// Everybody in a row.
    pub(crate) fn listed(&self, words: &Words) -> String {
        let seat = match *self.humans() {
            [only] => Some(only),
            _ => None,
        };
        let names = &self.all_names(words);
        Reader { words, names, seat }.everybody()
    }

    pub(crate) fn all_names(&self, words: &Words) -> Names {
        Names::new(self.names(words))
    }
}

fn sitter(text: &str) -> Option<Sitter> {
    match text.trim().split_once(':') {
        Some(("human", name)) if !name.trim().is_empty() => {
            Some(Sitter::Human(Some(name.trim().to_owned())))
        }
        None if text.trim() == "human" => Some(Sitter::Human(None)),
        None if text.trim() == "random" => Some(Sitter::Random),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use words::Locale;

    use super::*;

    #[test]
    fn a_list_names_people_and_bots() {
        let words = Words::new(Locale::En);
        let seats = Seats::parse(&words, "human:Anna, random,human").unwrap();
        assert_eq!(seats.names(&words), ["Anna", "Bot 1", "Player 2"]);
        assert_eq!(seats.humans(), [Seat(0), Seat(2)]);
        for list in ["", "humn", "random:x", "human:", "human,,random"] {
            assert!(Seats::parse(&words, list).is_err(), "{list:?}");
        }
    }
}
