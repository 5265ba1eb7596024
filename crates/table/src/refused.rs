//! Why a request is refused, and what is wrong with a log.

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
    #[error("the game has begun")]
    NotInLobby,
    #[error("the game is not being played")]
    NotPlaying,
    #[error("there was a move already")]
    MovesPlayed,
    #[error("there is no seat {seat}")]
    NoSuchSeat { seat: Seat },
    #[error("seat {seat} is taken")]
    SeatTaken { seat: Seat },
    /// The seat is open, or another person's.
    #[error("seat {seat} is not yours")]
    NotYourSeat { seat: Seat },
    #[error("only the host may do this")]
    NotHost,
    #[error("only players may do this")]
    NotPlayer,
    #[error("this is not for such an author")]
    WrongAuthor,
    #[error("options: {problem}")]
    Options { problem: String },
    #[error("{at}: {problem:?}")]
    Setup {
        at: String,
        #[serde(serialize_with = "in_debug")]
        problem: SetupProblem,
    },
    #[error("the pace is out of range")]
    Pace,
    #[error("a seat is open")]
    SeatsOpen,
    /// At least one person must play.
    #[error("no person has a seat")]
    NoPerson,
    #[error("not everybody accepted")]
    NotAccepted,
    #[error("another seat is asked")]
    NotAsked { asked: Option<Seat> },
    /// The question was answered or taken back in the meantime.
    #[error("question {question} is asked now")]
    Stale { question: u64 },
    #[error("`{action}` is not an action in notation")]
    Unreadable { action: String },
    #[error("`{action}` is not legal ({clause})")]
    Illegal {
        action: String,
        clause: Clause,
        /// The reason, serialised from the game's own type; [`crate::Table::illegal`] returns that.
        reason: Value,
    },
    #[error("nothing is taken back at this table")]
    TakeBackNever,
    #[error("there is nothing of yours to take back")]
    NothingToTakeBack,
    #[error("the others have to agree")]
    OthersMustAgree,
    #[error("a request is being answered")]
    RequestPending,
    /// The others have refused, and nothing has happened since.
    #[error("the others have said no")]
    RequestDenied,
    #[error("there is no request to answer")]
    NoRequest,
    #[error("{what}: at least one, at most {most}")]
    Length { what: &'static str, most: usize },
    #[error("an order names a question by its fields")]
    BadOrder,
    #[error("nobody may watch this table")]
    NoSpectators,
    #[error("the time is over")]
    OutOfTime,
    #[error("there is time left")]
    TimeLeft,
    #[error("every person is away")]
    Asleep,
    #[error("you are not away")]
    NotAway,
    #[error("the lesson asks for something else")]
    NotTaught { mistake: Option<&'static str> },
    #[error("there is no lesson to leave")]
    NoLesson,
    /// A text in the options is too long, or contains invisible characters.
    #[error("options: {0:?}")]
    Unfit(Unfit),
    #[error("there are other answers")]
    NotForced,
    #[error("the log has no room left for `{purpose}`")]
    NoRoom { purpose: Purpose },
}

impl Refused {
    /// Whether it names a version of the rules that only a newer program knows.
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

/// A log that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Serialize, Error)]
#[error("entry {number}: {flaw}")]
pub struct Damaged {
    /// The number of the entry, from 1; 0 is the head.
    pub number: u64,
    pub flaw: Flaw,
}

impl Damaged {
    /// Whether a newer program wrote it and can read it: the log itself is sound.
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
    #[error("format {found} is not supported")]
    Format { found: u32 },
    #[error("another game")]
    Game,
    /// It names a version of the rules that only a newer program knows.
    #[error("rules version {found} is not supported")]
    Rules { found: Rules },
    #[error("it says that it is number {found}")]
    Number { found: u64 },
    #[error("it is missing")]
    Missing,
    #[error("it is older than the entry before it")]
    Time,
    #[error("it cannot be read: {problem}")]
    Unreadable { problem: String },
    /// The table would have refused it.
    #[error("{0}")]
    Refused(Box<Refused>),
}
