//! An observer's knowledge, and worlds imagined from it. GTR 8.

use engine::{Rng, Seat};

use crate::bag::{Counts, Deck, Orders};
use crate::card::{Building, BuildingSet, Material};
use crate::decision::Decision;
use crate::state::{Camp, GloryToRome, N_SEATS, Secret, Table};

/// Everything one observer may know, with perfect recall.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The observer; `None` is a spectator.
    pub observer: Option<Seat>,
    /// The public table.
    pub table: Table,
    /// Cards in the deck, without those out of the game.
    pub n_deck: u8,
    /// The observer's order cards.
    pub hand: Orders,
    /// The observer's cards that went from hand into the vault.
    pub basilica: Orders,
    /// Cards the observer has shown as demands that left the hand unseen.
    pub(crate) slipped: Orders,
    /// The card the observer drew with a Fountain.
    pub drawn: Option<Building>,
    /// The card the observer chose before the first turn.
    pub chosen: Option<Building>,
    /// The cards that the observer cannot place.
    pub unseen: Orders,
    /// The face-down cards in the vaults, once the game is over.
    pub opened: Option<[Unseen; N_SEATS]>,
}

/// The face-down cards in a vault. GTR 8.6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// Cards from the hand.
    pub basilica: Counts,
    /// Cards from the deck.
    pub atrium: Counts,
}

impl View {
    /// The seat that is asked, and the question.
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        self.table.pending
    }

    /// The vaults, as far as the observer knows them.
    pub fn known_vaults(&self) -> [Counts; N_SEATS] {
        std::array::from_fn(|i| {
            let open = self.table.players[i].vault;
            if let Some(opened) = &self.opened {
                return open.plus(opened[i].basilica).plus(opened[i].atrium);
            }
            if self.observer.is_some_and(|seat| seat.index() == i) {
                return open.plus(self.basilica.materials());
            }
            open
        })
    }
}

impl Camp {
    /// The number of order cards about which nothing is known.
    const fn n_unknown(&self) -> u8 {
        self.n_orders - self.shown.len()
    }

    /// Kinds that may be in the hand. GTR 8.3.
    fn may_hold(&self) -> BuildingSet {
        let lacking = self.lacks.iter().map(Material::buildings);
        lacking.fold(BuildingSet::ALL, BuildingSet::minus)
    }
}

impl Table {
    /// Whether a card drawn with the Fountain is pending.
    const fn has_drawn(&self) -> bool {
        matches!(self.pending, Some((_, Decision::Fountain { .. })))
    }

    /// Whether a seat has chosen its card before the first turn.
    const fn has_chosen(&self, seat: Seat) -> bool {
        matches!(self.pending, Some((asked, Decision::Start)) if seat.0 < asked.0)
    }
}

impl GloryToRome {
    pub(crate) fn seen_by(&self, observer: Option<Seat>) -> View {
        let (table, secret) = (&self.table, &self.secret);
        let mut view = View {
            observer,
            table: *table,
            n_deck: secret.deck.len() - table.removed,
            hand: Orders::EMPTY,
            basilica: Orders::EMPTY,
            slipped: Orders::EMPTY,
            drawn: None,
            chosen: None,
            unseen: secret.deck.cards().iter().copied().collect(),
            opened: table.end.map(|_| self.unseen_in_vaults()),
        };
        view.unseen = view.unseen.plus(&secret.atrium_names);
        for seat in Seat::all(table.n_players()) {
            if observer == Some(seat) {
                view.hand = secret.hands[seat.index()];
                view.basilica = secret.basilica[seat.index()];
                view.chosen = secret.chosen[seat.index()];
            } else {
                view.unseen = view.unseen.plus(&self.hidden_from_others(seat));
            }
        }
        if observer == Some(table.turn.performer) {
            view.slipped = secret.slipped;
            view.drawn = secret.drawn;
        } else if let Some(card) = secret.drawn {
            view.unseen.add(card);
        }
        view
    }

    /// The cards of a seat that others cannot place.
    fn hidden_from_others(&self, seat: Seat) -> Orders {
        let secret = &self.secret;
        let shown = Orders::one_of(self.table.player(seat).shown);
        let mut hidden = secret.hands[seat.index()].minus(&shown);
        if let Some(card) = secret.chosen[seat.index()] {
            hidden.add(card);
        }
        hidden.plus(&secret.basilica[seat.index()])
    }

    fn unseen_in_vaults(&self) -> [Unseen; N_SEATS] {
        std::array::from_fn(|i| Unseen {
            basilica: self.secret.basilica[i].materials(),
            atrium: self.secret.atrium[i],
        })
    }
}

/// Deals rejected before one is taken as it comes: the first is nearly always good.
const MOST_TRIES: usize = 64;

/// A random world with this view, each with equal probability.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> GloryToRome {
    // Dealt in place: a state is too large to pass around.
    let mut secret = Secret::new(Deck::new([]));
    for n_tries in 0..=MOST_TRIES {
        if deal(view, &mut secret, rng, n_tries < MOST_TRIES).is_some() {
            break;
        }
        secret = Secret::new(Deck::new([]));
    }
    GloryToRome { table: view.table, secret }
}

/// Deals the cards the observer cannot place. An even deal may be rejected; see [`even_card`].
fn deal(view: &View, secret: &mut Secret, rng: &mut Rng, is_even: bool) -> Option<()> {
    secret.deck.lay(view.unseen.counts());
    shuffle(secret.deck.cards_mut(), rng);
    secret.slipped = view.slipped;
    secret.drawn = view.drawn;
    let announced = announced(view, &secret.deck);
    if let Some((seat, material, n)) = announced {
        secret.hands[seat.index()] = take_cards(&mut secret.deck, 0, Some(n_of(material, n)));
    }
    // Zones about which more is known come first: others can take what is left.
    if view.opened.is_some() {
        fill_vaults(view, secret);
    }
    let mut rng = is_even.then_some(rng);
    fill_hands(view, secret, rng.as_deref_mut(), |player| !player.lacks.is_empty())?;
    if view.opened.is_none() {
        fill_vaults(view, secret);
    }
    fill_hands(view, secret, rng, |player| player.lacks.is_empty())?;
    if view.table.has_drawn() && secret.drawn.is_none() {
        secret.drawn = secret.deck.draw();
    }
    Some(())
}

