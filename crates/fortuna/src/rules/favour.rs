//! Phase 4: dice, favours and tax. FOR 7, 8, 14.

use crate::card::{Cube, Favour, FavourSet, PALACE};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::powers::powers;
use crate::sets::Dice;
use crate::state::{Fortuna, Province, Table};

impl Table {
    /// The most goods the active player can deliver for a favour that takes goods. FOR 8.1–8.4;
    /// never more than there are spaces left, ruling R-F08.
    pub(crate) fn deliverable(&self, favour: Favour) -> u8 {
        self.given_for(favour).min(PALACE - self.own().road)
    }

    /// The most goods of the active player that a favour takes, however long the road.
    pub(crate) fn given_for(&self, favour: Favour) -> u8 {
        self.own().given_for(favour)
    }

    /// Whether the active player can fulfil the favour. FOR 8.
    pub(crate) fn can_fulfil(&self, favour: Favour) -> bool {
        match favour {
            Favour::Fortuna => self.own().married,
            Favour::Religion => self.own().vestals > 0,
            Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => {
                self.deliverable(favour) > 0
            }
        }
    }

    /// A player can refuse goods, but not a marriage or a vestal. FOR 7.6, 7.7; ruling R-F04.
    pub(crate) fn may_pay_tax(&self) -> bool {
        let available = self.available(self.turn.die);
        !available.both(FavourSet::REFUSABLE).is_empty()
            || !available.iter().any(|favour| self.can_fulfil(favour))
    }

    /// Favour cards that the first of two players may close. FOR 14.1.
    pub(crate) fn closable(&self) -> FavourSet {
        self.open.iter().filter(|favour| self.tokens[favour.index()] == 0).collect()
    }
}

impl Province {
    /// The most goods of the player that a favour takes.
    pub(crate) fn given_for(&self, favour: Favour) -> u8 {
        let (owned, most) = match favour {
            Favour::Water => (self.water(), 1),
            Favour::Orgy => (self.cube(Cube::Wine), 2),
            Favour::Food => (self.cube(Cube::Wheat), 2),
            Favour::Battle => (self.centurions, 3),
            Favour::Fortuna | Favour::Religion => (0, 0),
        };
        owned.min(most)
    }
}

impl Fortuna {
    /// Rolls the dice not rolled yet: in phase 4, or early by Family. FOR 7.1; ruling R-F09.
    pub(super) fn roll(&mut self, events: &mut impl Sink) {
        let mut dice = Dice::default();
        for _ in self.table.turn.rolled.count()..self.table.own().dice {
            let value = self.secret.chance.die();
            dice.push(value);
            self.table.turn.rolled.push(value);
        }
        events.push(Event::Rolled { seat: self.table.active, dice });
    }

    /// Asks for a die if they differ. FOR 7.1, 7.9.
    pub(crate) fn offer_dice(&mut self) {
        if self.table.own().at_palace() {
            return;
        }
        let rolled = self.table.turn.rolled;
        let first = rolled[0];
        if rolled.iter().all(|value| *value == first) {
            self.table.turn.die = first;
        } else {
            self.ask(Decision::Die);
        }
    }

    pub(super) fn choose_die(&mut self, value: u8, events: &mut impl Sink) {
        self.table.turn.die = value;
        events.push(Event::ChoseDie { seat: self.table.active, value });
    }

    /// FOR 7.2, 7.3, 7.9; ruling R-F07.
    pub(crate) fn offer_favours(&mut self, events: &mut impl Sink) {
        if self.table.own().at_palace() {
            return;
        }
        let value = self.table.turn.die;
        if self.table.available(value).is_empty() {
            events.push(Event::NoFavour { seat: self.table.active, value });
        } else {
            self.ask(Decision::Favour);
        }
    }

    /// FOR 7.4, 7.5, 8.
    pub(super) fn fulfil(&mut self, favour: Favour, goods: u8, events: &mut impl Sink) {
        let own = self.table.own_mut();
        let steps = match favour {
            Favour::Fortuna => powers(own).fortuna_steps(),
            Favour::Religion => own.vestals,
            Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => goods,
        };
        match favour {
            Favour::Water => self.return_cubes(Cube::Water, goods),
            Favour::Orgy => self.return_cubes(Cube::Wine, goods),
            Favour::Food => self.return_cubes(Cube::Wheat, goods),
            Favour::Battle => own.centurions -= goods,
            Favour::Fortuna | Favour::Religion => {}
        }
        let tokens = std::mem::take(&mut self.table.tokens[favour.index()]);
        self.table.turn.tokens = tokens;
        self.table.open.remove(favour);
        events.push(Event::Fulfilled { seat: self.table.active, favour, goods, tokens });
        self.step(steps, events);
    }

    /// FOR 7.6, 7.8; rulings R-F05, R-F06.
    pub(super) fn pay_tax(&mut self, events: &mut impl Sink) {
        let seat = self.table.active;
        let own = self.table.own_mut();
        if own.money > 0 {
            own.money -= 1;
            events.push(Event::Taxed { seat });
        } else {
            let from = own.road;
            own.road = from.saturating_sub(1);
            events.push(Event::SteppedBack { seat, from, to: own.road });
        }
    }

    /// FOR 14.1; ruling R-F33.
    pub(crate) fn offer_extra_flip(&mut self) {
        let table = &self.table;
        let is_first_of_two = table.n_players() == 2 && table.active == table.podium[0];
        if is_first_of_two && !table.closable().is_empty() {
            self.ask(Decision::ExtraFlip);
        }
    }

    pub(super) fn flip(&mut self, favour: Favour, events: &mut impl Sink) {
        self.table.open.remove(favour);
        events.push(Event::Flipped { seat: self.table.active, favour });
    }
}
