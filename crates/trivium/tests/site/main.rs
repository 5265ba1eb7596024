//! The site as a program among others: killed, out of room, locked out, told to stop. Whatever it
//! has acknowledged is there afterwards, once.

mod backup;
mod bounds;
mod client;
mod damage;
mod disk;
mod doctor;
mod gate;
mod kill;
mod ledger;
mod lock;
mod nodes;
mod own;
mod party;
mod program;
mod sign_in;
mod stop;
