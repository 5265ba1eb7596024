//! What a strong bot would do, and why: the same for the terminal and for the site.

use bots::{Candidate, Level, Thought};
use engine::{NoEvents, Rng};

use crate::message::{messages as id, say};
use crate::{Reader, Speak};

/// How many answers are worth a comparison.
const N_COMPARED: usize = 5;
/// An answer that was looked at this many times less often than another is hardly known.
const RARELY: u32 = 20;
/// How many answers ahead are worth a look.
const N_AHEAD: usize = 4;
/// How many games of a hundred more are clearly more, and how many are a little more.
const CLEARLY: f32 = 10.0;
const A_LITTLE: f32 = 3.0;

/// What a bot would do in the place of the reader, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The answer in notation.
    pub answer: String,
    /// What to do.
    pub choice: String,
    /// What that gains and what it gives the others, or how much better it is than another answer.
    pub why: Option<String>,
    /// What stands above the answers that it compared.
    pub heading: String,
    /// Those answers with what they promise, the best first.
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
        let compared = compared(thought);
        let hopeless = is_hopeless(thought);
        let best = compared.first().filter(|_| !hopeless);
        let action = best.map_or(thought.choice, |best| best.action);
        let choice = G::action(to, view, action);
        let heading = say!(words, aid_hint_reasons, name = name, n = thought.iterations);
        let reason = || G::reason(to, view, action).or_else(|| why(to, &compared));
        Self {
            answer: action.to_string(),
            choice: say!(words, aid_hint, label = choice),
            why: if hopeless { Some(say!(words, aid_hint_no_hope)) } else { reason() },
            heading,
            compared: compared.iter().map(|candidate| line::<G>(to, view, candidate)).collect(),
        }
    }

    pub fn lines(self) -> Vec<String> {
        let heading = (!self.compared.is_empty()).then_some(self.heading);
        let first = std::iter::once(self.choice).chain(self.why);
        first.chain(heading).chain(self.compared).collect()
    }
}

fn percent<A>(candidate: &Candidate<A>) -> f32 {
    (candidate.win_chance * 100.0).round()
}

/// The answers worth a comparison, the best chance first. One that was hardly looked at may look
/// better than it is: then it is left out.
fn compared<A>(thought: &Thought<A>) -> Vec<&Candidate<A>> {
    let candidates = thought.candidates.iter();
    let most = thought.candidates.first().map_or(0, |most| most.visits);
    let is_known = |candidate: &&Candidate<A>| candidate.visits.saturating_mul(RARELY) >= most;
    let best = candidates.clone().filter(is_known).map(percent).fold(0.0, f32::max);
    let is_plain = |candidate: &&Candidate<A>| is_known(candidate) || percent(candidate) <= best;
    let mut compared: Vec<&Candidate<A>> = candidates.filter(is_plain).take(N_COMPARED).collect();
    compared.sort_by(|one, other| percent(other).total_cmp(&percent(one)));
    compared
}

/// A bot without hope may give up, whatever it compared.
fn is_hopeless<A: PartialEq>(thought: &Thought<A>) -> bool {
    let most = thought.candidates.first();
    most.is_some_and(|most| most.action != thought.choice || percent(most) < 1.0)
}

fn why<A>(to: &Reader<'_>, compared: &[&Candidate<A>]) -> Option<String> {
    let words = to.words;
    let (best, next) = (compared.first()?, compared.get(1)?);
    let gap = percent(best) - percent(next);
    let id = if gap >= CLEARLY {
        id::aid_hint_clearly
    } else if gap >= A_LITTLE {
        id::aid_hint_a_little
    } else {
        id::aid_hint_as_good
    };
    Some(words.plain(id))
}

