//! What can be agreed before the deal: one row an option.

/// What an option can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// One of several words.
    Words(&'static [&'static str]),
    /// On or off.
    Switch,
    /// A number from the first to the second.
    Number(u32, u32),
}

/// One row of what can be agreed before the deal, besides the number of players and tables of data.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// Its key among the options.
    pub key: &'static str,
    /// What it can be.
    pub choices: Choices,
    /// What it is when nobody says anything; none where that depends on the edition.
    pub standard: Option<&'static str>,
    /// The clauses that speak of it, such as `FOR 1.7, FOR 1.8`.
    pub clauses: &'static str,
    /// The first version of the rules that has it.
    pub since: u32,
    /// Whether it makes a first game easier.
    pub is_for_beginners: bool,
}

impl GameOption {
    /// An option that every version has, and whose standard value depends on the edition.
    pub const fn new(key: &'static str, choices: Choices, clauses: &'static str) -> Self {
        Self { key, choices, standard: None, clauses, since: 1, is_for_beginners: false }
    }

    /// With a standard value.
    #[must_use]
    pub const fn or(self, standard: &'static str) -> Self {
        Self { standard: Some(standard), ..self }
    }

    /// As it was added by a version of the rules.
    #[must_use]
    pub const fn since(self, version: u32) -> Self {
        Self { since: version, ..self }
    }

    /// As one that makes a first game easier.
    #[must_use]
    pub const fn for_beginners(self) -> Self {
        Self { is_for_beginners: true, ..self }
    }
}
