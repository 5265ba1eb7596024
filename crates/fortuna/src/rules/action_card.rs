//! The twelve action cards. FOR 5.

use engine::Seat;

use crate::card::{
    ActionCard, Building, CardSet, Cube, FamilyGift, Helper, LIMIT, MARRIAGE, MAX_MONEY,
};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::powers::powers;
use crate::state::{Fortuna, PassedOver, Province, Table};

impl Table {
    /// Whether the card does anything for the player, given their province. FOR 4.2; ruling R-F43.
    pub(crate) fn has_effect(&self, card: ActionCard, own: &Province) -> bool {
        match card {
            ActionCard::Water => self.supply(Cube::Water) > 0,
            ActionCard::Harvest => self.supply(Cube::Wheat) > 0,
            ActionCard::Vintage => self.supply(Cube::Wine) > 0,
            ActionCard::WheatTrade => own.cube(Cube::Wheat) > 0,
            ActionCard::WineTrade => own.cube(Cube::Wine) > 0,
            ActionCard::Centurions => own.hireable(Helper::Centurion) > 0,
            ActionCard::Vestals => own.hireable(Helper::Vestal) > 0,
            ActionCard::Ceremony => own.vestals > 0 && own.dice < LIMIT && self.dice > 0,
            ActionCard::Family => own.married || own.money >= MARRIAGE,
            ActionCard::Build => Building::ALL.iter().any(|b| self.can_build(*b, own)),
            ActionCard::Corruption => own.money < MAX_MONEY || !self.copyable(own).is_empty(),
            ActionCard::Fortuna => !own.at_palace(),
        }
    }

    /// FOR 11.1, 11.4; ruling R-F37.
    pub(crate) const fn can_build(&self, building: Building, own: &Province) -> bool {
        self.piles[building as usize] > 0
            && own.buildings.len() < LIMIT
            && !own.buildings.has(building)
            && own.money >= self.options.prices.of(building)
            && (own.married || !matches!(building, Building::Palace))
    }

    /// Cards on other edges that are worth a bribe. FOR 5.11; rulings R-F15, R-F18.
    pub(crate) fn copyable(&self, own: &Province) -> CardSet {
        let Some(money) = own.money.checked_sub(1) else {
            return CardSet::EMPTY;
        };
        let bribed = Province { money, ..*own };
        let elsewhere = CardSet::ALL.minus(self.own_edge());
        elsewhere
            .into_iter()
            .filter(|card| *card != ActionCard::Corruption && self.has_effect(*card, &bribed))
            .collect()
    }

    /// The active player's province after they have sent a centurion. FOR 6.1.
    #[inline]
    pub(crate) fn own_without_centurion(&self) -> Province {
        let own = *self.own();
        Province { centurions: own.centurions - 1, ..own }
    }

    /// The most water that can become wheat or wine. FOR 5.2, 5.3.
    pub(crate) fn convertible(&self, into: Cube) -> u8 {
        self.own().water().min(self.supply(into))
    }
}

impl Fortuna {
    pub(super) fn use_card(&mut self, card: ActionCard, events: &mut impl Sink) {
        self.choose_card(card, true, events);
        self.carry_out(card, events);
    }

    pub(super) fn choose_card(
        &mut self,
        card: ActionCard,
        carried_out: bool,
        events: &mut impl Sink,
    ) {
        self.table.turn.chosen = Some(card);
        events.push(Event::Chose { seat: self.table.active, card, carried_out });
    }

    /// Carries a card out, or asks the question it needs.
    pub(super) fn carry_out(&mut self, card: ActionCard, events: &mut impl Sink) {
        match card {
            ActionCard::Water => self.take_cubes(Cube::Water, 2, events),
            ActionCard::Harvest => self.reap(Cube::Wheat, events),
            ActionCard::Vintage => self.reap(Cube::Wine, events),
            ActionCard::WheatTrade => self.ask(Decision::Sell { goods: Cube::Wheat }),
            ActionCard::WineTrade => self.ask(Decision::Sell { goods: Cube::Wine }),
            ActionCard::Centurions => self.ask(Decision::Hire { helper: Helper::Centurion }),
            ActionCard::Vestals => self.ask(Decision::Hire { helper: Helper::Vestal }),
            ActionCard::Ceremony => self.hold_ceremony(events),
            ActionCard::Family if self.table.own().married => self.ask(Decision::Family),
            ActionCard::Family => self.marry(events),
            ActionCard::Build => self.ask(Decision::Build),
            ActionCard::Corruption => self.ask(Decision::Corruption),
            ActionCard::Fortuna => self.step(1, events),
        }
    }

