//! Mistakes in files that people write.

use std::fmt;
use std::ops::Range;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The file, as the user named it.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub problem: String,
}

impl TextError {
    /// A mistake at a byte of the text.
    pub fn at(file: &str, text: &str, offset: usize, problem: impl Into<String>) -> Self {
        let (line, column) = place(text, offset);
        Self { file: file.into(), line, column, problem: problem.into() }
    }

    /// A mistake found while reading TOML.
    pub fn toml(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let Range { start, .. } = error.span().unwrap_or(0..0);
        Self::at(file, text, start, one_line(error.message()))
    }

    /// A mistake found while reading JSON.
    pub fn json(file: &str, error: &serde_json::Error) -> Self {
        let full = error.to_string();
        let problem = full.rsplit_once(" at line ").map_or(&*full, |(text, _)| text);
        Self {
            file: file.into(),
            line: error.line(),
            column: error.column(),
            problem: problem.into(),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, problem } = self;
        write!(f, "{file}:{line}:{column}: {problem}")
    }
}

impl std::error::Error for TextError {}

fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[line_start..].chars().count() + 1)
}

pub(crate) fn one_line(message: &str) -> String {
    message.trim().replace('\n', ", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = "a = 1\nβ = x\n";
        let error = TextError::at("file", text, text.find('x').unwrap(), "no");
        assert_eq!(error.to_string(), "file:2:5: no");
    }

    #[test]
    fn an_offset_outside_the_text_is_its_end() {
        assert_eq!(place("a\nb", 99), (2, 2));
    }
}
