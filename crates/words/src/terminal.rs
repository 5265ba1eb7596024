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
        vec![
            self.key_all_keys(),
            self.key_quit(),
            self.key_answer(),
            self.key_hint(),
            self.key_take_back(),
            self.key_explain(),
            self.key_table(),
            self.key_log(),
            self.key_orders(),
            self.key_type(),
            self.key_panel(),
        ]
    }

    /// What can be pressed when the game is over.
    pub fn over_keys(self) -> Vec<String> {
        vec![
            self.key_all_keys(),
            self.key_quit(),
            self.key_result(),
            self.key_table(),
            self.key_log(),
            self.key_explain(),
            self.key_panel(),
        ]
    }

    /// What can be pressed at a text.
    pub fn page_keys(self) -> Vec<String> {
        vec![self.key_back(), self.key_scroll()]
    }

    /// What every key does, a line for each.
    pub fn key_help(self) -> Vec<String> {
        vec![
            self.help_answer(),
            self.help_mark(),
            self.help_type(),
            self.help_explain(),
            self.help_hint(),
            self.help_take_back(),
            self.help_orders(),
            self.help_table(),
            self.help_log(),
            self.help_panel(),
            self.help_suspend(),
            self.help_quit(),
        ]
    }
}
