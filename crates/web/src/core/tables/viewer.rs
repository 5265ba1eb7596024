//! Who looks at a table, as far as it makes a difference to what is shown.

use table::{AnyTable, Desk, Keeper, UserId};
use words::{Reader, Speak};

use crate::core::problem::Problem;
use crate::core::tables::TableSnapshot;

/// Who looks at a table. Equal viewers are sent equal bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Viewer {
    Stranger,
    /// A user who has nothing to do with the table, and could take part.
    Watcher,
    /// The host, or who has or had a seat.
    Party(UserId),
}

impl Viewer {
    pub(crate) fn new(table: &AnyTable, user: Option<&UserId>) -> Self {
        let Some(user) = user else { return Self::Stranger };
        let desk = table.desk();
        let holder = Keeper::Person(user.clone());
        let has_sat = desk.places().iter().any(|place| place.keeper == holder);
        if has_sat || desk.host() == user { Self::Party(user.clone()) } else { Self::Watcher }
    }

    /// The person, if it matters who it is.
    pub(crate) const fn party(&self) -> Option<&UserId> {
        match self {
            Self::Party(user) => Some(user),
            Self::Stranger | Self::Watcher => None,
        }
    }

    pub(crate) const fn is_known(&self) -> bool {
        !matches!(self, Self::Stranger)
    }
}

/// Those who may not watch get no byte of the table.
pub(crate) fn admit(kept: &TableSnapshot, user: Option<&UserId>) -> Result<(), Problem> {
    if kept.table.desk().may_watch(user) {
        return Ok(());
    }
    Err(table::Refused::NoSpectators.into())
}

/// What an observer could remember at this view, where it is shown.
pub(crate) fn remembered<G: Speak>(
    desk: &Desk,
    to: &Reader<'_>,
    view: Option<&G::View>,
) -> Vec<String> {
    let view = view.filter(|_| is_remembered(desk));
    view.map(|view| G::remembered(to, view)).unwrap_or_default()
}

/// Whether people are shown what was open once: with a memory aid, and afterwards.
pub(crate) fn is_remembered(desk: &Desk) -> bool {
    desk.contract().memory_aid || desk.is_over()
}
