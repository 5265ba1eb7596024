//! What is written over the zones of the drawn table, and on its marks.

use crate::Words;
use crate::message::messages;

macro_rules! captions {
    ($($(#[$doc:meta])* $variant:ident = $id:ident,)+) => {
        /// Something that is always called the same.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Caption { $($(#[$doc])* $variant,)+ }

        pub fn caption(words: &Words, which: Caption) -> String {
            words.plain(match which { $(Caption::$variant => messages::$id,)+ })
        }
    };
}

captions! {
    Board = fortuna_zone_board,
    Favours = fortuna_zone_favours,
    Road = fortuna_zone_road,
    Podium = fortuna_zone_podium,
    Wealth = fortuna_zone_wealth,
    Provinces = fortuna_zone_provinces,
    Supply = fortuna_zone_supply,
    Pool = fortuna_zone_pool,
    Stores = fortuna_zone_stores,
    Phases = fortuna_zone_phases,
    Amounts = fortuna_zone_amounts,
    Exchange = fortuna_zone_exchange,
    Choices = fortuna_zone_choices,
    Privileges = fortuna_zone_privileges,
    Held = fortuna_phase_privileges,
    Offer = fortuna_zone_offer,
    Dice = fortuna_zone_dice,
    Vestals = fortuna_zone_vestals,
    Centurions = fortuna_zone_centurions,
    Goods = fortuna_zone_goods,
    Buildings = fortuna_zone_buildings,
    OpenEdge = fortuna_board_open_edge,
    Nobodys = fortuna_board_nobodys,
    YourEdge = fortuna_board_your_edge,
    You = fortuna_board_you,
    Married = fortuna_board_married,
    Locked = fortuna_board_locked,
    Given = fortuna_board_given,
    SwapOnly = fortuna_board_swap_only,
    TakePlace = fortuna_board_take_place,
    Down = fortuna_board_down,
    Protected = fortuna_board_protected,
    Village = fortuna_board_village,
    Rome = fortuna_board_rome,
    Free = fortuna_board_no_place,
    Worth = fortuna_board_worth,
    PlayIt = fortuna_board_play_it,
    Unused = fortuna_board_unused,
    BlankDie = fortuna_board_die_blank,
    Deck = fortuna_board_deck,
    AqueductFull = fortuna_board_aqueduct_full,
    Aqueduct = fortuna_phase_aqueduct,
    Action = fortuna_phase_action,
    Military = fortuna_phase_military,
    Favour = fortuna_phase_favour,
    PrivilegePhase = fortuna_phase_privileges,
    SetUp = fortuna_phase_set_up,
}
