//! What the guides of the lessons say is short, in every language.

use games::{Chapter, GameKind, chapters, course};
use words::{Locale, Words};

/// The most words of a step: its heading and its text, without the clause.
const MOST: usize = 35;

#[test]
fn a_step_has_few_words() {
    for locale in Locale::ALL {
        let words = Words::new(locale);
        for (kind, chapter) in subjects() {
            for ids in steps(kind, chapter) {
                let text: Vec<String> =
                    ids.iter().map(|id| words.site().taught(id, "Marcus")).collect();
                let n = count(&text.join(" "));
                assert!(n <= MOST, "{locale}, {n} words: {text:?}");
                assert_eq!(text.concat().matches('*').count() % 2, 0, "{locale}: {text:?}");
            }
        }
    }
}

fn subjects() -> impl Iterator<Item = (GameKind, Chapter)> {
    GameKind::ALL.into_iter().flat_map(|kind| chapters(kind).map(move |chapter| (kind, chapter)))
}

/// The ids of what is said in each step together, and of each word about a mistake.
fn steps(kind: GameKind, chapter: Chapter) -> Vec<Vec<&'static str>> {
    let course = course(kind, chapter);
    let mut all: Vec<Vec<&str>> =
        course.pictures.iter().map(|picture| vec![&*picture.title, &*picture.say]).collect();
    for step in course.steps() {
        all.push(vec![&step.say]);
        all.extend(step.wrong.values().map(|id| vec![id.as_str()]));
        all.extend(step.slips.iter().map(|slip| vec![&*slip.title, &*slip.say]));
    }
    for question in &course.questions {
        all.push(vec![&question.ask]);
        all.extend(question.answers.iter().map(|answer| vec![&*answer.say, &*answer.why]));
    }
    all
}

/// Words; signs that stand alone, as French has them, are none, nor is a clause.
fn count(text: &str) -> usize {
    let clauses = GameKind::ALL.map(|kind| format!("({} ", kind.book()));
    let clause = clauses.iter().find_map(|start| text.find(start)).unwrap_or(text.len());
    text[..clause].split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}
