//! Parsing of typed lines.

use engine::{Game, answers};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed<A> {
    /// A legal action, by number or in notation.
    Action(A),
    Help,
    Table,
    Log,
    /// Ask a strong bot for a hint.
    Hint,
    /// List the standing orders, or switch the order at this index.
    Orders(Option<usize>),
    TakeBack,
    Quit,
    /// A number that is not in the list.
    NoSuchNumber,
    Illegal(A),
    Unreadable,
}

/// Parses a line typed at a question with this legal list.
pub(crate) fn read<G: Game>(text: &str, legal: &[G::Action]) -> Typed<G::Action> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [word, ..] if word.starts_with('?') => Typed::Help,
        ["t"] => Typed::Table,
        ["l"] => Typed::Log,
        ["h" | "hint" | "why"] => Typed::Hint,
        ["u" | "undo"] => Typed::TakeBack,
        ["q"] => Typed::Quit,
        ["o"] => Typed::Orders(None),
        ["o", number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            Typed::Orders(Some(place(number).unwrap_or(usize::MAX)))
        }
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            numbered(number, answers(legal))
        }
        _ => match words.join(" ").parse() {
            Ok(action) if legal.contains(&action) => Typed::Action(action),
            Ok(action) => Typed::Illegal(action),
            Err(_) => Typed::Unreadable,
        },
    }
}

fn numbered<A: Copy>(text: &str, legal: &[A]) -> Typed<A> {
    let action = place(text).and_then(|place| legal.get(place));
    action.map_or(Typed::NoSuchNumber, |action| Typed::Action(*action))
}

/// The index for a number counted from 1.
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
        assert_eq!(read("2"), Typed::Action(Action::Tax));
        assert_eq!(read("ROLL"), Typed::Action(Action::Roll));
        assert_eq!(read("sell  3"), Typed::Illegal(Action::Sell(3)));
        for text in ["?", "? dock", "?dock"] {
            assert_eq!(read(text), Typed::Help);
        }
        assert_eq!((read("q"), read("Hint")), (Typed::Quit, Typed::Hint));
        assert_eq!((read("u"), read("undo")), (Typed::TakeBack, Typed::TakeBack));
        assert_eq!((read("o"), read("O 2")), (Typed::Orders(None), Typed::Orders(Some(1))));
        assert_eq!(
            (read("o 0"), read("o x")),
            (Typed::Orders(Some(usize::MAX)), Typed::Unreadable)
        );
        assert_eq!(read("0"), Typed::NoSuchNumber);
        assert_eq!(read("99999999999999999999999"), Typed::NoSuchNumber);
        for text in ["", "-1", "jump", "1 2"] {
            assert_eq!(read(text), Typed::Unreadable, "{text:?}");
        }
    }
}
