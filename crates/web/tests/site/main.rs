//! The site as browsers and programs use it, over HTTP.

mod client;
mod forms;
mod games;
mod hidden;
mod live;
mod nodes;
mod people;
mod refusals;
mod safety;
mod server;
