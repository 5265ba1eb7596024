//! The rail of a replay: every turn in the colour of who began it, under a slider.

use boards::Draw;
use engine::Seat;
use maud::{Markup, html};
use table::{Secrets, Table};

use super::log::turn_name;
use crate::core::text::site;

/// The actions of one turn, or of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) turn: u16,
    /// Who acted first in it.
    pub(super) leader: Seat,
    /// How many actions were played before it, and at its end.
    pub(super) from: usize,
    to: usize,
}

/// The turns after the first `first` actions, in order.
pub(super) fn stretches<G: Draw + Secrets>(table: &Table<G>, first: usize) -> Vec<Stretch> {
    let turns = table.public_views(first).map(|view| G::turn(&view));
    let seats = table.moments().skip(first).map(|moment| moment.seat);
    let actions: Vec<(u16, Seat)> = turns.zip(seats).collect();
    let mut to = first;
    let stretch = |actions: &[(u16, Seat)]| {
        let (from, (turn, leader)) = (to, actions[0]);
        to += actions.len();
        Stretch { turn, leader, from, to }
    };
    actions.chunk_by(|left, right| left.0 == right.0).map(stretch).collect()
}

/// A moment among the turns of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rail<'a> {
    pub(super) turns: &'a [Stretch],
    pub(super) at: usize,
    pub(super) first: usize,
    pub(super) last: usize,
}

impl Rail<'_> {
    /// The turn to which the action belongs that was played last.
    fn now(&self) -> Option<&Stretch> {
        self.turns.iter().find(|turn| self.at <= turn.to)
    }

    /// The first action of this turn, or of the one before if it was just played.
    pub(super) fn turn_before(&self) -> usize {
        let begun = self.turns.iter().rfind(|turn| turn.from + 1 < self.at);
        begun.map_or(self.first, |turn| turn.from + 1)
    }

    /// The first action of the next turn.
    pub(super) fn turn_after(&self) -> usize {
        let next = self.turns.iter().find(|turn| turn.from + 1 > self.at);
        next.map_or(self.last, |turn| turn.from + 1)
    }

    /// Which turn of how many.
    pub(super) fn turn<G: Draw>(&self) -> String {
        let (Some(now), Some(last)) = (self.now(), self.turns.last()) else {
            return String::new();
        };
        let site = site();
        if G::COUNTS_ROUNDS {
            site.round_of(now.turn, last.turn)
        } else {
            site.turn_of(now.turn, last.turn)
        }
    }

    /// Where the slider stands, in words.
    fn place<G: Draw>(&self) -> String {
        match self.now() {
            Some(now) if self.at > now.from => {
                let turn = turn_name::<G>(now.turn);
                site().place_in_turn(turn, self.at - now.from, now.to - now.from)
            }
            Some(_) | None => site().begins(),
        }
    }

    /// The slider over the turns. Without scripts its form is sent by a button.
    pub(super) fn show<G: Draw>(&self) -> Markup {
        let begins: Vec<String> =
            self.turns.iter().map(|turn| (turn.from + 1).to_string()).collect();
        html! {
            div .rail {
                @if self.first < self.last { (self.segments()) }
                input #at type="range" name="at" min=(self.first) max=(self.last) value=(self.at)
                    aria-label=(site().steps()) aria-valuetext=(self.place::<G>()) data-turns=(begins.join(" "));
            }
        }
    }

    /// A drawing as wide as there are actions; what is still to come is pale.
    fn segments(&self) -> Markup {
        html! {
            svg aria-hidden="true" viewBox={ "0 0 " (self.last - self.first) " 1" } preserveAspectRatio="none" {
                @for turn in self.turns {
                    rect class={ "s" (turn.leader.0 + 1) } x=(turn.from - self.first)
                        width=(turn.to - turn.from) height="1" {}
                }
                rect .rest x=(self.at - self.first) width=(self.last - self.at) height="1" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn stretch(turn: u16, from: usize, to: usize) -> Stretch {
        Stretch { turn, leader: Seat(0), from, to }
    }

    #[test]
    fn turns_are_stepped_by_their_first_actions() {
        let turns = [stretch(1, 0, 4), stretch(2, 4, 5), stretch(3, 5, 9)];
        let steps = |at| {
            let rail = Rail { turns: &turns, at, first: 0, last: 9 };
            (rail.turn_before(), rail.turn_after())
        };
        assert_eq!([0, 1, 3, 4].map(steps), [(0, 1), (0, 5), (1, 5), (1, 5)]);
        assert_eq!([5, 6, 7, 9].map(steps), [(1, 6), (5, 9), (6, 9), (6, 9)]);
    }
}
