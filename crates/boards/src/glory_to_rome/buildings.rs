//! Buildings: cards in the viewer's camp, chips in the others'.

use ::glory_to_rome::card::{Building, Material};
use ::glory_to_rome::{GloryToRome, View};
use engine::Seat;
use maud::{Markup, html};
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::{buildings, things};

use super::{spots, wish};
use crate::{Sight, Thing, icon};

#[derive(Clone, Debug)]
struct OwnBuilding {
    owner: Seat,
    building: Building,
    site: Material,
    /// The materials added so far; `None` if it is completed.
    laid: Option<Vec<Material>>,
    is_public: bool,
    /// The builder, if a Prison took it from them.
    builder: Option<Seat>,
    /// Whether its function works before it is completed.
    is_at_work: bool,
}

impl OwnBuilding {
    fn new(view: &View, owner: Seat, building: Building) -> Self {
        let player = view.table.player(owner);
        let is_founded = player.founded.has(building);
        let mut works = view.table.works.all().iter();
        let work = works.find(|work| work.owner() == owner && work.building() == building);
        Self {
            owner,
            building,
            site: player.site_of(building),
            laid: work.filter(|_| is_founded).map(|work| work.materials().collect()),
            is_public: view.table.public.has(building) && !is_founded,
            builder: player.builder_of(building).filter(|_| !is_founded),
            is_at_work: is_founded && view.table.powers(owner).has(building),
        }
    }

    fn classes(&self) -> String {
        let stolen = |builder: Seat| format!(" stolen s{}", builder.0 + 1);
        let mut classes =
            format!("m-{}{}", self.site, self.builder.map(stolen).unwrap_or_default());
        for (holds, class) in [
            (self.laid.is_some(), " fdn"),
            (self.is_public, " public"),
            (self.is_at_work, " works"),
        ] {
            if holds {
                classes.push_str(class);
            }
        }
        classes
    }

    fn progress(&self) -> Option<(u8, Material)> {
        let laid = u8::try_from(self.laid.as_ref()?.len()).unwrap_or(u8::MAX);
        Some((laid, self.site))
    }

    fn thing<'s, 'a>(
        &self,
        at: &'s Sight<'a, GloryToRome>,
        class: &str,
    ) -> Thing<'s, 'a, GloryToRome> {
        let own = at.is_own(self.owner) && self.laid.is_some();
        let wish = own.then(|| wish::of_foundation(at, self.building, self.site)).flatten();
        at.thing(spots::building(self.owner, self.building))
            .class(format!("{class} {}", self.classes()))
            .label(self.label(at))
            .from(self.came_from())
            .about(self.building)
            .wish(wish)
    }

    fn label(&self, at: &Sight<'_, GloryToRome>) -> String {
        let label = board::building(at.to.words, self.building, self.progress());
        match self.builder {
            Some(builder) => board::stolen_building(&at.to, &label, builder),
            None => label,
        }
    }

    /// The id of its place before: with its builder, or in its owner's hand.
    fn came_from(&self) -> String {
        match self.builder {
            Some(builder) => spots::building(builder, self.building),
            None => spots::head(self.owner),
        }
    }
}

/// A player's buildings as cards, and the functions of others that work for them.
pub(super) fn cards(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let houses = houses(at.view, seat);
    let borrowed = borrowed(at.view, seat);
    let is_crowded = houses.len() + borrowed.len() > MOST_CARDS;
    html! {
        div .bld .dense[is_crowded] role="group" aria-label=(board::label(at.to.words, Label::Buildings)) {
            (at.mark("buildings"))
            ul {
                @for house in &houses { li { (card(at, house)) } }
                @for (building, owner) in borrowed { li { (lent(at, building, owner)) } }
            }
        }
    }
}

/// The most cards in a row before they are too narrow.
const MOST_CARDS: usize = 8;

