//! Tables that nobody looks at: they stay in memory while there is room.

use std::collections::HashMap;
use std::sync::Arc;

use crate::hub::Open;

/// Drops tables that nobody holds, those that were used longest ago first, until the rest has room.
/// A little more goes than must, so that the next table does not begin the search again.
pub(super) fn trim(tables: &mut HashMap<String, Arc<Open>>, room: usize) {
    let mut weight: usize = tables.values().map(|open| open.weight()).sum();
    if weight <= room {
        return;
    }
    let is_idle = |(_, open): &(&String, &Arc<Open>)| Arc::strong_count(open) == 1;
    let mut idle: Vec<(u64, String, usize)> = tables
        .iter()
        .filter(is_idle)
        .map(|(id, open)| (open.used(), id.clone(), open.weight()))
        .collect();
    idle.sort_unstable();
    for (_, id, bytes) in idle {
        if weight <= room - (room >> 3) {
            return;
        }
        tables.remove(&id);
        weight = weight.saturating_sub(bytes);
    }
}
