//! The viewer's hand.

use ::glory_to_rome::card::{Building, Material, Role};
use ::glory_to_rome::{Decision, GloryToRome};
use engine::Seat;
use maud::{Markup, html};
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::{buildings, things};

use super::buildings::coins;
use super::town::SHEET;
use super::{spots, wish};
use crate::parts::{open_hand, small_card};
use crate::{Sight, icon, scene};

/// The hand, with equal cards stacked; empty for a spectator.
pub(super) fn show(at: &Sight<'_, GloryToRome>) -> Markup {
    let Some(seat) = at.eyes else {
        return html! {};
    };
    let jacks = at.view.table.player(seat).jacks;
    let kinds: Vec<Building> = at.view.hand.kinds().collect();
    let n_places = kinds.len() + usize::from(jacks > 0) + usize::from(at.view.drawn.is_some());
    let is_lit = |kind: &Building| at.is_lit(&spots::hand(*kind));
    let all_lit = kinds.len() > 2 && kinds.iter().all(is_lit);
    html! {
        (stores(at, seat))
        div #hand .hand .many[n_places > MOST_IN_A_ROW] .quiet[all_lit] role="group"
            aria-label=(board::label(at.to.words, Label::Hand)) {
            (at.mark("hand"))
            @if let Some(card) = at.view.drawn { (drawn(at, card)) }
            @if jacks > 0 { (jack(at, seat, jacks)) }
            @for kind in kinds { (order(at, seat, kind)) }
            (sets(at))
        }
    }
}

pub(super) fn held(at: &Sight<'_, GloryToRome>) -> Markup {
    let (words, Some(seat)) = (at.to.words, at.eyes) else {
        return html! {};
    };
    let jacks = at.view.table.player(seat).jacks;
    let times = |n: u8| (n > 1).then(|| board::times(words, n));
    let cards = html! {
        @if jacks > 0 {
            (small_card("m-jack", "jack", &board::label(words, Label::Jack), times(jacks).as_deref()))
        }
        @for card in at.view.hand.kinds() {
            @let copies = times(at.view.hand.count(card));
            (small_card(&format!("m-{}", card.material()), card.role().slug(),
                &buildings::name(words, card), copies.as_deref()))
        }
    };
    open_hand(seat, &board::label(words, Label::Held), &cards)
}

/// The stockpile again, if it can be touched: on a phone the camp is out of sight.
fn stores(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let stockpile = at.view.table.player(seat).stockpile;
    let is_lit = |material: &Material| at.is_lit(&spots::stock(seat, *material));
    let lit: Vec<Material> = stockpile.materials().filter(is_lit).collect();
    html! {
        @if !lit.is_empty() {
            div .stores role="group" aria-label=(board::label(at.to.words, Label::Stockpile)) {
                @for material in lit {
                    @let (spot, n) = (spots::stock(seat, material), stockpile.of(material));
                    (at.thing(format!("dock-{spot}"))
                        .spot(spot)
                        .class(format!("chip tint m-{material}"))
                        .label(things::so_much(at.to.words, material, n))
                        .show(&html! { (icon(material.slug())) (n) }))
                }
            }
        }
    }
}

const MOST_IN_A_ROW: usize = 8;

/// A card keeps its id when it becomes its owner's building.
fn id(at: &Sight<'_, GloryToRome>, seat: Seat, card: Building) -> String {
    if at.view.table.player(seat).names().has(card) {
        spots::hand(card)
    } else {
        spots::building(seat, card)
    }
}

fn order(at: &Sight<'_, GloryToRome>, seat: Seat, card: Building) -> Markup {
    let n = at.view.hand.count(card);
    let thing = at
        .thing(id(at, seat, card))
        .spot(spots::hand(card))
        .class(format!("card order m-{}", card.material()))
        .label(things::order(at.to.words, card))
        .count(n)
        .from(spots::DECK)
        .about(card)
        .wish(wish::of_card(at, card));
    thing.show(&html! {
        (face(at, card))
        (copies(at, n))
        @if let Some(brings) = brings(at, seat, card) { (brings.show()) }
    })
}

/// A single card, for reference pages.
pub(super) fn picture(at: &Sight<'_, GloryToRome>, name: &str) -> Option<Markup> {
    if name == "jack" {
        return Some(html! { span .card .order .m-jack { (jack_face(at)) } });
    }
    let card: Building = name.parse().ok()?;
    Some(html! { span class={ "card order m-" (card.material()) } { (face(at, card)) } })
}

