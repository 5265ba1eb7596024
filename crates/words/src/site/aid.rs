//! What helps: hints, and positions to try.

use crate::site::{Site, site_messages};

site_messages! {
    /// Asks for a hint.
    hint_button() = "aid-hint-button";
    /// Above a hint.
    hint_title() = "aid-hint-title";
    /// A hint is on its way.
    hint_thinks() = "aid-hint-thinks";
    /// What the key of the hint does.
    key_hint() = "aid-hint-key";
    /// Another person plays.
    hint_not_alone() = "aid-hint-not-alone";
    /// The person is not asked.
    hint_not_asked() = "aid-hint-not-asked";
    /// Whether hands lie open, where a contract is made.
    open_hands() = "aid-open-hands";
    /// The same in a list.
    open_hands_short() = "aid-open-hands-short";
    /// The same in a contract.
    contract_open_hands() = "aid-contract-open-hands";
    /// The title of a position of a game.
    try_title(game: &str) = "aid-try-title";
    /// Above a position.
    try_this() = "aid-try-this";
    /// Somebody in an example.
    try_player() = "aid-try-player";
    /// Opens it with bots.
    try_bots() = "aid-try-bots";
    /// Opens it for one person alone.
    try_own() = "aid-try-own";
    /// Above what is answered in a scenario.
    try_example() = "aid-try-example";
    /// To the rules.
    try_rules() = "aid-try-rules";
    /// The page that plays a scenario.
    judge() = "aid-judge";
    /// What a scenario is.
    judge_hint() = "aid-judge-hint";
    /// The text of a scenario.
    judge_scenario() = "aid-judge-scenario";
    /// Plays it.
    judge_go() = "aid-judge-go";
    /// It holds.
    judge_holds() = "aid-judge-holds";
    /// What a game from a position does not prove.
    try_arranged() = "aid-try-arranged";
}
