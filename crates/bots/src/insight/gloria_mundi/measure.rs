//! What a seat has, as numbers for a linear evaluation.

use gloria_mundi::Outlook;
use gloria_mundi::card::{CardId, Production, Symbol};
use gloria_mundi::grammar::Power;

use super::beliefs::Beliefs;
use super::mind::Mind;

/// Names of the measures. Those "to come" are multiplied by the turns left.
pub(super) const FEATURES: [&str; 32] = [
    "steps",
    "steps, nearer to the end",
    "lead over the best rival",
    "close to Africa",
    "next to Africa",
    "food",
    "gold",
    "peace",
    "glory",
    "counters",
    "counters to come to use",
    "scarcest colour",
    "farms",
    "cities",
    "legions",
    "farms to come",
    "cities to come",
    "legions to come",
    "types without a card",
    "buildings",
    "buildings to come",
    "step buildings",
    "step buildings to come",
    "surplus of buildings",
    "surplus of buildings to come",
    "walls",
    "architects",
    "architects to come",
    "shelter of buildings",
    "free places",
    "cards in hand beyond the share",
    "part of the tribute",
];

/// Turns of all players in a long game.
const LONG: f32 = 50.0;

pub(super) fn features(outlook: Outlook<'_>) -> [f32; FEATURES.len()] {
    let mind = Mind::new(outlook, Beliefs::of(outlook.table.n_players));
    let own = mind.own();
    let to_come = mind.horizon.turns / LONG;
    let over = 1.0 - to_come;
    let best_rival = mind.rivals().map(|seat| mind.estate(seat).steps).max().unwrap_or(0);
    let (steps, left) = (f32::from(own.steps), f32::from(mind.to_africa(own)));
    let [food, gold, peace, glory] = own.stores.0.map(f32::from);
    let counters = food + gold + peace + glory;
    let [farms, cities, legions] = Production::ALL.map(|of| f32::from(own.n_cards(of)));
    let lacking = [farms, cities, legions].map(|n| (1.0 - n).max(0.0));
    let built = BuildingSums::of(&mind);
    let n_built = f32::from(own.buildings().len());
    let shelter: u8 = (0..3).map(|of| own.free[of].min(own.built[of].len())).sum();
    let held: u8 = own.hand.iter().sum();
    let lying: u8 = outlook.table.tribute.iter().sum();
    [
        steps,
        steps * over,
        steps - f32::from(best_rival),
        (8.0 - left).max(0.0),
        (3.0 - left).max(0.0),
        food,
        gold,
        peace,
        glory,
        counters,
        counters * to_come,
        food.min(gold).min(peace),
        farms,
        cities,
        legions,
        farms * to_come,
        cities * to_come,
        legions * to_come,
        lacking.iter().sum(),
        n_built,
        n_built * to_come,
        built.walkers,
        built.walkers * to_come,
        built.surplus,
        built.surplus * to_come,
        built.walls,
        built.architects,
        built.architects * to_come,
        f32::from(shelter),
        f32::from(own.free.iter().sum::<u8>()),
        f32::from(held) - mind.horizon.own_turns,
        f32::from(lying) / mind.n_players,
    ]
}

/// The effects of a seat's buildings, summed up.
#[derive(Default)]
struct BuildingSums {
    /// Buildings that give steps when activated.
    walkers: f32,
    /// The yield of one activation of each, beyond production.
    surplus: f32,
    walls: f32,
    architects: f32,
}

impl BuildingSums {
    fn of(mind: &Mind<'_>) -> Self {
        let mut sum = Self::default();
        for card in mind.own().buildings() {
            sum.add(mind, card);
        }
        sum
    }

    fn add(&mut self, mind: &Mind<'_>, id: CardId) {
        let card = mind.card(id);
        match card.power {
            Power::Wall => self.walls += 1.0,
            Power::Replace { .. } => self.architects += 1.0,
            Power::Produce(gain)
            | Power::Spend { gain, .. }
            | Power::Count { gain, .. }
            | Power::Condition { gain, .. }
            | Power::Barbarian { gain, .. } => {
                if gain.fixed[Symbol::Step.index()] > 0 {
                    self.walkers += 1.0;
                }
                self.surplus += mind.surplus(mind.own(), id).max(0.0);
            }
            Power::PullDown { .. } | Power::None => {}
        }
    }
}
