//! Before the deal: seats, the contract, the start.

use std::sync::Arc;

use engine::Seat;
use games::Plain;

use crate::allowance::json_length;
use crate::chat::Chat;
use crate::play::{Play, start};
use crate::table::read_contract;
use crate::{
    Clock, Contract, Desk, Keeper, Message, Moment, Place, Refused, Room, Secrets, Stage, Table,
    Time, UserId, Who, Why,
};

/// The longest name of a bot's level, in bytes.
pub const MAX_LEVEL: usize = 40;

impl Desk {
    pub(crate) fn in_lobby(&self) -> Result<(), Refused> {
        if self.stage == Stage::Lobby { Ok(()) } else { Err(Refused::NotInLobby) }
    }

    pub(crate) fn playing(&self) -> Result<(), Refused> {
        if self.stage == Stage::Playing { Ok(()) } else { Err(Refused::NotPlaying) }
    }

    fn is_host(&self, by: &Who) -> Result<(), Refused> {
        if by.user() == Some(self.host()) { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn take_open(&mut self, seat: Seat, keeper: Keeper) -> Result<(), Refused> {
        self.in_lobby()?;
        if self.place(seat)?.keeper != Keeper::Open {
            return Err(Refused::SeatTaken { seat });
        }
        self.places[seat.index()] = Place::from(keeper);
        Ok(())
    }

    pub(crate) fn sit(&mut self, by: &Who, seat: Seat) -> Result<(), Refused> {
        self.take_open(seat, Keeper::Person(user(by)?.clone()))
    }

    pub(crate) fn seat_bot(&mut self, by: &Who, seat: Seat, level: &str) -> Result<(), Refused> {
        self.is_host(by)?;
        check_level(level)?;
        self.take_open(seat, Keeper::Bot(level.to_owned()))
    }

    pub(crate) fn vacate(&mut self, by: &Who, seat: Seat) -> Result<(), Refused> {
        self.in_lobby()?;
        let place = self.place(seat)?;
        let is_own = by.user().is_some_and(|user| place.is_of(user));
        if place.keeper == Keeper::Open || (!is_own && self.is_host(by).is_err()) {
            return Err(Refused::NotYourSeat { seat });
        }
        let left = std::mem::take(&mut self.places[seat.index()]);
        if let Some(user) = left.person()
            && !self.people().contains(user)
        {
            self.accepted.remove(user);
        }
        Ok(())
    }

    pub(crate) fn accept(&mut self, by: &Who) -> Result<(), Refused> {
        self.in_lobby()?;
        let user = self.person(by)?.clone();
        self.accepted.insert(user);
        Ok(())
    }

    /// The author, if they hold a seat.
    pub(crate) fn person<'a>(&self, by: &'a Who) -> Result<&'a UserId, Refused> {
        let user = user(by)?;
        if self.people().contains(user) { Ok(user) } else { Err(Refused::NotPlayer) }
    }

    fn is_ready(&self) -> Result<(), Refused> {
        let people = self.people();
        if self.places.iter().any(|place| place.keeper == Keeper::Open) {
            return Err(Refused::SeatsOpen);
        }
        if people.is_empty() {
            return Err(Refused::NoPerson);
        }
        if people.into_iter().any(|user| !self.accepted.contains(user)) {
            return Err(Refused::NotAccepted);
        }
        Ok(())
    }

    pub(crate) fn say(
        &mut self,
        at: Time,
        by: &Who,
        room: Room,
        text: &str,
    ) -> Result<(), Refused> {
        let user = user(by)?;
        if self.room_of(user)? != room {
            return Err(Refused::NotPlayer);
        }
        // Messages of deleted users are emptied in the log.
        if !text.is_empty() {
            Chat::check(text)?;
        }
        self.chat.say(room, Message { at, by: user.clone(), text: text.to_owned() });
        Ok(())
    }
}

pub(crate) const fn check_level(level: &str) -> Result<(), Refused> {
    if level.is_empty() || level.len() > MAX_LEVEL {
        return Err(Refused::Length { what: "level", most: MAX_LEVEL });
    }
    Ok(())
}

fn user(by: &Who) -> Result<&UserId, Refused> {
    by.user().ok_or(Refused::WrongAuthor)
}

impl<G: Plain + Secrets> Table<G> {
    pub(crate) fn amend(&mut self, by: &Who, contract: &Contract) -> Result<(), Refused> {
        self.desk.in_lobby()?;
        self.desk.is_host(by)?;
        let (options, n_players) = read_contract::<G>(&self.desk.head, contract)?;
        if self.desk.is_arranged() {
            start::<G>(&self.desk.head, &options)?;
        }
        let places = &mut self.desk.places;
        let mut lost = (0..).map(Seat).zip(&*places).skip(n_players.into());
        if let Some((seat, _)) = lost.find(|(_, place)| place.keeper != Keeper::Open) {
            return Err(Refused::SeatTaken { seat });
        }
        places.resize(n_players.into(), Place::default());
        self.options = options;
        self.desk.agreed_length = json_length(&*self.desk.head) + json_length(contract);
        self.desk.contract = Arc::new(contract.clone());
        self.desk.accepted.clear();
        Ok(())
    }

    pub(crate) fn deal(&mut self, at: Time, by: &Who) -> Result<(), Refused> {
        self.desk.in_lobby()?;
        self.desk.is_host(by)?;
        self.desk.is_ready()?;
        let game = start::<G>(&self.desk.head, &self.options)?;
        self.desk.clock = Clock::start(self.desk.contract.pace, game.n_players(), at);
        self.desk.stage = Stage::Playing;
        self.desk.question += 1;
        self.play = Some(Play::new(game));
        Ok(())
    }

    /// Ends the game before the first move of a person: the host in the lobby, then any player. The
    /// table itself may do so at any time: an old log may have been written with smaller
    /// allowances.
    pub(crate) fn abort(&mut self, by: &Who) -> Result<(), Refused> {
        if self.desk.stage == Stage::Lobby {
            self.desk.is_host(by)?;
        } else {
            self.desk.playing()?;
        }
        if *by != Who::System {
            self.may_abort(by)?;
        }
        self.desk.stage = Stage::Aborted;
        Ok(())
    }

    fn may_abort(&self, by: &Who) -> Result<(), Refused> {
        if self.desk.stage == Stage::Playing {
            self.desk.person(by)?;
        }
        if self.is_unplayed() { Ok(()) } else { Err(Refused::MovesPlayed) }
    }

    /// Whether no person has moved yet; bots may have.
    pub fn is_unplayed(&self) -> bool {
        let is_persons =
            |moment: &Moment<G>| moment.by.user().is_some() || moment.why == Why::Ordered;
        !self.moments().any(is_persons)
    }
}
