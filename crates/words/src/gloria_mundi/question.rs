//! Questions.

use engine::Seat;
use gloria_mundi::bill::Due;
use gloria_mundi::card::{CardId, Price, Resource};
use gloria_mundi::grammar::Power;
use gloria_mundi::{Decision, View};

use super::{cards, effect, prompt, things};
use crate::message::{messages as id, say};
use crate::{Reader, Words};

/// The question as the reader hears it: their own, or another player's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    if to.is(view.table.actor) {
        ask(to.words, view, decision)
    } else {
        prompt::line(to, view, decision)
    }
}

fn ask(words: &Words, view: &View, decision: Decision) -> String {
    let name = |card: CardId| cards::name(words, &view.edition.options, card);
    let stock = stock(words, view, view.table.actor);
    match decision {
        Decision::Play => say!(words, gm_ask_play, stock = stock),
        Decision::Instead => say!(words, gm_ask_instead, cards = turn_cards(words, view)),
        Decision::Activate => say!(words, gm_ask_activate, stock = stock),
        Decision::Times { card } => say!(words, gm_ask_times, card = name(card), stock = stock),
        Decision::Take { card, of, left } => {
            let kind = things::symbol(words, of);
            say!(words, gm_ask_take, card = name(card), kind = kind, left = left)
        }
        Decision::PullDown { card, more } => {
            say!(words, gm_ask_pull_down, card = name(card), more = more)
        }
        Decision::Buy => {
            let last = effect::is_last_turn(view);
            say!(words, gm_ask_buy, stock = stock, last = last)
        }
        Decision::Replace { card } => {
            let cost = cost_in_forum(words, view, card);
            let decided = decided(words, view);
            say!(
                words,
                gm_ask_replace,
                card = name(card),
                cost = cost,
                decided = decided,
                stock = stock
            )
        }
        Decision::Architect { from, to } => say!(
            words,
            gm_ask_architect,
            from = things::resource(words, from),
            wanted = things::resource(words, to),
            decided = decided(words, view),
            stock = stock,
        ),
        Decision::Pay { due, of } => pay(words, view, due, of, stock),
        Decision::Tribute => {
            let price = things::price(words, effect::tribute(view));
            say!(words, gm_ask_tribute, price = price, stock = stock)
        }
        Decision::Lose => {
            say!(words, gm_ask_lose, icons = things::icons(words, view.table.icons))
        }
        Decision::Recover => {
            say!(words, gm_ask_recover, tribute = things::price(words, view.table.tribute))
        }
    }
}

fn cost_in_forum(words: &Words, view: &View, card: CardId) -> String {
    let printed = view.edition.options.deck.cards.get(card.index());
    let slots = (0..).zip(view.table.forum);
    let slot =
        slots.into_iter().find(|(_, there)| *there == Some(card)).map_or(0, |(slot, _)| slot);
    things::price_at(words, printed.map_or([0; 4], |printed| printed.cost), slot)
}

/// What the asked player has, where the reader may see it.
fn stock(words: &Words, view: &View, seat: Seat) -> String {
    let stores = things::stores(words, view.table.estates[seat.index()].stores);
    say!(words, gm_you_have, open = view.is_open(seat), stores = stores)
}

fn turn_cards(words: &Words, view: &View) -> String {
    match view.table.turn_type {
        Some(of) => things::productions(words, of),
        None => say!(words, gm_cards),
    }
}

fn pay(words: &Words, view: &View, due: Due, of: Resource, stock: String) -> String {
    let kind = things::resource(words, of);
    let options = &view.edition.options;
    let decided = decided(words, view);
    let glory = view.table.own().stores.of(Resource::Glory) > 0;
    match due {
        Due::Building { slot, .. } => {
            let card = view.table.forum.get(usize::from(slot)).copied().flatten();
            let cost = card.map_or([0; 4], |card| view.edition.card(card).cost);
            say!(
                words,
                gm_ask_pay_building,
                kind = kind,
                card = cards::name(words, options, card.unwrap_or_default()),
                cost = things::price_at(words, cost, slot),
                glory = glory,
                decided = decided,
                stock = stock,
            )
        }
        Due::Tribute => {
            let cost = things::price(words, effect::tribute(view));
            say!(
                words,
                gm_ask_pay_tribute,
                kind = kind,
                cost = cost,
                glory = glory,
                decided = decided,
                stock = stock,
            )
        }
        Due::Power { card, times } => say!(
            words,
            gm_ask_pay_power,
            kind = kind,
            card = cards::name(words, options, card),
            cost = power_price(words, view, card, times),
            decided = decided,
            stock = stock,
        ),
    }
}

/// What was already answered about the running payment.
fn decided(words: &Words, view: &View) -> String {
    let Some(bill) = view.bill() else {
        return String::new();
    };
    let parts = [(id::gm_decided_replaced, view.replaced()), (id::gm_decided_paid, bill.paid())];
    let some = parts.into_iter().filter(|(_, price)| *price != [0; 4]);
    let mut told: Vec<String> = some
        .map(|(id, price)| say!(words, id as price, price = things::price(words, price)))
        .collect();
    if !bill.helpers().is_empty() {
        let cards = cards::names(words, &view.edition.options, bill.helpers());
        told.insert(0, say!(words, gm_decided_served, cards = cards));
    }
    if told.is_empty() {
        return String::new();
    }
    say!(words, gm_decided, what = words.list(told))
}

fn power_price(words: &Words, view: &View, card: CardId, times: u8) -> String {
    let card = view.edition.options.deck.cards.get(card.index());
    match card.map(|card| card.power) {
        Some(Power::Spend { price, .. }) => things::bundles(words, &price, times),
        _ => things::price(words, Price::default()),
    }
}
