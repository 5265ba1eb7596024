//! Answers, with what follows from them.

use fortuna::action::Play;
use fortuna::card::{ActionCard, Building, Cube, FamilyGift, Favour, Helper};
use fortuna::powers::powers;
use fortuna::{Action, Decision, View};

use super::{effect, help, things};
use crate::reader::yes;
use crate::words::say;
use crate::{Reader, Words};

/// What the answer means for the player who is asked.
pub(super) fn label(to: &Reader<'_>, view: &View, action: Action) -> String {
    let words = to.words;
    match action {
        Action::Draft(card) => with_effect(words, view, card, "fortuna-do-draft"),
        Action::TurnDown(card) => with_effect(words, view, card, "fortuna-do-turn-down"),
        Action::Use(card) => with_effect(words, view, card, "fortuna-do-use"),
        Action::Command(card) => with_effect(words, view, card, "fortuna-do-command"),
        Action::Pass(card) => {
            say!(words, "fortuna-do-pass", card = things::action_card(words, card))
        }
        Action::Convert(n) => convert(words, view, n),
        Action::Sell(n) => sell(words, view, n),
        Action::Hire(n) => hire(words, view, n),
        Action::Gain(gift) => gain(words, view, gift),
        Action::Build(building) => build(words, view, building),
        Action::Collect => say!(words, "fortuna-do-collect", lost = effect::lost(view, 2)),
        Action::Copy(card) => elsewhere(to, view, card, "fortuna-do-copy"),
        Action::Swap(card) => elsewhere(to, view, card, "fortuna-do-swap"),
        Action::Roll => roll(words, view),
        Action::Die(value) => die(words, view, value),
        Action::Fulfil(favour, n) => fulfil(words, view, favour, n),
        Action::Please(favour) => fulfil(words, view, favour, 0),
        Action::Tax => tax(words, view),
        Action::Flip(favour) => {
            say!(words, "fortuna-do-flip", favour = things::favour(words, favour))
        }
        Action::Keep(card) => {
            let name = things::privilege(words, card);
            say!(words, "fortuna-do-keep", card = name, effect = help::privilege(words, card))
        }
        Action::Decline => say!(words, decline_id(view)),
        Action::End => say!(words, "fortuna-do-end"),
        Action::Play(play) => play_card(words, view, play),
    }
}

fn with_effect(words: &Words, view: &View, card: ActionCard, id: &str) -> String {
    let name = things::action_card(words, card);
    say!(words, id, card = name, effect = effect::of_card(words, view, card))
}

/// A card of another edge: whose it is, and what it does.
fn elsewhere(to: &Reader<'_>, view: &View, card: ActionCard, id: &str) -> String {
    let words = to.words;
    let edge = view.table.edge_with(card).unwrap_or_default();
    let owner = view.table.owner(edge);
    let first = card == ActionCard::Fortuna;
    say!(
        words,
        id,
        card = things::action_card(words, card),
        effect = effect::of_card(words, view, card),
        edge = things::edge(words, edge),
        owned = yes(owner.is_some()),
        owner = owner.map_or_else(String::new, |seat| to.whom(seat)),
        first = yes(first),
    )
}

fn convert(words: &Words, view: &View, n: u8) -> String {
    let into = match view.pending() {
        Some((_, Decision::Convert { into })) => into,
        _ => Cube::Wheat,
    };
    let water = things::cubes(words, Cube::Water, n);
    let goods = things::cubes(words, into, n);
    say!(words, "fortuna-do-convert", n = n, water = water, goods = goods)
}

fn sell(words: &Words, view: &View, n: u8) -> String {
    let goods = match view.pending() {
        Some((_, Decision::Sell { goods })) => goods,
        _ => Cube::Wheat,
    };
    let money = u16::from(n) * u16::from(powers(view.table.own()).sale_price(goods));
    say!(
        words,
        "fortuna-do-sell",
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
    say!(words, "fortuna-do-hire", n = n, helpers = helpers, money = things::money(words, price))
}

fn gain(words: &Words, view: &View, gift: FamilyGift) -> String {
    let (gift, lost) = match gift {
        FamilyGift::Wheat => (things::cubes(words, Cube::Wheat, 1), 0),
        FamilyGift::Wine => (things::cubes(words, Cube::Wine, 1), 0),
        FamilyGift::Money => (things::money(words, 3_u8), effect::lost(view, 3)),
    };
    say!(words, "fortuna-do-gain", gift = gift, lost = lost)
}

fn build(words: &Words, view: &View, building: Building) -> String {
    let prices = &view.table.options.prices;
    say!(
        words,
        "fortuna-do-build",
        building = things::building(words, building),
        price = prices.of(building),
        money = things::money(words, prices.of(building)),
        ours = yes(prices.placeholder),
        effect = help::building(words, building),
    )
}

fn roll(words: &Words, view: &View) -> String {
    let dice = view.table.own().dice;
    let dice = things::dice(words, dice.saturating_sub(view.table.turn.rolled.count()));
    let asked = view.pending().map(|(_, decision)| decision);
    let id = match asked {
        Some(Decision::Military) => "fortuna-do-roll-instead",
        Some(Decision::Family) => "fortuna-do-roll-early",
        _ => "fortuna-do-roll",
    };
    say!(words, id, dice = dice)
}

fn die(words: &Words, view: &View, value: u8) -> String {
    let open = view.table.available(value.min(6));
    let favours = open.iter().map(|favour| things::favour(words, favour));
    let favours = words.list(favours);
    say!(words, "fortuna-do-die", value = value, open = yes(!open.is_empty()), favours = favours)
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
        "fortuna-do-fulfil",
        favour = things::favour(words, favour),
        n = n,
        offering = things::offering(words, favour, n),
        tokens = view.table.tokens[favour.index()],
        effect = effect::advance(words, view, steps),
    )
}

fn tax(words: &Words, view: &View) -> String {
    let own = view.table.own();
    if own.money > 0 {
        say!(words, "fortuna-do-tax")
    } else {
        say!(words, "fortuna-do-step-back", from = own.road, to = own.road.saturating_sub(1))
    }
}

fn decline_id(view: &View) -> &'static str {
    match view.pending().map(|(_, decision)| decision) {
        Some(Decision::Military) => "fortuna-do-decline-military",
        Some(Decision::ExtraFlip) => "fortuna-do-decline-flip",
        Some(Decision::Keep { .. }) => "fortuna-do-decline-keep",
        _ => "fortuna-do-decline",
    }
}

fn play_card(words: &Words, view: &View, play: Play) -> String {
    let effect = match play {
        Play::Recruit(helper) => things::helpers(words, helper, 1),
        Play::Gift(printed, chosen) if printed == chosen => things::cubes(words, printed, 2),
        Play::Gift(printed, chosen) => {
            words.list([printed, chosen].map(|cube| things::cubes(words, cube, 1)))
        }
        Play::Advance => effect::advance(words, view, 1),
    };
    let card = things::privilege(words, play.card());
    say!(words, "fortuna-do-play", card = card, effect = effect)
}
