//! Clauses that a text cites, as links to the rules.

use games::GameKind;
use maud::{Markup, html};

/// A text in which every clause that it cites is a link.
pub(crate) fn linked(text: &str) -> Markup {
    let mut rest = text;
    let mut parts = Vec::new();
    while let Some((before, clause, after)) = next_clause(rest) {
        parts.push((before, Some(clause)));
        rest = after;
    }
    parts.push((rest, None));
    html! {
        @for (before, clause) in parts {
            (before)
            @if let Some(clause) = clause { a href=(clause_address(clause)) { (clause) } }
        }
    }
}

/// What stands before the first clause, the clause, and what stands after it.
fn next_clause(text: &str) -> Option<(&str, &str, &str)> {
    let starts =
        GameKind::ALL.into_iter().filter_map(|kind| text.find(&format!("{} ", kind.book())));
    let start = starts.min()?;
    let number = &text[start + 4..];
    let end = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
    let length = 4 + number[..end].trim_end_matches('.').len();
    Some((&text[..start], &text[start..start + length], &text[start + length..]))
}

pub(super) fn kind_of(clause: &str) -> Option<GameKind> {
    GameKind::of_book(clause.split_once(' ')?.0)
}

pub(crate) fn clause_address(clause: &str) -> String {
    kind_of(clause).map(|kind| format!("/rules/{kind}#{}", anchor(clause))).unwrap_or_default()
}

/// Where a page has a clause: `for-4-3` for `FOR 4.3`.
pub(super) fn anchor(clause: &str) -> String {
    clause.to_ascii_lowercase().replace([' ', '.'], "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_in_a_sentence_lead_to_their_place() {
        let html = linked("No wine (FOR 4.3), see GTR 7.12.").into_string();
        let wanted = "No wine (<a href=\"/rules/fortuna#for-4-3\">FOR 4.3</a>), \
                      see <a href=\"/rules/glory-to-rome#gtr-7-12\">GTR 7.12</a>.";
        assert_eq!(html, wanted);
    }
}
