//! Words that must not be in the source, and sizes that files and lines must not exceed.

use super::Violation;
use super::dependencies::RulesCrates;
use crate::Result;
use crate::tree::sources;

const MAX_LINES: usize = 600;
/// Of style sheets and scripts, which are read by people.
const MAX_WIDTH: usize = 120;

/// Not in any source file. Split here, so that this file does not contain them.
const NOWHERE: &[&str] =
    &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("#[ig", "nore"), concat!("#[al", "low(")];

/// Not in the rules, comments apart: nothing that could differ from one machine to the next.
const NOT_IN_RULES: &[&str] = &[
    "HashMap",
    "HashSet",
    "std::time",
    "std::thread",
    "std::fs",
    "std::net",
    "std::env",
    "f32",
    "f64",
    "println!",
    "async",
    "rand::",
];

pub(super) fn check(crates: &RulesCrates) -> Result<Vec<Violation>> {
    let mut violations = Vec::new();
    for directory in ["crates", "xtask"] {
        for source in sources(directory, "rs")? {
            violations.extend(too_long(&source.path, &source.text));
            violations.extend(found(&source.path, &source.text, NOWHERE));
        }
    }
    for extension in ["css", "js"] {
        for source in sources("crates/web/src/assets", extension)? {
            violations.extend(too_wide(&source.path, &source.text));
        }
    }
    for directory in crates.directories() {
        for source in sources(&format!("{directory}/src"), "rs")? {
            violations.extend(found(&source.path, &without_comments(&source.text), NOT_IN_RULES));
        }
    }
    Ok(violations)
}

fn too_long(path: &str, text: &str) -> Option<Violation> {
    let n_lines = text.lines().count();
    let what = format!("{n_lines} lines; {MAX_LINES} are the most");
    (n_lines > MAX_LINES).then(|| Violation::new(path, n_lines, what))
}

fn too_wide(path: &str, text: &str) -> Vec<Violation> {
    let widths = text.lines().map(|line| line.chars().count());
    let wide = (1..).zip(widths).filter(|(_, width)| *width > MAX_WIDTH);
    let what = |width| format!("{width} characters; {MAX_WIDTH} are the most");
    wide.map(|(line, width)| Violation::new(path, line, what(width))).collect()
}

fn found(path: &str, text: &str, words: &[&str]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let present = words.iter().filter(|word| contains_word(content, word));
        violations.extend(
            present.map(|word| Violation::new(path, line, format!("`{word}` must not stand here"))),
        );
    }
    violations
}

/// Whether a line contains a word that is not part of a longer one.
pub(super) fn contains_word(line: &str, word: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let joins = |left, right| is_part(left) && is_part(right);
    let (first, last) = (word.chars().next(), word.chars().next_back());
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        !joins(before, first) && !joins(last, after)
    })
}

pub(super) fn without_comments(text: &str) -> String {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned() + "\n";
    text.lines().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_word_is_found_with_its_line() {
        let text = "fn score() -> u8 {\n    let x: f64 = 1.0;\n}\n";
        let violations = found("a.rs", &without_comments(text), NOT_IN_RULES);
        assert_eq!(violations, [Violation::new("a.rs", 2, "`f64` must not stand here")]);
    }

    #[test]
    fn parts_of_words_and_comments_are_no_words() {
        let text = "// no HashMap\nlet operand::<u8> = 0xf640; my_async();\n";
        assert_eq!(found("a.rs", &without_comments(text), NOT_IN_RULES), []);
    }

    #[test]
    fn marks_of_unfinished_work_are_found_in_comments() {
        let text = format!("// {}: later\n#[{}]\n", concat!("TO", "DO"), concat!("ig", "nore"));
        assert_eq!(found("a.rs", &text, NOWHERE).len(), 2);
    }

    #[test]
    fn a_file_may_have_six_hundred_lines() {
        assert_eq!(too_long("a.rs", &"\n".repeat(600)), None);
        assert!(too_long("a.rs", &"\n".repeat(601)).is_some());
    }

    #[test]
    fn a_line_may_have_a_hundred_and_twenty_characters() {
        let text = format!("{}\n{}\n", "é".repeat(MAX_WIDTH), "é".repeat(MAX_WIDTH + 1));
        let found = too_wide("a.css", &text);
        assert_eq!(found.iter().map(|violation| violation.line).collect::<Vec<_>>(), [2]);
    }
}
