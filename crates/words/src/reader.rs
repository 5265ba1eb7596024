//! Who is spoken to, and how the players are called.

use engine::{Refusal, Seat};

use crate::Words;
use crate::words::{Variables, say};

/// What the players of a table are called, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// One name for each seat.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().collect())
    }

    /// The names of a table where nobody has one: "Seat 0", "Seat 1" …
    pub fn seats(words: &Words, n_players: u8) -> Self {
        Self::new(Seat::all(n_players).map(|seat| say!(words, "main-seat", seat = seat.0)))
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// Somebody who reads: in a language, at a table, from a seat or from outside.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language.
    pub words: &'a Words,
    /// The players.
    pub names: &'a Names,
    /// The seat that is called "you"; `None` is a spectator.
    pub seat: Option<Seat>,
}

impl Reader<'_> {
    /// "You" or the name, at the start of a sentence.
    pub fn who(&self, seat: Seat) -> String {
        if self.is(seat) {
            say!(self.words, "main-you-first")
        } else {
            self.names.of(seat).to_owned()
        }
    }

    /// "you" or the name, within a sentence.
    pub fn whom(&self, seat: Seat) -> String {
        if self.is(seat) { say!(self.words, "main-you") } else { self.names.of(seat).to_owned() }
    }

    /// Whether the reader sits there.
    pub fn is(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// For messages that differ: `yes` if the reader sits there, else `no`.
    pub(crate) fn you(&self, seat: Seat) -> &'static str {
        yes(self.is(seat))
    }

    /// All players in a row.
    pub fn everybody(&self) -> String {
        let seats: Vec<Seat> = (0..).map(Seat).take(self.names.0.len()).collect();
        self.all(&seats)
    }

    /// Several players in a row.
    pub(crate) fn all(&self, seats: &[Seat]) -> String {
        self.words.list(seats.iter().map(|seat| self.whom(*seat)))
    }

    /// A reason with the clause, and the ruling, that it comes from.
    pub(crate) fn cite(&self, reason: String, refusal: impl Refusal) -> String {
        let ruling = refusal.ruling().map(|ruling| format!(", {ruling}"));
        let clause = format!("{}{}", refusal.clause(), ruling.unwrap_or_default());
        say!(self, "main-refusal", reason = reason, clause = clause)
    }

    pub(crate) fn format<const N: usize>(&self, id: &str, variables: Variables<'_, N>) -> String {
        self.words.format(id, variables)
    }
}

/// A condition as messages select by it.
pub(crate) const fn yes(condition: bool) -> &'static str {
    if condition { "yes" } else { "no" }
}
