//! Conservation: every piece in the box is in exactly one place.

use engine::{Seat, check_pieces as equal};

use crate::bag::Bag;
use crate::card::{Building, CardSet, Cube, LIMIT, MAX_MONEY, MAX_TOKENS, PALACE};
use crate::setup::CubeSupply;
use crate::state::{Fortuna, Province};

impl Fortuna {
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        self.count_action_cards()?;
        self.count_supplies()?;
        self.count_privileges()?;
        self.check_limits()
    }

    fn provinces(&self) -> &[Province] {
        &self.table.provinces[..usize::from(self.table.n_players())]
    }

    fn count_action_cards(&self) -> Result<(), String> {
        let table = &self.table;
        let zones = table.edges.iter().chain([&table.pool]);
        let n_cards: u8 = zones.clone().map(|zone| zone.len()).sum();
        let all = zones.fold(CardSet::EMPTY, |all, zone| all.union(*zone));
        equal("action cards", n_cards, CardSet::ALL.len())?;
        equal("different action cards", all.len(), CardSet::ALL.len())
    }

    fn count_supplies(&self) -> Result<(), String> {
        let (table, pieces) = (&self.table, &self.table.pieces);
        let sum = |count: fn(&Province) -> u8| self.provinces().iter().map(count).sum::<u8>();
        equal("dice", table.dice + sum(|p| p.dice), pieces.dice)?;
        for building in Building::ALL {
            let built = self.provinces().iter().filter(|p| p.buildings.has(building)).count();
            let pile = usize::from(table.piles[building.index()]);
            let total = usize::from(pieces.buildings[building.index()]);
            equal(building.slug(), pile + built, total)?;
        }
        if table.options.cubes == CubeSupply::Infinite {
            return Ok(());
        }
        let owned =
            [sum(Province::water), sum(|p| p.cube(Cube::Wheat)), sum(|p| p.cube(Cube::Wine))];
        for cube in Cube::ALL {
            let index = cube.index();
            equal(cube.slug(), table.cubes[index] + owned[index], pieces.cubes[index])?;
        }
        Ok(())
    }

    fn count_privileges(&self) -> Result<(), String> {
        let secret = &self.secret;
        let deck: Bag = secret.deck.cards().iter().copied().collect();
        let open = self.table.discards.plus(secret.drawn.all()).plus(secret.aside.all());
        let hands = secret.hands.iter().fold(Bag::EMPTY, |all, hand| all.plus(hand.all()));
        equal("privilege cards", deck.plus(open).plus(hands), self.table.pieces.privileges)
    }

    fn check_limits(&self) -> Result<(), String> {
        for (seat, own) in Seat::all(self.table.n_players()).zip(self.provinces()) {
            let within = own.road <= PALACE
                && own.money <= MAX_MONEY
                && own.dice.max(own.vestals).max(own.centurions) <= LIMIT
                && own.buildings.len() <= LIMIT;
            if !within {
                return Err(format!("seat {seat} is beyond a limit: {own:?}"));
            }
        }
        if self.table.tokens.iter().any(|tokens| *tokens > MAX_TOKENS) {
            return Err(format!("too many tokens: {:?}", self.table.tokens));
        }
        Ok(())
    }
}
