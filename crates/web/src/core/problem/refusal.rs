//! Why a table refuses something, in words.

use engine::SetupError;
use table::{Flaw, Refused};

use super::{Code, Problem};
use crate::core::text::{site, taught, words};

/// Characters of a problem that are told.
const SHORT: usize = 240;

/// A refusal as a problem. The words for an illegal action come from the game, see
/// [`crate::core::hub`].
pub(crate) fn problem(refused: &Refused) -> Problem {
    let clause =
        if let Refused::Illegal { clause, .. } = refused { Some(clause.to_string()) } else { None };
    let (code, reason) = told(refused);
    Problem { clause, ..Problem::new(code, reason) }
}

/// The beginning of what a reader of options says, which may repeat all that it read.
pub(crate) fn short(problem: &str) -> String {
    match problem.char_indices().nth(SHORT) {
        Some((end, _)) => format!("{}…", &problem[..end]),
        None => problem.to_owned(),
    }
}

pub(crate) fn flaw(flaw: &Flaw) -> String {
    let cli = words().cli();
    match flaw {
        Flaw::Format { found } => cli.record_format(*found, table::FORMAT),
        Flaw::Game => site().flaw_game(),
        Flaw::Rules { found } => cli.record_rules(found.0),
        Flaw::Number { found } => site().flaw_number(*found),
        Flaw::Missing => site().flaw_missing(),
        Flaw::Time => site().flaw_time(),
        Flaw::Unreadable { problem } => site().flaw_unreadable(problem),
        Flaw::Refused(refused) => told(refused).1,
    }
}

/// The code of a refusal, and its reason in words.
fn told(refused: &Refused) -> (Code, String) {
    let site = site();
    match refused {
        Refused::NotInLobby => (Code::NotInLobby, site.refused_not_in_lobby()),
        Refused::NotPlaying => (Code::NotPlaying, site.refused_not_playing()),
        Refused::MovesPlayed => (Code::MovesPlayed, site.refused_moves_played()),
        Refused::NoSuchSeat { seat } => (Code::NoSuchSeat, site.refused_no_such_seat(seat.0)),
        Refused::SeatTaken { seat } => (Code::SeatTaken, site.refused_seat_taken(seat.0)),
        Refused::NotYourSeat { seat } => (Code::NotYourSeat, site.refused_not_your_seat(seat.0)),
        Refused::NotHost => (Code::NotHost, site.refused_not_host()),
        Refused::NotPlayer => (Code::NotPlayer, site.refused_not_player()),
        Refused::WrongAuthor => (Code::WrongAuthor, site.refused_wrong_author()),
        Refused::Options { problem } => (Code::Options, site.bad_options(short(problem))),
        Refused::Setup { at, problem } => {
            (Code::Options, words().cli().setup(&SetupError { at: at.clone(), problem: *problem }))
        }
        Refused::Pace => (Code::Pace, site.refused_pace()),
        Refused::SeatsOpen => (Code::SeatsOpen, site.refused_seats_open()),
        Refused::NoPerson => (Code::NoPerson, site.refused_no_person()),
        Refused::NotAccepted => (Code::NotAccepted, site.refused_not_accepted()),
        Refused::NotAsked { .. } => (Code::NotAsked, site.refused_not_asked()),
        Refused::Stale { .. } => (Code::Stale, site.refused_stale()),
        Refused::Unreadable { action } => (Code::Unreadable, site.refused_unreadable(action)),
        Refused::Illegal { action, .. } => (Code::Illegal, site.refused_illegal(action)),
        Refused::TakeBackNever => (Code::TakeBackNever, site.refused_take_back_never()),
        Refused::NothingToTakeBack => {
            (Code::NothingToTakeBack, site.refused_nothing_to_take_back())
        }
        Refused::OthersMustAgree => (Code::OthersMustAgree, site.refused_others_must_agree()),
        Refused::RequestPending => (Code::RequestPending, site.refused_request_pending()),
        Refused::RequestDenied => (Code::RequestDenied, site.refused_request_denied()),
        Refused::NoRequest => (Code::NoRequest, site.refused_no_request()),
        Refused::Length { what, most } => (Code::Length, site.refused_length(what, *most)),
        Refused::BadOrder => (Code::BadOrder, site.refused_bad_order()),
        Refused::NoSpectators => (Code::NoSpectators, site.refused_no_spectators()),
        Refused::OutOfTime => (Code::OutOfTime, site.refused_out_of_time()),
        Refused::TimeLeft => (Code::TimeLeft, site.refused_time_left()),
        Refused::Asleep => (Code::Asleep, site.refused_asleep()),
        Refused::NotAway => (Code::NotAway, site.refused_not_away()),
        Refused::NotForced => (Code::NotForced, site.refused_not_forced()),
        Refused::NoRoom { purpose } => (Code::NoRoom, site.refused_no_room(purpose.slug())),
        Refused::Unfit(unfit) => (Code::Options, site.bad_options(words().cli().unfit(unfit))),
        Refused::NotTaught { mistake } => {
            (Code::NotTaught, mistake.map_or_else(|| site.refused_not_taught(), taught))
        }
        Refused::NoLesson => (Code::NoLesson, site.refused_no_lesson()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_problem_is_cut() {
        assert_eq!(short("unknown field `x`"), "unknown field `x`");
        assert_eq!(short(&"é".repeat(5_000)).chars().count(), SHORT + 1);
    }
}
