//! The supply: buildings, goods, dice, privilege cards.

use ::fortuna::card::{Building, Cube};
use ::fortuna::setup::CubeSupply;
use ::fortuna::{Action, Decision, Fortuna};
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount};
use words::fortuna::caption::{Caption, caption};
use words::fortuna::things;

use super::{look, spots};
use crate::{Sight, icon};

pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    let words = at.to.words;
    html! {
        section .supply .slab aria-label=(caption(words, Caption::Supply)) {
            h3 .caps { (at.mark("supply")) (caption(words, Caption::Supply)) }
            ul .piles {
                @for building in Building::ALL { li { (pile(at, building, spots::building(building))) } }
            }
            (stores(at))
        }
    }
}

/// A pile; repeated beside the question, near a finger.
pub(super) fn pile(at: &Sight<'_, Fortuna>, building: Building, id: String) -> Markup {
    let words = at.to.words;
    let table = &at.view.table;
    let n_left = table.piles[building.index()];
    let price = things::price(words, table.options.prices.of(building));
    let left = board::count(words, BoardCount::Left, n_left);
    let name = things::building(words, building);
    let (look, none) = (look::building_class(building), if n_left == 0 { " none" } else { "" });
    let is_asked = at.question == Some(&Decision::Build) && !at.answers.is_empty();
    let thing = at
        .thing(id)
        .spot(spots::building(building))
        .class(format!("pile {look}{none}"))
        .about(format_args!("building-{building}"))
        .wish(is_asked.then_some(Action::Build(building)));
    thing.show(&html! {
        (look::picture(&format!("building-{building}")))
        span .nm { (name) }
        small { (price) }
        small { (left) }
    })
}

/// A building by itself, for reference pages.
pub(super) fn picture(at: &Sight<'_, Fortuna>, building: Building) -> Markup {
    let price = at.view.table.options.prices.of(building);
    html! {
        span class={ "pile " (look::building_class(building)) } {
            (look::picture(&format!("building-{building}")))
            span .nm { (things::building(at.to.words, building)) }
            small { (things::price(at.to.words, price)) }
        }
    }
}

fn stores(at: &Sight<'_, Fortuna>) -> Markup {
    let words = at.to.words;
    let table = &at.view.table;
    let discards = board::discards(words, table.discards);
    html! {
        ul .stores aria-label=(caption(words, Caption::Stores)) {
            @if table.options.cubes == CubeSupply::Finite {
                @for cube in Cube::ALL {
                    @let text = things::cubes(words, cube, table.supply(cube));
                    li class={ "chip r-" (cube) } title=(text) {
                        (icon(look::cube_icon(cube))) (table.supply(cube)) span .vh { (text) }
                    }
                }
            }
            @let dice = things::dice(words, table.dice);
            li .chip title=(dice) { (icon("die")) (table.dice) span .vh { (dice) } }
            li .chip title=(caption(words, Caption::Deck)) {
                (icon("deck")) (at.view.n_deck) span .vh { (caption(words, Caption::Deck)) }
            }
            li .chip title=(discards) {
                (icon("privilege")) (table.discards.len()) span .vh { (discards) }
            }
        }
    }
}
