//! What is written over the zones of the drawn table, and on its marks.

use crate::Words;
use crate::words::say;

macro_rules! captions {
    ($($(#[$doc:meta])* $variant:ident = $id:literal,)+) => {
        /// Something that is always called the same.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Caption { $($(#[$doc])* $variant,)+ }

        /// The caption in words.
        pub fn caption(words: &Words, which: Caption) -> String {
            let id = match which { $(Caption::$variant => $id,)+ };
            say!(words, id)
        }
    };
}

captions! {
    /// The board.
    Board = "fortuna-zone-board",
    /// The six favour cards.
    Favours = "fortuna-zone-favours",
    /// The road.
    Road = "fortuna-zone-road",
    /// The order of play.
    Podium = "fortuna-zone-podium",
    /// The track of money.
    Wealth = "fortuna-zone-wealth",
    /// What the players own.
    Provinces = "fortuna-zone-provinces",
    /// The piles of buildings.
    Supply = "fortuna-zone-supply",
    /// The cards of the expert set-up.
    Pool = "fortuna-zone-pool",
    /// What the supply still holds.
    Stores = "fortuna-zone-stores",
    /// The phases of a turn.
    Phases = "fortuna-zone-phases",
    /// The amounts to choose from.
    Amounts = "fortuna-zone-amounts",
    /// The card that goes and those that may come.
    Exchange = "fortuna-zone-exchange",
    /// Things of the table, once more beside the question.
    Choices = "fortuna-zone-choices",
    /// The own privilege cards.
    Privileges = "fortuna-zone-privileges",
    /// The drawn privilege cards.
    Offer = "fortuna-zone-offer",
    /// The places of dice.
    Dice = "fortuna-zone-dice",
    /// The places of vestals.
    Vestals = "fortuna-zone-vestals",
    /// The places of centurions.
    Centurions = "fortuna-zone-centurions",
    /// Water, wheat and wine.
    Goods = "fortuna-zone-goods",
    /// The places of buildings.
    Buildings = "fortuna-zone-buildings",
    /// An edge without a player.
    OpenEdge = "fortuna-board-open-edge",
    /// Whose such an edge is.
    Nobodys = "fortuna-board-nobodys",
    /// The reader's edge.
    YourEdge = "fortuna-board-your-edge",
    /// The reader.
    You = "fortuna-board-you",
    /// Of somebody married.
    Married = "fortuna-board-married",
    /// Of a card that lies face down.
    Locked = "fortuna-board-locked",
    /// Of the card that is swapped.
    Given = "fortuna-board-given",
    /// To swap a card without carrying it out.
    SwapOnly = "fortuna-board-swap-only",
    /// Where the card that comes will lie.
    TakePlace = "fortuna-board-take-place",
    /// Of a favour card that lies face down.
    Down = "fortuna-board-down",
    /// Of a favour card that cannot be closed.
    Protected = "fortuna-board-protected",
    /// Space 0.
    Village = "fortuna-board-village",
    /// The city.
    Rome = "fortuna-board-rome",
    /// A place for a building.
    Free = "fortuna-board-no-place",
    /// Before points.
    Worth = "fortuna-board-worth",
    /// Of a privilege card that can be played now.
    PlayIt = "fortuna-board-play-it",
    /// Of a privilege card that can be played at another time.
    Unused = "fortuna-board-unused",
    /// A die that has not fallen yet.
    BlankDie = "fortuna-board-die-blank",
    /// The draw pile.
    Deck = "fortuna-board-deck",
    /// Of an Aqueduct that holds water.
    AqueductFull = "fortuna-board-aqueduct-full",
    /// Phase 1.
    Aqueduct = "fortuna-phase-aqueduct",
    /// Phase 2.
    Action = "fortuna-phase-action",
    /// Phase 3.
    Military = "fortuna-phase-military",
    /// Phase 4.
    Favour = "fortuna-phase-favour",
    /// Phase 5.
    PrivilegePhase = "fortuna-phase-privileges",
    /// Before all phases.
    SetUp = "fortuna-phase-set-up",
}
