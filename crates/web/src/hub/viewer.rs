//! Who looks at a table, as far as it makes a difference to what is shown.

use table::{AnyTable, Keeper, UserId};

/// Who looks at a table. Equal viewers are sent equal bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Viewer {
    /// Somebody without a name.
    Stranger,
    /// Somebody who has nothing to do with the table, and could take part.
    Watcher,
    /// The host, or who has or had a seat.
    Party(UserId),
}

impl Viewer {
    pub(crate) fn new(table: &AnyTable, user: Option<&UserId>) -> Self {
        let Some(user) = user else {
            return Self::Stranger;
        };
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
