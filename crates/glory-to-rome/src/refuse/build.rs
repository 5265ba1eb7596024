//! Why a foundation cannot be laid or a material cannot be added. GTR 5.

use super::Asker;
use crate::action::{Action, Foundation, Plot, Source};
use crate::card::{Building, Material};
use crate::decision::{Decision, Parts};
use crate::refusal::Refusal;

/// Craftsman, Architect, Fountain. GTR 5.
impl Asker<'_> {
    pub(super) fn building(&self, action: Action) -> Option<Refusal> {
        if self.is_done(action) {
            return Some(Refusal::DoneAlready { asked: self.asked });
        }
        Some(match (self.asked, action) {
            (_, Action::Found(Foundation { card, plot })) => {
                self.card_in_work(card).unwrap_or_else(|| self.foundation(card, plot))
            }
            (_, Action::Add(source, to)) => {
                self.material(source).unwrap_or_else(|| self.addition(source, to))
            }
            (_, Action::Complete(source, to)) => {
                self.material(source).unwrap_or_else(|| self.completion(source, to))
            }
            (Decision::Architect { .. }, Action::Publish(source, to)) => self
                .no_function(Building::Stairway)
                .or_else(|| self.material(source))
                .unwrap_or_else(|| self.publication(source, to)),
            (Decision::Craftsman, Action::Fountain) => {
                self.no_function(Building::Fountain).unwrap_or(Refusal::DeckEmpty)
            }
            _ => return None,
        })
    }

    /// Whether the action has already built or made a building public.
    const fn is_done(&self, action: Action) -> bool {
        let Decision::Architect { done } = self.asked else {
            return false;
        };
        let builds = matches!(action, Action::Found(..) | Action::Add(..) | Action::Complete(..));
        let publishes = matches!(action, Action::Publish(..));
        builds && done.has(Parts::MAIN) || publishes && done.has(Parts::EXTRA)
    }

    /// The card must be in hand, or drawn with the Fountain.
    fn card_in_work(&self, card: Building) -> Option<Refusal> {
        if matches!(self.asked, Decision::Fountain { .. }) {
            return (self.view.drawn != Some(card)).then_some(Refusal::NotDrawn { card });
        }
        self.not_held(card)
    }

    fn foundation(&self, card: Building, plot: Plot) -> Refusal {
        let table = self.table();
        let Plot { site, outside } = plot;
        let may_choose = card == Building::Statue && table.options.has_functions();
        if self.player().names().has(card) {
            Refusal::NameTaken { building: card }
        } else if site != card.material() && !may_choose {
            Refusal::WrongSite { card, site }
        } else if !outside && table.town.of(site) == 0 {
            Refusal::NoSite { site }
        } else if outside && table.outside.of(site) == 0 {
            Refusal::NoSiteOutside { site }
        } else if outside && !table.is_outside_open(site) {
            Refusal::TownFirst { site }
        } else {
            self.too_few_actions()
        }
    }

    /// Why there are too few actions for a site out of town. Rulings R-G04, R-G05, R-G12.
    const fn too_few_actions(&self) -> Refusal {
        match (self.asked, self.table().granted()) {
            (Decision::Architect { done }, _) if !done.is_none() => Refusal::StairwayCameFirst,
            (_, Some((Building::Bath, _))) => Refusal::BathIsAlone,
            _ => Refusal::OutsideNeedsTwo,
        }
    }

    /// Why a material is not available.
    fn material(&self, source: Source) -> Option<Refusal> {
        let is_architect = matches!(self.asked, Decision::Architect { .. });
        let wrong = Refusal::WrongSource { asked: self.asked };
        match source {
            Source::Hand(card) if !is_architect => self.card_in_work(card),
            Source::Stockpile(material) if is_architect => {
                let is_there = self.player().stockpile.of(material) > 0;
                (!is_there).then_some(Refusal::NotInStockpile { material })
            }
            Source::Pool(material) if is_architect => self.no_function(Building::Archway).or({
                let is_there = self.table().pool.of(material) > 0;
                (!is_there).then(|| self.not_in_pool(material))
            }),
            Source::Hand(_) | Source::Stockpile(_) | Source::Pool(_) | Source::Deck => Some(wrong),
        }
    }

    fn addition(&self, source: Source, building: Building) -> Refusal {
        if !self.player().founded.has(building) {
            return Refusal::NotFounded { building };
        }
        match source.material() {
            Some(material) if !self.table().accepting(self.seat, material).has(building) => {
                Refusal::DoesNotFit { material, building }
            }
            _ => Refusal::DoneAlready { asked: self.asked },
        }
    }

    fn completion(&self, source: Source, building: Building) -> Refusal {
        if !self.player().founded.has(building) {
            return Refusal::NotFounded { building };
        }
        let is_marble = source.material() == Some(Material::Marble);
        let no_function = self.no_function(Building::Scriptorium);
        no_function.filter(|_| is_marble).unwrap_or(Refusal::NotCompleted { building })
    }

    fn publication(&self, source: Source, building: Building) -> Refusal {
        let table = self.table();
        let mut others = table.opponents(self.seat);
        if table.public.has(building) {
            return Refusal::AlreadyPublic { building };
        }
        if !others.any(|seat| table.player(seat).complete.has(building)) {
            return Refusal::NobodyHasIt { building };
        }
        match source.material() {
            Some(material) if !table.publishable(self.seat, material).has(building) => {
                Refusal::DoesNotFit { material, building }
            }
            _ => Refusal::DoneAlready { asked: self.asked },
        }
    }
}
