//! Styles and scripts without what only their readers need: comments, and space between words.

/// A sheet of styles. What is in quotes stays as it is.
pub(super) fn styles(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut is_apart = false;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '"' | '\'' => quoted(rest),
            '/' if rest.starts_with("/*") => {
                rest = rest[2..].split_once("*/").map_or("", |(_, after)| after);
                is_apart = true;
                continue;
            }
            _ => c.len_utf8(),
        };
        let (part, after) = rest.split_at(length);
        rest = after;
        if c.is_whitespace() {
            is_apart = true;
            continue;
        }
        if is_apart && !out.is_empty() && !joins(c) && !out.ends_with(joins) {
            out.push(' ');
        }
        is_apart = false;
        out.push_str(part);
    }
    out
}

/// What needs no space beside it.
const fn joins(c: char) -> bool {
    matches!(c, '{' | '}' | ';' | ',')
}

/// How long the text in quotes is that something begins with.
fn quoted(text: &str) -> usize {
    let quote = text.chars().next();
    let mut is_escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, c)| {
        let ends = !is_escaped && Some(c) == quote;
        is_escaped = !is_escaped && c == '\\';
        ends
    });
    end.map_or(text.len(), |(at, c)| at + c.len_utf8())
}

/// A script: comments have lines of their own, which stay, empty, so that errors name the right one.
pub(super) fn script(text: &str) -> String {
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let lines = text.lines().map(|line| if is_comment(line) { "" } else { line.trim_start() });
    lines.fold(String::with_capacity(text.len()), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_means_the_same() {
        let long =
            "/* why */ a:hover > b , c {\n  color: red;\n  width: calc(1px + 2px);\n}\n\n.d e { }";
        assert_eq!(styles(long), "a:hover > b,c{color: red;width: calc(1px + 2px);}.d e{}");
        for kept in
            [r#"content:"a  /* b */ ' \"  {";"#, "content:'\\'  ,';", "url(\"data:a\\\n  b\")"]
        {
            assert_eq!(styles(kept), kept);
        }
        assert_eq!(styles("a{} /* to the end"), "a{}");
    }

    #[test]
    fn a_script_keeps_its_lines() {
        assert_eq!(
            script("// why\n  let a = 1; // so\n\n    b();\n"),
            "\nlet a = 1; // so\n\nb();\n"
        );
    }

    #[test]
    fn no_text_of_a_script_runs_over_lines() {
        for module in &super::super::SCRIPTS {
            let text = str::from_utf8(module.body).expect("a module is text");
            for (nth, line) in text.lines().enumerate() {
                let n_quotes = line.matches('`').count();
                assert!(n_quotes.is_multiple_of(2), "{}, line {}: {line}", module.name, nth + 1);
            }
        }
    }
}
