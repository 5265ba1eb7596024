//! What a strong bot would do, and why.

use bots::{Candidate, Level, Thought};
use words::{Reader, Speak};

/// Who is asked for a hint.
pub(crate) const STRONGEST: Level = Level::Legatus;
/// So many answers are worth a comparison.
const N_COMPARED: usize = 5;
/// So many answers ahead are worth a look.
const N_AHEAD: usize = 4;

/// What a bot would answer, and what it compared.
pub(crate) fn lines<G: Speak>(
    to: &Reader<'_>,
    view: &G::View,
    thought: &Thought<G::Action>,
) -> Vec<String> {
    let cli = to.words.cli();
    let name = to.words.bots().name(STRONGEST);
    let mut lines = vec![cli.hint(&name, &G::action(to, view, thought.choice))];
    if !thought.candidates.is_empty() {
        lines.push(cli.hint_reasons(thought.iterations));
        let compared = thought.candidates.iter().take(N_COMPARED);
        lines.extend(compared.map(|candidate| line::<G>(to, view, candidate)));
    }
    lines
}

/// What comes later is told in notation: the words for it would need a table that is not there yet.
fn line<G: Speak>(to: &Reader<'_>, view: &G::View, candidate: &Candidate<G::Action>) -> String {
    let cli = to.words.cli();
    let chance = format!("{:.0}", candidate.win_chance * 100.0);
    let label = G::action(to, view, candidate.action);
    let mut text = cli.hint_candidate(&label, &chance, candidate.visits);
    if let Some(score) = candidate.score {
        text = cli.hint_score(&text, &format!("{score:.0}"));
    }
    let ahead: Vec<String> = candidate.line.iter().take(N_AHEAD).map(ToString::to_string).collect();
    if ahead.is_empty() { text } else { cli.hint_line(&text, &ahead.join(", ")) }
}
