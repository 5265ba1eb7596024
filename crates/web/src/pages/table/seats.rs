//! Who sits where, and what can be done about it.

use boards::face;
use engine::Seat;
use maud::{Markup, html};
use table::{Keeper, Pace, Place, Presence, Stage};
use words::Names;

use super::fragment::Scene;
use crate::core::levels;
use crate::core::tables::TableSnapshot;
use crate::core::text::site;
use crate::pages::{form, parts};

/// The seats before the deal.
pub(super) fn lobby(scene: Scene<'_>) -> Markup {
    let desk = scene.kept.table.desk();
    let site = site();
    let is_full = desk.places().iter().all(|place| place.keeper != Keeper::Open);
    let has_accepted = scene.user().is_some_and(|user| desk.accepted().contains(user));
    let names = scene.kept.page_names();
    html! {
        section #seats .sec .slab aria-labelledby="seats-title" {
            h2 #seats-title { (site.seats()) }
            ol .seats {
                @for (seat, place) in desk.seats() { (lobby_seat(scene, (seat, &names), place)) }
            }
            p .hint { (site.invite()) }
            @if scene.is_person() && !scene.is_host() && !has_accepted {
                (scene.button("accept", "accept", &site.accept(),
                    &parts::hidden("contract", scene.kept.contract_stamp())))
            }
            @if scene.is_host() {
                @if is_full {
                    (scene.button("start", "start", &site.start(), &html! {}))
                } @else {
                    p .hint { (site.starts_when_full()) }
                }
                p { a href=(scene.action("contract")) { (site.amend()) } }
                (scene.guarded("abort", &site.abort(), &site.abort_warning()))
            }
        }
    }
}

fn lobby_seat(scene: Scene<'_>, (seat, names): (Seat, &Names), place: &Place) -> Markup {
    let site = site();
    let field = parts::hidden("seat", seat);
    let is_own = scene.user().is_some_and(|user| place.is_of(user));
    html! {
        li {
            span .who {
                @if place.keeper == Keeper::Open { span .seat .free aria-hidden="true" { "+" } } @else { (face(seat, names)) }
                bdi { (names.of(seat)) }
                (parts::badge(names.bot(seat)))
            }
            (accepted(scene, place))
            @if place.keeper == Keeper::Open {
                @if scene.viewer.is_known() {
                    (scene.button("sit", &format!("sit-{seat}"), &site.sit(), &field))
                }
                @if scene.is_host() {
                    (scene.button("bot", &format!("bot-{seat}"), &site.add_bot(), &html! { (field) (levels()) }))
                }
            } @else if is_own || scene.is_host() {
                (scene.button("vacate", &format!("vacate-{seat}"), &site.vacate(), &field))
            }
        }
    }
}

/// How well a bot plays.
fn levels() -> Markup {
    html! {
        select name="level" aria-label=(site().bot_level()) {
            @for (level, name) in form::levels() {
                option value=(level) selected[level == levels::CARETAKER] { (name) }
            }
        }
    }
}

fn accepted(scene: Scene<'_>, place: &Place) -> Markup {
    let desk = scene.kept.table.desk();
    let person = place.person();
    html! {
        @if let Some(person) = person {
            @if person == desk.host() {
                " " span .tag { (site().host()) }
            } @else if desk.accepted().contains(person) {
                " " span .tag { (site().accepted()) }
            } @else {
                " " span .hint { (site().not_accepted()) }
            }
        }
    }
}

/// The players with their points and clocks. The board shows most of it already.
pub(super) fn players(scene: Scene<'_>, names: &Names) -> Markup {
    let table = &scene.kept.table;
    let site = site();
    let standings = table.standings().unwrap_or_default();
    html! {
        details #players .slab {
            summary { h2 { (site.players()) } }
            ol .seats {
                @for (seat, place) in table.desk().seats() {
                    li class=[(table.asked() == Some(seat)).then_some("asked")] {
                        span .who { (face(seat, names)) bdi { (names.of(seat)) } (parts::badge(names.bot(seat))) }
                        @if table.asked() == Some(seat) { " " span .tag { (site.is_asked()) } }
                        @if let Some(standing) = standings.get(seat.index()) {
                            " " span .num { (site.points(standing.score)) }
                            @if standing.won { " " span .tag { (site.won()) } }
                        }
                        (notes(scene.kept, seat, place))
                    }
                }
            }
        }
    }
}

/// Presence and clock.
pub(super) fn notes(kept: &TableSnapshot, seat: Seat, place: &Place) -> Markup {
    html! {
        @if let Some(text) = presence(place) { " " span .hint { (text) } }
        (clock(kept, seat))
    }
}

fn presence(place: &Place) -> Option<String> {
    match place.presence {
        Presence::Here => None,
        Presence::Away => Some(site().away()),
        Presence::Resigned => Some(site().resigned()),
        Presence::Forfeited => Some(site().forfeited()),
    }
}

/// What is left in the bank, and the moment when it will be used up.
fn clock(kept: &TableSnapshot, seat: Seat) -> Markup {
    let table = &kept.table;
    let desk = table.desk();
    let runs = table.asked() == Some(seat) && *desk.stage() == Stage::Playing;
    let bank = match (desk.contract().pace, desk.clock()) {
        (Pace::Live { .. }, Some(clock)) => clock.banks.get(seat.index()).copied(),
        _ => None,
    };
    let deadline = table.clock_deadline().filter(|_| runs && desk.contract().pace != Pace::Untimed);
    html! {
        @if let Some(bank) = bank {
            " " span .num { (site().bank_left(bank.0.div_euclid(60_000), bank.0.div_euclid(1_000) % 60)) }
        }
        @if let Some(deadline) = deadline {
            " " span .deadline data-deadline=(deadline.0) { (site().until()) " " (parts::moment(deadline)) }
        }
    }
}

/// The way back for players who were away. It stands in the dock, which no width hides.
pub(super) fn away_banner(scene: Scene<'_>) -> Markup {
    let desk = scene.kept.table.desk();
    let is_away = scene.user().is_some_and(|user| {
        desk.places().iter().any(|place| place.is_of(user) && place.presence == Presence::Away)
    });
    html! {
        @if is_away {
            div #away .banner {
                p { (site().kept_for_you()) }
                (scene.button("return", "return", &site().come_back(), &html! {}))
            }
        }
    }
}

/// Leaving: calling off before the first move, giving up afterwards.
pub(super) fn leave(scene: Scene<'_>) -> Markup {
    let site = site();
    let is_unplayed = scene.kept.table.is_unplayed();
    html! {
        @if scene.is_person() {
            section #leave .slab aria-labelledby="leave-title" {
                h2 #leave-title { (site.leave_title()) }
                @if is_unplayed { (scene.guarded("abort", &site.abort(), &site.abort_warning())) }
                (scene.guarded("resign", &site.resign(), &site.resign_warning()))
            }
        }
    }
}
