//! Judgement of Fortuna: an answer is worth what the province is worth after it, in spaces.

mod answers;
mod beliefs;
mod deeds;
mod measure;
mod mind;
mod worth;

use fortuna::{Action, Fortuna, Outlook};

use crate::Insight;
use beliefs::BELIEFS;
use mind::Mind;

impl Insight for Fortuna {
    const FEATURES: &'static [&'static str] = &measure::NAMES;

    fn turn(outlook: Outlook<'_>) -> u32 {
        u32::from(outlook.table.round) * 8 + u32::from(outlook.table.n_played)
    }

    fn weigh(outlook: Outlook<'_>, actions: &[Action], scores: &mut [f32]) {
        Mind::new(outlook, &BELIEFS).weigh(actions, scores);
    }

    fn measure(outlook: Outlook<'_>, features: &mut [f32]) {
        measure::measure(&Mind::new(outlook, &BELIEFS), features);
    }
}
