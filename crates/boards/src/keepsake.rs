//! What is left of a game when it is over: what everyone built, for a picture to keep.

/// What a seat has built, and how far it came on the road of its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keepsake {
    /// The sheet of the drawings.
    pub sheet: &'static str,
    /// The drawings of what stands far behind it.
    pub backdrop: Vec<&'static str>,
    pub built: Vec<Monument>,
    pub road: Option<Way>,
}

/// A drawing among others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monument {
    pub drawing: &'static str,
    /// The class of its material.
    pub look: &'static str,
    /// How large it is among its neighbours, in percent.
    pub size: u8,
}

/// A road between two places, and how many of its spaces were walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub from: Monument,
    pub to: Monument,
    pub walked: u8,
    pub length: u8,
}

impl Monument {
    pub(crate) const fn new(drawing: &'static str, look: &'static str) -> Self {
        Self { drawing, look, size: 100 }
    }
}
