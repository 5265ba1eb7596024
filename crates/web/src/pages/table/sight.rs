//! What a viewer sees of a table: made once, and handed to every part of a page.

use boards::{Draw, SeatInfo, Sight};
use engine::Seat;
use maud::Markup;
use table::{Lesson, Secrets, Table, UserId};
use words::{Names, Reader};

use super::fragment::Scene;
use super::{hands, seats};
use crate::core::tables::TableSnapshot;
use crate::core::text::{against, at_table, words};

/// Through whose eyes the viewer sees.
pub(super) fn eyes(scene: Scene<'_>) -> Option<Seat> {
    scene.user().and_then(|user| scene.kept.table.eyes(user))
}

pub(super) fn reader(names: &Names, seat: Option<Seat>) -> Reader<'_> {
    Reader { words: words(), names, seat }
}

/// A table of one game, as a viewer sees it.
pub(super) struct Look<'a, G: Draw + Secrets> {
    pub(super) kept: &'a TableSnapshot,
    pub(super) table: &'a Table<G>,
    /// Through whose eyes the viewer looks.
    pub(super) eyes: Option<Seat>,
    /// Who is spoken to: nobody who sits there, where the eyes are another player's.
    pub(super) to: Reader<'a>,
    /// What lies there; nothing before the deal.
    pub(super) sight: Option<Sight<'a, G>>,
}

/// Looks at a table now, when answers can be given, or as it was when `at` actions were played.
pub(super) fn look<G: Draw + Secrets, T>(
    of: (&TableSnapshot, &Table<G>),
    eyes: Option<Seat>,
    at: Option<usize>,
    draw: impl FnOnce(&Look<'_, G>) -> T,
) -> T {
    look_through(of, (eyes, eyes), at, draw)
}

/// The same through the eyes of a seat, told to who sits at another, or at none.
pub(super) fn look_through<G: Draw + Secrets, T>(
    (kept, table): (&TableSnapshot, &Table<G>),
    (eyes, own): (Option<Seat>, Option<Seat>),
    at: Option<usize>,
    draw: impl FnOnce(&Look<'_, G>) -> T,
) -> T {
    #[cfg(test)]
    tests::N_LOOKS.set(tests::N_LOOKS.get() + 1);
    let names = kept.page_names();
    let rival = kept.rival();
    let view = match at {
        Some(n) => table.view_at(n, eyes),
        None => table.view(eyes),
    };
    at_table::<G, T>(table.options(), || {
        let to = reader(&names, own);
        let sight = |view| match at {
            Some(_) => Sight::new(to, view, None, &[], players(kept, None)).past(eyes),
            None => present((kept, table), to, view),
        };
        let look = Look { kept, table, eyes, to, sight: view.as_ref().map(sight) };
        against(rival, || draw(&look))
    })
}

/// The question that waits at a table, as a viewer reads it.
pub(crate) fn question<G: Draw + Secrets>(
    of: (&TableSnapshot, &Table<G>),
    user: Option<&UserId>,
) -> Option<String> {
    let eyes = user.and_then(|user| of.1.eyes(user));
    look(of, eyes, None, |look| {
        let sight = look.sight.as_ref()?;
        Some(G::decision(&look.to, sight.view, sight.question?))
    })
}

/// The sight of a table as it is now.
fn present<'a, G: Draw + Secrets>(
    (kept, table): (&'a TableSnapshot, &'a Table<G>),
    to: Reader<'a>,
    view: &'a G::View,
) -> Sight<'a, G> {
    let (asked, question) = table.pending().unzip();
    let lesson = table.lesson();
    // A mistake in a lesson is looked at before anything else is answered.
    let answers = to.seat.filter(|_| !matches!(lesson, Some(Lesson::Slipped { .. })));
    let legal = answers.map(|seat| table.legal(seat)).unwrap_or_default();
    let mut players = players(kept, asked);
    if to.seat.is_some() && kept.table.desk().contract().open_hands {
        for (seat, player) in (0..).map(Seat).zip(&mut players).filter(|(seat, _)| !to.is(*seat)) {
            player.held = hands::drawn(table, to.names, seat).unwrap_or_default();
        }
    }
    let taught = match lesson {
        Some(Lesson::Step { step, .. }) => Some(&*step.answer),
        Some(Lesson::Slipped { .. } | Lesson::Done) | None => None,
    };
    Sight::new(to, view, question, legal, players).taught(taught)
}

fn players(kept: &TableSnapshot, asked: Option<Seat>) -> Vec<SeatInfo> {
    let player = |(seat, place)| SeatInfo {
        is_asked: asked == Some(seat),
        notes: seats::notes(kept, seat, place),
        held: Markup::default(),
    };
    kept.table.desk().seats().map(player).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use games::GameKind;

    use super::super::{fragment, replay};
    use super::*;
    use crate::core::tables::Viewer;
    use crate::exhibit::Exhibit;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};

    thread_local! {
        pub(super) static N_LOOKS: Cell<usize> = const { Cell::new(0) };
    }

    fn n_looks(draw: impl FnOnce()) -> usize {
        N_LOOKS.set(0);
        draw();
        N_LOOKS.get()
    }

    /// What a page shows before the deal, while people play, and at the end, is seen once.
    #[test]
    fn a_page_looks_once() {
        for kind in GameKind::ALL {
            let (manner, rules) = (Manner::Random, RehearsalRules::Standard);
            let mut rehearsal =
                Rehearsal::new(RehearsalPlan { kind, players: 3, seed: 7, manner, rules });
            for n_actions in [None, Some(0), Some(40), Some(usize::MAX)] {
                match n_actions {
                    Some(0) => rehearsal.start(),
                    Some(n_actions) => rehearsal.play_to(n_actions),
                    None => {}
                }
                let kept = Exhibit::new(rehearsal.table().clone(), rehearsal.people()).kept;
                let [asked, waiting] = [rehearsal.asked(), rehearsal.waiting()];
                for user in [Some(asked), Some(waiting), None] {
                    let viewer = Viewer::new(&kept.table, user);
                    let scene = Scene { kept: &kept, viewer: &viewer, slot: "" };
                    let drawn = n_looks(|| drop(fragment::render(scene, "")));
                    assert_eq!(drawn, 1, "{kind}, {n_actions:?}, {viewer:?}");
                }
                assert_eq!(n_looks(|| drop(replay::show(&kept, None, 7, None))), 1, "{kind}");
            }
        }
    }
}
