//! Panels: rows of things, in full or by symbols.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use words::BotBadge;

use crate::text::{self, TextRun};

/// A symbol with its colour; symbols alone tell things apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub symbol: char,
    pub colour: Color,
}

impl Mark {
    pub const fn new(symbol: char, colour: Color) -> Self {
        Self { symbol, colour }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    mark: Option<Mark>,
    full: String,
    short: String,
}

impl Item {
    /// Words that are the same at any length.
    pub fn text(text: impl Into<String>) -> Self {
        let full = text.into();
        Self { mark: None, short: full.clone(), full }
    }

    /// `n` of something with a symbol: "■ 2 brick", in short "■2".
    pub fn count(mark: Mark, n: impl Into<u16>, full: impl Into<String>) -> Self {
        let full = full.into().replace(' ', "\u{a0}");
        Self { mark: Some(mark), full, short: n.into().to_string() }
    }

    /// A symbol with a name that is never left out.
    pub fn named(mark: Mark, name: impl Into<String>) -> Self {
        Self { mark: Some(mark), ..Self::text(name) }
    }

    /// Words in full and in short.
    pub fn words(full: impl Into<String>, short: impl Into<String>) -> Self {
        Self { mark: None, full: full.into(), short: short.into() }
    }

    fn pieces(&self, length: Detail) -> Vec<TextRun> {
        let (text, space) = match length {
            Detail::Full => (&self.full, "\u{a0}"),
            Detail::Short => (&self.short, ""),
        };
        let mark =
            self.mark.map(|mark| (format!("{}{space}", mark.symbol), Style::new().fg(mark.colour)));
        mark.into_iter().chain([(text.clone(), Style::new())]).collect()
    }
}

/// Things that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelRow {
    label: String,
    items: Vec<Item>,
}

impl PanelRow {
    /// Things after a label, which may be empty.
    pub fn new(label: impl Into<String>, items: impl IntoIterator<Item = Item>) -> Self {
        Self { label: label.into(), items: items.into_iter().collect() }
    }

    /// Whether anything is left of it in short.
    fn is_told_short(&self) -> bool {
        !self.label.is_empty() || self.items.iter().any(|item| !item.short.is_empty())
    }

    fn pieces(&self, length: Detail) -> Vec<TextRun> {
        let mut pieces = Vec::new();
        if !self.label.is_empty() {
            let dim = Style::new().add_modifier(Modifier::DIM);
            pieces.push((format!("{} ", self.label), dim));
        }
        for (nth, item) in self.items.iter().enumerate() {
            if nth > 0 {
                let between = if item.mark.is_some() { " " } else { ", " };
                pieces.push((between.to_owned(), Style::new()));
            }
            pieces.extend(item.pieces(length));
        }
        pieces
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    title: String,
    /// How well the player plays, if it is a bot.
    badge: Option<String>,
    is_asked: bool,
    rows: Vec<PanelRow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Names of everything.
    Full,
    /// Symbols where there are any.
    Short,
}

impl Panel {
    /// A panel that belongs to no player.
    pub fn new(title: impl Into<String>, rows: impl IntoIterator<Item = PanelRow>) -> Self {
        let rows = rows.into_iter().filter(|row| !row.items.is_empty()).collect();
        Self { title: title.into(), badge: None, is_asked: false, rows }
    }

    /// Marks the panel of the player who is asked.
    #[must_use]
    pub fn asked(self, is_asked: bool) -> Self {
        Self { is_asked, ..self }
    }

    /// Shows how well a bot plays, if its player is one.
    #[must_use]
    pub fn badged(self, bot: Option<&BotBadge>) -> Self {
        Self { badge: bot.map(|bot| bot.level.clone()), ..self }
    }

    pub(crate) fn badge(&self) -> Option<&str> {
        self.badge.as_deref()
    }

    pub(crate) fn title(&self) -> String {
        if self.is_asked { format!("▸ {}", self.title) } else { self.title.clone() }
    }

    /// The rows, one below the other.
    pub(crate) fn lines(&self, length: Detail, columns: usize) -> Vec<Line<'static>> {
        let rows = self.rows.iter().filter(|row| length == Detail::Full || row.is_told_short());
        rows.flat_map(|row| text::wrap(&row.pieces(length), columns, 2)).collect()
    }

    /// Title and rows in one paragraph.
    pub(crate) fn folded(&self, columns: usize) -> Vec<Line<'static>> {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut pieces = vec![(format!("{} ", self.title()), bold)];
        let rows = self.rows.iter().filter(|row| row.is_told_short());
        for (nth, row) in rows.enumerate() {
            if nth > 0 {
                pieces.push((" │ ".to_owned(), Style::new().add_modifier(Modifier::DIM)));
            }
            pieces.extend(row.pieces(Detail::Short));
        }
        text::wrap(&pieces, columns, 2)
    }
}