pub(super) fn chips(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let houses = houses(at.view, seat);
    html! {
        div .bld .crowd[houses.len() > MOST_CARDS] role="group" aria-label=(board::label(at.to.words, Label::Buildings)) {
            ul {
                @for house in houses { li { (chip(at, &house)) } }
            }
        }
    }
}

/// All buildings, completed ones first.
fn houses(view: &View, seat: Seat) -> Vec<OwnBuilding> {
    let player = view.table.player(seat);
    let all = player.complete.into_iter().chain(player.founded);
    all.map(|building| OwnBuilding::new(view, seat, building)).collect()
}

/// Public buildings of others with a lasting function.
fn borrowed(view: &View, seat: Seat) -> Vec<(Building, Seat)> {
    let powers = view.table.powers(seat).all();
    let others = view.table.public.both(powers).minus(view.table.player(seat).complete);
    let owned = others.into_iter().filter(|building| !building.works_once());
    owned.filter_map(|b| Some((b, spots::owner_besides(view, seat, b)?))).collect()
}

fn card(at: &Sight<'_, GloryToRome>, house: &OwnBuilding) -> Markup {
    let words = at.to.words;
    house.thing(at, "card order").show(&html! {
        (face(at, house.building, house.site))
        @if house.is_public {
            span .badge .lap .low { (icon("eye")) (board::label(words, Label::Public)) }
        }
        @if let Some(builder) = house.builder {
            span .badge .left { (icon("stolen")) (board::stolen_from(&at.to, builder)) }
        }
        @if house.is_at_work {
            span .badge .low .olive { (icon("gate")) (board::label(words, Label::AtWork)) }
        }
        (courses(house))
    })
}

/// A function that another player's building gives.
fn lent(at: &Sight<'_, GloryToRome>, building: Building, owner: Seat) -> Markup {
    let words = at.to.words;
    let site = at.view.table.player(owner).site_of(building);
    let thing = at
        .thing(format!("lent-{building}"))
        .class(format!("card order public m-{site}"))
        .label(buildings::name(words, building))
        .about(building);
    thing.show(&html! {
        (face(at, building, site))
        span .badge .lap .low { (icon("eye")) (board::of_owner(&at.to, owner)) }
    })
}

fn face(at: &Sight<'_, GloryToRome>, building: Building, site: Material) -> Markup {
    let words = at.to.words;
    html! {
        span .band { (icon(site.slug())) span .role { (things::material(words, site)) } (coins(site)) }
        span .name { (buildings::name(words, building)) }
        @if at.view.table.options.has_functions() {
            span .fn { span { (buildings::function(words, &at.view.table.options, building)) } }
        }
    }
}

/// One coin for each point of value.
pub(super) fn coins(material: Material) -> Markup {
    html! { span .val { @for _ in 0..material.value() { i {} } } }
}

/// One course for each material, and a roof once it is completed.
fn courses(house: &OwnBuilding) -> Markup {
    let value = usize::from(house.site.value());
    html! {
        @match &house.laid {
            None => { span .courses .done { @for _ in 0..value { i {} } } },
            Some(laid) => {
                span .courses {
                    @for material in laid { i class={ "m-" (material) } {} }
                    @for _ in laid.len()..value { i .no {} }
                }
            },
        }
    }
}

fn chip(at: &Sight<'_, GloryToRome>, house: &OwnBuilding) -> Markup {
    let words = at.to.words;
    let name = buildings::name(words, house.building);
    house.thing(at, "bchip").show(&html! {
        span .sq .fill[house.laid.is_none()] .tint[house.laid.is_some()] { (icon(house.site.slug())) }
        span .nm title=(name) { (name) }
        @if house.is_public { (icon("eye")) }
        @if let Some(builder) = house.builder {
            span .from title=(board::stolen_from(&at.to, builder)) { (icon("stolen")) }
        }
        @if let Some(laid) = &house.laid {
            span .prog {
                @for material in laid { i class={ "on m-" (material) } {} }
                @for _ in laid.len()..usize::from(house.site.value()) { i {} }
            }
        }
    })
}
