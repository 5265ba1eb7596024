//! What a table may cost: bytes, work, and pushing things about.

use browser::{Light, Motion};
use engine::Game;
use games::{GameKind, dispatch};

use crate::bots::{alone, hurry};
use crate::games::PHONE;
use crate::player::Player;
use crate::round::{Round, met};
use crate::server::Site;

/// The first view of a late table, in bytes as they come over the network; a release packs its files better.
const FIRST_VIEW: u64 = 160_000;
/// How much may be pushed about by what others do: the part of the window times how far. What moves
/// glides; this much is what browsers count of a box that scrolls and glides.
const SHIFT: f64 = 0.02;
/// Processor time a page may take to show what others did, in seconds: the median, because a busy
/// machine makes single ones slow.
const WORK: f64 = 0.3;
/// How often someone else answers meanwhile.
const N_UPDATES: usize = 6;
/// How many answers are given in a row, so that nobody loses patience.
const RUN: usize = 40;

/// At every moment of a game with as many players as it takes.
fn first_view(kind: GameKind) {
    let site = Site::new();
    let anna = Player::stranger();
    anna.person.n_bytes();
    anna.person.open(&site.base);
    let around = anna.person.n_bytes();
    let anna = anna.named(&site.base, "Anna");
    let players = dispatch!(kind, G => *G::PLAYERS.end());
    let table = alone(kind, players, &anna, &site.base);
    let largest = (1..=10).map(|run| hurry(&anna, &table, RUN, run)).max().unwrap_or(0);
    assert!(largest > 3_000, "the table was seen");
    assert!(largest + around < FIRST_VIEW, "{largest} and {around} bytes");
}

#[test]
fn the_first_view_of_glory_to_rome_is_small() {
    first_view(GameKind::GloryToRome);
}

#[test]
fn the_first_view_of_fortuna_is_small() {
    first_view(GameKind::Fortuna);
}

#[test]
fn the_first_view_of_gloria_mundi_is_small() {
    first_view(GameKind::GloriaMundi);
}

/// Looks at what the last answer of another has done to the page of someone who has touched
/// nothing. Gives what it computed for it.
#[track_caller]
fn is_calm(player: &Player, work: &mut f64) -> f64 {
    let shifts = player.person.shifts();
    let sum: f64 = shifts.iter().map(|shift| shift.score).sum();
    let what: Vec<&str> = shifts.iter().map(|shift| shift.what.as_str()).collect();
    assert!(sum < SHIFT, "{sum} was pushed about: {what:#?}");
    let before = std::mem::replace(work, player.person.work());
    *work - before
}

/// Someone who plays but is not asked, and someone who only looks.
fn stays_calm(kind: GameKind, width: u32) {
    let site = Site::new();
    let [anna, ben] = met(kind, &site.base);
    let carl = Player::stranger();
    for watcher in [&ben, &carl] {
        watcher.person.width(width);
        watcher.person.taste(Light::Day, Motion::Any);
    }
    let mut round = Round::dealt(&anna, &ben);
    carl.person.open(&anna.person.url());
    let mut taken = Vec::new();
    for _ in 0..N_UPDATES {
        round.until_asked(&anna);
        carl.see_version(anna.version());
        let mut works = [&ben, &carl].map(|watcher| {
            watcher.person.watch();
            watcher.person.rest();
            watcher.person.shifts();
            watcher.person.work()
        });
        let version = round.answer(&anna);
        for (watcher, work) in [&ben, &carl].into_iter().zip(&mut works) {
            watcher.see_version(version);
            taken.push(is_calm(watcher, work));
        }
    }
    taken.sort_unstable_by(f64::total_cmp);
    assert!(taken[N_UPDATES] < WORK, "seconds of work for an update: {taken:?}");
    for player in [anna, ben, carl] {
        player.is_content();
    }
}

/// At a desk and on a telephone.
fn stays_calm_everywhere(kind: GameKind) {
    for width in [1440, PHONE] {
        stays_calm(kind, width);
    }
}

#[test]
fn nothing_jumps_in_fortuna() {
    stays_calm_everywhere(GameKind::Fortuna);
}

#[test]
fn nothing_jumps_in_glory_to_rome() {
    stays_calm_everywhere(GameKind::GloryToRome);
}

#[test]
fn nothing_jumps_in_gloria_mundi() {
    stays_calm_everywhere(GameKind::GloriaMundi);
}
