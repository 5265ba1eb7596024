//! The game itself: the question with its answers, the table in words, the log.

use engine::Seat;
use games::dispatch;
use maud::{Markup, html};
use table::{LogLine, Offer, Secrets, Table};
use words::{Names, Reader, Speak};

use super::fragment::Scene;
use super::memory;
use crate::hub::Kept;
use crate::pages::parts;
use crate::text::{site, words};

/// As many actions the log of the page goes back; the replay has them all.
const RECENT: usize = 40;

/// Through whose eyes the viewer sees.
pub(super) fn eyes(scene: Scene<'_>) -> Option<Seat> {
    scene.user().and_then(|user| scene.kept.table.eyes(user))
}

pub(super) fn reader(names: &Names, seat: Option<Seat>) -> Reader<'_> {
    Reader { words: words(), names, seat }
}

/// The question and, for whoever is asked, the answers.
pub(super) fn prompt(scene: Scene<'_>) -> Markup {
    let kept = scene.kept;
    let names = kept.names();
    let eyes = eyes(scene);
    let question = dispatch!(kept.table.kind(), G => question::<G>(kept, &names, eyes));
    let answers = dispatch!(kept.table.kind(), G => answers::<G>(kept, &names, eyes));
    let holds_more = scene.user().is_some_and(|user| kept.table.desk().seats_of(user).count() > 1);
    html! {
        section #prompt .slab aria-labelledby="question" {
            @if let (true, Some(seat)) = (holds_more, eyes) {
                p .hint { (site().you_play(names.of(seat))) }
            }
            h1 #question tabindex="-1" aria-live="polite" { (question) }
            @if let (Some(seat), false) = (eyes, answers.is_empty()) {
                form #answers method="post" action=(scene.action("act")) data-live {
                    (scene.key())
                    (parts::hidden("question", kept.table.desk().question()))
                    (parts::hidden("seat", seat))
                    @for (action, label) in &answers {
                        button id=(button_id(action)) .answer type="submit" name="action" value=(action) { (label) }
                    }
                }
            }
            (take_back(scene))
        }
    }
}

/// An id that stays with the answer as long as it can be given.
fn button_id(action: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("a-{}", action.chars().map(plain).collect::<String>())
}

fn question<G: Speak + Secrets>(kept: &Kept, names: &Names, eyes: Option<Seat>) -> String {
    let asked = kept.table.typed::<G>().and_then(|table| {
        let (_, decision) = table.pending()?;
        Some(G::decision(&reader(names, eyes), &table.view(eyes)?, decision))
    });
    asked.unwrap_or_default()
}

fn answers<G: Speak + Secrets>(
    kept: &Kept,
    names: &Names,
    eyes: Option<Seat>,
) -> Vec<(String, String)> {
    let labels = |table: &Table<G>| {
        let view = table.view(eyes)?;
        let to = reader(names, eyes);
        let label = |action: G::Action| (action.to_string(), G::action(&to, &view, action));
        Some(table.legal(eyes?).into_iter().map(label).collect())
    };
    kept.table.typed::<G>().and_then(labels).unwrap_or_default()
}

/// Taking back: at once, by asking, or answering who asked.
fn take_back(scene: Scene<'_>) -> Markup {
    let Some(user) = scene.user().filter(|_| scene.is_person()) else {
        return html! {};
    };
    let desk = scene.kept.table.desk();
    let site = site();
    let fields = |to: usize| {
        html! { (parts::hidden("to", to)) (parts::hidden("question", desk.question())) }
    };
    let agree = |agree: &str| {
        html! { (parts::hidden("agree", agree)) (parts::hidden("question", desk.question())) }
    };
    html! {
        @match desk.request() {
            Some(request) if request.by == *user => { p .hint { (site.take_back_waits()) } },
            Some(request) => {
                p { (site.take_back_asked(scene.kept.name(&request.by))) }
                @if !request.agreed.contains(user) {
                    (scene.button("answer", "take-back-yes", &site.agree(), &agree("yes")))
                    (scene.button("answer", "take-back-no", &site.disagree(), &agree("no")))
                }
            },
            None => {
                @match scene.kept.table.take_back(user) {
                    Offer::Nothing => {},
                    Offer::Free { to } => (scene.button("take-back", "take-back", &site.take_back(), &fields(to))),
                    Offer::Ask { to } => (scene.button("take-back", "take-back", &site.ask_take_back(), &fields(to))),
                }
            },
        }
    }
}

/// What lies on the table.
pub(super) fn table(scene: Scene<'_>) -> Markup {
    let kept = scene.kept;
    let lines = dispatch!(kept.table.kind(), G => table_lines::<G>(kept, eyes(scene), None));
    html! {
        @if !lines.is_empty() {
            section #board .slab aria-labelledby="board-title" {
                h2 #board-title { (site().board()) }
                (board(&lines))
                (memory::show(kept, eyes(scene), None))
            }
        }
    }
}

/// Lines of words; what belongs to the line before is set in.
pub(super) fn board(lines: &[String]) -> Markup {
    html! {
        div .board {
            @for line in lines { p class=[line.starts_with(' ').then_some("sub")] { (line.trim_start()) } }
        }
    }
}

/// The table in words, now or when `at` actions were played.
pub(super) fn table_lines<G: Speak + Secrets>(
    kept: &Kept,
    eyes: Option<Seat>,
    at: Option<usize>,
) -> Vec<String> {
    let names = kept.names();
    let view = kept.table.typed::<G>().and_then(|table| match at {
        Some(n) => table.view_at(n, eyes),
        None => table.view(eyes),
    });
    view.map(|view| G::table(&reader(&names, eyes), &view)).unwrap_or_default()
}

/// What happened lately, the newest first.
pub(super) fn log(scene: Scene<'_>) -> Markup {
    let kept = scene.kept;
    let from = kept.table.n_moments().saturating_sub(RECENT);
    let eyes = eyes(scene);
    let lines = dispatch!(kept.table.kind(), G => log_lines::<G>(kept, eyes, from..usize::MAX));
    html! {
        @if !lines.is_empty() {
            section #log .slab aria-labelledby="log-title" {
                h2 #log-title { (site().log()) }
                ol .log {
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
pub(super) fn log_lines<G: Speak + Secrets>(
    kept: &Kept,
    eyes: Option<Seat>,
    moments: std::ops::Range<usize>,
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
