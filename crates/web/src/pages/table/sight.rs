//! Through whose eyes a table is drawn, and what is drawn.

use boards::{Draw, Player, Sight};
use engine::Seat;
use table::{Lesson, Secrets, Table};
use words::{Names, Reader};

use super::fragment::Scene;
use super::{hands, seats};
use crate::hub::Kept;
use crate::text::words;

/// Through whose eyes the viewer sees.
pub(super) fn eyes(scene: Scene<'_>) -> Option<Seat> {
    scene.user().and_then(|user| scene.kept.table.eyes(user))
}

pub(super) fn reader(names: &Names, seat: Option<Seat>) -> Reader<'_> {
    Reader { words: words(), names, seat }
}

/// Which moment of a game, through whose eyes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look<'a> {
    pub(super) kept: &'a Kept,
    pub(super) eyes: Option<Seat>,
    /// When so many actions were played; `None` is now, when answers can be given.
    pub(super) at: Option<usize>,
}

impl Look<'_> {
    /// Draws something of the sight; nothing before the deal.
    pub(super) fn draw<G: Draw + Secrets, T>(
        self,
        draw: impl FnOnce(&Sight<'_, G>) -> T,
    ) -> Option<T> {
        let table = self.kept.table.typed::<G>()?;
        let view = match self.at {
            Some(n) => table.view_at(n, self.eyes)?,
            None => table.view(self.eyes)?,
        };
        let names = self.kept.page_names();
        let now = table.pending().filter(|_| self.at.is_none());
        let legal = self.legal(table);
        let sight = Sight::new(
            reader(&names, self.eyes),
            &view,
            now.map(|(_, decision)| decision),
            &legal,
            self.players::<G>(&names, now.map(|(seat, _)| seat)),
        );
        Some(draw(&sight.taught(self.taught())))
    }

    /// The answer that the teacher of a lesson waits for.
    fn taught(self) -> Option<&'static str> {
        match self.kept.table.lesson().filter(|_| self.at.is_none())? {
            Lesson::Step { step, .. } => Some(&step.answer),
            Lesson::Done => None,
        }
    }

    fn legal<G: Draw + Secrets>(self, table: &Table<G>) -> Vec<G::Action> {
        let seat = self.eyes.filter(|_| self.at.is_none());
        seat.map(|seat| table.legal(seat)).unwrap_or_default()
    }

    /// Whether the viewer, a person of the table, is shown what the others hold.
    fn sees_hands(self) -> bool {
        self.at.is_none() && self.eyes.is_some() && self.kept.table.desk().contract().open_hands
    }

    fn players<G: Draw + Secrets>(self, names: &Names, asked: Option<Seat>) -> Vec<Player> {
        let is_open = |seat| self.sees_hands() && self.eyes != Some(seat);
        let drawn = |seat| hands::drawn::<G>(self.kept, names, seat);
        let held = |seat| is_open(seat).then(|| drawn(seat)).flatten();
        let places = self.kept.table.desk().seats();
        let player = |(seat, place)| Player {
            is_asked: asked == Some(seat),
            notes: seats::notes(self.kept, seat, place),
            held: held(seat).unwrap_or_default(),
        };
        places.map(player).collect()
    }
}
