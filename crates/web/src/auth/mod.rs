//! Who asks: sessions of browsers, tokens of programs, passwords, forged requests.

pub(crate) mod account;
pub(crate) mod gate;
mod password;
pub(crate) mod posted;
pub(crate) mod token;
pub(crate) mod visitor;

pub(crate) use posted::Posted;
pub(crate) use token::Bearer;
pub(crate) use visitor::Visitor;
