//! The table of Fortuna: the board with its four edges, the provinces, and the dock.

mod card;
mod cue;
mod edges;
mod ends;
mod favours;
mod hand;
mod keepsake;
mod look;
mod natural;
mod podium;
mod province;
mod road;
mod spots;
mod stakes;
mod steps;
mod supply;
mod tally;

use ::fortuna::{Action, Decision, Ending, Event, Fortuna, Options, View};
use engine::{Outcome, Seat};
use maud::{Markup, html};
use words::Reader;
use words::fortuna::caption::{Caption, caption};

use crate::{Breakdown, ChartCount, Draw, EndCondition, Keepsake, Sight, Tally};

impl Draw for Fortuna {
    const EMBLEM: (&'static str, &'static str) = ("m-marble", "step");
    const COUNTS_ROUNDS: bool = true;
    const LANDMARKS: &'static [&'static str] = &[
        "edge", "edges", "favours", "road", "podium", "wealth", "province", "supply", "dice",
        "hand",
    ];

    fn board(at: &Sight<'_, Self>) -> Markup {
        html! {
            section .board aria-label=(caption(at.to.words, Caption::Board)) {
                (edges::show(at))
                div .mid {
                    (edges::pool(at))
                    (favours::show(at))
                    (road::show(at))
                    (podium::show(at))
                }
            }
            section class={ "prov n" (at.players.len()) }
                aria-label=(caption(at.to.words, Caption::Provinces)) {
                @for seat in at.seats() { (province::show(at, seat)) }
                (supply::show(at))
            }
        }
    }

    fn hand(at: &Sight<'_, Self>) -> Markup {
        hand::show(at)
    }

    fn open_hand(at: &Sight<'_, Self>) -> Markup {
        hand::held(at)
    }

    fn steps(at: &Sight<'_, Self>) -> Markup {
        steps::show(at)
    }

    fn stakes(at: &Sight<'_, Self>) -> Markup {
        stakes::show(at)
    }

    fn part(at: &Sight<'_, Self>, name: &str) -> Option<Markup> {
        match name {
            "board" => Some(Self::board(at)),
            "hand" => Some(hand::show(at)),
            "edge" => Some(edges::own(at)),
            "favours" => Some(favours::show(at)),
            "podium" => Some(podium::show(at)),
            "province" => at.seats().next().map(|seat| province::show(at, seat)),
            "road" => Some(road::show(at)),
            "roll" => Some(hand::dice(at)),
            "supply" => Some(supply::show(at)),
            name => part_of(at, name),
        }
    }

    fn card(at: &Sight<'_, Self>, name: &str) -> Option<Markup> {
        let (kind, slug) = name.split_once('-')?;
        match kind {
            "card" => Some(card::picture(at, slug.parse().ok()?)),
            "favour" => Some(favours::picture(at, slug.parse().ok()?)),
            "building" => Some(supply::picture(at, slug.parse().ok()?)),
            "privilege" => Some(hand::picture(at, slug.parse().ok()?)),
            _ => None,
        }
    }

    fn sign(_options: &Options, name: &str) -> Option<(&'static str, &'static str)> {
        look::sign(name)
    }

    fn ends(to: &Reader<'_>, view: &View) -> Vec<EndCondition> {
        ends::ends(to, view)
    }

    fn threats(to: &Reader<'_>, view: &View) -> Vec<(Option<Seat>, String)> {
        view.threats().map(|seat| (Some(seat), words::fortuna::end::threat(to, seat))).collect()
    }

    fn tally(view: &View) -> Vec<Tally> {
        tally::tally(view)
    }

    fn place(seat: Seat) -> String {
        format!("province-{seat}")
    }

    fn spots(_view: &View, action: Action) -> Vec<String> {
        spots::of(action)
    }

    fn declines(_view: &View, action: Action) -> bool {
        natural::declines(action)
    }

    fn natural(view: &View, legal: &[Action]) -> Option<Action> {
        natural::natural(view, legal)
    }

    fn is_whole(_view: &View, legal: &[Action], action: Action) -> bool {
        natural::is_whole(legal, action)
    }

    fn implied(view: &View, legal: &[Action]) -> Vec<Action> {
        natural::implied(view, legal)
    }

    fn goes_on(question: &Decision) -> bool {
        natural::goes_on(*question)
    }

    fn carries(action: Action) -> bool {
        natural::carries(action)
    }

    fn receives(question: &Decision) -> bool {
        matches!(question, Decision::Swap)
    }

    fn warning(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
        ends::warning(to, view, action)
    }

    fn breakdown(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Breakdown {
        tally::breakdown(to, view, outcome)
    }

    fn tallies(to: &Reader<'_>, view: &View) -> Vec<ChartCount> {
        tally::tallies(to.words, view)
    }

    fn keepsake(view: &View, seat: Seat) -> Keepsake {
        keepsake::keepsake(view, seat)
    }

    fn turn(view: &View) -> u16 {
        view.table.round.into()
    }

    fn begun(event: &Event) -> Option<u16> {
        if let Event::RoundBegan { round } = *event { Some(u16::from(round)) } else { None }
    }
}

/// A part that is a player's: `place-N` is the province, `edge-N` the edge.
fn part_of(at: &Sight<'_, Fortuna>, name: &str) -> Option<Markup> {
    let (part, seat) = name.split_once('-')?;
    let seat: u8 = seat.parse().ok()?;
    let seat = at.seats().find(|other| other.0 == seat)?;
    match part {
        "place" => Some(province::show(at, seat)),
        "edge" => Some(edges::of(at, seat)),
        _ => None,
    }
}
