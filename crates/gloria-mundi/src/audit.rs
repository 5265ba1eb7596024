//! Conservation: every card in the box is in exactly one place.

use engine::{Seat, check_pieces as equal};

use crate::card::Production;
use crate::sets::CardSet;
use crate::state::{Estate, GloriaMundi};

impl GloriaMundi {
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        self.count_buildings()?;
        self.count_production()?;
        self.check_limits()
    }

    fn estates(&self) -> &[Estate] {
        &self.table.estates[..usize::from(self.table.n_players)]
    }

    fn count_buildings(&self) -> Result<(), String> {
        let table = &self.table;
        let pile: CardSet = self.secret.pile.cards().iter().copied().collect();
        let forum: CardSet = table.forum.into_iter().flatten().collect();
        let built = self.estates().iter().flat_map(|estate| estate.built);
        let zones = [pile, forum, table.fire].into_iter().chain(built);
        let n_cards: u8 = zones.clone().map(CardSet::len).sum();
        let all = zones.fold(CardSet::EMPTY, CardSet::union);
        equal("building cards", n_cards, table.cards.len())?;
        equal("different building cards", all, table.cards)?;
        equal("cards in the draw pile", pile, table.unseen())
    }

    fn count_production(&self) -> Result<(), String> {
        for of in Production::ALL {
            let owned = |estate: &Estate| estate.hand[of.index()] + estate.n_cards(of);
            let n: u8 = self.estates().iter().map(owned).sum();
            let total = self.table.production[of.index()];
            equal(of.slug(), n + self.table.lost[of.index()], total)?;
        }
        Ok(())
    }

    fn check_limits(&self) -> Result<(), String> {
        let board = self.edition.board();
        for (seat, own) in Seat::all(self.table.n_players).zip(self.estates()) {
            let fits = Production::ALL.into_iter().all(|on| {
                own.built[on.index()].into_iter().all(|card| self.edition.card(card).kind.fits(on))
            });
            if own.steps > board.africa || !fits {
                return Err(format!("seat {seat} is beyond a limit: {own:?}"));
            }
        }
        if self.table.barbarian + self.table.covered > board.rome() {
            return Err("tribute lies beyond Rome".to_owned());
        }
        Ok(())
    }
}