fn line<G: Speak>(to: &Reader<'_>, view: &G::View, candidate: &Candidate<G::Action>) -> String {
    let (words, label) = (to.words, G::action(to, view, candidate.action));
    let (chance, visits) = (percent(candidate), candidate.visits);
    let mut text = say!(words, aid_hint_candidate, label = label, chance = chance, visits = visits);
    if let Some(score) = candidate.score {
        text = say!(words, aid_hint_score, candidate = text, score = score.round());
    }
    let ahead = ahead::<G>(to, view, candidate).join(", ");
    if ahead.is_empty() {
        return text;
    }
    say!(words, aid_hint_line, candidate = text, line = ahead)
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
    use fortuna::Fortuna;
    use games::GameKind;
    use gloria_mundi::GloriaMundi;
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
            assert!(hint.heading.contains("Legatus"), "{hint:?}");
            let has_numbers = |why: &String| why.contains("100");
            assert!(hint.why.as_ref().is_some_and(|why| !has_numbers(why)), "{hint:?}");
            assert!((2..=N_COMPARED).contains(&hint.compared.len()), "{hint:?}");
            assert_eq!(hint.clone().lines().len(), 3 + hint.compared.len());
        }
    }

    /// The bot looks most often at one answer, and another shows a better chance: the hint names that
    /// one, unless it was hardly looked at.
    #[test]
    fn the_best_chance_of_those_shown_is_named() {
        let candidate = |action, visits, win_chance| Candidate {
            action,
            visits,
            win_chance,
            score: None,
            line: Vec::new(),
        };
        let hint = told(Locale::En, |game| {
            let legal = game.legal_actions();
            let chances = [(100, 0.50), (90, 0.49), (80, 0.52), (2, 0.99), (1, 0.10)];
            let candidates = legal.iter().zip(chances);
            let candidates = candidates.map(|(action, (n, chance))| candidate(*action, n, chance));
            Thought { candidates: candidates.collect(), ..Thought::without_reasons(legal[0]) }
        });
        let (_, label) = hint.choice.split_once(": ").expect("what to do");
        assert!(hint.compared[0].starts_with(label), "{hint:?}");
        assert_eq!(hint.compared.len(), 4, "without the one that looks better than it is");
        assert!(hint.compared[0].contains("wins 52 of 100"), "{hint:?}");
    }

    #[test]
    fn what_was_not_compared_has_no_reasons() {
        let hint = told(Locale::En, |game| Thought::without_reasons(game.legal_actions()[0]));
        assert!(hint.compared.is_empty(), "{hint:?}");
    }

    const MOST_WORDS: usize = 25;

    /// Says why of every answer on the way of some games, and what it said in a world that looks the
    /// same. How many answers had something to say.
    fn reasons<G: Speak>(kind: GameKind, locale: Locale) -> usize {
        let options =
            games::options::<G>(kind, games::toml::from_str("players = 3").unwrap()).unwrap();
        let words = Words::new(locale);
        let mut n_told = 0;
        for number in 0..4 {
            let mut game = G::new(&options, Seed::from_number(number)).unwrap();
            let names = Names::new(["Anna", "Ben", "Cato", "Dora"].map(str::to_owned));
            let mut rng = Rng::new(number);
            while let Some((seat, _)) = game.pending() {
                let to = Reader { words: &words, names: &names, seat: Some(seat) };
                let view = game.view(Some(seat));
                let other = G::imagine(&view, &mut rng).view(Some(seat));
                let legal = game.legal_actions();
                let legal = engine::answers(&legal);
                for &action in legal {
                    let told = G::reason(&to, &view, action);
                    assert_eq!(told, G::reason(&to, &other, action), "{action}");
                    if let Some(told) = told {
                        let n = told.split_whitespace().count();
                        assert!(n <= MOST_WORDS && told.ends_with('.'), "{action}: {told}");
                        n_told += 1;
                    }
                }
                game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
            }
        }
        n_told
    }

    #[test]
    fn a_reason_is_one_short_sentence_of_what_the_asker_sees() {
        for locale in Locale::ALL {
            let n_told = [
                reasons::<GloryToRome>(GameKind::GloryToRome, locale),
                reasons::<Fortuna>(GameKind::Fortuna, locale),
                reasons::<GloriaMundi>(GameKind::GloriaMundi, locale),
            ];
            assert!(n_told.iter().all(|n| *n > 500), "{n_told:?}");
        }
    }
}
