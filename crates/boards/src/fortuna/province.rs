//! What each player owns.

use ::fortuna::card::{Building, Cube, Helper};
use ::fortuna::score::card_points;
use ::fortuna::state::Province;
use ::fortuna::{Decision, Fortuna};
use engine::Seat;
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount, Of};
use words::fortuna::caption::{Caption, caption};
use words::fortuna::things;

use super::{look, spots};
use crate::{Sight, face, icon};

/// Places for dice, for each kind of helper and for buildings.
const PLACES: u8 = 3;

pub(super) fn show(at: &Sight<'_, Fortuna>, seat: Seat) -> Markup {
    let own = &at.view.table.provinces[seat.index()];
    let mine = if at.is_own(seat) { " own" } else { "" };
    html! {
        article id={ "province-" (seat) } class={ "province slab s" (seat.0 + 1) (mine) } tabindex="-1" aria-label=(at.to.names.of(seat)) {
            (head(at, seat, own))
            div .slots {
                (dice(at, seat, own))
                @for helper in [Helper::Vestal, Helper::Centurion] { (helpers(at, seat, own, helper)) }
            }
            (goods(at, seat, own))
            (buildings(at, seat, own))
            (hand(at, seat, own))
            (at.held(seat))
        }
    }
}

fn head(at: &Sight<'_, Fortuna>, seat: Seat, own: &Province) -> Markup {
    let words = at.to.words;
    let name = at.to.names.of(seat);
    let player = at.player(seat);
    let is_asked = player.is_some_and(|player| player.is_asked);
    let n_cards = at.view.hands[seat.index()].len();
    html! {
        h3 .who {
            @if at.is_own(seat) { (at.mark("province")) }
            (face(seat, at.to.names))
            span .nm title=(name) { (name) }
            (at.laurel(seat))
            @if at.to.is(seat) && !is_asked { span .tag { (caption(words, Caption::You)) } }
            @if own.married { (married(at)) }
            @if is_asked {
                span .tag .rub { (board::of(&at.to, Of::Plays, seat)) }
            }
            @if let Some(player) = player { span .notes { (player.notes) } }
            span .meta {
                span title=(board::count(words, BoardCount::Hand, n_cards)) {
                    (icon("privilege")) (n_cards)
                    span .vh { (board::count(words, BoardCount::Hand, n_cards)) }
                }
                span .r-money title=(things::money(words, own.money)) {
                    (icon("money")) b { (own.money) }
                    span .vh { (things::money(words, own.money)) }
                }
            }
        }
    }
}

/// The heading of a zone; in the viewer's own province it explains itself.
fn heading(at: &Sight<'_, Fortuna>, seat: Seat, title: Caption, name: &str) -> Markup {
    let title = caption(at.to.words, title);
    html! {
        span .caps { @if at.is_own(seat) { (at.zone(name, &title)) } @else { (title) } }
    }
}

fn married(at: &Sight<'_, Fortuna>) -> Markup {
    let married = caption(at.to.words, Caption::Married);
    html! { span .tag title=(married) { (icon("ring")) span .w { (married) } } }
}

fn dice(at: &Sight<'_, Fortuna>, seat: Seat, own: &Province) -> Markup {
    html! {
        div .well {
            (heading(at, seat, Caption::Dice, "dice"))
            span .sl role="img" aria-label=(things::dice(at.to.words, own.dice)) {
                @for place in 0..PLACES {
                    @if place < own.dice { i .on { (icon("die")) } } @else { i {} }
                }
            }
        }
    }
}

/// The priced places. While hiring, touching a free place of the viewer hires everyone up to it.
fn helpers(at: &Sight<'_, Fortuna>, seat: Seat, own: &Province, helper: Helper) -> Markup {
    let words = at.to.words;
    let owned = own.helpers(helper);
    let (title, name) = match helper {
        Helper::Vestal => (Caption::Vestals, "vestals"),
        Helper::Centurion => (Caption::Centurions, "centurions"),
    };
    let buys = at.is_own(seat) && at.question == Some(&Decision::Hire { helper });
    html! {
        div .well {
            (heading(at, seat, title, name))
            span .sl {
                span .vh { (things::helpers(words, helper, owned)) }
                @for place in 0..PLACES {
                    @if place < owned {
                        i .on { (icon(look::helper_icon(helper))) }
                    } @else if buys && !at.answers.is_empty() {
                        (place_to_buy(at, helper, owned, place))
                    } @else {
                        i title=(board::count(words, BoardCount::SlotPrice, helper.price(place))) {
                            (helper.price(place))
                        }
                    }
                }
            }
        }
    }
}

fn place_to_buy(at: &Sight<'_, Fortuna>, helper: Helper, owned: u8, place: u8) -> Markup {
    let price = helper.price(place);
    at.thing(format!("place-{helper}-{place}"))
        .spot(spots::amount(place + 1 - owned))
        .class("buy")
        .label(board::count(at.to.words, BoardCount::SlotPrice, price))
        .show(&html! { span aria-hidden="true" { (price) } })
}

fn goods(at: &Sight<'_, Fortuna>, seat: Seat, own: &Province) -> Markup {
    let words = at.to.words;
    html! {
        ul .goods aria-label=(caption(words, Caption::Goods)) {
            @for cube in Cube::ALL {
                li id={ "goods-" (seat.0) "-" (cube) } class={ "chip r-" (cube) } {
                    (icon(look::cube_icon(cube))) (things::cubes(words, cube, own.cube(cube)))
                }
            }
            @if at.is_own(seat) { li { (at.ask("goods", &caption(words, Caption::Goods))) } }
        }
    }
}

fn buildings(at: &Sight<'_, Fortuna>, seat: Seat, own: &Province) -> Markup {
    let words = at.to.words;
    let free = PLACES.saturating_sub(own.buildings.len());
    html! {
        ul .builds aria-label=(caption(words, Caption::Buildings)) {
            @for building in own.buildings.iter() {
                li {
                    (at.thing(format!("built-{}-{building}", seat.0))
                        .class(format!("built {}", look::building_class(building)))
                        .about(format_args!("building-{building}"))
                        .show(&built(at, own, building)))
                }
            }
            @for _ in 0..free { li .no { (caption(words, Caption::Free)) } }
        }
    }
}

fn built(at: &Sight<'_, Fortuna>, own: &Province, building: Building) -> Markup {
    let words = at.to.words;
    let is_full = building == Building::Aqueduct && own.aqueduct_full;
    html! {
        (icon(look::building_icon(building)))
        (look::picture(&format!("building-{building}")))
        span .nm { (things::building(words, building)) }
        @if is_full {
            span .r-water { (crate::label_icon("water", &caption(words, Caption::AqueductFull))) }
        }
    }
}

/// The worth of the viewer's own cards; for others, the cards revealed at the end.
fn hand(at: &Sight<'_, Fortuna>, seat: Seat, own: &Province) -> Markup {
    let words = at.to.words;
    let cards = at.view.hands[seat.index()].cards();
    let is_over = at.view.pending().is_none();
    html! {
        @match cards {
            Some(cards) if is_over && !cards.is_empty() => {
                ul .shown {
                    @for card in cards.cards() {
                        li {
                            (icon(look::privilege_look(card).0)) (board::privilege(words, card)) " "
                            b { (board::count(words, BoardCount::Points, card_points(card, own))) }
                        }
                    }
                }
            },
            Some(cards) if at.is_own(seat) => {
                p .sofar { (board::if_ended(words, own, cards)) }
            },
            _ => {},
        }
    }
}