    /// FOR 5.2, 5.3.
    fn reap(&mut self, cube: Cube, events: &mut impl Sink) {
        self.take_cubes(cube, 2, events);
        self.ask_if_possible(PassedOver::Convert(cube));
    }

    /// Turns water into wheat or wine.
    pub(super) fn convert(&mut self, n: u8, into: Cube, events: &mut impl Sink) {
        if n == 0 {
            return;
        }
        self.return_cubes(Cube::Water, n);
        events.push(Event::Converted { seat: self.table.active, into, n });
        self.take_cubes(into, n, events);
    }

    /// FOR 5.4, 5.5.
    pub(super) fn sell(&mut self, n: u8, goods: Cube, events: &mut impl Sink) {
        let price = powers(self.table.own()).sale_price(goods);
        let money = u16::from(n) * u16::from(price);
        self.return_cubes(goods, n);
        self.add_money(money);
        events.push(Event::Sold { seat: self.table.active, goods, n, money });
    }

    /// FOR 5.6, 5.7.
    pub(super) fn hire(&mut self, n: u8, helper: Helper, events: &mut impl Sink) {
        let own = self.table.own_mut();
        let money = Province::hiring_price(helper, own.helpers(helper), n);
        own.money -= money;
        self.add_helpers(helper, n);
        events.push(Event::Hired { seat: self.table.active, helper, n, money });
    }

    /// FOR 5.8.
    fn hold_ceremony(&mut self, events: &mut impl Sink) {
        self.table.dice -= 1;
        let own = self.table.own_mut();
        own.vestals -= 1;
        own.dice += 1;
        events.push(Event::GainedDie { seat: self.table.active });
    }

    /// FOR 5.9; rulings R-F22, R-F39.
    fn marry(&mut self, events: &mut impl Sink) {
        let own = self.table.own_mut();
        own.money -= MARRIAGE;
        own.married = true;
        events.push(Event::Married { seat: self.table.active });
    }

    /// FOR 5.9; ruling R-F47.
    pub(super) fn gain(&mut self, gift: FamilyGift, events: &mut impl Sink) {
        match gift {
            FamilyGift::Wheat => self.take_cubes(Cube::Wheat, 1, events),
            FamilyGift::Wine => self.take_cubes(Cube::Wine, 1, events),
            FamilyGift::Money => self.gain_money(3, events),
        }
    }

    /// FOR 5.10, 11.1.
    pub(super) fn build(&mut self, building: Building, events: &mut impl Sink) {
        let money = self.table.options.prices.of(building);
        self.table.piles[building.index()] -= 1;
        let own = self.table.own_mut();
        own.money -= money;
        own.buildings.insert(building);
        events.push(Event::Built { seat: self.table.active, building, money });
    }

    /// Pays the bribe, then carries the card out. FOR 5.11; rulings R-F17, R-F18.
    pub(super) fn copy_card(&mut self, card: ActionCard, events: &mut impl Sink) {
        let payee = self.owner_of(card);
        self.table.own_mut().money -= 1;
        if let Some(payee) = payee {
            let money = &mut self.table.provinces[payee.index()].money;
            *money = (*money + 1).min(MAX_MONEY);
        }
        events.push(Event::Bribed { seat: self.table.active, payee, card });
        self.carry_out(card, events);
    }

    fn owner_of(&self, card: ActionCard) -> Option<Seat> {
        self.table.edge_with(card).and_then(|edge| self.table.owner(edge))
    }
}
