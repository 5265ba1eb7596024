//! What is drawn: a view, its reader, and their answers.

use engine::{Action, Seat};
use maud::{Markup, html};
use words::Reader;

use crate::{AnswerChain, Carriage, Draw, Tally, Thing, chain, icon, laurel};

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "an answer may be any of these by itself")]
pub struct LegalAnswer {
    /// Its notation, which is sent.
    pub notation: String,
    pub label: String,
    /// The same without the reason of its warning.
    pub deed: String,
    /// The spots where it is given.
    pub spots: Vec<String>,
    pub warning: Option<String>,
    /// Whether it answers no question: it lights nothing up and has no key.
    pub is_aside: bool,
    /// Whether it is the one that the dock offers first: exactly one of a list is.
    pub is_natural: bool,
    /// Whether it says no, or does nothing.
    pub is_decline: bool,
    /// Whether a touch of its spot means this one of several answers there.
    pub is_whole: bool,
    /// The answers that follow from it by themselves, itself first.
    pub chain: Option<AnswerChain>,
}

/// What is known about a seat besides the game.
#[derive(Clone, Debug)]
pub struct SeatInfo {
    /// Whether a question waits for it.
    pub is_asked: bool,
    /// Clock, presence and so on, for the head of its place at the table.
    pub notes: Markup,
    /// Its cards, if hands are open: as [`Draw::open_hand`] draws them.
    pub held: Markup,
}

/// A view with its reader and the answers they can give.
#[derive(Clone, Debug)]
pub struct Sight<'a, G: Draw> {
    pub to: Reader<'a>,
    /// Whose view it is, and whose place lies in front: the reader's own, or, where someone looks with
    /// another player's eyes, that of a player who is called by name.
    pub eyes: Option<Seat>,
    pub view: &'a G::View,
    /// The question, during the game.
    pub question: Option<&'a G::Decision>,
    pub players: Vec<SeatInfo>,
    /// The legal list, in its order; empty unless the reader is asked.
    pub answers: Vec<LegalAnswer>,
    /// What can be answered before it is asked.
    pub chains: Vec<AnswerChain>,
    /// What can be carried from one spot to another.
    pub carriage: Carriage,
    /// In a lesson, the expected answer in notation.
    pub taught: Option<&'a str>,
    /// Whether the parts of the table carry their numbers: see [`Draw::LANDMARKS`].
    pub is_numbered: bool,
    /// Whether it is a moment that is looked back to.
    pub is_past: bool,
    /// What everyone can count, by seat: see [`Draw::tally`].
    pub tally: Vec<Tally>,
    /// The ends that one action could bring: see [`Draw::threats`].
    pub threats: Vec<(Option<Seat>, String)>,
}

impl<'a, G: Draw> Sight<'a, G> {
    /// The sight of a reader, with the legal actions if they are asked.
    pub fn new(
        to: Reader<'a>,
        view: &'a G::View,
        question: Option<&'a G::Decision>,
        legal: &[G::Action],
        players: Vec<SeatInfo>,
    ) -> Self {
        let answer = |action: &G::Action| LegalAnswer {
            notation: action.to_string(),
            label: G::action(&to, view, *action),
            deed: G::deed(&to, view, *action),
            spots: G::spots(view, *action),
            warning: G::warning(&to, view, *action),
            is_aside: action.is_aside(),
            is_natural: false,
            is_decline: G::declines(view, *action),
            is_whole: G::is_whole(view, legal, *action),
            chain: None,
        };
        let mut answers: Vec<LegalAnswer> = legal.iter().map(answer).collect();
        let natural = G::natural(view, legal);
        let natural = legal.iter().position(|action| Some(*action) == natural);
        if let Some(main) = natural.or_else(|| first(&answers)) {
            answers[main].is_natural = true;
            let chain =
                question.and_then(|asked| chain::natural::<G>(&to, view, asked, legal[main]));
            answers[main].chain = chain;
        }
        let chains = chain::ahead::<G>(&to, view, legal);
        let carriage = chain::carriage::<G>(&to, view, legal);
        Self {
            to,
            eyes: to.seat,
            view,
            question,
            players,
            answers,
            chains,
            carriage,
            taught: None,
            is_numbered: false,
            is_past: false,
            tally: G::tally(view),
            threats: G::threats(&to, view),
        }
    }

    /// The same sight of a moment that is over, through these eyes.
    #[must_use]
    pub fn past(self, eyes: Option<Seat>) -> Self {
        Self { eyes, is_past: true, ..self }
    }

