//! A single card, for reference pages.

use ::fortuna::Fortuna;
use ::fortuna::card::{ActionCard, Building, Favour, Privilege};
use maud::{Markup, html};
use words::fortuna::board;
use words::fortuna::{help, things};

use super::{card, favours, look};
use crate::{Sight, icon};

/// The card with this name: a kind and a slug, such as `card-harvest`.
pub(super) fn of(at: &Sight<'_, Fortuna>, name: &str) -> Option<Markup> {
    let (kind, slug) = name.split_once('-')?;
    match kind {
        "card" => Some(action(at, slug.parse().ok()?)),
        "favour" => Some(favour(at, slug.parse().ok()?)),
        "building" => Some(building(at, slug.parse().ok()?)),
        "privilege" => Some(privilege(at, slug.parse().ok()?)),
        _ => None,
    }
}

fn action(at: &Sight<'_, Fortuna>, which: ActionCard) -> Markup {
    html! { span class={ "card act " (look::card_class(which)) } { (card::face(at, which)) } }
}

fn favour(at: &Sight<'_, Fortuna>, which: Favour) -> Markup {
    html! { span class={ "card fav f" (which.number()) } { (favours::face(at, which)) } }
}

fn building(at: &Sight<'_, Fortuna>, which: Building) -> Markup {
    let price = at.view.table.options.prices.of(which);
    html! {
        span .pile {
            (icon(look::building_icon(which)))
            span .nm { (things::building(at.to.words, which)) }
            small { (things::price(at.to.words, price)) }
        }
    }
}

fn privilege(at: &Sight<'_, Fortuna>, which: Privilege) -> Markup {
    let (mark, material) = look::privilege_look(which);
    html! {
        span class={ "card privc " (material) } {
            span .band { (icon(mark)) span .role { (board::privilege(at.to.words, which)) } }
            span .fn { (help::privilege(at.to.words, which)) }
        }
    }
}
