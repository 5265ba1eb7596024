//! A tiny game with a hidden card and a die, right in every law, and in variants that each break
//! one: `Toy<{ flaw::UNSORTED }>` and so on.
//!
//! Two players hold one card each of a deck of six. In turn they `draw` (their card goes face up
//! to the discards and the top of the deck takes its place), `roll` (one coin for each pip, only
//! with fewer than five coins) or `pass`. After three turns each, the higher card wins.

mod action;
mod view;

use std::sync::atomic::{AtomicU8, Ordering};

use engine::{
    ActionList, Chance, Clause, EventSink, Game, GameOption, IllegalAction, Mend, Outcome, Rng,
    Rules, Seat, Seed, SetupError, SetupProblem, Standing,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(crate) use action::Move;
pub(crate) use view::{Happened, View};

/// One way for each to break a law.
pub(crate) mod flaw {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const UNSORTED: u8 = 1;
    pub(crate) const SILENT: u8 = 2;
    pub(crate) const ENDS_WITHOUT_RESULT: u8 = 3;
    pub(crate) const LOSES_CARDS: u8 = 4;
    pub(crate) const PANICS: u8 = 5;
    pub(crate) const REFUSES_LATE: u8 = 6;
    pub(crate) const TEXT: u8 = 7;
    pub(crate) const NUMBER: u8 = 8;
    pub(crate) const GLOBAL_DICE: u8 = 9;
    pub(crate) const ENDLESS: u8 = 10;
    pub(crate) const IMAGINES_TWICE: u8 = 11;
    pub(crate) const IMAGINES_OTHERWISE: u8 = 12;
    pub(crate) const LIST_LEAKS: u8 = 13;
    pub(crate) const QUESTION_LEAKS: u8 = 14;
    pub(crate) const EVENT_LEAKS: u8 = 15;
    pub(crate) const REDACTION_LEAKS: u8 = 16;
    pub(crate) const EFFECT_LEAKS: u8 = 17;
    pub(crate) const SPECTATOR_SEES: u8 = 18;
    pub(crate) const REDACTS_AGAIN: u8 = 19;
    pub(crate) const KEEPS_LIST: u8 = 20;
    pub(crate) const GROWS_LIST: u8 = 21;
    pub(crate) const REASON_LEAKS: u8 = 22;
    pub(crate) const OUTLOOK_LEAKS: u8 = 23;
}

const CARDS: [u8; 6] = [1, 2, 3, 4, 5, 6];
const TURNS: u8 = 6;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    #[serde(default)]
    pub(crate) coins: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    Turn,
    Hurry,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Refused {
    Over,
    EmptyDeck,
    Rich,
    Unlucky,
}

impl engine::Refusal for Refused {
    fn clause(self) -> Clause {
        let number = match self {
            Self::Over => 1,
            Self::EmptyDeck => 2,
            Self::Rich | Self::Unlucky => 3,
        };
        Clause { book: "TOY", chapter: 1, number }
    }

    fn ruling(self) -> Option<&'static str> {
        (self == Self::Rich).then_some("R-T1")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct TurnsOver;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Toy<const FLAW: u8> {
    hands: [u8; 2],
    deck: Vec<u8>,
    discards: Vec<u8>,
    coins: [u8; 2],
    turn: u8,
    chance: Chance,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    pub(crate) hands: [u8; 2],
    #[serde(default)]
    pub(crate) deck: Vec<u8>,
    #[serde(default)]
    pub(crate) discards: Vec<u8>,
    #[serde(default)]
    pub(crate) coins: [u8; 2],
    #[serde(default)]
    pub(crate) turn: u8,
    #[serde(default)]
    pub(crate) dice: Vec<u8>,
}

games::to_json!(Options, Position, Question, Refused, TurnsOver, View);
games::plain!([const FLAW: u8] Toy<FLAW>);

impl<const FLAW: u8> games::ToJson for Happened<FLAW> {
    fn to_json(&self) -> Value {
        serde_json::json!(self)
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    fn decider(&self) -> Option<Seat> {
        (self.turn < TURNS).then_some(Seat(self.turn % 2))
    }

    fn draw(&mut self, seat: Seat, events: &mut impl EventSink<Happened<FLAW>>) {
        assert!(FLAW != flaw::PANICS, "the deck is on fire");
        let card = self.deck.pop().expect("the deck is not empty");
        let old = std::mem::replace(&mut self.hands[seat.index()], card);
        if FLAW != flaw::LOSES_CARDS {
            self.discards.push(old);
        }
        if FLAW == flaw::EFFECT_LEAKS {
            self.coins[seat.index()] += card;
        }
        events.push(Happened::Discarded { seat, card: old });
        events.push(Happened::Drew { seat, card: Some(card) });
    }

    fn roll(&mut self, seat: Seat, events: &mut impl EventSink<Happened<FLAW>>) {
        static GLOBAL: AtomicU8 = AtomicU8::new(0);
        let pips = match FLAW {
            flaw::GLOBAL_DICE => GLOBAL.fetch_add(1, Ordering::Relaxed) % 6 + 1,
            _ => self.chance.die(),
        };
        self.coins[seat.index()] += pips;
        events.push(Happened::Rolled { seat, pips });
    }

    fn may_draw(&self, seat: Seat) -> bool {
        let other = self.hands[1 - seat.index()];
        !self.deck.is_empty() && (FLAW != flaw::LIST_LEAKS || other.is_multiple_of(2))
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const SLUG: &'static str = "toy";
    const RULES: Rules = Rules::FIRST;
    const MENDS: &'static [Mend] = &[];
    const BOOK: &'static str = "TOY";
    const OPTIONS: &'static [GameOption] = &[];
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const MAX_LEGAL: usize = if FLAW == flaw::GROWS_LIST { 2 } else { 3 };

    type Options = Options;
    type Action = Move<FLAW>;
    type Decision = Question;
    type Event = Happened<FLAW>;
    type View = View;
    type Outlook<'a> = (Option<u8>, &'a [u8]);
    type Refusal = Refused;
    type Ending = TurnsOver;
    type Position = Position;

    fn rules(_options: &Options) -> Rules {
        Rules::FIRST
    }

    fn new(options: &Options, seed: Seed) -> Result<Self, SetupError> {
        let mut chance = Chance::new(seed);
        let mut deck = CARDS.to_vec();
        chance.shuffle(&mut deck);
        let hands = [deck.pop(), deck.pop()].map(|card| card.expect("six cards"));
        Ok(Self { hands, deck, discards: Vec::new(), coins: [options.coins; 2], turn: 0, chance })
    }

    fn n_players(&self) -> u8 {
        2
    }

    fn pending(&self) -> Option<(Seat, &Question)> {
        let hurries = FLAW == flaw::QUESTION_LEAKS && self.hands[0] > 3;
        let question = if hurries { &Question::Hurry } else { &Question::Turn };
        self.decider().map(|seat| (seat, question))
    }

    fn legal_actions_into(&self, out: &mut ActionList<Move<FLAW>>) {
        if FLAW != flaw::KEEPS_LIST {
            out.clear();
        }
        let Some(seat) = self.decider() else { return };
        if FLAW == flaw::SILENT && self.turn == 3 {
            return;
        }
        if self.may_draw(seat) {
            out.push(Move::Draw);
        }
        if FLAW == flaw::UNSORTED && self.coins[seat.index()] < 5 {
            out.push(Move::Roll);
        }
        out.push(Move::Pass);
        if FLAW != flaw::UNSORTED && self.coins[seat.index()] < 5 {
            out.push(Move::Roll);
        }
    }

    fn apply_unchecked(&mut self, action: Move<FLAW>, events: &mut impl EventSink<Happened<FLAW>>) {
        let seat = self.decider().expect("the game is not over");
        match action {
            Move::Draw => self.draw(seat, events),
            Move::Pass => events.push(Happened::Passed { seat }),
            Move::Roll => self.roll(seat, events),
        }
        if FLAW != flaw::ENDLESS || action != Move::Pass {
            self.turn += 1;
        }
        if self.turn == TURNS {
            events.push(Happened::Over { hands: self.hands });
        }
    }

    fn outcome(&self) -> Option<Outcome<TurnsOver>> {
        if self.turn < TURNS || FLAW == flaw::ENDS_WITHOUT_RESULT {
            return None;
        }
        let standing = |own: usize| {
            let won = self.hands[own] > self.hands[1 - own];
            Standing { score: self.hands[own].into(), rank: if won { 1 } else { 2 }, won }
        };
        Some(Outcome::new(&[standing(0), standing(1)], TurnsOver))
    }

    fn view(&self, observer: Option<Seat>) -> View {
        let over = self.turn >= TURNS;
        let sees = |seat: usize| over || observer.map(Seat::index) == Some(seat);
        View {
            observer,
            hands: [0, 1].map(|seat| sees(seat).then_some(self.hands[seat])),
            n_deck: self.deck.len(),
            discards: self.discards.clone(),
            coins: self.coins,
            turn: self.turn,
        }
    }

    fn outlook(&self, seat: Seat) -> (Option<u8>, &[u8]) {
        let of = if FLAW == flaw::OUTLOOK_LEAKS { 1 - seat.index() } else { seat.index() };
        (Some(self.hands[of]), &self.discards)
    }

    fn outlook_of(view: &View) -> Option<(Option<u8>, &[u8])> {
        Some((view.hands[view.observer?.index()], &view.discards))
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut unseen = view.unseen();
        rng.shuffle(&mut unseen);
        let hands = view.hands.map(|card| match card {
            Some(card) => card,
            None if FLAW == flaw::IMAGINES_TWICE => unseen[0],
            None => unseen.pop().expect("a card is unseen"),
        });
        Self {
            hands,
            deck: unseen.into_iter().take(view.n_deck).collect(),
            discards: view.discards.clone(),
            coins: view.coins,
            turn: match FLAW {
                flaw::IMAGINES_OTHERWISE => 0,
                _ => view.turn,
            },
            chance: Chance::new(rng.seed()),
        }
    }

    fn refuse(view: &View, action: Move<FLAW>) -> Refused {
        match action {
            _ if view.turn >= TURNS => Refused::Over,
            Move::Draw => Refused::EmptyDeck,
            Move::Pass | Move::Roll => Refused::Rich,
        }
    }

    fn position(&self) -> Position {
        Position {
            hands: self.hands,
            deck: self.deck.clone(),
            discards: self.discards.clone(),
            coins: self.coins,
            turn: self.turn,
            dice: self.chance.script(),
        }
    }

    fn arrange(_: &Options, position: &Position) -> Result<Self, SetupError> {
        if position.hands[0] == position.hands[1] {
            return Err(SetupError::new("hands", SetupProblem::Twice("card")));
        }
        Ok(Self {
            hands: position.hands,
            deck: position.deck.clone(),
            discards: position.discards.clone(),
            coins: position.coins,
            turn: position.turn,
            chance: Chance::scripted(&position.dice),
        })
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = [&self.hands[..], &self.deck, &self.discards].concat();
        cards.sort_unstable();
        if cards == CARDS {
            return Ok(());
        }
        Err(format!("the cards are {cards:?}"))
    }

    fn apply(
        &mut self,
        action: Move<FLAW>,
        events: &mut impl EventSink<Happened<FLAW>>,
    ) -> Result<(), IllegalAction<Refused>> {
        if self.is_legal(action) {
            self.apply_unchecked(action, events);
            return Ok(());
        }
        if FLAW == flaw::REFUSES_LATE {
            self.coins[0] += 1;
        }
        let mut reason = Self::refuse(&self.view(self.decider()), action);
        if FLAW == flaw::REASON_LEAKS && self.hands[1] > 3 {
            reason = Refused::Unlucky;
        }
        Err(IllegalAction {
            action: action.to_string(),
            clause: engine::Refusal::clause(reason),
            reason,
        })
    }
}
