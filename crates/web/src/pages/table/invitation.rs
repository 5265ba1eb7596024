//! The invitation to a table: who asks whom to what, on which terms, and a seat with one button.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use boards::{Draw, face};
use engine::{MAX_SEATS, Seat};
use games::{Chapter, GameKind, course};
use maud::{Markup, html};
use table::{Command, Keeper, Secrets, Stage, Table, UserId, Visibility, with_table};

use super::contract;
use crate::assets;
use crate::auth::{ClientIp, Posted, Visitor};
use crate::core::app::{App, Shared};
use crate::core::bidi::isolated;
use crate::core::hub;
use crate::core::problem::{Code, Problem};
use crate::core::tables::{Envelope, TableSnapshot, Viewer};
use crate::core::text::{self, site};
use crate::failure::Failure;
use crate::pages::fill::{self, Fill, Line};
use crate::pages::layout::{Page, Preview, address};
use crate::pages::{Path, create, learn, parts};

/// Whether the page of a table is an invitation for a viewer: one who has no part in it yet, while
/// a seat is free.
pub(super) fn is_for(kept: &TableSnapshot, viewer: &Viewer) -> bool {
    viewer.party().is_none() && *kept.table.desk().stage() == Stage::Lobby && free(kept).is_some()
}

/// The first free seat.
fn free(kept: &TableSnapshot) -> Option<Seat> {
    let mut seats = kept.table.desk().seats();
    seats.find(|(_, place)| place.keeper == Keeper::Open).map(|(seat, _)| seat)
}

fn n_free(kept: &TableSnapshot) -> usize {
    kept.table.desk().places().iter().filter(|place| place.keeper == Keeper::Open).count()
}

/// Whether the next to sit down is the last that the game waits for.
fn is_last(kept: &TableSnapshot) -> bool {
    let desk = kept.table.desk();
    let has_accepted = |user: &UserId| user == desk.host() || desk.accepted().contains(user);
    n_free(kept) == 1 && desk.people().into_iter().all(has_accepted)
}

pub(super) fn show(
    app: &Shared,
    (visitor, headers): (&Visitor, &HeaderMap),
    kept: &TableSnapshot,
    fill: Fill<'_>,
) -> Markup {
    let title = parts::title(kept.table.kind());
    let preview = preview(app, headers, kept);
    let body = with_table!(&kept.table, table => {
        at_table(table, || invitation(visitor, (kept, table), fill))
    });
    Page { title: &title, body: &body, waits: false, preview: Some(&preview) }.show(visitor)
}

/// In the words of the edition that is played.
fn at_table<G: Draw + Secrets>(table: &Table<G>, draw: impl FnOnce() -> Markup) -> Markup {
    text::at_table::<G, _>(table.options(), draw)
}

fn invitation<G: Draw + Secrets>(
    visitor: &Visitor,
    (kept, table): (&TableSnapshot, &Table<G>),
    fill: Fill<'_>,
) -> Markup {
    let (site, desk) = (site(), table.desk());
    let mut terms = contract::lines_of(desk.contract()).into_iter();
    let pace = terms.next();
    html! {
        div .invitation {
            form .slab .form method="post" action={ "/t/" (kept.id) "/join" } {
                p .by {
                    (parts::emblem(table.kind(), "em"))
                    strong { (site.invites(isolated(kept.name(desk.host())))) }
                }
                h1 { (heading(kept)) }
                @if let Some(pace) = pace { p .lead { (pace) } }
                (seats(kept))
                (parts::csrf(&visitor.csrf()))
                (parts::hidden("contract", kept.contract_stamp()))
                (fill.notice())
                @if visitor.user.is_none() { (name(fill)) }
                @if is_last(kept) {
                    button #join-go .btn .main type="submit" { (site.take_seat_start()) }
                    p .hint { (site.by_sitting()) " " (site.starts_at_once()) }
                } @else {
                    button #join-go .btn .main type="submit" { (site.take_seat()) }
                    p .hint { (site.by_sitting()) " " (site.starts_when_full()) }
                }
            }
            aside .slab {
                h2 .caps { (site.contract()) }
                ul .terms { @for line in terms { li { (line) } } }
                (contract::details(kept, table))
                p { a href={ "/t/" (kept.id) "?look=yes" } { (site.look_first()) } }
                (lesson(table.kind()))
            }
        }
    }
}

/// What is played, and with whom.
fn heading(kept: &TableSnapshot) -> String {
    let (title, names) = (parts::title(kept.table.kind()), kept.page_names());
    let taken = kept.table.desk().seats().filter(|(_, place)| place.keeper != Keeper::Open);
    let taken: Vec<String> = taken.map(|(seat, _)| names.of(seat).to_owned()).collect();
    if taken.is_empty() {
        site().play_alone(&title)
    } else {
        site().play_with(&title, site().list(taken))
    }
}

