//! The options, and the deal. FOR 1.

use engine::{Chance, Choices, Game, GameOption, Rules, Seat, Seed, SetupError, slugs};
use serde::{Deserialize, Serialize};

use crate::bag::{Bag, Deck, PrivilegeCards};
use crate::card::{
    ActionCard, Building, CUBES_OF_A_KIND, CardSet, Cube, DICE, FavourSet, MAX_MONEY, Privilege,
};
use crate::flow::{Frame, Stack};
use crate::sets::Podium;
use crate::state::{Fortuna, N_EDGES, Pieces, Province, Secret, Table, Turn};

slugs! {
    /// How the action cards get to the edges.
    #[derive(Default)]
    pub enum Deal {
        /// Dealt at random. FOR 1.7.
        #[default]
        Beginner = "beginner",
        /// Drafted. FOR 1.8.
        Expert = "expert",
    }
}

slugs! {
    /// The first player when the Fortuna card is on an edge without a player. Ruling R-F03.
    #[derive(Default)]
    pub enum FortunaUnheld {
        /// The first player stays first.
        #[default]
        Stay = "stay",
        /// The richest player is first.
        Money = "money",
    }
}

slugs! {
    /// Whether the cubes in the box can run out. Ruling R-F12.
    #[derive(Default)]
    pub enum CubeSupply {
        /// Fifteen of each kind.
        #[default]
        Finite = "finite",
        /// As many as needed.
        Infinite = "infinite",
    }
}

/// The prices of the buildings, and whether they are our own. FOR 11.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Prices {
    /// Whether these are our placeholders: we have not seen the cards with the printed prices.
    #[serde(default)]
    pub placeholder: bool,
    pub market: u8,
    pub aqueduct: u8,
    pub palace: u8,
    pub basilica: u8,
}

impl Prices {
    /// The price of a building.
    #[inline]
    pub const fn of(&self, building: Building) -> u8 {
        match building {
            Building::Market => self.market,
            Building::Aqueduct => self.aqueduct,
            Building::Palace => self.palace,
            Building::Basilica => self.basilica,
        }
    }
}

/// The options agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Options {
    #[serde(default = "Rules::first", skip_serializing_if = "Rules::is_first")]
    pub rules: Rules,
    /// The number of players: two, three or four.
    pub players: u8,
    #[serde(default)]
    pub deal: Deal,
    #[serde(default)]
    pub fortuna_unheld: FortunaUnheld,
    #[serde(default)]
    pub cubes: CubeSupply,
    /// The game ends after at most this many rounds. Ruling R-F36.
    #[serde(default = "default_max_rounds")]
    pub max_rounds: u8,
    pub prices: Prices,
}

const fn default_max_rounds() -> u8 {
    60
}

/// What can be agreed besides the number of players and the prices.
pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption::new("deal", Choices::Words(&Deal::SLUGS), "FOR 1.7, FOR 1.8")
        .or("beginner")
        .for_beginners(),
    GameOption::new("fortuna_unheld", Choices::Words(&FortunaUnheld::SLUGS), "FOR 12.1").or("stay"),
    GameOption::new("cubes", Choices::Words(&CubeSupply::SLUGS), "FOR 1.10").or("finite"),
    GameOption::new("max_rounds", Choices::Number(1, 255), "FOR 13.7").or("60"),
];

impl Options {
    /// The edge of a seat; two players sit opposite. FOR 1.1.
    #[inline]
    pub const fn edge_of(&self, seat: Seat) -> usize {
        if self.players == 2 { seat.index() * 2 } else { seat.index() }
    }

