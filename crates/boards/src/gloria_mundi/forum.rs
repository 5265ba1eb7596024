//! The forum: six places with their surcharges.

use ::gloria_mundi::bill::Due;
use ::gloria_mundi::card::{Card, CardId, Kind, Production, Resource};
use ::gloria_mundi::state::{Estate, N_SLOTS};
use ::gloria_mundi::{Action, Decision, GloriaMundi};
use maud::{Markup, html};
use words::gloria_mundi::board::{self, Label, Lack};
use words::gloria_mundi::{cards, things};

use super::{picture, power, spots};
use crate::{Sight, icon};

pub(super) fn section(at: &Sight<'_, GloriaMundi>) -> Markup {
    let (words, table) = (at.to.words, &at.view.table);
    html! {
        section #forum .forum .slab aria-label=(board::label(words, Label::Forum)) {
            h2 .caps {
                (at.mark("forum"))
                (board::label(words, Label::Forum))
                span .note { (board::label(words, Label::ForumNote)) }
                span .piles aria-hidden="true" {
                    (icon("deck")) b .num { (at.view.unseen().len()) }
                    (icon("fire")) b .num { (table.fire.len()) }
                }
            }
            ul { @for slot in (0..N_SLOTS).rev() { (place(at, slot)) } }
        }
    }
}

fn place(at: &Sight<'_, GloriaMundi>, slot: usize) -> Markup {
    let surcharge = u8::try_from(slot).unwrap_or(0);
    html! {
        li id={ "slot-" (slot) } {
            span .sur { "+" (slot) }
            @match at.view.table.forum[slot] {
                Some(id) => {
                    (card(at, surcharge, id))
                    (total(at, surcharge, id))
                },
                None => span id={ "hole-" (slot) } .hole { (board::label(at.to.words, Label::EmptyPlace)) },
            }
        }
    }
}

fn is_asked(at: &Sight<'_, GloriaMundi>) -> bool {
    !at.answers.is_empty() && matches!(at.question, Some(Decision::Buy))
}

/// Whether this place is being paid for.
fn is_chosen(at: &Sight<'_, GloriaMundi>, slot: u8) -> bool {
    let due = at.view.bill().map(|bill| bill.due);
    matches!(due, Some(Due::Building { slot: chosen, .. }) if chosen == slot)
}

fn card(at: &Sight<'_, GloriaMundi>, slot: u8, id: CardId) -> Markup {
    let printed = at.view.edition.card(id);
    let is_lit = at.is_lit(&spots::building(id));
    let state = match (is_asked(at), is_lit, is_chosen(at, slot)) {
        (_, _, true) => " sel",
        (true, false, _) => " off",
        _ => "",
    };
    at.thing(spots::building(id))
        .class(format!("card bcard t-{}{state}", printed.kind))
        .label(board::offer(at.to.words, slot, printed))
        .about(id)
        .wish(Action::Buy(slot, likely_place(at, printed.kind)))
        .show(&face(at, id, printed, is_chosen(at, slot)))
}

/// A single building, for reference pages.
pub(super) fn single(at: &Sight<'_, GloriaMundi>, id: CardId) -> Option<Markup> {
    let printed = at.view.edition.options.deck.cards.get(id.index())?;
    let face = face(at, id, printed, false);
    Some(html! { span class={ "card bcard t-" (printed.kind) } { (face) } })
}

fn face(at: &Sight<'_, GloriaMundi>, id: CardId, card: &Card, is_chosen: bool) -> Markup {
    let words = at.to.words;
    let name = cards::name(words, &at.view.edition.options, id);
    html! {
        (picture::building(card))
        span .band {
            (icon(power::kind_icon(card.kind, &card.power)))
            span .kind { (things::kind(words, card.kind)) }
            @if card.steps > 0 { span .steps aria-hidden="true" { (card.steps) (icon("step")) } }
        }
        span .name.long[power::is_long(&name)] title=(name) { (name) }
        (power::cost(card.cost))
        span .fn { (board::short_power(words, &card.power)) }
        span .plate { (power::plate(&card.power)) }
        @if is_chosen { span .badge.gold.mid { (icon("check")) } }
    }
}

/// The production type the viewer would most likely put the building on.
fn likely_place(at: &Sight<'_, GloriaMundi>, kind: Kind) -> Production {
    let free = at.eyes.map_or([0; 3], |seat| at.view.table.estates[seat.index()].free);
    let fits = || Production::ALL.into_iter().filter(move |on| kind.fits(*on));
    let place = fits().find(|on| free[on.index()] > 0);
    place.or_else(|| fits().next()).unwrap_or(Production::Farm)
}

/// The price: the cost in all, or what is missing.
fn total(at: &Sight<'_, GloriaMundi>, slot: u8, id: CardId) -> Markup {
    let words = at.to.words;
    let card = at.view.edition.card(id);
    let price = card.cost.iter().sum::<u8>() + slot;
    let is_lit = at.is_lit(&spots::building(id));
    let own = at.eyes.filter(|_| is_asked(at)).map(|seat| &at.view.table.estates[seat.index()]);
    html! {
        @match own.filter(|_| !is_lit).and_then(|own| lack(own, card, slot)) {
            Some(lack) => span .total .no { (board::lack(words, lack)) },
            None if is_lit => span .total { (board::total(words, price, true)) },
            None => span .total .no { (board::total(words, price, false)) },
        }
    }
}

/// The first thing missing: a place, printed glory, a printed colour, or counters in all. GLM 5.
fn lack(own: &Estate, card: &Card, slot: u8) -> Option<Lack> {
    let has_place =
        Production::ALL.into_iter().any(|on| own.free[on.index()] > 0 && card.kind.fits(on));
    if !has_place {
        return Some(Lack::Place(card.kind));
    }
    let missing =
        |kind: Resource| u16::from(card.cost[kind.index()]).saturating_sub(own.stores.of(kind));
    let glory = missing(Resource::Glory);
    if glory > 0 {
        return Some(Lack::Of(Resource::Glory, glory));
    }
    let spare = own.stores.of(Resource::Glory) - u16::from(card.cost[Resource::Glory.index()]);
    let colours = Resource::COLOURS.map(|kind| (kind, missing(kind)));
    let short = colours.iter().map(|(_, n)| n).sum::<u16>().saturating_sub(spare);
    if short > 0 {
        let (kind, n) = colours.into_iter().max_by_key(|(_, n)| *n)?;
        return Some(Lack::Of(kind, n.min(short)));
    }
    let price = u32::from(card.cost.iter().sum::<u8>() + slot);
    let short = price.saturating_sub(own.stores.total());
    u16::try_from(short).ok().filter(|short| *short > 0).map(Lack::Any)
}
