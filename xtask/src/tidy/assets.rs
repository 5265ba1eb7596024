//! Style sheets and scripts are read by people.

use super::Violation;
use crate::Result;
use crate::tree::sources;

const MAX_WIDTH: usize = 120;

pub(super) fn check() -> Result<Vec<Violation>> {
    let mut violations = Vec::new();
    for extension in ["css", "js"] {
        for source in sources("crates/web/src/assets", extension)? {
            violations.extend(too_wide(&source.path, &source.text));
        }
    }
    Ok(violations)
}

fn too_wide(path: &str, text: &str) -> Vec<Violation> {
    let widths = text.lines().map(|line| line.chars().count());
    let wide = (1..).zip(widths).filter(|(_, width)| *width > MAX_WIDTH);
    let what = |width| format!("{width} characters; {MAX_WIDTH} are the most");
    wide.map(|(line, width)| Violation::new(path, line, what(width))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_may_have_a_hundred_and_twenty_characters() {
        let text = format!("{}\n{}\n", "é".repeat(MAX_WIDTH), "é".repeat(MAX_WIDTH + 1));
        let found = too_wide("a.css", &text);
        assert_eq!(found.iter().map(|violation| violation.line).collect::<Vec<_>>(), [2]);
    }
}
