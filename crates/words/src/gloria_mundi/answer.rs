//! Answers, with what follows from them.

use engine::Seat;
use gloria_mundi::card::{Card, CardId, Production, Resource, Symbol};
use gloria_mundi::grammar::Power;
use gloria_mundi::{Action, Decision, Event, View};

use super::{cards, effect, things};
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};
use crate::{Reader, Words};

/// What the answer means for the player who is asked, and whether it ends the game.
pub(super) fn label(to: &Reader<'_>, view: &View, action: Action) -> String {
    deed(to, view, action) + &effect::ends(to.words, view, action)
}

/// The same without an end.
pub(super) fn deed(to: &Reader<'_>, view: &View, action: Action) -> String {
    let words = to.words;
    match action {
        Action::Play(card) => play(to, view, card),
        Action::Use(card) => use_building(words, view, card),
        Action::Produce(card) => produce(words, view, card),
        Action::Times(n) => times(words, view, n),
        Action::Take(symbol, n) => take(words, view, symbol, n),
        Action::PullDown(card) => {
            let cost = printed(view, card).map_or([0; 4], |card| card.cost);
            let cost = things::price(words, cost);
            say!(words, gm_do_pull_down, card = name(words, view, card), cost = cost)
        }
        Action::Buy(slot, on) => buy(words, view, slot, on),
        Action::Replace(from, to) => replace(words, view, from, to),
        Action::Pay(resource, n) => pay(words, view, resource, n),
        Action::Tribute => {
            say!(words, gm_do_tribute, price = things::price(words, effect::tribute(view)))
        }
        Action::Lose(production) => {
            say!(words, gm_do_lose, production = things::production(words, production))
        }
        Action::LoseBuilt(card) => on_its_card(words, view, card, id::gm_do_lose_built),
        Action::Defend(card) => on_its_card(words, view, card, id::gm_do_defend),
        Action::Decline => decline(words, view),
    }
}

fn printed(view: &View, card: CardId) -> Option<&Card> {
    view.edition.options.deck.cards.get(card.index())
}

fn name(words: &Words, view: &View, card: CardId) -> String {
    cards::name(words, &view.edition.options, card)
}

/// How many cards everybody would activate, and whether the hand is empty then.
fn play(to: &Reader<'_>, view: &View, card: Production) -> String {
    let table = &view.table;
    let others = Seat::all(table.n_players).filter(|seat| *seat != table.actor).map(|seat| {
        let n = table.estates[seat.index()].n_cards(card);
        say!(to, gm_do_play_other, who = to.whom(seat), n = n)
    });
    let own = table.own();
    let held: u8 = own.hand.iter().sum();
    say!(
        to,
        gm_do_play,
        card = things::production(to.words, card),
        own = own.n_cards(card).saturating_add(1),
        others = to.words.notes(others),
        last = held == 1,
    )
}

fn use_building(words: &Words, view: &View, card: CardId) -> String {
    let Some(printed) = printed(view, card) else {
        return say!(words, gm_do_nothing);
    };
    let power = &printed.power;
    if let (Power::Replace { price, gain, .. }, Some((_, Decision::Replace { .. }))) =
        (power, view.pending())
    {
        let (paid, wanted) = (things::bundle(words, price), things::bundle(words, gain));
        let card = name(words, view, card);
        return say!(words, gm_do_serve, card = card, paid = paid, wanted = wanted);
    }
    let power = power_now(words, view, power);
    say!(words, gm_do_use, card = name(words, view, card), power = power)
}

/// What a power does when it is used now. How often is asked later.
fn power_now(words: &Words, view: &View, power: &Power) -> String {
    match power {
        Power::Spend { price, gain, .. } if price != gain => {
            let (price, gain) = (things::bundle(words, price), things::bundle(words, gain));
            say!(words, gm_short_spend, price = price, gain = gain, often = false)
        }
        Power::Produce(gain)
        | Power::Count { gain, .. }
        | Power::Condition { gain, .. }
        | Power::Barbarian { gain, .. } => {
            let gain = things::bundles(words, gain, effect::times_now(view, power));
            say!(words, gm_power_produce, gain = gain)
        }
        Power::Spend { .. }
        | Power::PullDown { .. }
        | Power::Replace { .. }
        | Power::Wall
        | Power::None => cards::power_once(words, power),
    }
}

fn produce(words: &Words, view: &View, card: CardId) -> String {
    let of = view.table.turn_type.unwrap_or(Production::Farm);
    say!(
        words,
        gm_do_produce,
        gain = things::n_symbols(words, of.resource().symbol(), 1_u8),
        production = things::production(words, of),
        card = name(words, view, card),
    )
}

