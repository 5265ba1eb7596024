//! Colours, or none.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// Whether to use colours. Without them, symbols, bold and reversed text tell everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourScheme {
    Colours,
    /// No colours, as `NO_COLOR` asks.
    Plain,
}

impl ColourScheme {
    /// The scheme for the environment: a non-empty `NO_COLOR` means no colours.
    pub fn of(no_color: Option<&str>) -> Self {
        match no_color {
            None | Some("") => Self::Colours,
            Some(_) => Self::Plain,
        }
    }

    /// Removes the colours from a picture if there should be none.
    pub(crate) fn apply(self, picture: &mut Buffer) {
        if self == Self::Plain {
            for cell in &mut picture.content {
                cell.set_fg(Color::Reset);
            }
        }
    }
}

pub(crate) const BAR: Style = Style::new().add_modifier(Modifier::REVERSED);
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// The style of a title on a border, which may be dimmed.
pub(crate) const TITLE: Style =
    Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM);
pub(crate) const QUIET: Style = Style::new().add_modifier(Modifier::DIM);
pub(crate) const FOCUS: Style = Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD);
pub(crate) const MESSAGE: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
pub(crate) const NEWS: Style = Style::new().fg(Color::Green);