    /// The seat at an edge; none at an open one.
    #[inline]
    pub fn owner(&self, edge: usize) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.edge_of(*seat) == edge)
    }

    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        self.rules.check(Fortuna::RULES)?;
        SetupError::check_range("players", self.players, Fortuna::PLAYERS)?;
        SetupError::check_range("max_rounds", self.max_rounds, 1..=u8::MAX)?;
        for building in Building::ALL {
            let at = format!("prices.{building}");
            SetupError::check_range(at, self.prices.of(building), 0..=MAX_MONEY)?;
        }
        Ok(())
    }

    /// Building cards of each type. FOR 1.4.
    pub(crate) const fn pile(&self) -> u8 {
        if self.players == 4 { 3 } else { 2 }
    }

    /// The privilege cards of this game. FOR 1.5.
    pub(crate) fn privileges(&self) -> Bag {
        let mut bag = Bag::EMPTY;
        for card in Privilege::ALL {
            bag.add(card, card.copies(self.players));
        }
        bag
    }
}

/// A table with all pieces on it and no choices made.
pub(crate) fn bare_table(options: &Options) -> Table {
    let n_players = options.players;
    let mut table = Table {
        options: *options,
        pieces: Pieces {
            privileges: options.privileges(),
            cubes: [CUBES_OF_A_KIND; Cube::ALL.len()],
            dice: DICE,
            buildings: [options.pile(); Building::ALL.len()],
        },
        round: 1,
        podium: Seat::all(n_players).collect(),
        n_played: 0,
        active: Seat(0),
        pool: CardSet::EMPTY,
        edges: [CardSet::EMPTY; N_EDGES],
        down: CardSet::EMPTY,
        n_turned_down: 0,
        open: FavourSet::ALL,
        tokens: [0; 6],
        piles: [options.pile(); Building::ALL.len()],
        cubes: [CUBES_OF_A_KIND - n_players; Cube::ALL.len()],
        dice: DICE - n_players,
        provinces: [Province::default(); 4],
        discards: Bag::EMPTY,
        arrivals: Podium::default(),
        turn: Turn::default(),
        stack: Stack::default(),
    };
    for seat in Seat::all(n_players) {
        table.provinces[seat.index()] = Province::START;
    }
    table
}

/// The secrets of a table where no card is drawn yet.
pub(crate) fn bare_secret(chance: Chance, deck: Deck) -> Secret {
    Secret {
        chance,
        deck,
        hands: Default::default(),
        drawn: PrivilegeCards::default(),
        aside: PrivilegeCards::default(),
        turned_down: CardSet::EMPTY,
    }
}

/// Sets the table up, to the first question. FOR 1.
pub(crate) fn deal(options: &Options, seed: Seed) -> Result<Fortuna, SetupError> {
    options.validate()?;
    let mut chance = Chance::new(seed);
    let mut table = bare_table(options);

    let mut order: Vec<Seat> = Seat::all(options.players).collect();
    chance.shuffle(&mut order);
    table.podium = order.into_iter().collect();

    let mut deck = Deck::new(table.pieces.privileges.cards());
    chance.shuffle(deck.cards_mut());

    // Every deal uses the same randomness, so that the draft starts with the same deck as the deal.
    let mut cards: Vec<ActionCard> = CardSet::ALL.into_iter().collect();
    cards.retain(|card| *card != ActionCard::Fortuna);
    chance.shuffle(&mut cards);

    let first_edge = table.edge_of(table.podium[0]);
    table.edges[first_edge].insert(ActionCard::Fortuna);
    match options.deal {
        Deal::Beginner => {
            fill_edges(&mut table, &cards);
            table.stack.push(Frame::NextTurnDown);
        }
        Deal::Expert => {
            table.pool = cards.into_iter().collect();
            table.active = table.podium[0];
            table.stack.push(Frame::NextDraft);
        }
    }
    let mut game = Fortuna { table, secret: bare_secret(chance, deck) };
    game.advance(&mut engine::NoEvents);
    Ok(game)
}

/// Fills every edge up to three cards. FOR 1.7.
pub(crate) fn fill_edges(table: &mut Table, cards: &[ActionCard]) {
    let mut cards = cards.iter();
    for edge in &mut table.edges {
        while edge.len() < 3 {
            let card = cards.next().expect("twelve cards fill four edges");
            edge.insert(*card);
        }
    }
}
