//! The end: who won and why, every point, how it went, the deal, another game.

use boards::{Breakdown, Draw, icon};
use engine::Seat;
use games::{GameKind, dispatch, next_chapter};
use maud::{Markup, html};
use table::{Secrets, Stage};
use words::Names;

use super::chart::{Chart, LARGE, MINI, SMALL};
use super::fragment::Scene;
use super::score;
use super::sight::Look;
use crate::core::bidi::isolated;
use crate::core::hub::Subject;
use crate::core::tables::{Story, TableSnapshot};
use crate::core::text::site;
use crate::pages::{learn, parts};

pub(super) fn result<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let (kept, names, site) = (look.kept, look.to.names, site());
    let breakdown = breakdown(look);
    let standings = look.table.standings().unwrap_or_default();
    let story = kept.story(|| Story::of(look.table, names));
    html! {
        section #result .ending aria-labelledby="result-title" {
            (laurel(scene, breakdown.as_ref()))
            div .two {
                @if let Some(breakdown) = &breakdown {
                    section .sec .slab aria-labelledby="score-title" {
                        h2 #score-title { (site.score()) }
                        (score::table(names, breakdown, total(&story), &standings))
                        @for note in &breakdown.notes { p .hint { (note) } }
                    }
                }
                (score_chart(kept, &story, names))
            }
            (resources(kept, &story, names))
            (deal(kept))
            @if kept.table.n_moments() > 0 { h2 #final .inscr { (site.final_table()) } }
        }
    }
}

fn breakdown<G: Draw + Secrets>(look: &Look<'_, G>) -> Option<Breakdown> {
    let (at, outcome) = (look.sight.as_ref()?, look.table.outcome()?);
    Some(G::breakdown(&at.to, at.view, &outcome))
}

fn total(story: &Story) -> &str {
    story.courses.first().map_or("", |course| &course.label)
}

fn laurel(scene: Scene<'_>, breakdown: Option<&Breakdown>) -> Markup {
    let site = site();
    let stage = scene.kept.table.desk().stage();
    html! {
        header .laurel {
            @if *stage != Stage::Aborted { (icon("glory")) }
            div {
                p .caps { (parts::title(scene.kept.table.kind())) }
                h1 #result-title .inscr tabindex="-1" { (headline(scene)) }
                @match stage {
                    Stage::Aborted => { p .lead { (site.aborted()) } },
                    Stage::Deserted { winners } => {
                        @let names = winners.iter().map(|seat| isolated(scene.kept.seat_name(*seat)));
                        p .lead {
                            @if winners.is_empty() { (site.deserted_by_all()) } @else { (site.deserted(site.list(names))) }
                        }
                    },
                    Stage::Finished | Stage::Playing | Stage::Lobby => {
                        @if let Some(breakdown) = breakdown {
                            p .lead { (breakdown.decided) " " (breakdown.ended) }
                        }
                    },
                }
                (ways_on(scene))
            }
        }
    }
}

pub(super) fn headline(scene: Scene<'_>) -> String {
    let (desk, site) = (scene.kept.table.desk(), site());
    let winners: Vec<Seat> = match desk.stage() {
        Stage::Aborted => return site.game_over(),
        Stage::Deserted { winners } => winners.clone(),
        Stage::Finished | Stage::Playing | Stage::Lobby => {
            let standings = scene.kept.table.standings().unwrap_or_default();
            let won = (0..).map(Seat).zip(standings).filter(|(_, standing)| standing.won);
            won.map(|(seat, _)| seat).collect()
        }
    };
    let own: Vec<Seat> = scene.user().map(|user| desk.seats_of(user).collect()).unwrap_or_default();
    let names = scene.kept.page_names();
    match winners[..] {
        [] => site.nobody_wins(),
        [winner] if own == [winner] => site.you_win(),
        _ => {
            let who = site.list(winners.iter().map(|seat| names.of(*seat).to_owned()));
            site.wins(winners.len(), &who)
        }
    }
}

fn measure(kind: GameKind) -> String {
    let counts_rounds = dispatch!(kind, G => <G as Draw>::COUNTS_ROUNDS);
    if counts_rounds { site().round() } else { site().turn() }
}

fn score_chart(kept: &TableSnapshot, story: &Story, names: &Names) -> Markup {
    let measure = measure(kept.table.kind());
    html! {
        @if let Some(course) = story.courses.first() {
            @let chart = Chart { story, course, names, measure: &measure };
            section .sec .slab aria-labelledby="chart-title" {
                h2 #chart-title { (site().how_it_went()) " " small { (site().as_counted()) } }
                (chart.show(LARGE))
                (chart.show(SMALL))
                (chart.figures())
            }
        }
    }
}

fn resources(kept: &TableSnapshot, story: &Story, names: &Names) -> Markup {
    let measure = measure(kept.table.kind());
    html! {
        @if story.courses.len() > 1 {
            section .sec .slab aria-labelledby="resources-title" {
                h2 #resources-title { (site().resources()) }
                div .minis {
                    @for course in &story.courses[1..] {
                        @let chart = Chart { story, course, names, measure: &measure };
                        figure {
                            figcaption { (course.label) }
                            (chart.show(MINI))
                            (chart.figures())
                        }
                    }
                }
            }
        }
    }
}

fn ways_on(scene: Scene<'_>) -> Markup {
    let (kept, site) = (scene.kept, site());
    let subject = kept.table.desk().chapter().map(|chapter| (kept.table.kind(), chapter));
    html! {
        @if let Some(subject) = subject { (after_lesson(scene, subject)) }
        div .acts {
            @if scene.user().is_some() && subject.is_none() {
                form method="post" action=(scene.action("rematch")) {
                    (scene.key())
                    button #rematch .btn .main type="submit" { (site.rematch()) }
                }
            }
            @if kept.table.n_moments() > 0 {
                a .btn href={ "/t/" (kept.id) "?at=0" } { (site.replay()) }
                @if !kept.table.desk().is_arranged() {
                    a .btn href={ "/t/" (kept.id) "/record" } { (site.download_record()) }
                }
            }
        }
    }
}

/// What comes after a lesson: play the game, read it, or see once more how it is done.
fn after_lesson(scene: Scene<'_>, (kind, chapter): Subject) -> Markup {
    let site = site();
    html! {
        section #after-lesson aria-labelledby="after-lesson-title" {
            h2 #after-lesson-title .caps { (site.after_lessons()) }
            p { (site.after_lessons_hint()) }
            div .acts {
                (learn::to_questions((kind, chapter)).unwrap_or_default())
                @match next_chapter(kind, chapter) {
                    Some(next) => (learn::way_in(scene.slot, (kind, next), &site.next_lesson(), true)),
                    None => a .btn .quiet href="/learn" { (site.lessons()) },
                }
                (parts::first_table(scene.slot, kind, false))
                a .btn .quiet href={ "/help/" (kind) } { (site.rules()) }
            }
        }
    }
}

fn deal(kept: &TableSnapshot) -> Markup {
    let (desk, site) = (kept.table.desk(), site());
    if desk.is_arranged() {
        return html! { section .sec .slab .deal { p { (site.try_arranged()) } } };
    }
    html! {
        @if let Some(seed) = desk.seed().filter(|_| kept.table.n_moments() > 0) {
            section .sec .slab .deal aria-labelledby="deal-title" {
                h2 #deal-title { (site.fair_deal()) }
                dl .contract {
                    dt { (site.seal()) } dd .hash { (desk.seed_hash()) }
                    dt { (site.seed_open()) } dd .hash { (seed) }
                }
                p .hint { (site.seed_check()) }
            }
        }
    }
}
