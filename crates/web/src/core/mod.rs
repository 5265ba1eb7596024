//! What the site does, without HTTP.

pub(crate) mod problem;
