//! A state: the public table, and the secrets.

use engine::{Chance, Seat};

use crate::bag::{Bag, Deck, PrivilegeCards};
use crate::card::{
    ActionCard, Building, BuildingSet, CardSet, Cube, Favour, FavourSet, Helper, LIMIT, PALACE,
};
use crate::decision::Decision;
use crate::flow::{Frame, Stack};
use crate::sets::{Dice, Podium};
use crate::setup::{CubeSupply, Options};

/// Edges of the board, with or without a player.
pub const N_EDGES: usize = 4;

/// A game of Fortuna.
#[derive(Clone, Debug, PartialEq)]
pub struct Fortuna {
    pub(crate) table: Table,
    pub(crate) secret: Secret,
}

/// Everything public. A view contains a copy of it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Table {
    pub options: Options,
    /// The number of pieces in the game, which never changes.
    pub pieces: Pieces,
    /// The round, from 1.
    pub round: u8,
    /// The order of play in this round.
    pub podium: Podium,
    /// The number of turns played this round.
    pub n_played: u8,
    /// The active player; during the set-up, the one who chooses.
    pub active: Seat,
    /// Cards not drafted yet.
    pub pool: CardSet,
    /// The cards on each edge, clockwise.
    pub edges: [CardSet; N_EDGES],
    /// The cards that are face down.
    pub down: CardSet,
    /// The number of players who have turned a card down in secret, in the order of the podium.
    pub n_turned_down: u8,
    /// The favour cards that are face up.
    pub open: FavourSet,
    pub tokens: [u8; Favour::ALL.len()],
    /// Building cards left.
    pub piles: [u8; Building::ALL.len()],
    /// Cubes in the supply.
    pub cubes: [u8; Cube::ALL.len()],
    /// Dice in the supply.
    pub dice: u8,
    pub provinces: [Province; 4],
    pub discards: Bag,
    /// The arrivals at Caesar's Palace, in order.
    pub arrivals: Podium,
    pub turn: Turn,
    /// The pending work.
    pub(crate) stack: Stack,
}

/// The number of pieces in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    pub(crate) privileges: Bag,
    pub(crate) cubes: [u8; Cube::ALL.len()],
    pub(crate) dice: u8,
    pub(crate) buildings: [u8; Building::ALL.len()],
}

/// What a player owns, and their pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Province {
    /// The pawn's space on the road.
    pub road: u8,
    /// Money, up to twenty.
    pub money: u8,
    /// Cubes by kind; water in the reservoir.
    pub cubes: [u8; Cube::ALL.len()],
    pub aqueduct_full: bool,
    pub dice: u8,
    pub vestals: u8,
    pub centurions: u8,
    pub married: bool,
    pub buildings: BuildingSet,
    /// Whether an advance card was played this round.
    pub advanced: bool,
}

impl Province {
    /// The starting province. FOR 1.2.
    pub(crate) const START: Self = Self {
        road: 0,
        money: 5,
        cubes: [1; Cube::ALL.len()],
        aqueduct_full: false,
        dice: 1,
        vestals: 1,
        centurions: 1,
        married: false,
        buildings: BuildingSet::EMPTY,
        advanced: false,
    };

    /// Water in the reservoir and on the aqueduct. Ruling R-F10.
    #[inline]
    pub const fn water(&self) -> u8 {
        self.cubes[Cube::Water as usize].saturating_add(self.aqueduct_full as u8)
    }

    /// The number of cubes of a kind.
    #[inline]
    pub const fn cube(&self, cube: Cube) -> u8 {
        match cube {
            Cube::Water => self.water(),
            Cube::Wheat | Cube::Wine => self.cubes[cube as usize],
        }
    }

    /// The number of vestals or centurions.
    #[inline]
    pub const fn helpers(&self, helper: Helper) -> u8 {
        match helper {
            Helper::Vestal => self.vestals,
            Helper::Centurion => self.centurions,
        }
    }

    /// Whether the pawn is on Caesar's Palace.
    #[inline]
    pub const fn at_palace(&self) -> bool {
        self.road == PALACE
    }

