//! The file format.

use std::collections::BTreeMap;

use engine::{Seat, Seed, SetupError};
use games::{GameKind, Plain, TextPosition};
use serde::Deserialize;
use toml::{Spanned, Table, Value};

use crate::locate::{self, Found};
use crate::wrong::{FileFlaw, Wrong};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The file, as the user named it.
    #[serde(skip)]
    pub file: String,
    #[serde(skip)]
    text: String,
    /// The clause that it shows, such as `FOR 4.3`.
    pub rule: String,
    /// The ruling that it shows, such as `R-F12`.
    pub ruling: Option<String>,
    /// Where the example comes from.
    pub source: Option<String>,
    pub about: String,
    pub game: Spanned<String>,
    /// The version of the rules; the newest where none is named.
    pub rules: Option<u32>,
    /// The mend of which it shows one side, by its slug.
    pub mend: Option<Spanned<String>>,
    #[serde(default)]
    pub options: Table,
    /// The number of a seed: the scenario starts from a real deal, not from a table.
    pub seed: Option<Spanned<u64>>,
    /// The position, not yet read; see [`Scenario::table`].
    #[serde(rename = "table")]
    table: Option<Spanned<Table>>,
    /// What is played and expected, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Spanned<ScenarioStep>>,
}

/// One answer and what must be true after it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioStep {
    pub seat: Seat,
    /// The answer in notation; without one, the step only checks.
    #[serde(rename = "do")]
    pub action: Option<String>,
    /// Values of the position.
    #[serde(default)]
    pub then: BTreeMap<String, Value>,
    /// Actions that are legal.
    #[serde(default)]
    pub has: Vec<String>,
    /// Actions that are not legal.
    #[serde(default)]
    pub lacks: Vec<String>,
    /// All actions that are legal, in any order.
    pub legal: Option<Vec<String>>,
    /// Actions that are refused.
    #[serde(default)]
    pub refuse: Vec<RefusedAction>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "\"…\" | { do = \"…\", rule = \"…\", ruling = \"…\", reason = \"…\" }"
)]
pub enum RefusedAction {
    /// For whatever reason.
    Action(String),
    /// By one clause, and by a ruling and for a reason where they are named.
    Cited {
        #[serde(rename = "do")]
        action: String,
        rule: String,
        ruling: Option<String>,
        /// The name of the reason in JSON, such as `not-held`.
        reason: Option<String>,
    },
}

impl Scenario {
    /// Reads a scenario. The table is read when it is run, because its form depends on the game.
    pub fn parse(file: &str, text: &str) -> Result<Self, FileFlaw> {
        let read = toml::from_str(text);
        let mut scenario: Self = read.map_err(|error| unreadable(file, text, &error))?;
        if let Some(rules) = scenario.rules {
            scenario.options.insert(games::options::RULES.to_owned(), i64::from(rules).into());
        }
        Ok(Self { file: file.to_owned(), text: text.to_owned(), ..scenario })
    }

    pub fn kind(&self) -> Result<GameKind, FileFlaw> {
        let slug = self.game.get_ref();
        slug.parse().map_err(|_unknown| self.flaw(&self.game, Wrong::NoGame(slug.clone())))
    }

    pub fn options_of<G: Plain>(&self, kind: GameKind) -> Result<G::Options, FileFlaw> {
        games::options::<G>(kind, self.options.clone())
            .map_err(|error| self.flaw(&self.game, Wrong::Options(error)))
    }

    pub fn start<G: Plain>(&self, options: &G::Options) -> Result<G, FileFlaw> {
        let game = match (&self.seed, &self.table) {
            (Some(seed), None) => G::new(options, Seed::from_number(*seed.get_ref())),
            (None, Some(_)) => G::arrange(options, &self.table::<G>()?),
            (Some(place), Some(_)) => return Err(self.flaw(place, Wrong::SeedAndTable)),
            (None, None) => return Err(self.flaw(&self.game, Wrong::NoBeginning)),
        };
        game.map_err(|error| self.unplayable(error))
    }

    /// The position, not yet read; none if the scenario starts from a deal.
    pub fn position(&self) -> Option<&Table> {
        self.table.as_ref().map(Spanned::get_ref)
    }

    /// The position, as the game spells it.
    fn table<G: Plain>(&self) -> Result<G::Position, FileFlaw> {
        let unreadable = |error| unreadable(&self.file, &self.text, &error);
        G::position_from_toml(&self.text).map_err(unreadable)
    }

    /// Where something stands in the file.
    pub(crate) fn place<T>(&self, of: &Spanned<T>) -> TextPosition {
        TextPosition::at(&self.file, &self.text, of.span().start)
    }

    fn flaw<T>(&self, at: &Spanned<T>, wrong: Wrong) -> FileFlaw {
        FileFlaw { place: self.place(at), wrong }
    }

    /// A flaw of what stands at a path of the file.
    pub(crate) fn flaw_at(&self, path: &str, wrong: Wrong) -> FileFlaw {
        self.flaw_found(locate::deepest(&self.text, path), wrong)
    }

    /// A flaw of the zone or the option that an error names, or of what holds it.
    fn unplayable(&self, error: SetupError) -> FileFlaw {
        let ways = [("table.", 2), ("options.", 2), ("", 1), ("table.", 1)];
        let found = ways.into_iter().find_map(|(parent, least)| {
            let found = locate::deepest(&self.text, &format!("{parent}{}", error.at))?;
            (found.depth >= least).then_some(found)
        });
        self.flaw_found(found, Wrong::Setup(error))
    }

    fn flaw_found(&self, found: Option<Found>, wrong: Wrong) -> FileFlaw {
        let offset = found.map_or(self.game.span().start, |found| found.offset);
        FileFlaw { place: TextPosition::at(&self.file, &self.text, offset), wrong }
    }
}

fn unreadable(file: &str, text: &str, error: &toml::de::Error) -> FileFlaw {
    FileFlaw {
        place: TextPosition::of_toml(file, text, error),
        wrong: Wrong::Unreadable(games::one_line(error.message())),
    }
}
