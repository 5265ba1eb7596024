//! Key bindings.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::page::ScrollBy;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyCommand {
    /// Gives the answer at this index.
    Give(usize),
    GiveMarked,
    /// Moves the mark, or scrolls.
    Move(ScrollBy),
    /// Starts typing an action.
    Type,
    /// Starts typing the name of a thing.
    Explain,
    Hint,
    Orders,
    TakeBack,
    Help,
    Log,
    /// Shows the whole table in words.
    Table,
    NextPanel,
    PanelBefore,
    Quit,
}

/// The signs of answers, in order; letters with another meaning are left out.
const SIGNS: &str = "123456789abcdefgjkmnprsvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The sign of an answer that no key gives.
pub(crate) const NO_SIGN: char = '·';

/// Lines that Page Up and Page Down move by.
const LEAP: usize = 8;

/// The sign of the answer at an index; those after the last sign are reached by the mark.
pub(crate) fn sign(place: usize) -> char {
    SIGNS.chars().nth(place).unwrap_or(NO_SIGN)
}

/// The effect of a key at a question.
#[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
pub(crate) fn command(key: KeyEvent) -> Option<KeyCommand> {
    if let Some(step) = step(key) {
        return Some(KeyCommand::Move(step));
    }
    match key.code {
        KeyCode::Enter => Some(KeyCommand::GiveMarked),
        KeyCode::Tab => Some(KeyCommand::NextPanel),
        KeyCode::BackTab => Some(KeyCommand::PanelBefore),
        KeyCode::Char('/' | ':') => Some(KeyCommand::Type),
        KeyCode::Char('i') => Some(KeyCommand::Explain),
        KeyCode::Char('h') => Some(KeyCommand::Hint),
        KeyCode::Char('o') => Some(KeyCommand::Orders),
        KeyCode::Char('u') => Some(KeyCommand::TakeBack),
        KeyCode::Char('?') => Some(KeyCommand::Help),
        KeyCode::Char('l') => Some(KeyCommand::Log),
        KeyCode::Char('t') => Some(KeyCommand::Table),
        KeyCode::Char('q') => Some(KeyCommand::Quit),
        KeyCode::Char(sign) => SIGNS.chars().position(|other| other == sign).map(KeyCommand::Give),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
pub(crate) const fn step(key: KeyEvent) -> Option<ScrollBy> {
    match key.code {
        KeyCode::Up => Some(ScrollBy::Up(1)),
        KeyCode::Down => Some(ScrollBy::Down(1)),
        KeyCode::PageUp => Some(ScrollBy::Up(LEAP)),
        KeyCode::PageDown => Some(ScrollBy::Down(LEAP)),
        KeyCode::Home => Some(ScrollBy::Start),
        KeyCode::End => Some(ScrollBy::End),
        _ => None,
    }
}

pub(crate) fn is_control(key: KeyEvent, letter: char) -> bool {
    key.code == KeyCode::Char(letter) && key.modifiers.contains(KeyModifiers::CONTROL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_gives_its_own_answer() {
        for (place, sign) in SIGNS.chars().enumerate() {
            assert_eq!(super::sign(place), sign);
            let key = KeyEvent::from(KeyCode::Char(sign));
            assert_eq!(command(key), Some(KeyCommand::Give(place)));
        }
    }
}
