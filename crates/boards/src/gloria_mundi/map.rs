//! The map of Italy: both roads, the barbarian with the tribute in front, and the Romans.

use ::gloria_mundi::card::Production;
use ::gloria_mundi::deck::Icons;
use ::gloria_mundi::{GloriaMundi, View};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use words::gloria_mundi::board::{self, Label};

use super::road::{Point, Road, RoadSpace};
use super::{ahead, scenery};
use crate::Sight;
use crate::parts::initial;

/// The largest icon on a space.
const ICON: f64 = 19.0;

/// How much farther a space with a number reaches.
const NUMBERED: f64 = 4.0;

pub(super) fn section(at: &Sight<'_, GloriaMundi>) -> Markup {
    let words = at.to.words;
    let label = board::map(&at.to, at.view);
    html! {
        section #map .map .slab aria-label=(board::label(words, Label::Barbarian)) {
            svg .it viewBox="0 0 450 640" role="img" aria-label=(label) {
                // What stays the same does not travel again.
                g {
                    (scenery::country())
                    path .road .foe d=(Road::barbarian().path) {}
                    path .road d=(Road::romans().path) {}
                    (way_of_romans(at.view))
                    (names(at))
                }
                g { (way_of_barbarian(at.view)) }
                @for seat in Seat::all(at.view.table.n_players) { (roman(at, seat)) }
                (mark(at, "romans", Point { x: 74.0, y: 506.0 }))
                (mark(at, "barbarian", Point { x: 278.0, y: 116.0 }))
            }
            (ahead::strip(at))
        }
    }
}

/// The number of a road, in a picture that explains it.
fn mark(at: &Sight<'_, GloriaMundi>, landmark: &str, Point { x, y }: Point) -> Markup {
    html! {
        @if let Some(number) = at.number(landmark) {
            g .mark {
                circle cx=(n(x)) cy=(n(y)) r="15" {}
                text x=(n(x)) y=(n(y + 5.5)) text-anchor="middle" { (number) }
            }
        }
    }
}

/// A number in the drawing, to a tenth.
fn n(number: f64) -> String {
    format!("{number:.1}")
}

fn glyph(name: &str, centre: Point, size: f64, class: &str) -> Markup {
    let (x, y) = (centre.x - size / 2.0, centre.y - size / 2.0);
    PreEscaped(format!(
        "<svg class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{size:.1}\" height=\"{size:.1}\">\
         <use href=\"#i-{name}\"/></svg>"
    ))
}

fn way_of_romans(view: &View) -> Markup {
    let africa = view.edition.board().africa;
    let half = (Road::romans().gap(africa) * 0.33).min(8.5);
    html! {
        @for nth in 1..=africa {
            @let Point { x, y } = Road::romans().place(nth, africa).at;
            @let is_numbered = nth % 5 == 0 || nth == africa;
            @let half = if is_numbered { half + NUMBERED } else { half };
            rect id={ "march-" (nth) } .step x=(n(x - half)) y=(n(y - half)) width=(n(half * 2.0)) height=(n(half * 2.0)) rx="3" {}
            @if is_numbered {
                text x=(n(x)) y=(n(y)) text-anchor="middle" dominant-baseline="central" { (nth) }
            }
        }
    }
}

/// The barbarian's road: spaces behind are stones; those ahead show what they demand.
fn way_of_barbarian(view: &View) -> Markup {
    let rome = view.edition.board().rome();
    let (stands, road) = (view.table.barbarian, Road::barbarian());
    let place = |space: u8| road.place(space, rome);
    html! {
        @for space in 0..stands.min(rome) {
            @let Point { x, y } = place(space).at;
            circle .gone cx=(n(x)) cy=(n(y)) r="3.5" {}
        }
        @for space in 0..=rome {
            @let Point { x, y } = place(space).at;
            circle id={ "raid-" (space) } .point cx=(n(x)) cy=(n(y)) r="1" {}
        }
        @for space in (stands + 1..rome).rev() { (demand(view, space, place(space))) }
        (barbarian(place(stands).at, stands, stands >= rome))
    }
}

