//! Buildings: a town in every camp; in the viewer's, with what they do.

use ::glory_to_rome::card::{Building, Material};
use ::glory_to_rome::{GloryToRome, View};
use engine::Seat;
use maud::{Markup, html};
use words::glory_to_rome::board::{self, Label};
use words::glory_to_rome::buildings;

use super::{spots, town, wish};
use crate::{Sight, Thing, icon};

#[derive(Clone, Debug)]
pub(super) struct OwnBuilding {
    owner: Seat,
    pub(super) building: Building,
    pub(super) site: Material,
    /// The materials added so far; `None` if it is completed.
    pub(super) laid: Option<Vec<Material>>,
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

    pub(super) fn classes(&self) -> String {
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

    /// The materials laid, and how many it needs.
    pub(super) fn come(&self) -> (u8, u8) {
        let of = self.site.value();
        let laid = |laid: &Vec<Material>| u8::try_from(laid.len()).unwrap_or(u8::MAX);
        (self.laid.as_ref().map_or(of, laid), of)
    }

    fn progress(&self) -> Option<(u8, Material)> {
        self.laid.is_some().then_some((self.come().0, self.site))
    }

    fn thing<'s, 'a>(&self, at: &'s Sight<'a, GloryToRome>) -> Thing<'s, 'a, GloryToRome> {
        let own = at.is_own(self.owner) && self.laid.is_some();
        let wish = own.then(|| wish::of_foundation(at, self.building, self.site)).flatten();
        at.thing(spots::building(self.owner, self.building))
            .class(format!("lot {}", self.classes()))
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

/// The viewer's town, with what the buildings do, and the functions of others that work for them.
pub(super) fn own(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let borrowed = borrowed(at.view, seat);
    let houses = houses(at.view, seat);
    let n = houses.len() + borrowed.len();
    let lots = html! {
        @for house in &houses { (lot(at, house, true)) }
        @for &(building, owner) in &borrowed { (lent(at, building, owner)) }
    };
    let look = if n > MOST_IN_A_STREET { " dense" } else { "" };
    skyline(at, look, n == 0, &html! { (at.mark("buildings")) ul { (lots) } })
}

/// The town of another player.
pub(super) fn others(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let houses = houses(at.view, seat);
    let is_narrow = at.players.len() > MOST_WIDE_CAMPS;
    let most = if is_narrow { MOST_IN_A_NARROW_STREET } else { MOST_IN_A_STREET };
    let look = if houses.len() > most { " dense" } else { "" };
    let lots = html! { ul { @for house in &houses { (lot(at, house, false)) } } };
    skyline(at, look, houses.is_empty(), &lots)
}

/// The most buildings that stand side by side, or in two streets of a small town, before they are
/// drawn smaller.
const MOST_IN_A_STREET: usize = 8;
/// The same in one of four small camps.
const MOST_IN_A_NARROW_STREET: usize = 3;
/// The players whose camps are wide enough.
const MOST_WIDE_CAMPS: usize = 4;

fn skyline(at: &Sight<'_, GloryToRome>, look: &str, is_empty: bool, lots: &Markup) -> Markup {
    let label = board::label(at.to.words, Label::Buildings);
    html! {
        div class={ "bld skyline" (look) } role="group" aria-label=(label) {
            @if is_empty { (town::plan()) }
            (lots)
        }
    }
}

/// All buildings, completed ones first.
pub(super) fn houses(view: &View, seat: Seat) -> Vec<OwnBuilding> {
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

/// Its place has an id, so that it stays the same element when it is completed and moves: then its
/// ink rises.
fn lot(at: &Sight<'_, GloryToRome>, house: &OwnBuilding, is_own: bool) -> Markup {
    let thing = house.thing(at).show(&html! {
        (town::lot(at, house))
        @if is_own { (told(at, house.building)) }
        (badges(at, house))
    });
    html! { li #{ "lot-" (house.owner) "-" (house.building) } class=(town::width(house)) { (thing) } }
}

/// What a building does.
fn told(at: &Sight<'_, GloryToRome>, building: Building) -> Markup {
    let options = &at.view.table.options;
    html! {
        @if options.has_functions() {
            span .fn { span { (buildings::function(at.to.words, options, building)) } }
        }
    }
}

fn badges(at: &Sight<'_, GloryToRome>, house: &OwnBuilding) -> Markup {
    let words = at.to.words;
    html! {
        @if house.is_public {
            span .badge .lap { (icon("eye")) span .w { (board::label(words, Label::Public)) } }
        }
        @if let Some(builder) = house.builder {
            @let from = board::stolen_from(&at.to, builder);
            span .badge .from title=(from) { (icon("stolen")) span .w { (from) } }
        }
        @if house.is_at_work {
            span .badge .olive { (icon("gate")) span .w { (board::label(words, Label::AtWork)) } }
        }
    }
}

/// A function that another player's building gives: it stands in that town, and works in this one.
fn lent(at: &Sight<'_, GloryToRome>, building: Building, owner: Seat) -> Markup {
    let words = at.to.words;
    let house = OwnBuilding::new(at.view, owner, building);
    let thing = at
        .thing(format!("lent-{building}"))
        .class(format!("lot public m-{}", house.site))
        .label(buildings::name(words, building))
        .about(building);
    html! {
        li .(town::width(&house)) {
            (thing.show(&html! {
                (town::lot(at, &house))
                (told(at, building))
                span .badge .lap { (icon("eye")) span .w { (board::of_owner(&at.to, owner)) } }
            }))
        }
    }
}

/// One coin for each point of value.
pub(super) fn coins(material: Material) -> Markup {
    html! { span .val { @for _ in 0..material.value() { i {} } } }
}
