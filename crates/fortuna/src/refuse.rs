//! Why an action is not legal, told from what its player may know.

use engine::Clause;
use serde::Serialize;

use crate::action::{Action, Play};
use crate::card::{ActionCard, Building, Cube, FamilyGift, Favour, Helper, LIMIT, Privilege};
use crate::decision::{Decision, clause};
use crate::state::{Province, Table};
use crate::view::View;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of a refusal say what they are")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn,
    /// The action answers another question than the one asked.
    NotTheQuestion { asked: Decision },
    /// The card was drafted already, or dealt.
    NotInThePool { card: ActionCard },
    /// The card lies on another edge.
    NotOnYourEdge { card: ActionCard, asked: Decision },
    /// The card lies on one's own edge.
    OnYourEdge { card: ActionCard, asked: Decision },
    /// The card lies face down.
    FaceDown { card: ActionCard },
    /// Carrying the card out would change nothing.
    NoEffect { card: ActionCard },
    /// There is no money for the bribe, or none left for what the card costs.
    BribeTooDear { card: ActionCard },
    /// More than can be converted, sold or hired; `most` is possible.
    TooMany { most: u8, asked: Decision },
    /// Fewer than one.
    TooFew { asked: Decision },
    /// None left in the supply.
    SupplyEmpty { cube: Cube },
    /// No card of this building is left.
    PileEmpty { building: Building },
    /// Built already.
    AlreadyBuilt { building: Building },
    /// Three buildings are the most.
    NoRoomToBuild,
    /// Not enough money.
    TooDear { building: Building, price: u8 },
    /// A Palace is for the married.
    PalaceNeedsMarriage,
    /// No centurion to send.
    NoCenturion,
    /// One centurion a turn.
    AlreadyCommanded,
    /// The dice have fallen already.
    AlreadyRolled,
    /// Whoever stands in the Palace rolls no more.
    NoRollAtThePalace,
    /// No die shows this value.
    NoSuchDie { value: u8 },
    /// The favour card lies face down.
    FavourClosed { favour: Favour },
    /// The die is too low for the favour.
    DieTooLow { favour: Favour, die: u8 },
    /// The goods for the favour are missing; `most` can be given.
    NotEnoughGoods { favour: Favour, most: u8 },
    /// The favour of Fortuna is for the married.
    NotMarried,
    /// The favour of Religion needs a vestal.
    NoVestal,
    /// The emperor can be pleased without giving anything away, and must be.
    TaxNotAllowed,
    /// Tokens protect the favour card.
    FavourHasTokens { favour: Favour },
    /// The card is not among those to choose from.
    NotOffered { card: Privilege, asked: Decision },
    /// The player does not hold the card.
    NotHeld { card: Privilege },
    /// Three are the most.
    HelpersFull { helper: Helper },
    /// One advance card a round.
    AlreadyAdvanced,
    /// The pawn stands at the end of the road.
    AtThePalace,
    /// The answer is not optional.
    MayNotDecline { asked: Decision },
}

impl engine::Refusal for Refusal {
    fn clause(self) -> Clause {
        match self {
            Self::GameOver => clause(13, 1),
            Self::NotYourTurn => clause(2, 1),
            Self::NotTheQuestion { asked }
            | Self::MayNotDecline { asked }
            | Self::NotOnYourEdge { asked, .. }
            | Self::OnYourEdge { asked, .. }
            | Self::TooMany { asked, .. }
            | Self::NotOffered { asked, .. } => asked.clause(),
            Self::NotInThePool { .. } => clause(1, 8),
            Self::FaceDown { .. } => clause(4, 4),
            Self::TooFew { asked: Decision::Favour } => clause(7, 4),
            Self::NoEffect { .. } | Self::TooFew { .. } => clause(4, 2),
            Self::BribeTooDear { .. } => clause(5, 11),
            Self::SupplyEmpty { .. } => clause(1, 10),
            Self::PileEmpty { .. }
            | Self::AlreadyBuilt { .. }
            | Self::NoRoomToBuild
            | Self::TooDear { .. } => clause(11, 1),
            Self::PalaceNeedsMarriage => clause(11, 4),
            Self::NoCenturion | Self::AlreadyCommanded => clause(6, 1),
            Self::NoRollAtThePalace => clause(7, 9),
            Self::AlreadyRolled | Self::NoSuchDie { .. } => clause(7, 1),
            Self::FavourClosed { .. } | Self::DieTooLow { .. } => clause(7, 2),
            Self::NotEnoughGoods { favour, .. } => clause(8, favour.number()),
            Self::NotMarried => clause(8, 5),
            Self::NoVestal => clause(8, 6),
            Self::TaxNotAllowed => clause(7, 7),
            Self::FavourHasTokens { .. } => clause(14, 1),
            Self::NotHeld { .. } => clause(2, 2),
            Self::HelpersFull { .. } => clause(10, 1),
            Self::AlreadyAdvanced => clause(10, 3),
            Self::AtThePalace => clause(13, 3),
        }
    }
}

