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
    /// Allowed only before the deal.
    #[error("the game has begun")]
    NotInLobby,
    /// Allowed only during the game.
    #[error("the game is not being played")]
    NotPlaying,
    /// Allowed only before the first move.
    #[error("there was a move already")]
    MovesPlayed,
    #[error("there is no seat {seat}")]
    NoSuchSeat { seat: Seat },
    /// The seat is taken.
    #[error("seat {seat} is taken")]
    SeatTaken { seat: Seat },
    /// The seat is open, or another person's.
    #[error("seat {seat} is not yours")]
    NotYourSeat { seat: Seat },
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost,
    /// Only people with a seat may do this.
    #[error("only players may do this")]
    NotPlayer,
    #[error("this is not for such an author")]
    WrongAuthor,
    /// The game does not know these options.
    #[error("options: {problem}")]
    Options {
        /// What is wrong, with the name of the option.
        problem: String,
    },
    /// No game can start with these options.
    #[error("{at}: {problem:?}")]
    Setup {
        /// The name of the option.
        at: String,
        /// What is wrong with it.
        #[serde(serialize_with = "in_debug")]
        problem: SetupProblem,
    },
    /// The pace leaves too little or too much time.
    #[error("the pace is out of range")]
    Pace,
    /// Seats are open.
    #[error("a seat is open")]
    SeatsOpen,
    /// At least one person must play.
    #[error("no person has a seat")]
    NoPerson,
    /// Not everyone has accepted the contract.
    #[error("not everybody accepted")]
    NotAccepted,
    /// Another seat is asked.
    #[error("another seat is asked")]
    NotAsked {
        /// The seat that is asked, if any.
        asked: Option<Seat>,
    },
    /// The question was answered or taken back in the meantime.
    #[error("question {question} is asked now")]
    Stale {
        /// The number of the current question.
        question: u64,
    },
    /// The text is no action of the game.
    #[error("`{action}` is not an action in notation")]
    Unreadable { action: String },
    /// The rules do not allow it.
    #[error("`{action}` is not legal ({clause})")]
    Illegal {
        action: String,
        /// The clause that forbids it.
        clause: Clause,
        /// The reason, serialised from the game's own type; [`crate::Table::illegal`] returns that.
        reason: Value,
    },
    /// The contract allows no take-back.
    #[error("nothing is taken back at this table")]
    TakeBackNever,
    /// The action is not the person's own choice.
    #[error("there is nothing of yours to take back")]
    NothingToTakeBack,
    /// The others have to agree.
    #[error("the others have to agree")]
    OthersMustAgree,
    /// A request is being answered.
    #[error("a request is being answered")]
    RequestPending,
    /// The others have refused, and nothing has happened since.
    #[error("the others have said no")]
    RequestDenied,
    /// There is no request for this person to answer.
    #[error("there is no request to answer")]
    NoRequest,
    /// A text or a list is too long, or empty.
    #[error("{what}: at least one, at most {most}")]
    Length {
        /// The name of the text or list.
        what: &'static str,
        /// The longest allowed.
        most: usize,
    },
    /// A standing order names no question.
    #[error("an order names a question by its fields")]
    BadOrder,
    /// The table has no spectators.
    #[error("nobody may watch this table")]
    NoSpectators,
    /// The seat has run out of time.
    #[error("the time is over")]
    OutOfTime,
    /// The seat still has time.
    #[error("there is time left")]
    TimeLeft,
    /// All people are away.
    #[error("every person is away")]
    Asleep,
    /// The person is not away.
    #[error("you are not away")]
    NotAway,
    /// The lesson asks for something else.
    #[error("the lesson asks for something else")]
    NotTaught {
        /// The id of the message about this mistake.
        mistake: Option<&'static str>,
    },
    /// This is no lesson, or it was left.
    #[error("there is no lesson to leave")]
    NoLesson,
    /// A text in the options is too long, or contains invisible characters.
    #[error("options: {0:?}")]
    Unfit(Unfit),
    /// The action is not forced.
    #[error("there are other answers")]
    NotForced,
    /// The log has no room left for it.
    #[error("the log has no room left for `{purpose}`")]
    NoRoom {
        /// The purpose whose allowance is spent.
        purpose: Purpose,
    },
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
    /// It has an unknown format.
    #[error("format {found} is not supported")]
    Format { found: u32 },
    /// It belongs to another game than the table.
    #[error("another game")]
    Game,
    /// It names a version of the rules that only a newer program knows.
    #[error("rules version {found} is not supported")]
    Rules { found: Rules },
    /// Its number is not the next one.
    #[error("it says that it is number {found}")]
    Number { found: u64 },
    /// It is missing, though the log should be longer.
    #[error("it is missing")]
    Missing,
    /// It is older than the entry before it.
    #[error("it is older than the entry before it")]
    Time,
    /// It cannot be parsed.
    #[error("it cannot be read: {problem}")]
    Unreadable {
        /// The parser's reason.
        problem: String,
    },
    /// The table would have refused it.
    #[error("{0}")]
    Refused(Box<Refused>),
}
