//! What the bot concludes from its view, and which conclusion answers which question.

use engine::Seat;
use gloria_mundi::card::{Card, CardId, Production, Resource};
use gloria_mundi::grammar::Power;
use gloria_mundi::state::{Estate, Table};
use gloria_mundi::{Action, Decision, Outlook};

use super::beliefs::Beliefs;
use super::horizon::Horizon;
use super::market::Prospect;

/// A position as the observer's seat sees it.
pub(super) struct Mind<'a> {
    pub(super) outlook: Outlook<'a>,
    pub(super) me: Seat,
    pub(super) beliefs: &'a Beliefs,
    pub(super) horizon: Horizon,
    pub(super) n_players: f32,
    /// The worth of a counter now.
    pub(super) counter: f32,
    /// How much more or less each kind is worth, by what the forum needs.
    pub(super) demand: [f32; Resource::ALL.len()],
    /// How much more or less each kind is worth, by what own buildings need.
    pub(super) appetite: [f32; Resource::ALL.len()],
}

impl<'a> Mind<'a> {
    pub(super) fn new(outlook: Outlook<'a>, beliefs: &'a Beliefs) -> Self {
        let horizon = Horizon::new(outlook, beliefs);
        let faded = (horizon.own_turns / beliefs.last_turns).clamp(0.05, 1.0);
        Self {
            outlook,
            me: outlook.seat,
            beliefs,
            horizon,
            n_players: f32::from(outlook.table.n_players),
            counter: beliefs.counter * faded,
            demand: demand(outlook, beliefs),
            appetite: appetite(outlook, beliefs),
        }
    }

    pub(super) fn table(&self) -> &'a Table {
        self.outlook.table
    }

    pub(super) fn estate(&self, seat: Seat) -> &'a Estate {
        &self.outlook.table.estates[seat.index()]
    }

    pub(super) fn own(&self) -> &'a Estate {
        self.estate(self.me)
    }

    pub(super) fn card(&self, id: CardId) -> &'a Card {
        self.outlook.edition.card(id)
    }

    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> {
        let me = self.me;
        Seat::all(self.table().n_players).filter(move |seat| *seat != me)
    }

    /// Steps that a player still has to go.
    pub(super) fn to_africa(&self, estate: &Estate) -> u8 {
        self.outlook.edition.board().africa.saturating_sub(estate.steps)
    }

    pub(super) fn turn_type(&self) -> Production {
        self.table().turn_type.unwrap_or(Production::Farm)
    }

    /// The share of one rival's gain that counts as a loss.
    pub(super) fn envy(&self) -> f32 {
        self.beliefs.envy / (self.n_players - 1.0)
    }

    /// Writes the score of each answer.
    pub(super) fn weigh(&self, decision: Decision, actions: &[Action], scores: &mut [f32]) {
        let target = (decision == Decision::Buy).then(|| self.target()).flatten();
        for (score, action) in scores.iter_mut().zip(actions) {
            *score = self.score(decision, *action, target);
        }
    }

    fn score(&self, decision: Decision, action: Action, target: Option<Prospect>) -> f32 {
        match action {
            Action::Play(of) => self.play(of),
            Action::Use(card) if decision == Decision::Instead => {
                self.power(self.own(), card) - self.harvest(self.own(), self.turn_type())
            }
            Action::Use(card) if matches!(decision, Decision::Replace { .. }) => self.serve(card),
            Action::Use(card) => self.power(self.own(), card),
            Action::Produce(_) => self.worth(self.own(), self.turn_type().resource()),
            Action::Times(n) => self.times(decision, n),
            Action::Take(symbol, n) => self.take(decision, symbol, n),
            Action::PullDown(card) => self.pull_down(card),
            Action::Buy(slot, on) => self.buy(slot, on, target),
            Action::Replace(from, to) => self.replace(from, to),
            Action::Pay(of, n) => self.pay(decision, of, n),
            Action::Tribute => self.pay_tribute(),
            Action::Lose(of) => -self.land(of),
            Action::LoseBuilt(card) => -self.held(self.own(), card),
            Action::Defend(card) => -self.future(self.own(), card),
            Action::Decline => self.decline(decision),
        }
    }

    fn decline(&self, decision: Decision) -> f32 {
        if decision == Decision::Tribute { self.refuse_tribute() } else { 0.0 }
    }
}

/// The kinds that the cards in the forum cost, relative to the mean.
fn demand(outlook: Outlook<'_>, beliefs: &Beliefs) -> [f32; Resource::ALL.len()] {
    let mut asked = [1_u8, 1, 1, 0];
    for card in outlook.table.forum.into_iter().flatten() {
        for (sum, n) in asked.iter_mut().zip(outlook.edition.card(card).cost) {
            *sum += n;
        }
    }
    let all = f32::from(asked.iter().sum::<u8>());
    asked.map(|n| beliefs.demand * (3.0 * f32::from(n) / all - 1.0))
}

/// The kinds that own buildings take.
fn appetite(outlook: Outlook<'_>, beliefs: &Beliefs) -> [f32; Resource::ALL.len()] {
    let own = &outlook.table.estates[outlook.seat.index()];
    let mut taken = [0_u8; Resource::ALL.len()];
    for card in own.buildings() {
        if let Power::Spend { price, .. } = &outlook.edition.card(card).power {
            for (sum, n) in taken.iter_mut().zip(price.price()) {
                *sum += n;
            }
        }
    }
    taken.map(|n| beliefs.appetite * f32::from(n))
}
