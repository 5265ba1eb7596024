//! What it costs to render a page: `cargo xtask bench --site`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use games::GameKind;
use table::UserId;
use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};
use web::exhibit::Exhibit;

use crate::tables::exhibit;

/// How many of ten actions of a game are played.
const LATE: usize = 9;
const SEED: u64 = 1;

/// What was measured of a late table of Glory to Rome.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    pub actions: usize,
    /// For the whole page of one viewer, of which nothing was rendered before.
    pub page_us: f64,
    /// The size of the largest of them.
    pub page_bytes: usize,
}

pub fn measure(players: u8, time: Duration) -> Cost {
    let table = LatePage::new(GameKind::GloryToRome, players);
    // The first page also reads all the words.
    let page_bytes = table.pages().map(|page| page.len()).max().unwrap_or_default();
    let start = Instant::now();
    let mut n_pages = 0_u32;
    while n_pages == 0 || start.elapsed() < time {
        table.pages().for_each(|page| {
            black_box(page);
            n_pages += 1;
        });
    }
    let page_us = start.elapsed().as_secs_f64() * 1e6 / f64::from(n_pages);
    Cost { actions: table.n_actions, page_us, page_bytes }
}

/// A table late in a game of greedy players, as each of them sees it.
#[derive(Debug)]
struct LatePage {
    exhibit: Exhibit,
    n_actions: usize,
    users: Vec<UserId>,
}

impl LatePage {
    /// Deals a game and plays most of it.
    fn new(kind: GameKind, players: u8) -> Self {
        let (manner, rules) = (Manner::Greedy, RehearsalRules::Standard);
        let mut rehearsal =
            Rehearsal::new(RehearsalPlan { kind, players, seed: SEED, manner, rules });
        rehearsal.start();
        rehearsal.play_to(rehearsal.script().len().div_euclid(10) * LATE);
        let n_actions = rehearsal.table().n_moments();
        Self { exhibit: exhibit(&rehearsal), n_actions, users: rehearsal.users().to_vec() }
    }

    /// The whole page of each player, rendered again.
    fn pages(&self) -> impl Iterator<Item = String> {
        self.users.iter().map(|user| self.exhibit.page(Some(user)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_page_shows_the_game_and_who_is_asked() {
        let page = LatePage::new(GameKind::GloryToRome, 3);
        assert!(page.n_actions > 50, "{}", page.n_actions);
        let pages: Vec<String> = page.pages().collect();
        let n_asked = pages.iter().filter(|page| page.contains("id=\"answers\"")).count();
        assert_eq!((pages.len(), n_asked), (3, 1));
        assert!(pages.iter().all(|page| page.contains("id=\"board\"")));
    }

    #[test]
    fn pages_are_measured() {
        let cost = measure(5, Duration::from_millis(10));
        assert!(cost.actions > 100 && cost.page_us > 1.0 && cost.page_bytes > 5_000, "{cost:?}");
    }
}
