//! A scenario of the reader's own: whether the rules do what it says, and if not, why.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use scenarios::Scenario;
use words::dispute::{Dispute, Section};

use crate::auth::{Posted, Visitor};
use crate::core::app::{App, Shared};
use crate::core::problem::Problem;
use crate::core::text::{site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{fill, parts};

/// What a scenario is called in places of mistakes, having no name of a file.
const SCENARIO: &str = "TOML";
/// Longest scenario, in bytes: every step of it is put to all tests.
const MAX_TEXT: usize = 16 << 10;

enum ScenarioVerdict {
    Holds,
    Fails(Dispute),
}

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    answer(&app, &visitor, "", None)
}

pub(crate) async fn judge(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    posted.visitor.need()?;
    let text = posted.need("scenario")?;
    if text.len() > MAX_TEXT {
        return Err(Problem::field("scenario").into());
    }
    let text = text.to_owned();
    let verdict = judged(&app, text.clone()).await?;
    Ok(answer(&app, &posted.visitor, &text, Some(&verdict)))
}

async fn judged(app: &Shared, text: String) -> Result<ScenarioVerdict, Problem> {
    let place = app.importers.judge().await?;
    let words = words();
    let play = move || {
        let dispute = match Scenario::parse(SCENARIO, &text) {
            Ok(scenario) => Dispute::of(words, &scenario),
            Err(flaw) => Some(Dispute::of_file(words, &flaw)),
        };
        drop(place);
        dispute.map_or(ScenarioVerdict::Holds, ScenarioVerdict::Fails)
    };
    tokio::task::spawn_blocking(play).await.map_err(|error| Problem::internal(&error))
}

fn answer(app: &App, visitor: &Visitor, text: &str, verdict: Option<&ScenarioVerdict>) -> Response {
    let site = site();
    let body = html! {
        h1 .inscr { (site.judge()) }
        @match verdict {
            Some(ScenarioVerdict::Holds) => p #verdict .slab role="status" { (site.judge_holds()) },
            Some(ScenarioVerdict::Fails(dispute)) => (fails(dispute)),
            None => {},
        }
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(visitor, "/try", fill::NEW)) }
        } @else {
            (form(visitor, text))
        }
    };
    visitor.with_cookie(app, page(visitor, &site.judge(), &body))
}

fn form(visitor: &Visitor, text: &str) -> Markup {
    let site = site();
    html! {
        form .slab .form method="post" action="/try" {
            (parts::csrf(&visitor.csrf()))
            p { (site.judge_hint()) }
            p .field {
                label for="scenario" { (site.judge_scenario()) }
                textarea #scenario name="scenario" rows="16" maxlength=(MAX_TEXT) spellcheck="false" { (text) }
            }
            button #judge-go .btn .main type="submit" { (site.judge_go()) }
        }
    }
}

/// Why a scenario fails, and all that is needed to judge it.
pub(super) fn fails(dispute: &Dispute) -> Markup {
    html! {
        section #verdict .slab .judged role="status" {
            p .told { (dispute.problem) }
            @for section in &dispute.sections { (told(section)) }
        }
    }
}

fn told(section: &Section) -> Markup {
    html! {
        h2 .caps { (section.title) }
        ul {
            @for line in &section.lines {
                li .under[line.starts_with(' ')] { (line.trim_start()) }
            }
        }
    }
}
