//! Why a table refuses something, in words.

use engine::SetupError;
use table::{Flaw, Refused};

use super::{Code, Problem};
use crate::core::text::{site, words};

/// Characters of a problem that are told.
const SHORT: usize = 240;

/// What a refusal is called by programs and by people. An illegal action gets its words from the
/// game, see [`crate::core::hub`].
pub(crate) fn problem(refused: &Refused) -> Problem {
    let clause =
        if let Refused::Illegal { clause, .. } = refused { Some(clause.to_string()) } else { None };
    Problem { clause, ..Problem::new(code(refused), reason(refused)) }
}

/// The beginning of what a reader of options says, which may repeat all that it read.
pub(crate) fn short(problem: &str) -> String {
    match problem.char_indices().nth(SHORT) {
        Some((end, _)) => format!("{}…", &problem[..end]),
        None => problem.to_owned(),
    }
}

/// What is wrong with an entry of a log.
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
        Flaw::Refused(refused) => reason(refused),
    }
}

fn code(refused: &Refused) -> Code {
    match refused {
        Refused::NotYourSeat { .. } => Code::NotYourSeat,
        Refused::NotHost => Code::NotHost,
        Refused::NotPlayer => Code::NotPlayer,
        Refused::WrongAuthor => Code::WrongAuthor,
        Refused::NoSpectators => Code::NoSpectators,
        Refused::NoSuchSeat { .. } => Code::NoSuchSeat,
        Refused::Stale { .. } => Code::Stale,
        Refused::NotAsked { .. } => Code::NotAsked,
        Refused::Illegal { .. } => Code::Illegal,
        Refused::Unreadable { .. } => Code::Unreadable,
        Refused::Options { .. } | Refused::Setup { .. } | Refused::Unfit(_) => Code::Options,
        Refused::Pace => Code::Pace,
        Refused::Length { .. } => Code::Length,
        Refused::BadOrder => Code::BadOrder,
        Refused::NotInLobby => Code::NotInLobby,
        Refused::NotPlaying => Code::NotPlaying,
        Refused::MovesPlayed => Code::MovesPlayed,
        Refused::SeatTaken { .. } => Code::SeatTaken,
        Refused::SeatsOpen => Code::SeatsOpen,
        Refused::NoPerson => Code::NoPerson,
        Refused::NotAccepted => Code::NotAccepted,
        Refused::TakeBackNever => Code::TakeBackNever,
        Refused::NothingToTakeBack => Code::NothingToTakeBack,
        Refused::OthersMustAgree => Code::OthersMustAgree,
        Refused::RequestPending => Code::RequestPending,
        Refused::RequestDenied => Code::RequestDenied,
        Refused::NoRequest => Code::NoRequest,
        Refused::OutOfTime => Code::OutOfTime,
        Refused::TimeLeft => Code::TimeLeft,
        Refused::Asleep => Code::Asleep,
        Refused::NotAway => Code::NotAway,
        Refused::NotForced => Code::NotForced,
        Refused::NoRoom { .. } => Code::NoRoom,
        Refused::NotTaught { .. } => Code::NotTaught,
        Refused::NoLesson => Code::NoLesson,
    }
}

fn reason(refused: &Refused) -> String {
    let site = site();
    match refused {
        Refused::NotInLobby => site.refused_not_in_lobby(),
        Refused::NotPlaying => site.refused_not_playing(),
        Refused::MovesPlayed => site.refused_moves_played(),
        Refused::NoSuchSeat { seat } => site.refused_no_such_seat(seat.0),
        Refused::SeatTaken { seat } => site.refused_seat_taken(seat.0),
        Refused::NotYourSeat { seat } => site.refused_not_your_seat(seat.0),
        Refused::NotHost => site.refused_not_host(),
        Refused::NotPlayer => site.refused_not_player(),
        Refused::WrongAuthor => site.refused_wrong_author(),
        Refused::Options { problem } => site.bad_options(short(problem)),
        Refused::Setup { at, problem } => {
            words().cli().setup(&SetupError { at: at.clone(), problem: *problem })
        }
        Refused::Pace => site.refused_pace(),
        Refused::SeatsOpen => site.refused_seats_open(),
        Refused::NoPerson => site.refused_no_person(),
        Refused::NotAccepted => site.refused_not_accepted(),
        Refused::NotAsked { .. } => site.refused_not_asked(),
        Refused::Stale { .. } => site.refused_stale(),
        Refused::Unreadable { action } => site.refused_unreadable(action),
        Refused::Illegal { action, .. } => site.refused_illegal(action),
        Refused::TakeBackNever => site.refused_take_back_never(),
        Refused::NothingToTakeBack => site.refused_nothing_to_take_back(),
        Refused::OthersMustAgree => site.refused_others_must_agree(),
        Refused::RequestPending => site.refused_request_pending(),
        Refused::RequestDenied => site.refused_request_denied(),
        Refused::NoRequest => site.refused_no_request(),
        Refused::Length { what, most } => site.refused_length(what, *most),
        Refused::BadOrder => site.refused_bad_order(),
        Refused::NoSpectators => site.refused_no_spectators(),
        Refused::OutOfTime => site.refused_out_of_time(),
        Refused::TimeLeft => site.refused_time_left(),
        Refused::Asleep => site.refused_asleep(),
        Refused::NotAway => site.refused_not_away(),
        Refused::NotForced => site.refused_not_forced(),
        Refused::NoRoom { purpose } => site.refused_no_room(purpose.slug()),
        Refused::Unfit(unfit) => site.bad_options(words().cli().unfit(unfit)),
        Refused::NotTaught { mistake } => {
            mistake.map_or_else(|| site.refused_not_taught(), |id| site.taught(id))
        }
        Refused::NoLesson => site.refused_no_lesson(),
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