/// The reason for which `action` is not legal for the observer of `view`.
pub(crate) fn refuse(view: &View, action: Action) -> Refusal {
    let Some((seat, asked)) = view.pending() else {
        return Refusal::GameOver;
    };
    if view.observer != Some(seat) {
        return Refusal::NotYourTurn;
    }
    let table = &view.table;
    match (asked, action) {
        (Decision::Draft, Action::Draft(card)) => Refusal::NotInThePool { card },
        (Decision::TurnDown, Action::TurnDown(card)) => Refusal::NotOnYourEdge { card, asked },
        (Decision::ChooseCard, Action::Use(card) | Action::Pass(card)) => refuse_card(table, card),
        (Decision::Convert { into }, Action::Convert(_)) => {
            Refusal::TooMany { most: table.convertible(into), asked }
        }
        (Decision::Sell { goods }, Action::Sell(n)) => {
            refuse_amount(n, table.own().cube(goods), asked)
        }
        (Decision::Hire { helper }, Action::Hire(n)) => {
            refuse_amount(n, table.own().hireable(helper), asked)
        }
        (Decision::Family, Action::Gain(gift)) => refuse_gain(gift),
        (Decision::Family | Decision::Military, Action::Roll) if table.own().at_palace() => {
            Refusal::NoRollAtThePalace
        }
        (Decision::Family | Decision::Military, Action::Roll) => Refusal::AlreadyRolled,
        (Decision::Corruption, Action::Collect) => {
            Refusal::NoEffect { card: ActionCard::Corruption }
        }
        (Decision::Build, Action::Build(building)) => refuse_building(table, building),
        (Decision::Corruption, Action::Copy(card)) => refuse_copy(table, card),
        (Decision::Swap, Action::Swap(card)) => refuse_swap(table, card),
        (Decision::Military | Decision::Roll, Action::Command(card)) => refuse_command(table, card),
        (Decision::Die, Action::Die(value)) => Refusal::NoSuchDie { value },
        (Decision::Favour, Action::Fulfil(favour, goods)) => refuse_favour(table, favour, goods),
        (Decision::Favour, Action::Tax) => Refusal::TaxNotAllowed,
        (Decision::ExtraFlip, Action::Flip(favour)) => refuse_flip(table, favour),
        (Decision::Keep { .. } | Decision::KeepPalace, Action::Keep(card)) => {
            Refusal::NotOffered { card, asked }
        }
        (_, Action::Play(play)) => refuse_play(view, play),
        (asked, Action::Decline) => Refusal::MayNotDecline { asked },
        (asked, _) => Refusal::NotTheQuestion { asked },
    }
}

fn refuse_card(table: &Table, card: ActionCard) -> Refusal {
    let asked = Decision::ChooseCard;
    if table.own_edge().contains(card) {
        Refusal::NoEffect { card }
    } else {
        Refusal::NotOnYourEdge { card, asked }
    }
}

fn refuse_amount(n: u8, most: u8, asked: Decision) -> Refusal {
    if n == 0 { Refusal::TooFew { asked } } else { Refusal::TooMany { most, asked } }
}

fn refuse_gain(gift: FamilyGift) -> Refusal {
    let cube = if gift == FamilyGift::Wine { Cube::Wine } else { Cube::Wheat };
    Refusal::SupplyEmpty { cube }
}

fn refuse_building(table: &Table, building: Building) -> Refusal {
    let own = table.own();
    let price = table.options.prices.of(building);
    if own.buildings.has(building) {
        Refusal::AlreadyBuilt { building }
    } else if own.buildings.len() == LIMIT {
        Refusal::NoRoomToBuild
    } else if table.piles[building.index()] == 0 {
        Refusal::PileEmpty { building }
    } else if building == Building::Palace && !own.married {
        Refusal::PalaceNeedsMarriage
    } else {
        Refusal::TooDear { building, price }
    }
}

fn refuse_copy(table: &Table, card: ActionCard) -> Refusal {
    let own = table.own();
    if table.own_edge().contains(card) {
        return Refusal::OnYourEdge { card, asked: Decision::Corruption };
    }
    if own.money == 0 || table.has_effect(card, own) {
        return Refusal::BribeTooDear { card };
    }
    Refusal::NoEffect { card }
}

fn refuse_swap(table: &Table, card: ActionCard) -> Refusal {
    if table.own_edge().contains(card) {
        Refusal::OnYourEdge { card, asked: Decision::Swap }
    } else {
        Refusal::FaceDown { card }
    }
}

fn refuse_command(table: &Table, card: ActionCard) -> Refusal {
    let asked = Decision::Military;
    if !table.own_edge().contains(card) {
        Refusal::NotOnYourEdge { card, asked }
    } else if table.down.contains(card) {
        Refusal::FaceDown { card }
    } else if table.own().centurions == 0 {
        Refusal::NoCenturion
    } else if !table.has_effect(card, &table.own_without_centurion()) {
        Refusal::NoEffect { card }
    } else {
        Refusal::AlreadyCommanded
    }
}

fn refuse_favour(table: &Table, favour: Favour, goods: u8) -> Refusal {
    let Province { married, vestals, .. } = *table.own();
    if favour.number() > table.turn.die {
        Refusal::DieTooLow { favour, die: table.turn.die }
    } else if !table.open.contains(favour) {
        Refusal::FavourClosed { favour }
    } else if favour == Favour::Fortuna && !married {
        Refusal::NotMarried
    } else if favour == Favour::Religion && vestals == 0 {
        Refusal::NoVestal
    } else if goods == 0 {
        Refusal::TooFew { asked: Decision::Favour }
    } else {
        Refusal::NotEnoughGoods { favour, most: table.deliverable(favour) }
    }
}

fn refuse_flip(table: &Table, favour: Favour) -> Refusal {
    if table.open.contains(favour) {
        Refusal::FavourHasTokens { favour }
    } else {
        Refusal::FavourClosed { favour }
    }
}

fn refuse_play(view: &View, play: Play) -> Refusal {
    let card = play.card();
    if view.own_hand().count(card) == 0 {
        return Refusal::NotHeld { card };
    }
    match play {
        Play::Recruit(helper) => Refusal::HelpersFull { helper },
        Play::Gift(_, chosen) => Refusal::SupplyEmpty { cube: chosen },
        Play::Advance if view.table.own().advanced => Refusal::AlreadyAdvanced,
        Play::Advance => Refusal::AtThePalace,
    }
}
