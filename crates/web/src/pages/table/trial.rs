//! A position to try: drawn, with the clause that it shows, what the example does, and the buttons
//! that open it as a table.

use axum::extract::State;
use axum::response::Response;
use boards::{Draw, icon, label_icon};
use maud::{Markup, html};
use table::{Secrets, with_table};

use super::sight::{Look, look};
use super::{MomentQuery, fragment, hands, log};
use crate::auth::{ClientIp, Posted, Visitor};
use crate::core::app::App;
use crate::core::hub;
use crate::core::tables::Envelope;
use crate::core::text::site;
use crate::core::trial::Trial;
use crate::failure::Failure;
use crate::pages::layout::{brand, page, play};
use crate::pages::{Path, Query, create, parts, rules, scenario};

/// The position after some answers of the example.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, name)): Path<(String, String)>,
    Query(moment): Query<MomentQuery>,
) -> Result<Response, Failure> {
    let trial = Trial::find(&game, &name)?;
    let title = site().try_title(parts::title(trial.kind));
    if let Some(dispute) = trial.dispute() {
        return Ok(visitor.with_cookie(&app, page(&visitor, &title, &scenario::fails(&dispute))));
    }
    let kept = trial.shown()?;
    let at = moment.at.unwrap_or(0).min(kept.table.n_moments());
    let body = with_table!(&kept.table, table => {
        look((&kept, table), Some(trial.first()), Some(at), |look| body(&visitor, &trial, look, at))
    });
    Ok(visitor.with_cookie(&app, play(&visitor, &title, &body, false)))
}

pub(crate) async fn open(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let trial = Trial::find(&game, &name)?;
    let seats = posted.read("seats")?;
    let guest = create::guest(&app, from, &posted).await?;
    let table = hub::open(&app, trial.head(&guest.user, seats)?).await?;
    let start = Envelope::of(&guest.user, table::Command::Start, None);
    hub::command(&app, &table.id, start).await?;
    guest.lead_to(&app, &table.id).await
}

fn body<G: Draw + Secrets>(
    visitor: &Visitor,
    trial: &Trial,
    look: &Look<'_, G>,
    at: usize,
) -> Markup {
    let last = look.table.n_moments();
    html! {
        a .skip href="#try" { (site().skip()) }
        (bar(trial))
        (fragment::board(look, &side(trial, look, at)))
        section #dock .dock .replay .trial aria-labelledby="try" {
            div .prompt {
                h1 #try { (site().try_this()) }
                (rules::clause(trial.rule()))
            }
            div .turning {
                (buttons(visitor, trial))
                @if last > 0 { (steps(trial, at, last)) }
            }
        }
    }
}

fn bar(trial: &Trial) -> Markup {
    let site = site();
    html! {
        header #bar .bar {
            (brand())
            span .where { b { (parts::title(trial.kind)) } }
            nav .tools aria-label=(site.tools()) {
                a .keep href=(rules::clause_address(trial.rule())) title=(site.try_rules()) {
                    (label_icon("privilege", &site.try_rules()))
                }
                a .keep href="#side" title=(site.try_example()) {
                    (label_icon("chat", &site.try_example()))
                }
            }
        }
    }
}

/// What the example does, answer by answer, and what everybody holds.
fn side<G: Draw + Secrets>(trial: &Trial, look: &Look<'_, G>, at: usize) -> Markup {
    let lines = log::lines(look, 0..usize::MAX);
    html! {
        aside #side .side aria-label=(site().side()) {
            nav .quick { a .btn .quiet .shut href="#board" { (site().close()) } }
            (hands(look, at))
            section .chron .slab aria-labelledby="example" {
                h2 #example .caps { (site().try_example()) }
                ol {
                    @for line in &lines {
                        li { a href={ (address(trial)) "?at=" (line.moment) } { (line.text) } }
                    }
                }
            }
        }
    }
}

fn hands<G: Draw + Secrets>(look: &Look<'_, G>, at: usize) -> Markup {
    let seats = look.table.desk().seats().map(|(seat, _)| seat);
    html! {
        section .slab aria-labelledby="hands-title" {
            h2 #hands-title .caps { (site().open_hands_short()) }
            dl .contract {
                @for (seat, held) in seats.filter_map(|seat| Some((seat, hands::held(look.table, seat, at)?))) {
                    dt { (look.to.names.of(seat)) } dd { (held) }
                }
            }
        }
    }
}

fn buttons(visitor: &Visitor, trial: &Trial) -> Markup {
    let choice = |seats: &str, label: &str, symbol: &str| {
        html! {
            form .inline method="post" action=(address(trial)) {
                (parts::csrf(&visitor.csrf()))
                (parts::hidden("seats", seats))
                button .btn .main id={ "try-" (seats) } type="submit" { (icon(symbol)) " " (label) }
            }
        }
    };
    html! {
        div .ways {
            (choice("bots", &site().try_bots(), "bot"))
            (choice("own", &site().try_own(), "hand"))
        }
    }
}

fn steps(trial: &Trial, at: usize, last: usize) -> Markup {
    let link = |to: usize, label: String| {
        html! { a .btn href={ (address(trial)) "?at=" (to) } { (label) } " " }
    };
    html! {
        nav .steps aria-label=(site().try_example()) {
            @if at > 0 { (link(at - 1, site().previous())) }
            @if at < last { (link(at + 1, site().next())) }
            span .hint { (site().moment(at, last)) }
        }
    }
}

fn address(trial: &Trial) -> String {
    format!("/try/{}/{}", trial.kind, trial.name)
}
