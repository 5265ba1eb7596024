//! Rules mended after their release. A constant says what holds since which version, and what held
//! before; `Rules::has` checks for it where the rule is.

use engine::Mend;

/// Every mend, in order of version.
pub const ALL: &[Mend] =
    &[CONSECUTIVE_ACTIONS, PARTS_AT_ONCE, STAIRWAY_TARGETS, UNSEEN_DEMANDS, VICTORY_BY_AGREEMENT];

/// GTR 5.4: the last granted action and the led one after it open a site out of town. Before 2:
/// granted actions and led ones were never counted together.
pub const CONSECUTIVE_ACTIONS: Mend =
    Mend { slug: "consecutive-actions", since: 2, cites: "R-G04" };

/// GTR 7.20, 7.38: a part that a new building brings belongs to the action that completes the
/// building. Before 2: only if the action had several parts when it began.
pub const PARTS_AT_ONCE: Mend = Mend { slug: "parts-at-once", since: 2, cites: "R-G44" };

/// GTR 7.38: the Stairway is offered by itself only if it can make a building public. Before 2:
/// whenever there was a material.
pub const STAIRWAY_TARGETS: Mend = Mend { slug: "stairway-targets", since: 2, cites: "R-G12" };

/// GTR 4.7: a shown card that leaves the hand unseen does not block a card that was never shown.
/// Before 2: it did.
pub const UNSEEN_DEMANDS: Mend = Mend { slug: "unseen-demands", since: 2, cites: "R-G20" };

/// GTR 9.5, R-G43: a victory can be agreed on unless the table says otherwise. Before 2: only if
/// the table said so.
pub const VICTORY_BY_AGREEMENT: Mend =
    Mend { slug: "victory-by-agreement", since: 2, cites: "R-G43" };
