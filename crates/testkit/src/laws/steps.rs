//! Laws of single states, held against every step of a scenario.

use engine::{Game, NoEvents, Rng};
use scenarios::{Laws, PlayedSoFar};

use super::state;

/// The pieces are counted, the list is sound, actions survive their notation, and every view can be
/// imagined.
#[derive(Clone, Debug)]
pub struct StepLaws {
    takes_back: bool,
    rng: Rng,
}

impl Default for StepLaws {
    fn default() -> Self {
        Self { takes_back: false, rng: Rng::new(0) }
    }
}

impl StepLaws {
    /// The same, and every action is taken back and played again, which must make no difference.
    pub fn with_take_back() -> Self {
        Self { takes_back: true, ..Self::default() }
    }
}

impl Laws for StepLaws {
    fn hold<G: Game>(&mut self, line: &PlayedSoFar<'_, G>) -> Result<(), String> {
        if self.takes_back {
            can_take_back(line)?;
        }
        line.state.audit()?;
        state::list_is_sound(line.state)?;
        state::actions_round_trip(line.state)?;
        state::views_can_be_imagined(line.state, &mut self.rng)
    }
}

fn can_take_back<G: Game>(line: &PlayedSoFar<'_, G>) -> Result<(), String> {
    let (Some(before), Some((last, earlier))) = (line.before, line.moves.split_last()) else {
        return Ok(());
    };
    let mut again = line.start.clone();
    for earlier in earlier {
        again.apply_unchecked(earlier.action, &mut NoEvents);
    }
    state::same("the table, when the action is taken back,", before, &again)?;
    again.apply_unchecked(last.action, &mut NoEvents);
    state::same("the table, when the action is played again,", line.state, &again)
}
