//! Scenarios: a position, actions and expectations in a TOML file.
//!
//! A scenario is strict. A field that does not exist is an error; every question must be answered
//! by the seat that is asked; an action must be legal; dice that are given must be rolled. After
//! each step, whatever it expects, the pieces are counted; tests hold further [`Laws`] against it.
//! [`library`] has the scenarios of the repository.
//!
//! ```toml
//! rule   = "FOR 8.1"              # the clause it shows
//! ruling = "R-F42"                # the ruling it shows, if any
//! source = "rulebook, page 5"     # where the example comes from, if from anywhere
//! about  = "Water on the Aqueduct is spent first."
//! game   = "fortuna"
//! rules  = 2                      # the version of the rules, if not the newest
//! mend   = "late-army"            # the mended rule of which it shows one side, if any
//! [options]                       # changes to the standard options
//! players = 3
//! [table]                         # the position, as `arrange` takes it
//! phase  = "roll"
//! dice   = [1]
//! [table.seats.0]
//! water  = 1
//! aqueduct_full = true
//! [[step]]
//! seat   = 0                      # who is asked
//! do     = "roll"                 # the answer; a step without it only checks
//! has    = ["tax"]                # legal afterwards
//! lacks  = ["roll"]               # not legal afterwards
//! legal  = ["fulfil water 1", "tax"]      # exactly these are legal afterwards
//! refuse = ["roll", { do = "fulfil orgy 1", rule = "FOR 7.2" }]
//! # beside `rule`: ruling = "R-F12" and reason = "not-held", its name in JSON
//! [[step]]
//! seat   = 0
//! do     = "fulfil water 1"
//! then   = { "seats.0.water" = 1, "seats.0.aqueduct_full" = false }
//! ```
//!
//! Paths of `then` lead into the position as JSON; a number leads into a list. `"none"` stands for
//! JSON's null. Every position has an `outcome`, with `standings` and `ending` when the game is over.
#![expect(missing_docs, reason = "no outsider uses this crate; names and types say the rest")]

mod cite;
mod expect;
mod failure;
mod files;
mod format;
mod laws;
pub mod library;
mod locate;
mod run;
mod wrong;

pub use failure::{Move, PlayedScenario, ScenarioFailure, StateText};
pub use files::{collect, load};
pub use format::{RefusedAction, Scenario, ScenarioStep};
pub use laws::{Laws, PieceCount, PlayedSoFar};
pub use run::{run, run_as};
pub use wrong::{Field, FileFlaw, ScenarioProblem, Wrong};
