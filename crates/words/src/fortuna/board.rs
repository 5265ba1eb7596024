//! What stands on the drawn table: short names, captions, and what a thing says of itself.

use engine::Seat;
use fortuna::View;
use fortuna::bag::Bag;
use fortuna::card::{ActionCard, Cube, Favour, GATE, PALACE, Privilege};
use fortuna::powers::powers;
use fortuna::score;
use fortuna::state::Province;

use super::things;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};
use crate::{Reader, Words};

/// The name of an action card, for its band.
pub fn card(words: &Words, card: ActionCard) -> String {
    say!(words, fortuna_short[ActionCard: card])
}

/// What an action card would do for someone, in a short sentence.
pub fn card_text(words: &Words, card: ActionCard, own: &Province) -> String {
    let goods = if card == ActionCard::WineTrade { Cube::Wine } else { Cube::Wheat };
    let price = powers(own).sale_price(goods);
    say!(words, fortuna_text[ActionCard: card], price = price, married = own.married)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Face up on someone's edge.
    On(Seat),
    /// Face down on someone's edge.
    Locked(Seat),
    /// On an edge without a player.
    Open,
    Pool,
}

/// Where an action card lies, for those who do not see it.
pub fn lies(to: &Reader<'_>, lies: Lies) -> String {
    let on = |id: Id<with::mine_who<'_>>, seat| {
        say!(to, id as mine_who, mine = to.is(seat), who = to.names.of(seat))
    };
    match lies {
        Lies::On(seat) => on(id::fortuna_board_card_on, seat),
        Lies::Locked(seat) => on(id::fortuna_board_locked_by, seat),
        Lies::Open => say!(to, fortuna_board_card_open),
        Lies::Pool => say!(to, fortuna_board_card_pool),
    }
}

/// The name of a favour card without its number.
pub fn favour(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_name_favour[Favour: favour])
}

pub fn favour_asks(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_give_favour[Favour: favour])
}

/// The same, before what is given for it.
pub fn favour_terms(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_board_asks, what = favour_asks(words, favour))
}

pub fn favour_moves(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_steps_favour[Favour: favour])
}

/// Why the active player cannot fulfil a favour with the die in use.
pub fn favour_lack(words: &Words, view: &View, favour: Favour) -> Option<String> {
    let table = &view.table;
    if table.turn.die < favour.number() {
        return Some(say!(words, fortuna_board_needs_die, value = favour.number()));
    }
    let own = table.own();
    let (is_lacking, id) = match favour {
        Favour::Water => (own.cube(Cube::Water) == 0, id::fortuna_board_lacks_water),
        Favour::Orgy => (own.cube(Cube::Wine) == 0, id::fortuna_board_lacks_wine),
        Favour::Food => (own.cube(Cube::Wheat) == 0, id::fortuna_board_lacks_wheat),
        Favour::Battle => (own.centurions == 0, id::fortuna_board_lacks_centurion),
        Favour::Fortuna => (!own.married, id::fortuna_board_lacks_marriage),
        Favour::Religion => (own.vestals == 0, id::fortuna_board_lacks_vestal),
    };
    is_lacking.then(|| words.plain(id))
}

/// The title of a privilege card, for its band.
pub fn privilege(words: &Words, card: Privilege) -> String {
    say!(words, fortuna_band[Privilege: card])
}

/// What the reader would score if the game ended now, or how far Rome still is.
pub fn if_ended(words: &Words, own: &Province, hand: Bag) -> String {
    if score::is_in_rome(own) {
        let points = score::score(own, hand);
        return say!(words, fortuna_board_if_ended, points = points, road = own.road);
    }
    say!(words, fortuna_board_outside, left = GATE - own.road)
}

pub fn space(words: &Words, space: u8) -> String {
    let kind = match space {
        0 => "village",
        GATE => "gate",
        PALACE => "palace",
        _ if space > GATE => "rome",
        _ => "road",
    };
    say!(words, fortuna_board_space, space = space, kind = kind)
}

/// What is said of something with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCount {
    Tokens,
    PalaceTokens,
    Aside,
    Left,
    Points,
    Copies,
    Hand,
    SlotPrice,
    Round,
}

pub fn count(words: &Words, what: BoardCount, n: u8) -> String {
    match what {
        BoardCount::Tokens => say!(words, fortuna_board_tokens, n = n),
        BoardCount::PalaceTokens => say!(words, fortuna_board_palace_tokens, n = n),
        BoardCount::Aside => say!(words, fortuna_board_aside, n = n),
        BoardCount::Left => say!(words, fortuna_board_left, n = n),
        BoardCount::Points => say!(words, fortuna_board_points, n = n),
        BoardCount::Copies => say!(words, fortuna_board_copies, n = n),
        BoardCount::Hand => say!(words, fortuna_board_hand, n = n),
        BoardCount::SlotPrice => say!(words, fortuna_board_slot_price, n = n),
        BoardCount::Round => say!(words, fortuna_board_round, round = n),
    }
}

/// A die that has fallen, and whether it is the one in use.
pub fn die(words: &Words, value: u8, is_used: bool) -> String {
    say!(words, fortuna_board_die, value = value, used = is_used)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    Edge,
    Plays,
    Dice,
    Roll,
}

pub fn of(to: &Reader<'_>, what: Of, seat: Seat) -> String {
    let (mine, who) = (to.is(seat), to.names.of(seat));
    match what {
        Of::Edge => say!(to, fortuna_board_edge, mine = mine, who = who),
        Of::Plays => say!(to, fortuna_board_plays, mine = mine),
        Of::Dice => say!(to, fortuna_board_dice_of, mine = mine, who = who),
        Of::Roll => say!(to, fortuna_board_roll_of, mine = mine, who = who),
    }
}

pub fn discards(words: &Words, cards: Bag) -> String {
    say!(words, fortuna_board_discards, cards = things::privileges(words, cards), n = cards.len())
}
