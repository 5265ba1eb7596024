//! The foundation shared by all games of Trivium.
//!
//! Read [`Game`] first: one trait, implemented once per game, is all that bots, tables, tests and
//! programs know of the rules. Around it are the small types it uses: [`Seat`], [`Seed`],
//! [`Outcome`], [`IllegalAction`], the list of legal actions ([`ActionList`]) and the sink for
//! events ([`EventSink`]). [`Record`] is a stored game.
//!
//! There are two generators: [`Chance`] deals cards and rolls dice in a state and is unpredictable
//! without the seed; [`Rng`] is fast and serves simulations.

mod actions;
mod chance;
mod clause;
mod error;
mod event;
mod game;
pub mod notation;
mod options;
mod outcome;
mod pile;
mod record;
mod rng;
mod rules;
mod seat;
mod secrets;
mod seed;
mod sets;
mod short_list;
pub mod spelling;
mod stack;

pub use actions::{ActionList, answers};
pub use chance::{Chance, Stream};
pub use clause::Clause;
pub use error::{IllegalAction, SetupError, SetupProblem, check_pieces};
pub use event::{Event, EventSink, NoEvents};
pub use game::{Action, Game, Refusal};
pub use options::{Choices, GameOption};
pub use outcome::{Ending, Outcome, Pending, Standing};
pub use pile::Pile;
pub use record::{FORMAT, Record, RecordedResult, ReplayError, Step};
pub use rng::Rng;
pub use rules::{Mend, Rules};
pub use seat::{MAX_SEATS, Seat};
pub use secrets::Secrets;
pub use seed::{ParseSeedError, Seed};
#[doc(hidden)]
pub use serde;
pub use sets::{Listed, Members};
pub use short_list::ShortList;
pub use stack::Stack;
