//! Judgement of Glory to Rome.

use glory_to_rome::{Action, GloryToRome, Outlook};

use crate::Insight;

impl Insight for GloryToRome {
    const FEATURES: &'static [&'static str] = &[];

    fn turn(outlook: Outlook<'_>) -> u32 {
        outlook.table.n_turn.into()
    }

    fn weigh(_: Outlook<'_>, _: &[Action], scores: &mut [f32]) {
        scores.fill(0.0);
    }

    fn measure(_: Outlook<'_>, _: &mut [f32]) {}
}
