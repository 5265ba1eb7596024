//! How the games are tested, from the outside in.
//!
//! * [`scenario`]: a position, actions and expectations in a TOML file. Players settle disputes
//!   with them too: `trivium check FILE`.
//! * [`library`]: the scenarios of the repository, inside the program.
//! * [`laws`]: what is true of every game, checked on random games.
//! * [`playthrough`]: every list, question, event and view of one game, compared with a file.
//! * [`nodes`]: how many action sequences there are, compared with a file.
//! * [`random`]: games played at random, on which the others rest.
//!
//! [`golden`] compares with files and rewrites them on request.

pub mod golden;
pub mod laws;
pub mod library;
pub mod nodes;
pub mod playthrough;
pub mod random;
pub mod scenario;
