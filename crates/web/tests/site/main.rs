//! The site as browsers and programs use it, over HTTP.

mod book;
mod client;
mod contract;
mod forms;
mod fuzz;
mod games;
mod hands;
mod hidden;
mod hint;
mod lists;
mod live;
mod memory;
mod moments;
mod nodes;
mod notes;
mod orders;
mod own;
mod people;
mod refusals;
mod safety;
mod schema;
mod server;
mod trial;
mod welcome;
