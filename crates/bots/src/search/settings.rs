//! Settings of a search.

use engine::slugs;

use crate::Insight;

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Whether insight orders the answers and plays the games out, or nothing and chance do.
    pub is_guided: bool,
    /// The exploration constant.
    pub exploration: f32,
    /// The softmax temperature of the prior: the higher, the less insight's preferences count.
    pub temperature: f32,
    /// The part of the prior that is spread evenly over all answers.
    pub spread: f32,
    /// The noise of the play-outs.
    pub noise: f32,
    /// Decisions after which a play-out is judged by the evaluation, if there is one; 0 is never.
    pub cut: u16,
    /// The weight of the evaluation at the start of a play-out, from 0 to 1.
    pub blend: f32,
    /// The weight of the margin in points, from 0 to 1.
    pub margin: f32,
}

impl Settings {
    /// Guided by insight; a game may override it.
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

    /// Plain UCT: no prior, random play-outs, no evaluation.
    pub const PLAIN: Self = Self {
        is_guided: false,
        exploration: 0.7,
        cut: 0,
        blend: 0.0,
        margin: 0.0,
        ..Self::GUIDED
    };

    /// The settings with some changes.
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
    /// The settings that can be changed by name.
    pub enum Setting {
        /// See [`Settings::exploration`].
        Exploration = "exploration",
        /// See [`Settings::temperature`].
        Temperature = "temperature",
        /// See [`Settings::spread`].
        Spread = "spread",
        /// See [`Settings::noise`].
        Noise = "noise",
        /// See [`Settings::cut`].
        Cut = "cut",
        /// See [`Settings::blend`].
        Blend = "blend",
        /// See [`Settings::margin`].
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

/// How a search differs from the default of its game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Style {
    /// Whether it ignores insight.
    pub is_plain: bool,
    changes: [Option<f32>; Setting::ALL.len()],
}

impl Style {
    /// Plain UCT: no prior, random play-outs, no evaluation.
    pub(crate) const PLAIN: Self = Self { is_plain: true, ..Self::USUAL };
    /// The default of the game.
    pub(crate) const USUAL: Self = Self { is_plain: false, changes: [None; Setting::ALL.len()] };

    /// The settings for a game.
    pub fn settings<G: Insight>(&self) -> Settings {
        let usual = if self.is_plain { Settings::PLAIN } else { G::SEARCH };
        usual.with(&self.changes)
    }

    /// Changes a setting; `None` if there is no such setting or the value is invalid.
    pub(crate) fn change(&mut self, name: &str, value: f32) -> Option<()> {
        let setting: Setting = name.parse().ok()?;
        setting.allows(value).then(|| self.changes[setting as usize] = Some(value))
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked before")]
const fn whole(value: f32) -> u16 {
    value as u16
}
