//! Judgement of Gloria Mundi: every answer is worth a number of steps.
//!
//! A building is worth its steps and its yield in the remaining turns; a counter is worth the part
//! of a step that it buys, which fades when no purchase is left. `horizon` estimates the length of
//! the game, `worth` judges the present, `future` what is to come, `market` purchases, `barbarian`
//! tribute and losses; `measure` counts what a seat has.

mod barbarian;
mod beliefs;
mod future;
mod horizon;
mod market;
mod measure;
mod mind;
mod worth;

use gloria_mundi::{Action, GloriaMundi, Outlook};

use self::beliefs::Beliefs;
use self::mind::Mind;
use crate::{Bot, Insight, Spec, make};

impl Insight for GloriaMundi {
    const FEATURES: &'static [&'static str] = &measure::FEATURES;
    const EVALUATION: &'static str =
        include_str!("../../../../../data/gloria-mundi/evaluation.toml");

    fn bot(spec: &Spec, number: u64) -> Box<dyn Bot<Self> + Send> {
        make(spec, number)
    }

    fn turn(outlook: Outlook<'_>) -> u32 {
        outlook.table.turn.into()
    }

    fn weigh(outlook: Outlook<'_>, actions: &[Action], scores: &mut [f32]) {
        if let Some((_, decision)) = outlook.table.pending() {
            let beliefs = Beliefs::of(outlook.table.n_players);
            Mind::new(outlook, beliefs).weigh(decision, actions, scores);
        }
    }

    fn sight(outlook: Outlook<'_>) -> u32 {
        let forum = outlook.table.forum.iter().flatten();
        forum.fold(0, |sum, card| sum.wrapping_mul(67).wrapping_add(u32::from(card.0) + 1))
    }

    fn measure(outlook: Outlook<'_>, features: &mut [f32]) {
        features.copy_from_slice(&measure::features(outlook));
    }
}
