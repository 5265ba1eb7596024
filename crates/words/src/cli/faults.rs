//! What is wrong with what people wrote: files, options, records; and what the system refuses.

use std::io;

use engine::{Choices, FORMAT, Record, ReplayError};
use games::{OptionFault, OptionsError, TextError, TextProblem};

use crate::cli::Cli;
use crate::message::{Plain, messages as id};
use crate::{Names, Reader, Speak};

/// Errors of the system that say enough by their kind.
const KINDS: [(io::ErrorKind, Plain); 12] = [
    (io::ErrorKind::NotFound, id::cli_system_not_found),
    (io::ErrorKind::PermissionDenied, id::cli_system_denied),
    (io::ErrorKind::AlreadyExists, id::cli_system_exists),
    (io::ErrorKind::IsADirectory, id::cli_system_folder),
    (io::ErrorKind::NotADirectory, id::cli_system_no_folder),
    (io::ErrorKind::InvalidData, id::cli_system_no_text),
    (io::ErrorKind::InvalidFilename, id::cli_system_name),
    (io::ErrorKind::StorageFull, id::cli_system_full),
    (io::ErrorKind::QuotaExceeded, id::cli_system_full),
    (io::ErrorKind::ReadOnlyFilesystem, id::cli_system_read_only),
    (io::ErrorKind::AddrInUse, id::cli_system_taken),
    (io::ErrorKind::AddrNotAvailable, id::cli_system_no_address),
];

impl Cli<'_> {
    pub fn broken<G: Speak>(self, record: &Record<G>, error: &ReplayError<G::Refusal>) -> String {
        match error {
            ReplayError::Format(found) if *found > FORMAT => self.newer_format(*found, FORMAT),
            ReplayError::Format(found) => self.record_format(*found, FORMAT),
            ReplayError::Rules(found) if *found > G::RULES => self.newer_rules(found.0, G::RULES.0),
            ReplayError::Rules(found) => self.record_rules(found.0),
            ReplayError::Setup(error) => self.setup(error),
            ReplayError::Unreadable(number, text) => self.record_unreadable(*number, text),
            ReplayError::Illegal(number, error) => {
                let names = Names::seats(self.0, *G::PLAYERS.end());
                let to = Reader { words: self.0, names: &names, seat: None };
                let reason = G::refusal(&to, &record.options, error.reason);
                self.record_illegal(*number, &error.action, &reason)
            }
            ReplayError::Leftover(number) => self.record_leftover(*number),
        }
    }

    /// Options that a game doesn't know or can't read.
    pub fn bad_options(self, error: &OptionsError) -> String {
        match error.fault.as_deref() {
            Some(OptionFault::Unknown { key, known }) => {
                self.option_unknown(error.game, key, known.join(", "))
            }
            Some(OptionFault::Value { key, found, choices }) => match *choices {
                Choices::Words(words) => self.option_value(key, found, words.join(", ")),
                Choices::Switch => self.option_value(key, found, "true, false"),
                Choices::Number(least, most) => self.option_number(key, found, least, most),
            },
            None => self.options(error.game, &error.problem),
        }
    }

    /// A mistake in a text, with its place.
    pub fn text(self, error: &TextError) -> String {
        let place = error.place.to_string();
        if let TextProblem::Format(problem) = &error.problem {
            return self.unreadable(&place, problem);
        }
        let place = if error.problem.is_newer() { &error.place.file } else { &place };
        self.file(place, self.problem(&error.problem))
    }

    /// The same without its place.
    pub fn problem(self, problem: &TextProblem) -> String {
        match problem {
            TextProblem::Format(problem) => problem.clone(),
            TextProblem::MissingKey(key) => self.is_missing(key),
            TextProblem::Card(error) => self.no_card(error),
            TextProblem::Space(error) => self.no_space(error),
            TextProblem::Unfit(unfit) => self.unfit(unfit),
            TextProblem::Setup(error) => self.setup(error),
            TextProblem::NewerFormat(found) => self.newer_format(*found, FORMAT),
            TextProblem::NewerRules { found, newest } => self.newer_rules(found.0, newest.0),
        }
    }

    /// Why the system does not do what was asked: by the kind of the error, and where that says too
    /// little, in the system's own words.
    pub fn system(self, kind: io::ErrorKind, problem: &str) -> String {
        match KINDS.iter().find(|(known, _)| *known == kind) {
            Some((_, id)) => self.0.plain(*id),
            None => self.system_other(problem),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Locale, Words};

    #[test]
    fn the_system_is_quoted_only_where_its_kind_says_too_little() {
        let told =
            |error: io::Error| Words::of(Locale::Fr).cli().system(error.kind(), &error.to_string());
        assert_eq!(told(io::ErrorKind::NotFound.into()), "fichier ou dossier introuvable");
        assert!(told(io::Error::other("plof")).ends_with(": plof"));
    }
}
