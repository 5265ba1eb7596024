//! What is wanted.

use std::path::PathBuf;

use games::GameKind;
use lexopt::{Arg, ValueExt};
use words::Locale;

use crate::Result;

/// A phone, a tablet, and desks from small to large.
const SCREENS: [WindowSize; 5] = [
    WindowSize { width: 360, height: 740 },
    WindowSize { width: 768, height: 1024 },
    WindowSize { width: 1366, height: 768 },
    WindowSize { width: 1440, height: 900 },
    WindowSize { width: 1920, height: 1080 },
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WindowSize {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

#[derive(Debug)]
pub(crate) struct GalleryPlan {
    game: Option<GameKind>,
    /// One game only, instead of every kind of question.
    pub(crate) one: Option<One>,
    pub(crate) screens: Vec<WindowSize>,
    /// Light first.
    pub(crate) is_dark: Vec<bool>,
    pub(crate) languages: Vec<Locale>,
    pub(crate) only: String,
    /// Whether to look for what does not fit, instead of taking pictures.
    pub(crate) checks: bool,
    pub(crate) out: PathBuf,
    pub(crate) task: Task,
    /// How a game by touch is played.
    pub(crate) policy: Policy,
    /// Every language in every light, not one of each in turn.
    pub(crate) takes_all: bool,
}

/// Which answers a player chooses who only counts touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Policy {
    /// Any legal one.
    Random,
    /// The one that the dock offers first, or else any.
    Natural,
    /// The one that a hint names.
    Bot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Take pictures of everything.
    Pictures,
    /// Measure how quickly pages answer.
    Pace,
    /// Count touches and bytes of whole games.
    Touches,
    /// Take pictures of what moves.
    Film,
    /// Look at every kind of question at every size.
    Sizes,
    /// Take pictures of all drawings.
    Drawings,
    /// Take the pictures of the README.
    Readme,
    /// Measure what a page costs.
    Cost,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct One {
    pub(crate) players: u8,
    pub(crate) seed: u64,
}

impl GalleryPlan {
    pub(crate) fn read() -> Result<Self> {
        let mut plan = Self {
            game: None,
            one: None,
            screens: SCREENS.to_vec(),
            is_dark: vec![false, true],
            languages: Locale::ALL.to_vec(),
            only: String::new(),
            checks: false,
            out: "target/pictures".into(),
            task: Task::Pictures,
            policy: Policy::Random,
            takes_all: false,
        };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Arg::Long("game") => {
                    let game = arguments.value()?.string()?;
                    let no_game = |_unknown| format!("no game `{game}`");
                    plan.game = Some(game.parse().map_err(no_game)?);
                }
                Arg::Long("players") => plan.one().players = arguments.value()?.parse()?,
                Arg::Long("seed") => plan.one().seed = arguments.value()?.parse()?,
                Arg::Long("width") => plan.screens = vec![screen(arguments.value()?.parse()?)],
                Arg::Long("height") => {
                    let height = arguments.value()?.parse()?;
                    plan.screens.iter_mut().for_each(|screen| screen.height = height);
                }
                Arg::Long("light") => plan.is_dark = vec![false],
                Arg::Long("dark") => plan.is_dark = vec![true],
                Arg::Long("language") => {
                    let language = arguments.value()?.string()?;
                    let no_language = |_unknown| format!("no language `{language}`");
                    plan.languages = vec![language.parse().map_err(no_language)?];
                }
                Arg::Long("only") => plan.only = arguments.value()?.string()?,
                Arg::Long("check") => plan.checks = true,
                Arg::Long("pace") => plan.task = Task::Pace,
                Arg::Long("touches") => plan.task = Task::Touches,
                Arg::Long("film") => plan.task = Task::Film,
                Arg::Long("sizes") => plan.task = Task::Sizes,
                Arg::Long("all") => plan.takes_all = true,
                Arg::Long("as") => plan.policy = policy(&arguments.value()?.string()?)?,
                Arg::Long("drawings") => plan.task = Task::Drawings,
                Arg::Long("readme") => plan.task = Task::Readme,
                Arg::Long("cost") => plan.task = Task::Cost,
                Arg::Long("out") => plan.out = arguments.value()?.into(),
                Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                    return Err(argument.unexpected().into());
                }
            }
        }
        Ok(plan)
    }

    fn one(&mut self) -> &mut One {
        self.one.get_or_insert(One { players: 3, seed: 1 })
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = GameKind> {
        GameKind::ALL.into_iter().filter(|game| self.game.is_none_or(|only| only == *game))
    }

    /// Whether a screen is wanted: each, unless one width is.
    pub(crate) fn has(&self, screen: WindowSize) -> bool {
        self.screens.len() > 1 || self.screens.iter().any(|one| one.width == screen.width)
    }

    /// Whether the pages of the site besides its tables are wanted.
    pub(crate) const fn wants_site(&self) -> bool {
        self.game.is_none() && self.one.is_none()
    }
}

fn policy(name: &str) -> Result<Policy> {
    match name {
        "random" => Ok(Policy::Random),
        "natural" => Ok(Policy::Natural),
        "bot" => Ok(Policy::Bot),
        _ => Err(format!("nobody plays as `{name}`; there are random, natural and bot").into()),
    }
}

fn screen(width: u32) -> WindowSize {
    let usual = SCREENS.into_iter().find(|screen| screen.width == width);
    usual.unwrap_or(WindowSize { width, height: 900 })
}
