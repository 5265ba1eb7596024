//! The codes of problems, by class.

use serde::{Serialize, Serializer};

macro_rules! codes {
    ($($class:ident { $($code:ident = $slug:literal,)+ })+) => {
        engine::slugs! {
            /// A word for programs that never changes.
            pub enum Code { $($($code = $slug,)+)+ }
        }

        impl Code {
            /// The class of problems with this code, unless they say otherwise.
            pub(super) const fn class(self) -> Class {
                match self { $($(Self::$code)|+ => Class::$class,)+ }
            }
        }
    };
}

codes! {
    Malformed {
        Malformed = "malformed",
    }
    NotSignedIn {
        NotSignedIn = "not-signed-in",
        WrongPassword = "wrong-password",
    }
    Forbidden {
        Forged = "forged",
        NoSpectators = "no-spectators",
        NotHost = "not-host",
        NotPlayer = "not-player",
        NotYourSeat = "not-your-seat",
        WrongAuthor = "wrong-author",
    }
    NotFound {
        NoSuchSeat = "no-such-seat",
        NotFound = "not-found",
    }
    Method {
        Method = "method",
    }
    TooSlow {
        TooSlow = "too-slow",
    }
    Conflict {
        Arranged = "arranged",
        Asleep = "asleep",
        ContractChanged = "contract-changed",
        Damaged = "damaged",
        MovesPlayed = "moves-played",
        NameTaken = "name-taken",
        Newer = "newer",
        NoHint = "no-hint",
        NoLesson = "no-lesson",
        NoPerson = "no-person",
        NoRequest = "no-request",
        NoRoom = "no-room",
        NoWebhook = "no-webhook",
        NotAccepted = "not-accepted",
        NotAsked = "not-asked",
        NotAway = "not-away",
        NotForced = "not-forced",
        NotInLobby = "not-in-lobby",
        NotPlaying = "not-playing",
        NothingToTakeBack = "nothing-to-take-back",
        OthersMustAgree = "others-must-agree",
        OutOfTime = "out-of-time",
        Quota = "quota",
        RequestDenied = "request-denied",
        RequestPending = "request-pending",
        SeatTaken = "seat-taken",
        SeatsOpen = "seats-open",
        Stale = "stale",
        TakeBackNever = "take-back-never",
        TimeLeft = "time-left",
        TooMany = "too-many",
    }
    TooLarge {
        TooLarge = "too-large",
    }
    MediaType {
        MediaType = "media-type",
    }
    Unfit {
        BadOrder = "bad-order",
        Data = "data",
        Field = "field",
        File = "file",
        Illegal = "illegal",
        Length = "length",
        Name = "name",
        NotTaught = "not-taught",
        Options = "options",
        Pace = "pace",
        Password = "password",
        Record = "record",
        Unreadable = "unreadable",
        WrongName = "wrong-name",
    }
    TooOften {
        TooManySockets = "too-many-sockets",
        TooOften = "too-often",
    }
    Internal {
        Internal = "internal",
    }
    Unavailable {
        Busy = "busy",
        DatabaseLost = "database-lost",
        DiskFull = "disk-full",
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
