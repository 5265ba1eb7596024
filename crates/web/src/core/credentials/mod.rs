//! What people show to be let in: passwords, the passes of their sockets, and traces of visits.

mod newcomers;
mod pass;
mod password;
mod visits;

pub(crate) use newcomers::Newcomers;
pub(crate) use pass::{Pass, Passes};
pub(crate) use password::{MAX_PASSWORD, MIN_PASSWORD, Passwords, fitting};
pub(crate) use visits::Visits;