/// A space ahead. Its icons are placed across the road, so that they can be large.
fn demand(view: &View, space: u8, place: RoadSpace) -> Markup {
    let road = Road::barbarian();
    let size = (road.gap(view.edition.board().rome()) * 0.76).min(ICON);
    let icons = row(view.edition.board().icons(space));
    let step = size * 0.94;
    let last = f64::from(u8::try_from(icons.len().saturating_sub(1)).unwrap_or(0));
    let (short, long) = (size + 4.0, size + 4.0 + step * last);
    let RoadSpace { at: Point { x, y }, across } = place;
    let turned = format!("rotate({:.0} {x:.1} {y:.1})", across.y.atan2(across.x).to_degrees());
    let centre = |nth: u8| {
        let off = (f64::from(nth) - last / 2.0) * step;
        Point { x: x + across.x * off, y: y + across.y * off }
    };
    html! {
        rect class=(ahead::class(view, space)) x=(n(x - long / 2.0)) y=(n(y - short / 2.0)) width=(n(long))
            height=(n(short)) rx=(n(short / 2.0)) transform=[(last > 0.0).then_some(turned)] {}
        @for (icon, nth) in icons.iter().zip(0..) {
            (glyph(icon.slug(), centre(nth), size, &format!("tint t-{icon}")))
        }
    }
}

pub(super) fn row(icons: Icons) -> Vec<Production> {
    let of = |icon: Production| (0..icons.of(icon)).map(move |_| icon);
    Production::ALL.into_iter().flat_map(of).collect()
}

fn barbarian(at: Point, stands: u8, is_in_rome: bool) -> Markup {
    let Point { x, y } = if is_in_rome { Point { y: at.y - 34.0, ..at } } else { at };
    let x = x.min(428.0);
    let corners = format!("M{:.1} {:.1}l20 20-20 20-20-20z", x, y - 20.0);
    html! {
        g #barbarian .foe-pawn data-walk="raid" data-at=(stands) {
            path d=(corners) {}
            (glyph("barbarian", Point { x, y }, 22.0, ""))
        }
    }
}

fn names(at: &Sight<'_, GloriaMundi>) -> Markup {
    let label = |label| board::label(at.to.words, label);
    html! {
        (scenery::rome())
        rect #march-0 .rome x="136" y="334" width="84" height="22" rx="3" {}
        text .town x="178" y="350.5" text-anchor="middle" { (label(Label::Rome)) }
        text .town .big x="134" y="633" text-anchor="middle" { (label(Label::Africa)) }
        text .way x="364" y="122" text-anchor="middle" { (label(Label::Road)) }
    }
}

/// A pawn. Pawns on one space are in a row, those in Rome in front of its gate.
fn roman(at: &Sight<'_, GloriaMundi>, seat: Seat) -> Markup {
    let table = &at.view.table;
    let steps = |seat: Seat| table.estates[seat.index()].steps;
    let there: Vec<Seat> =
        Seat::all(table.n_players).filter(|other| steps(*other) == steps(seat)).collect();
    let nth = there.iter().position(|other| *other == seat).unwrap_or(0);
    let nth = f64::from(u8::try_from(nth).unwrap_or(0));
    let africa = at.view.edition.board().africa;
    let centre = if steps(seat) == 0 {
        Point { x: 128.0 - 25.0 * (nth % 2.0), y: 306.0 + 25.0 * (nth / 2.0).floor() }
    } else {
        let Point { x, y } = Road::romans().place(steps(seat), africa).at;
        let last = f64::from(u8::try_from(there.len() - 1).unwrap_or(0));
        let x = x + 17.0 * (nth - last / 2.0);
        Point { x: x.clamp(14.0, 426.0), y }
    };
    pawn(seat, at.to.names.of(seat), steps(seat), centre)
}

fn pawn(seat: Seat, name: &str, steps: u8, Point { x, y }: Point) -> Markup {
    let initial = initial(name);
    html! {
        g id={ "roman-" (seat) } class={ "pawn s" (seat.0 + 1) } data-walk="march" data-at=(steps) {
            path d=(outline(seat, Point { x, y })) {}
            text x=(n(x)) y=(n(y)) text-anchor="middle" dominant-baseline="central" { (initial) }
        }
    }
}

/// The shape of a seat: circle, square, diamond, hexagon, triangle, cross.
fn outline(seat: Seat, Point { x, y }: Point) -> String {
    match seat.0 {
        0 => format!("M{:.1} {y:.1}a12 12 0 1 1 24 0 12 12 0 1 1-24 0z", x - 12.0),
        1 => format!("M{:.1} {:.1}h22v22h-22z", x - 11.0, y - 11.0),
        2 => format!("M{x:.1} {:.1}l15 15-15 15-15-15z", y - 15.0),
        3 => format!("M{:.1} {y:.1}l6.5-11.5h13l6.5 11.5-6.5 11.5h-13z", x - 13.0),
        4 => format!("M{x:.1} {:.1}l16 27h-32z", y - 18.0),
        _ => format!("M{:.1} {:.1}h12v7h7v12h-7v7h-12v-7h-7v-12h7z", x - 6.0, y - 13.0),
    }
}
