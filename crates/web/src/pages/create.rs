//! A new table.

use std::net::IpAddr;

use ::bots::Level;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use games::{Chapter, GameKind, course};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Command, Contract, Keeper, UserId};

use crate::auth::{ClientIp, Posted, Visitor, visitor};
use crate::core::app::{App, Shared};
use crate::core::files::Supply;
use crate::core::problem::Problem;
use crate::core::tables::Envelope;
use crate::core::text::site;
use crate::core::{accounts, hub, levels, offer, secret};
use crate::failure::Failure;
use crate::pages::fill::{self, Fill};
use crate::pages::layout::page;
use crate::pages::{Path, Query, data, form, parts};

pub(crate) async fn choose(State(app): State<App>, visitor: Visitor) -> Response {
    let body = html! {
        h1 .inscr { (site().new_table()) }
        ul .games {
            @for kind in GameKind::ALL {
                li .game .slab {
                    (parts::emblem(kind, "em"))
                    h2 { a .whole href={ "/new/" (kind.slug()) } { (parts::title(kind)) } }
                    p { (parts::tagline(kind)) " " span .hint { (parts::players(kind)) } }
                }
            }
        }
    };
    visitor.with_cookie(&app, page(&visitor, &site().new_table(), &body))
}

/// Whom a visitor wants to play with.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Company {
    friends: Option<Yes>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Yes {
    Yes,
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(slug): Path<String>,
    Query(Company { friends }): Query<Company>,
) -> Result<Response, Failure> {
    let bots = if friends.is_some() { NO_BOTS } else { ALL_FREE };
    let body = fresh(&app, &visitor, (parts::game(&slug)?, bots), fill::NEW).await?;
    Ok(visitor.with_cookie(&app, body))
}

/// The page with the form, as it is first shown or as it comes back.
async fn fresh(
    app: &App,
    visitor: &Visitor,
    (kind, bots): (GameKind, &str),
    fill: Fill<'_>,
) -> Result<Markup, Problem> {
    let title = site().new_table_of(parts::title(kind));
    let files = data::choices(app, visitor, (kind, fill), None).await?;
    let body = html! {
        header .titled { (parts::emblem(kind, "em")) h1 .inscr { (title) } }
        @if visitor.user.is_none() {
            @let again = if bots == NO_BOTS { format!("/new/{kind}?friends=yes") } else { format!("/new/{kind}") };
            section .slab { (parts::name_form(visitor, &again, fill::NEW)) }
        } @else {
            (creation(visitor, (kind, bots), &files, fill))
        }
    };
    Ok(page(visitor, &title, &body))
}

/// The word for bots on all seats that the host leaves free.
const ALL_FREE: &str = "all";
const NO_BOTS: &str = "0";

/// The form, with that number of bots until another is chosen.
fn creation(
    visitor: &Visitor,
    (kind, n_bots): (GameKind, &str),
    files: &Markup,
    fill: Fill<'_>,
) -> Markup {
    let site = site();
    let counts = offer::players(kind).map(|n| (n.to_string(), n.to_string()));
    let most = *offer::players(kind).end();
    let own = (1..=most).map(|n| (n.to_string(), n.to_string()));
    let all = [(ALL_FREE.to_owned(), site.all_free_seats()), (NO_BOTS.to_owned(), site.no_bots())];
    let bots = all.into_iter().chain((1..most).map(|n| (n.to_string(), n.to_string())));
    html! {
        form .form .slab method="post" enctype="multipart/form-data" {
            (parts::csrf(&visitor.csrf()))
            (fill.notice())
            fieldset {
                legend { (site.who_plays()) }
                (fill.select("players", &site.n_players(), &counts.collect::<Vec<_>>(), "2"))
                (fill.select("own", &site.own_seats(), &own.collect::<Vec<_>>(), "1"))
                (fill.select("bots", &site.n_bots(), &bots.collect::<Vec<_>>(), n_bots))
                (fill.select("level", &site.bot_level(), &form::levels(), levels::CARETAKER))
            }
            p .hint { (site.own_seats_hint()) " " (site.bots_hint()) }
            (form::for_beginners(fill, kind))
            details open[fill.is_back()] {
                summary { h2 { (site.contract()) } }
                div .fields { (form::contract(fill, &form::usual())) }
            }
            details open[fill.is_back()] {
                summary { h2 { (site.options()) } }
                div .fields { (form::options(fill, kind, None)) (files) }
            }
            button #create .btn .main type="submit" { (site.open_table()) }
        }
    }
}

