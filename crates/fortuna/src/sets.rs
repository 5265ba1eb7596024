//! Small containers of fixed size: dice, the podium.

use engine::{Seat, ShortList};

/// Up to three dice, in the order rolled.
pub type Dice = ShortList<u8, 3>;

/// Seats in order of play or of arrival.
pub type Podium = ShortList<Seat, 4>;
