//! The worth of cards, clients, materials and buildings, in points.

use engine::Seat;
use glory_to_rome::action::{Plot, Unit};
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, BuildingSet, Material, Role};
use glory_to_rome::score::{MERCHANT_BONUS, STATUE_POINTS};

use super::mind::Mind;

/// Functions worth more the more influence there is. GTR 6.5.
const BY_INFLUENCE: BuildingSet = set(&[Building::Amphitheatre, Building::School]);
/// Functions worth more the more clients there are.
const BY_CLIENTS: BuildingSet = set(&[Building::CircusMaximus, Building::Storeroom]);
/// Functions whose worth depends on the owner.
const SPECIAL: BuildingSet = BY_INFLUENCE.union(BY_CLIENTS).union(set(&[
    Building::Foundry,
    Building::Garden,
    Building::LudusMagna,
    Building::Statue,
    Building::Wall,
    Building::Forum,
]));

/// One material's share of a building that needs this many.
const PART: [f32; 4] = [0.0, 1.0, 1.0 / 2.0, 1.0 / 3.0];

/// One material's share of those before the last.
const PART_BEFORE_LAST: [f32; 4] = [0.0, 0.0, 1.0, 1.0 / 2.0];

pub(super) const fn set(buildings: &[Building]) -> BuildingSet {
    let mut set = BuildingSet::EMPTY;
    let mut place = 0;
    while place < buildings.len() {
        set.insert(buildings[place]);
        place += 1;
    }
    set
}

/// Buildings. GTR 5, 6.
impl Mind<'_> {
    /// The worth of a building from the first card to the last.
    pub(super) fn whole(&self, building: Building, site: Material) -> f32 {
        f32::from(site.value()) * self.influence + self.function(building)
    }

    /// The worth of a function to its owner.
    pub(super) fn function(&self, building: Building) -> f32 {
        if !self.table.options.has_functions() {
            return 0.0;
        }
        let lasting = self.beliefs.power[building as usize] * self.left;
        if SPECIAL.has(building) { self.special(building, lasting) } else { lasting }
    }

    /// The worth of a function that depends on its owner, if it is worth `lasting` on average.
    fn special(&self, building: Building, lasting: f32) -> f32 {
        let quarter = |n: u8| 0.25 * f32::from(n);
        if building == Building::Garden {
            let room = self.me.influence + Material::Stone.value();
            return self.beliefs.garden * self.gain(Role::Patron, room);
        }
        if building == Building::Foundry {
            return self.beliefs.foundry * self.gain(Role::Laborer, self.me.influence);
        }
        if BY_INFLUENCE.has(building) {
            return lasting * quarter(self.me.influence);
        }
        if BY_CLIENTS.has(building) {
            return lasting * quarter(self.me.clients.sum());
        }
        if building == Building::LudusMagna {
            return lasting * quarter(2 * self.me.clients.of_role(Role::Merchant));
        }
        if building == Building::Statue {
            return f32::from(STATUE_POINTS);
        }
        if building == Building::Wall {
            return lasting + 2.0 * quarter(self.me.stockpile.sum());
        }
        lasting + self.forum(self.lacking())
    }

    /// The worth of adding `n` materials to a building that lacks `missing`.
    pub(super) fn progress(&self, building: Building, site: Material, missing: u8, n: u8) -> f32 {
        let each = self.beliefs.further * PART_BEFORE_LAST[usize::from(site.value())];
        let part = if n >= missing {
            self.beliefs.last + each * f32::from(missing.saturating_sub(1))
        } else {
            each * f32::from(n)
        };
        self.whole(building, site) * part
    }

    /// The worth of a foundation on a site, without the card it takes.
    pub(super) fn foundation(&self, card: Building, plot: Plot) -> f32 {
        let beliefs = self.beliefs;
        let taken = u8::from(plot.site == card.material());
        let in_hand = self.outlook.hand.of(plot.site).saturating_sub(taken);
        let at_hand = f32::from(in_hand) * 0.7 + f32::from(self.me.stockpile.of(plot.site));
        let supply = (at_hand * PART[usize::from(plot.site.value())]).min(1.0);
        let part = self.foundation + beliefs.supplied * supply;
        let outside = if plot.outside { beliefs.outside } else { 0.0 };
        self.whole(card, plot.site) * part - beliefs.crowd * self.n_works - outside
    }

    /// The worth of what a card in hand can begin.
    pub(super) fn beginning(&self, card: Building) -> f32 {
        let known = &self.beginnings[card as usize];
        if known.get().is_nan() {
            known.set(self.beginning_anew(card));
        }
        known.get()
    }

    fn beginning_anew(&self, card: Building) -> f32 {
        let site = card.material();
        let outside = self.table.town.of(site) == 0;
        if self.me.names().has(card) || outside && self.table.outside.of(site) == 0 {
            return 0.0;
        }
        self.foundation(card, Plot { site, outside }).max(0.0)
    }
}