/// Opens a table, seats the host and the bots, and deals if nobody is missing.
pub(crate) async fn create(
    State(app): State<App>,
    Path(slug): Path<String>,
    posted: Posted,
) -> Result<Response, Failure> {
    let kind = parts::game(&slug)?;
    match made(&app, kind, &posted).await {
        Ok(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(problem) => {
            let problem = fill::mistake(&posted, problem)?;
            let fill = Fill::back(&posted, &problem);
            let page = fresh(&app, &posted.visitor, (kind, ALL_FREE), fill).await?;
            Ok((fill.status(), page).into_response())
        }
    }
}

async fn made(app: &Shared, kind: GameKind, posted: &Posted) -> Result<String, Problem> {
    let (_, user) = posted.visitor.need()?;
    let contract = form::read(app, (kind, None), &user, posted).await?;
    let n_own = if posted.is_set("own") { posted.read("own")? } else { 1 };
    let n_bots = if posted.need("bots")? == ALL_FREE { u8::MAX } else { posted.read("bots")? };
    let party = Party { n_own, n_bots, level: levels::named(posted.need("level")?)? };
    let table = hub::create(app, kind, contract, user.clone()).await?;
    settle_in(app, &table.id, &user, &party).await?;
    Ok(table.id.clone())
}

struct Party {
    /// Seats of the host, who lets others play on the same screen.
    n_own: u8,
    n_bots: u8,
    level: String,
}

/// Seats the host on the first seats and bots on the last ones, as far as there are seats.
async fn settle_in(app: &Shared, id: &str, user: &UserId, party: &Party) -> Result<(), Problem> {
    let order = |command| hub::command(app, id, Envelope::of(user, command, None));
    let n_seats = app.table(id).await?.now().table.desk().places().len();
    let n_seats = u8::try_from(n_seats).unwrap_or(0);
    let n_own = party.n_own.clamp(1, n_seats);
    for seat in (0..n_own).map(Seat) {
        order(Command::Sit { seat }).await?;
    }
    let first_bot = n_seats.saturating_sub(party.n_bots).max(n_own);
    for seat in (first_bot..n_seats).map(Seat) {
        order(Command::SeatBot { seat, level: party.level.clone() }).await?;
    }
    let table = app.table(id).await?.now();
    if table.table.desk().places().iter().all(|place| place.keeper != Keeper::Open) {
        order(Command::Start).await?;
    }
    Ok(())
}

/// Players where one click begins a game.
const QUICK_PLAYERS: u8 = 3;
const QUICK_LEVEL: Level = Level::Tiro;

/// Opens a table with bots and deals. A visitor without a name is given one.
pub(crate) async fn play_now(
    State(app): State<App>,
    Path(slug): Path<String>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let kind = parts::game(&slug)?;
    let guest = guest(&app, from, &posted).await?;
    let Supply { mut changes, names } = Supply::usual(&app, kind);
    changes.extend(quick_options(kind, posted.is_set("beginner")));
    let options = offer::options(kind, changes)?;
    let contract = Contract { options, data_names: names, ..form::usual() };
    let table = hub::create(&app, kind, contract, guest.user.clone()).await?;
    // Bots take what seats there are.
    let party = Party { n_own: 1, n_bots: u8::MAX, level: QUICK_LEVEL.slug().to_owned() };
    settle_in(&app, &table.id, &guest.user, &party).await?;
    guest.lead_to(&app, &table.id).await
}

/// The options of a game by one click. A beginner plays what the lesson has taught.
fn quick_options(kind: GameKind, is_beginner: bool) -> toml::Table {
    if is_beginner {
        return course(kind, Chapter::Game).options.clone();
    }
    offer::with_players(QUICK_PLAYERS)
}

pub(super) struct Guest {
    pub(super) user: UserId,
    /// Whether they had no name before.
    pub(super) is_new: bool,
}

impl Guest {
    pub(super) async fn lead_to(&self, app: &Shared, id: &str) -> Result<Response, Failure> {
        let to = Redirect::to(&format!("/t/{id}")).into_response();
        if !self.is_new {
            return Ok(to);
        }
        Ok(visitor::begin(app, &self.user.0, to).await?)
    }
}

/// The sender of a form, if they have a name or a second click follows one that gave it to them.
pub(super) fn sender(app: &Shared, posted: &Posted) -> Option<Guest> {
    if let Some(user) = posted.visitor.id() {
        return Some(Guest { user, is_new: false });
    }
    let user = app.newcomers.known(&posted.visitor.csrf())?;
    Some(Guest { user: UserId(user), is_new: true })
}

/// The sender of a form. A visitor without a name is given one.
pub(super) async fn guest(app: &Shared, from: IpAddr, posted: &Posted) -> Result<Guest, Problem> {
    named(app, from, posted, &site().guest_named(number()?)).await
}

/// The sender of a form, who takes the name in it if they have none.
pub(super) async fn guest_called(
    app: &Shared,
    from: IpAddr,
    posted: &Posted,
) -> Result<Guest, Problem> {
    named(app, from, posted, posted.get("name").unwrap_or_default()).await
}

async fn named(app: &Shared, from: IpAddr, posted: &Posted, name: &str) -> Result<Guest, Problem> {
    if let Some(guest) = sender(app, posted) {
        return Ok(guest);
    }
    let user = accounts::newcomer(app, from, (&posted.visitor.csrf(), name)).await?;
    Ok(Guest { user: UserId(user), is_new: true })
}

fn number() -> Result<u16, Problem> {
    let [low, high, ..] = secret::seed()?.0;
    Ok(1_000 + u16::from_le_bytes([low, high]) % 9_000)
}
