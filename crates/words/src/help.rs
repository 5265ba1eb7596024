//! How a game is played, in sections: a page sets them, a terminal prints them.

use engine::Clause;

use crate::Words;
use crate::message::say;

/// How a game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Help {
    pub sections: Vec<HelpSection>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpSection {
    /// The word for it in addresses.
    pub slug: &'static str,
    pub title: String,
    /// The chapters of the rules that it sums up: a question of theirs leads here.
    pub chapters: &'static [u8],
    pub blocks: Vec<HelpBlock>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpBlock {
    Text(String),
    /// What happens in this order.
    Steps(Vec<String>),
    /// One or the other.
    Points(Vec<String>),
    Table(HelpTable),
    Picture(HelpPicture),
}

/// Rows of one kind: the first cell of each is its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpTable {
    /// What the rows are, where a section has several tables.
    pub title: Option<String>,
    pub heads: Vec<String>,
    pub rows: Vec<HelpRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpRow {
    /// What it is about, by a name that [`crate::Speak::about`] knows.
    pub thing: Option<String>,
    pub cells: Vec<String>,
}

/// A position, drawn where there is room for pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpPicture {
    /// The scenario, by its path below the folder of the game, without `.toml`.
    pub scenario: &'static str,
    pub part: &'static str,
}

impl Help {
    /// The section that a clause leads to.
    pub fn section_of(&self, clause: Clause) -> Option<&HelpSection> {
        self.sections.iter().find(|section| section.chapters.contains(&clause.chapter))
    }

    /// All of it as lines, for a terminal: a title, then what it says.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        for section in &self.sections {
            lines.push(format!("— {} —", section.title));
            lines.extend(section.blocks.iter().flat_map(|block| block.lines(words)));
        }
        lines
    }
}

impl HelpSection {
    pub(crate) const fn new(
        slug: &'static str,
        title: String,
        chapters: &'static [u8],
        blocks: Vec<HelpBlock>,
    ) -> Self {
        Self { slug, title, chapters, blocks }
    }
}

impl HelpBlock {
    pub(crate) const fn picture(scenario: &'static str, part: &'static str) -> Self {
        Self::Picture(HelpPicture { scenario, part })
    }

    pub(crate) fn table<const N: usize>(heads: [String; N], rows: Vec<HelpRow>) -> Self {
        Self::Table(HelpTable { title: None, heads: heads.into(), rows })
    }

    pub(crate) fn titled<const N: usize>(
        title: String,
        heads: [String; N],
        rows: Vec<HelpRow>,
    ) -> Self {
        Self::Table(HelpTable { title: Some(title), heads: heads.into(), rows })
    }

    fn lines(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Text(text) => vec![text.clone()],
            Self::Steps(steps) => {
                (1..).zip(steps).map(|(n, step): (u8, _)| format!("  {n}. {step}")).collect()
            }
            Self::Points(points) => points.iter().map(|point| format!("  • {point}")).collect(),
            Self::Table(table) => table.lines(words),
            Self::Picture(_) => Vec::new(),
        }
    }
}

impl HelpTable {
    fn lines(&self, words: &Words) -> Vec<String> {
        let title = self.title.iter().map(|title| say!(words, help_table, title = title.as_str()));
        title.chain(self.rows.iter().filter_map(|row| row.line(words))).collect()
    }
}

impl HelpRow {
    pub(crate) fn new<const N: usize>(cells: [String; N]) -> Self {
        Self { thing: None, cells: cells.into() }
    }

    pub(crate) fn of<const N: usize>(thing: &(impl ToString + ?Sized), cells: [String; N]) -> Self {
        Self { thing: Some(thing.to_string()), cells: cells.into() }
    }

    fn line(&self, words: &Words) -> Option<String> {
        let (name, rest) = self.cells.split_first()?;
        Some(say!(words, help_row, name = name.as_str(), text = rest.join(" · ")))
    }
}
