//! Why a request is not granted, and what is wrong with a log.

use engine::{Clause, Rules, Seat, SetupError, SetupProblem};
use games::outside::Unfit;
use serde::{Serialize, Serializer};
use serde_json::Value;
use thiserror::Error;

use crate::{FORMAT, Purpose};

/// Why a command is refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Serialize, Error)]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum Refused {
    /// Only before the deal.
    #[error("the game has begun")]
    NotInLobby,
    /// Only while the game is played.
    #[error("the game is not being played")]
    NotPlaying,
    /// Only before the first move.
    #[error("there was a move already")]
    MovesPlayed,
    /// There is no such seat.
    #[error("there is no seat {seat}")]
    NoSuchSeat {
        /// As it was named.
        seat: Seat,
    },
    /// Somebody holds the seat.
    #[error("seat {seat} is taken")]
    SeatTaken {
        /// Which.
        seat: Seat,
    },
    /// Nobody, or somebody else, holds the seat.
    #[error("seat {seat} is not yours")]
    NotYourSeat {
        /// Which.
        seat: Seat,
    },
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost,
    /// Only who holds a seat may do this.
    #[error("only players may do this")]
    NotPlayer,
    /// Only people, only bots or only the system may do this.
    #[error("this is not for such an author")]
    WrongAuthor,
    /// The game does not know these options.
    #[error("options: {problem}")]
    Options {
        /// What is wrong, with the name of the option.
        problem: String,
    },
    /// No game starts from these options.
    #[error("{at}: {problem:?}")]
    Setup {
        /// The option.
        at: String,
        /// What is wrong with it.
        #[serde(serialize_with = "in_debug")]
        problem: SetupProblem,
    },
    /// The pace leaves no time, or too much.
    #[error("the pace is out of range")]
    Pace,
    /// Seats are open.
    #[error("a seat is open")]
    SeatsOpen,
    /// At least one person must play.
    #[error("no person has a seat")]
    NoPerson,
    /// Not everybody accepted the contract.
    #[error("not everybody accepted")]
    NotAccepted,
    /// Another seat is asked.
    #[error("another seat is asked")]
    NotAsked {
        /// Which.
        asked: Option<Seat>,
    },
    /// The question was answered or taken back meanwhile.
    #[error("question {question} is asked now")]
    Stale {
        /// The number of the question now asked.
        question: u64,
    },
    /// The text is no action of the game.
    #[error("`{action}` is not an action in notation")]
    Unreadable {
        /// The text.
        action: String,
    },
    /// The rules do not allow it.
    #[error("`{action}` is not legal ({clause})")]
    Illegal {
        /// The action in notation.
        action: String,
        /// The rule.
        clause: Clause,
        /// The reason, as the game's own type writes itself; [`crate::Table::illegal`] gives that.
        reason: Value,
    },
    /// The contract allows no take-back.
    #[error("nothing is taken back at this table")]
    TakeBackNever,
    /// That action is not one's own choice.
    #[error("there is nothing of yours to take back")]
    NothingToTakeBack,
    /// The others have to agree.
    #[error("the others have to agree")]
    OthersMustAgree,
    /// A request is being answered.
    #[error("a request is being answered")]
    RequestPending,
    /// The others have said no, and nothing has happened since.
    #[error("the others have said no")]
    RequestDenied,
    /// There is no request that one could answer.
    #[error("there is no request to answer")]
    NoRequest,
    /// A text or a list is too long, or empty.
    #[error("{what}: at least one, at most {most}")]
    Length {
        /// Of what.
        what: &'static str,
        /// The limit.
        most: usize,
    },
    /// A standing order names no question.
    #[error("an order names a question by its fields")]
    BadOrder,
    /// Nobody may watch this table.
    #[error("nobody may watch this table")]
    NoSpectators,
    /// The seat's time is over.
    #[error("the time is over")]
    OutOfTime,
    /// The seat's time is not over.
    #[error("there is time left")]
    TimeLeft,
    /// No person is there to play with.
    #[error("every person is away")]
    Asleep,
    /// The person is not away.
    #[error("you are not away")]
    NotAway,
    /// The lesson asks for something else.
    #[error("the lesson asks for something else")]
    NotTaught {
        /// The id of what is said of this mistake.
        mistake: Option<&'static str>,
    },
    /// There is no lesson here, or not any more.
    #[error("there is no lesson to leave")]
    NoLesson,
    /// A text of the options is too long or holds what nobody sees.
    #[error("options: {0:?}")]
    Unfit(Unfit),
    /// The action is not forced.
    #[error("there are other answers")]
    NotForced,
    /// The log has no room left for it.
    #[error("the log has no room left for `{purpose}`")]
    NoRoom {
        /// For what.
        purpose: Purpose,
    },
}

impl Refused {
    /// Whether a version of the rules is named that only a newer program knows.
    fn is_newer(&self) -> bool {
        matches!(self, Self::Setup { at, problem: SetupProblem::OutOfRange { found, most, .. } }
            if at == games::options::RULES && found > most)
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        Self::Setup { at: error.at, problem: error.problem }
    }
}

fn in_debug<S: Serializer>(problem: &SetupProblem, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{problem:?}"))
}

/// A log that does not make a table.
#[derive(Clone, Debug, PartialEq, Serialize, Error)]
#[error("entry {number}: {flaw}")]
pub struct Damaged {
    /// The entry, counted from 1; 0 is the head.
    pub number: u64,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl Damaged {
    /// Whether a newer program wrote it, and can read it: nothing is wrong with the log.
    pub fn is_newer(&self) -> bool {
        match &self.flaw {
            Flaw::Rules { .. } => true,
            Flaw::Format { found } => *found > FORMAT,
            Flaw::Refused(refused) => refused.is_newer(),
            Flaw::Game
            | Flaw::Number { .. }
            | Flaw::Missing
            | Flaw::Time
            | Flaw::Unreadable { .. } => false,
        }
    }
}

/// What is wrong with an entry or a head.
#[derive(Clone, Debug, PartialEq, Serialize, Error)]
#[serde(tag = "flaw", rename_all = "kebab-case")]
pub enum Flaw {
    /// It was written in another format.
    #[error("format {found} is not supported")]
    Format {
        /// The format.
        found: u32,
    },
    /// It is of another game than the type of the table.
    #[error("another game")]
    Game,
    /// It is of a version of the rules that only a newer program knows.
    #[error("rules version {found} is not supported")]
    Rules {
        /// The version.
        found: Rules,
    },
    /// It does not carry the next number.
    #[error("it says that it is number {found}")]
    Number {
        /// The number that it carries.
        found: u64,
    },
    /// It is missing, though the log is said to be longer.
    #[error("it is missing")]
    Missing,
    /// It is older than the entry before it.
    #[error("it is older than the entry before it")]
    Time,
    /// It cannot be read.
    #[error("it cannot be read: {problem}")]
    Unreadable {
        /// Why.
        problem: String,
    },
    /// The table would have refused it.
    #[error("{0}")]
    Refused(Box<Refused>),
}
