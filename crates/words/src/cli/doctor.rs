//! What `trivium doctor` finds.

use crate::cli::{Cli, messages};
use crate::words::say;

messages! {
    /// The program and the rules it plays by.
    doctor_version(version: &str, rules: &str) = "doctor-version";
    /// The database and its schema.
    doctor_schema(database: &str, found: i64, known: i64) = "doctor-schema";
    /// How much it holds.
    doctor_sizes(users: i64, tables: i64, entries: i64, mebibytes: i64) = "doctor-sizes";
    /// How many tables were replayed.
    doctor_replayed(n: usize, tables: i64) = "doctor-replayed";
    /// Before what is wrong.
    doctor_wrong(finding: &str) = "doctor-wrong";
    /// Before what could be better.
    doctor_better(finding: &str) = "doctor-better";
    /// At the end, when nothing is wrong.
    doctor_healthy() = "doctor-healthy";
    /// At the end, when something is.
    doctor_sick(n: usize) = "doctor-sick";
    /// SQLite finds a fault.
    doctor_corrupt(problem: &str) = "doctor-corrupt";
    /// A table of the database that is not there.
    doctor_missing(table: &str) = "doctor-missing";
    /// A migration of another program.
    doctor_altered(version: i64) = "doctor-altered";
    /// Entries or people of a table that is gone.
    doctor_orphan(table: &str) = "doctor-orphan";
    /// A log with gaps.
    doctor_gaps(table: &str) = "doctor-gaps";
    /// A log that does not replay.
    doctor_unplayable(table: &str, flaw: &str) = "doctor-unplayable";
    /// A newer program wrote a table.
    doctor_newer(table: &str, flaw: &str) = "doctor-newer";
    /// A table marked as damaged that replays.
    doctor_marked(table: &str) = "doctor-marked";
    /// A list that is older than the log.
    doctor_stale(table: &str) = "doctor-stale";
    /// The program is newer than the database.
    doctor_old_schema() = "doctor-old-schema";
    /// The database is newer than the program.
    doctor_new_schema() = "doctor-new-schema";
    /// A file that others can read.
    doctor_readable(file: &str) = "doctor-readable";
    /// Clocks that differ.
    doctor_clock(seconds: i64) = "doctor-clock";
    /// A long log.
    doctor_long(table: &str, entries: i64, mebibytes: i64) = "doctor-long";
    /// No TLS.
    doctor_in_the_clear() = "doctor-in-the-clear";
    /// A proxy whose word is not taken.
    doctor_one_address() = "doctor-one-address";
    /// A quota of 0 for all.
    doctor_no_room(flag: &str) = "doctor-no-room";
}
