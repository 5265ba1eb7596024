//! What is written over the zones of the drawn table, and on its marks.

use crate::Words;
use crate::message::messages;

macro_rules! captions {
    ($($(#[$doc:meta])* $variant:ident = $id:ident,)+) => {
        /// Something that is always called the same.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Caption { $($(#[$doc])* $variant,)+ }

        /// The caption in words.
        pub fn caption(words: &Words, which: Caption) -> String {
            words.plain(match which { $(Caption::$variant => messages::$id,)+ })
        }
    };
}

captions! {
    /// The board.
    Board = fortuna_zone_board,
    /// The six favour cards.
    Favours = fortuna_zone_favours,
    /// The road.
    Road = fortuna_zone_road,
    /// The order of play.
    Podium = fortuna_zone_podium,
    /// The track of money.
    Wealth = fortuna_zone_wealth,
    /// What the players own.
    Provinces = fortuna_zone_provinces,
    /// The piles of buildings.
    Supply = fortuna_zone_supply,
    /// The cards of the expert set-up.
    Pool = fortuna_zone_pool,
    /// What the supply still holds.
    Stores = fortuna_zone_stores,
    /// The phases of a turn.
    Phases = fortuna_zone_phases,
    /// The amounts to choose from.
    Amounts = fortuna_zone_amounts,
    /// The card that goes and those that may come.
    Exchange = fortuna_zone_exchange,
    /// Things of the table, once more beside the question.
    Choices = fortuna_zone_choices,
    /// The own privilege cards.
    Privileges = fortuna_zone_privileges,
    /// The drawn privilege cards.
    Offer = fortuna_zone_offer,
    /// The places of dice.
    Dice = fortuna_zone_dice,
    /// The places of vestals.
    Vestals = fortuna_zone_vestals,
    /// The places of centurions.
    Centurions = fortuna_zone_centurions,
    /// Water, wheat and wine.
    Goods = fortuna_zone_goods,
    /// The places of buildings.
    Buildings = fortuna_zone_buildings,
    /// An edge without a player.
    OpenEdge = fortuna_board_open_edge,
    /// Whose such an edge is.
    Nobodys = fortuna_board_nobodys,
    /// The reader's edge.
    YourEdge = fortuna_board_your_edge,
    /// The reader.
    You = fortuna_board_you,
    /// Of somebody married.
    Married = fortuna_board_married,
    /// Of a card that lies face down.
    Locked = fortuna_board_locked,
    /// Of the card that is swapped.
    Given = fortuna_board_given,
    /// To swap a card without carrying it out.
    SwapOnly = fortuna_board_swap_only,
    /// Where the card that comes will lie.
    TakePlace = fortuna_board_take_place,
    /// Of a favour card that lies face down.
    Down = fortuna_board_down,
    /// Of a favour card that cannot be closed.
    Protected = fortuna_board_protected,
    /// Space 0.
    Village = fortuna_board_village,
    /// The city.
    Rome = fortuna_board_rome,
    /// A place for a building.
    Free = fortuna_board_no_place,
    /// Before points.
    Worth = fortuna_board_worth,
    /// Of a privilege card that can be played now.
    PlayIt = fortuna_board_play_it,
    /// Of a privilege card that can be played at another time.
    Unused = fortuna_board_unused,
    /// A die that has not fallen yet.
    BlankDie = fortuna_board_die_blank,
    /// The draw pile.
    Deck = fortuna_board_deck,
    /// Of an Aqueduct that holds water.
    AqueductFull = fortuna_board_aqueduct_full,
    /// Phase 1.
    Aqueduct = fortuna_phase_aqueduct,
    /// Phase 2.
    Action = fortuna_phase_action,
    /// Phase 3.
    Military = fortuna_phase_military,
    /// Phase 4.
    Favour = fortuna_phase_favour,
    /// Phase 5.
    PrivilegePhase = fortuna_phase_privileges,
    /// Before all phases.
    SetUp = fortuna_phase_set_up,
}
