//! Answers, with what follows from them.

use fortuna::action::PrivilegePlay;
use fortuna::card::{ActionCard, Building, Cube, FamilyGift, Favour, Helper};
use fortuna::powers::powers;
use fortuna::{Action, Decision, View};

use super::{board, effect, help, things};
use crate::message::messages::{self as id, with};
use crate::message::{Id, Plain, say};
use crate::{Reader, Words};

pub(super) fn label(to: &Reader<'_>, view: &View, action: Action) -> String {
    let words = to.words;
    match action {
        Action::Draft(card) => {
            with_effect(words, card, effect::later(words, view, card), id::fortuna_do_draft)
        }
        Action::TurnDown(card) => {
            with_effect(words, card, effect::later(words, view, card), id::fortuna_do_turn_down)
        }
        Action::Use(card) => {
            with_effect(words, card, effect::of_card(words, view, card), id::fortuna_do_use)
        }
        Action::Command(card) => {
            with_effect(words, card, effect::of_card(words, view, card), id::fortuna_do_command)
        }
        Action::Pass(card) => {
            say!(words, fortuna_do_pass, card = things::card_noun(words, card))
        }
        Action::Convert(n) => convert(words, view, n),
        Action::Sell(n) => sell(words, view, n),
        Action::Hire(n) => hire(words, view, n),
        Action::Gain(gift) => gain(words, view, gift),
        Action::Build(building) => build(words, view, building),
        Action::Collect => say!(words, fortuna_do_collect, lost = effect::lost(view, 2)),
        Action::Copy(card) => copy(to, view, card),
        Action::Swap(card) => swap(to, view, card),
        Action::Roll => roll(words, view),
        Action::Die(value) => die(words, view, value),
        Action::Fulfil(favour, n) => fulfil(words, view, favour, n),
        Action::Please(favour) => fulfil(words, view, favour, 0),
        Action::Tax => tax(words, view),
        Action::Flip(favour) => {
            say!(words, fortuna_do_flip, favour = things::favour_noun(words, favour))
        }
        Action::Keep(card) => {
            let name = things::privilege(words, card);
            say!(words, fortuna_do_keep, card = name, effect = help::privilege(words, card))
        }
        Action::Decline => words.plain(decline_id(view)),
        Action::End => say!(words, fortuna_do_end),
        Action::Play(play) => play_card(words, view, play),
    }
}

fn with_effect(
    words: &Words,
    card: ActionCard,
    effect: String,
    id: Id<with::card_the_effect<'_>>,
) -> String {
    let name = things::card_noun(words, card);
    say!(words, id as card_the_effect, card = name, effect = effect)
}

/// A card of another edge that is copied for a bribe.
fn copy(to: &Reader<'_>, view: &View, card: ActionCard) -> String {
    let words = to.words;
    let owner = view.table.edge_with(card).and_then(|edge| view.table.owner(edge));
    say!(
        words,
        fortuna_do_copy,
        card = things::card_noun(words, card),
        effect = effect::of_card(words, view, card),
        owned = owner.is_some(),
        owner = to.all(owner.as_slice()),
    )
}

/// A card of another edge that is taken in exchange.
fn swap(to: &Reader<'_>, view: &View, card: ActionCard) -> String {
    let words = to.words;
    let owner = view.table.edge_with(card).and_then(|edge| view.table.owner(edge));
    say!(
        words,
        fortuna_do_swap,
        card = things::card_noun(words, card),
        effect = effect::later(words, view, card),
        n = things::n_open_edges(&view.table.options),
        owned = owner.is_some(),
        owner = to.all(owner.as_slice()),
        first = card == ActionCard::Fortuna,
    )
}

fn convert(words: &Words, view: &View, n: u8) -> String {
    let into = match view.pending() {
        Some((_, Decision::Convert { into })) => into,
        _ => Cube::Wheat,
    };
    let water = things::cubes(words, Cube::Water, n);
    let goods = things::cubes(words, into, n);
    say!(words, fortuna_do_convert, n = n, water = water, goods = goods)
}

fn sell(words: &Words, view: &View, n: u8) -> String {
    let goods = match view.pending() {
        Some((_, Decision::Sell { goods })) => goods,
        _ => Cube::Wheat,
    };
    let money = u16::from(n) * u16::from(powers(view.table.own()).sale_price(goods));
    say!(
        words,
        fortuna_do_sell,
        n = n,
        goods = things::cubes(words, goods, n),
        money = things::money(words, money),
        lost = effect::lost(view, money),
    )
}

