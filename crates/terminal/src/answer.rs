//! What a player typed.

use engine::{Game, answers};

/// What a player typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<A> {
    /// A legal action, by number or in notation.
    Action(A),
    /// What do the cards do? Or one of them: `? dock`.
    Help,
    /// What does the table look like?
    Table,
    /// What has happened?
    Log,
    /// What would a strong bot do, and why?
    Hint,
    /// What can be answered for me? Or the order at this place of the list, given or cancelled.
    Orders(Option<usize>),
    /// Ask me the last question again.
    TakeBack,
    /// Enough.
    Quit,
    /// A number that is not in the list.
    NoSuchNumber,
    /// An action that is not legal.
    Illegal(A),
    /// None of these.
    Unreadable,
}

/// Reads a line as an answer to a question with this list.
pub(crate) fn read<G: Game>(text: &str, legal: &[G::Action]) -> Answer<G::Action> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [word, ..] if word.starts_with('?') => Answer::Help,
        ["t"] => Answer::Table,
        ["l"] => Answer::Log,
        ["h" | "hint" | "why"] => Answer::Hint,
        ["u" | "undo"] => Answer::TakeBack,
        ["q"] => Answer::Quit,
        ["o"] => Answer::Orders(None),
        ["o", number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            Answer::Orders(Some(place(number).unwrap_or(usize::MAX)))
        }
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            numbered(number, answers(legal))
        }
        _ => match words.join(" ").parse() {
            Ok(action) if legal.contains(&action) => Answer::Action(action),
            Ok(action) => Answer::Illegal(action),
            Err(_) => Answer::Unreadable,
        },
    }
}

fn numbered<A: Copy>(text: &str, legal: &[A]) -> Answer<A> {
    let action = place(text).and_then(|place| legal.get(place));
    action.map_or(Answer::NoSuchNumber, |action| Answer::Action(*action))
}

/// The place in a list that is counted from 1.
fn place(number: &str) -> Option<usize> {
    number.parse::<usize>().ok()?.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use games::fortuna::{Action, Fortuna};

    use super::*;

    #[test]
    fn numbers_notation_and_letters_are_understood() {
        let legal = [Action::Roll, Action::Tax];
        let read = |text| read::<Fortuna>(text, &legal);
        assert_eq!(read("2"), Answer::Action(Action::Tax));
        assert_eq!(read("ROLL"), Answer::Action(Action::Roll));
        assert_eq!(read("sell  3"), Answer::Illegal(Action::Sell(3)));
        for text in ["?", "? dock", "?dock"] {
            assert_eq!(read(text), Answer::Help);
        }
        assert_eq!((read("q"), read("Hint")), (Answer::Quit, Answer::Hint));
        assert_eq!((read("u"), read("undo")), (Answer::TakeBack, Answer::TakeBack));
        assert_eq!((read("o"), read("O 2")), (Answer::Orders(None), Answer::Orders(Some(1))));
        assert_eq!(
            (read("o 0"), read("o x")),
            (Answer::Orders(Some(usize::MAX)), Answer::Unreadable)
        );
        assert_eq!(read("0"), Answer::NoSuchNumber);
        assert_eq!(read("99999999999999999999999"), Answer::NoSuchNumber);
        for text in ["", "-1", "jump", "1 2"] {
            assert_eq!(read(text), Answer::Unreadable, "{text:?}");
        }
    }
}
