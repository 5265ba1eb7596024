//! Why an action is not legal, computed from what its player may know.

use crate::action::{Action, PrivilegePlay};
use crate::card::{ActionCard, Building, Cube, FamilyGift, Favour, LIMIT};
use crate::decision::Decision;
use crate::refusal::Refusal;
use crate::state::{Province, Table};
use crate::view::View;

/// The reason why `action` is not legal for the observer of `view`.
pub(crate) fn refuse(view: &View, action: Action) -> Refusal {
    let Some((seat, asked)) = view.pending() else {
        return Refusal::GameOver;
    };
    if view.observer != Some(seat) {
        return Refusal::NotYourTurn;
    }
    let table = &view.table;
    match (asked, action) {
        (Decision::Draft, Action::Draft(card)) => Refusal::NotInThePool { card },
        (Decision::TurnDown, Action::TurnDown(card)) => Refusal::NotOnYourEdge { card, asked },
        (Decision::ChooseCard, Action::Use(card) | Action::Pass(card)) => refuse_card(table, card),
        (Decision::Convert { into }, Action::Convert(n)) => refuse_exchange(table, n, into),
        (Decision::Sell { goods }, Action::Sell(n)) => {
            refuse_amount(n, table.own().cube(goods), asked)
        }
        (Decision::Hire { helper }, Action::Hire(n)) => {
            refuse_amount(n, table.own().hireable(helper), asked)
        }
        (Decision::Family, Action::Gain(gift)) => refuse_gain(gift),
        (Decision::Family | Decision::Military, Action::Roll) if table.own().at_palace() => {
            Refusal::NoRollAtThePalace { asked }
        }
        (Decision::Family | Decision::Military, Action::Roll) => Refusal::AlreadyRolled,
        (Decision::Corruption, Action::Collect) => {
            Refusal::NoEffect { card: ActionCard::Corruption }
        }
        (Decision::Build, Action::Build(building)) => refuse_building(table, building),
        (Decision::Corruption, Action::Copy(card)) => refuse_copy(table, card),
        (Decision::Swap, Action::Swap(card)) => refuse_swap(table, card),
        (Decision::Military | Decision::Roll, Action::Command(card)) => refuse_command(table, card),
        (Decision::Die, Action::Die(value)) => Refusal::NoSuchDie { value },
        (Decision::Favour, Action::Fulfil(favour, goods)) => refuse_favour(table, favour, goods),
        (Decision::Favour, Action::Please(favour)) => refuse_favour(table, favour, 0),
        (Decision::Favour, Action::Tax) => Refusal::TaxNotAllowed,
        (Decision::ExtraFlip, Action::Flip(favour)) => refuse_flip(table, favour),
        (Decision::Keep { .. } | Decision::KeepPalace, Action::Keep(card)) => {
            Refusal::NotOffered { card, asked }
        }
        (_, Action::Play(play)) => refuse_play(view, play),
        (asked, Action::Decline) => Refusal::MayNotDecline { asked },
        (asked, _) => Refusal::NotTheQuestion { asked },
    }
}

fn refuse_card(table: &Table, card: ActionCard) -> Refusal {
    let asked = Decision::ChooseCard;
    if table.own_edge().has(card) {
        refuse_idle(table, card)
    } else {
        Refusal::NotOnYourEdge { card, asked }
    }
}

/// Why a card would have no effect. Rulings R-F13, R-F37, R-F43.
fn refuse_idle(table: &Table, card: ActionCard) -> Refusal {
    let own = table.own();
    if card == ActionCard::Build && own.buildings.len() == LIMIT {
        Refusal::NoRoomToBuild
    } else if card == ActionCard::Ceremony && own.vestals > 0 && own.dice < LIMIT {
        Refusal::NoDieLeft
    } else {
        Refusal::NoEffect { card }
    }
}

fn refuse_exchange(table: &Table, n: u8, into: Cube) -> Refusal {
    let most = table.convertible(into);
    if n <= table.own().water() {
        Refusal::SupplyShort { cube: into, most }
    } else {
        Refusal::TooMany { most, asked: Decision::Convert { into } }
    }
}

