//! A picture of what the winner leaves behind, to keep or to send: a skyline from the sheets of the
//! game. The page gives the colours; its script makes the file.

use std::fmt::Display;

use boards::{Draw, Keepsake, Monument, SHEETS, Way, drawing, icon};
use engine::Seat;
use maud::{Markup, html};
use table::{Secrets, Time};

use super::chart::SHAPES;
use super::sight::Look;
use crate::core::text::site;
use crate::core::time::Stamp;
use crate::pages::parts;

/// The measures of the picture, without its plate.
const WIDTH: i32 = 1200;
const HEIGHT: i32 = 560;
/// Left free at the sides, with places at the ends of a road and without.
const MARGIN: (i32, i32) = (236, 36);
/// Of every drawing, in its own units: its measures, and where its ground is.
const DRAWN: (i32, i32, i32) = (96, 68, 66);
/// Where the lowest row stands, with a road before it and without.
const GROUND: (i32, i32) = (446, 522);
/// Where the road lies.
const ROAD: i32 = 512;
/// The rings of the sun: radius, length of a stone, and class.
const SUN: [(i32, &str, &str); 6] = [
    (86, "9.5 3.4", "gold"),
    (73, "9.5 3.4", "ochre"),
    (60, "9.5 3.4", "red"),
    (47, "9.5 3.4", "ochre"),
    (34, "9.5 3.4", "gold"),
    (20, "9.5 3.4", "pale"),
];

/// The picture of a seat, what is written under it, and what can be done with it.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>, seat: Seat, points: i16) -> Markup {
    let (site, id) = (site(), &look.kept.id);
    let Some(at) = &look.sight else { return Markup::default() };
    let game = parts::title(look.table.kind());
    let day = look.table.moments().next_back().map(|last| day(last.at));
    html! {
        figure #picture .keepsake data-file={ "trivium-" (id) ".png" } {
            (town(&G::keepsake(at.view, seat), seat))
            figcaption {
                b { bdi { (look.to.names.of(seat)) } " · " (site.points(points)) }
                " " span { (game) @if let Some(day) = &day { " · " (day) } }
            }
        }
        div .acts .ofpicture {
            button #save-picture .btn type="button" { (icon("save")) span { (site.save_picture()) } }
            button #send-picture .btn type="button" data-title=(site.page_title(&*game)) { (icon("send")) span { (site.send_picture()) } }
        }
    }
}

fn day(at: Time) -> String {
    let (year, month, day) = Stamp::new(at).day();
    site().day(day, month, year.to_string())
}

/// What a seat has built, in small.
pub(super) fn skyline(keepsake: &Keepsake) -> Markup {
    html! {
        div .legacy aria-hidden="true" {
            @for own in &keepsake.built {
                span class={ (own.look) " z" (own.size) } { (drawing(keepsake.sheet, own.drawing).unwrap_or_default()) }
            }
        }
    }
}

fn town(keepsake: &Keepsake, seat: Seat) -> Markup {
    let path = SHEETS.iter().find(|sheet| sheet.name == keepsake.sheet).map_or("", |one| one.path);
    let sheet = Sheet { path };
    let rows = rows(&keepsake.built, keepsake.road.is_some());
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
            defs {
                linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1" {
                    stop .zenith offset="0" {} stop .dusk offset="1" {}
                }
            }
            rect fill="url(#dawn)" width=(WIDTH) height=(HEIGHT) {}
            (sun())
            path .hill .far d="M0 352C90 338 160 300 262 318S430 352 540 322 742 282 862 308s214 44 338 8v260H0z" {}
            (backdrop(&sheet, &keepsake.backdrop))
            path .hill d="M0 386c120-20 250-26 410-8s300 10 452-8 240-8 338 6v200H0z" {}
            @for (nth, row) in rows.iter().enumerate() {
                @if nth > 0 { rect .ground x="0" y=(row.ground) width=(WIDTH) height=(HEIGHT - row.ground) {} }
                @for (own, (x, width)) in &row.all { (sheet.put(own.drawing, own.look, (*x, row.ground, *width))) }
            }
            @if let Some(way) = &keepsake.road { (road(&sheet, way, seat)) }
        }
    }
}

struct Sheet {
    path: &'static str,
}

impl Sheet {
    /// A drawing with its foot on a ground.
    fn put(&self, name: &str, look: &str, (x, ground, width): (i32, i32, i32)) -> Markup {
        let (w, h, foot) = DRAWN;
        let y = ground - (width * foot).div_euclid(w);
        let height = (width * h).div_euclid(w);
        let fine = if width > 180 { " fine" } else { "" };
        html! {
            use class={ "ink " (look) (fine) } href={ (self.path) "#d-" (name) } x=(x) y=(y) width=(width) height=(height) {}
        }
    }
}

/// What stands far behind, from edge to edge.
fn backdrop(sheet: &Sheet, drawings: &[&str]) -> Markup {
    let stride = WIDTH.div_euclid(i32::try_from(drawings.len()).unwrap_or(1).max(1));
    let width = (stride + 2).min(302);
    let begin = (stride - width).div_euclid(2);
    html! {
        @for (name, nth) in drawings.iter().zip(0..) { (sheet.put(name, "back", (begin + nth * stride, 378, width))) }
    }
}

