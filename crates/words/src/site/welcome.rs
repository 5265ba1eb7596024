//! What the first pages say.

use crate::site::{Site, site_messages};

site_messages! {
    /// What the mosaic of the first page shows.
    frieze() = "site-frieze";
    /// Under the heading of the first page.
    lead() = "site-lead";
    /// A game against bots at once.
    play_now() = "site-play-now";
    /// The name of somebody who gave none.
    guest_named(n: u16) = "site-guest-named";
    /// How many tables wait for the reader.
    n_waiting(n: usize) = "site-n-waiting";
    /// Goes to a table that waits for the reader.
    play() = "site-play";
    /// Goes to a table that is played.
    watch() = "site-watch";
    /// Goes to a table with an open seat.
    sit_down() = "site-sit-down";
    /// Goes to a game that is over.
    look() = "site-look";
    /// Above the ways to a table with friends.
    with_friends() = "site-with-friends";
    /// What can be chosen there.
    with_friends_hint() = "site-with-friends-hint";
    /// Above a name.
    who_are_you() = "site-who-are-you";
    /// A moment without a script to tell the reader's own time.
    utc(time: &str) = "site-utc";
    /// Above the numbers of seats and bots.
    who_plays() = "site-who-plays";
    /// Above a file.
    record_file() = "site-record-file";
    /// Above the cover between two players of one screen.
    pass_to(name: &str) = "site-pass-to";
    /// Why it is there.
    pass_hint() = "site-pass-hint";
    /// Takes it away.
    pass_show(name: &str) = "site-pass-show";
    /// Does without it.
    pass_off() = "site-pass-off";
    /// A new account beside an old one.
    log_in_hint() = "site-log-in-hint";
}
