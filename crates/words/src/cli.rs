//! What the program says of itself: its commands, what it does, and what went wrong.

mod deck;
mod doctor;
mod faults;

use engine::{SetupError, SetupProblem, slugs};
use games::options;

use crate::words::say;
use crate::{Locale, Words};

slugs! {
    /// What `trivium` can be told to do. Its laboratory speaks for itself.
    pub enum Command {
        /// Serve the site.
        Serve = "serve",
        /// Play in the terminal.
        Play = "play",
        /// Run scenarios.
        Check = "check",
        /// Retell a record.
        Replay = "replay",
        /// Prove a record.
        Verify = "verify",
        /// Write the record of a random game.
        Random = "random",
        /// Copy the database.
        Backup = "backup",
        /// Say what is wrong with the database.
        Doctor = "doctor",
    }
}

/// What the program says, in a language.
#[derive(Clone, Copy, Debug)]
pub struct Cli<'a>(&'a Words);

impl Words {
    /// What the program says in this language.
    pub const fn cli(&self) -> Cli<'_> {
        Cli(self)
    }
}

/// Declares a method for each message, with its variables.
macro_rules! messages {
    ($( $(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),*) = $id:literal; )+) => {
        impl Cli<'_> {
            $( $(#[$doc])* pub fn $name(self, $($arg: $type),*) -> String {
                say!(self.0, $id $(, $arg = $arg)*)
            } )+
        }
    };
}
use messages;

impl Cli<'_> {
    /// Why no game starts from some options.
    pub fn setup(self, error: &SetupError) -> String {
        let (words, at) = (self.0, error.at.as_str());
        match error.problem {
            SetupProblem::OutOfRange { found, most, .. }
                if at == options::RULES && found > most =>
            {
                say!(words, "cli-newer-rules", found = found, newest = most)
            }
            SetupProblem::OutOfRange { found, least, most } => {
                say!(words, "cli-setup-range", at = at, found = found, least = least, most = most)
            }
            SetupProblem::TooMany { most } => {
                say!(words, "cli-setup-too-many", at = at, most = most)
            }
            SetupProblem::BoxHolds { what, most } => {
                say!(words, "cli-setup-box", at = at, what = what, most = most)
            }
            SetupProblem::TooManyKinds { what, most } => {
                say!(words, "cli-setup-kinds", at = at, what = what, most = most)
            }
            SetupProblem::NoSuchSeat => say!(words, "cli-setup-no-seat", at = at),
            SetupProblem::NotEverySeat => say!(words, "cli-setup-every-seat", at = at),
            SetupProblem::Twice(what) => say!(words, "cli-setup-twice", at = at, what = what),
            SetupProblem::Missing(what) => say!(words, "cli-setup-missing", at = at, what = what),
        }
    }

    /// What a command does, in a line.
    pub fn summary(self, command: Command) -> String {
        let id = match command {
            Command::Serve => "cli-summary-serve",
            Command::Play => "cli-summary-play",
            Command::Check => "cli-summary-check",
            Command::Replay => "cli-summary-replay",
            Command::Verify => "cli-summary-verify",
            Command::Random => "cli-summary-random",
            Command::Backup => "cli-summary-backup",
            Command::Doctor => "cli-summary-doctor",
        };
        say!(self.0, id)
    }

    /// How a command is written.
    pub fn usage(self, command: Command) -> String {
        let id = match command {
            Command::Serve => "cli-usage-serve",
            Command::Play => "cli-usage-play",
            Command::Check => "cli-usage-check",
            Command::Replay => "cli-usage-replay",
            Command::Verify => "cli-usage-verify",
            Command::Random => "cli-usage-random",
            Command::Backup => "cli-usage-backup",
            Command::Doctor => "cli-usage-doctor",
        };
        say!(self.0, id, languages = languages())
    }

    /// What the words of a command mean, in several lines.
    pub fn details(self, command: Command) -> String {
        let id = match command {
            Command::Serve => "cli-details-serve",
            Command::Play => "cli-details-play",
            Command::Check => "cli-details-check",
            Command::Replay => "cli-details-replay",
            Command::Verify => "cli-details-verify",
            Command::Random => "cli-details-random",
            Command::Backup => "cli-details-backup",
            Command::Doctor => "cli-details-doctor",
        };
        say!(self.0, id, languages = languages())
    }
}

