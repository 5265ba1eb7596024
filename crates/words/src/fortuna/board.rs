//! What stands on the drawn table: short names, captions, and what a thing says of itself.

use engine::Seat;
use fortuna::View;
use fortuna::bag::Bag;
use fortuna::card::{ActionCard, Cube, Favour, GATE, PALACE, Privilege};
use fortuna::powers::powers;
use fortuna::score;
use fortuna::state::Province;

use super::things;
use crate::reader::yes;
use crate::words::say;
use crate::{Reader, Words};

/// The name of an action card, for its band.
pub fn card(words: &Words, card: ActionCard) -> String {
    let id = match card {
        ActionCard::Water => "fortuna-short-water",
        ActionCard::Harvest => "fortuna-short-harvest",
        ActionCard::Vintage => "fortuna-short-vintage",
        ActionCard::WheatTrade => "fortuna-short-wheat-trade",
        ActionCard::WineTrade => "fortuna-short-wine-trade",
        ActionCard::Centurions => "fortuna-short-centurions",
        ActionCard::Vestals => "fortuna-short-vestals",
        ActionCard::Ceremony => "fortuna-short-ceremony",
        ActionCard::Family => "fortuna-short-family",
        ActionCard::Build => "fortuna-short-build",
        ActionCard::Corruption => "fortuna-short-corruption",
        ActionCard::Fortuna => "fortuna-short-fortuna",
    };
    say!(words, id)
}

/// What an action card would do for somebody, in a short sentence.
pub fn card_text(words: &Words, card: ActionCard, own: &Province) -> String {
    let price = |goods| powers(own).sale_price(goods);
    match card {
        ActionCard::Water => say!(words, "fortuna-text-water"),
        ActionCard::Harvest => say!(words, "fortuna-text-harvest"),
        ActionCard::Vintage => say!(words, "fortuna-text-vintage"),
        ActionCard::WheatTrade => {
            say!(words, "fortuna-text-wheat-trade", price = price(Cube::Wheat))
        }
        ActionCard::WineTrade => say!(words, "fortuna-text-wine-trade", price = price(Cube::Wine)),
        ActionCard::Centurions => say!(words, "fortuna-text-centurions"),
        ActionCard::Vestals => say!(words, "fortuna-text-vestals"),
        ActionCard::Ceremony => say!(words, "fortuna-text-ceremony"),
        ActionCard::Family => say!(words, "fortuna-text-family", married = yes(own.married)),
        ActionCard::Build => say!(words, "fortuna-text-build"),
        ActionCard::Corruption => say!(words, "fortuna-text-corruption"),
        ActionCard::Fortuna => say!(words, "fortuna-text-fortuna"),
    }
}

/// Where an action card lies, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Face up on somebody's edge.
    On(Seat),
    /// Face down on somebody's edge.
    Locked(Seat),
    /// On an edge without a player.
    Open,
    /// Among the cards to draft.
    Pool,
}

/// Where an action card lies, for those who do not see it.
pub fn lies(to: &Reader<'_>, lies: Lies) -> String {
    let on = |id: &str, seat| say!(to, id, mine = to.you(seat), who = to.names.of(seat));
    match lies {
        Lies::On(seat) => on("fortuna-board-card-on", seat),
        Lies::Locked(seat) => on("fortuna-board-locked-by", seat),
        Lies::Open => say!(to, "fortuna-board-card-open"),
        Lies::Pool => say!(to, "fortuna-board-card-pool"),
    }
}

/// The name of a favour card without its number.
pub fn favour(words: &Words, favour: Favour) -> String {
    let id = match favour {
        Favour::Water => "fortuna-name-favour-water",
        Favour::Orgy => "fortuna-name-favour-orgy",
        Favour::Food => "fortuna-name-favour-food",
        Favour::Battle => "fortuna-name-favour-battle",
        Favour::Fortuna => "fortuna-name-favour-fortuna",
        Favour::Religion => "fortuna-name-favour-religion",
    };
    say!(words, id)
}

/// What a favour asks.
pub fn favour_asks(words: &Words, favour: Favour) -> String {
    let id = match favour {
        Favour::Water => "fortuna-give-favour-water",
        Favour::Orgy => "fortuna-give-favour-orgy",
        Favour::Food => "fortuna-give-favour-food",
        Favour::Battle => "fortuna-give-favour-battle",
        Favour::Fortuna => "fortuna-give-favour-fortuna",
        Favour::Religion => "fortuna-give-favour-religion",
    };
    say!(words, id)
}

/// The same, before what is given for it.
pub fn favour_terms(words: &Words, favour: Favour) -> String {
    say!(words, "fortuna-board-asks", what = favour_asks(words, favour))
}

/// How far a favour moves a pawn.
pub fn favour_moves(words: &Words, favour: Favour) -> String {
    let id = match favour {
        Favour::Water => "fortuna-steps-favour-water",
        Favour::Orgy => "fortuna-steps-favour-orgy",
        Favour::Food => "fortuna-steps-favour-food",
        Favour::Battle => "fortuna-steps-favour-battle",
        Favour::Fortuna => "fortuna-steps-favour-fortuna",
        Favour::Religion => "fortuna-steps-favour-religion",
    };
    say!(words, id)
}

