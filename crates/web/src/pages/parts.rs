//! Small parts that several pages have.

use boards::Draw;
use engine::Game;
use games::{GameKind, dispatch};
use maud::{Markup, html};
use store::limits::NAME;
use words::{BotBadge, Speak};

use crate::auth::Visitor;
use crate::core::problem::Problem;
use crate::core::text::{site, words};
use crate::core::time::Stamp;
use crate::pages::fill::{Fill, Line};

pub(super) fn csrf(token: &str) -> Markup {
    html! { input type="hidden" name="csrf" value=(token); }
}

pub(super) fn hidden(name: &str, value: impl std::fmt::Display) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

pub(super) fn game(slug: &str) -> Result<GameKind, Problem> {
    slug.parse().ok().ok_or_else(Problem::not_found)
}

pub(super) fn title(kind: GameKind) -> String {
    dispatch!(kind, G => G::title(words()))
}

pub(super) fn tagline(kind: GameKind) -> String {
    dispatch!(kind, G => G::tagline(words()))
}

pub(super) fn players(kind: GameKind) -> String {
    dispatch!(kind, G => words().cli().players(*G::PLAYERS.start(), *G::PLAYERS.end()))
}

pub(super) fn emblem(kind: GameKind, class: &str) -> Markup {
    let (wall, symbol) = dispatch!(kind, G => <G as Draw>::EMBLEM);
    html! { span class={ (class) " fill " (wall) } { (boards::icon(symbol)) } }
}

/// How well a bot plays; nothing beside people.
pub(super) fn badge(bot: Option<&BotBadge>) -> Markup {
    html! { @if let Some(bot) = bot { " " span .tag .bot { (site().bot_badge(&bot.level)) } } }
}

/// The same in little room.
pub(super) fn level(bot: Option<&BotBadge>) -> Markup {
    html! {
        @if let Some(bot) = bot {
            @let badge = site().bot_badge(&bot.level);
            " " span .tag .bot title=(badge) { span aria-hidden="true" { (bot.level) } span .vh { (badge) } }
        }
    }
}

/// A game against bots by one click.
pub(super) fn play_now(visitor: &Visitor, kind: GameKind) -> Markup {
    html! {
        form method="post" action={ "/play/" (kind.slug()) } {
            (csrf(&visitor.csrf()))
            button id={ "play-" (kind.slug()) } .btn .main type="submit" { (site().play_bots()) }
        }
    }
}

/// A first game against an easy bot by one click, in the form for beginners.
pub(super) fn first_table(token: &str, kind: GameKind, is_main: bool) -> Markup {
    html! {
        form .inline method="post" action={ "/play/" (kind.slug()) } {
            (csrf(token))
            (hidden("beginner", "yes"))
            button id={ "first-" (kind.slug()) } .btn .main[is_main] type="submit" { (site().first_table()) }
        }
    }
}

pub(super) fn clauses(clauses: &[engine::Clause]) -> String {
    let clauses: Vec<String> = clauses.iter().map(ToString::to_string).collect();
    site().see_rules(clauses.join(", "))
}

pub(super) fn moment(time: table::Time) -> Markup {
    let stamp = Stamp::new(time);
    html! { time datetime=(stamp.machine()) { (site().utc(stamp.short())) } }
}

/// The form by which visitors take a name; they then go on where they were.
pub(super) fn name_form(visitor: &Visitor, next: &str, fill: Fill<'_>) -> Markup {
    let site = site();
    let limits = name_limits();
    let name = Line { label: &site.your_name(), hint: &limits, ..guest_name() };
    html! {
        form .name-form method="post" action="/guest" {
            (csrf(&visitor.csrf()))
            (hidden("next", next))
            label for=(name.id) { (name.label) }
            (fill.input(&name))
            button #guest-go .btn .main type="submit" { (site.go_on()) }
            (fill.below(name.id, name.name, name.hint))
            p .hint { (site.guest_hint()) " " a href="/account" { (site.have_account()) } }
        }
    }
}

/// The line for the name of someone who has none yet.
pub(super) fn guest_name() -> Line<'static> {
    Line { id: "guest-name", name: "name", most: NAME, autocomplete: "nickname", ..Line::default() }
}

/// How names may be, told before they are sent.
pub(super) fn name_limits() -> String {
    site().name_limits(NAME)
}
