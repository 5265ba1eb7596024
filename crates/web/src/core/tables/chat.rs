//! What people said at a table: whose words they are, what is shown of them, and how they go.

use std::collections::BTreeMap;

use serde_json::Value;
use table::{Entry, Fact, Message, Room, UserId};

use crate::core::tables::TableSnapshot;

pub(crate) fn speakers(entries: &[Entry]) -> BTreeMap<usize, String> {
    let speaker = |(at, entry): (usize, &Entry)| Some((at, speaker(entry)?.0.clone()));
    entries.iter().enumerate().filter_map(speaker).collect()
}

pub(crate) fn speaker(entry: &Entry) -> Option<&UserId> {
    let has_words = matches!(&entry.fact, Fact::Said { text, .. } if !text.is_empty());
    entry.by.user().filter(|_| has_words)
}

/// A stored entry with its words removed, even if the table does not replay.
pub(crate) fn without_words(body: &str) -> String {
    let Ok(mut entry) = serde_json::from_str::<Value>(body) else { return body.to_owned() };
    if let Some(text) = entry.pointer_mut("/fact/text") {
        *text = Value::String(String::new());
    }
    entry.to_string()
}

impl TableSnapshot {
    /// The messages of a room, oldest first, if the reader may read it. Messages of deleted users
    /// are left out, whether or not the log still holds them.
    pub(crate) fn messages(
        &self,
        reader: Option<&UserId>,
        room: Room,
    ) -> Option<impl DoubleEndedIterator<Item = &Message>> {
        let messages = self.table.desk().messages(reader, room)?;
        let is_shown =
            |message: &&Message| !message.text.is_empty() && self.known(&message.by).is_some();
        Some(messages.iter().filter(is_shown))
    }
}
