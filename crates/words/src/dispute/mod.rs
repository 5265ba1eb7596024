//! Why a scenario fails, told so that a dispute is settled: what the file says, what was played, the
//! clauses that apply, the facts of the turn, and the table. `trivium check` and the site tell the
//! same.

mod cited;
mod scene;
mod wrong;

use games::dispatch;
use scenarios::{
    FileFlaw, PieceCount, PlayedScenario, Scenario, ScenarioFailure, ScenarioProblem, run_as,
};

use crate::message::say;
use crate::{Names, Reader, Speak, Words};

pub use wrong::told as wrong;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// Where and why, in a line.
    pub problem: String,
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    /// The lines; one that belongs to the line before begins with spaces.
    pub lines: Vec<String>,
}

/// A failure of a game, with all that was played.
type Fails<G> = ScenarioFailure<<G as engine::Game>::Refusal, PlayedScenario<G>>;

impl Dispute {
    /// A file that is no scenario.
    pub fn of_file(words: &Words, FileFlaw { place, wrong }: &FileFlaw) -> Self {
        let problem = wrong::told(words, wrong);
        let problem = say!(words, check_at, place = place.to_string(), problem = problem);
        Self { problem, sections: Vec::new() }
    }

    /// Plays a scenario; nothing if it holds.
    pub fn of(words: &Words, scenario: &Scenario) -> Option<Self> {
        let flawed = |flaw| Self {
            sections: vec![cited::head(words, scenario)],
            ..Self::of_file(words, &flaw)
        };
        let kind = match scenario.kind().and_then(|kind| {
            scenario.check_citations(kind)?;
            Ok(kind)
        }) {
            Ok(kind) => kind,
            Err(flaw) => return Some(flawed(flaw)),
        };
        dispatch!(kind, G => match scenario.options_of::<G>(kind) {
            Ok(options) => {
                let failure = run_as::<G>(scenario, &options, &mut PieceCount).err()?;
                Some(Self::of_game::<G>(words, scenario, &options, &failure))
            }
            Err(flaw) => Some(flawed(flaw)),
        })
    }

    fn of_game<G: Speak>(
        words: &Words,
        scenario: &Scenario,
        options: &G::Options,
        failure: &Fails<G>,
    ) -> Self {
        let words = words.at::<G>(options);
        let n_players = failure.scene.as_ref().map_or(0, |course| course.state.n_players());
        let names = Names::seats(words, n_players);
        let to = Reader { words, names: &names, seat: None };
        let mut sections = vec![cited::head(words, scenario), cited::agreed::<G>(words, options)];
        if let Some(course) = &failure.scene {
            sections.push(scene::moves(&to, options, course));
            sections.push(cited::rules::<G>(words, scenario, failure));
            sections.extend(scene::of(&to, &course.state));
        }
        Self { problem: headline(&to, options, failure), sections }
    }

    pub fn lines(&self) -> Vec<String> {
        let section = |section: &Section| {
            let lines = section.lines.iter().map(|line| format!("  {line}"));
            std::iter::once(section.title.clone()).chain(lines).collect::<Vec<_>>()
        };
        let sections = self.sections.iter().flat_map(section);
        std::iter::once(self.problem.clone()).chain(sections).collect()
    }
}

fn headline<G: Speak>(to: &Reader<'_>, options: &G::Options, failure: &Fails<G>) -> String {
    let (place, mut problem) =
        (failure.place.to_string(), wrong::problem::<G>(to, options, failure));
    if let (ScenarioProblem::Illegal(_), Some(course)) = (&*failure.problem, &failure.scene) {
        problem.extend(scene::asked_now(to, &course.state).map(|asked| format!(" {asked}")));
    }
    match failure.step {
        Some(step) => say!(to, check_at_step, place = place, step = step, problem = problem),
        None => say!(to, check_at, place = place, problem = problem),
    }
}
