//! Commands on their way to a table.

use table::{Command, UserId, Who};

use crate::core::problem::{Code, Problem};
use crate::core::secret;
use crate::core::tables::TableSnapshot;
use crate::core::text::site;

/// A command with its author and an idempotency key.
#[derive(Clone, Debug)]
pub(crate) struct Envelope {
    pub(crate) by: Who,
    pub(crate) command: Command,
    pub(crate) key: Option<String>,
    /// [`TableSnapshot::contract_stamp`] of the contract that the author has read, where it matters.
    pub(crate) contract: Option<String>,
}

impl Envelope {
    pub(crate) fn new(by: Who, command: Command) -> Self {
        Self { by, command, key: None, contract: None }
    }

    /// A command of a person. Sent twice with one key it is done once; the key covers the command.
    pub(crate) fn of(user: &UserId, command: Command, key: Option<&str>) -> Self {
        let text = serde_json::to_string(&command).unwrap_or_default();
        let key = key.map(|key| secret::hash("command", &format!("{user}\n{key}\n{text}")));
        Self { by: Who::User(user.clone()), command, key, contract: None }
    }

    /// The same, unless the contract is another one by then.
    pub(crate) fn under(self, contract: Option<&str>) -> Self {
        Self { contract: contract.map(str::to_owned), ..self }
    }

    /// Nobody accepts a contract that they have not read.
    pub(crate) fn check(&self, kept: &TableSnapshot) -> Result<(), Problem> {
        match &self.contract {
            Some(read) if *read != kept.contract_stamp() => {
                Err(Problem::new(Code::ContractChanged, site().contract_changed()))
            }
            _ => Ok(()),
        }
    }
}
