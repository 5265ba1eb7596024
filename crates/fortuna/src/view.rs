//! An observer's knowledge, and worlds imagined from it.

use engine::{Chance, Rng, Seat};

use crate::bag::{Bag, Counts, Deck, PrivilegeCards};
use crate::card::{ActionCard, CardSet};
use crate::decision::Decision;
use crate::score::is_in_rome;
use crate::state::{Fortuna, Hand, Secret, Table};

/// Everything one observer may know, with perfect recall.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct View {
    /// The observer; `None` is a spectator.
    pub observer: Option<Seat>,
    pub table: Table,
    pub n_deck: u8,
    pub hands: [HandView; 4],
    /// The privilege cards the active player chooses from.
    pub drawn: CardsView,
    /// The number of cards aside at Caesar's Palace.
    pub n_aside: Counts,
    /// The aside cards that the observer has seen; later arrivals may have taken some of them.
    pub seen_aside: PrivilegeCards,
    /// The cards that the observer cannot place, by age.
    pub unseen: PrivilegeCards,
    /// The card the observer turned down in secret before the first round.
    pub turned_down: Option<ActionCard>,
}

/// Privilege cards that an observer knows, or only counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardsView {
    /// The number of cards.
    pub counts: Counts,
    /// The cards, if known.
    pub cards: Option<PrivilegeCards>,
}

/// A seat's privilege cards as an observer knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandView {
    /// Drawn in phase 5.
    pub held: CardsView,
    /// Kept at Caesar's Palace.
    pub palace: CardsView,
}

impl HandView {
    /// The number of cards.
    pub const fn len(&self) -> u8 {
        self.held.counts.sum() + self.palace.counts.sum()
    }

    /// Whether there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, if the observer knows them.
    pub fn cards(&self) -> Option<Bag> {
        Some(self.held.cards?.all().plus(self.palace.cards?.all()))
    }
}

impl View {
    /// The seat that is asked, and the question.
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        self.table.pending()
    }

    /// The observer's own privilege cards.
    pub fn own_hand(&self) -> Bag {
        let own = self.observer.and_then(|seat| self.hands[seat.index()].cards());
        own.unwrap_or(Bag::EMPTY)
    }

    /// The cards the observer chooses from.
    pub fn offer(&self) -> Bag {
        if self.observer != Some(self.table.active) {
            return Bag::EMPTY;
        }
        match self.pending() {
            Some((_, Decision::KeepPalace)) if self.table.arrivals.count() > 1 => {
                self.seen_aside.all()
            }
            _ => self.drawn.cards.map_or(Bag::EMPTY, PrivilegeCards::all),
        }
    }
}

impl Table {
    /// Whether `observer` saw the cards put aside: the first arrival put them there, the second
    /// looked at both. FOR 13.2; ruling R-F29.
    fn has_seen_aside(&self, observer: Option<Seat>) -> bool {
        let place = self.place_of(observer);
        matches!(place, Some(0 | 1))
    }

    /// Whether the card `seat` took at the Palace was aside when `observer` saw the cards.
    fn took_seen_card(&self, observer: Option<Seat>, seat: Seat) -> bool {
        let (own, other) = (self.place_of(observer), self.place_of(Some(seat)));
        matches!((own, other), (Some(0), Some(1 | 2)) | (Some(1), Some(2)))
    }

    fn place_of(&self, seat: Option<Seat>) -> Option<usize> {
        self.arrivals.iter().position(|arrived| Some(*arrived) == seat)
    }

    /// Whether a seat's privilege cards are revealed when the game is over. FOR 13.4.
    pub(crate) fn shows_hand(&self, seat: Seat) -> bool {
        self.stack.top().is_none() && is_in_rome(&self.provinces[seat.index()])
    }
}

impl Fortuna {
    pub(crate) fn seen_by(&self, observer: Option<Seat>) -> View {
        let (table, secret) = (&self.table, &self.secret);
        let mut view = View {
            observer,
            table: *table,
            n_deck: secret.deck.len(),
            hands: [HandView::default(); 4],
            drawn: CardsView::default(),
            n_aside: secret.aside.counts(),
            seen_aside: PrivilegeCards::default(),
            unseen: PrivilegeCards {
                old: Bag::EMPTY,
                new: secret.deck.cards().iter().copied().collect(),
            },
            turned_down: observer.and_then(|seat| self.turned_down_by(seat)),
        };
        for seat in Seat::all(table.n_players()) {
            view.hands[seat.index()] = self.hand_seen_by(seat, &mut view);
        }
        view.drawn = look(secret.drawn, observer == Some(table.active), &mut view.unseen);
        if table.has_seen_aside(observer) {
            view.seen_aside = view.seen_aside.plus(secret.aside);
        } else {
            view.unseen = view.unseen.plus(secret.aside);
        }
        view
    }

