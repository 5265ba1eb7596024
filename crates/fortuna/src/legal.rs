//! The one list of legal actions, with a function for each question.

use engine::ActionList;

use crate::action::{Action, PrivilegePlay};
use crate::bag::Bag;
use crate::card::{Building, Cube, FamilyGift, Favour, Helper, MAX_MONEY, Privilege};
use crate::decision::Decision;
use crate::flow::Frame;
use crate::state::{Fortuna, Table};

type List = ActionList<Action>;

impl Fortuna {
    /// Lists the answers to the pending question, then the privilege cards that can be played.
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut List) {
        out.clear();
        let Some(&Frame::Ask(decision)) = self.table.stack.top() else {
            return;
        };
        self.list_answers(decision, out);
        list_plays(&self.table, self.own_hand().all(), out);
    }

    fn list_answers(&self, decision: Decision, out: &mut List) {
        let table = &self.table;
        match decision {
            Decision::Draft => out.extend(table.pool.into_iter().map(Action::Draft)),
            Decision::TurnDown => out.extend(table.own_edge().into_iter().map(Action::TurnDown)),
            Decision::ChooseCard => list_cards(table, out),
            Decision::Convert { into } => {
                out.extend((0..=table.convertible(into)).map(Action::Convert));
            }
            Decision::Sell { goods } => {
                list_amounts(table.own().cube(goods), Action::Sell, out);
            }
            Decision::Hire { helper } => {
                list_amounts(table.own().hireable(helper), Action::Hire, out);
            }
            Decision::Family => list_family(table, out),
            Decision::Build => list_buildings(table, out),
            Decision::Corruption => list_corruption(table, out),
            Decision::Swap => out.extend(table.swappable().into_iter().map(Action::Swap)),
            Decision::Military => list_military(table, out),
            Decision::Roll => out.push(Action::Roll),
            Decision::Die => list_dice(table, out),
            Decision::Favour => list_favours(table, out),
            Decision::ExtraFlip => {
                out.extend(table.closable().iter().map(Action::Flip));
                out.push(Action::Decline);
            }
            Decision::Keep { second } => {
                out.extend(self.secret.drawn.all().kinds().map(Action::Keep));
                if second {
                    out.push(Action::Decline);
                }
            }
            Decision::KeepPalace => out.extend(self.palace_offer().kinds().map(Action::Keep)),
            Decision::EndTurn => out.push(Action::End),
        }
    }
}

/// FOR 4.1, 4.2.
fn list_cards(table: &Table, out: &mut List) {
    let cards = table.own_edge();
    for card in cards {
        if table.has_effect(card, table.own()) {
            out.push(Action::Use(card));
        }
    }
    out.extend(cards.into_iter().map(Action::Pass));
}

/// Amounts from 1 to `most`; 0 if a privilege card has made all of them impossible. Ruling R-F43.
fn list_amounts(most: u8, action: fn(u8) -> Action, out: &mut List) {
    out.extend((most.min(1)..=most).map(action));
}

/// FOR 5.9; ruling R-F47.
fn list_family(table: &Table, out: &mut List) {
    if table.supply(Cube::Wheat) > 0 {
        out.push(Action::Gain(FamilyGift::Wheat));
    }
    if table.supply(Cube::Wine) > 0 {
        out.push(Action::Gain(FamilyGift::Wine));
    }
    out.push(Action::Gain(FamilyGift::Money));
    if table.has_dice_to_roll() {
        out.push(Action::Roll);
    }
}

/// FOR 5.11; ruling R-F43.
fn list_corruption(table: &Table, out: &mut List) {
    let copyable = table.copyable(table.own());
    if table.own().money < MAX_MONEY || copyable.is_empty() {
        out.push(Action::Collect);
    }
    out.extend(copyable.into_iter().map(Action::Copy));
}

fn list_buildings(table: &Table, out: &mut List) {
    for building in Building::ALL {
        if table.can_build(building, table.own()) {
            out.push(Action::Build(building));
        }
    }
}

/// Rolling is the alternative to sending a centurion, if there is a die to roll. FOR 6.1, 7.1.
fn list_military(table: &Table, out: &mut List) {
    out.extend(table.commandable().into_iter().map(Action::Command));
    out.push(if table.has_dice_to_roll() { Action::Roll } else { Action::Decline });
}

fn list_dice(table: &Table, out: &mut List) {
    for value in 1..=6 {
        if table.turn.rolled.contains(&value) {
            out.push(Action::Die(value));
        }
    }
}

/// FOR 7.4, 7.6, 7.7.
fn list_favours(table: &Table, out: &mut List) {
    for favour in table.available(table.turn.die) {
        match favour {
            Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => {
                let goods = 1..=table.deliverable(favour);
                out.extend(goods.map(|n| Action::Fulfil(favour, n)));
            }
            Favour::Fortuna | Favour::Religion => {
                if table.can_fulfil(favour) {
                    out.push(Action::Please(favour));
                }
            }
        }
    }
    if table.may_pay_tax() {
        out.push(Action::Tax);
    }
}

/// FOR 2.2, 10.
fn list_plays(table: &Table, hand: Bag, out: &mut List) {
    if !hand.has_playable() {
        return;
    }
    if hand.count(Privilege::Recruit) > 0 {
        let helpers = Helper::ALL.into_iter().filter(|helper| table.may_recruit(*helper));
        out.extend(helpers.map(|helper| Action::Play(PrivilegePlay::Recruit(helper))));
    }
    for printed in Cube::ALL {
        if hand.count(Privilege::gift(printed)) > 0 {
            let cubes = Cube::ALL.into_iter().filter(|cube| table.may_gift(printed, *cube));
            out.extend(cubes.map(|chosen| Action::Play(PrivilegePlay::Gift(printed, chosen))));
        }
    }
    if hand.count(Privilege::Advance) > 0 && table.may_advance() {
        out.push(Action::Play(PrivilegePlay::Advance));
    }
}
