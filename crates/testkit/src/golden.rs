//! Files that hold what a program must print.

use std::path::Path;
use std::{env, fs};

/// Set to `1`, golden files are rewritten instead of compared: `cargo xtask bless`.
pub const BLESS: &str = "TRIVIUM_BLESS";

/// Compares a text with the file that holds it. An error names the first line that differs.
pub fn compare(path: &Path, actual: &str) -> Result<(), String> {
    if is_blessing() {
        return write(path, actual).map_err(|error| format!("{}: {error}", path.display()));
    }
    let expected = fs::read_to_string(path)
        .map_err(|error| format!("{}: {error}; `cargo xtask bless` writes it", path.display()))?;
    match first_difference(&expected, actual) {
        None => Ok(()),
        Some(difference) => Err(format!("{}:{difference}", path.display())),
    }
}

/// Whether files are rewritten.
pub fn is_blessing() -> bool {
    env::var_os(BLESS).is_some_and(|value| value == "1")
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory)?;
    }
    fs::write(path, text)
}

fn first_difference(expected: &str, actual: &str) -> Option<String> {
    if expected == actual {
        return None;
    }
    let (mut old, mut new) = (expected.split('\n'), actual.split('\n'));
    for number in 1.. {
        let lines = (old.next(), new.next());
        if lines.0 != lines.1 {
            let show = |line: Option<&str>| line.unwrap_or("(end of text)").to_owned();
            let (old, new) = (show(lines.0), show(lines.1));
            return Some(format!(
                "{number}: the text changed\n  expected: {old}\n  got:      {new}"
            ));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_different_line_is_named() {
        let difference = first_difference("a\nb\nc\n", "a\nx\nc\n").unwrap();
        assert!(difference.starts_with("2: "), "{difference}");
        assert!(difference.contains("expected: b"), "{difference}");
    }

    #[test]
    fn a_missing_end_is_a_difference() {
        assert!(first_difference("a\n", "a").is_some());
        assert!(first_difference("a", "a\nb").is_some());
        assert_eq!(first_difference("a\n", "a\n"), None);
    }
}
