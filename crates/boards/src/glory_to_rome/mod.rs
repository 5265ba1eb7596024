//! The table of Glory to Rome: camps as in the box, round the shared part.

mod buildings;
mod camp;
mod commons;
mod cue;
mod hand;
mod keepsake;
mod look;
mod natural;
mod spots;
mod stakes;
mod tally;
mod town;
mod turn;
mod wish;

use ::glory_to_rome::state::EndedBy;
use ::glory_to_rome::threat::Threat;
use ::glory_to_rome::{Action, Ending, Event, GloryToRome, Options, View};
use engine::{Outcome, Seat};
use maud::{Markup, html};
use words::glory_to_rome::{board, end, things};
use words::{Reader, Speak, Words};

use crate::{Breakdown, ChartCount, Draw, EndCondition, Keepsake, Sight, Tally};

impl Draw for GloryToRome {
    const EMBLEM: (&'static str, &'static str) = ("m-brick", "marble");
    const COUNTS_ROUNDS: bool = false;
    const LANDMARKS: &'static [&'static str] = &[
        "pool",
        "sites",
        "deck",
        "jacks",
        "clients",
        "influence",
        "buildings",
        "vault",
        "stockpile",
        "hand",
        "others",
    ];

    fn board(at: &Sight<'_, Self>) -> Markup {
        let seats: Vec<Seat> = at.seats().collect();
        let Some((first, others)) = seats.split_first() else {
            return html! {};
        };
        html! {
            (camp::others(at, others))
            (commons::show(at))
            (camp::own(at, *first))
        }
    }

    fn hand(at: &Sight<'_, Self>) -> Markup {
        hand::show(at)
    }

    fn open_hand(at: &Sight<'_, Self>) -> Markup {
        hand::held(at)
    }

    fn steps(at: &Sight<'_, Self>) -> Markup {
        turn::steps(at)
    }

    fn stakes(at: &Sight<'_, Self>) -> Markup {
        stakes::show(at)
    }

    fn part(at: &Sight<'_, Self>, name: &str) -> Option<Markup> {
        let seats: Vec<Seat> = at.seats().collect();
        let (first, others) = seats.split_first()?;
        match name {
            "board" => Some(Self::board(at)),
            "hand" => Some(hand::show(at)),
            "camp" => Some(camp::own(at, *first)),
            "others" => Some(camp::others(at, others)),
            "commons" => Some(commons::show(at)),
            "pool" => Some(commons::pool_and_stacks(at)),
            name => camp::part(at, name),
        }
    }

    fn card(at: &Sight<'_, Self>, name: &str) -> Option<Markup> {
        hand::picture(at, name)
    }

    fn town(at: &Sight<'_, Self>, seat: Seat) -> Option<Markup> {
        Some(town::show(at, seat))
    }

    /// A material alone, without its role.
    fn caption(words: &Words, options: &Options, name: &str) -> Option<String> {
        let material = name.parse().ok().map(|material| things::material(words, material));
        material.or_else(|| Self::about(words, options, name).map(|about| about.title))
    }

    fn sign(_options: &Options, name: &str) -> Option<(&'static str, &'static str)> {
        look::sign(name)
    }

    fn ends(to: &Reader<'_>, view: &View) -> Vec<EndCondition> {
        let end = |way: end::Way| EndCondition {
            icon: emblem(way.by),
            short: way.short,
            full: way.full,
            come: Some(way.come),
            is_threat: way.is_threat,
        };
        end::ways(to, view).into_iter().map(end).collect()
    }

    fn threats(to: &Reader<'_>, view: &View) -> Vec<(Option<Seat>, String)> {
        let told = |threat: &Threat| (threat.seat, end::threat(to, threat));
        view.threats().iter().map(told).collect()
    }

    fn tally(view: &View) -> Vec<Tally> {
        tally::tally(view)
    }

    fn place(seat: Seat) -> String {
        format!("camp-{seat}")
    }

    fn doing(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
        turn::doing(to.words, view, seat)
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

    fn warning(to: &Reader<'_>, view: &View, action: Action) -> Option<String> {
        let proposal = || matches!(action, Action::Grant(_)).then(|| board::grant_warning(to));
        board::warning(to, view, action).or_else(proposal)
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
        view.table.n_turn
    }

    fn begun(event: &Event) -> Option<u16> {
        if let Event::TurnBegan { turn, .. } = *event { Some(turn) } else { None }
    }
}

const fn emblem(by: EndedBy) -> &'static str {
    match by {
        EndedBy::Sites => "site",
        EndedBy::Deck => "deck",
        EndedBy::Forum => "market",
        EndedBy::Catacomb | EndedBy::Granted | EndedBy::TurnLimit => "end",
    }
}