fn refuse_amount(n: u8, most: u8, asked: Decision) -> Refusal {
    if n == 0 { Refusal::TooFew { asked } } else { Refusal::TooMany { most, asked } }
}

fn refuse_gain(gift: FamilyGift) -> Refusal {
    let cube = if gift == FamilyGift::Wine { Cube::Wine } else { Cube::Wheat };
    Refusal::SupplyEmpty { cube, gift: false }
}

fn refuse_building(table: &Table, building: Building) -> Refusal {
    let own = table.own();
    let price = table.options.prices.of(building);
    if own.buildings.has(building) {
        Refusal::AlreadyBuilt { building }
    } else if table.piles[building.index()] == 0 {
        Refusal::PileEmpty { building }
    } else if building == Building::Palace && !own.married {
        Refusal::PalaceNeedsMarriage
    } else {
        Refusal::TooDear { building, price }
    }
}

fn refuse_copy(table: &Table, card: ActionCard) -> Refusal {
    let own = table.own();
    if table.own_edge().has(card) {
        return Refusal::OnYourEdge { card, asked: Decision::Corruption };
    }
    if own.money == 0 || table.has_effect(card, own) {
        return Refusal::BribeTooDear { card };
    }
    refuse_idle(table, card)
}

fn refuse_swap(table: &Table, card: ActionCard) -> Refusal {
    if table.own_edge().has(card) {
        Refusal::OnYourEdge { card, asked: Decision::Swap }
    } else {
        Refusal::FaceDown { card }
    }
}

fn refuse_command(table: &Table, card: ActionCard) -> Refusal {
    let asked = Decision::Military;
    if !table.own_edge().has(card) {
        Refusal::NotOnYourEdge { card, asked }
    } else if table.down.has(card) {
        Refusal::FaceDown { card }
    } else if table.own().centurions == 0 {
        Refusal::NoCenturion
    } else if !table.has_effect(card, &table.own_without_centurion()) {
        refuse_idle(table, card)
    } else {
        Refusal::AlreadyCommanded
    }
}

fn refuse_favour(table: &Table, favour: Favour, goods: u8) -> Refusal {
    let Province { married, vestals, .. } = *table.own();
    if favour.number() > table.turn.die {
        Refusal::DieTooLow { favour, die: table.turn.die }
    } else if !table.open.has(favour) {
        Refusal::FavourClosed { favour, asked: Decision::Favour }
    } else if favour == Favour::Fortuna && !married {
        Refusal::NotMarried
    } else if favour == Favour::Religion && vestals == 0 {
        Refusal::NoVestal
    } else if matches!(favour, Favour::Fortuna | Favour::Religion) {
        Refusal::NothingGiven { favour }
    } else if goods == 0 {
        Refusal::TooFew { asked: Decision::Favour }
    } else {
        refuse_goods(table, favour, goods)
    }
}

fn refuse_goods(table: &Table, favour: Favour, goods: u8) -> Refusal {
    let most = table.deliverable(favour);
    if goods <= table.given_for(favour) {
        Refusal::TooFewSpaces { favour, most }
    } else {
        Refusal::NotEnoughGoods { favour, most }
    }
}

fn refuse_flip(table: &Table, favour: Favour) -> Refusal {
    if table.open.has(favour) {
        Refusal::FavourHasTokens { favour }
    } else {
        Refusal::FavourClosed { favour, asked: Decision::ExtraFlip }
    }
}

fn refuse_play(view: &View, play: PrivilegePlay) -> Refusal {
    let card = play.card();
    if view.own_hand().count(card) == 0 {
        return Refusal::NotHeld { card };
    }
    match play {
        PrivilegePlay::Recruit(helper) => Refusal::HelpersFull { helper },
        PrivilegePlay::Gift(_, chosen) => Refusal::SupplyEmpty { cube: chosen, gift: true },
        PrivilegePlay::Advance if view.table.own().advanced => Refusal::AlreadyAdvanced,
        PrivilegePlay::Advance => Refusal::AtThePalace,
    }
}
