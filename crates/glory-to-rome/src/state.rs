//! A state: the public table, and the secrets.

use engine::{Seat, slugs};
use serde::{Deserialize, Serialize};

use crate::bag::{Counts, Deck, Orders};
use crate::card::{Building, BuildingSet, Material, MaterialSet, Role};
use crate::decision::Decision;
use crate::flow::Stack;
use crate::options::Options;
use crate::powers::Powers;
use crate::works::Works;

/// The most players.
pub const N_SEATS: usize = 5;
/// The influence each player starts with. GTR 1.7.
pub const START_INFLUENCE: u8 = 2;

/// A game of Glory to Rome.
///
/// ```
/// use engine::{Game, NoEvents, Seed};
/// use glory_to_rome::options::Edition;
/// use glory_to_rome::{GloryToRome, Options};
///
/// let options = Options::of_edition(Edition::Original, 3);
/// let mut game = GloryToRome::new(&options, Seed::from_number(1)).unwrap();
/// game.apply("think draw".parse().unwrap(), &mut NoEvents).unwrap();
/// let (leader, _) = game.pending().unwrap();
/// assert_eq!(game.view(Some(leader)).table.n_turn, 2);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GloryToRome {
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
    /// The turn, from 1.
    pub n_turn: u16,
    pub leader: Seat,
    pub pool: Counts,
    /// Jacks in the pile.
    pub jacks: u8,
    pub town: Counts,
    pub outside: Counts,
    /// Sites that became influence.
    pub built: Counts,
    /// Materials in completed buildings.
    pub spent: Counts,
    /// Unfinished buildings.
    pub works: Works,
    /// Buildings whose function a Stairway made public. GTR 6.2.
    pub public: BuildingSet,
    /// The functions that work for each seat, cached: they are read far more often than changed.
    pub(crate) powers: [Powers; N_SEATS],
    pub players: [Camp; N_SEATS],
    /// Cards at the bottom of the deck that are out of the game. GTR 1.8.
    pub removed: u8,
    pub turn: Turn,
    /// The end of the game, once it is over.
    pub end: Option<End>,
    pub(crate) pending: Option<(Seat, Decision)>,
    /// The pending work.
    pub(crate) stack: Stack,
}

/// The number of pieces in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    pub(crate) orders: Counts,
    pub(crate) sites: Counts,
    pub(crate) jacks: u8,
}

/// A player's camp. GTR 1.9.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Camp {
    /// Unfinished buildings.
    pub founded: BuildingSet,
    pub complete: BuildingSet,
    /// Kinds publicly known to be in the hand. GTR 8.3.
    pub shown: BuildingSet,
    /// Materials publicly known not to be in the hand. GTR 8.3.
    pub lacks: MaterialSet,
    /// The player's influence. GTR 1.7.
    pub influence: u8,
    /// Order cards in the hand.
    pub n_orders: u8,
    pub jacks: u8,
    pub clients: Counts,
    /// Those of them hired this turn. GTR 2.6.
    pub fresh: Counts,
    pub stockpile: Counts,
    /// Cards put into the vault face up.
    pub vault: Counts,
    /// Those of them put there this turn.
    pub vault_turn: Counts,
    /// The number of cards put from the hand into the vault. GTR 7.33.
    pub n_basilica: u8,
    /// The number of cards put from the deck into the vault. GTR 7.19.
    pub n_atrium: u8,
    /// Order cards played this turn.
    pub camp: Counts,
    /// Jacks played this turn.
    pub camp_jacks: u8,
    /// Units played this turn: actions of the led role. GTR 3.
    pub units: u8,
    pub statue_site: Option<Material>,
    /// The building their Prison took and they still have. At most one: nobody completes two
    /// Prisons, and none is ever stolen. GTR 7.29, ruling R-G42.
    pub stolen: Option<Stolen>,
    /// Whether a Craftsman action was performed this turn. GTR 7.17.
    pub crafted: bool,
    /// Whether the player proposed a victory this turn. GTR 9.5.
    pub proposed: bool,
}

/// A completed building that another player built. GTR 7.29.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stolen {
    /// The stolen building.
    pub building: Building,
    /// The original builder, whatever owners came between.
    pub from: Seat,
}

impl Camp {
    /// Cards in hand, including Jacks. It is public. GTR 8.1.
    #[inline]
    pub const fn hand_size(&self) -> u8 {
        self.n_orders + self.jacks
    }

    /// Cards in the vault.
    #[inline]
    pub const fn vault_size(&self) -> u8 {
        self.vault.sum() + self.n_basilica + self.n_atrium
    }

    /// Foundations and completed buildings. GTR 5.2.
    #[inline]
    pub const fn names(&self) -> BuildingSet {
        self.founded.union(self.complete)
    }

