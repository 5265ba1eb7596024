//! What stands around a drawn table.

use crate::site::{Site, site_messages};

site_messages! {
    /// Jumps to what is asked.
    skip_to_question() = "table-skip-to-question";
    /// Above what can end the game.
    ends() = "table-ends";
    /// What the buttons of a table are for.
    tools() = "table-tools";
    /// Where the log and the talk are.
    to_side() = "table-to-side";
    /// What stands beside the board.
    side() = "table-side";
    /// Opens the full list.
    all_answers(n: usize) = "table-all-answers";
    /// Above the reason why something cannot be done.
    why_not() = "table-why-not";
    /// Above notes on doubtful cases.
    rulings() = "table-rulings";
    /// Which clauses of the rules to read.
    see_rules(clauses: &str) = "table-see-rules";
}
