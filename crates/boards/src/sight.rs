//! What is drawn: a view, who looks at it, and what he may answer.

use engine::{Action, Seat};
use maud::Markup;
use words::Reader;

use crate::{Draw, Thing};

/// An answer that can be given now.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its notation, which is sent.
    pub notation: String,
    /// In words.
    pub label: String,
    /// Where it can be given.
    pub spots: Vec<String>,
    /// What the person should be told before.
    pub warning: Option<String>,
    /// Whether it is said beside the question: it lights nothing up and has no key.
    pub is_aside: bool,
}

/// What is known of a seat beside the game.
#[derive(Clone, Debug)]
pub struct Player {
    /// Whether a question waits for it.
    pub is_asked: bool,
    /// Clock, presence and such, for the head of its place at the table.
    pub notes: Markup,
    /// What it holds, where hands lie open: as [`Draw::open_hand`] draws it.
    pub held: Markup,
}

/// What one observer sees and may answer.
#[derive(Clone, Debug)]
pub struct Sight<'a, G: Draw> {
    /// Who looks.
    pub to: Reader<'a>,
    /// What he sees.
    pub view: &'a G::View,
    /// The question, while the game is played.
    pub question: Option<&'a G::Decision>,
    /// By seat.
    pub players: Vec<Player>,
    /// The legal list, in its order; empty for whoever is not asked.
    pub answers: Vec<Answer>,
    /// The answer that a teacher asks for, in notation.
    pub taught: Option<&'a str>,
}

impl<'a, G: Draw> Sight<'a, G> {
    /// The sight of `to` at his view, with the legal actions if he is asked.
    pub fn new(
        to: Reader<'a>,
        view: &'a G::View,
        question: Option<&'a G::Decision>,
        legal: &[G::Action],
        players: Vec<Player>,
    ) -> Self {
        let answer = |action: &G::Action| Answer {
            notation: action.to_string(),
            label: G::action(&to, view, *action),
            spots: G::spots(view, *action),
            warning: G::warning(&to, view, *action),
            is_aside: action.is_aside(),
        };
        let answers = legal.iter().map(answer).collect();
        Self { to, view, question, players, answers, taught: None }
    }

    /// The same sight with a teacher who asks for an answer.
    #[must_use]
    pub fn taught(self, answer: Option<&'a str>) -> Self {
        Self { taught: answer, ..self }
    }

    /// Whether the answer that a teacher asks for is given at a spot, alone or with others.
    pub fn is_taught(&self, spot: &str) -> bool {
        self.at(spot).any(|answer| self.taught == Some(&*answer.notation))
    }

    /// The answers that can be given at a spot.
    pub fn at<'s>(&'s self, spot: &'s str) -> impl Iterator<Item = &'s Answer> {
        self.answers.iter().filter(move |answer| answer.spots.iter().any(|other| other == spot))
    }

    /// Whether something can be answered at a spot.
    pub fn is_lit(&self, spot: &str) -> bool {
        self.at(spot).next().is_some()
    }

    /// A thing of the table that answers at the spot of its id.
    pub fn thing(&self, id: impl Into<String>) -> Thing<'_, 'a, G> {
        Thing::new(self, id.into())
    }

    /// What is known of a seat beside the game.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// What a seat holds, where hands lie open; nothing elsewhere.
    pub fn held(&self, seat: Seat) -> Markup {
        let player = self.player(seat).filter(|_| !self.to.is(seat));
        player.map(|player| player.held.clone()).unwrap_or_default()
    }

    /// All seats, the viewer's own first, then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let n = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let first = self.to.seat.map_or(0, |seat| seat.0);
        (0..n).map(move |step| Seat((first + step) % n))
    }
}
