//! What measurements and attacks share: a server with a database of its own, connections to it,
//! people who use it.

pub mod cage;
pub mod http;
pub mod person;
pub mod server;

use std::error::Error;

pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;
