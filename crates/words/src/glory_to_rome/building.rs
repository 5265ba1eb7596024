//! Answers of those who build: sites, materials, completion.

use engine::Seat;
use glory_to_rome::View;
use glory_to_rome::action::{Plot, Source};
use glory_to_rome::card::{Building, Material};

use super::{buildings, effect, things};
use crate::Reader;
use crate::message::{messages as id, say};

/// Placing a foundation: where, what it will need and bring, and how many sites are left in town.
pub(super) fn found(to: &Reader<'_>, view: &View, card: Building, plot: Plot) -> String {
    let table = &view.table;
    let seat = table.turn.performer;
    say!(
        to,
        gtr_do_found,
        building = buildings::noun(to.words, card),
        needs = things::so_much(to.words, plot.site, plot.site.value()),
        outside = plot.outside,
        cost = if plot.outside { table.outside_cost(seat) } else { 1 },
        value = plot.site.value(),
        left = table.town.of(plot.site).saturating_sub(1),
        function = promise(to, view, card, plot),
    )
}

/// What the building will do, or does at once. Not said twice of one card: the line of the site in
/// town stands above that of the site out of town.
fn promise(to: &Reader<'_>, view: &View, card: Building, plot: Plot) -> String {
    let table = &view.table;
    let is_told = plot.outside && table.town.of(plot.site) > 0;
    if is_told || !table.options.has_functions() {
        return String::new();
    }
    let has_gate = table.powers(table.turn.performer).has(Building::Gate);
    let at_once = has_gate && card.material() == Material::Marble;
    let id = if at_once { id::gtr_found_gate } else { id::gtr_found_function };
    say!(to, id as function, function = buildings::function(to.words, &table.options, card))
}

/// Adding a material: how far the building is then.
pub(super) fn add(to: &Reader<'_>, view: &View, source: Source, building: Building) -> String {
    let what = things::source(to.words, source);
    let name = buildings::noun(to.words, building);
    if effect::completes(view, building) {
        let completion = completion(to, view, building);
        return say!(to, gtr_do_add_last, what = what, building = name, completion = completion);
    }
    let value = things::site_of(view, building).value();
    let seat = view.table.turn.performer;
    let is_founded = view.table.player(seat).founded.has(building);
    let n = if is_founded { value - view.table.missing(seat, building) + 1 } else { 1 };
    say!(to, gtr_do_add, what = what, building = name, n = n, of = value)
}

/// Completing a building with one marble.
pub(super) fn complete(to: &Reader<'_>, view: &View, source: Source, building: Building) -> String {
    let what = things::source(to.words, source);
    let name = buildings::noun(to.words, building);
    let completion = completion(to, view, building);
    say!(to, gtr_do_complete, what = what, building = name, completion = completion)
}

fn completion(to: &Reader<'_>, view: &View, building: Building) -> String {
    let table = &view.table;
    let influence = table.player(table.turn.performer).influence;
    let gain = things::site_of(view, building).value();
    let influence = influence.saturating_add(gain);
    if !table.options.has_functions() {
        return say!(to, gtr_completion_plain, gain = gain, influence = influence);
    }
    let function = buildings::function(to.words, &table.options, building);
    say!(to, gtr_completion, gain = gain, influence = influence, function = function)
}

/// Making the function of an opponent's building public.
pub(super) fn publish(to: &Reader<'_>, view: &View, source: Source, building: Building) -> String {
    let mut others = view.table.opponents(view.table.turn.performer);
    let owner: Option<Seat> = others.find(|seat| view.table.player(*seat).complete.has(building));
    say!(
        to,
        gtr_do_publish,
        what = things::source(to.words, source),
        building = buildings::noun(to.words, building),
        owner = owner.map_or_else(|| say!(to, gtr_nobody).into(), |seat| to.whom(seat)),
        function = buildings::function(to.words, &view.table.options, building),
    )
}
