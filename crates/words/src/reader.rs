//! Who is spoken to, and how the players are called.

use engine::{Outcome, Refusal, Seat, Standing};

use crate::Words;
use crate::cast::{BotBadge, Player};
use crate::message::messages::{self as id, with};
use crate::message::{Id, PersonName, Plain, Variables, say};

/// What the players of a table are called, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    names: Vec<String>,
    /// Which of them are bots, and what else is said of those.
    bots: Vec<Option<BotBadge>>,
}

impl Names {
    /// The names of people.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self { names: names.into_iter().collect(), bots: Vec::new() }
    }

    /// The names at a table; equal ones get a number.
    pub fn seated(words: &Words, players: Vec<Option<Player>>) -> Self {
        let site = words.site();
        let open = |number: u8| Player { name: site.open_seat(number), bot: None };
        let players =
            (1..).zip(players).map(|(number, player)| player.unwrap_or_else(|| open(number)));
        let (names, bots): (Vec<String>, _) =
            players.map(|player| (player.name, player.bot)).unzip();
        let numbered = (1_u8..).zip(&names).map(|(number, name)| {
            let is_shared = names.iter().filter(|other| *other == name).count() > 1;
            if is_shared { site.numbered(name, number) } else { name.clone() }
        });
        Self { names: numbered.collect(), bots }
    }

    /// The same names, written otherwise.
    #[must_use]
    pub fn map(self, write: impl FnMut(String) -> String) -> Self {
        Self { names: self.names.into_iter().map(write).collect(), ..self }
    }

    /// The names of a table where nobody has one: "Seat 0", "Seat 1" …
    pub fn seats(words: &Words, n_players: u8) -> Self {
        Self::new(Seat::all(n_players).map(|seat| say!(words, main_seat, seat = seat.0)))
    }

    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// What else is said of a bot; nothing of people.
    pub fn bot(&self, seat: Seat) -> Option<&BotBadge> {
        self.bots.get(seat.index())?.as_ref()
    }

    /// The name, that of a bot with its level.
    pub fn in_full(&self, words: &Words, seat: Seat) -> String {
        let name = self.of(seat);
        let level = |bot: &BotBadge| words.site().bot_name(name, &bot.level);
        self.bot(seat).map_or_else(|| name.to_owned(), level)
    }

    /// The names, those of bots with their levels.
    #[must_use]
    pub fn with_levels(&self, words: &Words) -> Self {
        let seats = (0..).map(Seat).take(self.names.len());
        let names = seats.map(|seat| self.in_full(words, seat)).collect();
        Self { names, bots: self.bots.clone() }
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
        let seats: Vec<Seat> = (0..).map(Seat).take(self.names.names.len()).collect();
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
