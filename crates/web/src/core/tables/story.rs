//! How a game went: what was counted at the end of every turn.

use boards::{ChartCount, Draw};
use engine::Seat;
use table::{Secrets, Table};
use words::{Names, Reader};

use crate::core::text::words;

#[derive(Clone, Debug)]
pub(crate) struct Curve {
    pub(crate) label: String,
    /// By turn, then by seat.
    pub(crate) counts: Vec<Vec<i32>>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Story {
    pub(crate) turns: Vec<u16>,
    pub(crate) courses: Vec<Curve>,
}

impl Story {
    /// The story of a finished game. Each seat is counted from its own view.
    pub(crate) fn of<G: Draw + Secrets>(table: &Table<G>, names: &Names) -> Self {
        let mut story = Self::default();
        let seats: Vec<Seat> = table.desk().seats().map(|(seat, _)| seat).collect();
        let own = |game: &G, seat: Seat| {
            let to = Reader { words: words().at::<G>(table.options()), names, seat: Some(seat) };
            G::tallies(&to, &game.view(Some(seat)))
        };
        let mut before = None;
        let mut states = table.states().peekable();
        while let Some(game) = states.next() {
            let turn = G::turn(&game.view(None));
            let is_last = states.peek().is_none();
            if is_last || before != Some(turn) {
                story.turns.push(if is_last { turn } else { turn.saturating_sub(1) });
                story.add(&seats.iter().map(|seat| own(&game, *seat)).collect::<Vec<_>>());
            }
            before = Some(turn);
        }
        story
    }

    pub(crate) fn weight(&self) -> usize {
        let counts = self.courses.iter().flat_map(|course| &course.counts);
        counts.map(|by_seat| size_of::<Vec<i32>>() + 2 * size_of_val(by_seat.as_slice())).sum()
    }

    fn add(&mut self, by_seat: &[Vec<ChartCount>]) {
        let Some(first) = by_seat.first() else { return };
        if self.courses.is_empty() {
            let course =
                |tally: &ChartCount| Curve { label: tally.label.clone(), counts: Vec::new() };
            self.courses = first.iter().map(course).collect();
        }
        for (place, course) in self.courses.iter_mut().enumerate() {
            let own = |(seat, tallies): (usize, &Vec<ChartCount>)| tallies[place].counts[seat];
            course.counts.push(by_seat.iter().enumerate().map(own).collect());
        }
    }
}