/// Why a favour cannot be fulfilled by the active player, with his die.
pub fn favour_lack(words: &Words, view: &View, favour: Favour) -> Option<String> {
    let table = &view.table;
    if table.turn.die < favour.number() {
        return Some(say!(words, "fortuna-board-needs-die", value = favour.number()));
    }
    let own = table.own();
    let (is_lacking, id) = match favour {
        Favour::Water => (own.cube(Cube::Water) == 0, "fortuna-board-lacks-water"),
        Favour::Orgy => (own.cube(Cube::Wine) == 0, "fortuna-board-lacks-wine"),
        Favour::Food => (own.cube(Cube::Wheat) == 0, "fortuna-board-lacks-wheat"),
        Favour::Battle => (own.centurions == 0, "fortuna-board-lacks-centurion"),
        Favour::Fortuna => (!own.married, "fortuna-board-lacks-marriage"),
        Favour::Religion => (own.vestals == 0, "fortuna-board-lacks-vestal"),
    };
    is_lacking.then(|| say!(words, id))
}

/// The title of a privilege card, for its band.
pub fn privilege(words: &Words, card: Privilege) -> String {
    let id = match card {
        Privilege::Recruit => "fortuna-title-recruit",
        Privilege::WaterGift => "fortuna-title-water-gift",
        Privilege::WheatGift => "fortuna-title-wheat-gift",
        Privilege::WineGift => "fortuna-title-wine-gift",
        Privilege::Advance => "fortuna-title-advance",
        Privilege::ScoreBuildings => "fortuna-title-score-buildings",
        Privilege::ScoreWheat => "fortuna-title-score-wheat",
        Privilege::ScoreWine => "fortuna-title-score-wine",
        Privilege::ScoreWater => "fortuna-title-score-water",
        Privilege::ScoreThreeMoney => "fortuna-title-score-three-money",
        Privilege::ScoreFiveMoney => "fortuna-title-score-five-money",
        Privilege::ScoreCenturions => "fortuna-title-score-centurions",
        Privilege::ScoreVestals => "fortuna-title-score-vestals",
        Privilege::ScoreMarriage => "fortuna-title-score-marriage",
    };
    say!(words, id)
}

/// What the reader would score if the game ended now, or how far Rome still is.
pub fn if_ended(words: &Words, own: &Province, hand: Bag) -> String {
    if score::is_in_rome(own) {
        let points = score::score(own, hand);
        return say!(words, "fortuna-board-if-ended", points = points, road = own.road);
    }
    say!(words, "fortuna-board-outside", left = GATE - own.road)
}

/// A space of the road.
pub fn space(words: &Words, space: u8) -> String {
    let kind = match space {
        0 => "village",
        GATE => "gate",
        PALACE => "palace",
        _ if space > GATE => "rome",
        _ => "road",
    };
    say!(words, "fortuna-board-space", space = space, kind = kind)
}

/// What is said of something with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Tokens on a favour card.
    Tokens,
    /// Tokens on Caesar's Palace.
    PalaceTokens,
    /// Cards aside at Caesar's Palace.
    Aside,
    /// Cards of a building.
    Left,
    /// Points.
    Points,
    /// Equal cards.
    Copies,
    /// Privilege cards of somebody.
    Hand,
    /// The price of a place.
    SlotPrice,
    /// The round.
    Round,
}

/// So many.
pub fn count(words: &Words, what: Count, n: u8) -> String {
    match what {
        Count::Tokens => say!(words, "fortuna-board-tokens", n = n),
        Count::PalaceTokens => say!(words, "fortuna-board-palace-tokens", n = n),
        Count::Aside => say!(words, "fortuna-board-aside", n = n),
        Count::Left => say!(words, "fortuna-board-left", n = n),
        Count::Points => say!(words, "fortuna-board-points", n = n),
        Count::Copies => say!(words, "fortuna-board-copies", n = n),
        Count::Hand => say!(words, "fortuna-board-hand", n = n),
        Count::SlotPrice => say!(words, "fortuna-board-slot-price", n = n),
        Count::Round => say!(words, "fortuna-board-round", round = n),
    }
}

/// A die that has fallen, and whether it is the one in use.
pub fn die(words: &Words, value: u8, is_used: bool) -> String {
    say!(words, "fortuna-board-die", value = value, used = yes(is_used))
}

/// What is said of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// His edge.
    Edge,
    /// That it is his turn.
    Plays,
    /// The dice he will roll.
    Dice,
    /// The dice he rolled.
    Roll,
}

/// Something of a seat.
pub fn of(to: &Reader<'_>, what: Of, seat: Seat) -> String {
    let (mine, who) = (to.you(seat), to.names.of(seat));
    match what {
        Of::Edge => say!(to, "fortuna-board-edge", mine = mine, who = who),
        Of::Plays => say!(to, "fortuna-board-plays", mine = mine),
        Of::Dice => say!(to, "fortuna-board-dice-of", mine = mine, who = who),
        Of::Roll => say!(to, "fortuna-board-roll-of", mine = mine, who = who),
    }
}

/// The open discards.
pub fn discards(words: &Words, cards: Bag) -> String {
    say!(words, "fortuna-board-discards", cards = things::privileges(words, cards))
}
