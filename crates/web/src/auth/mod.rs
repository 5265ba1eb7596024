//! Who asks: sessions of browsers, tokens of programs, forged requests.

pub(crate) mod client;
mod cookie;
pub(crate) mod device;
pub(crate) mod posted;
pub(crate) mod token;
pub(crate) mod visitor;

pub(crate) use client::{ClientIp, Gone};
pub(crate) use posted::Posted;
pub(crate) use token::Bearer;
pub(crate) use visitor::Visitor;
