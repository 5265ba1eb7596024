//! A state: what lies on the table for everybody, and what is secret.

use engine::{Chance, Seat};

use crate::bag::{Bag, Cards, Deck};
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

/// Everything that lies open. A view holds a copy of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Table {
    /// What was agreed before the deal.
    pub options: Options,
    /// What the box holds; conserved.
    pub pieces: Pieces,
    /// From 1.
    pub round: u8,
    /// The order of play in this round.
    pub podium: Podium,
    /// How many turns of this round are over.
    pub n_played: u8,
    /// Whose turn it is; during the set-up, who chooses.
    pub active: Seat,
    /// Cards not drafted yet.
    pub pool: CardSet,
    /// The cards on each edge, clockwise.
    pub edges: [CardSet; N_EDGES],
    /// The cards that lie face down.
    pub down: CardSet,
    /// How many players have turned a card down in secret, in the order of the podium.
    pub n_turned_down: u8,
    /// Favour cards that lie face up.
    pub open: FavourSet,
    /// Tokens on each favour card.
    pub tokens: [u8; Favour::ALL.len()],
    /// Building cards left.
    pub piles: [u8; Building::ALL.len()],
    /// Cubes in the supply.
    pub cubes: [u8; Cube::ALL.len()],
    /// Dice in the supply.
    pub dice: u8,
    /// One for each seat.
    pub provinces: [Province; 4],
    /// Open discards.
    pub discards: Bag,
    /// Who came to Caesar's Palace, in order.
    pub arrivals: Podium,
    /// What the active player has done so far.
    pub turn: Turn,
    /// What is still to be done.
    pub(crate) stack: Stack,
}

/// How many pieces there are, wherever they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    pub(crate) privileges: Bag,
    pub(crate) cubes: [u8; Cube::ALL.len()],
    pub(crate) dice: u8,
    pub(crate) buildings: [u8; Building::ALL.len()],
}

/// What a player owns, and where his pawn stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Province {
    /// The pawn's space on the road.
    pub road: u8,
    /// Money, up to twenty.
    pub money: u8,
    /// Cubes by kind; water in the reservoir.
    pub cubes: [u8; Cube::ALL.len()],
    /// Whether a water lies on the aqueduct.
    pub aqueduct_full: bool,
    /// Dice.
    pub dice: u8,
    /// Vestals.
    pub vestals: u8,
    /// Centurions.
    pub centurions: u8,
    /// Whether married.
    pub married: bool,
    /// What was built.
    pub buildings: BuildingSet,
    /// Whether an advance card was played this round.
    pub advanced: bool,
}

impl Province {
    /// What everybody starts with. FOR 1.2.
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

    /// How many of a cube count for the owner.
    #[inline]
    pub const fn cube(&self, cube: Cube) -> u8 {
        match cube {
            Cube::Water => self.water(),
            Cube::Wheat | Cube::Wine => self.cubes[cube as usize],
        }
    }

    /// How many vestals or centurions.
    #[inline]
    pub const fn helpers(&self, helper: Helper) -> u8 {
        match helper {
            Helper::Vestal => self.vestals,
            Helper::Centurion => self.centurions,
        }
    }

    /// Whether the pawn stands on Caesar's Palace.
    #[inline]
    pub const fn at_palace(&self) -> bool {
        self.road == PALACE
    }

    /// Most helpers that can be hired with the money at hand. FOR 5.6, 5.7.
    pub const fn hireable(&self, helper: Helper) -> u8 {
        let owned = self.helpers(helper);
        let mut n = 0;
        while owned + n < LIMIT && Self::hiring_price(helper, owned, n + 1) <= self.money {
            n += 1;
        }
        n
    }

    /// What `n` helpers cost whoever has `owned`. Ruling R-F21.
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

/// What the active player has done so far in his turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The card of phase 2.
    pub chosen: Option<ActionCard>,
    /// Dice that have fallen.
    pub rolled: Dice,
    /// The die in use; 0 before the choice.
    pub die: u8,
    /// Tokens taken from a favour card, not yet turned into cards.
    pub tokens: u8,
    /// Arrived at Caesar's Palace, cards not yet seen to.
    pub arrived: bool,
    /// The question passed over since the last answer because nothing was possible. Ruling R-F49.
    pub passed_over: Option<PassedOver>,
}

/// A question that is not asked while nothing is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedOver {
    /// What water could become. FOR 5.2, 5.3.
    Convert(Cube),
    /// Military power. FOR 6.1.
    Military,
}

/// What not everybody sees.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Secret {
    pub(crate) chance: Chance,
    pub(crate) deck: Deck,
    pub(crate) hands: [Hand; 4],
    /// Drawn by the active player, not yet kept or discarded.
    pub(crate) drawn: Cards,
    /// Put aside at Caesar's Palace.
    pub(crate) aside: Cards,
    /// Cards chosen in secret before the first round.
    pub(crate) turned_down: CardSet,
}

/// The privilege cards of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Drawn in phase 5.
    pub held: Cards,
    /// Got at Caesar's Palace.
    pub palace: Cards,
}

impl Hand {
    /// All of them.
    #[inline]
    pub const fn all(&self) -> Bag {
        self.held.all().plus(self.palace.all())
    }
}

impl Table {
    /// How many play.
    #[inline]
    pub const fn n_players(&self) -> u8 {
        self.options.players
    }

    /// Whose answer the game waits for, and the question.
    #[inline]
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        match self.stack.top() {
            Some(&Frame::Ask(decision)) => Some((self.active, decision)),
            _ => None,
        }
    }

    /// The edge a seat sits at; two players sit opposite. FOR 1.1.
    #[inline]
    pub const fn edge_of(&self, seat: Seat) -> usize {
        if self.options.players == 2 { seat.index() * 2 } else { seat.index() }
    }

    /// Who sits at an edge.
    #[inline]
    pub fn owner(&self, edge: usize) -> Option<Seat> {
        Seat::all(self.n_players()).find(|seat| self.edge_of(*seat) == edge)
    }

    /// Where a card lies, once it was dealt.
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

    /// How many of a cube can be taken. Ruling R-F12.
    #[inline]
    pub const fn supply(&self, cube: Cube) -> u8 {
        match self.options.cubes {
            CubeSupply::Finite => self.cubes[cube as usize],
            CubeSupply::Infinite => u8::MAX,
        }
    }

    /// Favour cards open for a die. FOR 7.2.
    #[inline]
    pub const fn available(&self, die: u8) -> FavourSet {
        self.open.both(FavourSet::up_to(die))
    }

    /// Whether dice of the active player are still to be rolled. FOR 7.1, 7.9.
    #[inline]
    pub const fn has_dice_to_roll(&self) -> bool {
        !self.own().at_palace() && self.turn.rolled.count() < self.own().dice
    }
}
