//! Who is spoken to, and how the players are called.

use engine::{Outcome, Refusal, Seat, Standing};

use crate::Words;
use crate::message::messages::{self as id, with};
use crate::message::{Id, PersonName, Plain, Variables, say};

/// What the players of a table are called, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().collect())
    }

    /// The names of a table where nobody has one: "Seat 0", "Seat 1" …
    pub fn seats(words: &Words, n_players: u8) -> Self {
        Self::new(Seat::all(n_players).map(|seat| say!(words, main_seat, seat = seat.0)))
    }

    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// Someone who reads: in a language, at a table, from a seat or from outside.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub words: &'a Words,
    pub names: &'a Names,
    /// The seat that is called "you"; `None` is a spectator.
    pub seat: Option<Seat>,
}

impl Reader<'_> {
    /// "You" or the name, at the start of a sentence.
    pub fn who(&self, seat: Seat) -> PersonName<'_> {
        self.person(seat, id::main_you_first)
    }

    /// "you" or the name, within a sentence.
    pub fn whom(&self, seat: Seat) -> PersonName<'_> {
        self.person(seat, id::main_you)
    }

    /// The name, for the reader too.
    pub(crate) fn named(&self, seat: Seat) -> PersonName<'_> {
        PersonName { name: self.names.of(seat).into(), is_reader: self.is(seat) }
    }

    fn person(&self, seat: Seat, you: Plain) -> PersonName<'_> {
        if self.is(seat) {
            PersonName { name: self.plain(you).into(), is_reader: true }
        } else {
            PersonName::from(self.names.of(seat))
        }
    }

    pub fn is(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    pub fn everybody(&self) -> String {
        let seats: Vec<Seat> = (0..).map(Seat).take(self.names.0.len()).collect();
        self.all(&seats)
    }

    /// One winner at the start of a sentence, or several in a row: with the reader if the first is.
    pub(crate) fn winners<E>(&self, outcome: &Outcome<E>) -> PersonName<'_> {
        let seats: Vec<Seat> = outcome.winners().collect();
        match seats[..] {
            [seat] => self.who(seat),
            _ => PersonName {
                name: self.all(&seats).into(),
                is_reader: seats.first().is_some_and(|seat| self.is(*seat)),
            },
        }
    }

    pub(crate) fn of(&self, seat: Seat, id: Id<with::who<'_>>) -> String {
        say!(self, id as who, who = self.who(seat))
    }

    pub(crate) fn with(&self, seat: Seat, what: String, id: Id<with::what_who<'_>>) -> String {
        say!(self, id as what_who, who = self.who(seat), what = what)
    }

    pub(crate) fn all(&self, seats: &[Seat]) -> String {
        self.words.list(seats.iter().map(|seat| self.whom(*seat).into()))
    }

    /// A reason with the clause, and the ruling, that it comes from.
    pub(crate) fn cite(&self, reason: String, refusal: impl Refusal) -> String {
        let ruling = refusal.ruling().map(|ruling| format!(", {ruling}"));
        let clause = format!("{}{}", refusal.clause(), ruling.unwrap_or_default());
        say!(self, main_refusal, reason = reason, clause = clause)
    }

    pub(crate) fn say<'a, V: Variables<'a>>(&self, id: Id<V>, variables: V) -> String {
        self.words.say(id, variables)
    }

    pub(crate) fn plain(&self, id: Plain) -> String {
        self.words.plain(id)
    }
}

/// The seats with their standings, the best first.
pub(crate) fn ranking<E>(outcome: &Outcome<E>) -> Vec<(Seat, Standing)> {
    let standings = outcome.standings().iter().copied();
    let mut ranking: Vec<_> = (0..).map(Seat).zip(standings).collect();
    ranking.sort_by_key(|(_, standing)| standing.rank);
    ranking
}
