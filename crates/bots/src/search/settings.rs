//! What a search can be told.

use engine::slugs;

use crate::Insight;

/// What a search can be told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Whether insight leads the search: it says which answers to try first and plays the games
    /// out. Without it every answer is tried alike and games are played out at random.
    pub is_guided: bool,
    /// How much is tried that does not look best so far.
    pub exploration: f32,
    /// How much insight must prefer an answer to have it tried more often: the temperature of a
    /// softmax.
    pub temperature: f32,
    /// The part of the first guess that is spread evenly over all answers.
    pub spread: f32,
    /// The noise of the play-outs.
    pub noise: f32,
    /// After so many decisions a play-out is judged by the evaluation, if there is one; 0 plays
    /// every game to its end.
    pub cut: u16,
    /// How much the evaluation counts at the place where a play-out starts, from 0 to 1.
    pub blend: f32,
    /// How much the margin of points counts beside the victory, from 0 to 1.
    pub margin: f32,
}

impl Settings {
    /// Led by insight; a game may know better.
    pub const GUIDED: Self = Self {
        is_guided: true,
        exploration: 0.8,
        temperature: 0.4,
        spread: 0.15,
        noise: 0.3,
        cut: 0,
        blend: 0.0,
        margin: 0.1,
    };

    /// The textbook: no first guess, random play-outs, no evaluation.
    pub const PLAIN: Self = Self {
        is_guided: false,
        exploration: 0.7,
        cut: 0,
        blend: 0.0,
        margin: 0.0,
        ..Self::GUIDED
    };

    /// With some settings changed.
    #[must_use]
    fn with(mut self, changes: &[Option<f32>; Setting::ALL.len()]) -> Self {
        for (setting, value) in Setting::ALL.into_iter().zip(changes) {
            let Some(value) = *value else { continue };
            match setting {
                Setting::Exploration => self.exploration = value,
                Setting::Temperature => self.temperature = value,
                Setting::Spread => self.spread = value,
                Setting::Noise => self.noise = value,
                Setting::Cut => self.cut = whole(value),
                Setting::Blend => self.blend = value,
                Setting::Margin => self.margin = value,
            }
        }
        self
    }
}

slugs! {
    /// The settings that can be changed by name; [`Settings`] says what they mean.
    pub enum Setting {
        /// Curiosity.
        Exploration = "exploration",
        /// Trust in the first guess.
        Temperature = "temperature",
        /// The even part of the first guess.
        Spread = "spread",
        /// Of the play-outs.
        Noise = "noise",
        /// Where play-outs are judged.
        Cut = "cut",
        /// Where they start.
        Blend = "blend",
        /// Of points.
        Margin = "margin",
    }
}

impl Setting {
    fn allows(self, value: f32) -> bool {
        match self {
            Self::Exploration | Self::Noise => value >= 0.0,
            Self::Temperature => value > 0.0,
            Self::Cut => (0.0..=f32::from(u16::MAX)).contains(&value),
            Self::Spread | Self::Blend | Self::Margin => (0.0..=1.0).contains(&value),
        }
    }
}

/// How a search differs from the usual one of its game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Style {
    /// Whether it does without insight.
    pub is_plain: bool,
    changes: [Option<f32>; Setting::ALL.len()],
}

impl Style {
    /// The textbook: no first guess, random play-outs, no evaluation.
    pub(crate) const PLAIN: Self = Self { is_plain: true, ..Self::USUAL };
    /// As the game has it.
    pub(crate) const USUAL: Self = Self { is_plain: false, changes: [None; Setting::ALL.len()] };

    /// The settings for a game.
    pub fn settings<G: Insight>(&self) -> Settings {
        let usual = if self.is_plain { Settings::PLAIN } else { G::SEARCH };
        usual.with(&self.changes)
    }

    /// Changes a setting, unless there is none of that name or the value makes no sense.
    pub(crate) fn change(&mut self, name: &str, value: f32) -> Option<()> {
        let setting: Setting = name.parse().ok()?;
        setting.allows(value).then(|| self.changes[setting as usize] = Some(value))
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked before")]
const fn whole(value: f32) -> u16 {
    value as u16
}
