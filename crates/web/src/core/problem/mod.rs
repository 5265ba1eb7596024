//! What goes wrong, told to people and to programs in the same terms.

use std::error::Error;

use serde::Serialize;
use store::StoreError;
use table::{Damaged, Refused};
use utoipa::ToSchema;

use crate::core::text::site;

mod code;
mod refusal;

pub(crate) use code::{Class, Code};
pub(crate) use refusal::short;

/// Why a request failed. Nothing was changed, unless `reason` says that this isn't known.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The HTTP status.
    #[schema(value_type = u16)]
    pub(crate) status: Class,
    /// A word for programs; it never changes.
    #[schema(value_type = String)]
    pub(crate) code: Code,
    /// What is wrong, in a sentence.
    pub(crate) reason: String,
    /// The clause of the rules that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clause: Option<String>,
    /// How many seconds to wait before trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) retry_after: Option<u64>,
    /// Where the mistake is in a deck, a board or prices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(inline)]
    pub(crate) mistake: Option<Box<Mistake>>,
    /// The field of a form that it is about.
    #[serde(skip)]
    pub(crate) field: Option<String>,
}

/// Where the mistake is in a deck, a board or prices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Mistake {
    /// The line, from 1; none for options given as values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// The column, in characters from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) column: Option<usize>,
    /// The card, if the mistake is in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) card: Option<String>,
}

impl Problem {
    pub(crate) fn new(code: Code, reason: String) -> Self {
        let status = code.class();
        Self { status, code, reason, clause: None, retry_after: None, mistake: None, field: None }
    }

    pub(crate) fn malformed(what: &str) -> Self {
        Self::new(Code::Malformed, site().malformed(what))
    }

    pub(crate) fn field(name: &str) -> Self {
        Self::new(Code::Field, site().bad_field(name)).of(name)
    }

    /// The same, at a field of a form.
    pub(crate) fn of(self, field: &str) -> Self {
        Self { field: Some(field.to_owned()), ..self }
    }

    /// A number that is out of its limits.
    pub(crate) fn number(name: &str, (least, most): (u32, u32)) -> Self {
        Self::new(Code::Options, site().bad_number(least, most)).of(name)
    }

    /// Whether the sender of a form can mend it there.
    pub(crate) fn is_mistake(&self) -> bool {
        let codes = [Code::NameTaken, Code::WrongPassword, Code::Quota, Code::Data];
        self.status == Class::Unfit || codes.contains(&self.code)
    }

    pub(crate) fn not_found() -> Self {
        Self::new(Code::NotFound, site().not_found())
    }

    pub(crate) fn not_signed_in() -> Self {
        Self::new(Code::NotSignedIn, site().not_signed_in())
    }

    pub(crate) fn forged() -> Self {
        Self::new(Code::Forged, site().forged())
    }

    pub(crate) fn too_often(seconds: u64) -> Self {
        Self::later(Code::TooOften, site().too_often(seconds), seconds)
    }

    /// A problem that may be gone after some seconds.
    pub(crate) fn later(code: Code, reason: String, seconds: u64) -> Self {
        Self { retry_after: Some(seconds), ..Self::new(code, reason) }
    }

    pub(crate) fn too_slow() -> Self {
        Self::new(Code::TooSlow, site().too_slow())
    }

    /// Something of ours failed. What exactly is for the log, not for the world.
    pub(crate) fn internal(error: &(dyn Error + 'static)) -> Self {
        tracing::error!(error, "internal error");
        Self::new(Code::Internal, site().internal())
    }

    pub(crate) fn crowded() -> Self {
        Self::unavailable(Code::Busy, site().crowded())
    }

    pub(crate) fn overloaded() -> Self {
        Self::unavailable(Code::Busy, site().overloaded())
    }

    fn unavailable(code: Code, reason: String) -> Self {
        Self::later(code, reason, 2)
    }

    /// The table was read and does not replay here: a newer program can read it, or nobody.
    pub(crate) fn damaged(damaged: &Damaged) -> Self {
        if damaged.is_newer() {
            let reason = site().newer(refusal::flaw(&damaged.flaw));
            return Self::new(Code::Newer, reason);
        }
        let flaw = site().flaw(damaged.number, refusal::flaw(&damaged.flaw));
        Self::new(Code::Damaged, site().damaged(&flaw))
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Self::from(&error)
    }
}

impl From<&StoreError> for Problem {
    fn from(error: &StoreError) -> Self {
        match error {
            StoreError::NotFound { .. } => Self::not_found(),
            StoreError::NameTaken { name } => {
                Self::new(Code::NameTaken, site().name_taken(name)).of("name")
            }
            StoreError::TooLarge { what, .. } | StoreError::NulByte { what } => Self::field(what),
            StoreError::Conflict { .. } => Self::unavailable(Code::Busy, site().busy()),
            StoreError::Busy(_) => {
                tracing::warn!(%error, "database");
                Self::unavailable(Code::Busy, site().busy())
            }
            StoreError::Connection(_) | StoreError::Denied(_) => {
                tracing::error!(%error, "database");
                Self::unavailable(Code::DatabaseLost, site().database_lost())
            }
            StoreError::Full(_) | StoreError::ReadOnly(_) => {
                tracing::error!(%error, "database");
                Self::unavailable(Code::DiskFull, site().disk_full())
            }
            // What else the database says is for the log.
            StoreError::Exists { .. }
            | StoreError::Empty
            | StoreError::Damaged(_)
            | StoreError::InUse { .. }
            | StoreError::ManyNames { .. }
            | StoreError::NoTable { .. }
            | StoreError::Address { .. }
            | StoreError::Newer { .. }
            | StoreError::MigrationChanged { .. }
            | StoreError::UsePgDump
            | StoreError::Backup { .. }
            | StoreError::Database(_) => Self::internal(error),
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        refusal::problem(&refused)
    }
}
