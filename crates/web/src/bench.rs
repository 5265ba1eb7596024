//! What it costs to render a page: `trivium bench site`.

use games::GameKind;

use crate::auth::Visitor;
use crate::core::tables::{TableSnapshot, Viewer};
use crate::pages::table::whole;
use crate::rehearsal::{Manner, Play, Rehearsal, Rules, SECRET};

/// Of ten actions of a game so many are played.
const LATE: usize = 9;
const SEED: u64 = 1;

/// A table late in a game of greedy players, as each of them sees it.
#[derive(Debug)]
pub struct LatePage {
    kept: TableSnapshot,
    viewers: Vec<Viewer>,
}

impl LatePage {
    /// Deals a game and plays most of it.
    pub fn new(kind: GameKind, players: u8) -> Self {
        let mut rehearsal = Rehearsal::new(Play {
            kind,
            players,
            seed: SEED,
            manner: Manner::Greedy,
            rules: Rules::Standard,
        });
        rehearsal.start();
        rehearsal.play_to(rehearsal.script().len().div_euclid(10) * LATE);
        Self { kept: rehearsal.kept(), viewers: rehearsal.viewers() }
    }

    /// How many actions were played.
    pub fn n_actions(&self) -> usize {
        self.kept.table.n_moments()
    }

    /// The whole page of everybody at the table, rendered anew.
    pub fn pages(&self) -> impl Iterator<Item = String> {
        let visitor = Visitor::nobody();
        let render = move |viewer| whole(&visitor, &self.kept, viewer, SECRET);
        self.viewers.iter().map(render)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_page_shows_the_game_and_who_is_asked() {
        let page = LatePage::new(GameKind::GloryToRome, 3);
        assert!(page.n_actions() > 50, "{}", page.n_actions());
        let pages: Vec<String> = page.pages().collect();
        let n_asked = pages.iter().filter(|page| page.contains("id=\"answers\"")).count();
        assert_eq!((pages.len(), n_asked), (3, 1));
        assert!(pages.iter().all(|page| page.contains("id=\"board\"")));
    }
}
