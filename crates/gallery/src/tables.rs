//! Tables to look at: every kind of question of a game, early and late, without a server.

use std::collections::{BTreeMap, BTreeSet};

use engine::Game;
use games::{GameKind, dispatch};
use table::UserId;
use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};
use web::exhibit::Exhibit;

/// After this many games in a row without a new kind of question there is none.
const PATIENCE: usize = 150;

/// How games are played that ask everything.
const WAYS: [(Manner, RehearsalRules); 3] = [
    (Manner::Greedy, RehearsalRules::Standard),
    (Manner::Random, RehearsalRules::Standard),
    (Manner::Random, RehearsalRules::Rare),
];

#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows: the kind of the question and the number of the action.
    pub name: String,
    pub page: String,
}

/// Where more than this many play, the others are bots.
const PEOPLE: usize = 2;

/// The pages of one game of greedy players: the table before the deal, every kind of question when
/// a person is asked it first and last, a player who waits, a spectator, a moment of the past, and the
/// end.
pub fn pictures(kind: GameKind, players: u8, seed: u64) -> Vec<Picture> {
    let (manner, rules) = (Manner::Greedy, RehearsalRules::Standard);
    let play = RehearsalPlan { kind, players, seed, manner, rules };
    let mut rehearsal = Rehearsal::with_bots(play, PEOPLE);
    let mut pictures = vec![picture("lobby".into(), &rehearsal, Some(rehearsal.asked()))];
    rehearsal.start();
    let n_actions = rehearsal.script().len();
    for (at, name) in moments(&rehearsal) {
        rehearsal.play_to(at);
        pictures.push(picture(format!("{at:04}-{name}"), &rehearsal, Some(rehearsal.asked())));
        if at >= n_actions.div_euclid(2) && pictures.iter().all(|one| one.name != "spectator") {
            pictures.push(picture("spectator".into(), &rehearsal, None));
            pictures.push(picture("waiting".into(), &rehearsal, Some(rehearsal.waiting())));
        }
    }
    rehearsal.play_to(n_actions);
    let over = exhibit(&rehearsal);
    let middle = n_actions.div_euclid(2);
    pictures.push(Picture { name: "replay".into(), page: over.past(middle, Some(1)) });
    pictures.push(Picture { name: "replay-start".into(), page: over.past(0, None) });
    pictures.push(picture("result".into(), &rehearsal, Some(rehearsal.asked())));
    pictures
}

/// One page for each kind of question that a game can ask, as far as many games of every number of
/// players ask it, by greedy players and by others.
pub fn questions(kind: GameKind) -> Vec<Picture> {
    let mut seen = BTreeSet::new();
    let mut pictures = Vec::new();
    let mut n_in_vain = 0;
    for play in plays(kind) {
        let found = new_questions(play, &mut seen);
        n_in_vain = if found.is_empty() { n_in_vain + 1 } else { 0 };
        pictures.extend(found);
        if n_in_vain == PATIENCE {
            break;
        }
    }
    pictures
}

/// Games without end, of every number of players, in every way.
fn plays(kind: GameKind) -> impl Iterator<Item = RehearsalPlan> {
    let counts = dispatch!(kind, G => G::PLAYERS);
    (1..).flat_map(move |seed| {
        counts.clone().flat_map(move |players| {
            WAYS.map(|(manner, rules)| RehearsalPlan { kind, players, seed, manner, rules })
        })
    })
}

/// The first time that each kind of question is asked which has not been seen yet.
fn new_questions(play: RehearsalPlan, seen: &mut BTreeSet<String>) -> Vec<Picture> {
    let mut rehearsal = Rehearsal::new(play);
    let script = rehearsal.script().iter().map(|line| line.question.clone());
    let new: Vec<_> = script.enumerate().filter(|(_, name)| seen.insert(name.clone())).collect();
    if !new.is_empty() {
        rehearsal.start();
    }
    let show = |(at, name): (usize, String)| {
        rehearsal.play_to(at);
        picture(format!("{name}-{}", play.players), &rehearsal, Some(rehearsal.asked()))
    };
    new.into_iter().map(show).collect()
}

/// The first and the last time that each kind of question is asked.
fn moments(rehearsal: &Rehearsal) -> BTreeMap<usize, String> {
    let script = rehearsal.script();
    let is_asked = |at: &usize| rehearsal.is_person(script[*at].seat);
    let same = |at: usize| {
        move |other: &usize| is_asked(other) && script[*other].question == script[at].question
    };
    let is_edge = |at: &usize| {
        let is_first = !(0..*at).any(|other| same(*at)(&other));
        let is_last = !(at + 1..script.len()).any(|other| same(*at)(&other));
        is_first || is_last
    };
    let named = |at: usize| (at, script[at].question.clone());
    (0..script.len()).filter(is_asked).filter(is_edge).map(named).collect()
}

fn picture(name: String, rehearsal: &Rehearsal, viewer: Option<&UserId>) -> Picture {
    Picture { name, page: exhibit(rehearsal).page(viewer) }
}

pub(crate) fn exhibit(rehearsal: &Rehearsal) -> Exhibit {
    Exhibit::new(rehearsal.table().clone(), rehearsal.people())
}
