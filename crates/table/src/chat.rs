//! Chat. It is no part of the record.

use std::collections::VecDeque;

use engine::slugs;
use serde::Serialize;

use crate::{Refused, Time, UserId};

/// The longest message, in characters.
pub const MAX_MESSAGE: usize = 500;
/// Messages kept for reading in each room.
pub const MESSAGES_KEPT: usize = 200;

slugs! {
    /// A chat room. During play, neither can be read from the other.
    pub enum Room {
        /// The people with a seat.
        Players = "players",
        /// The people who watch.
        Spectators = "spectators",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    pub at: Time,
    pub by: UserId,
    pub text: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chat([VecDeque<Message>; Room::ALL.len()]);

impl Chat {
    /// The latest messages of a room, oldest first.
    pub(crate) const fn messages(&self, room: Room) -> &VecDeque<Message> {
        &self.0[room.index()]
    }

    pub(crate) fn check(text: &str) -> Result<(), Refused> {
        let length = text.chars().count();
        if text.trim().is_empty() || length > MAX_MESSAGE {
            return Err(Refused::Length { what: "message", most: MAX_MESSAGE });
        }
        Ok(())
    }

    pub(crate) fn say(&mut self, room: Room, message: Message) {
        let lines = &mut self.0[room.index()];
        if lines.len() == MESSAGES_KEPT {
            lines.pop_front();
        }
        lines.push_back(message);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_keeps_the_last_messages() {
        let mut chat = Chat::default();
        for n in 0..=MESSAGES_KEPT {
            let (text, by) = (n.to_string(), UserId::from("anna"));
            chat.say(Room::Players, Message { at: Time(0), by, text });
        }
        let kept = chat.messages(Room::Players);
        assert_eq!(kept.len(), MESSAGES_KEPT);
        assert_eq!(kept.back().map(|message| &*message.text), Some(&*MESSAGES_KEPT.to_string()));
        assert!(chat.messages(Room::Spectators).is_empty());
        assert!(Chat::check(&"x".repeat(MAX_MESSAGE + 1)).is_err());
    }
}
