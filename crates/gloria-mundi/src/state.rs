//! A state: the table, and the order of the draw pile, the only secret.

use std::sync::Arc;

use engine::{MAX_SEATS, Seat};

use crate::bill::Bill;
use crate::card::{CardId, Price, Production, ProductionSet, SymbolSet};
use crate::decision::Decision;
use crate::deck::{Edition, Icons};
use crate::flow::Stack;
use crate::score::EndedBy;
use crate::sets::{CardSet, DrawPile, Stores};

/// Slots in the forum; the index of a slot is its surcharge. GLM 3.1.
pub const N_SLOTS: usize = 6;

/// A game of Gloria Mundi.
#[derive(Clone, Debug, PartialEq)]
pub struct GloriaMundi {
    pub(crate) edition: Arc<Edition>,
    pub(crate) table: Table,
    pub(crate) secret: Secret,
}

/// Everything but the order of the draw pile. A view contains a copy of it. Ruling R-M13.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Table {
    pub n_players: u8,
    /// The turn, from 1.
    pub turn: u8,
    pub active: Seat,
    /// The seat that acts now: in phases 3 and 5 every player does in turn.
    pub actor: Seat,
    /// Building cards for sale, by surcharge.
    pub forum: [Option<CardId>; N_SLOTS],
    /// Discarded building cards.
    pub fire: CardSet,
    /// All building cards in this game; they never change.
    pub(crate) cards: CardSet,
    /// All production cards in this game; they never change.
    pub(crate) production: [u8; Production::ALL.len()],
    /// Production cards destroyed.
    pub lost: [u8; Production::ALL.len()],
    pub estates: [Estate; MAX_SEATS],
    /// The barbarian's space, from 0.
    pub barbarian: u8,
    /// The number of spaces with tribute ahead of the barbarian.
    pub covered: u8,
    /// The tribute on them.
    pub tribute: Price,
    /// The type of the turn, once a card is played. GLM 4.1.
    pub turn_type: Option<Production>,
    /// Buildings the actor has still to activate.
    pub ready: CardSet,
    /// The bill the actor is paying.
    pub(crate) bill: Bill,
    /// The choice the actor is making.
    pub(crate) choice: Choice,
    /// Icons for which a production card is still to be lost.
    pub icons: Icons,
    /// Why the game is over, once it is.
    pub ended: Option<EndedBy>,
    /// The question put to the actor.
    pub(crate) pending: Option<Decision>,
    /// The pending work.
    pub(crate) stack: Stack,
}

/// A player's estate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Estate {
    /// Steps from Rome.
    pub steps: u8,
    /// Counters behind the screen.
    pub stores: Stores,
    /// Production cards behind the screen.
    pub hand: [u8; Production::ALL.len()],
    /// Production cards in the play area without a building.
    pub free: [u8; Production::ALL.len()],
    /// Buildings, by the type of the production card under them.
    pub built: [CardSet; Production::ALL.len()],
}

impl Estate {
    /// Production cards of a type in the play area, with or without a building. GLM 9.7.
    #[inline]
    pub const fn n_cards(&self, of: Production) -> u8 {
        self.free[of as usize] + self.built[of as usize].len()
    }

    /// The types of production cards in the play area without a building.
    #[inline]
    pub fn free_types(&self) -> ProductionSet {
        Production::ALL.into_iter().filter(|of| self.free[of.index()] > 0).collect()
    }

    /// All buildings.
    #[inline]
    pub const fn buildings(&self) -> CardSet {
        self.built[0].union(self.built[1]).union(self.built[2])
    }

    /// The type of the production card under a building.
    #[inline]
    pub fn under(&self, card: CardId) -> Option<Production> {
        Production::ALL.into_iter().find(|on| self.built[on.index()].has(card))
    }

    /// Whether the player has no card to play. GLM 4.3.
    #[inline]
    pub fn has_empty_hand(&self) -> bool {
        self.hand == [0; 3]
    }
}

/// Symbols that the actor still has to choose, one kind after another. GLM 9.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) card: CardId,
    pub(crate) kinds: SymbolSet,
    pub(crate) left: u8,
}

/// The hidden part of a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Secret {
    pub(crate) pile: DrawPile,
}

impl Table {
    /// The seat that is asked, and the question.
    #[inline]
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        match self.pending {
            Some(decision) => Some((self.actor, decision)),
            None => None,
        }
    }

    /// The actor's estate.
    #[inline]
    pub const fn own(&self) -> &Estate {
        &self.estates[self.actor.index()]
    }

    #[inline]
    pub(crate) const fn own_mut(&mut self) -> &mut Estate {
        &mut self.estates[self.actor.index()]
    }

    /// The building cards still in the draw pile.
    pub fn unseen(&self) -> CardSet {
        let forum: CardSet = self.forum.into_iter().flatten().collect();
        let built =
            self.estates.iter().fold(CardSet::EMPTY, |all, estate| all.union(estate.buildings()));
        self.cards.minus(self.fire).minus(forum).minus(built)
    }
}

/// A table together with everything printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts<'a> {
    pub(crate) table: &'a Table,
    pub(crate) edition: &'a Edition,
}

impl GloriaMundi {
    #[inline]
    pub(crate) fn facts(&self) -> Facts<'_> {
        Facts { table: &self.table, edition: &self.edition }
    }
}
