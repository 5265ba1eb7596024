//! What a strong bot would do, and why: the same for the terminal and for the site.

use bots::{Candidate, Level, Thought};
use engine::{NoEvents, Rng};

use crate::words::say;
use crate::{Reader, Speak};

/// So many answers are worth a comparison.
const N_COMPARED: usize = 5;
/// So many answers ahead are worth a look.
const N_AHEAD: usize = 4;
/// So many games of a hundred more are clearly more, and so many are a little more.
const CLEARLY: f32 = 10.0;
const A_LITTLE: f32 = 3.0;

/// What a bot would do in the place of the reader, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What it would answer.
    pub choice: String,
    /// Why, if it compared anything.
    pub why: Option<String>,
    /// What stands above the answers that it compared.
    pub heading: String,
    /// Those answers with what they promise, the choice first.
    pub compared: Vec<String>,
}

impl Hint {
    /// What a bot of this level thought about the question that the reader is asked. It is told from
    /// the view that the bot had.
    pub fn new<G: Speak>(
        to: &Reader<'_>,
        view: &G::View,
        level: Level,
        thought: &Thought<G::Action>,
    ) -> Self {
        let (words, name) = (to.words, to.words.bots().name(level));
        let choice = G::action(to, view, thought.choice);
        let compared = thought.candidates.iter().take(N_COMPARED);
        Self {
            choice: say!(words, "aid-hint", name = name, label = choice),
            why: why(to, thought),
            heading: say!(words, "aid-hint-reasons", n = thought.iterations),
            compared: compared.map(|candidate| line::<G>(to, view, candidate)).collect(),
        }
    }

    /// All of it, line by line.
    pub fn lines(self) -> Vec<String> {
        let heading = (!self.compared.is_empty()).then_some(self.heading);
        let first = std::iter::once(self.choice).chain(self.why);
        first.chain(heading).chain(self.compared).collect()
    }
}

fn percent(candidate: &Candidate<impl Sized>) -> f32 {
    (candidate.win_chance * 100.0).round()
}

/// How the choice compares with the answer that was looked at most often beside it.
fn why<A: PartialEq>(to: &Reader<'_>, thought: &Thought<A>) -> Option<String> {
    let words = to.words;
    let best = thought.candidates.first()?;
    // A bot without hope may give up, whatever it compared.
    if best.action != thought.choice || percent(best) < 1.0 {
        return Some(say!(words, "aid-hint-no-hope"));
    }
    let next = thought.candidates.get(1)?;
    let gap = percent(best) - percent(next);
    let id = if gap >= CLEARLY {
        "aid-hint-clearly"
    } else if gap >= A_LITTLE {
        "aid-hint-a-little"
    } else {
        "aid-hint-as-good"
    };
    Some(say!(words, id, chance = percent(best), other = percent(next)))
}

fn line<G: Speak>(to: &Reader<'_>, view: &G::View, candidate: &Candidate<G::Action>) -> String {
    let (words, label) = (to.words, G::action(to, view, candidate.action));
    let (chance, visits) = (percent(candidate), candidate.visits);
    let mut text =
        say!(words, "aid-hint-candidate", label = label, chance = chance, visits = visits);
    if let Some(score) = candidate.score {
        text = say!(words, "aid-hint-score", candidate = text, score = score.round());
    }
    let ahead = ahead::<G>(to, view, candidate).join(", ");
    if ahead.is_empty() {
        return text;
    }
    say!(words, "aid-hint-line", candidate = text, line = ahead)
}

/// What the reader is expected to answer next, as long as nobody else is asked. The words for it
/// need a table on which the first answer was given: one that is imagined from the same view.
fn ahead<G: Speak>(
    to: &Reader<'_>,
    view: &G::View,
    candidate: &Candidate<G::Action>,
) -> Vec<String> {
    let mut world = G::imagine(view, &mut Rng::new(0));
    let mut labels = Vec::new();
    let mut last = candidate.action;
    for &next in candidate.line.iter().take(N_AHEAD) {
        world.apply_unchecked(last, &mut NoEvents);
        let asked = world.pending().map(|(seat, _)| seat);
        if asked.is_none() || asked != to.seat || !world.is_legal(next) {
            break;
        }
        labels.push(G::action(to, &world.view(to.seat), next));
        last = next;
    }
    labels
}

#[cfg(test)]
mod tests {
    use bots::{Budget, Insight, Spec};
    use engine::{Game, Seed};
    use glory_to_rome::options::Edition;
    use glory_to_rome::{GloryToRome, Options};

    use super::*;
    use crate::{Locale, Names, Words};

    fn dealt() -> GloryToRome {
        let options = Options::of_edition(Edition::default(), 3);
        GloryToRome::new(&options, Seed::from_number(3)).unwrap()
    }

    fn told(
        locale: Locale,
        think: impl FnOnce(&GloryToRome) -> Thought<glory_to_rome::Action>,
    ) -> Hint {
        let (words, game) = (Words::new(locale), dealt());
        let names = Names::seats(&words, game.n_players());
        let seat = game.pending().unwrap().0;
        let to = Reader { words: &words, names: &names, seat: Some(seat) };
        Hint::new::<GloryToRome>(&to, &game.view(Some(seat)), Level::Legatus, &think(&game))
    }

    #[test]
    fn a_hint_says_what_why_and_instead_of_what() {
        for locale in Locale::ALL {
            let hint = told(locale, |game| {
                let spec = Spec { budget: Budget::iterations(200), ..Level::Legatus.spec() };
                let seat = game.pending().unwrap().0;
                let legal = game.legal_actions().to_vec();
                GloryToRome::bot(&spec, 1).consider(&game.view(Some(seat)), &legal)
            });
            assert!(hint.choice.contains("Legatus"), "{hint:?}");
            assert!(hint.why.as_ref().is_some_and(|why| why.contains("100")), "{hint:?}");
            assert!((2..=N_COMPARED).contains(&hint.compared.len()), "{hint:?}");
            assert_eq!(hint.clone().lines().len(), 3 + hint.compared.len());
        }
    }

    #[test]
    fn what_was_not_compared_has_no_reasons() {
        let hint = told(Locale::En, |game| Thought::without_reasons(game.legal_actions()[0]));
        assert_eq!(hint.lines().len(), 1);
    }
}
