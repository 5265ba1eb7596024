//! Text of people of both writing directions: what one writes does not turn the line of another.

use std::borrow::Cow;

use games::outside::{END, ISOLATE};
use table::MAX_MESSAGE;
use unicode_normalization::char::is_combining_mark;

/// Marks on one letter: no script needs more, and a heap of them reaches into other lines.
const MAX_MARKS: usize = 4;

/// A name for the middle of a sentence: one that is written from right to left keeps to itself.
pub(crate) fn isolated(name: String) -> String {
    if name.chars().any(is_from_right) { format!("{ISOLATE}{name}{END}") } else { name }
}

/// A text without control characters and direction marks; line breaks become spaces.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| !is_space(c) && !is_removed(c) && !is_combining_mark(c)) {
        return Cow::Borrowed(text);
    }
    let kept = text.chars().filter(|c| is_space(*c) || !is_removed(*c));
    let mut n_marks = 0;
    let few_marks = kept.filter(move |c| {
        n_marks = if is_combining_mark(*c) { n_marks + 1 } else { 0 };
        n_marks <= MAX_MARKS
    });
    Cow::Owned(few_marks.map(|c| if is_space(c) { ' ' } else { c }).collect())
}

/// What someone says, as it is stored. A text that is too long is left to be refused.
pub(crate) fn said(text: &str) -> String {
    if text.chars().count() > MAX_MESSAGE {
        return text.to_owned();
    }
    let said = clean(text);
    // What shows nothing says nothing.
    let said = if said.chars().all(is_blank) { "" } else { said.trim() };
    said.to_owned()
}

/// Characters that leave no trace on a page by themselves.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}')
}

fn is_space(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Control characters, Unicode's explicit directions and marks, and its invisible tags.
fn is_removed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            | '\u{e0000}'..='\u{e007f}')
}

/// Whether a letter belongs to a right-to-left script, such as Hebrew or Arabic.
fn is_from_right(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_from_right_to_left_are_isolated() {
        for name in ["Anna", "Иван", "山田", "Zoë 2"] {
            assert_eq!(isolated(name.to_owned()), name);
        }
        for name in ["דוד", "محمد"] {
            assert_eq!(isolated(name.to_owned()), format!("\u{2068}{name}\u{2069}"));
        }
    }

    #[test]
    fn what_is_said_turns_nothing() {
        for text in ["salve", "שלום, Anna!", "👩‍🚀 ok", "naïve — “so”"] {
            assert!(matches!(clean(text), Cow::Borrowed(kept) if kept == text));
        }
        assert_eq!(clean("a\u{202e}b\u{2066}c\u{200f}d\0\u{1b}[31m\u{7f}"), "abcd[31m");
        assert_eq!(clean("a\u{e0041}b"), "ab");
        let heap = format!("e{}x", "\u{301}".repeat(50));
        assert_eq!(clean(&heap), "e\u{301}\u{301}\u{301}\u{301}x");
        for nothing in ["\u{200b}", "\u{2800} \u{3164}", "\u{fe0f}\u{2060}", " "] {
            assert_eq!(said(nothing), "", "{nothing:?}");
        }
        assert_eq!(said(" 👩‍🚀 "), "👩‍🚀");
        assert_eq!(clean("one\ntwo\tthree\u{2028}four"), "one two three four");
    }
}
