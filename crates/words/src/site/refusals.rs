//! Why a table refuses something.

use crate::site::{Site, site_messages};

site_messages! {
    /// Only before the deal.
    refused_not_in_lobby() = "site-refused-not-in-lobby";
    /// Only while the game is played.
    refused_not_playing() = "site-refused-not-playing";
    /// Only before the first move.
    refused_moves_played() = "site-refused-moves-played";
    /// There is no such seat.
    refused_no_such_seat(seat: u8) = "site-refused-no-such-seat";
    /// Somebody has it.
    refused_seat_taken(seat: u8) = "site-refused-seat-taken";
    /// Somebody else has it.
    refused_not_your_seat(seat: u8) = "site-refused-not-your-seat";
    /// Only the host may.
    refused_not_host() = "site-refused-not-host";
    /// Only players may.
    refused_not_player() = "site-refused-not-player";
    /// Not for such an author.
    refused_wrong_author() = "site-refused-wrong-author";
    /// No such clock.
    refused_pace() = "site-refused-pace";
    /// The others have answered.
    refused_request_denied() = "site-refused-request-denied";
    /// Seats are open.
    refused_seats_open() = "site-refused-seats-open";
    /// Nobody plays.
    refused_no_person() = "site-refused-no-person";
    /// Somebody has not accepted.
    refused_not_accepted() = "site-refused-not-accepted";
    /// Another seat is asked.
    refused_not_asked() = "site-refused-not-asked";
    /// The question is another one now.
    refused_stale() = "site-refused-stale";
    /// No action.
    refused_unreadable(action: &str) = "site-refused-unreadable";
    /// Not legal.
    refused_illegal(action: &str) = "site-refused-illegal";
    /// By contract.
    refused_take_back_never() = "site-refused-take-back-never";
    /// Nothing of the sender's.
    refused_nothing_to_take_back() = "site-refused-nothing-to-take-back";
    /// Not freely.
    refused_others_must_agree() = "site-refused-others-must-agree";
    /// One at a time.
    refused_request_pending() = "site-refused-request-pending";
    /// There is none.
    refused_no_request() = "site-refused-no-request";
    /// Too long or empty.
    refused_length(what: &str, most: usize) = "site-refused-length";
    /// A standing order without a question.
    refused_bad_order() = "site-refused-bad-order";
    /// By contract.
    refused_no_spectators() = "site-refused-no-spectators";
    /// The clock ran out.
    refused_out_of_time() = "site-refused-out-of-time";
    /// The clock did not run out.
    refused_time_left() = "site-refused-time-left";
    /// Nobody is there.
    refused_asleep() = "site-refused-asleep";
    /// He is not away.
    refused_not_away() = "site-refused-not-away";
    /// There is a choice.
    refused_not_forced() = "site-refused-not-forced";
    /// The log is full, as far as this goes.
    refused_no_room(purpose: &str) = "site-refused-no-room";
}