fn times(words: &Words, view: &View, n: u8) -> String {
    let Some((_, Decision::Times { card })) = view.pending() else {
        return say!(words, gm_do_times_only, n = n);
    };
    match printed(view, card).map(|card| card.power) {
        Some(Power::Spend { price, gain, .. }) if price != gain => say!(
            words,
            gm_do_times,
            n = n,
            price = things::bundles(words, &price, n),
            gain = things::bundles(words, &gain, n),
        ),
        _ => say!(words, gm_do_times_only, n = n),
    }
}

/// All that is taken where this completes the choice, else the part.
fn take(words: &Words, view: &View, symbol: Symbol, n: u8) -> String {
    let left = match view.pending() {
        Some((_, Decision::Take { left, .. })) => left,
        _ => n,
    };
    let gained = gained(view, Action::Take(symbol, n));
    if n < left && gained.iter().map(|(_, n)| n).sum::<u8>() == left {
        let gain = gained.into_iter().map(|(symbol, n)| things::n_symbols(words, symbol, n));
        return say!(words, gm_do_take_all, gain = words.list(gain));
    }
    say!(
        words,
        gm_do_take,
        gain = things::n_symbols(words, symbol, n),
        rest = left.saturating_sub(n),
    )
}

fn gained(view: &View, action: Action) -> Vec<(Symbol, u8)> {
    let events = effect::tried(view, action).map(|(_, events)| events);
    let gain = |event| {
        if let Event::Gained { symbol, n, .. } = event { Some((symbol, n)) } else { None }
    };
    events.into_iter().flatten().filter_map(gain).filter(|(_, n)| *n > 0).collect()
}

fn buy(words: &Words, view: &View, slot: u8, on: Production) -> String {
    let card = view.table.forum.get(usize::from(slot)).copied().flatten();
    let Some((id, card)) = card.and_then(|card| Some((card, printed(view, card)?))) else {
        return say!(words, gm_do_buy_nothing, slot = slot);
    };
    say!(
        words,
        gm_do_buy,
        card = name(words, view, id),
        n = card.cost.into_iter().fold(slot, u8::saturating_add),
        on = things::production(words, on),
        steps = things::steps(words, card.steps),
    )
}

/// The number is told where all architects that could do it agree.
fn replace(words: &Words, view: &View, from: Resource, to: Resource) -> String {
    let offer = |card: CardId| {
        let swap = printed(view, card)?.power.swap()?;
        (swap.from.has(from.symbol()) && swap.to.has(to.symbol())).then_some(swap.n)
    };
    let offers: Vec<u8> = view.table.own().buildings().into_iter().filter_map(offer).collect();
    let first = offers.first().copied().filter(|first| offers.iter().all(|n| n == first));
    let paid = match first {
        Some(n) => things::n_symbols(words, from.symbol(), n),
        None => things::resource(words, from),
    };
    say!(words, gm_do_replace, paid = paid, wanted = things::n_symbols(words, to.symbol(), 1_u8))
}

/// The whole payment where this settles it, else the part.
fn pay(words: &Words, view: &View, resource: Resource, n: u8) -> String {
    let events = effect::tried(view, Action::Pay(resource, n)).map(|(_, events)| events);
    let paid = events
        .into_iter()
        .flatten()
        .find_map(|event| if let Event::Paid { paid, .. } = event { Some(paid) } else { None });
    if let Some(paid) = paid {
        return say!(words, gm_do_pay_all, paid = things::price(words, paid));
    }
    say!(
        words,
        gm_do_pay,
        n = n,
        kind = things::resource(words, resource),
        paid = things::n_symbols(words, resource.symbol(), n),
        left = view.table.own().stores.of(resource).saturating_sub(u16::from(n)),
    )
}

fn on_its_card(
    words: &Words,
    view: &View,
    card: CardId,
    id: Id<with::card_production<'_>>,
) -> String {
    let under = view.table.own().under(card).unwrap_or(Production::Farm);
    let production = things::production(words, under);
    say!(words, id as card_production, card = name(words, view, card), production = production)
}

fn decline(words: &Words, view: &View) -> String {
    match view.pending().map(|(_, decision)| decision) {
        Some(Decision::Instead) => {
            let of = view.table.turn_type.unwrap_or(Production::Farm);
            let cards = things::n_productions(words, of, view.table.own().n_cards(of));
            say!(words, gm_do_decline_instead, cards = cards)
        }
        Some(Decision::Buy) => say!(words, gm_do_decline_buy),
        Some(Decision::Replace { .. }) => say!(words, gm_do_decline_replace),
        Some(Decision::PullDown { .. }) => say!(words, gm_do_decline_pull_down),
        Some(Decision::Tribute) => refuse_tribute(words, view),
        _ => say!(words, gm_do_decline),
    }
}

fn refuse_tribute(words: &Words, view: &View) -> String {
    let (n, icons) = effect::advance(view);
    say!(
        words,
        gm_do_decline_tribute,
        spaces = things::spaces(words, n),
        icons = things::icons(words, icons),
        n_icons = icons.sum(),
    )
}
