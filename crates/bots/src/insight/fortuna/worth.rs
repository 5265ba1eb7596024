//! The worth of a province to its owner, and of the emperor's favour.

use fortuna::bag::Bag;
use fortuna::card::{ActionCard, Building, Cube, Favour, GATE, Helper, PALACE, Privilege};
use fortuna::powers::powers;
use fortuna::score::card_points;
use fortuna::state::{Province, Table};

use super::deeds::can_build;
use super::mind::Mind;

/// The worth of an unavailable favour.
pub(super) const NEVER: f32 = f32::MIN;

/// The probability of each number as the highest of this many dice.
const HIGHEST: [[f32; 6]; 4] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [1.0 / 6.0; 6],
    [1.0 / 36.0, 3.0 / 36.0, 5.0 / 36.0, 7.0 / 36.0, 9.0 / 36.0, 11.0 / 36.0],
    [1.0 / 216.0, 7.0 / 216.0, 19.0 / 216.0, 37.0 / 216.0, 61.0 / 216.0, 91.0 / 216.0],
];

/// The privilege cards that score points.
const POINT_CARDS: [Privilege; 9] = [
    Privilege::ScoreBuildings,
    Privilege::ScoreWheat,
    Privilege::ScoreWine,
    Privilege::ScoreWater,
    Privilege::ScoreThreeMoney,
    Privilege::ScoreFiveMoney,
    Privilege::ScoreCenturions,
    Privilege::ScoreVestals,
    Privilege::ScoreMarriage,
];

/// The gain from each favour, in order of their numbers.
pub(super) type Gains = [f32; Favour::ALL.len()];

impl Mind<'_> {
    /// The worth of a province, including this turn's favour while it is still to come.
    #[inline]
    pub(super) fn worth(&self, province: &Province) -> f32 {
        if self.is_favour_ahead && province.road < PALACE {
            self.lasting(province) + self.expected_favour(province)
        } else {
            self.lasting(province)
        }
    }

    /// The worth without this turn's favour.
    #[inline]
    pub(super) fn lasting(&self, province: &Province) -> f32 {
        self.road(province.road)
            + self.goods(province)
            + self.assets(province)
            + self.buildings(province)
            + self.points(province)
    }

    #[inline]
    fn road(&self, road: u8) -> f32 {
        let gate = if road >= GATE { self.gate } else { 0.0 };
        let palace = if road >= PALACE { self.palace } else { 0.0 };
        f32::from(road) + gate + palace
    }

    #[inline]
    fn goods(&self, province: &Province) -> f32 {
        self.cubes(Cube::Water, province.water())
            + self.cubes(Cube::Wheat, province.cube(Cube::Wheat))
            + self.cubes(Cube::Wine, province.cube(Cube::Wine))
            + self.centurions(province.centurions)
    }

    #[inline]
    fn cubes(&self, cube: Cube, n: u8) -> f32 {
        self.beliefs.cubes[cube.index()][usize::from(n.min(6))] * self.goods_fade
    }

    #[inline]
    fn centurions(&self, n: u8) -> f32 {
        self.beliefs.centurions[usize::from(n & 3)] * self.goods_fade
    }

    #[inline]
    fn assets(&self, province: &Province) -> f32 {
        let beliefs = self.beliefs;
        let money = f32::from(province.money);
        let dice = usize::from(province.dice & 3);
        let mut sum = money * beliefs.money[2]
            + money.min(6.0) * beliefs.money[1]
            + money.min(3.0) * beliefs.money[0]
            + beliefs.vestals[dice][usize::from(province.vestals & 3)];
        if province.married {
            sum += beliefs.family[dice];
        }
        sum * self.asset_fade
    }

    #[inline]
    fn buildings(&self, province: &Province) -> f32 {
        if province.buildings.is_empty() {
            return 0.0;
        }
        let has = |building| province.buildings.has(building);
        let worth = |(building, worth)| if has(building) { worth } else { 0.0 };
        let more_dice = if has(Building::Palace) { f32::from(province.dice) - 1.0 } else { 0.0 };
        let buildings: f32 = Building::ALL.into_iter().zip(self.buildings).map(worth).sum();
        buildings + more_dice * self.palace_die
    }

    #[inline]
    pub(super) fn points(&self, province: &Province) -> f32 {
        points(self.outlook.hand, province) * self.point
    }

    /// The expected gain from this turn's favour, over all rolls.
    #[inline]
    fn expected_favour(&self, province: &Province) -> f32 {
        let gains = self.gains(province);
        let rolled = self.outlook.table.turn.rolled;
        match rolled.iter().max() {
            None => expectation(&gains, province.dice),
            Some(&highest) => best_up_to(&gains, highest),
        }
    }

    /// The gain from every favour, fulfilled as far as possible.
    #[inline]
    pub(super) fn gains(&self, province: &Province) -> Gains {
        Favour::ALL.map(|favour| self.favour(province, favour, most_goods(province, favour)))
    }

    /// The gain from a favour for this many goods.
    #[inline]
    pub(super) fn favour(&self, province: &Province, favour: Favour, goods: u8) -> f32 {
        let (steps, given) = match favour {
            Favour::Water => (goods, self.given(Cube::Water, province, goods)),
            Favour::Orgy => (goods, self.given(Cube::Wine, province, goods)),
            Favour::Food => (goods, self.given(Cube::Wheat, province, goods)),
            Favour::Battle => {
                let n = province.centurions;
                (goods, self.centurions(n) - self.centurions(n - goods))
            }
            Favour::Fortuna => (u8::from(province.married) * powers(province).fortuna_steps(), 0.0),
            Favour::Religion => (province.vestals, 0.0),
        };
        if steps == 0 {
            return NEVER;
        }
        let to = (province.road + steps).min(PALACE);
        self.road(to) - self.road(province.road) - given + self.bonus[favour.index()]
    }

    #[inline]
    fn given(&self, cube: Cube, province: &Province, n: u8) -> f32 {
        let owned = province.cube(cube);
        self.cubes(cube, owned) - self.cubes(cube, owned - n)
    }

    /// The worth of having an action card on the next turn.
    #[inline]
    pub(super) fn card(&self, card: ActionCard, province: &Province) -> f32 {
        let usefulness = usize::from(usefulness(card, province, self.outlook.table));
        self.beliefs.cards[usefulness][card.index()] * self.card_fade
    }
}

