//! The site as browsers and programs use it, over HTTP.

mod client;
mod contract;
mod forms;
mod fuzz;
mod games;
mod hidden;
mod lists;
mod live;
mod memory;
mod moments;
mod nodes;
mod notes;
mod orders;
mod own;
mod people;
mod pseudo;
mod refusals;
mod safety;
mod schema;
mod server;
mod welcome;
