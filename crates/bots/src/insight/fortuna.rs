//! Judgement of Fortuna.

use fortuna::{Action, Fortuna, Outlook};

use crate::Insight;

impl Insight for Fortuna {
    const FEATURES: &'static [&'static str] = &[];

    fn turn(outlook: Outlook<'_>) -> u32 {
        u32::from(outlook.table.round) * 8 + u32::from(outlook.table.n_played)
    }

    fn weigh(_: Outlook<'_>, _: &[Action], scores: &mut [f32]) {
        scores.fill(0.0);
    }

    fn measure(_: Outlook<'_>, _: &mut [f32]) {}
}
