//! A new table.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use games::GameKind;
use maud::{Markup, html};
use table::{Command, Keeper, UserId};

use crate::app::{App, Shared};
use crate::auth::{Posted, Visitor};
use crate::bots;
use crate::hub::{self, Order};
use crate::offer;
use crate::pages::layout::page;
use crate::pages::{Failure, form, parts};
use crate::problem::Problem;
use crate::text::site;

/// The games to choose from.
pub(crate) async fn choose(State(app): State<App>, visitor: Visitor) -> Response {
    let body = html! {
        h1 { (site().new_table()) }
        ul .games {
            @for kind in GameKind::ALL {
                li .slab {
                    h2 { a href={ "/new/" (kind.slug()) } { (parts::title(kind)) } }
                    p { (parts::tagline(kind)) }
                    p .hint { (parts::players(kind)) }
                }
            }
        }
    };
    let page = page(&visitor, &site().new_table(), &body);
    visitor.with_cookie(&app, page)
}

fn game(slug: &str) -> Result<GameKind, Problem> {
    slug.parse().ok().ok_or_else(Problem::not_found)
}

/// Everything that can be agreed.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(slug): Path<String>,
) -> Result<Response, Failure> {
    let kind = game(&slug)?;
    let title = site().new_table_of(&parts::title(kind));
    let body = html! {
        h1 { (title) }
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(&visitor, &format!("/new/{slug}"))) }
        } @else {
            (creation(&visitor, kind))
        }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

fn creation(visitor: &Visitor, kind: GameKind) -> Markup {
    let site = site();
    let counts = offer::players(kind).map(|n| (n.to_string(), n.to_string()));
    let most = *offer::players(kind).end();
    let bots = (0..most).map(|n| (n.to_string(), n.to_string()));
    html! {
        form .slab method="post" {
            (parts::csrf(&visitor.csrf()))
            (form::select("players", &site.n_players(), &counts.collect::<Vec<_>>(), "2"))
            (form::select("bots", &site.n_bots(), &bots.collect::<Vec<_>>(), "0"))
            (form::select("level", &site.bot_level(), &form::levels(), bots::CARETAKER))
            p .hint { (site.bots_hint()) }
            button #create .main type="submit" { (site.open_table()) }
            details {
                summary { (site.contract()) }
                (form::contract())
            }
            details {
                summary { (site.options()) }
                (form::options(kind))
            }
        }
    }
}

/// Opens a table, seats the host and the bots, and deals if nobody is missing.
pub(crate) async fn create(
    State(app): State<App>,
    Path(slug): Path<String>,
    posted: Posted,
) -> Result<Response, Failure> {
    let kind = game(&slug)?;
    let (_, user) = posted.visitor.need()?;
    let contract = form::read(kind, &posted)?;
    let n_bots: u8 = posted.read("bots")?;
    let level = form::level(posted.need("level")?)?;
    let table = hub::create(&app, kind, contract, user.clone()).await?;
    settle_in(&app, &table.id, &user, (n_bots, &level)).await?;
    Ok(Redirect::to(&format!("/t/{}", table.id)).into_response())
}

/// Seats the host on the first seat and bots on the last ones.
async fn settle_in(
    app: &Shared,
    id: &str,
    user: &UserId,
    (n_bots, level): (u8, &str),
) -> Result<(), Problem> {
    let order = |command| hub::command(app, id, Order::of(user, command, None));
    let table = order(Command::Sit { seat: Seat(0) }).await?;
    let n_seats = u8::try_from(table.table.desk().places().len()).unwrap_or(0);
    let first_bot = n_seats.saturating_sub(n_bots).max(1);
    for seat in (first_bot..n_seats).map(Seat) {
        order(Command::SeatBot { seat, level: level.to_owned() }).await?;
    }
    let table = app.table(id).await?.now();
    if table.table.desk().places().iter().all(|place| place.keeper != Keeper::Open) {
        order(Command::Start).await?;
    }
    Ok(())
}
