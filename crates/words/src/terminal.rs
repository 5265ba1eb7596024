//! What stands on the full screen of a terminal, apart from the game.

use engine::Seat;

use crate::message::say;
use crate::{Reader, Words};

/// What the full screen says, in a language. Every message whose id begins with `terminal-` is a
/// method.
#[derive(Clone, Copy, Debug)]
pub struct Terminal<'a>(pub(crate) &'a Words);

impl Words {
    pub const fn terminal(&self) -> Terminal<'_> {
        Terminal(self)
    }
}

pub fn asked(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, terminal_asked, who = to.named(seat))
}

impl Terminal<'_> {
    /// What can be pressed at a question, the most needed first.
    pub fn keys(self) -> Vec<String> {
        let keys: [fn(Self) -> String; 11] = [
            Self::key_all_keys,
            Self::key_quit,
            Self::key_answer,
            Self::key_hint,
            Self::key_take_back,
            Self::key_explain,
            Self::key_table,
            Self::key_log,
            Self::key_orders,
            Self::key_type,
            Self::key_panel,
        ];
        keys.map(|key| key(self)).to_vec()
    }

    /// What can be pressed when the game is over.
    pub fn over_keys(self) -> Vec<String> {
        let keys: [fn(Self) -> String; 7] = [
            Self::key_all_keys,
            Self::key_quit,
            Self::key_result,
            Self::key_table,
            Self::key_log,
            Self::key_explain,
            Self::key_panel,
        ];
        keys.map(|key| key(self)).to_vec()
    }

    /// What can be pressed at a text.
    pub fn page_keys(self) -> Vec<String> {
        vec![self.key_back(), self.key_scroll()]
    }

    /// What every key does, a line for each.
    pub fn key_help(self) -> Vec<String> {
        let keys: [fn(Self) -> String; 12] = [
            Self::help_answer,
            Self::help_mark,
            Self::help_type,
            Self::help_explain,
            Self::help_hint,
            Self::help_take_back,
            Self::help_orders,
            Self::help_table,
            Self::help_log,
            Self::help_panel,
            Self::help_suspend,
            Self::help_quit,
        ];
        keys.map(|key| key(self)).to_vec()
    }
}
