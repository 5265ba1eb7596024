//! The end: who won and why, every point, how it went, the deal, another game.

use boards::{Breakdown, Draw, face, icon, laurel as wreath};
use engine::{Seat, Standing};
use games::{GameKind, dispatch, next_chapter};
use maud::{Markup, html};
use table::{Secrets, Stage};
use words::Names;

use super::chart::{Chart, LARGE, MINI, SMALL};
use super::fragment::Scene;
use super::picture::skyline;
use super::sight::Look;
use super::{count, picture, score};
use crate::core::bidi::isolated;
use crate::core::hub::Subject;
use crate::core::tables::{Story, TableSnapshot};
use crate::core::text::{site, words};
use crate::pages::{learn, parts};

pub(super) fn result<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let (kept, names, site) = (look.kept, look.to.names, site());
    let breakdown = breakdown(look);
    let standings = look.table.standings().unwrap_or_default();
    let story = kept.story(|| Story::of(look.table, names));
    html! {
        @if let Some(breakdown) = &breakdown { (count::show(look, breakdown, &headline(scene))) }
        section #result .ending aria-labelledby="result-title" {
            (laurel(scene, breakdown.as_ref(), &standings))
            div .finale {
                (kept_picture(look, &standings))
                @if let Some(breakdown) = &breakdown {
                    section .sec .slab aria-labelledby="score-title" {
                        div .head {
                            h2 #score-title { (site.score()) }
                            button #recount .btn .quiet type="button" { (icon("play")) span { (site.watch_counting()) } }
                        }
                        (score::table(names, breakdown, total(&story), &standings))
                        @for note in &breakdown.notes { p .hint { (note) } }
                    }
                }
            }
            div .finale {
                (score_chart(kept, &story, names))
                (others(look, &standings))
            }
            (resources(kept, &story, names))
            (deal(kept))
            @if kept.table.n_moments() > 0 { h2 #final .inscr { (site.final_table()) } }
        }
    }
}

/// What the winner built; of several, the first.
fn kept_picture<G: Draw + Secrets>(look: &Look<'_, G>, standings: &[Standing]) -> Markup {
    let winner = (0..).map(Seat).zip(standings).find(|(_, standing)| standing.won);
    html! {
        @if let Some((seat, standing)) = winner { div .kept-picture { (picture::show(look, seat, standing.score)) } }
    }
}

/// What the others built, by their ranks.
fn others<G: Draw + Secrets>(look: &Look<'_, G>, standings: &[Standing]) -> Markup {
    let shown = (0..).map(Seat).zip(standings).find(|(_, standing)| standing.won);
    let others = score::ranking(standings);
    let others = others.into_iter().filter(|seat| shown.is_none_or(|(winner, _)| winner != *seat));
    html! {
        @if let Some(at) = look.sight.as_ref().filter(|_| !standings.is_empty()) {
            section .sec .slab aria-labelledby="others-title" {
                h2 #others-title { (site().other_towns()) }
                ul .others {
                    @for seat in others {
                        @let name = look.to.names.of(seat);
                        li .{ "s" (seat.0 + 1) } {
                            (skyline(&G::keepsake(at.view, seat)))
                            p .who { (face(seat, look.to.names)) b .nm title=(look.to.names.in_full(words(), seat)) { bdi { (name) } } span { (site().points(standings[seat.index()].score)) } }
                        }
                    }
                }
            }
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

fn laurel(scene: Scene<'_>, breakdown: Option<&Breakdown>, standings: &[Standing]) -> Markup {
    let site = site();
    let stage = scene.kept.table.desk().stage();
    let best = standings.iter().find(|standing| standing.won);
    html! {
        header .laurel {
            @match best {
                Some(best) => (wreath(best.score, &site.points(best.score))),
                None => @if *stage != Stage::Aborted { (icon("glory")) },
            }
            div .told {
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
                            p .lead {
                                @if lead(standings).is_none() { (breakdown.decided) " " }
                                (breakdown.ended)
                            }
                            (sums(scene, standings))
                        }
                    },
                }
            }
            (ways_on(scene))
        }
    }
}

/// Who won alone because of the most points, and the points of the winner and the next.
fn lead(standings: &[Standing]) -> Option<(Seat, i16, i16)> {
    let ranked = score::ranking(standings);
    let [first, next, ..] = ranked[..] else { return None };
    let [best, most] = [first, next].map(|seat| standings[seat.index()]);
    let is_alone = standings.iter().filter(|standing| standing.won).count() == 1;
    let rest = standings.iter().zip((0..).map(Seat)).filter(|(_, seat)| *seat != first);
    let is_ahead = rest.map(|(other, _)| other.score).all(|score| score < best.score);
    (best.won && is_alone && is_ahead).then_some((first, best.score, most.score))
}

/// All points in a sentence, for those who hear the page.
fn sums(scene: Scene<'_>, standings: &[Standing]) -> Markup {
    let names = scene.kept.page_names();
    let had = |seat: Seat| site().had(names.of(seat), i32::from(standings[seat.index()].score));
    let all = site().list(score::ranking(standings).into_iter().map(had));
    html! { p #sums .vh { (site().chart(site().total(), all)) } }
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
    let standings = scene.kept.table.standings().unwrap_or_default();
    match (&winners[..], lead(&standings)) {
        ([], _) => site.nobody_wins(),
        ([winner], Some((_, points, next))) if own == [*winner] => site.you_win_by(points, next),
        ([winner], None) if own == [*winner] => site.you_win(),
        ([winner], Some((_, points, next))) => site.wins_by(names.of(*winner), points, next),
        _ if winners.iter().any(|winner| own == [*winner]) => {
            let others = winners.iter().filter(|winner| !own.contains(winner));
            site.you_win_with(site.list(others.map(|seat| names.of(*seat).to_owned())))
        }
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
                a .btn href={ "/t/" (kept.id) "?at=0" } { (icon("play")) span { (site.watch_replay()) } }
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
                p { a .btn href={ "/t/" (kept.id) "/record" } { (site.download_record()) } }
            }
        }
    }
}
