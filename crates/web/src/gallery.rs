//! Pages to look at: every kind of question of a game, early and late, without a server.

use std::collections::BTreeMap;

use games::GameKind;

use crate::assets;
use crate::auth::Visitor;
use crate::hub::Viewer;
use crate::pages::table::whole;
use crate::rehearsal::{Rehearsal, SECRET};

/// A page with a name.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows: the kind of the question and the number of the action.
    pub name: String,
    /// The whole page.
    pub page: String,
}

/// The files that pages refer to: where, and what is there.
pub fn assets() -> impl Iterator<Item = (&'static str, &'static str)> {
    assets::all()
}

/// The pages of one game of greedy players: the table before the deal, every kind of question when
/// it is asked first and last, somebody who waits, a spectator, and the end.
pub fn pictures(kind: GameKind, players: u8, seed: u64) -> Vec<Picture> {
    let mut rehearsal = Rehearsal::new(kind, players, seed);
    let mut pictures = vec![picture("lobby".into(), &rehearsal, &rehearsal.asked())];
    rehearsal.start();
    let n_actions = rehearsal.script().len();
    for (at, name) in moments(&rehearsal) {
        rehearsal.play_to(at);
        pictures.push(picture(format!("{at:04}-{name}"), &rehearsal, &rehearsal.asked()));
        if at >= n_actions.div_euclid(2) && pictures.iter().all(|one| one.name != "spectator") {
            pictures.push(picture("spectator".into(), &rehearsal, &Viewer::Stranger));
        }
    }
    rehearsal.play_to(n_actions);
    pictures.push(picture("result".into(), &rehearsal, &rehearsal.asked()));
    pictures
}

/// The first and the last time that each kind of question is asked.
fn moments(rehearsal: &Rehearsal) -> BTreeMap<usize, String> {
    let script = rehearsal.script();
    let same = |at: usize| move |other: &usize| script[*other].question == script[at].question;
    let is_edge = |at: &usize| {
        let is_first = !(0..*at).any(|other| same(*at)(&other));
        let is_last = !(at + 1..script.len()).any(|other| same(*at)(&other));
        is_first || is_last
    };
    let named = |at: usize| (at, script[at].question.clone());
    (0..script.len()).filter(is_edge).map(named).collect()
}

fn picture(name: String, rehearsal: &Rehearsal, viewer: &Viewer) -> Picture {
    Picture { name, page: whole(&Visitor::nobody(), &rehearsal.kept(), viewer, SECRET) }
}
