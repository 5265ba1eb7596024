//! Judgement of Fortuna: an answer is worth what the province is worth after it, in spaces.

mod answers;
mod beliefs;
mod deeds;
mod measure;
mod mind;
mod worth;

use fortuna::{Action, Fortuna, Outlook};

use crate::{Bot, Insight, Settings, Spec, make};
use beliefs::BELIEFS;
use mind::Mind;

impl Insight for Fortuna {
    const FEATURES: &'static [&'static str] = &measure::NAMES;
    const EVALUATION: &'static str = include_str!("../../../../../data/fortuna/evaluation.toml");

    // Found in matches against greedy bots: dice make it hard to improve on a good first guess.
    const SEARCH: Settings =
        Settings { temperature: 0.15, noise: 0.05, cut: 40, ..Settings::GUIDED };

    fn bot(spec: &Spec, number: u64) -> Box<dyn Bot<Self> + Send> {
        make(spec, number)
    }

    fn turn(outlook: Outlook<'_>) -> u32 {
        u32::from(outlook.table.round) * 8 + u32::from(outlook.table.n_played)
    }

    fn weigh(outlook: Outlook<'_>, actions: &[Action], scores: &mut [f32]) {
        Mind::new(outlook, &BELIEFS).weigh(actions, scores);
    }

    fn sight(outlook: Outlook<'_>) -> u32 {
        let dice = outlook.table.turn.rolled.iter().map(|die| 1 << (2 * die)).sum::<u32>();
        let offer = outlook.offer.cards().fold(0, |sum, card| sum * 37 + card as u32 + 1);
        dice | offer << 14
    }

    fn measure(outlook: Outlook<'_>, features: &mut [f32]) {
        measure::measure(&Mind::new(outlook, &BELIEFS), features);
    }
}
