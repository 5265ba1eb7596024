//! The scores of answers.

use glory_to_rome::Action;
use glory_to_rome::action::{Foundation, Plot, Source, ThinkResult};
use glory_to_rome::card::{Building, Card, Material, Role};
use glory_to_rome::decision::Decision;
use glory_to_rome::score::STATUE_POINTS;

use super::mind::Mind;
use super::standing::END;

/// The worth of an unknown card in the vault.
const UNSEEN_SALE: f32 = 2.0;
/// The least that discarding a card costs, and that a free card brings.
const LOSS: f32 = 0.05;
/// The share of an opponent's lost client that counts as a gain.
const RIVAL: f32 = 0.3;

impl Mind<'_> {
    /// Scores all answers to a question.
    pub(super) fn weigh(&self, decision: Decision, actions: &[Action], scores: &mut [f32]) {
        match actions.first() {
            Some(Action::Lead(..)) => self.weigh_leads(decision, actions, scores),
            Some(Action::Follow(_)) => self.weigh_units(decision, Self::follow, actions, scores),
            Some(Action::Also(_)) => self.weigh_units(decision, Self::also, actions, scores),
            _ => self.weigh_others(decision, actions, scores),
        }
    }

    fn weigh_others(&self, decision: Decision, actions: &[Action], scores: &mut [f32]) {
        for (score, action) in scores.iter_mut().zip(actions) {
            *score = self.answer(decision, *action);
        }
    }

    /// Scores leads first, role by role.
    fn weigh_leads(&self, decision: Decision, actions: &[Action], scores: &mut [f32]) {
        let rivals = self.rival_gains();
        let mut led = None;
        for (score, action) in scores.iter_mut().zip(actions) {
            *score = if let Action::Lead(role, unit) = *action {
                let gain = match led {
                    Some((known, gain)) if known == role => gain,
                    _ => self.lead_role(role) - self.beliefs.envy * rivals[role as usize],
                };
                led = Some((role, gain));
                gain - self.unit(unit)
            } else {
                self.answer(decision, *action)
            };
        }
    }

    fn weigh_units(
        &self,
        decision: Decision,
        gain: fn(&Self, Role) -> f32,
        actions: &[Action],
        scores: &mut [f32],
    ) {
        let (Decision::Follow { role } | Decision::Palace { role }) = decision else {
            return;
        };
        let gain = gain(self, role);
        for (score, action) in scores.iter_mut().zip(actions) {
            *score = if let Action::Follow(unit) | Action::Also(unit) = *action {
                gain - self.unit(unit)
            } else {
                self.answer(decision, *action)
            };
        }
    }

    /// The gain from leading a role, before the unit is paid.
    fn lead_role(&self, role: Role) -> f32 {
        let (clients, unit) = self.actions(role);
        self.gain(role, clients + unit)
    }

    /// The gain from following, beyond what clients do anyway.
    fn follow(&self, role: Role) -> f32 {
        let (clients, unit) = self.actions(role);
        self.gain(role, clients + unit) - self.gain(role, clients)
    }

    /// The gain from one more unit. GTR 7.37.
    fn also(&self, role: Role) -> f32 {
        let (clients, unit) = self.actions(role);
        let n = clients + unit - 1 + self.me.units;
        self.gain(role, n + 1) - self.gain(role, n)
    }

    fn answer(&self, decision: Decision, action: Action) -> f32 {
        match action {
            Action::Lead(_, unit) | Action::Follow(unit) | Action::Also(unit) => -self.unit(unit),
            Action::Start(card) | Action::Pay(card) | Action::Give(card) => -self.kept(card),
            Action::Latrine(card) => self.latrine(card),
            Action::Vomitorium => self.vomitorium(),
            Action::Think(thought) => self.think(thought),
            Action::Hire(source) => self.hire(source),
            Action::Act(role) => self.gain(role, 1),
            Action::Take(source) => self.take(source),
            Action::Found(Foundation { card, plot }) => self.found(card, plot),
            Action::Add(source, building) => self.add(decision, source, building),
            Action::Complete(source, building) => self.complete(source, building),
            Action::Publish(source, building) => self.publish(source, building),
            Action::Fountain => self.beliefs.fountain + self.drawing(1),
            Action::Keep => self.beliefs.card,
            Action::Sell(source) => self.sell(source),
            Action::Demand(card) => self.demand(card.material()),
            Action::Glory => 1.0,
            Action::Seize(role) => self.sold(role.material()) + self.client(role) * RIVAL,
            Action::Steal(_, building) => self.steal(building),
            Action::TakeJack(_) => self.jack(self.me.jacks).max(LOSS),
            Action::Drain(material) => self.stocked(material),
            Action::Grant(_) | Action::Agree => -END,
            Action::Refuse | Action::Done => 0.0,
        }
    }

    /// GTR 4.1.
    fn think(&self, thought: ThinkResult) -> f32 {
        match thought {
            ThinkResult::Jack => self.jack(self.me.jacks),
            ThinkResult::Draw => self.draw(self.me.hand_size()),
        }
    }

    /// The worth of filling up a hand of this size.
    fn draw(&self, hand: u8) -> f32 {
        let target = self.table.hand_target(self.seat());
        let n = target.saturating_sub(hand).max(1);
        if n >= self.outlook.n_deck {
            return self.drawing(n);
        }
        let beliefs = self.beliefs;
        let cards = beliefs.draw + beliefs.draws * f32::from(n - 1);
        cards - beliefs.full * f32::from(hand) + self.drawing(n)
    }

    fn latrine(&self, card: Card) -> f32 {
        let cost = match card {
            Card::Order(card) => self.played(card),
            Card::Jack => self.jack(self.me.jacks - 1),
        };
        self.draw(self.me.hand_size() - 1) - cost.max(LOSS)
    }

    fn vomitorium(&self) -> f32 {
        let cards: f32 = self.outlook.hand.kinds().map(|card| self.played(card)).sum();
        let cost = cards + f32::from(self.me.jacks) * self.jack(0);
        self.draw(0) - cost.max(LOSS)
    }

    fn hire(&self, source: Source) -> f32 {
        match source {
            Source::Hand(card) => self.hired(card.role()) - self.kept(card),
            Source::Stockpile(material) | Source::Pool(material) => self.hired(material.role()),
            Source::Deck => self.any_client() + self.drawing(1),
        }
    }

    /// The worth of a client of any role.
    fn any_client(&self) -> f32 {
        self.beliefs.client.iter().sum::<f32>() / 6.0 * self.left
    }

    fn hired(&self, role: Role) -> f32 {
        if self.crowns(role) { END } else { self.client(role) }
    }

    fn take(&self, source: Source) -> f32 {
        match source {
            Source::Hand(card) => self.stocked(card.material()) - self.kept(card),
            Source::Stockpile(material) | Source::Pool(material) => 0.1 + self.stocked(material),
            Source::Deck => 0.0,
        }
    }

    fn sell(&self, source: Source) -> f32 {
        match source {
            Source::Hand(card) => self.sold(card.material()) - self.kept(card),
            Source::Stockpile(material) | Source::Pool(material) => self.sale(material),
            Source::Deck => UNSEEN_SALE - self.beliefs.place * self.left + self.drawing(1),
        }
    }

    fn found(&self, card: Building, plot: Plot) -> f32 {
        // With a Gate its function works at once. GTR 6.3.
        let works = self.has(Building::Gate) && card.material() == Material::Marble;
        if works && self.is_crowned_by(card) {
            return END;
        }
        let statue = if works && card == Building::Statue { STATUE_POINTS } else { 0 };
        let settling = if plot.outside { 0.0 } else { self.settling(statue.into()) };
        let other = self.held() + self.beliefs.reserve * self.need[card.material() as usize];
        self.foundation(card, plot) - other + settling
    }

    fn add(&self, decision: Decision, source: Source, building: Building) -> f32 {
        let missing = self.table.missing(self.seat(), building);
        let by_architect = matches!(decision, Decision::Architect { .. });
        let completes = missing == 1 || building == Building::Villa && by_architect;
        if completes && let Some(end) = self.end_by(building) {
            return end;
        }
        let n = if completes { missing } else { 1 };
        let progress = self.progress(building, self.me.site_of(building), missing, n);
        progress - self.material_cost(source, building)
    }

    /// The worth of a function that ends the game. The Catacomb's three influence count.
    fn end_by(&self, building: Building) -> Option<f32> {
        if !self.table.options.has_functions() {
            return None;
        }
        if building == Building::Catacomb {
            return Some(self.end(f32::from(Material::Stone.value())));
        }
        self.is_crowned_by(building).then_some(END)
    }

    fn complete(&self, source: Source, building: Building) -> f32 {
        if let Some(end) = self.end_by(building) {
            return end;
        }
        let missing = self.table.missing(self.seat(), building);
        let rest = self.progress(building, self.me.site_of(building), missing, missing);
        rest - self.material_cost(source, building)
    }

    /// The worth of a material in its other uses.
    fn material_cost(&self, source: Source, for_building: Building) -> f32 {
        match source {
            Source::Hand(card) => self.held() + self.beliefs.plan * self.beginning(card),
            Source::Stockpile(material) => {
                let fits = self.me.site_of(for_building) == material;
                let plain =
                    self.beliefs.stock + self.beliefs.stock_value * f32::from(material.value());
                if fits { plain } else { self.stocked(material) }
            }
            Source::Pool(_) | Source::Deck => 0.0,
        }
    }

    fn publish(&self, source: Source, building: Building) -> f32 {
        if self.is_crowned_by(building) {
            return END;
        }
        let n_players = f32::from(self.table.n_players());
        self.function(building) * 1.5 / n_players - self.material_cost(source, building)
    }

    /// The worth of taking a function for three influence, which its owner gets. GTR 7.29.
    fn steal(&self, building: Building) -> f32 {
        if self.is_crowned_by(building) {
            return END;
        }
        let influence = f32::from(Material::Stone.value());
        let both = 1.0 + self.beliefs.envy;
        (self.function(building) - influence * self.beliefs.influence) * both
    }
}
