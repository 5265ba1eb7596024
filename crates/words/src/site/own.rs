//! What is said of what belongs to a person.

use crate::site::{Site, site_messages};

site_messages! {
    /// Why a message did not arrive: nobody answered.
    webhook_unreachable() = "site-webhook-unreachable";
    /// Why a message did not arrive: the answer was an error.
    webhook_status(status: u16) = "site-webhook-status";
    /// Nothing arrived for so long that nothing is sent any more.
    webhook_off() = "site-webhook-off";
    /// Sends a message to see whether it arrives.
    webhook_test() = "site-webhook-test";
    /// It arrived.
    webhook_test_arrived() = "site-webhook-test-arrived";
    /// What such a message says.
    webhook_test_text() = "site-webhook-test-text";
    /// There is no address.
    no_webhook() = "site-no-webhook";
    /// As `your_turn_at`, where several tables wait.
    your_turn_at_one_of(game: &str, link: &str, n: usize) = "site-your-turn-at-one-of";
}
