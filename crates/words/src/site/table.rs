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
    /// Back to all answers, after a touch that left a few.
    other_answers() = "table-other-answers";
    /// Closes a sheet.
    close() = "table-close";
    /// Above an answer that is asked for once more.
    sure() = "table-sure";
    /// Does not give it.
    not_yet() = "table-not-yet";
    /// What the keys do.
    keys() = "table-keys";
    /// Digits and letters.
    key_answer() = "table-key-answer";
    /// The full list.
    key_list() = "table-key-list";
    /// Takes back.
    key_take_back() = "table-key-take-back";
    /// Explains.
    key_help() = "table-key-help";
    /// Goes back.
    key_escape() = "table-key-escape";
    /// Looks at things.
    key_tab() = "table-key-tab";
    /// How to learn what a thing is.
    touch_help() = "table-touch-help";
    /// What can be preferred.
    settings() = "table-settings";
    /// Above the lines of a turn.
    log_turn(n: u16) = "table-log-turn";
    /// Above the lines of a round.
    log_round(n: u16) = "table-log-round";
    /// Above how often a standing order is carried out.
    order_how_often() = "table-order-how-often";
    /// It is carried out once.
    order_once() = "table-order-once";
    /// It stays until another kind of question is asked.
    order_brief() = "table-order-brief";
    /// Above what the others did since the viewer acted.
    since() = "table-since";
    /// The same in a sentence.
    since_summary(n: usize, names: &str) = "table-since-summary";
    /// When they did nothing yet.
    since_nothing() = "table-since-nothing";
    /// Shows it.
    show_since() = "table-show-since";
    /// Lets moments follow each other.
    play_moments() = "table-play";
    /// Notes to oneself.
    notes() = "table-notes";
    /// Who reads them.
    notes_hint() = "table-notes-hint";
    /// Above the languages.
    language() = "table-language";
    /// What the browser asks for.
    language_browser() = "table-language-browser";
    /// What the language calls itself.
    own_name() = "table-language-own";
    /// The rules of a game.
    rules_of(game: &str) = "table-rules-of";
    /// How a game is played, on one page.
    in_short() = "table-in-short";
    /// The page of all rulings.
    all_rulings() = "table-all-rulings";
}