    /// Whether a place is the one in front.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.eyes == Some(seat)
    }

    /// The same sight in a lesson that expects an answer, which is then the natural one, and the
    /// one that a touch means. A lesson goes one step at a time.
    #[must_use]
    pub fn taught(mut self, answer: Option<&'a str>) -> Self {
        if let Some(taught) = self.answers.iter().find(|other| Some(&*other.notation) == answer) {
            let spots = taught.spots.clone();
            let is_shared = self.answers.iter().any(|other| other.is_whole && other.spots == spots);
            for other in &mut self.answers {
                other.is_natural = Some(&*other.notation) == answer;
                if is_shared && other.spots == spots {
                    other.is_whole = other.is_natural;
                }
                other.chain = None;
            }
            self.chains.clear();
            self.carriage = Carriage::default();
        }
        Self { taught: answer, ..self }
    }

    /// The answer that the dock offers first.
    pub fn natural(&self) -> Option<&LegalAnswer> {
        self.answers.iter().find(|answer| answer.is_natural)
    }

    /// The same sight with a number at each part of the table.
    #[must_use]
    pub fn numbered(self) -> Self {
        Self { is_numbered: true, ..self }
    }

    /// The number of a part of the table, in a picture that explains it.
    pub(crate) fn number(&self, landmark: &str) -> Option<usize> {
        let place = G::LANDMARKS.iter().position(|name| *name == landmark);
        place.filter(|_| self.is_numbered).map(|place| place + 1)
    }

    /// That number, drawn; nothing where none is wanted.
    pub(crate) fn mark(&self, landmark: &str) -> Markup {
        html! { @if let Some(number) = self.number(landmark) { b .mark { (number) } } }
    }

    /// Whether the answer expected in a lesson is given at a spot, alone or with others.
    pub fn is_taught(&self, spot: &str) -> bool {
        self.at(spot).any(|answer| self.taught == Some(&*answer.notation))
    }

    pub fn at<'s>(&'s self, spot: &'s str) -> impl Iterator<Item = &'s LegalAnswer> {
        self.answers.iter().filter(move |answer| answer.spots.iter().any(|other| other == spot))
    }

    /// What a touch of a spot answers that is not lit yet.
    pub fn chain(&self, spot: &str) -> Option<&AnswerChain> {
        self.chains.iter().find(|chain| chain.spot == spot)
    }

    /// All answers that carrying what gives this one gives with it.
    pub(crate) fn carried(&self, notation: &str) -> Option<String> {
        let mut from = self.carriage.from.iter();
        from.find(|answers| answers[0] == notation).map(|answers| answers.join("|"))
    }

    /// The answer that something gives which is carried to a spot.
    pub(crate) fn onto(&self, spot: &str) -> Option<&str> {
        let mut onto = self.carriage.onto.iter();
        onto.find(|(other, _)| other == spot).map(|(_, answer)| &**answer)
    }

    pub fn is_lit(&self, spot: &str) -> bool {
        self.at(spot).next().is_some()
    }

    /// A thing on the table whose id is its spot.
    pub fn thing(&self, id: impl Into<String>) -> Thing<'_, 'a, G> {
        Thing::new(self, id.into())
    }

    /// A heading that explains its zone.
    pub(crate) fn zone(&self, name: &str, title: &str) -> Markup {
        self.thing(format!("zone-{name}")).class("zone").about(name).show(&html! { (title) })
    }

    /// A mark that explains a zone without a heading.
    pub(crate) fn ask(&self, name: &str, title: &str) -> Markup {
        self.thing(format!("zone-{name}")).class("ask").about(name).label(title).show(&html! {})
    }

    pub fn player(&self, seat: Seat) -> Option<&SeatInfo> {
        self.players.get(seat.index())
    }

    /// A seat's cards, if hands are open; empty otherwise.
    pub fn held(&self, seat: Seat) -> Markup {
        let player = self.player(seat).filter(|_| !self.is_own(seat));
        player.map(|player| player.held.clone()).unwrap_or_default()
    }

    /// The points that everyone can count of a seat and its rank, until the game is over.
    pub(crate) fn laurel(&self, seat: Seat) -> Markup {
        let site = self.to.words.site();
        let own = self.tally.get(seat.index()).filter(|_| self.question.is_some() || self.is_past);
        html! {
            @if let Some(own) = own {
                span .laurels {
                    (laurel(own.points, &site.countable(site.points(own.points))))
                    span .rk { (site.rank(Tally::rank(&self.tally, seat))) }
                }
                @for (by, threat) in &self.threats {
                    @if *by == Some(seat) { span .warn title=(threat) { (icon("end")) span .w { (threat) } } }
                }
            }
        }
    }

    /// All seats, the one in front first, then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let n = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let first = self.eyes.map_or(0, |seat| seat.0);
        (0..n).map(move |step| Seat((first + step) % n))
    }
}

/// The place of the first answer that does something, harmless if there is such a one.
fn first(answers: &[LegalAnswer]) -> Option<usize> {
    let place = |is_meant: fn(&LegalAnswer) -> bool| answers.iter().position(is_meant);
    place(|answer| is_open(answer) && answer.warning.is_none())
        .or_else(|| place(is_open))
        .or_else(|| place(|answer| !answer.is_aside))
        .or_else(|| place(|_| true))
}

const fn is_open(answer: &LegalAnswer) -> bool {
    !answer.is_aside && !answer.is_decline
}
