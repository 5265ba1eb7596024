//! Rules that were mended after they were released. A constant says what holds since which version,
//! and what held before; `Rules::has` asks for it where the rule is.

use engine::Mend;

/// Every mend, in the order of versions.
pub const ALL: &[Mend] = &[WHICH_ARCHITECT];

/// GLM 9.10, R-M16: architects without an X serve a purchase together in any way that pays for it,
/// and the player says which one serves where it makes a difference. Before 2: the one that takes the
/// fewest served at once, and a purchase was refused if the others could not do the rest.
pub const WHICH_ARCHITECT: Mend = Mend { slug: "which-architect", since: 2, cites: "R-M16" };
