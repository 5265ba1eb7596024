//! What actions and events give away.

use engine::{Seat, Secrets};

use crate::{Action, Event, GloriaMundi, View};

/// Only the order of the draw pile is hidden. Ruling R-M13.
impl Secrets for GloriaMundi {
    fn is_list_open(_open: &View) -> bool {
        true
    }

    fn is_telling(_action: Action) -> bool {
        false
    }

    fn is_news(event: &Event) -> bool {
        matches!(event, Event::Added { .. })
    }

    /// Nobody does anything to another.
    fn concerns(_event: &Event, _seat: Seat) -> bool {
        false
    }
}