/// Other uses of cards.
impl Mind<'_> {
    /// The worth of a new client.
    pub(super) fn client(&self, role: Role) -> f32 {
        let beliefs = self.beliefs;
        let like = 1.0 + beliefs.client_like * f32::from(self.me.clients.of_role(role));
        let lasting = beliefs.client[role as usize] * self.left / like;
        beliefs.client_late + lasting + self.forum_client(role)
    }

    /// The worth of a material in the stockpile.
    pub(super) fn stocked(&self, material: Material) -> f32 {
        let beliefs = self.beliefs;
        let covered = 1.0 + beliefs.covered * f32::from(self.me.stockpile.of(material));
        beliefs.stock
            + beliefs.stock_value * f32::from(material.value())
            + self.need[material as usize] / covered * 0.5
            + self.forum_material(material)
    }

    /// The worth of a card in the vault.
    pub(super) fn sold(&self, material: Material) -> f32 {
        let beliefs = self.beliefs;
        let place = beliefs.place * self.left;
        f32::from(material.value()) * beliefs.sale + self.bonus(material) - place
    }

    /// The worth of one more card towards a merchant bonus. GTR 10.2.
    fn bonus(&self, material: Material) -> f32 {
        let own = self.me.vault.of(material) + self.outlook.basilica.of(material);
        let vault = |seat: Seat| self.table.player(seat).vault.of(material);
        let rival = self.table.opponents(self.seat()).map(vault).max().unwrap_or(0);
        let part = if own == rival {
            self.beliefs.ahead
        } else if own + 1 == rival {
            self.beliefs.level
        } else {
            self.beliefs.behind
        };
        part * f32::from(MERCHANT_BONUS)
    }

    /// The worth of any card in hand.
    pub(super) fn held(&self) -> f32 {
        let beyond = self.me.hand_size().saturating_sub(5).min(5);
        self.beliefs.card - self.beliefs.surplus * f32::from(beyond)
    }

    /// The worth of a card in hand for what it can begin or complete.
    pub(super) fn kept(&self, card: Building) -> f32 {
        let beliefs = self.beliefs;
        let need = self.need[card.material() as usize];
        self.held() + beliefs.plan * self.beginning(card) + beliefs.reserve * need
    }

    /// The cost of playing a card from the hand to the pool.
    pub(super) fn played(&self, card: Building) -> f32 {
        self.kept(card) + self.beliefs.gift * f32::from(card.material().value())
    }

    /// The worth of a Jack in a hand with `jacks` of them.
    pub(super) fn jack(&self, jacks: u8) -> f32 {
        self.beliefs.jack - self.beliefs.jack_like * f32::from(jacks)
    }

    /// The cost of playing a unit. GTR 3.
    pub(super) fn unit(&self, unit: Unit) -> f32 {
        let cards = |n: u8| f32::from(n) * (self.beliefs.card * 2.0 + 0.3);
        match unit {
            Unit::Order(card) => self.played(card),
            Unit::Jack => self.jack(self.me.jacks - 1),
            Unit::Petition => cards(self.table.options.petition),
            Unit::Pair => cards(2),
        }
    }

    /// The best of some cards, one for each of `n` actions, given the worth of each.
    pub(super) fn pick(&self, cards: Counts, n: u8, worth: impl Fn(Material) -> f32) -> f32 {
        let mut worths = [f32::MIN; Material::ALL.len()];
        for material in cards.materials() {
            worths[material as usize] = worth(material);
        }
        let (mut cards, mut sum, mut part) = (cards, 0.0, 1.0);
        for _ in 0..n.min(4) {
            let best = cards
                .materials()
                .max_by(|a, b| worths[*a as usize].total_cmp(&worths[*b as usize]));
            let Some(best) = best.filter(|best| worths[*best as usize] > 0.0) else {
                break;
            };
            sum += part * worths[best as usize];
            part *= self.beliefs.next;
            cards.take(best, 1);
        }
        sum
    }
}
