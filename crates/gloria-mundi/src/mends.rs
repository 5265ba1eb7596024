//! Rules mended after their release. A constant says what holds since which version, and what held
//! before; `Rules::has` checks for it where the rule is.

use engine::Mend;

/// Every mend, in order of version.
pub const ALL: &[Mend] = &[WHICH_ARCHITECT];

/// GLM 9.10, R-M16: architects without an X are combined in any way that pays for the purchase, and
/// the player chooses among them where it makes a difference. Before 2: the one that takes the
/// fewest was used at once, and a purchase was refused if the others could not do the rest.
pub const WHICH_ARCHITECT: Mend = Mend { slug: "which-architect", since: 2, cites: "R-M16" };
