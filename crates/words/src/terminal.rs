//! What stands on the full screen of a terminal, apart from the game.

use engine::Seat;

use crate::words::say;
use crate::{Reader, Words};

/// What the full screen says, in a language.
#[derive(Clone, Copy, Debug)]
pub struct Terminal<'a>(&'a Words);

impl Words {
    /// What the full screen says in this language.
    pub const fn terminal(&self) -> Terminal<'_> {
        Terminal(self)
    }
}

/// Whose answer the game waits for.
pub fn asked(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, "terminal-asked", who = to.names.of(seat), you = to.you(seat))
}

/// Declares a method for each message, with its variables.
macro_rules! messages {
    ($( $(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),*) = $id:literal; )+) => {
        impl Terminal<'_> {
            $( $(#[$doc])* pub fn $name(self, $($arg: $type),*) -> String {
                say!(self.0, $id $(, $arg = $arg)*)
            } )+
        }
    };
}

messages! {
    /// The turn, in the bar.
    turn(n: u16) = "terminal-turn";
    /// A bot at work.
    thinks(who: &str) = "terminal-thinks";
    /// Nobody is asked any more.
    over() = "terminal-over";
    /// What can end the game.
    ends(ways: &str) = "terminal-ends";
    /// Caesar's Palace is so far away; 0 if somebody is there.
    end_palace(n: u8) = "terminal-end-palace";
    /// The round and the last one.
    end_round(round: u8, max: u8) = "terminal-end-round";
    /// The barbarian is so far from Rome.
    end_rome(n: u8) = "terminal-end-rome";
    /// Somebody is so far from Africa.
    end_africa(n: u8) = "terminal-end-africa";
    /// The fewest production cards in a hand.
    end_hand(n: u8) = "terminal-end-hand";
    /// So many cards are left to draw.
    end_deck(n: u8) = "terminal-end-deck";
    /// So many sites are left in town.
    end_sites(n: u8) = "terminal-end-sites";
}

messages! {
    /// Above the log.
    log() = "terminal-log";
    /// Above the answers.
    question() = "terminal-question";
    /// Above a hint.
    hint() = "terminal-hint";
    /// Above the table in words.
    table() = "terminal-table";
    /// Above the result.
    result() = "terminal-result";
    /// Above the help.
    help() = "terminal-keys";
    /// Before the cards of an edge.
    cards() = "terminal-cards";
    /// What the symbol of a card that lies face down means.
    face_down() = "terminal-face-down";
    /// What the symbol of tokens means.
    tokens() = "terminal-tokens";
    /// Above the symbols and what they mean.
    symbols() = "terminal-symbols";
}

messages! {
    /// Where an action is typed.
    type_in() = "terminal-type";
    /// Where the name of a thing is typed.
    explain() = "terminal-explain";
    /// Whether to leave.
    leave() = "terminal-leave";
    /// How to leave, and how not to.
    leave_keys() = "terminal-leave-keys";
    /// How to say what is asked for once more, and how not to.
    sure_keys() = "terminal-sure-keys";
    /// A bot thinks about a hint.
    hint_comes(name: &str) = "terminal-hint-comes";
    /// The window is smaller than the least.
    small(width: u16, height: u16, least: u16, fewest: u16) = "terminal-small";
    /// The languages.
    a_language(languages: &str) = "terminal-a-language";
}

impl Terminal<'_> {
    /// What can be pressed at a question, the most needed first.
    pub fn keys(self) -> Vec<String> {
        [
            "terminal-key-help",
            "terminal-key-quit",
            "terminal-key-answer",
            "terminal-key-hint",
            "terminal-key-take-back",
            "terminal-key-explain",
            "terminal-key-table",
            "terminal-key-log",
            "terminal-key-orders",
            "terminal-key-type",
            "terminal-key-panel",
        ]
        .map(|id| say!(self.0, id))
        .to_vec()
    }

    /// What can be pressed when the game is over.
    pub fn over_keys(self) -> Vec<String> {
        [
            "terminal-key-help",
            "terminal-key-quit",
            "terminal-key-result",
            "terminal-key-table",
            "terminal-key-log",
            "terminal-key-explain",
            "terminal-key-panel",
        ]
        .map(|id| say!(self.0, id))
        .to_vec()
    }

    /// What can be pressed at a text.
    pub fn page_keys(self) -> Vec<String> {
        ["terminal-key-back", "terminal-key-scroll"].map(|id| say!(self.0, id)).to_vec()
    }

    /// What every key does, a line for each.
    pub fn key_help(self) -> Vec<String> {
        [
            "terminal-help-answer",
            "terminal-help-mark",
            "terminal-help-type",
            "terminal-help-explain",
            "terminal-help-hint",
            "terminal-help-take-back",
            "terminal-help-orders",
            "terminal-help-table",
            "terminal-help-log",
            "terminal-help-panel",
            "terminal-help-suspend",
            "terminal-help-quit",
        ]
        .map(|id| say!(self.0, id))
        .to_vec()
    }
}
