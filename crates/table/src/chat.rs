//! What people say. It is no part of the record.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::{Refused, Time, UserId};

/// Longest message, in characters.
pub const MAX_MESSAGE: usize = 500;
/// As many messages of a room are kept for reading.
pub const MESSAGES_KEPT: usize = 200;
/// As many messages a room takes in all, so that nobody can fill a log.
pub const MAX_MESSAGES: u32 = 5_000;

/// Who talks with whom. During play neither room reads the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// Who holds a seat.
    Players,
    /// Who watches.
    Spectators,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// When.
    pub at: Time,
    /// Who.
    pub by: UserId,
    /// What.
    pub text: String,
}

/// The last messages of both rooms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chat {
    players: Lines,
    spectators: Lines,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Lines {
    last: VecDeque<Message>,
    n_said: u32,
}

impl Chat {
    /// The last messages of a room, oldest first.
    pub(crate) const fn messages(&self, room: Room) -> &VecDeque<Message> {
        &self.lines(room).last
    }

    pub(crate) fn check(&self, room: Room, text: &str) -> Result<(), Refused> {
        let length = text.chars().count();
        if text.trim().is_empty() || length > MAX_MESSAGE {
            return Err(Refused::Length { what: "message", most: MAX_MESSAGE });
        }
        if self.lines(room).n_said >= MAX_MESSAGES {
            return Err(Refused::Length { what: "messages", most: MAX_MESSAGES as usize });
        }
        Ok(())
    }

    pub(crate) fn say(&mut self, room: Room, message: Message) {
        let lines = match room {
            Room::Players => &mut self.players,
            Room::Spectators => &mut self.spectators,
        };
        if lines.last.len() == MESSAGES_KEPT {
            lines.last.pop_front();
        }
        lines.last.push_back(message);
        lines.n_said += 1;
    }

    const fn lines(&self, room: Room) -> &Lines {
        match room {
            Room::Players => &self.players,
            Room::Spectators => &self.spectators,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_keeps_the_last_messages_and_is_full_some_day() {
        let mut chat = Chat::default();
        for n in 0..MAX_MESSAGES {
            let text = n.to_string();
            chat.check(Room::Players, &text).expect("there is room");
            let by = UserId::from("anna");
            chat.say(Room::Players, Message { at: Time(i64::from(n)), by, text });
        }
        let kept = chat.messages(Room::Players);
        assert_eq!(kept.len(), MESSAGES_KEPT);
        assert_eq!(kept.back().map(|message| message.at), Some(Time(i64::from(MAX_MESSAGES) - 1)));
        assert!(chat.check(Room::Players, "one more").is_err());
        chat.check(Room::Spectators, "the other room").expect("there is room");
        assert!(chat.check(Room::Spectators, &"x".repeat(MAX_MESSAGE + 1)).is_err());
    }
}
