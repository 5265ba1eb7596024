//! The table of Gloria Mundi.
//!
//! `map` with `scenery`, `road` and `ahead`, `forum` and `tableau` are the zones of the board, `dock` is the
//! part beside the question with the counters of `purse`, `power` draws the grammar of powers,
//! `picture` finds the drawing of a card, and `spots` maps answers to places.

mod ahead;
mod cue;
mod dock;
mod forum;
mod keepsake;
mod map;
mod natural;
mod picture;
mod power;
mod purse;
mod road;
mod scenery;
mod spots;
mod tableau;
mod tally;

use ::gloria_mundi::score::EndedBy;
use ::gloria_mundi::{Action, Decision, Ending, Event, GloriaMundi, Options, View};
use engine::{Outcome, Seat};
use maud::{Markup, html};
use words::Reader;
use words::gloria_mundi::board;

use crate::{Breakdown, ChartCount, Draw, EndCondition, Keepsake, Sight, Tally};

impl Draw for GloriaMundi {
    const EMBLEM: (&'static str, &'static str) = ("m-wood", "legion");
    const COUNTS_ROUNDS: bool = false;
    const LANDMARKS: &'static [&'static str] =
        &["forum", "tableau", "romans", "barbarian", "others", "stores", "hand"];

    fn board(at: &Sight<'_, Self>) -> Markup {
        html! {
            (forum::section(at))
            (tableau::own(at))
            (map::section(at))
            (tableau::others(at))
        }
    }

    fn hand(at: &Sight<'_, Self>) -> Markup {
        dock::hand(at)
    }

    fn open_hand(at: &Sight<'_, Self>) -> Markup {
        dock::held(at)
    }

    fn steps(at: &Sight<'_, Self>) -> Markup {
        dock::steps(at)
    }

    fn part(at: &Sight<'_, Self>, name: &str) -> Option<Markup> {
        match name {
            "board" => Some(Self::board(at)),
            "hand" => Some(dock::hand(at)),
            "forum" => Some(forum::section(at)),
            "map" => Some(map::section(at)),
            "tableau" => Some(tableau::own(at)),
            "others" => Some(tableau::others(at)),
            name => tableau::part(at, name),
        }
    }

    fn card(at: &Sight<'_, Self>, name: &str) -> Option<Markup> {
        forum::single(at, name.parse().ok()?)
    }

    fn sign(options: &Options, name: &str) -> Option<(&'static str, &'static str)> {
        power::sign_of(options, name)
    }

    fn ends(to: &Reader<'_>, view: &View) -> Vec<EndCondition> {
        if view.table.ended.is_some() {
            return Vec::new();
        }
        let mut ends: Vec<(u8, EndCondition)> = EndedBy::ALL.map(|by| end(to, view, by)).to_vec();
        ends.sort_by_key(|(left, _)| *left);
        ends.into_iter().map(|(_, end)| end).collect()
    }

    fn threats(to: &Reader<'_>, view: &View) -> Vec<(Option<Seat>, String)> {
        let told = |(seat, by): &(Option<Seat>, EndedBy)| (*seat, board::threat(to, *seat, *by));
        view.threats().iter().map(told).collect()
    }

    fn tally(view: &View) -> Vec<Tally> {
        tally::tally(view)
    }

    fn place(seat: Seat) -> String {
        format!("tab-{seat}")
    }

    fn doing(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
        let table = &view.table;
        let is_active = table.active == seat && table.ended.is_none();
        is_active.then(|| board::turn(to.words, table.turn_type))
    }

    fn spots(view: &View, action: Action) -> Vec<String> {
        spots::of(view, action)
    }

    fn declines(view: &View, action: Action) -> bool {
        natural::declines(view, action)
    }

    fn natural(view: &View, legal: &[Action]) -> Option<Action> {
        natural::natural(view, legal)
    }

    fn implied(view: &View, legal: &[Action]) -> Vec<Action> {
        natural::implied(view, legal)
    }

    fn goes_on(question: &Decision) -> bool {
        matches!(question, Decision::Pay { .. })
    }

    fn warning(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
        board::warning(to.words, view, action)
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
        view.table.turn.into()
    }

    fn begun(event: &Event) -> Option<u16> {
        if let Event::TurnBegan { turn, .. } = *event { Some(u16::from(turn)) } else { None }
    }
}

fn end(to: &Reader<'_>, view: &View, by: EndedBy) -> (u8, EndCondition) {
    let icon = match by {
        EndedBy::Rome => "barbarian",
        EndedBy::Hand => "hand",
        EndedBy::Africa => "step",
        EndedBy::Deck => "deck",
    };
    let (left, full) = board::end(to, view, by);
    let limit = match by {
        EndedBy::Rome => Some(view.edition.board().rome()),
        EndedBy::Africa => Some(view.edition.board().africa),
        EndedBy::Hand | EndedBy::Deck => None,
    };
    let is_threat = view.threats().iter().any(|(_, other)| *other == by);
    let come = limit.map(|limit| (limit.saturating_sub(left), limit));
    (left, EndCondition { icon, short: left.to_string(), full, come, is_threat })
}
