//! Bots that take what looks best now, without search: one file a game.

pub(crate) mod gloria_mundi;
