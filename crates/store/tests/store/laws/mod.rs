//! What holds for a store, whatever database serves it.

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
