//! Figures of lessons, as data: what is drawn beside the words. Texts are ids of messages, things
//! are named as `words::Speak::about` names them.

use serde::Deserialize;

/// Something drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Figure {
    /// Where points come from, as a sum.
    Sum {
        /// What is added up.
        parts: Vec<Addend>,
        /// The id of what the total is.
        of: String,
    },
    /// A card with its parts numbered.
    Card {
        /// The card.
        card: String,
        /// Its parts, in the order of their numbers.
        parts: Vec<CardPart>,
    },
    /// What is one and the same, row by row.
    Rows {
        /// The id of the heading.
        title: String,
        /// The rows.
        rows: Vec<FigureRow>,
    },
    /// A part of the table in a scenario, as rulebooks show it.
    Table {
        /// Its path below `scenarios/<game>`, without the ending.
        scenario: String,
        /// The part that is drawn.
        part: String,
        /// The id of what is written below it.
        say: String,
    },
    /// What each player got from a mistake.
    Sides {
        /// The learner, and the other.
        sides: Box<[FigureSide; 2]>,
    },
}

/// A source of points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Addend {
    /// The id of its name.
    pub title: String,
    /// The id of what explains it.
    pub say: String,
    /// How many points it gives here.
    pub points: i32,
    /// What gives them.
    pub things: Vec<FigureThing>,
}

/// A part of a card, which gets a number.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPart {
    /// The id of its name.
    pub title: String,
    /// The id of what it is for.
    pub say: String,
    /// Where its number stands: percents of the card from the left and from the top.
    pub at: [u8; 2],
}

/// Things that belong together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureRow {
    /// On the left, on its colour.
    pub left: FigureThing,
    /// On the right, in its colour.
    pub right: FigureThing,
    /// Whether it is the one that is spoken of.
    #[serde(default)]
    pub lit: bool,
}

/// What a player had, did with it and got.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureSide {
    /// The id of who did what.
    pub title: String,
    /// What it began with.
    pub had: FigureThing,
    /// What was done with it.
    pub by: FigureThing,
    /// What it became.
    pub got: FigureThing,
    /// The id of what came of it.
    pub result: String,
    /// Whether that is something.
    #[serde(default)]
    pub gain: bool,
}

/// A thing: its icon on its colour, a number, and its name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureThing {
    /// A symbol of the sprite.
    pub icon: String,
    /// The class that colours it.
    #[serde(default)]
    pub look: String,
    /// A number, with its sign.
    #[serde(default)]
    pub text: String,
    /// The thing whose name stands below it.
    #[serde(default)]
    pub name: String,
    /// The id of what stands there instead of a name.
    #[serde(default)]
    pub say: String,
    /// How many coins are drawn: what it is worth.
    #[serde(default)]
    pub coins: u8,
}
