//! Judgement of Glory to Rome.
//!
//! [`Mind`] holds a seat's conclusions from its view; `beliefs` its numbers, in points; `worth` and
//! `forum` what things are worth; `roles` the gains from actions; `standing` the lead and the end
//! of the game; `answers` combines them; `features` measures a position.

mod answers;
mod beliefs;
mod features;
mod forum;
mod mind;
mod roles;
mod standing;
mod worth;

use glory_to_rome::{Action, GloryToRome, Outlook};

use crate::{Bot, Insight, Settings, Spec, make};
use beliefs::BELIEFS;
use mind::Mind;

/// Two points make a score of 1.
const PART_OF_A_POINT: f32 = 0.5;

impl Insight for GloryToRome {
    const FEATURES: &'static [&'static str] = &features::NAMES;
    const EVALUATION: &'static str =
        include_str!("../../../../../data/glory-to-rome/evaluation.toml");

    const SEARCH: Settings = Settings { cut: 40, ..Settings::GUIDED };

    fn bot(spec: &Spec, number: u64) -> Box<dyn Bot<Self> + Send> {
        make(spec, number)
    }

    fn turn(outlook: Outlook<'_>) -> u32 {
        outlook.table.n_turn.into()
    }

    fn weigh(outlook: Outlook<'_>, actions: &[Action], scores: &mut [f32]) {
        let Some((_, decision)) = outlook.table.pending() else {
            return;
        };
        Mind::new(outlook, &BELIEFS).weigh(decision, actions, scores);
        for score in scores {
            *score *= PART_OF_A_POINT;
        }
    }

    fn surrenders(action: Action) -> bool {
        action == Action::Agree
    }

    fn sight(outlook: Outlook<'_>) -> u32 {
        outlook.drawn.map_or(0, |card| card as u32 + 1)
    }

    fn measure(outlook: Outlook<'_>, features: &mut [f32]) {
        features::measure(outlook, features);
    }
}