/// A mosaic of rings.
fn sun() -> Markup {
    html! {
        g .sun {
            @for (radius, stones, class) in SUN {
                circle class=(class) cx="978" cy="138" r=(radius) stroke-width="9.5" stroke-dasharray=(stones) {}
            }
        }
    }
}

/// Monuments side by side: each with its left edge and its width.
struct Row {
    ground: i32,
    all: Vec<(Monument, (i32, i32))>,
}

/// The farthest first. What is large stands in front.
fn rows(built: &[Monument], has_road: bool) -> Vec<Row> {
    let mut sorted = built.to_vec();
    sorted.sort_by_key(|own| own.size);
    let (lowest, margin, few) =
        if has_road { (GROUND.0, MARGIN.0, 3) } else { (GROUND.1, MARGIN.1, 5) };
    let n_rows = sorted.len().div_ceil(few).clamp(1, 3);
    let step = if n_rows > 2 { 96 } else { 140 };
    // Of two rows the farther is the longer, so that it is seen between those in front.
    let per_row = if n_rows == 2 {
        sorted.len().div_euclid(2) + 1
    } else {
        sorted.len().div_ceil(n_rows).max(1)
    };
    let rows = sorted.chunks(per_row).zip(0..).map(|(own, nth)| {
        let before = i32::try_from(n_rows).unwrap_or(1) - 1 - nth;
        Row { ground: lowest - before * step, all: side_by_side(own, 272 - before * 44, margin) }
    });
    rows.collect()
}

/// Spreads monuments over the width: the largest in the middle, none wider than may be.
fn side_by_side(own: &[Monument], most: i32, margin: i32) -> Vec<(Monument, (i32, i32))> {
    let sizes: i32 = own.iter().map(|one| i32::from(one.size)).sum::<i32>().max(1);
    let n = i32::try_from(own.len()).unwrap_or(1);
    let room = WIDTH - 2 * margin;
    let unit = most.min((room * 100).div_euclid(sizes));
    let width = |one: &Monument| (unit * i32::from(one.size)).div_euclid(100);
    let taken: i32 = own.iter().map(width).sum();
    let gap = (room - taken).div_euclid(n + 1).clamp(0, 26);
    let mut x = (WIDTH - taken - gap * (n - 1)).div_euclid(2);
    let placed = towards_the_middle(own).into_iter().map(|one| {
        let at = (x, width(&one));
        x += at.1 + gap;
        (one, at)
    });
    placed.collect()
}

/// Of a row that grows, every other one from either end.
fn towards_the_middle(own: &[Monument]) -> Vec<Monument> {
    let left = own.iter().step_by(2).copied();
    let right = own.iter().skip(1).step_by(2).rev().copied();
    left.chain(right).collect()
}

/// The road, with its spaces, from where it begins to where it leads, and the pawn.
fn road(sheet: &Sheet, way: &Way, seat: Seat) -> Markup {
    let (first, last) = (252, WIDTH - 252);
    let length = i32::from(way.length).max(1);
    let x = |space: i32| first + (space * (last - first)).div_euclid(length);
    let walked = i32::from(way.walked).min(length);
    html! {
        rect .ground .front x="0" y=(GROUND.0 + 22) width=(WIDTH) height=(HEIGHT - GROUND.0) {}
        path .paved stroke-width="22" d={ "M" (first) " " (ROAD) "H" (last) } {}
        @for space in 0..=length {
            circle .space .gone[space <= walked] cx=(x(space)) cy=(ROAD) r="6" {}
        }
        (sheet.put(way.from.drawing, way.from.look, (12, ROAD + 26, 230)))
        (sheet.put(way.to.drawing, way.to.look, (WIDTH - 242, ROAD + 26, 230)))
        (pawn(x(walked), seat))
    }
}

fn pawn(x: impl Display, seat: Seat) -> Markup {
    let shape = SHAPES[seat.index() % SHAPES.len()];
    html! {
        path class={ "pawn s" (seat.0 + 1) } transform={ "translate(" (x) " " (ROAD) ") scale(3.4)" } stroke-width=".9" d=(shape) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monuments(n: usize) -> Vec<Monument> {
        let sizes = [84, 100, 114];
        let one = |nth: usize| Monument { drawing: "bath", look: "m-brick", size: sizes[nth % 3] };
        (0..n).map(one).collect()
    }

    /// However many there are, all are there, none covers another, and none is cut off.
    #[test]
    fn every_monument_finds_its_place() {
        for n in 0..=40 {
            let rows = rows(&monuments(n), n % 2 == 0);
            assert_eq!(rows.iter().map(|row| row.all.len()).sum::<usize>(), n);
            for row in &rows {
                assert!((200..HEIGHT).contains(&row.ground), "{n}: {}", row.ground);
                let mut end = 0;
                for (_, (x, width)) in &row.all {
                    assert!(*x >= end && *width >= 36, "{n}: {x} after {end}, {width} wide");
                    end = x + width;
                }
                assert!(end <= WIDTH, "{n}: {end}");
            }
        }
    }
}