/// The languages that there are, as a command line names them.
fn languages() -> String {
    Locale::ALL.map(Locale::slug).join("|")
}

messages! {
    /// What Trivium is.
    overview() = "cli-overview";
    /// Above the games.
    games() = "cli-games";
    /// A game that can be played.
    game(slug: &str, title: &str, players: &str, tagline: &str) = "cli-game";
    /// How many can play.
    players(least: u8, most: u8) = "cli-players";
    /// Above the commands.
    commands() = "cli-commands";
    /// A command in the overview.
    command(usage: &str, summary: &str) = "cli-command";
    /// Where to read more.
    more_help() = "cli-more-help";
}

messages! {
    /// A name for the person at a seat.
    player(seat: u8) = "main-player";
    /// The first line of a game.
    welcome(title: &str, tagline: &str) = "cli-welcome";
    /// Who sits where.
    seats(names: &str) = "cli-seats";
    /// The proof that the seed was not chosen later.
    seed_hash(hash: &str) = "cli-seed-hash";
    /// What can be typed at a question.
    keys() = "cli-keys";
    /// Whose turn it is, where several people share a keyboard.
    your_turn(name: &str) = "cli-your-turn";
    /// Wait until only this person looks.
    handover(name: &str) = "cli-handover";
    /// One answer of a list.
    answer(sign: &str, label: &str) = "cli-answer";
    /// Where the answer is typed.
    prompt() = "cli-prompt";
    /// A number that is not in the list.
    no_such_number(text: &str, n: usize) = "cli-no-such-number";
    /// An answer that is neither a number nor notation.
    not_understood(text: &str, n: usize) = "cli-not-understood";
    /// A standing order: what is answered when.
    order(when: &str, answer: &str) = "cli-order";
    /// How standing orders are given.
    orders_keys() = "cli-orders-keys";
    /// The last question is asked again.
    taken_back() = "cli-taken-back";
    /// There is no answer to take back.
    nothing_to_take_back() = "cli-nothing-to-take-back";
    /// There is one, and others have to agree.
    must_agree() = "cli-must-agree";
    /// Nothing has happened so far.
    empty_log() = "cli-empty-log";
    /// The help has nothing on a word.
    no_help(word: &str) = "cli-no-help";
    /// The game stopped before its end.
    stopped() = "cli-stopped";
    /// The game can go on later.
    resumable(path: &str) = "cli-resumable";
    /// The log of the table is full.
    called_off() = "cli-called-off";
    /// Where the record is.
    saved(path: &str) = "cli-saved";
    /// The seed, at the end.
    seed(seed: &str) = "cli-seed";
}

messages! {
    /// The scenarios that hold and those that do not: the last line of `check`.
    checked(passed: usize, failed: usize) = "cli-checked";
    /// The hash is that of the seed.
    hash_holds() = "cli-hash-holds";
    /// The hash is not that of the seed.
    hash_fails() = "cli-hash-fails";
    /// All actions are legal.
    replay_holds(n: usize) = "cli-replay-holds";
    /// The actions cannot be replayed.
    replay_fails(problem: &str) = "cli-replay-fails";
    /// The result is that of the actions.
    result_holds() = "cli-result-holds";
    /// The result is not that of the actions.
    result_fails() = "cli-result-fails";
    /// The record ends before the game.
    result_open() = "cli-result-open";
}

messages! {
    /// Where the site is.
    serving(address: &str) = "cli-serving";
    /// Where the copy is.
    saved_backup(path: &str) = "cli-saved-backup";
    /// There is nothing to copy.
    no_database(path: &str) = "cli-no-database";
    /// An address to listen at.
    an_address() = "cli-an-address";
    /// The address of a site.
    a_url() = "cli-a-url";
    /// On or off.
    a_switch() = "cli-a-switch";
    /// How log lines are written.
    a_log_format() = "cli-a-log-format";
}

