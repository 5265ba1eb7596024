//! Colours, or none.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// Whether there are colours. Without them everything is told by symbols, bold and reversed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourScheme {
    /// Colours of the terminal.
    Colours,
    /// As `NO_COLOR` asks.
    Plain,
}

impl ColourScheme {
    /// What the environment asks for: a `NO_COLOR` that is not empty means none.
    pub fn of(no_color: Option<&str>) -> Self {
        match no_color {
            None | Some("") => Self::Colours,
            Some(_) => Self::Plain,
        }
    }

    /// Takes the colours off a picture that shall have none.
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
/// A title on a border that may be quiet.
pub(crate) const TITLE: Style =
    Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM);
pub(crate) const QUIET: Style = Style::new().add_modifier(Modifier::DIM);
pub(crate) const FOCUS: Style = Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD);
pub(crate) const MESSAGE: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
pub(crate) const NEWS: Style = Style::new().fg(Color::Green);