    /// The most helpers that can be hired with the player's money. FOR 5.6, 5.7.
    pub const fn hireable(&self, helper: Helper) -> u8 {
        let owned = self.helpers(helper);
        let mut n = 0;
        while owned + n < LIMIT && Self::hiring_price(helper, owned, n + 1) <= self.money {
            n += 1;
        }
        n
    }

    /// The price of `n` helpers for a player with `owned`. Ruling R-F21.
    pub const fn hiring_price(helper: Helper, owned: u8, n: u8) -> u8 {
        let mut price = 0;
        let mut hired = 0;
        while hired < n {
            price += helper.price(owned + hired);
            hired += 1;
        }
        price
    }
}

/// The active player's turn so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The card chosen in phase 2.
    pub chosen: Option<ActionCard>,
    /// The dice rolled.
    pub rolled: Dice,
    /// The die in use; 0 before the choice.
    pub die: u8,
    /// Tokens taken from a favour card, not yet turned into cards.
    pub tokens: u8,
    /// Whether the player has arrived at Caesar's Palace and not handled its cards yet.
    pub arrived: bool,
    /// The question passed over since the last answer because nothing was possible. Ruling R-F49.
    pub passed_over: Option<PassedOver>,
}

/// A question that is passed over while nothing is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedOver {
    /// Turning water into this cube. FOR 5.2, 5.3.
    Convert(Cube),
    /// Military power. FOR 6.1.
    Military,
}

/// The hidden part of a state.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Secret {
    pub(crate) chance: Chance,
    pub(crate) deck: Deck,
    pub(crate) hands: [Hand; 4],
    /// Cards drawn by the active player, not yet kept or discarded.
    pub(crate) drawn: PrivilegeCards,
    /// Cards put aside at Caesar's Palace.
    pub(crate) aside: PrivilegeCards,
    /// Cards chosen in secret before the first round.
    pub(crate) turned_down: CardSet,
}

/// The privilege cards of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Drawn in phase 5.
    pub held: PrivilegeCards,
    /// Kept at Caesar's Palace.
    pub palace: PrivilegeCards,
}

impl Hand {
    /// All of them.
    #[inline]
    pub const fn all(&self) -> Bag {
        self.held.all().plus(self.palace.all())
    }
}

impl Table {
    /// The number of players.
    #[inline]
    pub const fn n_players(&self) -> u8 {
        self.options.players
    }

    /// The seat that is asked, and the question.
    #[inline]
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        match self.stack.top() {
            Some(&Frame::Ask(decision)) => Some((self.active, decision)),
            _ => None,
        }
    }

    /// [`Options::edge_of`](crate::Options::edge_of).
    #[inline]
    pub const fn edge_of(&self, seat: Seat) -> usize {
        self.options.edge_of(seat)
    }

    /// [`Options::owner`](crate::Options::owner).
    #[inline]
    pub fn owner(&self, edge: usize) -> Option<Seat> {
        self.options.owner(edge)
    }

    /// The edge a card is on, once dealt.
    #[inline]
    pub fn edge_with(&self, card: ActionCard) -> Option<usize> {
        self.edges.iter().position(|edge| edge.has(card))
    }

    /// The cards on the active player's edge.
    #[inline]
    pub const fn own_edge(&self) -> CardSet {
        self.edges[self.edge_of(self.active)]
    }

    /// The province of the active player.
    #[inline]
    pub const fn own(&self) -> &Province {
        &self.provinces[self.active.index()]
    }

    #[inline]
    pub(crate) const fn own_mut(&mut self) -> &mut Province {
        &mut self.provinces[self.active.index()]
    }

    /// The number of cubes that can be taken. Ruling R-F12.
    #[inline]
    pub const fn supply(&self, cube: Cube) -> u8 {
        match self.options.cubes {
            CubeSupply::Finite => self.cubes[cube as usize],
            CubeSupply::Infinite => u8::MAX,
        }
    }

    /// Favour cards available for a die. FOR 7.2.
    #[inline]
    pub const fn available(&self, die: u8) -> FavourSet {
        self.open.both(FavourSet::up_to(die))
    }

    /// Whether the active player still has dice to roll. FOR 7.1, 7.9.
    #[inline]
    pub const fn has_dice_to_roll(&self) -> bool {
        !self.own().at_palace() && self.turn.rolled.count() < self.own().dice
    }
}