    fn hand_seen_by(&self, seat: Seat, view: &mut View) -> HandView {
        let hand = &self.secret.hands[seat.index()];
        let is_known = view.observer == Some(seat) || self.table.shows_hand(seat);
        let took_seen_card = self.table.took_seen_card(view.observer, seat);
        let pool = if took_seen_card { &mut view.seen_aside } else { &mut view.unseen };
        let palace = look(hand.palace, is_known, pool);
        HandView { held: look(hand.held, is_known, &mut view.unseen), palace }
    }

    fn turned_down_by(&self, seat: Seat) -> Option<ActionCard> {
        let own_edge = self.table.edges[self.table.edge_of(seat)];
        self.secret.turned_down.both(own_edge).into_iter().next()
    }
}

/// The visible part of a zone; unseen cards are added to `unseen`.
fn look(cards: PrivilegeCards, is_known: bool, unseen: &mut PrivilegeCards) -> CardsView {
    if !is_known {
        *unseen = unseen.plus(cards);
    }
    CardsView { counts: cards.counts(), cards: is_known.then_some(cards) }
}

/// Cards in random order, by age.
struct Shuffled {
    old: Deck,
    new: Deck,
}

impl Shuffled {
    fn new(cards: PrivilegeCards, rng: &mut Rng) -> Self {
        let shuffled = |bag: Bag, rng: &mut Rng| {
            let mut deck = Deck::new(bag.cards());
            rng.shuffle(deck.cards_mut());
            deck
        };
        Self { old: shuffled(cards.old, rng), new: shuffled(cards.new, rng) }
    }

    /// A possible content of a zone: the known cards, or as many random ones as it has.
    fn fill(&mut self, zone: &CardsView) -> PrivilegeCards {
        zone.cards.unwrap_or_else(|| self.take(zone.counts))
    }

    fn take(&mut self, counts: Counts) -> PrivilegeCards {
        let take = |deck: &mut Deck, n| (0..n).filter_map(|_| deck.draw()).collect();
        PrivilegeCards {
            old: take(&mut self.old, counts.old),
            new: take(&mut self.new, counts.new),
        }
    }
}

/// A random world with this view, each with equal probability.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Fortuna {
    let table = &view.table;
    let mut unseen = Shuffled::new(view.unseen, rng);
    let mut seen_aside = Shuffled::new(view.seen_aside, rng);
    let mut hands = [Hand::default(); 4];
    for seat in Seat::all(table.n_players()) {
        let zone = &view.hands[seat.index()];
        let took_seen_card = table.took_seen_card(view.observer, seat);
        let palace = if took_seen_card { &mut seen_aside } else { &mut unseen };
        hands[seat.index()].palace = palace.fill(&zone.palace);
        hands[seat.index()].held = unseen.fill(&zone.held);
    }
    let drawn = unseen.fill(&view.drawn);
    let has_seen_aside = table.has_seen_aside(view.observer);
    let aside = if has_seen_aside { &mut seen_aside } else { &mut unseen };
    let aside = aside.take(view.n_aside);
    let secret = Secret {
        chance: Chance::new(rng.seed()),
        deck: unseen.new,
        hands,
        drawn,
        aside,
        turned_down: imagine_turned_down(view, rng),
    };
    Fortuna { table: *table, secret }
}

/// The cards others may have turned down before the first round. Ruling R-F01.
fn imagine_turned_down(view: &View, rng: &mut Rng) -> CardSet {
    let table = &view.table;
    let chosen = &table.podium[..usize::from(table.n_turned_down)];
    let card_of = |seat: &Seat| match view.turned_down {
        Some(card) if view.observer == Some(*seat) => card,
        _ => {
            let edge = table.edges[table.edge_of(*seat)];
            let nth = rng.below(usize::from(edge.len()));
            edge.into_iter().nth(nth).expect("an edge has three cards")
        }
    };
    chosen.iter().map(card_of).collect()
}
