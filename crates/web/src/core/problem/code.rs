//! The codes of problems, and how grave each is.

use serde::{Serialize, Serializer};

engine::slugs! {
    /// A word for programs that never changes.
    pub enum Code {
        Arranged = "arranged",
        Asleep = "asleep",
        BadOrder = "bad-order",
        Busy = "busy",
        ContractChanged = "contract-changed",
        Damaged = "damaged",
        Data = "data",
        DatabaseLost = "database-lost",
        DiskFull = "disk-full",
        Field = "field",
        File = "file",
        Forged = "forged",
        Illegal = "illegal",
        Internal = "internal",
        Length = "length",
        Malformed = "malformed",
        MediaType = "media-type",
        Method = "method",
        MovesPlayed = "moves-played",
        Name = "name",
        NameTaken = "name-taken",
        Newer = "newer",
        NoHint = "no-hint",
        NoLesson = "no-lesson",
        NoPerson = "no-person",
        NoRequest = "no-request",
        NoRoom = "no-room",
        NoSpectators = "no-spectators",
        NoSuchSeat = "no-such-seat",
        NoWebhook = "no-webhook",
        NotAccepted = "not-accepted",
        NotAsked = "not-asked",
        NotAway = "not-away",
        NotForced = "not-forced",
        NotFound = "not-found",
        NotHost = "not-host",
        NotInLobby = "not-in-lobby",
        NotPlayer = "not-player",
        NotPlaying = "not-playing",
        NotSignedIn = "not-signed-in",
        NotTaught = "not-taught",
        NotYourSeat = "not-your-seat",
        NothingToTakeBack = "nothing-to-take-back",
        Options = "options",
        OthersMustAgree = "others-must-agree",
        OutOfTime = "out-of-time",
        Pace = "pace",
        Password = "password",
        Quota = "quota",
        Record = "record",
        RequestDenied = "request-denied",
        RequestPending = "request-pending",
        SeatTaken = "seat-taken",
        SeatsOpen = "seats-open",
        Stale = "stale",
        TakeBackNever = "take-back-never",
        TimeLeft = "time-left",
        TooLarge = "too-large",
        TooMany = "too-many",
        TooManySockets = "too-many-sockets",
        TooOften = "too-often",
        TooSlow = "too-slow",
        Unreadable = "unreadable",
        WrongAuthor = "wrong-author",
        WrongName = "wrong-name",
        WrongPassword = "wrong-password",
    }
}

/// What sort of problem it is, with the number that HTTP and the JSON of the API give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(crate) enum Class {
    Malformed = 400,
    NotSignedIn = 401,
    Forbidden = 403,
    NotFound = 404,
    Method = 405,
    TooSlow = 408,
    /// It does not fit the present state.
    Conflict = 409,
    TooLarge = 413,
    MediaType = 415,
    /// It was understood and is wrong.
    Unfit = 422,
    TooOften = 429,
    Internal = 500,
    /// It may succeed later.
    Unavailable = 503,
}

impl Serialize for Class {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u16(*self as u16)
    }
}

impl Code {
    /// The class of problems with this code, unless they say otherwise.
    pub(super) const fn class(self) -> Class {
        match self {
            Self::Malformed => Class::Malformed,
            Self::NotSignedIn | Self::WrongPassword => Class::NotSignedIn,
            Self::Forged
            | Self::NoSpectators
            | Self::NotHost
            | Self::NotPlayer
            | Self::NotYourSeat
            | Self::WrongAuthor => Class::Forbidden,
            Self::NoSuchSeat | Self::NotFound => Class::NotFound,
            Self::Method => Class::Method,
            Self::TooSlow => Class::TooSlow,
            Self::TooLarge => Class::TooLarge,
            Self::MediaType => Class::MediaType,
            Self::BadOrder
            | Self::Data
            | Self::Field
            | Self::File
            | Self::Illegal
            | Self::Length
            | Self::Name
            | Self::NotTaught
            | Self::Options
            | Self::Pace
            | Self::Password
            | Self::Record
            | Self::Unreadable
            | Self::WrongName => Class::Unfit,
            Self::TooManySockets | Self::TooOften => Class::TooOften,
            Self::Internal => Class::Internal,
            Self::Busy | Self::DatabaseLost | Self::DiskFull => Class::Unavailable,
            Self::Arranged
            | Self::Asleep
            | Self::ContractChanged
            | Self::Damaged
            | Self::MovesPlayed
            | Self::NameTaken
            | Self::Newer
            | Self::NoHint
            | Self::NoLesson
            | Self::NoPerson
            | Self::NoRequest
            | Self::NoRoom
            | Self::NoWebhook
            | Self::NotAccepted
            | Self::NotAsked
            | Self::NotAway
            | Self::NotForced
            | Self::NotInLobby
            | Self::NotPlaying
            | Self::NothingToTakeBack
            | Self::OthersMustAgree
            | Self::OutOfTime
            | Self::Quota
            | Self::RequestDenied
            | Self::RequestPending
            | Self::SeatTaken
            | Self::SeatsOpen
            | Self::Stale
            | Self::TakeBackNever
            | Self::TimeLeft
            | Self::TooMany => Class::Conflict,
        }
    }
}
