//! What is wrong with what people wrote: files, options, records; and what the system refuses.

use std::io;

use engine::{FORMAT, Record, ReplayError};
use games::{TextError, TextProblem};

use crate::cli::{Cli, messages};
use crate::words::say;
use crate::{Names, Reader, Speak};

/// Errors of the system that say enough by their kind.
const KINDS: [(io::ErrorKind, &str); 12] = [
    (io::ErrorKind::NotFound, "cli-system-not-found"),
    (io::ErrorKind::PermissionDenied, "cli-system-denied"),
    (io::ErrorKind::AlreadyExists, "cli-system-exists"),
    (io::ErrorKind::IsADirectory, "cli-system-folder"),
    (io::ErrorKind::NotADirectory, "cli-system-no-folder"),
    (io::ErrorKind::InvalidData, "cli-system-no-text"),
    (io::ErrorKind::InvalidFilename, "cli-system-name"),
    (io::ErrorKind::StorageFull, "cli-system-full"),
    (io::ErrorKind::QuotaExceeded, "cli-system-full"),
    (io::ErrorKind::ReadOnlyFilesystem, "cli-system-read-only"),
    (io::ErrorKind::AddrInUse, "cli-system-taken"),
    (io::ErrorKind::AddrNotAvailable, "cli-system-no-address"),
];

messages! {
    /// A file with a mistake, as whoever reads it says: `file:line:column`.
    unreadable(place: &str, problem: &str) = "cli-unreadable";
    /// Options that a game does not know or cannot read.
    options(game: &str, problem: &str) = "cli-options";
}

messages! {
    /// The site cannot be reached where it should be.
    cannot_listen(address: &str, problem: &str) = "cli-cannot-listen";
    /// The site stopped by itself.
    server_stopped(problem: &str) = "cli-server-stopped";
    /// Somebody else writes.
    database_busy(problem: &str) = "cli-database-busy";
    /// No room.
    database_full(problem: &str) = "cli-database-full";
    /// It can be read only.
    database_read_only(problem: &str) = "cli-database-read-only";
    /// It is not in order, or no database at all.
    database_damaged(problem: &str) = "cli-database-damaged";
    /// It cannot be reached.
    database_lost(problem: &str) = "cli-database-lost";
    /// The database lets the program not in.
    database_denied(problem: &str) = "cli-database-denied";
    /// Another process serves the file.
    database_in_use(file: &str) = "cli-database-in-use";
    /// The file has several names.
    database_many_names(file: &str) = "cli-database-many-names";
    /// It has no tables of ours.
    database_no_table(table: &str) = "cli-database-no-table";
    /// What was given names no database.
    database_address(address: &str) = "cli-database-address";
    /// The same, with what the reader of addresses says.
    database_url(address: &str, problem: &str) = "cli-database-url";
    /// A newer program has changed it.
    database_newer(version: i64) = "cli-database-newer";
    /// An altered program made it.
    database_altered(version: i64) = "cli-database-altered";
    /// It is copied by its own program.
    use_pg_dump() = "cli-use-pg-dump";
    /// The copy was not made.
    no_backup(path: &str, problem: &str) = "cli-no-backup";
    /// Anything else that it says.
    database_refused(problem: &str) = "cli-database-refused";
}

impl Cli<'_> {
    /// Why a record does not replay.
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

    /// A mistake in a text that somebody wrote, with its place.
    pub fn text(self, error: &TextError) -> String {
        let place = error.place.to_string();
        if let TextProblem::Format(problem) = &error.problem {
            return self.unreadable(&place, problem);
        }
        let place = if error.problem.is_newer() { &error.place.file } else { &place };
        self.file(place, &self.problem(&error.problem))
    }

    /// The same without its place.
    pub fn problem(self, problem: &TextProblem) -> String {
        match problem {
            TextProblem::Format(problem) => problem.clone(),
            TextProblem::MissingKey(key) => self.missing(key),
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
            Some((_, id)) => say!(self.0, id),
            None => say!(self.0, "cli-system-other", problem = problem),
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
        assert_eq!(told(io::ErrorKind::NotFound.into()), "ce fichier ou dossier n’existe pas");
        assert!(told(io::Error::other("plof")).ends_with(": plof"));
    }
}
