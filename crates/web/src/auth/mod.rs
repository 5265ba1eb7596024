//! Who asks: sessions of browsers, tokens of programs, passwords, forged requests.

pub(crate) mod account;
mod cookie;
pub(crate) mod device;
pub(crate) mod gate;
mod introduce;
mod name;
pub(crate) mod net;
pub(crate) mod pass;
mod password;
pub(crate) mod posted;
pub(crate) mod sign_in;
pub(crate) mod token;
pub(crate) mod visitor;
pub(crate) mod visits;

pub(crate) use password::Passwords;
pub(crate) use posted::Posted;
pub(crate) use token::Bearer;
pub(crate) use visitor::Visitor;