    /// The builder of a building, if it was another player.
    #[inline]
    pub fn builder_of(&self, building: Building) -> Option<Seat> {
        self.stolen.filter(|stolen| stolen.building == building).map(|stolen| stolen.from)
    }

    /// The site of a building. GTR 5.1, 7.39.
    #[inline]
    pub const fn site_of(&self, building: Building) -> Material {
        match (building, self.statue_site) {
            (Building::Statue, Some(site)) => site,
            _ => building.material(),
        }
    }
}

/// The current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The led role.
    pub role: Option<Role>,
    /// The player who acts, or last acted.
    pub performer: Seat,
    /// Actions of the led role that the performer has used.
    pub used: u8,
    /// Set if Circus Maximus doubles the performer's clients: how many it came too late for.
    pub(crate) doubled: Option<u8>,
    /// Cards the performer has shown as demands. Ruling R-G20.
    pub revealed: Orders,
    /// How many of them may have left the hand unseen.
    pub(crate) n_slipped: u8,
    /// The materials the performer demands.
    pub demand: Counts,
    /// The rest of the demand: for the pool, or for the current victim.
    pub quota: Counts,
    /// The role of an action in a Bath that waits for that of the next client. Ruling R-G05.
    pub held: Option<Role>,
    /// The player who proposed a victory.
    pub(crate) proposer: Seat,
}

impl Turn {
    /// The number of shown cards that are certainly in the hand.
    #[inline]
    pub(crate) fn n_revealed(&self) -> u8 {
        self.revealed.len() - self.n_slipped
    }
}

slugs! {
    /// Why the game ended. GTR 9.
    pub enum EndedBy {
        /// A player fulfilled the Forum. GTR 9.4.
        Forum = "forum",
        /// A Catacomb was completed. GTR 9.3.
        Catacomb = "catacomb",
        /// No site is left in town. GTR 9.2.
        Sites = "sites",
        /// The deck is empty. GTR 9.1.
        Deck = "deck",
        /// All others granted the victory. GTR 9.5.
        Granted = "granted",
        /// The last turn was played. GTR 9.7.
        TurnLimit = "turn-limit",
    }
}

/// Why the game is over, and for the Forum or a granted victory, the possible winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The reason.
    pub by: EndedBy,
    /// The seats that may have won, as bits.
    pub(crate) candidates: u8,
}

impl End {
    /// An end after which all seats are scored.
    pub(crate) const fn scored(by: EndedBy) -> Self {
        Self { by, candidates: !0 }
    }

    /// Whether the seat may have won.
    pub const fn may_win(self, seat: Seat) -> bool {
        self.candidates >> seat.0 & 1 != 0
    }
}

/// The hidden part of a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Secret {
    pub(crate) deck: Deck,
    /// Order cards of each seat.
    pub(crate) hands: [Orders; N_SEATS],
    /// Cards put from the hand into the vault; only their owner knows them.
    pub(crate) basilica: [Orders; N_SEATS],
    /// Cards put from the deck into the vault; nobody knows them.
    pub(crate) atrium: [Counts; N_SEATS],
    /// The names of those cards, in all vaults.
    pub(crate) atrium_names: Orders,
    /// Shown cards of the performer that left the hand unseen. Ruling R-G20.
    pub(crate) slipped: Orders,
    /// The card drawn with the Fountain; only the performer knows it.
    pub(crate) drawn: Option<Building>,
    /// The cards chosen before the first turn.
    pub(crate) chosen: [Option<Building>; N_SEATS],
}

impl Secret {
    /// Only a deck, and nothing dealt.
    pub(crate) fn new(deck: Deck) -> Self {
        Self {
            deck,
            hands: Default::default(),
            basilica: Default::default(),
            atrium: Default::default(),
            atrium_names: Orders::EMPTY,
            slipped: Orders::EMPTY,
            drawn: None,
            chosen: Default::default(),
        }
    }
}

impl Table {
    /// The number of players.
    #[inline]
    pub const fn n_players(&self) -> u8 {
        self.options.players
    }

    /// A player.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Camp {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Camp {
        &mut self.players[seat.index()]
    }

    /// The seat `n` steps after the leader.
    #[inline]
    pub const fn after_leader(&self, n: u8) -> Seat {
        self.after(self.leader, n)
    }

    /// The seat `n` steps clockwise.
    #[inline]
    pub const fn after(&self, seat: Seat, n: u8) -> Seat {
        let place = seat.0 + n;
        let n_players = self.n_players();
        Seat(if place < n_players { place } else { place - n_players })
    }

    /// The seat that is asked, and the question.
    #[inline]
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        self.pending
    }

    /// The other seats, clockwise from `seat`.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_players = self.n_players();
        (1..n_players).map(move |n| Seat((seat.0 + n) % n_players))
    }
}
