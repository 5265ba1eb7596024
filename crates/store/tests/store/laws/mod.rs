//! Laws of a store on any database.

pub(crate) mod bots;
pub(crate) mod clocks;
pub(crate) mod door;
pub(crate) mod expiry;
pub(crate) mod files;
pub(crate) mod lists;
pub(crate) mod migrations;
pub(crate) mod own;
pub(crate) mod quotas;
pub(crate) mod tables;
pub(crate) mod users;
pub(crate) mod writers;