/// Points that privilege cards would score now. Computing all kinds is faster than checking.
#[inline]
pub(super) fn points(hand: Bag, province: &Province) -> f32 {
    if hand.is_empty() {
        return 0.0;
    }
    let points = |card| u16::from(hand.count(card)) * u16::from(card_points(card, province));
    f32::from(POINT_CARDS.map(points).iter().sum::<u16>())
}

/// The expected best favour with this many dice.
#[inline]
pub(super) fn expectation(gains: &Gains, n_dice: u8) -> f32 {
    let chances = &HIGHEST[usize::from(n_dice & 3)];
    let (mut sum, mut best) = (0.0, 0.0);
    for (gain, chance) in gains.iter().zip(chances) {
        best = if *gain > best { *gain } else { best };
        sum += best * chance;
    }
    sum
}

/// The best favour that a die allows; asking for none is worth 0.
#[inline]
pub(super) fn best_up_to(gains: &Gains, die: u8) -> f32 {
    gains.iter().take(usize::from(die)).copied().fold(0.0, f32::max)
}

/// The most goods that can be given for a favour. FOR 8; ruling R-F08.
#[inline]
fn most_goods(province: &Province, favour: Favour) -> u8 {
    let most = match favour {
        Favour::Water => province.water().min(1),
        Favour::Orgy => province.cube(Cube::Wine).min(2),
        Favour::Food => province.cube(Cube::Wheat).min(2),
        Favour::Battle => province.centurions,
        Favour::Fortuna | Favour::Religion => 0,
    };
    most.min(PALACE - province.road)
}

/// How much a card would do for its owner: 0 is little, 2 is much.
#[inline]
fn usefulness(card: ActionCard, province: &Province, table: &Table) -> u8 {
    let hireable = |helper: Helper| {
        let (owned, money) = (province.helpers(helper), province.money);
        let price = helper.price(owned);
        let can_hire = |n: u8, price| u8::from(owned + n <= 3 && money >= price);
        can_hire(1, price) + can_hire(2, price + helper.price(owned + 1))
    };
    match card {
        ActionCard::Water => 2 - province.water().min(2),
        ActionCard::Harvest | ActionCard::Vintage => province.water().min(2),
        ActionCard::WheatTrade => province.cube(Cube::Wheat).saturating_sub(1).min(2),
        ActionCard::WineTrade => province.cube(Cube::Wine).saturating_sub(1).min(2),
        ActionCard::Centurions => hireable(Helper::Centurion),
        ActionCard::Vestals => hireable(Helper::Vestal),
        ActionCard::Ceremony if province.vestals == 0 => 0,
        ActionCard::Ceremony => 3 - province.dice.min(3),
        ActionCard::Family if province.married => 2,
        ActionCard::Family => u8::from(province.money >= 3),
        ActionCard::Build => {
            let open = Building::ALL.map(|building| u8::from(can_build(province, building, table)));
            open.iter().sum::<u8>().min(2)
        }
        ActionCard::Corruption => u8::from(province.money > 1) + u8::from(province.money > 4),
        ActionCard::Fortuna => u8::from(province.road > 4) + u8::from(province.road > 10),
    }
}
