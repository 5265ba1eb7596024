//! Wrapping of text.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A piece of a paragraph with its style.
pub(crate) type TextRun = (String, Style);

pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Breaks a paragraph at plain spaces, with a hanging indent. Non-breaking spaces stay; a word that
/// is too long is cut.
pub(crate) fn wrap(pieces: &[TextRun], columns: usize, indent: usize) -> Vec<Line<'static>> {
    let columns = columns.max(1);
    let indent = indent.min(columns.saturating_sub(1));
    let mut wrapping = Wrapping {
        columns,
        indent,
        lines: Vec::new(),
        line: Vec::new(),
        used: 0,
        word: Vec::new(),
    };
    for (text, style) in pieces {
        for (nth, part) in text.split(' ').enumerate() {
            if nth > 0 {
                wrapping.space(*style);
            }
            wrapping.word.push((part.to_owned(), *style));
        }
    }
    wrapping.end()
}

/// A plain text, wrapped.
pub(crate) fn paragraph(text: &str, style: Style, columns: usize) -> Vec<Line<'static>> {
    let indent = text.len() - text.trim_start_matches(' ').len();
    wrap(&[(text.to_owned(), style)], columns, indent)
}

/// A text on one line, cut at `columns`.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if width(&kept) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        kept.push(letter);
    }
    kept.push('…');
    kept
}

struct Wrapping {
    columns: usize,
    indent: usize,
    lines: Vec<Line<'static>>,
    line: Vec<Span<'static>>,
    used: usize,
    /// The current word, possibly in several styles.
    word: Vec<TextRun>,
}

impl Wrapping {
    fn space(&mut self, style: Style) {
        self.end_word();
        if self.used < self.columns {
            self.push(" ".to_owned(), style);
        }
    }

    fn end_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        let needed: usize = word.iter().map(|(text, _)| width(text)).sum();
        if self.used + needed > self.columns && self.used > self.indent {
            self.break_line();
        }
        for (text, style) in word {
            self.push_cut(text, style);
        }
    }

    fn push_cut(&mut self, mut rest: String, style: Style) {
        while self.used + width(&rest) > self.columns {
            if self.used == self.columns {
                self.break_line();
            }
            let tail = rest.split_off(fitting(&rest, self.columns - self.used));
            self.push(rest, style);
            rest = tail;
        }
        self.push(rest, style);
    }

    fn push(&mut self, text: String, style: Style) {
        self.used += width(&text);
        self.line.push(Span::styled(text, style));
    }

    fn break_line(&mut self) {
        self.lines.push(Line::from(std::mem::take(&mut self.line)));
        self.used = 0;
        self.push(" ".repeat(self.indent), Style::new());
    }

    fn end(mut self) -> Vec<Line<'static>> {
        self.end_word();
        self.lines.push(Line::from(self.line));
        self.lines
    }
}

/// The number of bytes of a word that fit, at least one character.
fn fitting(word: &str, columns: usize) -> usize {
    let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8());
    let fits = |at: &usize| width(&word[..*at]) <= columns;
    ends.clone().take_while(fits).last().or_else(|| ends.min()).unwrap_or(word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, columns: usize) -> Vec<String> {
        let lines = paragraph(text, Style::new(), columns);
        lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn lines_break_at_spaces_and_keep_their_indent() {
        assert_eq!(lines("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(lines("fin\u{a0}: oui", 6), ["fin\u{a0}:", "oui"]);
        assert_eq!(lines("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(lines("", 3), [""]);
    }

    #[test]
    fn nothing_is_wider_than_its_place() {
        for columns in 1..20 {
            for line in lines("  a wörd and another — incomprehensibilities", columns) {
                assert!(width(&line) <= columns, "{line:?} in {columns}");
            }
            assert!(width(&cut("naïveté — oui", columns)) <= columns);
        }
    }
}
