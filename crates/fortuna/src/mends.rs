//! Rules mended after their release. A constant says what holds since which version, and what held
//! before; `Rules::has` checks for it where the rule is.

use engine::Mend;

/// FOR 2.2, R-F49: a question passed over because nothing was possible is asked after all when a
/// privilege card makes something possible. Before 2: it was passed over for good.
pub const ASKED_AFTER_ALL: Mend = Mend { slug: "asked-after-all", since: 2, cites: "R-F49" };

/// FOR 1.10, R-F50: money and goods stop at the most a player can own. Before 2: a number above 255
/// wrapped around to 0.
pub const NUMBERS_STOP: Mend = Mend { slug: "numbers-stop", since: 2, cites: "R-F50" };

/// Every mend, in order of version.
pub const ALL: &[Mend] = &[ASKED_AFTER_ALL, NUMBERS_STOP];
