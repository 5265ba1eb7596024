//! The deal. GTR 1.

use engine::{Chance, NoEvents, Seat, Seed, SetupError};

use crate::bag::{Counts, Deck};
use crate::card::{Building, BuildingSet, N_JACKS, ORDERS_OF_A_MATERIAL, SITES_OF_A_MATERIAL};
use crate::flow::{Frame, Stack};
use crate::options::{Beginner, Options, Start};
use crate::powers::Powers;
use crate::state::{Camp, GloryToRome, N_SEATS, Pieces, START_INFLUENCE, Secret, Table, Turn};
use crate::works::Works;

/// Order cards dealt to each player. GTR 1.2.
const DEALT: u8 = 4;

/// A table with all sites on it and no cards dealt.
pub(crate) fn bare_table(options: &Options) -> Table {
    let player = Camp { influence: START_INFLUENCE, ..Camp::default() };
    Table {
        options: *options,
        pieces: Pieces {
            orders: Counts::each(ORDERS_OF_A_MATERIAL),
            sites: Counts::each(SITES_OF_A_MATERIAL),
            jacks: N_JACKS,
        },
        n_turn: 0,
        leader: Seat(0),
        pool: Counts::EMPTY,
        jacks: N_JACKS,
        town: Counts::each(options.sites_in_town()),
        outside: Counts::each(options.sites_out_of_town()),
        built: Counts::EMPTY,
        spent: Counts::EMPTY,
        works: Works::default(),
        public: BuildingSet::EMPTY,
        powers: [Powers::default(); N_SEATS],
        players: [player; N_SEATS],
        removed: 0,
        turn: Turn::default(),
        end: None,
        pending: None,
        stack: Stack::default(),
    }
}

/// Sets the table up, to the first question. GTR 1.
pub(crate) fn deal(options: &Options, seed: Seed) -> Result<GloryToRome, SetupError> {
    options.validate()?;
    let cards =
        Building::ALL.into_iter().flat_map(|b| std::iter::repeat_n(b, usize::from(b.copies())));
    let mut deck = Deck::new(cards);
    Chance::new(seed).shuffle(deck.cards_mut());
    let mut game = GloryToRome { table: bare_table(options), secret: Secret::new(deck) };
    let n_cards = DEALT + u8::from(options.start == Start::Chosen);
    for seat in Seat::all(options.players) {
        game.draw_cards(seat, n_cards, &mut NoEvents);
        game.table.player_mut(seat).jacks = 1;
        game.table.jacks -= 1;
    }
    match options.start {
        Start::Dealt => {
            let mut cards = [None; N_SEATS];
            for seat in Seat::all(options.players) {
                cards[seat.index()] = game.draw_top();
            }
            game.find_leader(cards, &mut NoEvents);
            game.push(Frame::BeginTurn);
        }
        Start::Chosen => game.push(Frame::Start(0)),
    }
    if options.beginner == Beginner::Original {
        // Half of the deck, rounded down, is out of the game. GTR 1.8.
        game.table.removed = game.secret.deck.len() >> 1;
    }
    game.advance(&mut NoEvents);
    Ok(game)
}
