//! The province after an action of its owner.

use fortuna::action::PrivilegePlay;
use fortuna::card::{Building, Cube, FamilyGift, Favour, Helper, MAX_MONEY, PALACE};
use fortuna::powers::powers;
use fortuna::state::{Province, Table};

pub(super) fn with_cubes(own: &Province, cube: Cube, n: u8) -> Province {
    let mut after = *own;
    let owned = &mut after.cubes[cube.index()];
    *owned = owned.saturating_add(n);
    after
}

pub(super) fn richer(own: &Province, money: u8) -> Province {
    Province { money: own.money.saturating_add(money).min(MAX_MONEY), ..*own }
}

pub(super) fn farther(own: &Province, steps: u8) -> Province {
    Province { road: (own.road + steps).min(PALACE), ..*own }
}

pub(super) fn converted(own: &Province, into: Cube, n: u8) -> Province {
    let mut after = with_cubes(own, into, n);
    give_water(&mut after, n);
    after
}

/// Water from the aqueduct is spent first. Ruling R-F42.
fn give_water(own: &mut Province, n: u8) {
    let from_aqueduct = own.aqueduct_full && n > 0;
    own.aqueduct_full &= !from_aqueduct;
    own.cubes[Cube::Water.index()] -= n - u8::from(from_aqueduct);
}

pub(super) fn sold(own: &Province, goods: Cube, n: u8) -> Province {
    let mut after = richer(own, n.saturating_mul(powers(own).sale_price(goods)));
    after.cubes[goods.index()] -= n;
    after
}

pub(super) fn hired(own: &Province, helper: Helper, n: u8) -> Province {
    let price = Province::hiring_price(helper, own.helpers(helper), n);
    let mut after = Province { money: own.money - price, ..*own };
    match helper {
        Helper::Vestal => after.vestals += n,
        Helper::Centurion => after.centurions += n,
    }
    after
}

pub(super) fn given(own: &Province, gift: FamilyGift) -> Province {
    match gift {
        FamilyGift::Wheat => with_cubes(own, Cube::Wheat, 1),
        FamilyGift::Wine => with_cubes(own, Cube::Wine, 1),
        FamilyGift::Money => richer(own, 3),
    }
}

pub(super) fn built(own: &Province, building: Building, table: &Table) -> Province {
    let mut after = *own;
    after.money -= table.options.prices.of(building);
    after.buildings.insert(building);
    after
}

/// FOR 11.1, 11.4; ruling R-F37.
pub(super) fn can_build(own: &Province, building: Building, table: &Table) -> bool {
    table.piles[building.index()] > 0
        && own.buildings.len() < 3
        && !own.buildings.has(building)
        && own.money >= table.options.prices.of(building)
        && (own.married || building != Building::Palace)
}

/// FOR 7.8.
pub(super) fn taxed(own: &Province) -> Province {
    match own.money {
        0 => Province { road: own.road.saturating_sub(1), ..*own },
        money => Province { money: money - 1, ..*own },
    }
}

/// The province after giving goods for a favour; the pawn stays.
pub(super) fn delivered(own: &Province, favour: Favour, goods: u8) -> Province {
    let mut after = *own;
    match favour {
        Favour::Water => give_water(&mut after, goods),
        Favour::Orgy => after.cubes[Cube::Wine.index()] -= goods,
        Favour::Food => after.cubes[Cube::Wheat.index()] -= goods,
        Favour::Battle => after.centurions -= goods,
        Favour::Fortuna | Favour::Religion => {}
    }
    after
}

pub(super) fn played(own: &Province, play: PrivilegePlay) -> Province {
    match play {
        PrivilegePlay::Recruit(Helper::Vestal) => Province { vestals: own.vestals + 1, ..*own },
        PrivilegePlay::Recruit(Helper::Centurion) => {
            Province { centurions: own.centurions + 1, ..*own }
        }
        PrivilegePlay::Gift(printed, chosen) => with_cubes(&with_cubes(own, printed, 1), chosen, 1),
        PrivilegePlay::Advance => farther(own, 1),
    }
}
