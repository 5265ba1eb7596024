//! Time-outs, returns and resignations.
//!
//! The seat of a person who is away or gone is played by a bot. When a person leaves for good and
//! at most one is left, the table is over and that one has won: they do not have to play it out
//! against the bots left behind.

use engine::Seat;
use games::Plain;

use crate::{Absentee, Presence, Refused, Secrets, Stage, Table, Time, Who};

impl<G: Plain + Secrets> Table<G> {
    pub(crate) fn time_out(&mut self, at: Time, by: &Who, seat: Seat) -> Result<(), Refused> {
        self.desk.playing()?;
        if *by != Who::System {
            return Err(Refused::WrongAuthor);
        }
        self.desk.place(seat)?;
        let is_due = self.clock_deadline().is_some_and(|deadline| deadline <= at);
        if self.asked() != Some(seat) || !is_due {
            return Err(Refused::TimeLeft);
        }
        self.desk.clock.run_out(seat);
        self.desk.clock.since = at;
        self.desk.orders.cancel(seat);
        let presence = match self.desk.contract.absentee {
            Absentee::Caretaker => Presence::Away,
            Absentee::Forfeit => Presence::Forfeited,
        };
        self.desk.places[seat.index()].presence = presence;
        self.person_left(at, presence);
        Ok(())
    }

    pub(crate) fn come_back(&mut self, at: Time, by: &Who) -> Result<(), Refused> {
        self.desk.playing()?;
        let user = self.desk.person(by)?;
        let seats: Vec<_> = self.desk.seats_of(user).collect();
        let is_away = |seat: &&Seat| self.desk.places[seat.index()].presence == Presence::Away;
        if !seats.iter().any(|seat| is_away(&seat)) {
            return Err(Refused::NotAway);
        }
        let pace = self.desk.contract.pace;
        let back: Vec<_> = seats.iter().filter(is_away).copied().collect();
        // No clock ran while all people were away.
        if self.desk.is_asleep() || self.asked().is_some_and(|seat| back.contains(&seat)) {
            self.desk.clock.since = at;
        }
        for seat in back {
            self.desk.places[seat.index()].presence = Presence::Here;
            self.desk.clock.come_back(pace, seat);
        }
        Ok(())
    }

    pub(crate) fn resign(&mut self, at: Time, by: &Who) -> Result<(), Refused> {
        self.desk.playing()?;
        let user = self.desk.person(by)?;
        let seats: Vec<_> = self.desk.seats_of(user).collect();
        if self.desk.request.as_ref().is_some_and(|request| request.by == *user) {
            self.desk.request = None;
        }
        for seat in seats {
            self.desk.places[seat.index()].presence = Presence::Resigned;
            self.desk.orders.cancel(seat);
        }
        self.person_left(at, Presence::Resigned);
        Ok(())
    }

    fn person_left(&mut self, at: Time, how: Presence) {
        let people = self.desk.people();
        if how != Presence::Away && people.len() <= 1 {
            let winners = people.first().map(|user| self.desk.seats_of(user).collect());
            self.desk.stage = Stage::Deserted { winners: winners.unwrap_or_default() };
            return;
        }
        self.settle_request(at);
    }
}
