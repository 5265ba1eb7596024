//! What can end the game, in short, and what should be said before it is brought about.

use engine::Seat;
use fortuna::View;
use fortuna::card::PALACE;

use crate::Reader;
use crate::message::say;

/// The nearest pawns and how many steps are left, in short and as a sentence.
pub fn palace(to: &Reader<'_>, view: &View) -> (String, String) {
    let table = &view.table;
    let far = |seat: &Seat| table.provinces[seat.index()].road;
    let best = table.podium.iter().map(far).max().unwrap_or(0);
    if best == PALACE {
        return (say!(to, fortuna_end_last), say!(to, fortuna_end_last_full));
    }
    let leaders: Vec<Seat> =
        table.podium.iter().copied().filter(|seat| far(seat) == best).collect();
    let all = leaders.len() == table.podium.len();
    let who = if all { to.words.list([]) } else { to.all(&leaders) };
    let n = PALACE - best;
    let short = match leaders[..] {
        [leader] => say!(to, fortuna_end_palace, who = to.whom(leader), n = n),
        _ => n.to_string(),
    };
    (short, say!(to, fortuna_end_palace_full, who = who, all = all, n = n))
}

/// A player who could bring the last round with one action.
pub fn threat(to: &Reader<'_>, seat: Seat) -> String {
    say!(to, fortuna_threat_palace, who = to.who(seat))
}

/// The round and the last one that was agreed.
pub fn rounds(to: &Reader<'_>, view: &View) -> (String, String) {
    let (round, max) = (view.table.round, view.table.options.max_rounds);
    (
        say!(to, fortuna_end_rounds, round = round, max = max),
        say!(to, fortuna_end_rounds_full, round = round, max = max),
    )
}

/// Before an answer that brings the last round.
pub fn warn_palace(to: &Reader<'_>) -> String {
    say!(to, fortuna_warn_palace)
}

/// Before a step back out of Rome.
pub fn warn_out_of_rome(to: &Reader<'_>) -> String {
    say!(to, fortuna_warn_out_of_rome)
}