/// Who sits there, and the seat that is the reader's.
fn seats(kept: &TableSnapshot) -> Markup {
    let (names, own) = (kept.page_names(), free(kept));
    html! {
        ol .sitting {
            @for (seat, place) in kept.table.desk().seats() {
                @let is_free = place.keeper == Keeper::Open;
                li .own[own == Some(seat)] {
                    @if is_free {
                        span .seat .free aria-hidden="true" { @if own == Some(seat) { "?" } @else { "+" } }
                    } @else {
                        (face(seat, &names))
                    }
                    @if own == Some(seat) {
                        (site().you())
                    } @else if is_free {
                        (site().open_place())
                    } @else {
                        span { bdi { (names.of(seat)) } (parts::level(names.bot(seat))) }
                    }
                }
            }
        }
    }
}

fn name(fill: Fill<'_>) -> Markup {
    let site = site();
    let hint = format!("{} {}", parts::name_limits(), site.no_account_needed());
    html! {
        (fill.line(&Line { label: &site.call_you(), hint: &hint, ..parts::guest_name() }))
        p .hint { a href="/account" { (site.have_account()) } }
    }
}

fn lesson(kind: GameKind) -> Markup {
    let (site, course) = (site(), course(kind, Chapter::Game));
    html! {
        section .never {
            h2 .caps { (site.never_played()) }
            p { (site.lesson_length(course.minutes, course.n_steps())) }
            a .btn href=(learn::address((kind, Chapter::Game), 1)) { (site.learn_first()) }
        }
    }
}

/// What others show of the link. Only a table that everyone can find tells its people.
fn preview(app: &Shared, headers: &HeaderMap, kept: &TableSnapshot) -> Preview {
    let (site, desk, kind) = (site(), kept.table.desk(), kept.table.kind());
    let game = parts::title(kind);
    let title = match desk.contract().visibility {
        Visibility::Public => site.preview_invites(isolated(kept.name(desk.host())), &game),
        Visibility::Private => site.preview_invited(&game),
    };
    let pace = contract::lines_of(desk.contract()).into_iter().next().unwrap_or_default();
    Preview {
        title,
        about: site.preview_seats(n_free(kept), &pace),
        address: address(app, headers, &format!("/t/{}", kept.id)),
        picture: address(app, headers, assets::preview(kind)),
    }
}

/// Takes the first free seat under the contract that was read, for a visitor without a name too. The
/// last one who sits down starts the game, as the invitation says.
pub(crate) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    ClientIp(from): ClientIp,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await.map_err(|problem| Failure::at(problem, &id))?.now();
    let desk = kept.table.desk();
    let sender = create::sender(&app, &posted);
    let seated = sender.filter(|sender| desk.people().contains(&sender.user));
    let is_open = *desk.stage() == Stage::Lobby;
    match seated {
        Some(guest) if !is_open => return guest.lead_to(&app, &id).await,
        None if !is_open || free(&kept).is_none() => return Err(Failure::at(no_seat(), &id)),
        _ => {}
    }
    let guest = match create::guest_called(&app, from, &posted).await {
        Ok(guest) => guest,
        Err(problem) => {
            let problem = fill::mistake(&posted, problem)?;
            let fill = Fill::back(&posted, &problem);
            let page = show(&app, (&posted.visitor, &headers), &kept, fill);
            return Ok(posted.visitor.with_cookie(&app, (fill.status(), page)));
        }
    };
    let seated = sit_down(&app, &id, &guest.user, posted.get("contract")).await;
    match seated {
        Err(problem) if !guest.is_new => Err(Failure::at(problem, &id)),
        // Who has a name now sees at the table what has changed there.
        _ => guest.lead_to(&app, &id).await,
    }
}

async fn sit_down(
    app: &Shared,
    id: &str,
    user: &UserId,
    contract: Option<&str>,
) -> Result<(), Problem> {
    let order = |by: &UserId, command| {
        hub::command(app, id, Envelope::of(by, command, None).under(contract))
    };
    take_seat(app, id, user, contract).await?;
    let kept = order(user, Command::Accept).await?;
    if free(&kept).is_none() {
        // The host has said so beforehand. One who is not ready yet starts the game later.
        let host = kept.table.desk().host().clone();
        drop(order(&host, Command::Start).await);
    }
    Ok(())
}

/// Takes the first free seat, or the next one if another takes that meanwhile.
async fn take_seat(
    app: &Shared,
    id: &str,
    user: &UserId,
    contract: Option<&str>,
) -> Result<(), Problem> {
    for _ in 0..=MAX_SEATS {
        let kept = app.table(id).await?.now();
        if kept.table.desk().people().contains(user) {
            return Ok(());
        }
        let seat = free(&kept).ok_or_else(no_seat)?;
        let sit = Envelope::of(user, Command::Sit { seat }, None).under(contract);
        match hub::command(app, id, sit).await {
            Err(problem) if problem.code == Code::SeatTaken => {}
            done => return done.map(drop),
        }
    }
    Err(no_seat())
}

fn no_seat() -> Problem {
    Problem::new(Code::SeatTaken, site().no_seat_free())
}
