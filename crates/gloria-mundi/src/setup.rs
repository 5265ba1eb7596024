//! The options, and the deal. GLM 2.

use std::sync::Arc;

use engine::{Chance, Choices, Game, GameOption, MAX_SEATS, Rules, Seat, Seed, SetupError, slugs};
use serde::{Deserialize, Serialize};

use crate::bill::Bill;
use crate::card::{CardId, Production};
use crate::deck::{Board, Deck, Edition, Icons};
use crate::flow::{Frame, Stack};
use crate::sets::{CardSet, DrawPile, Stores};
use crate::state::{Choice, Estate, GloriaMundi, Secret, Table};

slugs! {
    /// How the cards in the forum move when one is added. Ruling R-M02.
    #[derive(Default)]
    pub enum Refill {
        /// A card moves only to make room for another: a gap absorbs the push.
        #[default]
        Literal = "literal",
        /// All cards move one slot every turn.
        Slide = "slide",
    }
}

slugs! {
    /// Whether a page shows the counters and the hands of others. Ruling R-M13.
    #[derive(Default)]
    pub enum Screens {
        /// They are behind screens, though a player who keeps count knows them.
        #[default]
        Hidden = "hidden",
        /// They are visible.
        Open = "open",
    }
}

/// The options agreed before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Options {
    #[serde(default = "Rules::first", skip_serializing_if = "Rules::is_first")]
    pub rules: Rules,
    /// The number of players, two to six.
    pub players: u8,
    #[serde(default)]
    pub refill: Refill,
    /// Whether a page shows the counters and the hands of others.
    #[serde(default)]
    pub screens: Screens,
    pub deck: Deck,
    pub board: Board,
}

/// What can be agreed besides the number of players, the deck and the board.
pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption::new("refill", Choices::Words(&Refill::SLUGS), "GLM 3.2").or("literal"),
    GameOption::new("screens", Choices::Words(&Screens::SLUGS), "GLM 2.5").or("hidden"),
];

impl Options {
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        self.rules.check(GloriaMundi::RULES)?;
        SetupError::check_range("players", self.players, GloriaMundi::PLAYERS)?;
        self.deck.validate()?;
        self.board.validate()
    }

    /// The production cards of one player, before one of each is placed. GLM 2.3.
    pub const fn production(&self) -> [u8; Production::ALL.len()] {
        match self.players {
            2 => [12, 9, 9],
            3 => [8, 6, 6],
            4 => [7, 5, 5],
            5 => [6, 4, 4],
            _ => [5, 3, 3],
        }
    }
}

pub(crate) fn bare_table(options: &Options) -> Table {
    Table {
        n_players: options.players,
        turn: 0,
        active: Seat(0),
        actor: Seat(0),
        forum: [None; 6],
        fire: CardSet::EMPTY,
        cards: CardSet::EMPTY,
        production: [0; 3],
        lost: [0; 3],
        estates: [Estate::default(); MAX_SEATS],
        barbarian: 0,
        covered: 0,
        tribute: [0; 4],
        turn_type: None,
        ready: CardSet::EMPTY,
        bill: Bill::default(),
        choice: Choice::default(),
        icons: Icons::default(),
        ended: None,
        pending: None,
        stack: Stack::default(),
    }
}

/// Sets the table up, to the first question. GLM 2.
pub(crate) fn deal(options: &Options, seed: Seed) -> Result<GloriaMundi, SetupError> {
    let edition = Edition::new(options)?;
    let mut chance = Chance::new(seed);
    let n_cards = u8::try_from(options.deck.cards.len()).expect("a deck of at most 64");
    let mut pile = DrawPile::new((0..n_cards).map(CardId));
    chance.shuffle(pile.cards_mut());
    let mut seats: Vec<Seat> = Seat::all(options.players).collect();
    chance.shuffle(&mut seats);

    let mut table = bare_table(options);
    table.cards = CardSet::first(n_cards.into());
    table.production = options.production().map(|n| n * options.players);
    table.active = seats[0];
    for seat in Seat::all(options.players) {
        let estate = &mut table.estates[seat.index()];
        // GLM 2.2, 2.4.
        estate.stores = Stores([1, 1, 1, 0]);
        estate.free = [1; 3];
        estate.hand = options.production().map(|n| n - 1);
    }
    table.stack.push(Frame::BeginTurn);
    let mut game = GloriaMundi { edition: Arc::new(edition), table, secret: Secret { pile } };
    game.advance(&mut engine::NoEvents);
    Ok(game)
}