fn hire(words: &Words, view: &View, n: u8) -> String {
    let helper = match view.pending() {
        Some((_, Decision::Hire { helper })) => helper,
        _ => Helper::Vestal,
    };
    let owned = view.table.own().helpers(helper);
    let price: u16 = (0..n).map(|place| u16::from(helper.price(owned + place))).sum();
    let helpers = things::helpers(words, helper, n);
    let money = things::money(words, price);
    say!(words, fortuna_do_hire[Helper: helper], n = n, helpers = helpers, money = money)
}

fn gain(words: &Words, view: &View, gift: FamilyGift) -> String {
    let (gift, lost) = match gift {
        FamilyGift::Wheat => (things::cubes(words, Cube::Wheat, 1), 0),
        FamilyGift::Wine => (things::cubes(words, Cube::Wine, 1), 0),
        FamilyGift::Money => (things::money(words, 3_u8), effect::lost(view, 3)),
    };
    say!(words, fortuna_do_gain, gift = gift, lost = lost)
}

fn build(words: &Words, view: &View, building: Building) -> String {
    let prices = &view.table.options.prices;
    say!(
        words,
        fortuna_do_build,
        building = things::building_noun(words, building),
        price = prices.of(building),
        money = things::money(words, prices.of(building)),
        ours = prices.placeholder,
        effect = say!(words, fortuna_effect_building[Building: building]),
    )
}

fn roll(words: &Words, view: &View) -> String {
    let dice = view.table.own().dice;
    let dice = things::dice(words, dice.saturating_sub(view.table.turn.rolled.count()));
    let asked = view.pending().map(|(_, decision)| decision);
    let id = match asked {
        Some(Decision::Military) => id::fortuna_do_roll_instead,
        Some(Decision::Family) => id::fortuna_do_roll_early,
        _ => id::fortuna_do_roll,
    };
    say!(words, id as dice, dice = dice)
}

fn die(words: &Words, view: &View, value: u8) -> String {
    let open = view.table.available(value.min(6));
    let favours = open.iter().map(|favour| board::favour(words, favour));
    let favours = words.list(favours);
    say!(words, fortuna_do_die, value = value, open = !open.is_empty(), favours = favours)
}

fn fulfil(words: &Words, view: &View, favour: Favour, n: u8) -> String {
    let own = view.table.own();
    let steps = match favour {
        Favour::Fortuna => powers(own).fortuna_steps(),
        Favour::Religion => own.vestals,
        Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => n,
    };
    say!(
        words,
        fortuna_do_fulfil,
        favour = board::favour(words, favour),
        number = favour.number(),
        n = n,
        offering = things::offering(words, favour, n),
        tokens = view.table.tokens[favour.index()],
        effect = effect::advance(words, view, steps),
    )
}

fn tax(words: &Words, view: &View) -> String {
    let own = view.table.own();
    if own.money > 0 {
        say!(words, fortuna_do_tax)
    } else {
        say!(words, fortuna_do_step_back, from = own.road, to = own.road.saturating_sub(1))
    }
}

fn decline_id(view: &View) -> Plain {
    match view.pending().map(|(_, decision)| decision) {
        Some(Decision::Military) => id::fortuna_do_decline_military,
        Some(Decision::ExtraFlip) => id::fortuna_do_decline_flip,
        Some(Decision::Keep { .. }) => id::fortuna_do_decline_keep,
        _ => id::fortuna_do_decline,
    }
}

fn play_card(words: &Words, view: &View, play: PrivilegePlay) -> String {
    let card = things::privilege(words, play.card());
    let gains = match play {
        PrivilegePlay::Recruit(helper) => things::helpers(words, helper, 1),
        PrivilegePlay::Gift(printed, chosen) if printed == chosen => {
            things::cubes(words, printed, 2)
        }
        PrivilegePlay::Gift(printed, chosen) => {
            words.list([printed, chosen].map(|cube| things::cubes(words, cube, 1)))
        }
        PrivilegePlay::Advance => {
            let effect = effect::advance(words, view, 1);
            return say!(words, fortuna_do_play, card = card, effect = effect);
        }
    };
    say!(words, fortuna_do_play_gain, card = card, gains = gains)
}