messages! {
    /// A mistake, as the one line on the error output.
    error(problem: &str) = "cli-error";
    /// No such command.
    unknown_command(text: &str, all: &str) = "cli-unknown-command";
    /// No such game.
    unknown_game(text: &str, all: &str) = "cli-unknown-game";
    /// No such flag.
    unknown_flag(text: &str) = "cli-unknown-flag";
    /// A word too many.
    unexpected(text: &str) = "cli-unexpected";
    /// A flag lacks its value.
    missing_value(flag: &str) = "cli-missing-value";
    /// A flag has a value and takes none.
    unwanted_value(flag: &str) = "cli-unwanted-value";
    /// Something must be given.
    missing(what: &str) = "cli-missing";
    /// A value is not what the flag takes.
    bad_value(flag: &str, text: &str, expected: &str) = "cli-bad-value";
    /// `--option` without a `=`.
    bad_option(text: &str) = "cli-bad-option";
    /// A number.
    a_number() = "cli-a-number";
    /// Such a value is expected.
    two_numbers() = "cli-two-numbers";
    /// A number that is not 0.
    a_positive_number() = "cli-a-positive-number";
    /// A number within bounds.
    a_number_within(least: &str, most: &str) = "cli-a-number-within";
    /// Two numbers within bounds.
    two_numbers_within(most: &str) = "cli-two-numbers-within";
    /// A token that is not empty.
    a_token() = "cli-a-token";
    /// A seed.
    a_seed() = "cli-a-seed";
    /// A list of seats.
    a_seat_list() = "cli-a-seat-list";
    /// A seat of a record.
    an_observer(last: u8) = "cli-an-observer";
    /// The seats are not as many as the players.
    seats_and_players(seats: usize, players: u8) = "cli-seats-and-players";
    /// More bots than seats.
    bots_and_players(bots: usize, players: u8) = "cli-bots-and-players";
    /// Two flags that exclude each other.
    not_both(one: &str, other: &str) = "cli-not-both";
    /// The game has no table of that name.
    no_data_file(game: &str, name: &str) = "cli-no-data-file";
    /// A file cannot be read or written.
    file(path: &str, problem: &str) = "cli-file";
    /// A file would be overwritten.
    exists(path: &str) = "cli-exists";
    /// No scenario to check.
    no_scenario() = "cli-no-scenario";
    /// A record of an unknown format.
    record_format(found: u32, expected: u32) = "cli-record-format";
    /// A record of other rules.
    record_rules(found: u32) = "cli-record-rules";
    /// It is in a format of a newer program.
    newer_format(found: u32, known: u32) = "cli-newer-format";
    /// It is of rules of a newer program.
    newer_rules(found: u32, newest: u32) = "cli-newer-rules";
    /// A record of another game than it says.
    record_game(found: &str) = "cli-record-game";
    /// An action of a record is not in notation.
    record_unreadable(number: usize, text: &str) = "cli-record-unreadable";
    /// An action of a record is not legal.
    record_illegal(number: usize, text: &str, reason: &str) = "cli-record-illegal";
    /// A record goes on after the end.
    record_leftover(number: usize) = "cli-record-leftover";
    /// No saved game is found.
    no_saved_game(path: &str) = "cli-no-saved-game";
    /// Another program plays the saved game.
    save_in_use(path: &str) = "cli-save-in-use";
    /// A file is too long for a saved game.
    save_too_long(path: &str, most: u64) = "cli-save-too-long";
    /// A line of a saved game is not what it should be.
    save_damaged(place: &str) = "cli-save-damaged";
    /// A newer program wrote the saved game.
    save_newer(place: &str) = "cli-save-newer";
    /// The system gives no random seed.
    no_random(problem: &str) = "cli-no-random";
}