fn jack_face(at: &Sight<'_, GloryToRome>) -> Markup {
    let words = at.to.words;
    html! {
        span .scene aria-hidden="true" { (icon("jack")) }
        span .band { (icon("jack")) span .role { (board::label(words, Label::Jack)) } }
        span .name { (board::label(words, Label::Jack)) }
        span .fn { span { (board::label(words, Label::JackDoes)) } }
        span .mat { (icon("jack")) span { (board::label(words, Label::AnyRole)) } }
    }
}

fn face(at: &Sight<'_, GloryToRome>, card: Building) -> Markup {
    let words = at.to.words;
    let material = card.material();
    html! {
        (scene(SHEET, card.slug()))
        span .band { (icon(card.role().slug())) span .role { (things::role(words, card.role())) } (coins(material)) }
        span .name { (buildings::name(words, card)) }
        @if at.view.table.options.has_functions() {
            span .fn { span { (buildings::function(words, &at.view.table.options, card)) } }
        }
        span .mat { (icon(material.slug())) span { (things::material(words, material)) } }
    }
}

fn copies(at: &Sight<'_, GloryToRome>, n: u8) -> Markup {
    html! {
        @if n > 1 { span .badge .copies { (board::times(at.to.words, n)) } }
    }
}

/// The gain from an answer: in short, and with its unit.
struct Yield {
    short: String,
    full: String,
}

impl Yield {
    fn show(&self) -> Markup {
        html! { span .yield { span .w { (self.full) } span .n aria-hidden="true" { (self.short) } } }
    }
}

/// The number of actions of a role if a card is played for it.
fn actions(at: &Sight<'_, GloryToRome>, seat: Seat, role: Role) -> Yield {
    let n = board::actions(at.view, seat, role, 1);
    Yield { short: n.to_string(), full: things::actions(at.to.words, n) }
}

/// The gain from playing a card, if it differs from card to card.
fn brings(at: &Sight<'_, GloryToRome>, seat: Seat, card: Building) -> Option<Yield> {
    if !at.is_lit(&spots::hand(card)) {
        return None;
    }
    match at.view.pending()? {
        (_, Decision::Lead) => Some(actions(at, seat, card.role())),
        (_, Decision::Follow { role }) => Some(actions(at, seat, role)),
        (_, Decision::Merchant { .. }) => {
            let n = card.material().value();
            Some(Yield { short: n.to_string(), full: board::points(at.to.words, n) })
        }
        _ => None,
    }
}

fn jack(at: &Sight<'_, GloryToRome>, seat: Seat, n: u8) -> Markup {
    let thing = at
        .thing(spots::JACK)
        .class("card order m-jack")
        .label(things::jacks(at.to.words, n))
        .count(n)
        .from(spots::JACKS)
        .about("jack");
    thing.show(&html! {
        (jack_face(at))
        (copies(at, n))
        @if let Some(brings) = jack_brings(at, seat) { (brings.show()) }
    })
}

/// The gain from a Jack, which leads any role: from the least to the most.
fn jack_brings(at: &Sight<'_, GloryToRome>, seat: Seat) -> Option<Yield> {
    if !at.is_lit(spots::JACK) {
        return None;
    }
    match at.view.pending()? {
        (_, Decision::Lead) => {
            let all = Role::ALL.map(|role| board::actions(at.view, seat, role, 1));
            let (least, most) = (*all.iter().min()?, *all.iter().max()?);
            let full = board::actions_between(at.to.words, least, most);
            let short = if least == most { least.to_string() } else { format!("{least}–{most}") };
            Some(Yield { short, full })
        }
        (_, Decision::Follow { role }) => Some(actions(at, seat, role)),
        _ => None,
    }
}

fn drawn(at: &Sight<'_, GloryToRome>, card: Building) -> Markup {
    let words = at.to.words;
    let thing = at
        .thing(spots::DRAWN)
        .class(format!("card order fresh m-{}", card.material()))
        .label(things::order(words, card))
        .from(spots::DECK)
        .about(card);
    thing.show(&html! {
        (face(at, card))
        span .badge .olive { (icon("fresh")) (board::label(words, Label::Drawn)) }
    })
}

/// Cards of one role that can be played as a Jack.
fn sets(at: &Sight<'_, GloryToRome>) -> Markup {
    html! {
        @for (spot, label) in [(spots::PETITION, Label::Petition), (spots::PAIR, Label::Pair)] {
            @if at.is_lit(spot) {
                (at.thing(spot).class("card order set m-jack").about(spot).show(&html! {
                    span .scene aria-hidden="true" { (icon("jack")) }
                    span .band { (icon("hand")) span .role { (board::label(at.to.words, Label::Jack)) } }
                    span .name { (board::label(at.to.words, label)) }
                }))
            }
        }
    }
}
