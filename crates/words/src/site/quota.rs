//! What a user has too much of.

use crate::site::{Site, site_messages};

site_messages! {
    /// Tables that are not dealt yet.
    quota_open(most: u32) = "quota-open";
    /// Running games.
    quota_running(most: u32) = "quota-running";
    /// Games that are not over.
    quota_seats(most: u32) = "quota-seats";
    /// Tables at which bots think.
    quota_thinking(most: u32) = "quota-thinking";
    /// Messages a minute.
    quota_messages(most: u32) = "quota-messages";
    /// Hints an hour.
    quota_hints(most: u32) = "quota-hints";
    /// Tables a day.
    quota_made(most: u32) = "quota-made";
    /// Records a day.
    quota_imports(most: u32) = "quota-imports";
    /// Decks, boards and prices.
    quota_files(most: u32) = "quota-files";
    /// How much more an account may have.
    quota_of_account(most: u32) = "quota-of-account";
}
