//! How much memory a table takes, so that a server can keep as many as it has room for.

use std::mem::size_of;

use games::Plain;

use crate::allowance::json_length;
use crate::now::Now;
use crate::{Desk, Entry, Moment, Room, Secrets, Table};

/// The memory of an empty table.
const BASE: usize = 8 << 10;
/// Parsed JSON takes several times the length of its text, and the contract is kept as first
/// offered, as amended, and as the options of the game.
const AGREED: usize = 6;
/// The overhead of an allocation.
pub(crate) const PIECE: usize = 32;

impl<G: Plain + Secrets> Table<G> {
    /// The approximate memory it takes, in bytes.
    pub fn weight(&self) -> usize {
        let moments = self.moments().map(Moment::weight).sum::<usize>();
        let now = self.asked().map_or(0, |_| Now::<G>::most_worked_out());
        BASE + self.desk.weight() + moments + now
    }
}

impl Desk {
    fn weight(&self) -> usize {
        let rooms = [Room::Players, Room::Spectators].into_iter();
        let messages = rooms.flat_map(|room| self.chat.messages(room));
        let said = messages.map(|message| message.text.len() + size_of::<Entry>()).sum::<usize>();
        let keys = self.keys.iter().map(|(_, key)| key.len() + 4 * PIECE).sum::<usize>();
        let ordered = self.orders.all().filter(|orders| !orders.is_empty());
        let orders = ordered.map(|orders| AGREED * json_length(&orders)).sum::<usize>();
        AGREED * self.agreed_length + said + keys + orders + self.spent.weight()
    }
}