/// A player in the middle of a petition holds the cards for it. GTR 8.3.
fn announced(view: &View, deck: &Deck) -> Option<(Seat, Material, u8)> {
    let (seat, decision) = view.table.pending?;
    let Decision::Petition { left, of } = decision else {
        return None;
    };
    if view.observer == Some(seat) {
        return None;
    }
    let player = view.table.player(seat);
    let known = Orders::one_of(player.shown);
    let missing = |material| left.saturating_sub(known.of(material));
    let unseen = view.unseen.materials();
    let may_be = |m: &Material| {
        let most = unseen.of(*m).min(player.n_unknown());
        !player.lacks.has(*m) && missing(*m) <= most
    };
    // Any material is possible, weighted by its number of unseen cards.
    let likely = deck.cards().iter().rev().map(|card| card.material());
    let material = of.or_else(|| likely.chain(Material::ALL).find(may_be))?;
    Some((seat, material, missing(material)))
}

fn n_of(material: Material, n: u8) -> Counts {
    let mut counts = Counts::EMPTY;
    counts.add(material, n);
    counts
}

fn fill_vaults(view: &View, secret: &mut Secret) {
    for seat in Seat::all(view.table.n_players()) {
        fill_vault(view, seat, secret);
    }
}

/// Fills a vault with cards of the known materials, or with the right number of cards.
fn fill_vault(view: &View, seat: Seat, secret: &mut Secret) {
    let player = view.table.player(seat);
    if player.n_basilica == 0 && player.n_atrium == 0 {
        return;
    }
    let place = seat.index();
    let opened = view.opened.map(|opened| opened[place]);
    if view.observer == Some(seat) {
        secret.basilica[place] = view.basilica;
    } else {
        let known = opened.map(|unseen| unseen.basilica);
        secret.basilica[place] = take_cards(&mut secret.deck, player.n_basilica, known);
    }
    let known = opened.map(|unseen| unseen.atrium);
    let atrium = take_cards(&mut secret.deck, player.n_atrium, known);
    secret.atrium[place] = atrium.materials();
    secret.atrium_names = secret.atrium_names.plus(&atrium);
}

fn take_cards(deck: &mut Deck, n: u8, known: Option<Counts>) -> Orders {
    match known {
        Some(materials) => materials
            .each_one()
            .filter_map(|m| deck.draw_where(|card| card.material() == m))
            .collect(),
        None => (0..n).filter_map(|_| deck.draw()).collect(),
    }
}

fn fill_hands(
    view: &View,
    secret: &mut Secret,
    mut rng: Option<&mut Rng>,
    is_next: impl Fn(&Camp) -> bool,
) -> Option<()> {
    for seat in Seat::all(view.table.n_players()) {
        let player = view.table.player(seat);
        if !is_next(player) {
            continue;
        }
        let place = seat.index();
        if view.observer == Some(seat) {
            secret.hands[place] = view.hand;
            secret.chosen[place] = view.chosen;
            continue;
        }
        let rng = rng.as_deref_mut();
        imagine_hand(view, player, (&mut secret.hands[place], &mut secret.deck), rng)?;
        if view.table.has_chosen(seat) {
            secret.chosen[place] = secret.deck.draw();
        }
    }
    Some(())
}

/// The shown cards, and others that may be there.
fn imagine_hand(
    view: &View,
    player: &Camp,
    (hand, deck): (&mut Orders, &mut Deck),
    mut rng: Option<&mut Rng>,
) -> Option<()> {
    let n_announced = hand.len();
    *hand = hand.plus(&Orders::one_of(player.shown));
    let allowed = player.may_hold();
    let most = view.unseen.among(allowed).len();
    for n_dealt in n_announced..player.n_unknown() {
        let card = match &mut rng {
            _ if player.lacks.is_empty() => deck.draw(),
            Some(rng) => Some(even_card(deck, allowed, most.checked_sub(n_dealt)?, rng)?),
            None => deck.draw_where(|card| allowed.has(card)),
        };
        if let Some(card) = card {
            hand.add(card);
        }
    }
    Some(())
}

/// A random card that may be in a hand, of which `left` remain after others were dealt to it.
///
/// Hands that lack different materials take cards from each other: a deal that leaves few cards for
/// the second hand has fewer completions and must be rarer. So the draw is among as many cards as
/// there were before anything was dealt to others, and the deal is rejected if it hits one that is
/// gone.
fn even_card(deck: &mut Deck, allowed: BuildingSet, left: u8, rng: &mut Rng) -> Option<Building> {
    if left == 0 {
        return None;
    }
    deck.draw_nth_where(rng.below(left.into()), |card| allowed.has(card))
}

/// Shuffles cards, two for each random number. The bias is as small as that of [`Rng::below`].
#[inline]
fn shuffle(cards: &mut [Building], rng: &mut Rng) {
    let mut bits = 0;
    for last in (1..cards.len()).rev() {
        bits = if bits == 0 { rng.next_u64() } else { bits };
        let place = ((bits & LOW) * (last as u64 + 1)) >> 32;
        bits >>= 32;
        cards.swap(last, usize::try_from(place).unwrap_or(last));
    }
}

const LOW: u64 = 0xffff_ffff;
