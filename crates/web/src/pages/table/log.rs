//! What happened.

use std::ops::Range;

use engine::Seat;
use games::dispatch;
use maud::{Markup, html};
use table::{LogLine, Secrets};
use words::Speak;

use super::fragment::Scene;
use super::sight::{eyes, reader};
use crate::hub::Kept;
use crate::text::{site, words};

/// As many actions the log of the page goes back; the replay has them all.
const RECENT: usize = 40;

/// What happened lately, the newest first.
pub(super) fn show(scene: Scene<'_>) -> Markup {
    let kept = scene.kept;
    let from = kept.table.n_moments().saturating_sub(RECENT);
    let eyes = eyes(scene);
    let lines = lines(kept, eyes, from..usize::MAX);
    html! {
        @if !lines.is_empty() {
            section #log .chron .slab aria-labelledby="log-title" {
                h2 #log-title .caps { (site().log()) }
                ol tabindex="0" aria-labelledby="log-title" {
                    @for (moment, line) in lines.iter().rev() {
                        li { a href={ "/t/" (kept.id) "?at=" (moment) } { (line) } }
                    }
                }
                @if kept.table.looks_back_to(eyes) == 0 {
                    p { a href={ "/t/" (kept.id) "?at=0" } { (site().from_start()) } }
                } @else {
                    p .hint { (site().log_short()) }
                }
            }
        }
    }
}

/// What happened at some moments, as an observer may know it. Equal lines of a moment become one.
pub(super) fn lines(
    kept: &Kept,
    eyes: Option<Seat>,
    moments: Range<usize>,
) -> Vec<(usize, String)> {
    dispatch!(kept.table.kind(), G => lines_of::<G>(kept, eyes, moments))
}

fn lines_of<G: Speak + Secrets>(
    kept: &Kept,
    eyes: Option<Seat>,
    moments: Range<usize>,
) -> Vec<(usize, String)> {
    let Some(table) = kept.table.typed::<G>() else {
        return Vec::new();
    };
    let names = kept.names();
    let to = reader(&names, eyes);
    let tell = |line: &LogLine<G::Event>| {
        let text = G::event(&to, table.options(), &line.event)?;
        Some(if line.forced { site().forced(&text) } else { text })
    };
    let mut lines = table.log_from(moments.start, eyes);
    lines.retain(|line| line.moment <= moments.end);
    let told = lines.chunk_by(|left, right| left.moment == right.moment).flat_map(|lines| {
        let told = words().folded(lines.iter().filter_map(tell));
        told.into_iter().map(|line| (lines[0].moment, line))
    });
    told.collect()
}
